# Moves on buttons and in menus: what happens, then what it costs. The hint stands below it.

## What is asked over a menu.

menu-classes = Which class do you play?
menu-relics = Which relic do you bring?
menu-places = Where do you stand?
menu-shift = Put a new enemy or cache on another hex, as far from the door?
menu-move = { $left ->
        [0] Second move: where to?
       *[other] Where to? { steps-left }
    }
menu-attack = { $again ->
        [yes] Whom do you attack, for 1 fatigue?
       *[no] Whom do you attack?
    }
menu-of-explore = Which door do you explore?
menu-of-visit = Go and act there
menu-of-finish = Whom do you attack until it falls?
menu-of-adjust = Which die do you change, for 1 fatigue?
menu-of-heal = Whom do you heal by 2?
menu-of-revive = Whom do you bring back, for your whole turn?
menu-of-use = Which relic do you use up?
menu-of-equip = Which relic do you take from your pack?
menu-of-ask = Whom do you ask?
menu-of-stow = Which relic do you put away?

## Before the delve.

choice-class = Be { A($kind) }
choice-bring = Bring { THE($relic) }
    .hint = { CAP($does) }
# $doors: whether a door of the entrance is there.
choice-stand = Take { $at }{ $doors ->
        [yes] , at a door
       *[no] { "" }
    }

## Walking.

# $after: what is left after it: nothing ("ends"), no attack ("second"), as after every walk ("all"), or steps; $steps: what it takes;
# $of: of how many, 0 where none is left that leads anywhere.
price = { $after ->
        [ends] { steps }, ends turn
        [second] { steps }, then no attack
        [all] { steps }
       *[no] { $of ->
            [0] { steps }
           *[other] { $steps } of { $of } steps
        }
    }
steps = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
# What takes no step.
price-free = free
price-all = all steps
# $back: how many steps it takes to step off the door and back, which opens it too; 0 where too few are left.
# $price: what it takes of a turn; $ground: what it costs to end a turn there; $brief: only its name.
price-on-ground = { $price }, { $ground ->
        [embers] embers{ $brief ->
            [yes] { "" }
           *[no] : 1 damage
        }
       *[dust] dust{ $brief ->
            [yes] { "" }
           *[no] : 1 fatigue
        }
    }
steps-left = { $left ->
        [0] no steps left
        [one] { $left } step left
       *[other] { $left } steps left
    }
# $door: the letter of the door there, none or one. $blow: what the keeper of that shard hits for at most, before it is taken; 0 for no keeper.
# $foes: how many more enemies can be attacked from there. $safe: no enemy gets there, though some get here.
choice-move = Move to { $at }{ COUNT($door) ->
        [0] { "" }
       *[other] { " " }(door { $door })
    }{ $shard ->
        [last] { " " }for the last shard
        [yes] { " " }for the shard
       *[no] { "" }
    }: { LIST($said, type: "comma") }
    .hint = { CAP(LIST($facts, type: "comma")) }
move-blow = its keeper hits first ({ keeper-fells })
move-foes = { $foes ->
        [1] 1 enemy to attack
       *[other] { $foes } enemies to attack
    }
move-safe = out of enemies' reach
price-after = { $after ->
        [ends] ends turn
       *[second] then no attack
    }
choice-take = Take { $last ->
        [yes] the last shard
       *[no] the shard
    }: { LIST($said, type: "comma") }
# What a walk that is advised leads nearer to, behind its label; "safety": fewer enemies can strike there.
walk-towards = { ", " }{ $what ->
        [door] towards door { $door }
        [cache] towards the cache
        [shard] towards { THE($mark) }
       *[safety] fewer enemies reach you there
    }
# $odds: how often the rolls at its lock disarm the trap; $harm: what it does otherwise.
choice-move-trap = Move to { $at }
    .hurts = trap, disarmed { $odds }, else { $harm }
# The way to the nearest door, where nothing is in reach.
# $shard: towards the nearest shard ($mark), not the nearest door; $after: as of a price, or "opens" where a second move gets there,
# "soon" where the next turn does.
choice-move-towards = { $after ->
        [takes] Take { THE($mark) } in 2 moves, via { $at }
       *[other] { move-towards }
    }
move-towards = Move to { $at }, towards { $shard ->
        [yes] { THE($mark) }
       *[no] door { $door }
    }{ $after ->
        [ends] , ends turn
        [second] , then no attack
       *[no] { "" }
    }
