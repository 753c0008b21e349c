# What is asked, after a name and a comma, and where things stand.

## Before the delve.

ask-classes = { $together ->
        [yes] each choose a class.
       *[no] choose a class.
    }
ask-relics = { $together ->
        [yes] which relics do you bring from the last delve? The others stay at home.
       *[no] which relic do you bring from the last delve? The others stay at home.
    }
ask-first-place = { $together ->
        [yes] each choose where you start; the first to choose goes first.
       *[no] choose where you start; the first to choose goes first.
    }
ask-place = choose where you start: a hex of the entrance.
ask-place-for = choose a hex of the entrance for the { $kind }.

## A turn.

as-class = as the { $kind }: { $asked }
# $chips: all enemies that could get to the adventurer by then ($few: they are named); $usual: what they take on average, 0 where only the
# most is told; $loss: how much of $most exhaustion takes; $still: a turn that goes on.
ask-danger = { $falls ->
        [yes] You can { $still ->
            [yes] still { "" }
           *[no] { "" }
        }fall: { strikers }
       *[no] { CAP(strikers) }
    } may take { $usual ->
        [0] up to { $most } of your { $health } health
       *[other] about { $usual } of your { $health } health, at most { $most }
    }{ $loss ->
        [0] { "" }
       *[other] ; exhaustion takes { $loss } more
    }.
strikers = { $few ->
        [yes] { LIST($chips, each: "the") }
       *[no] { COUNT($chips) } enemies
    }
# $now: whether it can be tried before anything else; $once: later only by stepping off it and back.
ask-open = To try the { $cache } here, step off it and back first.
# What a new tile may bring, before its door is opened. $levels: the levels of its enemies in all.
# $here: whether the adventurer stands at the door that they may explore.
# $odds: how often a new tile has what is sought; $shard: "none" where none can have it, "later" where the next $empty have none.
# $wait: after so many more doors without one it is sure, 0 where that is far off.
ask-behind = { $shard ->
        [sure] { behind-door } hides { A($sought) } for sure{ $dry ->
            [0] { "" }
            [1] : the last one had none
           *[other] : the last { $dry } had none
        }.{ " " }
        [may] { $wait ->
            [0] { "" }
           [one] If the next door hides no { $sought }, the one after does.{ " " }
           *[other] If the next { $wait } doors hide no { $sought }, the one after does.{ " " }
        }
       *[none] { "" }
    }{ ask-kept }{ $loud ->
        [yes] { "" }
       *[no] { enemies-behind }
    }
# What comes with the last shard: $keeper is its level, 0 for none.
ask-kept = { $keeper ->
        [0] { "" }
       *[other] An enemy of level { $keeper } keeps the last { $sought }.{ " " }
    }
ask-nothing-falls = No door is left, and no tile can fall in while the party stands as it does.
# $yours: whether the one who is asked stands there.
ask-leave-tile = No door is left. { $yours ->
        [yes] You stand
       *[no] { LIST($who) } { COUNT($who) ->
            [one] stands
           *[other] stand
        }
    } on { THE($tile) }: when it is empty, a whole turn of digging makes it fall in and opens a door.
ask-dig = No door is left: dig for your whole turn, and { THE($tile) } falls in and opens { COUNT($doors) ->
        [one] a door at { LIST($doors) }
       *[other] { COUNT($doors) } doors at { LIST($doors) }
    }.
# $every: how many steps a turn has without an attack, $left: besides one; $attack: whether there may be one. 0 where that has been told.
opening = { $first ->
        [yes] you are the { $kind }: { $numbers }. { CAP(steps-in-all) }.
       *[no] { $every ->
            [0] it's your turn.
           *[other] { steps-in-all }.
        }
    }
opening-again = { $every ->
        [0] { COUNT($names) ->
            [0] you have { steps-left }
            [one] { LIST($names) } blocks your way: no one walks through another
           *[other] { LIST($names) } block your way: no one walks through another
        }
       *[other] you can still { steps-in-all }
    }.{ told-fatigue }

# The steps of this move come first: labels count those that are left of them. $more: how many a second move adds.
# $far: how many hexes off an attack reaches, 1 for the next alone or where that was told; $begun: a walk has begun, which an attack ends.
steps-in-all = { $attack ->
        [yes] { $left ->
            [0] attack{ attack-far }
           *[other] { $begun ->
                [yes] walk { left-steps }, then attack{ attack-far }
               *[no] walk { left-steps } and attack{ attack-far }
            }
        }, or walk { $every }
       *[no] { $more ->
            [0] walk { every-step }
           *[other] { $left ->
                [0] walk { every-step }
               *[other] walk { left-steps }, and { $more } more in a second move
            }
        }
    }
