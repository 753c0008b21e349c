# What somebody who was away is told. { "{}" } is where what it happened to stands; what somebody did follows their name.
gist-tiles = new tiles lie at { "{}" }
gist-torchlit = torchlight showed { "{}" }
gist-peeked = you saw { "{}" }
gist-closed = closed: { "{}" }
gist-closed-on = { $at } on { $delvers }
gist-deserted = closed empty: { "{}" }
gist-won = won { "{}" }
    .what = battle
gist-succeeded = came through { "{}" }
    .what = encounter
gist-failed = failed in { "{}" }
gist-used = used { "{}" }
gist-driven = drove off { "{}" }
    .what = the beast
gist-prowled = the beast went to { "{}" }
gist-fulfilled = fulfilled { "{}" }
gist-collected = collected { "{}" }
    .gold = Gold
    .treasure = Treasure
gist-gained = gained { "{}" } XP
    .lost = lost { "{}" } XP
gist-flipped = turned { "{}" } faceup
    .gold = Gold of { $card }
gist-faction = leads the { "{}" }
gist-first = goes first
gist-ending = { $why ->
        [sun] the sun is down: the last round runs
        [gold] the last Gold is taken: the last round runs
       *[tiles] no tile is left: the last round runs
    }
gist-ended = it is over, and the points are { "{}" }
    .points = { $who } { $points }
the-treasure = { THE($treasure) }

# Titles that are earned, and the columns of the last table.
title-won = Won most battles
title-came-through = Came through most encounters
title-contracts = Fulfilled most contracts
title-driven = Drove the beast off most
title-treasures = Carried off most treasure
title-gold = Filled most bags with gold
title-spent = Paid most for an edge
title-never-failed = Never failed in an encounter
title-tiles = Built most of the cavern
title-last = Laid the last tile
column-tiles = tiles
column-wins = wins

# The cavern of the day.
day-score = { points }, { $treasures ->
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }
mark-treasure = a treasure
mark-gold = gold
mark-failure = a failure
mark-room = a room
mark-lost = a room lost
turn-named = turn

# What somebody is asked in the turns of others.
asked-dice = more dice
asked-roll = changing your roll
