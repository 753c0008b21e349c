## Ein Ziel, dem Einheiten nützen, und wie weit es ist.
aim-toward = für { $goal } ({ $have } von { $needed })

## Was jemand als Nächstes anstreben kann, und wozu; hinter „Ziel:“, ohne Punkt am Ende.

# $brings: wie nah ein Ziel dann ist, als "aim-goal", leer, wo keines näher ist.
# $point: ob es am Ende der Runde ein Punkt mehr ist. $hidden: ob andere von einem geheimen Ziel lesen.
aim-goal = { $point ->
        [yes] 1 Punkt für { aimed-goal }
       *[no] für { aimed-goal } (1 Punkt), von { $before } auf { $have } von { $needed }
    }
# A public goal, where another one is scored in this round.
aim-goal-later = erfüllt { $goal }, zu werten in einer späteren Runde
aimed-goal = { $hidden ->
        [yes] dein geheimes Ziel
       *[no] { $goal }
    }

## Ein Zug.

aim-research = { $technology } erforschen: { $brings }
aim-order-trade = { $number ->
        [one] { $number } Ware
       *[other] { $number } Waren
    } holen: { $near ->
        [yes] mit Rivalen getauscht zahlt jede 1
       *[no] jetzt kein Nachbar, also im Rat tauschen
    }
aim-order-muster = 2 Infanterie ausheben: Sie kann landen oder wachen
aim-muster-first = erst 2 Infanterie ausheben: Dann nimmst du { $planet } { $then }, nicht { $now }
aim-order-build = ein Dock bauen{ COUNT($brings) ->
        [0] : Einheiten dort bauen, wo du sie brauchst
       *[other] : { $brings }
    }
aim-relic = ein Relikt zusammensetzen: Es kann mehr als seine Fragmente
aim-play = „{ $card }“ spielen: Das kostet keine Kommandomarke
aim-use = { $item } nutzen: Das kostet keine Kommandomarke
aim-deal = { COUNT($brings) ->
        [0] mit { $who } handeln: Ihr gewinnt beide
       *[other] mit { $who } handeln: { $brings }
    }
# Eine Karte, unter „Nur für dich“.
aim-inside = eine deiner Karten nutzen, unter **Nur für dich**: Das kostet keine Marke
aim-held-back = { $number } Marken behalten: 1 Punkt für { $goal }
# $goals: öffentliche, die gewertet werden können. $held: was sonst einen Punkt bringt.
aim-end-scores = deine Runde beenden: Sind alle fertig, gibt es { COUNT($goals) ->
        [0] 1 Punkt für { LIST($held) }
       *[other] 1 Punkt für { LIST($goals, type: "or") }{ COUNT($held) ->
            [0] { "" }
           *[other] , 1 für { LIST($held) }
        }
    }
aim-end = deine Runde beenden: Nichts ist jetzt noch eine Marke wert
aim-vote-lifts = { $whom } den Vorsitz geben, nicht { $who }
aim-vote-against = verhindern, dass { $who }, dem Sieg nah, den Vorsitz bekommt

## Eine taktische Aktion.

# $few: ob weniger Bodentruppen kommen, als es Planeten sind. $who: wem sie gehören, leer für freie.
# $pays: was sie zahlen, als "aim-pays", leer, wo es nichts nützt. $last: ob es die letzte Runde ist.
aim-take = { $few ->
        [yes] { LIST($planets, type: "or") }
       *[no] { LIST($planets) }
    } in { $system } nehmen{ COUNT($who) ->
        [0] { "" }
       *[other] , gegen { $who }
    }{ COUNT($brings) ->
        [0] { COUNT($pays) ->
            [0] { $last ->
                [yes] : Bei Gleichstand zählen Planeten
               *[no] { "" }
            }
           *[other] : { $pays }
        }
       *[other] : { $brings }
    }
aim-pays = { $influence ->
        [0] { aim-resources }
       *[other] { $resources ->
            [0] { $influence } Einfluss
           *[other] { aim-resources } oder { $influence } Einfluss
        }
    } je Runde
