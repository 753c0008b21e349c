# What bot players say they do, and why they would do it.

says-yours = I leave the { $last ->
        [yes] last shard
       *[no] shard
    } to you, { $whom }.
says-left = I leave the shard to { $whom }, who is nearer.
says-waits = I wait: { COUNT($names) ->
        [0] no more doors while enemies are near.
        [one] { LIST($names) } stands in my way.
       *[other] { LIST($names) } stand in my way.
    }
says-makes-for = I make for { $what ->
        [door] door { $at }
        [cache] the cache at { $at }
       *[shard] the { $sought } at { $at }
    }.
says-rescue = I go to bring { $whom } back.
says-to-the-dying = I go to heal { $whom }.
says-home = I take { $burden } to the gate.
says-hold-gate = I hold the gate.
says-host = I go for the guardian.
says-go = I go where we must be.
says-of-come = I come.
says-loud = Time is short: I open a door, though { $foes } enemies stand.
says-holds = I open no door, as you asked.
says-doors = I leave the doors to { LIST($names) }, and keep the way clear.
says-of-leave = I am ready to leave.
says-of-stay = Then I stay as well.
says-of-to-others = I come to the others.

## Why.

why-door = { CAP(time-for-door) }{ but-loud }.
why-to-door = Door { $door } is there: { time-for-door }{ but-loud }.
# Where it is known that the next tile has none.
why-door-first = The next tile has no { $sought }, but only a tile after it can have one.
but-loud = { $called ->
        [0] { "" }
       *[other] { $now ->
            [short] : that is worth the noise
           *[calm] , though the noise { may-call }
        }
    }
time-for-door = { $now ->
        [short] time is short, and { still-to-find }
        [else] nothing else is in reach, and { still-to-find }
       *[calm] no enemy is near, and { still-to-find }
    }
# $left: how many shards are still to be found.
still-to-find = { $left ->
        [0] the map is not complete yet
        [one] { $left } { $sought } is still to be found
       *[other] { $left } { PLURAL($sought) } are still to be found
    }
why-shard = You gain the { $sought } there at once.
why-to-shard = That is nearer to { A($sought) }.
why-strike = { CAP(THE($foe)) } has { $health } health left. { $loud ->
        [yes] Felled, it can't hit you, nor call a stronger one when a door opens.
       *[no] Felled, it can't hit you.
    }
why-heal = { $own ->
        [yes] You lack { $health } health, and healing takes no action.
       *[no] { CAP(THE($whom)) } lacks { $health } health, and healing takes no action.
    }
why-revive = That brings { $whom } back: one more of you acts each round.
why-rescue = From there you bring { $whom } back next turn.
why-to-the-dying = From there you heal { $whom }, to stand in round { $round }.
why-relic = It takes no action.
why-relic-at-lock = It costs neither action nor fatigue.
why-equip = { GENDER($relic) ->
        [p] { CAP(THE($relic)) } work only while they are ready.
       *[n] { CAP(THE($relic)) } works only while it is ready.
    }
why-to-fight = From there you reach { THE($foe) }.
why-class = { $knack ->
        [heal] { CAP(THE($kind)) } heals 2 a turn, and alone brings back the fallen.
        [locks] { CAP(THE($kind)) } has one more roll at every lock, and { $stamina } steps.
       *[far] { CAP(THE($kind)) } { knack }, with { $health } health and { $stamina } steps.
    }
why-bring = { CAP(THE($relic)) }: { $does }.
why-place = { $door ->
        [yes] A turn that begins in a doorway may explore at once.
       *[no] The doorway stays free for the others.
    }
# $doors, $foes: how many doors, and how far off enemies, beside the other layouts.
why-lay = { $shard ->
        [yes] In layout { $way } the { $sought } lies nearest to you.
       *[no] { $doors ->
            [kept] Layout { $way } closes no other door{ $foes ->
                [most] , and enemies start farthest from you
                [less] , but an enemy may start nearer
               *[same] { "" }
            }.
            [most] Layout { $way } leaves you the most doors{ $foes ->
                [most] , and enemies start farthest from you
                [less] , but an enemy may start nearer
               *[same] { "" }
            }.
            [less] Layout { $way } leaves fewer doors{ $foes ->
                [most] , but enemies start farthest from you
                [less] , and an enemy may start nearer
               *[same] { "" }
            }.
           *[same] { $foes ->
                [most] In layout { $way } enemies start farthest from you.
                [less] In layout { $way } an enemy may start nearer to you.
               *[same] All are about as good.
            }
        }
    }
why-roll = { $tries ->
        [one] { $tries } attempt left, and a failed roll costs nothing else.
       *[other] { $tries } attempts left, and a failed roll costs nothing else.
    }
why-adjust = 1 fatigue for a digit of the code.
why-give-up = { $trap ->
        [yes] Trying on would cost more than the trap does.
       *[no] What is behind this lock is not worth the fatigue.
    }
