# Why a move cannot be made. Each says what is the case; the rule's id stands behind it.

## Turns and questions.

not-your-turn = It's { COUNT($names) ->
        [0] no one's
       *[other] { LIST($names, type: "or", each: "of") }
    } turn. I'll call you.
delve-ended = This delve has ended.
first-classes = First everyone chooses a class.
first-relics = First everyone who may chooses a relic to bring.
first-places = First everyone takes a hex of the entrance.
first-answer-lock = First the lock: roll, adjust a die, or pass to give it up.
first-the-lock = First the lock.
first-lay-tile = Lay the new tile first: choose a number on the map.
first-choose = First choose { LIST($cells, type: "or") }.
nothing-asked = Nothing is being asked.
not-at-lock = You are not at a lock.
no-tile-to-lay = There is no tile to lay: that comes after exploring a door.

## Before the delve.

class-taken = { CAP(THE($kind)) } is taken.
no-such-class = The classes left are { LIST($kinds, type: "comma") }.
not-yours-to-bring = The relics that you may bring are { LIST($relics, type: "comma") }.
not-free-entrance = The free hexes of the entrance are { LIST($cells, type: "comma") }.

## Answers.

no-such-way = The ways to lay it are numbered 1 to { $number }.
not-offered = The choice is between { LIST($cells, type: "comma") }.
no-such-shift = You may move these, from where to where: { LIST($shifts, type: "comma") }.

## Locks.

no-more-rolls = The lock allows no more rolls.
no-rolls-in-a-row = The lock allows no rolls in a row.
no-sure-match = Changes of dice do not open the lock now: one is enough, or too little fatigue is left.
no-such-die = The dice left are numbered 1 to { $number }.
die-changes-by-one = Die { $die } shows { $shown } and can be changed by one.
too-tired = That costs 1 fatigue, and you hold { $number } already.
lock-out-of-order = This lock turns only once those before it in the order are open.
cache-chance-passed = The chance at this cache has passed: step away and come back.
no-cache-here = There is no cache here.

## Exploring.

door-off-map = { $at } is not on the map.
no-door-there = { $at } has no door.
door-explored = The door at { $at } has been explored: another door stands against it.
door-without-space = The door at { $at } faces no empty space.
explored-this-turn = You have taken your explore action this turn.
moved-before-exploring = You have moved this turn, so no explore action is left.{ $here ->
        [yes] { " Step off the door and back on to explore it." }
       *[no] { "" }
    }
door-unseen = You can't see door { $door } from here: its tile is not connected to yours.
# $path: whether any path leads there.
door-too-far = You can't explore from here: { $path ->
        [yes] door { $door } is { $steps } hexes away and you have { $stamina } steps.
       *[no] no path leads to door { $door }.
    }
no-card-left = No card is left to draw. One comes back when a trap on the map has gone off or been disarmed.
no-exploring-any-more = Every { $mark } of this delve has been drawn: no door is explored any more.
no-such-door = There is no door “{ $text }”. { COUNT($doors) ->
        [0] No door on the map can be explored.
       *[other] To explore: { $doors }.
    }
dig-instead = No door on the map can be explored. Dig instead: a whole turn brings a tile down and opens one again.
all-drawn = Every { $mark } of this delve has been drawn.
doors-left = { COUNT($doors) ->
        [one] You can dig only when no door is left, and door { $doors } is.
       *[other] You can dig only when no door is left, and doors { $doors } are.
    }
turn-begun = This takes a whole turn, and you have begun yours.
nothing-can-fall = No tile can fall in now: each that could has one of you on it, or its fall would split the party.

## Walking.

no-such-hex = There is no hex “{ $text }” on the map.
there-already = You are there already.
explored-before-moving = You have taken an explore action this turn, so you can't move any more.
asked-already = You have asked one of the others this turn.
no-such-other = No other player's adventurer stands at { $at }.
nobody-to-ask = No other player's adventurer stands.
known-wishes = You can ask for { LIST($wishes, type: "or") }.
hex-taken = { $who ->
        [none] An enemy
       *[other] { $who }
    } stands at { $at }. A hex holds one unit: you can't walk through it or swap places.
