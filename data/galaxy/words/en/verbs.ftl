# What moves are for, as commands, menus and forms say it.

verb-activate = Activate a system with a tactic token.
    .system = Which system, as the map names it
    .asks = Which system?

verb-move =
    .origin = Where they come from
    .units = Which units: 1 transport, 3 infantry
    .asks = Which ships, and from where?

verb-land = Land ground forces on a planet.
    .planet = Which planet
    .units = Which units: 2 infantry, 1 mech
    .asks = Which forces, and where?

verb-explore =
    .where = At a desk: the planet with its traits, or where
    .asks = What do you explore?
    .here = Explore a planet, or the frontier.

verb-produce = Produce units.
    .units = Which units: 2 infantry, 1 scout
    .asks = What do you produce?

verb-research = Research a technology.
    .technology = Which technology
    .asks = Which technology?

verb-play = Play an order card from your hand.
    .card = Which card
    .target = On what, if the card needs it
    .asks = Which card do you play?

verb-use =
    .target = On what, if it needs that
    .asks = What do you use?

verb-relic = Turn three relic fragments into a relic.
    .fragments = Of which type
    .asks = Fragments of which type?

verb-trade = Offer a player a trade.
    .who = With whom
    .what = 2 commodities for 1 trade good
    .steps = Offer a trade

verb-reopen = Trade first: your card lies open again until you resolve it.

verb-accept = Agree to a trade that you were offered.
    .offer = Whose offer
    .asks = Whose offer do you accept?

verb-decline = Decline a trade, or take your own offer back.
    .offer = Which offer
    .asks = Which offer do you decline?

verb-pay = Pay what is asked, in another way than offered.
    .how = Planets and trade goods
    .asks = How do you pay?

verb-vote = Vote for who should be speaker.
    .who = For whom
    .planets = Planets to exhaust for it, or: all
    .asks = For whom, and with how much?

verb-decide = Answer the referee in secret.

verb-resign = Give up for good: your planets go free.
    .sure = Write yes if you are sure

# At a desk.

verb-chart = Explore a planet that is new to the desk.
    .planet = Its name and its traits: Aster: cultural
    .form = New planet

verb-control = Say at the desk who controls a planet.
    .who = Which player, or: nobody
    .planet = Which planet
    .asks = Who controls which planet?

verb-turn = Say whose turn it is at the desk.
    .who = Which player
    .asks = Whose turn is it?

verb-seat = Add a player to the desk.
    .name = What the player is called
    .form = Add a player

verb-attach = Attach a card to a planet by hand.
    .card = Which card
    .planet = To which planet
    .asks = Which card, and to which planet?

verb-purge = Take a card out of the game.
    .what = Which card, fragment or relic
    .asks = What goes out of the game?