attack-far = { $far ->
        [1] { "" }
       *[other] { " " }(within { $far } hexes)
    }
left-steps = { $left ->
        [one] { $left } step
       *[other] { $left } steps
    }
every-step = { $every ->
        [one] { $every } step
       *[other] { $every } steps
    }

## What is pending.

# Other languages need words before the question. $ends: nothing is left to do in the turn after it.
ask-lay = { $question }{ $ends ->
        [yes] { " " }With that your turn ends.
       *[no] { "" }
    }
# $key: the digit that has to come first, 0 for none. What the dice show stands with the roll, and on what changes a die.
# $hope: without a roll left, what may still open it.
ask-lock = the { $trap ->
        [yes] trap
       *[no] lock
    } still needs { COUNT($digits) ->
        [one] a { LIST($digits) }
       *[other] { LIST($digits) }
    } on your dice{ $trap ->
        [yes] , or { $harm }
       *[no] { "" }
    }.{ $key ->
        [0] { "" }
       *[other] { " " }Until a roll shows the key, a { $key }, nothing else counts.
    }{ $tries ->
        [0] { $hope ->
            [change] { " " }No roll is left: change a die for fatigue, or give up.
            [relic] { " " }No roll is left, and only a relic may help.
           *[none] { " " }Nothing helps any more.
        }
       *[other] { "" }
    }
ask-hex = { $question } { LIST($cells, type: "or") } (1-{ $marked } on the map).
# $shard: whether its card has a shard ($mark), which lies on the tile however that is laid.
question-lay = { $others ->
        [yes] Where else could the { $shape } go?
       *[no] Where does the { $shape }{ $shard ->
            [yes] { " " }with { A($mark) }
           *[no] { "" }
        } go?
    }
# What a way to lay a tile brings. $sides: where its new doors lead, $shut: doors that it closes, $joined: how many more tiles it touches.
way-brings = { $number ->
        [0] { $seals ->
            [yes] { CAP(no-door-left) }
           *[no] No new door
        }
        [1] Door { LIST($sides) }
       *[other] { $number } doors: { LIST($sides, type: "comma") }
    }{ COUNT($shut) ->
        [0] { "" }
        [one] ; door { LIST($shut) } is lost
       *[other] ; doors { LIST($shut) } are lost
    }{ $joined ->
        [0] { "" }
        [1] ; joins 1 more tile
       *[other] ; joins { $joined } more tiles
    }{ way-finds }
# $foes: how many steps off the nearest enemy may stand, 0 where all ways are alike in that; $cache: one may lie beside you.
way-finds = { $foes ->
        [0] { "" }
        [1] , enemy beside you
       *[other] , enemies { $foes } steps off
    }{ $cache ->
        [yes] , cache beside you
       *[no] { "" }
    }
way-side = { $number ->
        [1] { $side }
       *[other] { $number } { $side }
    }
way-holds = What may come
question-cache = Where does the { $rank } cache lie?
question-enemy = Where does { THE($foe) } stand?
question-settle = Where does { THE($whom) } end up?
question-settle-enemy = Where does { THE($foe) } end up?
question-equal = Which of the equal enemies acts next?
question-strike = Whom does { acting } strike?
question-walk = Where does { acting } go?
# $at: "none" where a map shows it.
acting = { $at ->
        [none] { THE($foe) }
       *[other] { THE($foe) } at { $at }
    }

## Where things stand.

status-before = Before the delve{ COUNT($chosen) ->
        [0] { "" }
       *[other] : { LIST($chosen, type: "comma") }
    }.
chosen-class = { $who } ({ $kind })
# $left: in so many rounds the last of the party falls to exhaustion; $more: how many shards are missing.
status = Round { $round }: { $progress }.
status-left = At most { $left } rounds are left to get { $more } more, unless you heal.
# $round: the next; all of them fall to exhaustion.
status-falls = { LIST($names) } { COUNT($names) ->
        [one] falls
       *[other] fall
    } when round { $round } begins unless healed{ $last ->
        [yes] : with the last shard by then you win
       *[no] { "" }
    }.
