# Was Ereignisse für jemanden ergeben, der weg war; docs/words.md erklärt es. Mehrere gleiche werden ein Teilsatz.

## Was gefunden wurde.

recap-site_seen = neu auf der Karte: { $them }
    .one = { $how ->
        [located] { category-a }
        [rumour] { category-a }
       *[other] { THE($site) }
    }{ COUNT($at) ->
        [0] { "" }
       *[other] { " " }{ spot }
    }
recap-rumour = hörte von { $them }
    .who = die Gruppe
    .one = { $category ->
            [landmark] einem Wahrzeichen
            [resource] einem Vorkommen
            [shelter] einem Unterschlupf
            [danger] einer Gefahr
            [secret] einem Geheimnis
           *[settlement] einer Siedlung
        }{ COUNT($at) ->
        [0] { COUNT($direction) ->
            [0] { "" }
           *[other] { " " }{ rumour-direction }
        }{ COUNT($far) ->
            [0] { "" }
           *[other] , { far-off }
        }
       *[other] { " " }bei { $at }
    }
recap-spotted = { $anything ->
        [yes] bei { $them } steht etwas
       *[no] bei { $them } steht nichts
    }
    .one = { $at }
recap-scouted = spähte { $them } aus
    .one = { $place }
recap-searched = durchsuchte { $them }
    .who = die Gruppe
    .one = { $place }
recap-tracked = Spuren führen anscheinend nach { $them }
    .one = { $place }
recap-gained = bekam { $them }
    .who = { recap-getter }
    .one = { amount }
recap-coins-of = bekam { $them }
    .who = { recap-getter }
    .one = Münze
    .many = Münzen
recap-getter = { $party ->
        [yes] die Gruppe
       *[no] { $who }
    }
recap-treasure = bekam { $them }
    .who = die Gruppe
    .one = { amount }
recap-coins = bekam { $them }
    .who = die Gruppe
    .one = Münze
    .many = Münzen
recap-terrain = bekannt wurde das Gelände von { $them }
    .one = { $place }
recap-arrived = kam nach { $them }
    .who = die Gruppe
    .one = { $place }
recap-edge = der Landstrich endet vor { $them }
    .one = { $place }
recap-blocked = versperrt: { $them }
    .one = { way-to }
recap-passage = ein Weg tat sich auf zwischen { $them }
    .one = { $place } und { $joined }
recap-clue = fand { $them }
    .who = die Gruppe
    .one = Hinweis
    .many = Hinweise
recap-tale = hörte mehr von { $them }
    .who = die Gruppe
    .one = „{ $name }“
recap-investigated = untersuchte { $them }
    .who = die Gruppe
    .one = { THE($site, case: "acc") }
recap-discovery = ans Licht kam: { $them }
    .one = { $name } ({ nature-name })
recap-restocked = etwas hat sich verändert bei { $them }
    .one = { THE($site, case: "dat") }
recap-goal = das Ziel ist { $them }
    .one = { $what ->
        [located] ausgemacht
        [found] gefunden
        [reached] erreicht
        [lost] verloren
       *[other] verändert
    }
recap-snag = einen Haken gibt es bei { $them }
    .one = { THE($site, case: "dat") }

## Wem sie begegneten, Kämpfe und Verluste.

recap-met = traf auf { $them }
    .who = die Gruppe
    .one = { $count ->
        [1] { GENDER($foe) ->
            [p] 1 { THE($foe, case: "von") }
           *[other] { A($foe, case: "acc") }
        }
       *[other] { $count } { NAME($foe, case: "acc") }
    }
recap-won = besiegte { $them }
    .who = die Gruppe
    .one = { THE($foe, case: "acc") }
recap-defeat = wurde besiegt
    .who = die Gruppe
recap-threat = dazu kam { $them }
    .one = „{ $name }“
recap-died = gestorben: { $them }
    .one = { $who }
recap-wounded = verwundet: { $them }
    .one = { $who }
recap-collapsed = zusammengebrochen: { $them }
    .one = { $who }
recap-poisoned = am Essen vergiftet: { $them }
    .one = { $who }
recap-hungry = hungrig geblieben: { $them }
    .one = { $who }
recap-trap = eine Truhe hatte eine Falle
recap-worn = ruinierte { $them }
    .one = { amount }

## Was entschieden wurde.

recap-character = wählte { $them }
    .one = { THE($archetype, case: "acc") }
recap-joined = neu dabei: { $them }
    .one = { $who }
recap-leads = die Gruppe führt jetzt { $them }
    .one = { $who }
recap-offerings = { $taken ->
        [yes] nahm die Opfergaben
       *[no] ließ die Opfergaben liegen
    }
    .who = die Gruppe
recap-set_out = brach von { $them } auf
    .who = die Gruppe
    .one = { $place }
recap-camp = lagerte bei { $them }
    .who = die Gruppe
    .one = { $place }
recap-rested = ruhte bei { $them }
    .who = die Gruppe
    .one = { $place }
recap-said = es sprach { $them }
    .one = { COUNT($name) ->
        [0] die Spielleitung
       *[other] { $name }
    }
recap-ruling = die Spielleitung bestimmte: { $them }
    .one = { $ruled }
recap-secret_ruling = im Geheimen: { $them }
    .one = { $ruled }
recap-ended = die Expedition endete nach { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }
recap-kept_place = nie gefunden: { $them }
    .one = { THE($site) } { spot }

day-told = **Tag { $day }:** { CAP(LIST($said, type: "semicolon")) }.
day-number = { $what ->
        [hexes] { $number ->
            [one] 1 Feld ausgeschlossen
           *[other] { $number } Felder ausgeschlossen
        }
        [steps] { $number ->
            [one] 1 Schritt näher am Ziel
           *[other] { $number } Schritte näher am Ziel
        }
       *[lost] { $number ->
            [one] der Weg ging verloren
           *[other] der Weg ging { $number } Mal verloren
        }
    }
day-successes = bis dahin { $number ->
        [one] 1 Erfolg
       *[other] { $number } Erfolge
    } am Ziel
# A way to study the goal that went well, by whom; who helped there.
day-deed = „{ $does }“ ({ $who })
day-friend = Hilfe am Ziel: { $friend }
day-wounds = Wunden für { LIST($who) }
day-threat = „{ $name }“ kam
day-fight = { $won ->
        [yes] ein Kampf gewonnen
       *[no] die Gruppe wurde geschlagen
    }
day-dared = „{ $label }“: { $well ->
        [yes] gelungen
       *[no] misslungen
    }
day-goal = { $what ->
        [located] **ihr wusstet, wo das Ziel ist**
        [reached] { COUNT($who) ->
            [0] **das Ziel war erreicht**
           *[other] **der Sieg kam von { $who }**: „{ $does }“
        }
       *[lost] **das Ziel war verloren**
    }