no-second-move = You have attacked, so there is no second move this turn.
no-movement-left = You have no steps left this turn.
no-hex-to-walk-to = There is no free hex that you could walk to from here.
out-of-movement = { $at } can't be reached with { $movement ->
        [one] the 1 step
       *[other] the { $movement } steps
    } that you have left{ COUNT($names) ->
        [0] .
        [one] : { LIST($names) } stands in the way, and you can't walk through.
       *[other] : { LIST($names) } stand in the way, and you can't walk through.
    }
trap-first = A trap lies on the tile of { $at } and comes first: just move there.
nothing-to-visit = There is no door and no cache to reach at { $at }: just move there.
nothing-to-walk-to = No door to explore, no cache and no enemy to walk up to is within your steps.

## Attacks.

no-enemy = There is no enemy on the map.
no-enemy-there = No enemy stands at { $at }.
moved-twice = You have moved twice this turn, so you can't attack.
too-tired-to-attack = Another attack costs 1 fatigue, and you hold { $number } already.
hex-unseen = You can't see { $at } from here.
out-of-reach = { $at } is { $steps } hexes away and your reach is { $reach }.
murk = Murk: nothing farther than the next hex can be hit into or out of that tile.
enemy-in-reach = You reach the enemy at { $at } from here: attack it.
other-enemy-in-reach = Another enemy is in reach already: attack that one, or move by yourself.
no-movement-to-attack = You have no steps left from which you could still attack.
no-hex-to-attack-from = With { $movement ->
        [one] 1 step
       *[other] { $movement } steps
    } you come to no plain hex from which you reach the enemy at { $at }.
one-blow-only = One more attack brings you to { $number } fatigue or more: attack just once.

## Healing and bringing back.

only-menders-heal = Only a Mender heals.
healed-this-turn = You have healed this turn.
nobody-to-heal = No one within { $reach } hexes of you has lost health.
nobody-to-heal-there = No one who needs it is in reach at { $at }.
only-menders-revive = Only a Mender brings anyone back.
turn-begun-before-reviving = Bringing someone back takes a whole turn, and you have begun yours.
nobody-to-revive = No one fell within one step of you.
nobody-fell-there = No one fell at “{ $text }” within one step of you.

## Relics.

relic-in-pack = { GENDER($relic) ->
        [p] { CAP($relic) } are in your pack: equip them first.
       *[n] { CAP($relic) } is in your pack: equip it first.
    }
no-such-relic-in-play = You carry no { $relic } in play.
no-relic-in-play = You carry no relic in play.
relic-works-by-itself = { GENDER($relic) ->
        [p] { CAP($relic) } work by themselves while they are in play.
       *[n] { CAP($relic) } works by itself while it is in play.
    }
hush = Hush: no relic works on this tile.
relic-for-locks = { CAP($relic) } is for a die of a lock.
full-health = You are at full health.
no-fatigue = You hold no fatigue.
no-relic-to-swap = { $packed ->
        [yes] You have no { $relic } in your pack.
       *[no] You have no { $relic } in play.
    }
once-per-turn = Once per turn is enough.
relics-in-play = You carry { $number } relics in play: stow one first.
pack-empty = Your pack is empty.

## Retreat.

delve-not-begun = The delve has not begun.
no-say-when-down = A fallen adventurer has no vote on the retreat.
retreat-agreed-already = You have agreed to retreat already.
retreat-not-agreed = You have not agreed to retreat.

## What one does here in place of a command that only other games have: "Skyshard has no /search: ...".

lacks-search = explore a door, or open a cache that you stand on
lacks-give = nothing can be handed over
lacks-gm = I referee it alone