aim-grow = wachsen um { aim-pays }
aim-pays-toward = { aim-resources } je Runde, { $toward }
aim-pays-goal = für { $goal } (1 Punkt), nächste Runde von { $before } auf { $have } von { $needed } { aim-coin }
aim-pays-seal = für { $planet } (1 Punkt), nächste Runde von { $before } auf { $have } von { $needed } Einfluss
aim-coin = { $what ->
        [resources] Rohstoffen
       *[influence] Einfluss
    }
aim-resources = { $resources ->
        [one] { $resources } Rohstoff
       *[other] { $resources } Rohstoffe
    }
# $who: wer es hält, leer, wo es frei ist. $wins: ob $who am Ende der Runde gewinnen kann.
aim-meridian = { $seal ->
        [yes] vor allen anderen auf Meridian landen: einmal 1 Punkt und ein Relikt, dann 1 Punkt je Runde
       *[no] { COUNT($who) ->
            [0] Meridian nehmen: 1 Punkt in jeder Runde, in der du es hältst
           *[other] { $wins ->
                [yes] Meridian nehmen: { $who } kann am Ende der Runde gewinnen
               *[no] { $who } Meridian nehmen: 1 Punkt in jeder Runde, in der du es hältst
            }
        }
    }
# $who kann am Ende der Runde gewinnen.
aim-stop = { $who } in { $system } aufhalten: { $who } kann am Ende der Runde gewinnen
aim-weaken = in { $system } Schiffe von { $who } schlagen: Manche Ziele verlangen einen Sieg
aim-frontier = die Grenze in { $system } erkunden: { COUNT($brings) ->
        [0] Güter, eine Marke, ein Ziel oder ein Fragment finden
       *[other] { $brings }
    }
aim-ships = Schiffe nach { $system } bringen: { $brings }
aim-keep-meridian = mehr Einheiten nach Meridian bringen: 1 Punkt am Ende der Runde
aim-again = einen Planeten in { $system } noch einmal erkunden
aim-beside-meridian = in { $system } Einheiten sammeln, neben Meridian: { $seal ->
        [0] als Nächstes dort landen
       *[other] Landen kostet { $seal } Einfluss, du hast nächste Runde { $have }
    }
aim-gather = in { $system } Schiffe sammeln: Sie kämpfen zusammen
# $where: der Planet des Docks, leer für die Heimat. $ships: ob Schiffe gebaut werden.
aim-produce = { COUNT($where) ->
        [0] daheim { $units } bauen
       *[other] auf { $where } { $units } bauen
    }{ COUNT($brings) ->
        [0] { $last ->
            [yes] { "" }
           *[no] { $ships ->
                [yes] : Sie fliegen nächste Runde
               *[no] { "" }
            }
        }
       *[other] : { $brings }
    }

## Ein Kampf.

# Was zum Sieg noch fehlt. $planets: was genommen wird, leer, wo nur Schiffe bekämpft werden. $goals: damit erfüllt.
aim-wins = { COUNT($planets) ->
        [0] die Schiffe von { $who } in { $system } schlagen
       *[other] { LIST($planets, type: "or") } in { $system } nehmen
    }: { COUNT($goals) ->
        [0] { "" }
       *[other] { LIST($goals) }, und{ " " }
    }du gewinnst am Ende der Runde
aim-hidden = ein geheimes Ziel
# $places: was jemand nehmen könnte, sodass der Sieg verloren ist. $who: wer kommen könnte.
aim-hold-win = bis zum Ende der Runde { LIST($places) } halten, dann gewinnst du: { LIST($who, type: "or") } kann angreifen
aim-win-safe = die Runde enden lassen: du gewinnst, und niemand kann es verhindern
aim-save = deine Schiffe in { $system } vor { $who } retten
# $planets: was verteidigt wird, leer im All. $meridian: ob es Meridian ist.
aim-hold = { COUNT($planets) ->
        [0] { $who } aus { $system } vertreiben
       *[other] { LIST($planets) } gegen { $who } halten
    }{ $wins ->
        [yes] : du gewinnst am Ende der Runde
       *[no] { $meridian ->
            [yes] : 1 Punkt am Ende der Runde
           *[no] { "" }
        }
    }
