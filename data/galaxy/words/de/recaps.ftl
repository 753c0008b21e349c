### Was erfährt, wer abwesend war: was aus Ereignissen wurde. Mehrere gleiche werden zu einem Satzteil, siehe docs/words.md.
### Es steht nach dem Namen: „Ada erkundete Ziegelbrand und verlor 2 Späher“.

## Was gefunden wurde.

recap-explored = fand { $them }
    .one = { $where ->
        [planet] „{ $card }“ auf { $place }
        [place] „{ $card }“ im Grenzraum in { $place }
       *[frontier] „{ $card }“ im Grenzraum
    }
recap-phantom = die Phantomwelt erschien in { $them }
    .one = { COUNT($system) ->
        [0] der Finsternis
       *[other] { $system }
    }
recap-relic = erhielt { $them }
    .one = { THE($relic, case: "acc") }
spoils-fewest = erhielt mit den wenigsten Punkten { $them }
recap-looked = sah in { $them }
    .one = den { $deck }stapel
recap-hidden_goal = du hast das geheime Ziel { $them } gezogen
    .one = { $goal }
recap-order_cards = du hast { $them } gezogen
    .one = { $card }
recap-goal_revealed = neue öffentliche Ziele: { $them }
    .one = { $goal } ({ $takes })

## Was erkämpft, gewonnen und verloren wurde.

recap-gained = { COUNT($before) ->
        [0] nahm { $them }
       *[other] nahm { $before } { $them } ab
    }
    .one = { $planet }
recap-battle_over = gewann { $them }
    .who = { COUNT($winner) ->
        [0] niemand
       *[other] { $winner }
    }
    .one = { $ground ->
        [yes] den Kampf auf { $place }
       *[no] den Kampf in { $place }
    }
recap-lost = verlor { $them }
    .one = { $unit }
    .many = { PLURAL($unit, case: "acc") }
spoils-destroyed = zerstörte { $them } von { $whose }
recap-removed_units = { $by ->
        [all] verlor { $them }
       *[other] verlor durch „{ $source }“ { $them }
    }
    .one = { $unit }
    .many = { PLURAL($unit, case: "acc") }
recap-dock_destroyed = verlor { $them }
    .one = das Dock auf { $planet }
recap-freed = verlor { $them }
    .one = { $planet }
recap-planet_destroyed = die Sternenlanze verbrannte { $them }
    .one = { $planet }
recap-retreated = zog sich aus { $them } zurück
    .one = { $system }
recap-relic_purged = verbrauchte { $them }
    .one = { THE($relic, case: "acc") }
recap-resigned = aufgegeben: { $them }
    .one = { $who }

## Was gewertet und entschieden wurde.

recap-scored = wertete { $them }
    .one = { $goal } (jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
recap-point = { $why ->
        [meridian] hielt Meridian (jetzt { $them })
        [seal] brach das Siegel von Meridian (jetzt { $them })
        [splinter] gewann den Punkt des Kronensplitters (jetzt { $them })
        [splinter-lost] verlor den Kronensplitter (jetzt { $them })
        [tomb] nutzte die Grabkrone (jetzt { $them })
       *[other] gewann einen Punkt (jetzt { $them })
    }
    .one = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
recap-technology = hat jetzt { $them }
    .one = { $technology }
recap-played = spielte { $them }
    .one = { $card }
recap-dealt = { $who } und { $partner } tauschten
recap-speaker = bekam den Vorsitz
recap-begun = hat zuerst den Vorsitz
recap-passed = verpasste einen Zug
recap-away = nicht mehr da: { $them }
    .one = { $who }
recap-back = wieder da: { $them }
    .one = { $who }
recap-ended = { COUNT($winner) ->
        [0] niemand gewann; die Punkte: { $them }
       *[other] { $winner } gewann; die Punkte: { $them }
    }
    .one = { LIST($scores, type: "comma") }

## An einem Pult.

recap-opened = das Pult wurde für { $them } geöffnet
    .one = { LIST($players, type: "comma") }
recap-seated = neu dabei: { $them }
    .one = { $who }
recap-planet_of = hält jetzt { $them }
    .who = { COUNT($owner) ->
        [0] niemand
       *[other] { $owner }
    }
    .one = { $planet }
recap-planet_gone = aus dem Spiel: { $them }
    .one = { $planet }
