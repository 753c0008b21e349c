# Die Antworten auf Fragen, wie sie auf Knöpfen stehen; ein Hinweis (hint) steht im Menü daneben.

answer-lay = Mehr erfahren über { $places }
answer-sighting = Hinüberblicken nach { $places }
bonuses-name = { CAP($named) }
answer-nothing-more = Nichts weiter
    .hint = Was übrig ist, verfällt
place-unknown = Unbekannt
# Auf einem Weg zwischen zwei Feldern: $done von $length Tageszeiten liegen hinter der Gruppe.
place-on-way = Weg von { $start } nach { $end }, { $done } von { $length }
answer-bonus-efficient = Kurzer Weg (die Uhr steht still)
    .hint = Dieser Weg nimmt nichts von der Uhr
answer-bonus-lay = Blick ins Land (Gelände von 1 Nachbarfeld)
    .hint = Erfahrt das Gelände von 1 Nachbarfeld, das ihr nicht kennt
answer-bonus-keen = Scharfes Auge (Vorteil bei Suche hier)
    .hint = Ein Vorteil auf die nächste Suche hier
answer-bonus-spot = Fundort bemerkt (ist hier einer?)
    .hint = Erfahrt, ob hier überhaupt ein Fundort ist
answer-bonus-avoid = Gefahr meiden (Begegnung ausweichen)
    .hint = Weicht dem nächsten Ereignis aus, falls es eine Begegnung ist
answer-bonus-sighting = Weite Sicht (Gelände von 2 Nachbarfeldern)
    .hint = Erfahrt das Gelände von bis zu 2 Nachbarfeldern
# Alle fünf stehen als Knöpfe auf einem Telefon: kurz halten.
approach-label = { approach-name }{ COUNT($who) ->
        [0] { "" }
       *[other] , { $who }
    }{ $what ->
        [talk] : { COUNT($favour) ->
            [0] Frieden { $odds }
           *[other] { $helps ->
                [yes] Hilfe am Ziel { $favour }
               *[no] ein Gefallen { $favour }
            }
        }{ $pays ->
            [yes] { " " }und 1 Schritt
           *[no] { "" }
        }{ COUNT($favour) ->
            [0] , sonst { approach-mood }
           *[other] , schlimmstenfalls { approach-mood }
        }
        [slip] : { $odds }, sonst { $mood ->
            [wary] feindselig
           *[other] gesehen
        }
        [fight] : Sieg { $wins }, je Fehlhieb 1 Müdigkeit
        [flee] { approach-flight }
       *[withdraw] : ohne Wurf und Schaden; { $holds ->
            [yes] der Fundort bleibt ihnen
           *[no] ihr zieht weiter
        }
    }
approach-struck = Schlimmstenfalls schlagen sie zu, { $badly }: 1 Müdigkeit oder eine Wunde für eine Figur
approach-mood = { $worse ->
        [hostile] { $mood ->
            [hostile] nichts
           *[other] feindselig
        }
        [wary] misstrauisch
       *[other] neutral
    }
approach-flight = { $fought ->
        [yes] { approach-back }: je 1 oder 2 Müdigkeit
       *[no] { approach-back }: je 1 Müdigkeit { $fails }
    }{ COUNT($badly) ->
        [0] { "" }
       *[other] , 1 Wunde { $badly }
    }
approach-back = { COUNT($back) ->
        [0] { "" }
       *[other] { " " }nach { $back }
    }
approach-name = { $what ->
        [withdraw] Zurückziehen
        [talk] Reden
        [slip] Davonschleichen
        [flee] Fliehen
       *[fight] Kämpfen
    }
    .hint = { $what ->
        [withdraw] Wer sein Revier verteidigt, treibt euch dahin zurück, woher ihr kamt
        [talk] Nur einmal. Gelingt es sehr gut: ein Gefallen (Hinweis, Essen, Handel). Patzer: Sie schlagen zu
        [slip] Ungesehen ist es vorbei. Bei einem Patzer schlagen sie vielleicht zu
        [flee] Ein Fehlschlag kostet je 1 Müdigkeit, ein Patzer eine Wunde
       *[fight] Alle würfeln: Ein Treffer nimmt 1 Kampfgeist, daneben kostet 1 Müdigkeit, ein Patzer eine Wunde
    }
