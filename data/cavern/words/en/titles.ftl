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
column-wins = rooms

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

# What a player is asked in the turns of others.
asked-dice = more dice
asked-roll = changing your roll