fact-onwards = { $steps ->
        [0] at the door
        [one] { $steps } step from it
       *[other] { $steps } steps from it
    }{ $after ->
        [opens] , there this turn
        [soon] , there next turn
       *[no] { "" }
    }
# What a walk would cost that its player may not expect: it stands behind the label.
hurts-back = { $here ->
        [yes] away from { left-behind }
       *[no] farther from { left-behind }
    }
left-behind = { $at_lock ->
        [yes] the { $lock }
       *[no] door { $door }
    }
fact-door = door { $door }
fact-cache = { $rank } cache
fact-lock = { $lock }
any-cache = cache
# What a trap does when it goes off.
trap-does = { $effect ->
        [none] no harm
        [hurt] { $party ->
            [yes] all lose { $amount } health
           *[no] lose { $amount } health
        }
       *[other] { $party ->
            [yes] all take { $amount } fatigue
           *[no] take { $amount } fatigue
        }
    }
fact-mark = { A($mark) }
fact-party = beside { LIST($names) }
fact-enemies = { $number ->
        [1] beside an enemy
       *[other] beside { $number } enemies
    }
choice-go-explore = { $shard ->
        [yes] Take the shard and explore door { $door }
       *[no] Explore door { $door }
    }: { LIST($said, type: "comma") }
    .hint = At { $at }, { $price }{ $foe ->
        [0] { "" }
        [one] , { $foe } step from the nearest enemy
       *[other] , { $foe } steps from the nearest enemy
    }{ $friend ->
        [0] { "" }
       *[other] , { $friend } from the nearest of your party
    }{ $behind }
# How many enemies the noise of a door calls at most, one for each that still stands: as many as have room.
calls-enemies = { $called ->
        [0] { "" }
       *[other] { may-call }
    }
# The chance of a shard behind a door, on its button.
# What may lie behind a door, and how often its noise calls as many enemies as it can.
door-odds = { $shard ->
        [may] ; shard { $odds }
        [later] ; no shard yet
       *[none] { "" }
    }{ $called ->
        [0] { "" }
       *[other] ; { $called } of level 5 { $called ->
            [one] comes
           *[other] come
        }{ $all ->
            [yes] { "" }
           *[no] : { $often }
        }
    }
may-call = calls { so-many-called }
# $all: whether every tile has room for $called, else for $least at least.
so-many-called = { $all ->
        [yes] { "" }
       *[no] { $least }–
    }{ $called ->
        [one] { $called } enemy
       *[other] { $called } enemies
    }
# $shard: whether going there takes a shard as well.
# What the keeper's blow may do: $blow at most, and $fells, how often it fells, "none" for never.
keeper-fells = { $fells ->
        [none] up to { $blow }
       *[other] you fall { $fells }
    }
choice-go-open = { $shard ->
        [yes] { take-shard }, open
       *[no] Open
    } the { $cache }{ $many ->
        [yes] { " " }at { $at }
       *[no] { "" }
    }: { LIST($said, type: "comma") }
    .hint = { CAP($cache) } at { $at }, { $price }{ for-relic }{ counted }
take-shard = Take the shard{ $blow ->
        [0] { "" }
       *[other] { " " }(keeper hits first: { keeper-fells })
    }
go-attack = { $shard ->
        [yes] { take-shard }, attack { $enemy }
       *[no] Go attack { $enemy }
    }
choice-go-attack = { $how ->
        [finish] { $shard ->
            [yes] { take-shard }, defeat { $enemy }
           *[no] Go defeat { $enemy }
        }{ $falls }{ fatigue-at-most }
       *[again] { go-attack }{ $falls }, 1 fatigue
        [once] { go-attack }{ $falls }
    }{ $steps }
    .hint = { $enemy }; from { $stop }

## Attacks. After the colon stands how often the enemy falls.

choice-attack = Attack { $enemy }{ $once ->
        [yes] { " " }once
       *[no] { "" }
    }{ $falls }{ $again ->
        [yes] , 1 fatigue
       *[no] { "" }
    }{ $steps }
# $rare: it falls less than 1 in 2, $can: it can at all, $harm: what it loses on average.
falls = { $rare ->
        [yes] { $harm ->
            [0] : hardly a scratch
           *[other] : about { $harm } damage
        }
       *[no] : { $odds }
    }
falls-told = { "; " }falls { $odds }
# What an attack makes of the steps: $left stay; a walk that has begun ends with it, and $lost are lost.
steps-after = { $left ->
        [0] { "" }
       *[other] , { steps-left }
    }{ $lost ->
        [0] { "" }
       *[other] , { steps-lost }
    }{ COUNT($door) ->
        [0] { "" }
       *[other] , { door-later }
    }
