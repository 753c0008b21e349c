# What stands on pictures, and the texts that say the same.

## The legend.

legend-figure-quills = { $names }, hits 3 hexes off
legend-figure-archer = { $names }, hits 3 hexes off
legend-figure-caller = { $names }, hits 3 hexes off
legend-figure-wary = { $names }: { habit-wary }
legend-figure-guards = { $names }: { habit-guards }
legend-figure-stalks = { $names }: { habit-stalks }
legend-figure-flees = { $names }: { habit-flees }
legend-figure-calls = { $names }: { habit-calls }
legend-figure-swaps = { $names }: { habit-swaps }
legend-figure-still = { $names }: { habit-still }
legend-floor-flooded = Mire: costs 2
legend-floor-murk = Murk: no shots in or out
legend-floor-embers = Embers: 1 damage
legend-floor-hush = Hush: no relics
legend-floor-gale = Gale: 1 die less
legend-floor-dust = Dust: 1 fatigue
legend-floor-balm = Balm: heals 1
legend-door-in-reach = Door in reach
legend-door-far = Door, too far now
legend-door-later = Door, not this turn
legend-door = Door to explore
legend-fatigue = Fatigue: most { $most }, −1 a turn
legend-explored = Explored door
legend-newest = Newest tile
legend-trap = Trap: as you enter its tile
legend-cache = Common cache
legend-legendary = Legendary cache
legend-shard = Star shard
# $chips: enemies that look alike, by name.
legend-foes = { CAP(foe-names) }
foe-names = { LIST($chips, type: "comma") }
legend-companion = Companion
legend-reach = In one move

## Titles, and what stands beside the map.

title-classes = Who goes down?
title-relics = What comes along?
title-first = Who goes first?
title-place = Where does { $who } begin?
title-over = { $result ->
        [won] Won in round { $round }
        [lost] Lost in round { $round }
        [retreat] Round { $round } – The party turns back
       *[ended] Round { $round } – Broken off
    }
title-to-act = Round { $round } – { $who } to act
title-to-choose = Round { $round } – the party to choose
chip-explores = { $who } explores door { $door }
chip-decides = { $chooser } decides
chip-exhaustion-from = Exhaustion after round { $round }
chip-exhaustion = After this round: −{ $health } health
fact-shards = Shards
fact-gate = Gate
fact-last-round = Last round
# Two lines of some 16 letters. $shut: doors that it closes, $joined: tiles that it touches besides.
card-way = { $seals ->
        [yes] { CAP(no-door-left) }
       *[no] { CAP(new-doors) }
    }{ COUNT($shut) ->
        [0] { "" }
        [one] , door { LIST($shut) } lost
       *[other] , doors { LIST($shut) } lost
    }{ $joined ->
        [0] { "" }
        [1] , joins 1 tile
       *[other] , joins { $joined } tiles
    }{ card-finds }
card-finds = { $foes ->
        [0] { "" }
        [1] , enemy beside
       *[other] , enemies { $foes } off
    }{ $cache ->
        [yes] , cache beside
       *[no] { "" }
    }
no-door-left = no door left: dig next

## What a scenario has put on the map, for readers who cannot see it.

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

floor-intro = The floor by tiles, the nearest first, each walled all round but where it touches another:
floor-tile = { CAP(THE($tile)) }{ $ground ->
        [none] { "" }
       *[other] { " (" }{ $ground })
    }: { LIST($cells, type: "comma") }{ COUNT($ways) ->
        [0] { "" }
       *[other] ; { LIST($ways, type: "comma") }
    }.
floor-touches = { $at } touches { $others }
floor-cells = { $cells } of { THE($tile) }
# Tiles that find no room in the words of the picture.
floor-left = { $tiles ->
        [one] 1 more tile lies
       *[other] { $tiles } more tiles lie
    } farther off.

## The text of a picture.

alt-decides = { $question } { $chooser } decides: { $marks }.
alt-mark = { $letter } is { $at }
alt-exploring = { $question } { $who } explores door { $door } at { $at }.
alt-ways-left = { $left } of { $number ->
        [one] { $number } way
       *[other] { $number } ways
    }.
alt-way = { $way } lies on { LIST($cells, type: "comma") }: { $brings }.
alt-before = Skyshard, before the delve. The entrance has a doorway at N19 and N20.
alt-over = Skyshard, round { $round }. { $result ->
        [won] The party has won.
        [lost] The party has lost.
        [retreat] The party has turned back.
       *[ended] The delve was broken off.
    }
alt-to-act = Skyshard, round { $round }, { $who } to act.
alt-to-choose = Skyshard, round { $round }, the party to choose.
alt-no-door = No door can be explored.
alt-progress = { CAP($progress) }.
alt-shards = Shards { $gained } of { $required }.
alt-exhaustion = { $health ->
        [0] Exhaustion after round { $round }.
       *[other] The next round costs everybody { $health } health.
    }
