# What stands on pictures, and the texts that say the same.

## The legend.

legend-quills = Beast, reaches 3
legend-archer = Raider, reaches 3
legend-caller = Husk, reaches 3
legend-wary = { CAP(habit-wary) }
legend-guards = { CAP(habit-guards) }
legend-stalks = { CAP(habit-stalks) }
legend-flees = { CAP(habit-flees) }
legend-calls = { CAP(habit-calls) }
legend-swaps = { CAP(habit-swaps) }
legend-still = { CAP(habit-still) }

## What a scenario has put on the map, for whoever cannot see it.

mark-lock = A { $lock } at { $at }{ $number ->
        [0] { "" }
       *[other] , the { ordinal } in order
    }{ $able ->
        [yes] { "" }
       *[no] , not yet to be opened
    }.
mark-place = All meet on the tile of { $at }, or beside it.
mark-water = Under water: the tiles of { $cells }.
mark-carried = { COUNT($names) ->
        [one] { $names } carries { $burden }.
       *[other] { $names } carry { $burden }.
    }

## The floor, tile by tile.

floor-intro = The floor by tiles, the nearest first; a tile has walls all round but where it touches another.
floor-tile = { CAP(THE($tile)) }{ $ground ->
        [none] { "" }
       *[other] { " (" }{ $ground })
    }: { LIST($cells, type: "comma") }{ COUNT($ways) ->
        [0] { "" }
       *[other] ; { LIST($ways, type: "comma") }
    }.
floor-touches = { $at } touches { $others }
floor-cells = { $cells } of { THE($tile) }

## The text of a picture.

alt-decides = { $question } { $chooser } decides: { $marks }.
alt-mark = { $letter } is { $at }
alt-exploring = { $question } { $who } explores door { $door } at { $at }.
alt-ways = { ways }.
alt-ways-left = { $left } of { ways } left.
alt-part = { $letter } is { LIST($cells, type: "or") }, { $ways }.
alt-way = { $way } lies on { LIST($cells, type: "comma") }, { COUNT($doors) ->
        [0] no new door
        [1] new door at { $doors }
       *[other] new doors at { $doors }
    }.
alt-before = Skyshard, before the delve. The entrance has a doorway at N19 and N20.
alt-over = Skyshard, round { $round }. { $result ->
        [won] The party has won.
        [lost] Nobody stands.
        [retreat] The party has turned back.
       *[ended] The delve was broken off.
    }
alt-to-act = Skyshard, round { $round }, { $who } to act.
alt-to-choose = Skyshard, round { $round }, the party to choose.
alt-no-door = No door can be explored.
alt-progress = { CAP($progress) }.
alt-shards = Shards { $gained } of { $required }.
alt-exhaustion = { $health ->
        [0] Exhaustion from round { $round }.
       *[other] Exhaustion costs { $health } health this round.
    }
alt-actor = { $who } is at { $at } with { $health } of { $most } health{ $moving ->
        [reach] , reach { $reach }
        [again] , no movement left but a second move
        [spent] , no movement left
       *[other] { "" }
    }{ $ground ->
        [mire] , on a flooded tile where each hex costs 2
        [murk] , in murk
        [embers] , on embers
        [hush] , on a hushed tile
        [gale] , in a gale
        [dust] , in dust
        [balm] , on balm
       *[none] { "" }
    }.
alt-doors = { $why ->
        [reach] { COUNT($doors) ->
            [one] Door { $doors } is in reach.
           *[other] Doors { $doors } are in reach.
        }
        [later] { COUNT($doors) ->
            [one] Door { $doors } stands open for a later turn.
           *[other] Doors { $doors } stand open for a later turn.
        }
       *[far] { COUNT($doors) ->
            [one] Door { $doors } is too far.
           *[other] Doors { $doors } are too far.
        }
    }
alt-people = { LIST($people, type: "comma") }.
alt-companion-alone = { CAP(THE($who)) } { $at } { $health }/{ $most }
alt-unit = { THE($who) } { $at } { $health }/{ $most }
alt-down = { $who } is down
alt-enemies = Enemies: { LIST($enemies, type: "comma") }.
alt-enemy = level { $level } at { $at }{ COUNT($about) ->
        [0] { "" }
       *[other] { " (" }{ LIST($about, type: "comma") })
    }
alt-wounds = { $health } of { $most } health
alt-farther = { $number } more farther off
alt-traps = A trap lies on the tile of { $cells }.
alt-marks = { CAP($mark) } on the tile of { $cells }.
alt-caches = { $rank ->
        [legendary] { COUNT($cells) ->
            [one] Legendary cache { LIST($cells, type: "comma") }.
           *[other] Legendary caches { LIST($cells, type: "comma") }.
        }
       *[common] { COUNT($cells) ->
            [one] Common cache { LIST($cells, type: "comma") }.
           *[other] Common caches { LIST($cells, type: "comma") }.
        }
    }
chooser-party = The party
