## A goal that units are of use for, with how far it is.
aim-toward = toward { $goal } ({ $have } of { $needed })

## What a player could go for next, and what that is for; behind "Aim:", with no full stop at the end.

# $brings: how near a goal is then, as "aim-goal", nothing where none is nearer.
# $have, $before: how far it is then and now. $point: whether it is a point more as the round ends. $hidden: whether
# others read of a hidden goal.
aim-goal = { $point ->
        [yes] 1 point for { aimed-goal }
       *[no] toward { aimed-goal } (1 point), from { $before } to { $have } of { $needed }
    }
# A public goal, where another one is scored in this round.
aim-goal-later = completes { $goal }, to score in a later round
aimed-goal = { $hidden ->
        [yes] your hidden goal
       *[no] { $goal }
    }

## A turn.

aim-research = research { $technology }: { $brings }
# $near: whether a neighbour is there, or the round is the last.
aim-order-trade = gain { $number ->
        [one] { $number } commodity
       *[other] { $number } commodities
    }: { $near ->
        [yes] swapped with a rival, each pays 1
       *[no] no neighbour now, so swap in the council
    }
aim-order-muster = muster 2 infantry: they can land or guard
aim-muster-first = muster 2 infantry first: you take { $planet } { $then } then, not { $now }
aim-order-build = build a dock{ COUNT($brings) ->
        [0] : produce units where you need them
       *[other] : { $brings }
    }
aim-relic = make a relic: it can do more than its fragments
aim-play = play { $card }: it takes no command token
aim-use = use { $item }: it takes no command token
aim-deal = { COUNT($brings) ->
        [0] deal with { $who }: both of you gain
       *[other] deal with { $who }: { $brings }
    }
# A card, on the own panel.
aim-inside = use a card of yours, under **Private**: it takes no token
aim-held-back = keep { $number } tokens: 1 point for { $goal }
# $goals: public ones that could be scored. $held: what brings a point besides.
aim-end-scores = end your round: once all have, { COUNT($goals) ->
        [0] 1 point for { LIST($held) }
       *[other] 1 point for { LIST($goals, type: "or") }{ COUNT($held) ->
            [0] { "" }
           *[other] , 1 for { LIST($held) }
        }
    }
aim-end = end your round: nothing left is worth a token
aim-vote-lifts = make { $whom } speaker rather than { $who }
aim-vote-against = keep { $who }, who is close to winning, from being speaker

## A tactical action.

# $few: whether fewer ground forces come than there are planets. $who: whose they are, nothing for free ones.
# $pays: what they pay, as "aim-pays", nothing where it is of no use. $last: whether it is the last round.
aim-take = take { $few ->
        [yes] { LIST($planets, type: "or") }
       *[no] { LIST($planets) }
    } in { $system }{ COUNT($who) ->
        [0] { "" }
       *[other] { " from " }{ $who }
    }{ COUNT($brings) ->
        [0] { COUNT($pays) ->
            [0] { $last ->
                [yes] : more planets win a tie
               *[no] { "" }
            }
           *[other] : { $pays }
        }
       *[other] : { $brings }
    }
aim-pays = { $influence ->
        [0] { aim-resources }
       *[other] { $resources ->
            [0] { $influence } influence
           *[other] { aim-resources } or { $influence } influence
        }
    } a round
# What planets pay is of use for a goal, next round or in time. $toward: as "aim-toward".
aim-grow = grow by { aim-pays }
aim-pays-toward = { aim-resources } a round, { $toward }
# $goal: it is paid for. $before, $have: how much can be paid for it next round, as it is and then.
aim-pays-goal = toward { $goal } (1 point), next round from { $before } to { $have } of { $needed } { aim-coin }
aim-pays-seal = toward { $planet } (1 point), next round from { $before } to { $have } of { $needed } influence
aim-coin = { $what ->
        [resources] resources
       *[influence] influence
    }
aim-resources = { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }
# $who: who holds it, nothing where it is free. $wins: whether they can win when the round ends.
aim-meridian = { $seal ->
        [yes] be first on Meridian: 1 point and a relic, then 1 point a round
       *[no] { COUNT($who) ->
            [0] take Meridian: 1 point each round you hold it
           *[other] take Meridian from { $who }{ $wins ->
                [yes] : { $who } can win when the round ends
               *[no] : 1 point each round you hold it
            }
        }
    }
# $who can win when the round ends.
aim-stop = stop { $who } in { $system }: { $who } can win when the round ends
aim-weaken = beat { $who }'s ships in { $system }: some goals need a won fight
aim-frontier = explore the frontier in { $system }: { COUNT($brings) ->
        [0] find goods, a token, a goal or a fragment
       *[other] { $brings }
    }
aim-ships = send ships to { $system }: { $brings }
aim-keep-meridian = more units for Meridian: 1 point when the round ends
aim-again = explore a planet in { $system } once more
# $seal: the influence that the first landing costs, nothing for 0. $have: how much can be paid next round.
aim-beside-meridian = gather units in { $system }, beside Meridian: { $seal ->
        [0] land there next
       *[other] landing costs { $seal } influence, you have { $have } next round
    }
aim-gather = gather ships in { $system }: they fight together
# $where: the planet of the dock, nothing for the home. $ships: whether ships are produced.
aim-produce = produce { $units }{ COUNT($where) ->
        [0] { " at home" }
       *[other] { " on " }{ $where }
    }{ COUNT($brings) ->
        [0] { $last ->
            [yes] { "" }
           *[no] { $ships ->
                [yes] : they fly next round
               *[no] { "" }
            }
        }
       *[other] : { $brings }
    }

## A combat.

# What is left to do for a win. $planets: what is taken, nothing where only ships are fought. $goals: met by it.
aim-wins = { COUNT($planets) ->
        [0] beat { $who }'s ships in { $system }
       *[other] take { LIST($planets, type: "or") } in { $system }
    }: { COUNT($goals) ->
        [0] { "" }
       *[other] { LIST($goals) }, and{ " " }
    }you win when the round ends
aim-hidden = a hidden goal
# $places: what a rival could take, so that the win is lost. $who: who could come.
aim-hold-win = hold { LIST($places) } until the round ends, and you win: { LIST($who, type: "or") } may attack
aim-win-safe = let the round end: you win, and no rival can stop it
aim-save = save your ships in { $system } from { $who }
# $planets: what is defended, nothing where it is space. $meridian: whether it is Meridian. $wins: whether a win is at stake.
aim-hold = { COUNT($planets) ->
        [0] drive { $who } out of { $system }
       *[other] hold { LIST($planets) } against { $who }
    }{ $wins ->
        [yes] : you win when the round ends
       *[no] { $meridian ->
            [yes] : 1 point when the round ends
           *[no] { "" }
        }
    }
