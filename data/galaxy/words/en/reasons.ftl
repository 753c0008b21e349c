### Why a move is better than the other one that a sensible person might make: one line below the question, 16 words at most.

## A turn.

# $place: a planet, or a system. $wins: how likely the fight there is won.
against-odds = { $place } would be won only { $wins } now.
# $who would take it back, so likely ($loses), if they answer at once.
against-lost-again = { $place } could be lost again to { $who } at once, { $loses }.
# $who: a rival who could land there, nothing where none could.
against-bares = A fight for { $place } would leave your home empty{ COUNT($who) ->
        [0] .
       *[other] , where { $who } can land.
    }
# $goal: the one that comes nearer, nothing for none.
against-later = { $place } would complete { $goal }, but each round only 1 public goal scores.
against-no-point = A fight for { $place } brings no point yet{ COUNT($goal) ->
        [0] .
       *[other] : { $have } of { $needed } for { $goal }.
    }
# What is put forward brings as much without a fight.
against-sure = { $place } brings as much only if the fight there is won, { $wins }.
# $then: how many tokens of all kinds a player has in the next round.
against-end = A token that you keep is a turn more next round: { $then } then.
# $produce: whether it is about what a dock produces, else about an order.
against-rival = { $who } could land there this round; { $produce ->
        [yes] your dock can wait.
       *[no] an order can wait.
    }
against-exposed = No rival can reach it in this round; { $who } can still land on { $planet }.
# $place: on which the own win depends. $splinter: whether the Crown Splinter goes with it.
against-win-lost = As things stand, { $who } takes { $place } { $loses }{ $splinter ->
        [yes] , and the Crown Splinter with it.
       *[no] .
    }
kept-with = If { LIST($who, type: "or") } attacks then, you hold it { COUNT($who) ->
        [one] { $keeps }
       *[other] { $keeps } at worst
    }.
against-pinned = Producing first would hold your ships at home this round.
against-wait = An order can wait: you can give it until you end your round.
against-no-guard = No ground force can be spared for { $planet }: all of yours guard planets.
against-few-troops = { $number ->
        [one] You have { $number } ground force
       *[other] You have { $number } ground forces
    } for { $planets ->
        [one] { $planets } planet.
       *[other] { $planets } planets.
    }
against-seal = Meridian's seal takes { $needed } influence: you can pay { $have }.
# $what: "resources" or "influence".
against-goal = { $goal } takes { $needed } { paid-in }: you can pay { $have }.
paid-in = { $what ->
        [influence] influence
       *[resources] resources
    }

## What comes, what is produced, what is paid.

against-all = All of them would leave your home to { $who }.
# $planet: a free one there, nothing for none.
against-others-settle = Your other ships can still { COUNT($planet) ->
        [0] go to { $system } this round.
       *[other] take { $planet } in { $system } this round.
    }
# $left: what would stay unguarded, as "hurts-empty".
against-guard = All would leave { $left }: { $who } could land { $most }.
# $room: how many ground forces one's ships carry, $troops: how many there are.
against-ships-lack = Your ships carry { $room } of your { $troops } ground forces.
against-troops-lack = Your ships have room for { $room }, and you have { $troops ->
        [one] { $troops } ground force.
       *[other] { $troops } ground forces.
    }
# $left: how much of the other kind can still be paid then, $least: how much with another payment.
against-payment = So you keep { $left } { paid-in }, not { $least }.

## Deals, tokens, goals.

# $given: commodities that the reader gives, $goods: trade goods that they get.
against-commodities = Your commodities pay nothing; { $goods ->
        [one] the trade good pays 1
       *[other] { $goods } trade goods pay { $goods }
    }, though { $who } gains { $given }.
against-no-orders = With none for orders you could neither research nor trade nor muster.
against-vote-self = As speaker you go first, score first and gain a token.
against-pool = You have { $tactic } to activate and { $strategy } for orders.
against-muster-elsewhere = Ships that your dock produces at home can carry them from there.
# $paid: whether the other goal is one that is paid for.
against-goal-waits = You score 1 public goal a round: { $goal } { $paid ->
        [yes] can be paid next round.
       *[no] can wait, as it is easier to keep.
    }