why-home = There you put down { $burden } as your turn ends.
# Where it goes on: $what at $at ("none" for nowhere), $steps from there; $round takes $loss health.
onwards = { $what ->
        [shard] the { $sought } at { $at }
       *[door] door { $at }
    } is { steps } away{ $loss ->
        [0] { "" }
       *[other] , and round { $round } takes { $loss } health
    }
why-onwards = { $aim ->
        [nearer] { $what ->
            [none] That is nearer to the next door.
           *[other] { $steps ->
                [0] { next-at-door }
               *[other] From there { onwards }.
            }
        }
        [safety] Fewer enemies can strike you there{ $what ->
            [none] .
           *[other] { $steps ->
                [0] . { next-at-door }
               *[other] ; { onwards }.
            }
        }
       *[end] Nothing else { $what ->
            [none] you can do this turn helps.
           *[other] helps this turn. { $steps ->
                [0] { next-at-door }
               *[other] Next: { onwards }.
            }
        }
    }
# Why a door in reach is left shut for now: $foes enemies still stand, $foe is one.
why-door-waits = Door { $door } would call { so-many-called } of a higher level, as { $foes ->
        [one] { THE($foe) } still stands: first it has to fall.
       *[other] { $foes } enemies still stand: first they have to fall.
    }
next-at-door = Your next turn begins at door { $at }.
why-of-cache = The cache gives you a relic once it is opened, and trying takes no action.
why-of-dig = No door is left to explore, and one opens again.
why-of-clear = Once you have left this tile, it can fall in, and a door opens again.
why-of-tie = By the rules all of them are equal.
why-of-leave = Only a retreat brings the shards home.
why-of-stay = The others mean to go on.
why-of-to-others = From there you are nearer to the others.

## What the acting adventurer could go for.

# $first: what comes first; $then: the goal.
aim-then = { $first }, then { $then }
aim-fell-from = go to { $at } and fell { $foes ->
        [one] { THE($chip) }
       *[other] { $foes } enemies
    }
aim-fell = fell { $foes ->
        [one] { THE($chip) }
       *[other] { $foes } enemies
    }
# $foes: how many enemies have to fall before the noise of a door calls no more; $chips: the first of them, $few: all of them.
aim-once = open door { $door } once { COUNT($chips) ->
        [one] { LIST($chips, each: "the") } has
       *[other] { $few ->
            [yes] { LIST($chips, each: "the") } have
           *[no] { $foes } enemies have
        }
    } fallen
aim-cache = try the cache{ $many ->
        [yes] { " at " }{ $at }
       *[no] { "" }
    }{ $holds ->
        [lasting] { " " }for a lasting relic
        [once] { " " }for a one-use relic
       *[none] { "" }
    }
# $names: who takes the shards that lie open.
aim-left = leave the { $shards ->
        [one] shard
       *[other] shards
    } to { LIST($names) }
aim-safety = get out of reach
aim-rescue = get to { $whom } to help
# $now: why a door that calls enemies is opened all the same.
aim-use = use { THE($relic) }
aim-heal = { $own ->
    [yes] heal yourself
   *[no] help { $whom }
}
aim-end = save your fatigue
aim-door = open door { $door }{ $shard ->
        [sure] { ": " }it hides a shard
        [may] { ": " }a shard { $odds }
        [later] { ": " }no shard yet, but the way on
       *[none] { "" }
    }{ $now ->
        [short] , loud or not: time is short
       *[quiet] { "" }
    }
aim-take = { $last ->
        [yes] the last shard; then stand as the round ends, and you win
       *[no] shard { $number } of { $required }
    }
aim-far = reach door { $door }: { $steps } { $steps ->
        [one] step
       *[other] steps
    }{ COUNT($names) ->
        [0] , { $turns } turns of walking
       *[other] , once { LIST($names) } { COUNT($names) ->
            [one] has
           *[other] have
        } made way
    }
aim-no-way = find a way to door { $door }

## Why what is advised comes before the next best act.

because-safer = At { $at } enemies can take up to { $there } health from you, here { $here }.
because-best-layout = No other layout is better in anything.
because-trap = The trap cannot be avoided: door { $door }, the only one, lies on its tile.
because-blocked = { LIST($names) } { COUNT($names) ->
        [one] blocks
       *[other] block
    } the way to it.
because-quiet = No enemy stands: now the noise calls none.
because-steps = Attack first: your steps stay, while an attack after a walk ends it.
because-free = The first attack of a turn is free, and what it takes off stays off.
because-fatigue = One more attack would fell it only { $falls }; keep that fatigue for later.
because-roll = The roll is free, and a die can still be changed after it.
because-last-roll = The last roll is free, and 1 fatigue may still change a die after it.
because-only-roll = Leaving the lock would lose it as well, and the roll is free.
because-change = If the lock fails, the cache is gone; 1 fatigue comes off each turn.
# $steps: how far the shard is from there, 0 where that is too far for a turn.
because-from-there = From the cache { $attack ->
        [yes] you can still attack, and { "" }
       *[no] { "" }
    }the shard is { steps } away.
