# What moves are for, as commands, menus and forms say it.

verb-choose = Answer what the referee asks.
    .option = One of the options offered

verb-move = Go to a place on the map.
    .to = The place to go to, as the map names it
    .asks = Where to?

verb-pass = End your turn, or decline what you are offered.

verb-roll = Roll the dice.

verb-use = Use something that you have.
    .item = What to use
    .asks = What do you use?

verb-equip = Take something from your pack into play.
    .item = What to take
    .asks = What do you take into play?

verb-stow = Put something in play into your pack.
    .item = What to put away
    .asks = What do you put away?

verb-discard = Say which card goes, when you hold too many or it is no longer needed.
    .card = Which card
    .asks = Which card goes?

verb-trust = Leave it to the others, or to the safe choice.

verb-enter = Join a party that is on its way.
    .name = What you are called

verb-give = Hand something over.
    .item = What you give
    .who = Who gets it
    .asks = What do you give, and to whom?

verb-buy = Buy something where there is a market.
    .goods = What to buy
    .asks = What do you buy?

verb-order = Give an order of your game, or say once what you always want.
    .order = The order
    .asks = What should hold from now on?

verb-gm = The game master's desk: rule, place, reveal, speak.
    .order = What to do
    .details = With what, as the form asks
    .steps = The desk

# What is said alike of moves that each game has as its own.

verb-explore = Explore: a door, a planet, the frontier.
    .what = What to explore: the letter of a door or its hex; a planet; the frontier

verb-place = Lay a tile, or take the place that you are asked for.
    .at = The number or letter on the map, or the name of the place

verb-search = Search the place where you are.