avoid-them = Ausweichen{ COUNT($back) ->
        [0] { "" }
       *[other] , zurück nach { $back }
    }: 1 von der Uhr
    .hint = Sie ziehen vorbei, und ihr erfahrt nie, wer es war
answer-avoid-face = Sich stellen: reden oder abziehen, außer bei Feinden
    .hint = Seht, wer es ist. Feinde kosten schlimmstenfalls 2 Wunden, je 1 Müdigkeit und werfen euch zurück
answer-wear = Es trifft { $what }
wear-number = Nummer { $number } deiner Sachen
answer-edge-leave = Den Landstrich verlassen
    .hint = Die Expedition endet
answer-edge-stay = Bleiben
    .hint = Es hat nichts gekostet
answer-depart-leave = Heimkehren
    .hint = Die Expedition endet, und ich zeige die ganze Karte
answer-depart-stay = Bleiben
    .hint = Die Expedition geht weiter
answer-bypass = { $who } räumt ihn frei{ answer-odds }; sonst bleibt ihr, die Zeit ist vertan
answer-odds = { COUNT($odds) ->
        [0] { "" }
       *[other] : { $odds }
    }
answer-insight-clue = Einen Hinweis nehmen
    .hint = Auf etwas Verborgenes nebenan
answer-insight-linked = Von einem weiteren Fundort hören
    .hint = Was es ist und in welcher Richtung
answer-insight-loot = Nach Beute sehen: Münzen, Essen oder Gerät
    .hint = Ein Fund mehr, nach einem Würfel
answer-offerings-take = 40 bis 240 Münzen nehmen: erzürnt Geister 1 von 3, Leute 1 von 3
    .hint = Erzürnte Geister: Nachteil auf Zähigkeit hier; Leute: schlechtere Laune
answer-offerings-leave = Liegen lassen: nichts geschieht
    .hint = Niemand hat etwas dagegen
answer-chest = { $who } entschärft sie{ answer-odds }, sonst 1 Müdigkeit oder eine Wunde
    .hint = Verstand + Handwerk; ein Fehlschlag kostet 1 Müdigkeit, ein Patzer eine Wunde
answer-chest-shut = Nicht öffnen: kein Schaden, keine Münzen
answer-chest-force = Aufbrechen: sicher 1 Müdigkeit
    .hint = Ohne Wurf; 1 Müdigkeit für das Mitglied, das sie fand
favour-paths = { $beast ->
        [yes] Ihren Pfaden folgen: ein Hinweis
       *[no] Um einen Hinweis bitten
    }
    .hint = Ein Hinweis auf den nächsten Fundort, den ihr noch nicht kennt
answer-favour-trade = Handeln: kaufen und verkaufen
    .hint = Hier kaufen und verkaufen, fürs Erste
favour-meal = { $beast ->
        [yes] Essen, was sie fressen: für 2
       *[no] Um Essen bitten: für 2
    }
    .hint = Zwei von euch essen heute
answer-favour-help = Um Hilfe am Ziel bitten: dort bessere Würfe
    .hint = Ein Vorteil bei jedem Versuch am Ziel, bis einer gelingt
answer-trade-done = Den Handel beenden
    .hint = Jeder geht seiner Wege
answer-role = { $who } einspringen lassen
answer-pick-herb = Kräuter sammeln
    .hint = Gegen Gift und für Wunden
answer-pick-material = Material sammeln
    .hint = Um im Lager etwas auszubessern
