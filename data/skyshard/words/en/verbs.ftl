# What moves are for, as commands, menus and forms say it.

verb-explore =
    .asks = Explore through which door?
    .here = Explore a door that you stand on or can see, by its letter.

verb-visit = Walk to a door, a cache or an enemy, and explore, try the lock or attack at once.
    .to = The hex with the door, the cache or the enemy
    .asks = Where do you go, to explore, to open or to attack?

verb-attack = Attack an enemy in reach and sight.
    .target = The hex of the enemy
    .asks = Attack whom?

verb-finish = Attack an enemy again and again, until it is down or you hold 2 fatigue.
    .target = The hex of the enemy
    .asks = Attack whom until it is down?

verb-open = Try the lock of the cache you have just stepped up to.

verb-crack = Roll again and again, until the lock opens, 1 fatigue would open it, or no roll is left.

verb-adjust = Take 1 fatigue to change one die of the lock by 1.
    .die = Which die, from the left: 1, 2 or 3
    .to = What it should show, one up or down
    .asks = Which die, and to what?

verb-match = Change dice one after the other until the lock opens, for the least fatigue.

verb-place =
    .here = Say how a tile lies, or where someone stands, by the number or letter on the map.

verb-heal = Mender, once per turn: heal 2 health of a unit in reach.
    .target = The hex of the unit
    .asks = Heal whom?

verb-revive = Mender: spend the whole turn to bring back an adventurer who fell beside you.
    .target = The hex where the adventurer fell
    .asks = Bring back whom?

verb-dig = If no door is left: spend your whole turn, and a tile falls in and opens one.

verb-ask = Once a turn: ask another of you for something in their next turn. Bots do it.
    .target = The hex of the one you ask, or the name
    .wish = come: to come to you; hold: to open no door; take: to take the shard
    .asks = Whom do you ask for what?

verb-retreat = Agree to leave the delve at the end of this round; it takes all who stand.

verb-stay = Take back your agreement to retreat.
