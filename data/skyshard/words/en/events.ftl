# What is told of events. docs/words.md explains how messages are written.

## Before the first round.

# $opening, $briefing, $outcome: prose of the setting, or of a scenario.
begun = { $objective ->
        [survey] { $opening }{ "\u000A" }**Goal:** take { $required } star shards from behind the doors { $where }, and have one of you stand as that round ends.{ "\u000A" }{ a-turn }{ "\u000A" }{ exhaustion-ahead }{ "\u000A" }
        [uncover] { $opening }{ "\u000A" }**Goal:** each star shard is a point, up to { $required }, once all who stand agree to leave. If all fall, there are none.{ "\u000A" }{ a-turn }{ "\u000A" }{ exhaustion-ahead }{ "\u000A" }
       *[other] **{ $scenario }** – { $place }. { $opening }{ LINES($briefing) }{ "\u000A" }
    }
class = { $who } is the { $kind }, who { knack }.
# What a class is for, in a few words.
knack = { $knack ->
        [heal] heals 2 a turn and revives
        [locks] rolls once more at locks
        [far] shoots 3 hexes far
       *[hard] hits hardest
    }
brought = { $who } brings { THE($relic) }, { $does }.
deepened = Depth { $depth }{ $points ->
        [0] { "" }
        [one] : { $points } more point of enemies on each new tile
       *[other] : { $points } more points of enemies on each new tile
    }.
deployed = { $first ->
        [yes] { $who } goes first, from { $at }.
       *[no] { $who } at { $at }.
    }
companion_placed = { CAP(THE($who)) } comes along, to { $at }.

## Rounds and turns.

# The number of a round is told by the status.
round = { "" }
moved = { $who } walks to { $at }{ $second ->
        [yes] { " on a second move" }
       *[no] { "" }
    }{ $short ->
        [yes] , where a trap stops the walk
       *[no] { "" }
    }.
passed = { $who } is done.
spent = { $who } is done.
waited = { $who } waits.
asked = { "" }
# $foe: the enemy that was put elsewhere, with its level.
shifted = { $piece ->
        [cache] { $who } has the { $what } cache at { $to } instead of { $at }.
       *[enemy] { $who } has { THE($foe) } at { $to } instead of { $at }.
    }
requested = { $who } to { $whom }: { $wish ->
        [come] come to me
        [take] take the shard
       *[hold] open no door
    }.
retreats = { $who } wants to retreat after this round. { $waiting ->
        [0] Everyone agrees: the party leaves when the round ends.
       *[other] { $waiting } more to agree.
    }
stays_on = { $who } wants to stay.
dug = { $who } digs at the sealed stones until something gives way.

## Explorations.

# $told: whether the name of the tile tells its shape.
explored = { $who } opens door { $door }: { A($tile) }{ $told ->
        [yes] { "" }
       *[no] { " (" }{ $shape })
    }{ $fits ->
        [yes] { "" }
       *[no] , with no room for it here
    }.
    .text = { $text }
no_tile = { $who } opens door { $door }, but no { $shape } is left: the card counts as { A($sought) }. { $drawn } of { $required } drawn.
no_fit = { $read ->
        [yes] { CAP(THE($tile)) } can't be laid, and door { $door } stays shut for now.
       *[no] { $who } opens door { $door }, but { THE($tile) } fits nowhere here. The door stays shut for now.
    }
# $fewer: whether there is less of it, $number: by how much.
revealed = { $effect ->
        [caches] { surprise }
        [spaces] { $fewer ->
            [yes] No one is on watch.
           *[no] Someone heard you coming.
        }
        [points] { $fewer ->
            [yes] The enemies here are weaker than elsewhere.
           *[no] The enemies here are stronger than elsewhere.
        }
        [near] They wait right behind the door.
        [whisk] The floor tips: you end up on the new tile.
        [collapse] Far behind, stone gives way.
       *[other] { "" }
    }
surprise = { $fewer ->
        [yes] { caches } fewer than usual.
       *[no] { caches } more than usual.
    }
caches = { $number ->
        [one] { $number } cache
       *[other] { $number } caches
    }