# $back: as in price-here.
door-later = { $back ->
        [0] gives up door { $door }
       *[other] door { $door } then costs { $back } steps
    }
turn-over = { ", " }ends turn
steps-lost = { $lost ->
        [one] ends walk, 1 step lost
       *[other] ends walk, { $lost } steps lost
    }
choice-finish = Defeat { $enemy }{ $falls }{ fatigue-at-most }{ $steps }
    .hint = Attack till it falls: { $enemy }
# Attacks in a row cost so much fatigue: the first of a turn is free, each other costs 1.
fatigue-at-most = { $fatigue ->
        [0] { "" }
       *[other] , max { $fatigue } fatigue
    }
# $twin: another of the same name is on the map.
enemy-named = { THE($chip) }{ $twin ->
        [yes] { " " }at { $at }
       *[no] { "" }
    }
# $side: where it stands as seen from who attacks: another beside them looks alike.
enemy-beside = { THE($chip) } { $side }
enemy-on-hex = { CAP($foe) }, { $health } of { $most } health{ $guarded ->
        [yes] , guard { $guard }
       *[no] { "" }
    }

## Exploring.

choice-explore-here = Explore door { $door }{ $plain ->
        [yes] { " here" }
       *[no] { "" }
    }: { LIST($said, type: "comma") }
    .hint = Your own door, { $at }{ $back ->
        [0] { "" }
       *[other] ; { $back } steps off it and back open it too
    }{ $behind }
choice-explore = Explore door { $door }: { LIST($said, type: "comma") }
    .hint = From afar, { $steps ->
        [1] { $at }, 1 hex away
       *[other] { $at }, { $steps } hexes away
    }{ $behind }
# $facts: how far off its shard lies or how many doors it has, then what tells it from the other ways; more than 34 letters take two lines of
# a phone. $near: how far from $whom of the party a shard lies, where that is less, else 0; $sides: where doors lead, () where that tells no way
# from another; $shut: doors that it closes.
choice-lay = Layout { $way }{ COUNT($facts) ->
        [0] { "" }
       *[other] { ": " }{ LIST($facts, type: "comma") }
    }
new-doors = { $number ->
        [0] no door
        [1] 1 door
       *[other] { $number } doors
    }
# The ways that are not asked between yet.
choice-lay-others = Other layouts ({ $ways })
choice-put = Put it on { numbered }{ $at }
    .cache = The { $rank } cache goes here
    .enemy = { CAP(THE($foe)) } stands here
# The number of a hex on the map, 0 for none.
numbered = { $number ->
        [0] { "" }
       *[other] { $number }:{ " " }
    }
choice-shift = { $piece ->
        [cache] Put the new { $rank } cache on { $to }
       *[enemy] Put the new { $foe } on { $to }
    }: free, { shift-steps }
    .hint = Not on { $at }: both are as far from the door, so you may choose
# How far from the party it lies then, in place of $before.
shift-steps = { $same ->
        [yes] as far from you
       *[no] { $steps ->
            [1] 1 step from you
           *[other] { $steps } steps from you
        }, not { $before }
    }

## Answers for enemies and units.

choice-begin-with = Begin with { numbered }{ $at }
    .hint = { $enemy }: acts next
choice-strike = Strike { numbered }{ THE($whom) }
    .hint = It strikes { THE($whom) }
choice-walk-enemy = Walk to { numbered }{ $at }
    .hint = It walks towards this hex, up to 2
choice-settle = Go to { numbered }{ $at }
    .hint = Free, and as near as any

## Locks.

# $opens: how often it opens with 1 fatigue at most, $tired: with all the $fatigue that its adventurer can take.
choice-open = Open the { $cache } here: { $opens }
    .hint = { $once ->
        [yes] Now, or after a step off it and back
       *[no] Try the lock here
    }{ for-relic }{ $fatigue ->
        [0] { "" }
        [1] { counted }
       *[other] { counted }, { $tired } for { $fatigue }
    }
counted = { $fatigue ->
        [0] { "" }
       *[other] { "; " }1 fatigue counted in
    }
choice-adjust-any = Set die { $die } to { $to }
choice-adjust = Change { $now }→{ $to }: { $can ->
        [yes] { $opens },{ " " }
       *[no] { "" }
    }1 fatigue
    .hint = Die { $die }, counted from the left