answer-harvest-food = Nach Nahrung für heute suchen
    .hint = Wie als Sammler, mit einem Vorteil
answer-harvest-materials = Nach Material suchen: 10 bis 60 Münzen
    .hint = Zum Verkaufen: 1W6 mal 10 Münzen
answer-shelter-fatigue = Gut ausruhen
    .hint = Alle verlieren 1 Müdigkeit
answer-shelter-concealed = Das Lager verstecken
    .hint = Ein Vorteil auf die Nachtwache
answer-feed = Essen für { LIST($who, type: "comma") }
answer-feed-none = Niemandem zu essen geben
feed-rations = { $who }: { $uses ->
        [0] nichts zu essen
        [one] Essen für etwa { $uses } Nacht
       *[other] Essen für etwa { $uses } Nächte
    }

# Die Antworten der Spielleitung.

own-choice = meine eigene Wahl
answer-goal-here-yes = Ja, näher
answer-goal-here-no = Nein, so weit wie zuvor
answer-night-event-quiet = Eine ruhige Nacht
answer-night-event-event = Ein Ereignis
    .hint = Nach der Ereignistabelle
answer-trace-clue = Auf den vorbereiteten Hinweis
    .hint = Wie ihn die Datei des Landstrichs nennt
answer-trace-nearest = Auf den nächsten Fundort
    .hint = Noch nicht entdeckt, höchstens 3 Felder weit
answer-trace-random = Irgendwohin
    .hint = Ein Würfel entscheidet
answer-complication-roll = Darum würfeln
answer-complication-guardian = Ein Wächter
    .hint = Jemand aus der Begegnungstabelle
answer-complication-access = Schwer zu erreichen
    .hint = Untersuchen nimmt 2 von der Uhr
answer-complication-incomplete = Unvollständig
    .hint = Es muss noch einmal untersucht werden
answer-discovery-roll = Darum würfeln
answer-ticks-0 = Nicht länger als sonst
answer-ticks-1 = 1 mehr von der Uhr
    .hint = Die Uhr sinkt weiter
answer-ticks-2 = 2 mehr von der Uhr
    .hint = Die Uhr sinkt weiter
answer-progress-two = Zwei Schritte näher
answer-progress-one = Einen Schritt näher
answer-progress-none = Nicht näher
answer-progress-back = Einen Schritt zurück
    .hint = Nie höher als der Würfel
answer-look-rules = Was die Regeln sagen
answer-look-explored = Damit ist es erledigt
    .hint = Dort ist nichts mehr zu holen
answer-look-nothing = Nichts
    .hint = Sie können noch einmal hinsehen
answer-scene-won = Gewonnen
    .hint = Es ist vorbei, zu ihren Gunsten
answer-scene-avoided = Vorbeigekommen
    .hint = Es bleibt, wie es ist
answer-scene-lost = Verloren
    .hint = Vertrieben, oder nicht klüger als zuvor
answer-scene-bot = Nach den Regeln spielen
    .hint = Ich mache damit weiter
# Eine Szene an einem Ort ohne Leute.
answer-scene-site-won = Geschafft
    .hint = Es ist erledigt
answer-scene-site-avoided = Stehen gelassen
    .hint = Es bleibt, wie es ist
answer-scene-site-lost = Schlecht ausgegangen
    .hint = Nicht klüger als zuvor; ein Nachteil auf den nächsten Versuch
answer-scene-site-bot = Nach den Regeln spielen
    .hint = Ich mache damit weiter

# Zweite Würfe, und was für jemanden entschieden wurde, der es auch anders haben kann.

again-throw = { COUNT($roll) ->
        [0] Neu
       *[other] { $roll } neu
    } würfeln: 1 Entschlossenheit{ COUNT($succeeds) ->
        [0] { "" }
       *[other] { $way ->
            [yes] , Weg gefunden { $succeeds }
           *[no] , gelingt { $succeeds }
        }
    }
    .hint = Das neue Ergebnis gilt