# Where its doors are is what was chosen, and the map shows it. $more: how many enemies the noise of the door calls.
laid = { $keeper ->
        [0] { $text }{ COUNT($doors) ->
            [0] { " No other way out." }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $more ->
        [0] { "" }
        [one] { " The noise calls 1 more enemy." }
       *[other] { " The noise calls " }{ $more } more enemies.
    }
stays = { "" }
    .shards = { $quest ->
        [yes] { CAP(A($sought)) } is here.
       *[no] { $shards ->
            [one] { $at ->
                [none] A star shard glows here.
               *[other] **A star shard lies at { $at }.**
            }
           *[other] { $at ->
                [none] Two star shards glow here.
               *[other] **Two star shards lie at { $at }.**
            }
        }
    }
    .trap = A trap: as you enter, match { $digits } digits or { trap-does }.
    .environment = { $environment ->
        [mire] Mire: every hex here takes 2 steps.
        [murk] Murk: into or out of this tile only the next hex can be hit; within it all is as usual.
        [embers] Embers: ending a turn here costs 1 health.
        [hush] Hush: no relic works here.
        [gale] Gale: every attack from here has 1 die less.
        [dust] Dust: an adventurer who ends a turn here takes 1 fatigue.
       *[balm] Balm: ending a turn here gives 1 health back.
    }
fully_explored = { COUNT($at) ->
        [0] Every { $sought } is found: no door is needed any more.
       *[other] **The last star shard lies at { $at }.**{ $kept ->
            [yes] { " " }{ CAP(A($foe)) } { $strikes ->
                [yes] keeps
               *[no] came with
            } it: { keeper-hits }.
           *[no] { "" }
        }
    }
# What the last shard's keeper does at most, and takes. $strikes: as the shard is taken.
keeper-hits = it { $strikes ->
        [yes] hits whoever takes it for up to { $most }, unless it is wounded first
       *[no] hits for up to { $most }
    }
reshuffled = The discarded cards make a new deck.
supply_ended = No card is left: { so-many } will do.
so-many = { $number ->
        [one] { $number } { $sought }
       *[other] { $number } { PLURAL($sought) }
    }

## Cards and relics.

peeked = Whichever door opens next: the card “{ $card }”, { A($shape) }, { $shards ->
        [0] no { $sought }
        [one] { $shards } { $sought }
       *[other] { $shards } { PLURAL($sought) }
    }.
healed = { $amount ->
        [0] { "" }
       *[other] { $who } gets { $amount } health back.
    }
hurt = { $who } loses { $amount } health.
tired = { $amount ->
        [0] { "" }
       *[other] { $who } takes { $amount } fatigue.
    }
rested = { $amount ->
        [0] { "" }
       *[other] { $who } sheds { $amount } fatigue.
    }
quickened = { $who } has { $amount } more steps this turn.
emboldened = { $amount } more dice for the next attack.
relic = **{ $who } finds { A($relic) }**: { $does }.{ $packed ->
        [yes] { GENDER($relic) ->
            [p] { " Both places for relics are full: they wait in the pack until you swap." }
           *[n] { " Both places for relics are full: it waits in the pack until you swap." }
        }
       *[no] { "" }
    }
no_relic = No { $rank } relic is left to find.
used = { $who } uses { THE($relic) }.
equipped = { $who } takes { THE($relic) } from the pack.
stowed = { $who } packs { THE($relic) } away.
# $placed: whether it is known where, as in new delves; $foes: how many enemies could strike there at once; one is not told.
shard = **{ $shards ->
        [one] { $who } takes { $last ->
            [yes] the last star shard
           *[no] the star shard
        }
       *[other] { $who } takes { $shards } star shards
    }{ $placed ->
        [yes] { " at " }{ $at }
       *[no] { "" }
    }{ $foes ->
        [0] { "" }
        [one] { "" }
       *[other] , in reach of { $foes } enemies
    }{ $last ->
        [yes] : all { $required } are in hand
       *[no] : you have { $gained } of { $required }
    }.**

# Stands before what a shard's card gives whoever takes it.
boon = The shard's gift:

## Locks and traps.

lock = { $rank ->
        [lock] { $who } tries the lock at { $at }.
       *[other] { $who } tries the { $rank } cache at { $at }.
    }
trap = { $text } { $name }: { $who } needs { LIST($digits) } on the dice.
# $times: so many rolls in a row, $kept: the digits that fit in all of them; $open: of the $digits of its code, those found by now.
rolled = { COUNT($missing) ->
        [0] { "" }
       *[other] { $times ->
            [1] { CAP(open-digits) }
           *[other] { $times } rolls: { open-digits }
        }
    }
open-digits = { $open ->
        [0] no digit matches yet
        [one] { $kept ->
            [0] { "nothing new, " }
           *[other] { "" }
        }{ $open } of { $digits } digits matches
       *[other] { $kept ->
            [0] { "nothing new, " }
           *[other] { "" }
        }{ $open } of { $digits } digits match
    }.
# $fatigue: of so many changes in a row.
adjusted = { $who } changes a { $was } to a { $now } for { $fatigue } fatigue.
opened = The { $rank } cache springs open.
# $needs: how much fatigue would have opened it, 0 where it was given up; $spare: how much was left.
jammed = **{ $who } jams the lock: the { $rank } cache is lost.**{ $needs ->
        [0] { "" }
       *[other] { " " }It would have taken { $needs } fatigue; { THE($who) } can take { $spare ->
            [0] none
           *[other] only { $spare }
        }.
    }
disarmed = { $who } disarms the trap: it clicks and lies still.
sprung = { $who } sets the trap off.

## Fights, and what becomes of units.

# $times: so many blows in a row.
struck = { $fell ->
        [yes] **{ CAP(THE($who)) } fells { THE($chip) }**.
       *[no] { $damage ->
            [0] { strikes }: no harm done to { THE($chip) } at { $at }.
           *[other] { strikes }: { $damage } damage, { THE($chip) } at { $at } has { $left } left.
        }
    }
strikes = { CAP(THE($who)) } { $times ->
        [1] { $tired ->
            [yes] strikes again
           *[no] strikes
        }
       *[other] strikes { $times } times
    }
mended = { $own ->
        [yes] { $who } patches up, and regains { $amount } health.
       *[no] { $who } patches up { THE($whom) }: { $amount } health.
    }
revives = { $who } spends the turn on { $whom }.
called = { CAP(THE($chip)) } at { $at } acts first.
enemy_burnt = { CAP(THE($chip)) } at { $at } { $fell ->
        [yes] dies in the embers
       *[no] is singed by the embers
    }.
burnt = { CAP(THE($who)) } loses 1 health to the embers.
dusted = { $who } coughs: 1 fatigue for the dust.
soothed = { CAP(THE($who)) } has { $amount } health back from the balm.
enemy_mended = { CAP(THE($chip)) } at { $at } has 1 health back from the balm.
enemy_moved = { CAP(THE($chip)) } comes to { $to }.
enemy_fled = { CAP(THE($chip)) } is hurt and runs to { $to }.
enemy_swapped = { CAP(THE($chip)) } is hurt and changes places with { THE($other) }, to { $to }.
enemy_called = { CAP(THE($chip)) } at { $at } calls: { THE($other) } comes to { $to }.
fell = **{ $who } falls** at { $at }.
companion_fell = { CAP(THE($who)) } falls.
returned = { $who } is back on their feet at { $at }.
placed = { $who } ends up at { $at }.
companion_moved = { CAP(THE($who)) } comes to { $to }.
enemy_buried = { CAP(THE($chip)) } is buried.
enemy_shoved = { CAP(THE($chip)) } scrambles to { $at }.

## Scenarios.

found = { $who } finds { A($sought) }. { $text }
carries = { $who } now has { $burden }: 1 step less.
dropped = { $tile ->
        [entrance] { CAP($burden) } stays behind at the entrance.
       *[other] { CAP($burden) } stays behind in { THE($tile) }.
    }
delivered = { $who } has brought { $burden } to the gate.
    .left = { $left } to go.
dial_read = { CAP(THE($lock)) } is at { $at }.
    .number = It is the { ordinal } in order.
ordinal = { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }
unlocked = { CAP(THE($lock)) } opens.
    .shut = { $shut ->
        [one] { $shut } { $lock } to go.
       *[other] { $shut } { PLURAL($lock) } to go.
    }
stuck = It stays shut and costs { $who } 1 fatigue. Try again later.
omen = { $text }
water = The water takes the { $tile }.
soaked = { CAP(THE($who)) } loses 1 health to the water.
battered = { $left ->
        [0] The gate gives way.
       *[other] { CAP(THE($chip)) } batters the gate: { $left } more.
    }
phase = The { $name } stands at { $at }. { $text } His weakness: { $hint }.
beaten = He is down, and stays down.

## Tiles that fall in, and the end.

held = Nothing falls this time.
collapsed = { CAP(THE($tile)) } falls in.
    .doors = { COUNT($doors) ->
        [one] A door is open again at { $doors }.
       *[other] Doors are open again at { $doors }.
    }
campaign_ended = { $text }
ended = { $objective ->
        [survey] { ended-survey }
        [uncover] { ended-uncover }
       *[other] { $result ->
            [retreat] **Turned back in round { $round }.** “{ $scenario }” waits for another party.
            [won] **Won.** { $outcome }
           *[other] **Lost.** { $outcome }
        }
    }
ended-survey = { $result ->
        [won] **Won in round { $round }, all { $required } shards.** The last shard is in hand, and the dark stays behind you.
        [lost] **Lost in round { $round }, { $gained } of { $required } shards.** No one is left standing.
       *[retreat] **Turned back in round { $round }, { $gained } of { $required } shards.** The delve keeps the rest.
    }
ended-uncover = { $result ->
        [won] **Won in round { $round }, all { $required } shards.** You climb out with them.
        [lost] **Lost in round { $round }, no points.** No one is left standing, and the shards lie where they fell.
       *[retreat] **Out in round { $round }, { $gained } of { $required } shards: { $gained ->
            [one] { $gained } point
           *[other] { $gained } points
        }.** You climb back into the light.
    }
# What a party that has lost may learn. $path: whether a way led there from where one of it fell.
lost-in-sight = { $path ->
        [yes] A shard lay at { $at }, its tile { $steps ->
            [0] where one of you fell
            [one] { $steps } step from one of you
           *[other] { $steps } steps from one of you
        }.
       *[no] A shard lay at { $at }.
    }
lost-unfound = { $more ->
        [one] { $more } shard was
       *[other] { $more } shards were
    } still hidden, and { $doors ->
        [0] no door was left
        [one] { $doors } door was left
       *[other] { $doors } doors were left
    } to open.
lost-in-hand = All shards were in hand: one of you still standing as the round ended would have won. Next time: keep one of you out of enemies' reach.
# $tiles: how many still lie on the map; $health: what exhaustion took of one who stood all along.
next-time-sooner = { $tiles ->
        [0] No new tile lay
        [one] Only { $tiles } new tile lay
       *[other] Only { $tiles } new tiles lay
    } there after { $rounds } rounds. Next time: open two doors in a turn while no enemy stands.
next-time-fewer = { $enemies } enemies with { $levels } levels still stood{ $calls ->
        [yes] , and each calls one more through every door
       *[no] { "" }
    }. Next time: fell them before you open the next door.

## Told of several events at once.

exhaustion = { COUNT($names) ->
        [one] { LIST($names) } loses { $amount } health to exhaustion.
       *[other] { LIST($names) } lose { $amount } health each to exhaustion.
    }
found-here = Here: { LIST($things) }.
some-caches = { $number ->
        [1] { A($rank) } cache
       *[other] { $number } { $rank } caches
    }
enemies-of-a-kind = { $number ->
        [1] { A($foe) }
       *[other] { $number } { PLURAL($foe) }
    }
enemy-drawn = { CAP(A($foe)) } comes out of the dark.
# Attacks on one of the party. $chips: who strikes, $chip: the first of them, $twins: whether two are of the same name.
attacked = { $result ->
        [hit] { COUNT($chips) ->
            [one] { CAP(attackers) } hits { THE($whom) } for { $damage }.
           *[other] { CAP(attackers) } hit { THE($whom) } for { $damage }.
        }
        [stopped] { CAP(attackers) } can't break the guard of { THE($whom) }.
       *[missed] { COUNT($chips) ->
            [one] { CAP(attackers) } misses { THE($whom) }.
           *[other] { CAP(attackers) } miss { THE($whom) }.
        }
    }
# $keeps: the keeper of the last shard strikes as that is taken.
attackers = { COUNT($chips) ->
        [1] { $keeps ->
            [yes] the shard's keeper
           *[no] { THE($chip) }
        }
        [2] { $twins ->
            [yes] 2 { PLURAL($chip) }
           *[no] { LIST($chips, each: "the") }
        }
       *[other] { COUNT($chips) } enemies
    }
# A lasting relic worked: its dice did so much of the damage, or it took so much off enemies' hits.
relic-adds = { CAP(THE($relic)) } adds { $number }.

## Small print: how enemies act.

foe-numbers = { $chip }: { $health } health, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }{ $guard ->
        [0] { "" }
       *[other] , guard { $guard }
    }{ $reach ->
        [1] { "" }
       *[other] , reach { $reach }
    }{ $targets ->
        [1] { "" }
       *[other] , { $targets } targets
    }{ COUNT($how) ->
        [0] { "" }
       *[other] ; { $how }
    }
# $calls: so many enemies the noise of a door calls at most, 0 for none.
a-turn = { $calls ->
        [0] **Danger:** defeat what waits behind a door before you open the next
        [1] **Danger:** an enemy still standing as a door opens brings a stronger one (up to { $most } damage)
       *[other] **Danger:** each enemy standing as a door opens brings a stronger one (up to { $most } damage), { $calls } at most
    }.
exhaustion-ahead = **Clock:** each round after round { $calm } costs everyone health: 1, then 2, then 3.
