# What the game is about, and what the host may choose in the lobby.

about = Explore planet by planet, trade, fight and vote: rivals among the stars, for points.
# $moves: of each player. $weeks: where everybody looks in twice a day.
briefed = Explore, trade, fight, vote: { $points } points win, or most after { $rounds } rounds. { $fewest } to { $most } presses each, up to { $weeks } weeks among people.
briefly = A turn is one action: activate a system to move, fight, land and explore there, give an order, use a card, or pass for the round. Before and after it you may trade. `/rules turn` tells more. At a desk you explore what you name, carry the card out where you play, and press Resolved.
desk-about = Exploration decks for a big game that you play elsewhere.
    .players = Who plays it: up to 8 names, divided by commas

option-play = A whole game for 2 to 6 rivals, or only the decks, for a big game played elsewhere.
option-length = How long an expedition lasts: to 8 points in 6 rounds, or to 5 in 4.
option-factions = Whether each of you plays a faction, with an ability and a beginning of its own.
option-worlds = How many planets a map is made from, 36 or always the same 12, and how many goals.
option-frontier = How many cards the frontier deck has: all 20, or the 14 of the older printing.

page-planets = The planets: who holds them, what they are worth.
    .which = A planet, or a system
page-decks = The decks: what is left in them, what lies beside them.
    .deck = Which deck
page-goals = The goals in sight, who scored them, and your own.
page-cards = What a card, a technology, a relic or a unit does.
    .which = Its name

# What was chosen, as a post of the lobby tells it.

lobby-play = { $value ->
        [desk] an exploration desk
       *[expedition] an expedition
    }
lobby-length = { $value ->
        [short] a short expedition
       *[full] a full expedition
    }
lobby-factions = { $value ->
        [on] with factions
       *[off] no factions
    }
lobby-worlds = { $value } planets
lobby-frontier = { $value } frontier cards