alt-actor = { $who } is at { $at } ({ $tile }) with { $health } of { $most } health{ $moving ->
        [reach] , { $reach ->
            [one] { $reach } step
           *[other] { $reach } steps
        } left
        [again] , no steps left but a second move
        [spent] , no steps left
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
alt-down = { $who } is down at { $at }
alt-door = { $door } at { $at }
alt-placed = { $at } ({ $side })
alt-placed-on = { $at } ({ $side }, { $tile })
row-fell = fell at { $at }
alt-fell = { $who } fell at { $at }
alt-no-enemies = No enemy on the map.
alt-enemies = Enemies: { LIST($enemies, type: "comma") }.
alt-enemy = { $chip } (level { $level }) at { $at }{ COUNT($about) ->
        [0] { "" }
       *[other] { " (" }{ LIST($about, type: "comma") })
    }
alt-steps = { $steps ->
        [1] beside { $who }
       *[other] { $steps } steps away
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

## Other ways to see the map.

mode-threats-title = Where enemies can hit
mode-threats-legend = Can be hit
mode-threats = Where enemies can hit when they act next: { $cells }.
mode-can-hit = { CAP(THE($chip)) } at { $at } can hit { LIST($units, type: "or") }.
mode-cannot-hit = { $all ->
        [yes] None of them can hit any of you yet.
       *[no] The others can hit no one yet.
    }
mode-companion = the companion
mode-reach-title = Where { $who } can go
mode-reach-legend = { $number ->
        [1] With one move: { $number } hex
       *[other] With one move: { $number } hexes
    }
mode-reach = Where { $who } can go with one move: { $cells }.
mode-cells = { LIST($cells, type: "comma") }
mode-more-cells = { LIST($cells, type: "comma") } and { $more } more
mode-nowhere = nowhere
mode-reach-about = where your adventurer could go with one move
mode-threats-about = where enemies could hit when they act next

## Cards of high points and rolls. What stands between two pairs of stars is lit.

card-round = round { $round }
card-struck = { CAP(THE($who)) } strikes { THE($chip) }
card-struck-told = { $damage ->
        [0] No harm done: { THE($chip) } has { $left } left
       *[other] **{ $damage } damage**: { THE($chip) } { $fell ->
            [yes] falls
           *[no] has { $left } left
        }
    }
# $guard: how much of the damage the guard of what is struck takes.
card-battle-rule = 1 and 2 do nothing, 3 to 5 deal 1, 6 deals 2{ $guard ->
        [0] { "" }
       *[other] ; its guard takes { $guard }
    }
card-enemies-strike = Enemies strike
card-striker = { $chip }
card-blow-note = at { THE($whom) }{ $guard ->
        [0] { "" }
       *[other] , guard takes { $guard }
    }
card-harm = { COUNT($hurt) ->
        [0] No one is hurt
       *[other] { CAP($hurt) }
    }
card-loses = { THE($who) } loses **{ $damage } health**
card-lock = { CAP(THE($who)) } { $trap ->
        [yes] works on the trap
       *[no] tries the lock
    }
card-code = Code
card-lock-told = { COUNT($missing) ->
        [0] { $trap ->
            [yes] **It is disarmed**
           *[no] **It opens**
        }
       *[other] { $failed ->
            [yes] { $trap ->
                [yes] **It goes off**, missing
               *[no] **It stays shut**, missing
            }
           *[no] Still needs
        } { LIST($missing) }
    }
# $key: the digit that has to come first, 0 for none.
card-lock-rule = { $key ->
        [0] A die that shows a missing digit stays
       *[other] The key, a { $key }, has to come first; then a die that shows a missing digit stays
    }
# Below the digit of a code that has to come first.
card-key = key
card-rolls-left = { $tries ->
        [0] no roll left
        [one] { $tries } roll left
       *[other] { $tries } rolls left
    }
card-relic = { CAP($relic) }
card-relic-told = { $who } finds **{ A($relic) }**
card-relic-small = { CAP($does) }. { $text }
card-shard = { $shards ->
        [one] { $last ->
            [yes] The last star shard
           *[no] A star shard
        }
       *[other] { $shards } star shards
    }
card-shard-told = In { $who }'s hand: **{ $gained } of { $required }**
card-lies-told = At **{ $at }**: any hex of its tile takes it
card-last-told = At **{ $at }**, in { THE($tile) }{ $kept ->
        [yes] , with **{ A($foe) }**
       *[no] { "" }
    }
card-last-small = { $kept ->
        [yes] { CAP(keeper-hits) }. It has { $health } health{ $guard ->
            [0] { "" }
           *[other] { " " }and guard { $guard }
        }. No other door opens any more
       *[no] No other door opens any more
    }
card-found = { CAP($sought) }
card-found-told = { $who } finds { A($sought) }: **{ $number } of { $required }**
card-fell = { CAP(THE($who)) } is down
card-fell-told = { CAP(THE($who)) } falls{ COUNT($at) ->
        [0] { "" }
       *[other] { " " }at **{ $at }**
    }
card-fell-small = { $standing ->
        [0] No one stands
        [one] { $standing } adventurer still stands
       *[other] { $standing } adventurers still stand
    }
card-ended = { $result ->
        [won] Won
        [lost] Lost
       *[retreat] Turned back
    }
card-ended-told = { $standing ->
        [0] No one is left standing
       *[other] **{ $standing } of { $party }** still standing
    }
card-score = round { $round }, { $gained } of { $required } { $thing }
# How many shards had come to light when the party fell.
card-luck = { $drawn } of { $required } shards came to light on { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }.
card-relics = relics
card-health = health
card-fell-at = fell at
card-hero = { $who }, { $kind }