# A delve that is all but lost: more shards are missing than rounds are left.
status-too-far = You can hardly win any more: Retreat ends it.
status-danger = { LIST($heroes, type: "semicolon") }.
status-retreating = For retreat: { $names }.
is-down = { $who } is down at { $at }{ $mender ->
        [none] { "" }
       *[other] { " " }({ $mender } can revive)
    }
sheet-class = { $kind }: { $numbers }
sheet-companion = { CAP($who) }: { $health }/{ $most }, { place }
sheet-adventurer = { $named ->
        [yes] { $who }: { $health }/{ $most }, { place }
       *[no] { $who }, { $kind }: { $health }/{ $most }, { place }
    }
hero-in-short = { $kind } { $health }/{ $most }
hero-fatigue = fatigue { $fatigue } of { $most }
hero-exhaustion = exhaustion { $exhaustion }
hero-relics = { COUNT($facts) ->
        [one] relic { LIST($facts, type: "comma") }
       *[other] relics { LIST($facts, type: "comma") }
    }
hero-relic = { $relic } ({ $does })
hero-packed = packed { $relics }
# $where: how a unit stands, $at: on which hex.
place = { $where ->
        [here] { $at }
        [fell] down, fell at { $at }
        [down] down
        [outside] waiting outside
       *[waiting] waiting
    }
sheet-doors = Doors: { COUNT($doors) ->
        [0] none to explore
       *[other] { LIST($doors, type: "comma") }
    }.
door-at = { $door } at { $at }
sheet-enemies = Enemies: { LIST($enemies, type: "semicolon") }{ $more ->
        [yes] { " and more" }
       *[no] { "" }
    }.
sheet-enemy = { $foe } at { $at }, { $health }/{ $most }
sheet-enemy-acts = { $foe } at { $at }, { $health }/{ $most }, { $how }
sheet-supply = { CAP(PLURAL($sought)) } drawn { $found } of { $required }; { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } left.
sheet-peeked = The next card is { $card }.
sheet-exhaustion = { $calm ->
        [yes] Exhaustion after round { $last }.
       *[no] Exhaustion takes 1 health more every round.
    }

## Scenarios: how far the goal is reached, and what is to be done next (SKY-G90).

progress = you have { $gained } of { $required } { PLURAL($sought) }
progress-home = { $number } brought home
progress-open = { $opened } of { $number } open
progress-gate = the gate can take { $left ->
        [one] { $left } more blow
       *[other] { $left } more blows
    }
progress-last = round { $round } is the last
progress-phase = he is in phase { $phase } of { $number } with { $health } health
next = Goal: { $steps }.
next-goal = { $steps }
next-stand = stand when the round ends
next-win = stand when the round ends, and you win
next-leave = agree to retreat, and carry them out
next-guardian = bring down { THE($chip) } at { $at } ({ $hint })
next-carry = { $there ->
        [yes] { $who } ends a turn on the entrance with { $burden }
       *[no] { $who } goes to the entrance with { $burden }
    }
next-open = open { THE($lock) } at { $at }
# $foe: the enemy that stands in the way of whose turn it is; $then: what comes after it.
next-past = defeat { THE($foe) }, then { $then }
next-enter = take the { $sought }{ COUNT($cells) ->
        [0] { "" }
       *[other] { " at " }{ LIST($cells, type: "or") }
    }
next-find = find { $more ->
        [yes] { $number } more { $number ->
            [one] { $sought }
           *[other] { PLURAL($sought) }
        }
       *[no] { so-many }
    }
next-lay = lay { $pieces }
next-pieces = { $number ->
        [one] { $number } { $shape }
       *[other] { $number } { PLURAL($shape) }
    }
next-meet = all of you to { THE($tile) }, or right beside it

# What a planned move may depend on, after "only if".
if-no-enemy = no enemy is on the map
if-half-health = I have half of my health or more
behind-door = { $here ->
        [yes] Your door
       *[no] The next door
    }
enemies-behind = { $strongest ->
        [0] { "" }
        [1] { "" }
       *[other] Enemies up to level { $strongest } may wait behind it.
    }
# $again: whether an enemy in reach can be attacked once more, though no step is left.
told-fatigue = { $fatigue ->
        [0] { "" }
       *[other] { " " }Your fatigue is { $fatigue }: no extra attack is left.
    }
status-loss = Exhaustion takes { $same ->
        [yes] { $loss }
       *[no] up to { $loss }
    } health from each of you after this round, and 1 more each round.