again-keep = { COUNT($kept) ->
        [0] Es
       *[other] { $kept }
    } gelten lassen{ COUNT($follows) ->
        [0] { again-went }
       *[other] : { $follows }
    }
    .hint = Es zählt, was gewürfelt ist
again-went = { $result ->
        [blunder] : es geht schief
        [failure] : es misslingt
        [weak] : es gelingt knapp
        [strong] : es gelingt
       *[other] { "" }
    }
# Ein Wurf unter mehreren: „Pfadfinder 8“.
again-which = { CAP($named) } { $total }
dilemma-way = { $label }{ $tools ->
        [yes] { " " }({ mark-tools })
        [barely] { " " }({ mark-tools }, etwas besser)
       *[no] { "" }
    }{ $idle ->
        [yes] : kostet nichts, bringt nichts
       *[no] { COUNT($good) ->
            [0] { COUNT($odds) ->
                [0] { COUNT($terms) ->
                    [0] : kostenlos
                   *[other] : { LIST($terms, type: "comma") }
                }
               *[other] : { $brief ->
                    [yes] { $odds }
                   *[no] kein Schaden ({ $odds })
                }{ dilemma-price }
            }
           *[other] : { LIST($good) }{ COUNT($odds) ->
                [0] { "" }
               *[other] { " " }({ $odds })
            }{ dilemma-price }
        }
    }{ COUNT($bad) ->
        [0] { "" }
       *[other] , { dilemma-else }
    }
dilemma-price = { COUNT($terms) ->
        [0] { "" }
       *[other] { " " }für { LIST($terms) }
    }
dilemma-fails = { COUNT($bad) ->
        [0] { "" }
       *[other] Misslingt es: { LIST($bad) }
    }
dilemma-fully = { COUNT($terms) ->
        [0] { "" }
       *[other] Preis: { LIST($terms) }.{ COUNT($fails) ->
            [0] { "" }
           *[other] { " " }
        }
    }{ $fails }
dilemma-else = { COUNT($bad) ->
        [0] { "" }
       *[other] sonst { LIST($bad) }
    }
dilemma-brings = { LIST($good) }{ COUNT($bad) ->
        [0] { "" }
       *[other] , sonst { LIST($bad) }
    }
dilemma-cost = { $effect ->
        [coins] { $have ->
            [0] { $price } Münzen
           *[other] { $price } von { $have } Münzen
        }
        [food] { $have ->
            [0] 1 Essen
           *[other] 1 von { $have } Essen ({ $who })
        }
        [tick] Uhr -1
        [bane] nächste Aktion würfelt schlechter
       [weary] je 1 Müdigkeit
       *[tired] 1 Müdigkeit
    }
dilemma-effect = { $effect ->
        [coins] { $paid ->
            [0] { coins-for }
           *[other] { $net } Münzen mehr
        }
        [stake] { $paid } Münzen verloren
        [food] eine Ration
        [herb] ein Kraut
        [material] ein Material
        [clue] ein Hinweis
        [study] 1 Erfolg am Ziel
        [goal] { $gone ->
            [0] 1 Schritt zum Ziel
            [1] 1 Feld ausgeschlossen
           *[other] etwa { $gone } Felder ausgeschlossen
        }
        [view] ein Blick ringsum
        [eye] ein Suchvorteil hier
        [friend] Hilfe am Ziel
        [resolve] +1 Entschlossenheit
        [rest] je 1 Müdigkeit weniger
        [tired] 1 Müdigkeit
        [weary] je 1 Müdigkeit
        [wound] eine Wunde
       *[tick] Uhr -1
    }
shift-instead = { COUNT($who) ->
        [0] { "" }
       *[other] { $who }:{ " " }
    }{ $now } statt { $was }, kostenlos
    .hint = du kannst das einmal ändern, vor der nächsten Aktion der Gruppe
