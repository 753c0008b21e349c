### Warum ein Zug besser ist als der andere, der nahe läge: eine Zeile unter der Frage, höchstens 16 Wörter.

## Ein Zug.

# $place: ein Planet oder ein System. $wins: wie wahrscheinlich der Kampf dort gewonnen wird.
against-odds = { $place } wäre jetzt nur { $wins } zu gewinnen.
# $who nähme es so wahrscheinlich ($loses) gleich zurück.
against-lost-again = { $place } könnte gleich wieder an { $who } fallen, { $loses }.
# $who: ein Rivale, der dort landen könnte, leer, wo keiner kann.
against-bares = Ein Kampf um { $place } ließe deine Heimat leer{ COUNT($who) ->
        [0] .
       *[other] , wo { $who } landen kann.
    }
# $goal: das Ziel, das näher kommt, leer für keines.
against-later = { $place } würde { $goal } erfüllen, doch je Runde zählt nur 1 öffentliches Ziel.
against-no-point = Ein Kampf um { $place } bringt noch keinen Punkt{ COUNT($goal) ->
        [0] .
       *[other] : { $have } von { $needed } für { $goal }.
    }
# Was vorgeschlagen wird, bringt ohne Kampf ebenso viel.
against-sure = { $place } bringt ebenso viel nur nach einem Sieg dort, { $wins }.
# $then: wie viele Marken aller Arten in der nächsten Runde da sind.
against-end = Eine Marke, die du behältst, ist nächste Runde ein Zug mehr: dann { $then }.
# $produce: ob es um das geht, was ein Dock baut, sonst um einen Befehl.
against-rival = { $who } könnte dort noch landen; { $produce ->
        [yes] dein Dock kann warten.
       *[no] ein Befehl kann warten.
    }
against-exposed = In dieser Runde kommt kein Rivale mehr dorthin; { $who } kann noch auf { $planet } landen.
# $place: wovon der eigene Sieg abhängt. $splinter: ob der Kronensplitter mitgeht.
against-win-lost = So wie es steht, nimmt { $who } { $place } { $loses }{ $splinter ->
        [yes] , und damit den Kronensplitter.
       *[no] .
    }
kept-with = Greift { LIST($who, type: "or") } dann an, hältst du es { COUNT($who) ->
        [one] { $keeps }
       *[other] schlimmstenfalls { $keeps }
    }.
against-pinned = Erst zu bauen hielte deine Schiffe für diese Runde daheim.
against-wait = Ein Befehl kann warten: Er geht, bis du deine Runde beendest.
against-no-guard = Für { $planet } ist keine Bodentruppe frei: Alle bewachen Planeten.
against-few-troops = { $number ->
        [one] Du hast { $number } Bodentruppe
       *[other] Du hast { $number } Bodentruppen
    } für { $planets ->
        [one] { $planets } Planeten.
       *[other] { $planets } Planeten.
    }
against-seal = Das Siegel von Meridian kostet { $needed } Einfluss: Du kannst { $have } zahlen.
# $what: "resources" oder "influence".
against-goal = { $goal } verlangt { $needed } { paid-in }: Du kannst { $have } zahlen.
paid-in = { $what ->
        [influence] Einfluss
       *[resources] Rohstoffe
    }

## Was kommt, was gebaut wird, was bezahlt wird.

against-all = Mit allen bliebe deine Heimat { $who } überlassen.
# $planet: ein freier dort, leer für keinen.
against-others-settle = Deine anderen Schiffe können diese Runde noch { COUNT($planet) ->
        [0] nach { $system }.
       *[other] { $planet } in { $system } nehmen.
    }
# $left: was unbewacht bliebe, als "hurts-empty".
against-guard = Mit allen: { $left }, und { $who } könnte { $most } landen.
# $room: wie viele Bodentruppen die eigenen Schiffe tragen, $troops: wie viele es gibt.
against-ships-lack = Deine Schiffe tragen { $room } deiner { $troops } Bodentruppen.
against-troops-lack = Deine Schiffe haben Platz für { $room }, und du hast { $troops ->
        [one] { $troops } Bodentruppe.
       *[other] { $troops } Bodentruppen.
    }
# $left: wie viel der anderen Art dann noch gezahlt werden kann, $least: wie viel bei anderer Zahlung.
against-payment = So bleiben dir { $left } { paid-in }, nicht { $least }.

## Handel, Marken, Ziele.

# $given: Waren, die hergegeben werden, $goods: Handelsgüter, die es dafür gibt.
against-commodities = Deine Waren zahlen nichts; { $goods ->
        [one] das Handelsgut zahlt 1
       *[other] { $goods } Handelsgüter zahlen { $goods }
    }, aber { $who } gewinnt { $given }.
against-no-orders = Ohne eine für Befehle könntest du weder forschen noch handeln noch ausheben.
against-vote-self = Mit dem Vorsitz ziehst und wertest du zuerst und erhältst eine Marke.
against-pool = Du hast { $tactic } zum Aktivieren und { $strategy } für Befehle.
against-muster-elsewhere = Schiffe, die dein Dock in der Heimat baut, können sie von dort mitnehmen.
# $paid: ob das andere Ziel eines ist, das bezahlt wird.
against-goal-waits = Je Runde zählt 1 öffentliches Ziel: { $goal } { $paid ->
        [yes] lässt sich nächste Runde zahlen.
       *[no] kann warten, denn es ist leichter zu halten.
    }