# $steps: all changes that open it ("4→5").
choice-match = Change { LIST($steps, type: "comma") }: for sure, { $fatigue } fatigue
# $fatigue: whether it counts as open where 1 fatigue would do it; $free: only what opens without any counts.
choice-roll = { $left ->
        [1] Last roll
       *[other] { $free ->
            [yes] Roll once
           *[no] Roll ({ $left } left)
        }
    }: { $free ->
        [yes] free, { $opens }
       *[no] { $opens }
    }{ else-lost }
    .hint = Rolling is free{ counted }
choice-crack = Roll up to { $tries } times: { $opens }{ else-lost }
    .hint = { $fatigue ->
        [0] Stops where it succeeds
       *[other] Stops where 1 fatigue would do, and asks you
    }{ counted }
# $trap: a trap is disarmed, a lock opens.
lock-opens = { $trap ->
        [yes] disarms
       *[no] opens
    }
for-fatigue = { $fatigue ->
        [yes] , max 1 fatigue
       *[no] { "" }
    }
# What comes of a lock that these rolls leave shut: "none" where it may still be tried.
else-lost = { $lost ->
        [cache] , else lost
       *[none] { "" }
    }
choice-give-up = { $price ->
        [trap] Give up, { $harm }
        [fatigue] Give up, 1 fatigue
       *[cache] Give up, lose the cache
    }
    .hint = Leave the lock as it is

## Other acts.

# $doors: where they open, none where that is too long.
choice-dig = Dig, your whole turn: { $number ->
        [one] opens a door
       *[other] opens { $number } doors
    }{ COUNT($doors) ->
        [0] { "" }
       *[other] { " " }at { LIST($doors) }
    }
    .hint = { $lost ->
        [yes] { CAP(THE($tile)) } falls in and takes its { $mark } along
       *[no] { CAP(THE($tile)) } falls in
    }
# $round: the next round, where they would fall at its beginning but for this; else 0.
choice-heal = Heal { THE($whom) } by { $amount }{ $round ->
        [0] , to { $after } of { $most }
       *[other] : to stand in round { $round }
    }{ COUNT($door) ->
        [0] { "" }
       *[other] , { door-later }
    }
    .hint = At { $at }, once a turn{ COUNT($door) ->
        [0] { "" }
       *[other] ; { door-later }
    }
choice-revive = Revive { $whom }, whole turn
    .hint = At { $at }, back with 3 health
choice-use = Use { $relic }: { $use }
    .hint = It is used up
# $on: whether the other rolls follow it.
choice-use-lock = Use { $relic }{ $on ->
        [yes] { " " }and roll on
       *[no] { "" }
    }: { lock-opens } { $opens }{ for-fatigue }
choice-equip = Equip { $relic }: { $does }
    .hint = Free, once a turn
# $relics: what waits in the pack for its place.
choice-stow = Stow { THE($relic) }{ COUNT($relics) ->
        [0] { "" }
       *[other] , to make room for { LIST($relics, type: "or", each: "the") }
    }
    .hint = { CAP($does) }; free, once a turn
choice-end-turn = End turn
# $scores: each shard brought home is one of the $points, else it counts as lost.
choice-ask = Ask { $whom } to { $wish ->
        [come] come to you
        [take] take the shard
       *[hold] open no door yet
    }
    .hint = For their next turn; free, once a turn
choice-retreat = Retreat ({ $scores ->
        [yes] { $points ->
            [0] no points
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] loss
    })
    .hint = Agree to leave when this round ends
    .warning = { $scores ->
        [yes] Once all who stand agree, the delve ends with this round. Bot players agree with you.
       *[no] Once all who stand agree, the delve ends with this round and is lost. Bot players agree with you.
    }
choice-stay = Stay (no retreat)
    .hint = Do not retreat after all
# $holds: what a cache may hold: a relic that lasts, or one to be used once.
for-relic = { $holds ->
        [lasting] , lasting relic
        [once] , one-use relic
       *[none] { "" }
    }
way-doors = { COUNT($sides) ->
        [0] { new-doors }
        [1] { new-doors } { LIST($sides) }
       *[other] doors { LIST($sides, type: "comma") }
    }
way-shard = { $mark } { steps } off{ $near ->
        [0] { "" }
       *[other] , { $near } from { $whom }
    }
way-foes = { $foes ->
        [1] enemy beside you
       *[other] enemies { $foes } off
    }
way-shuts = { COUNT($shut) ->
        [one] door { LIST($shut) } is lost
       *[other] doors { LIST($shut) } are lost
    }
way-joins = joins { $joined ->
        [1] 1 tile
       *[other] { $joined } tiles
    }
way-cache = cache beside you
