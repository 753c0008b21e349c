# What events come to for a member who was away. What a player did follows their name; $them is what like events name.
recap-tiles = new tiles lie at { $them }
    .one = { $at }
recap-torchlit = torchlight showed { $them }
    .one = { $gathered }
recap-peeked_own = you saw { $them }
    .one = { $gathered }
recap-deserted = closed with no one in it: { $them }
    .one = { $at }
recap-won = won { $them }
    .one = battle
recap-beat-rivals = beat { $them }
    .one = { LIST($beaten) }
recap-beat = beat { $them }
    .one = { THE($monster) }
recap-lost-to = lost to { $them }
    .one = { THE($monster) }
recap-succeeded = { $why ->
        [fight] won { $them }
        [test] passed { $them }
       *[other] emptied { $them } without a roll
    }
    .one = { $why ->
        [fight] Fight
        [test] Test
       *[other] room
    }
    .many = { $why ->
        [fight] Fights
        [test] Tests
       *[other] rooms
    }
recap-failed = { $why ->
        [fight] lost { $them }
        [test] failed { $them }
       *[other] backed out of { $them }
    }
    .one = { $why ->
        [fight] Fight
        [test] Test
       *[other] room
    }
    .many = { $why ->
        [fight] Fights
        [test] Tests
       *[other] rooms
    }
recap-used = used { $them }
    .one = { THE($treasure) }{ $brings ->
        [yes] { " (" }{ $does })
       *[no] { "" }
    }
recap-driven = drove off { $them }
    .one = the beast
recap-prowled = the beast went to { $them }
    .one = { $at }
recap-fulfilled = fulfilled { $them }
    .one = { $contract }
recap-gold = collected { $them }
    .one = Gold
    .many = Gold
recap-treasure = collected { $them }
    .one = Treasure
recap-flipped = turned { $them } faceup
    .one = { $deck ->
        [gold] Gold of { $turned }
       *[treasure] { THE($turned) }
    }
recap-faction = leads the { $them }
    .one = { $faction }
recap-opened = goes first
recap-ending = { $why ->
        [sun] the sun is down: the last round runs
        [gold] the last Gold is taken: the last round runs
       *[tiles] no tile is left: the last round runs
    }
recap-ended = it is over, and the points are { $them }
    .one = { LIST($scores, type: "comma") }
# What players took from a room.
recap-room = { $at }: { LIST($shares, type: "comma") }
recap-share = { $who } { $any ->
        [yes] { loot }
       *[no] nothing
    }
