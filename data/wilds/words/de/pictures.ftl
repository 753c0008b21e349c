# Was auf Bildern steht, und die Worte, die dasselbe sagen wie ein Bild.

# Um die Karte.

title-over = { $result ->
        [won] Gewonnen: { ending }
        [lost] Verloren: { ending }
       *[other] Tag { $day } – { CAP(ending) }
    }
title-broken-off = Tag { $day } – abgebrochen
title-characters = Wer bricht auf?
ending = { $ending ->
        [goal] das Ziel ist erreicht
        [left] die Gruppe geht
        [defeat] niemand kann weiter
        [lost] das Ziel ist verloren
        [voted] die Gruppe kehrt heim
       *[other] das Ende
    }
chip-scene = Eine Szene läuft
fact-timer = Uhr
fact-goal = Schritte
fact-hunt = Felder
fact-study = Untersucht
weather-name = { $weather ->
        [perfect] Herrlich
        [fair] Schön
        [light] Leichter Regen
        [heavy] Starker Regen
       *[severe] Sturm
    }
goal-site = Ziel: { $name }{ COUNT($at) ->
        [0] { "" }
       *[other] , { $at }
    }{ $left ->
        [0] { "" }
        [one] ; noch { $left } Erfolg
       *[other] ; noch { $left } Erfolge
    }
goal-lost = Ziel: verloren
goal-task = Ziel: { COUNT($task) ->
        [0] noch nicht gefunden
       *[other] { $task }
    }

# Die Legende.

person-mark = { $what ->
        [fatigue] Müde: 6 ist aus
        [wounds] Wunden
        [treated] Behandelt, kein Nachteil
        [poison] Vergiftet
       *[resolve] Neuer Wurf
    }
legend-party = Eure Gruppe
legend-newest = Neues Land
legend-visited = Besucht
legend-seen = Gesehen
legend-veiled = Noch nicht gesehen
legend-rumour = Gerücht
legend-unknown = Unbekannt
legend-edge = Hier endet der Landstrich
legend-clue = Hinweis: suchen
legend-counts = Suche zählt
legend-trace = Hinweis, noch nicht gefunden
legend-blocked = Versperrt
legend-passage = Verborgener Durchgang
legend-pill = Nächster Zug
legend-journey = Eine Reise
legend-bearing = Ziel: dort
legend-hunt = Ziel hier?
legend-heard = Gerücht: dort
legend-hidden = Verborgen: Wurf zum Finden
legend-piece = 1 Stück, 1 Tageszeit
path-legend = { $terrain ->
        [hills] Hügelpfad
        [peaks] Bergpfad
        [water] Mit dem Boot
       *[other] Pfad ({ terrain-name })
    }

# Andere Arten, die Karte zu sehen.

mode-routes = was ringsum liegt, wie schwer und wie weit es ist
mode-clues = wohin alle Hinweise führen, die nicht verbraucht sind, und wie viele jeweils
routes-title = Wege von { $at }
routes-told = { routes-title }: { LIST($ways, type: "semicolon") }.{ $unknown ->
        [0] { "" }
       *[other] { " " }Von { $unknown } weiteren ist nichts bekannt.
    }
route-line = { $name }: { $length ->
        [0] { "" }
        [one] { $length } Tageszeit,{ " " }
       *[other] { $length } Tageszeiten,{ " " }
    }{ terrain-name }, Schwierigkeit { $difficulty }{ $blocked ->
        [yes] , versperrt
       *[no] { "" }
    }
led-title = Wohin Hinweise führen
led-told = { led-title }: { LIST($clues, type: "semicolon") }.
led-line = Von { $start } nach { $end }: { $times ->
        [one] { $times } Hinweis
       *[other] { $times } Hinweise
    }

# In Worten.

alt-characters = Wilds, { $region }, bevor die Gruppe aufbricht.
alt-over = Wilds, das Ende an Tag { $day }: { ending }. Der ganze Landstrich ist zu sehen.
alt-broken-off = Wilds, Tag { $day }, abgebrochen.
alt-time = Wilds, Tag { $day }{ $last ->
        [0] { "" }
       *[other] { " " }von { $last }
    }, { stretch-name }{ COUNT($weather) ->
        [0] { "" }
       *[other] , { weather-words }
    }.{ $desk ->
        [yes] { " " }Die Karte der Spielleitung, mit allem Verborgenen.
       *[no] { "" }
    }
alt-standing = Uhr { $timer }, Schwierigkeit hier { $difficulty }{ $die ->
        [0] { "" }
       *[other] , { goal-die }
    }.
alt-role = { role-name } { $who }
alt-roles = { LIST($names, type: "comma") }.
alt-ails = { $who }: { $ails }
alt-ailing = { LIST($members, type: "semicolon") }.
alt-resolve-of = { $who } { $resolve }
alt-resolve = Entschlossenheit: { LIST($members, type: "comma") }.
alt-on-path = Die Gruppe ist { spot }.
alt-where = Die Gruppe ist bei { $at } ({ ground }){ COUNT($start) ->
        [0] { "" }
       *[other] , gekommen von { $start }{ COUNT($by) ->
            [0] { "" }
           *[other] { " " }über { $by }
        }
    }.
alt-place = { $place } { COUNT($terrain) ->
        [0] unbekannt
       *[other] { terrain-name }
    }{ COUNT($categories) ->
        [0] { "" }
       *[other] { " " }mit { LIST($categories, each: "a", case: "dat") }
    }{ alt-clued }{ $visited ->
        [yes] , besucht
       *[no] { "" }
    }
alt-clued = { $clued ->
        [yes] , wohin ein Hinweis führt
       *[no] { "" }
    }
alt-closer = Aus der Nähe: { $looked }.{ COUNT($beside) ->
        [0] { "" }
       *[other] { " " }Daneben: { LIST($beside, type: "semicolon") }.
    }
alt-toward = { COUNT($side) ->
        [0] { $place }
       *[other] { side-name } { $place }
    }
alt-next = Nächste Züge: { LIST($moves, type: "semicolon") }.
alt-edge = Die Gegend endet { LIST($sides) }.
# Auf einem Pfad ist A der Weg weiter, B der Weg zurück.
alt-way-on = { $letter } führt { $letter ->
        [A] weiter
       *[B] zurück
    } nach { $place }
alt-way = { $letter } führt nach { $place }{ alt-clued }{ $blocked ->
        [yes] , versperrt
       *[no] { "" }
    }
alt-ways = { LIST($ways, type: "semicolon") }.
alt-clue = Hinweis { $number } { $here ->
        [yes] weist hierher
       *[no] führt von { $start } nach { $end }
    }
alt-clues = { CAP(LIST($clues, type: "semicolon")) }.
alt-grid = Felder heißen nach Spalte, Buchstaben von West nach Ost, und Reihe, Zahlen von Nord nach Süd.
alt-away = { $place } ({ $number } { side-name })
alt-counts = Durch einen Hinweis zählt eine Suche auf { LIST($places) }.
alt-bearing = { COUNT($category) ->
        [0] das Ziel
       *[other] { category-a }
    } { bearing-sector } von { $place }{ $far ->
        [0] { "" }
       *[other] , { $near } oder { $far } Felder entfernt
    }
alt-hunt = Das Ziel kann auf { LIST($places, type: "or") } liegen.
alt-bearings = Dem Hörensagen nach: { LIST($bearings, type: "semicolon") }.
alt-rumour = { category-a }{ COUNT($at) ->
        [0] { "" }
       *[other] { " " }bei { $at }
    }
alt-rumours = { COUNT($rumours) ->
        [one] Gerücht
       *[other] Gerüchte
    }: { LIST($rumours, type: "comma") }.
alt-goal-at = { $number ->
        [0] Das Ziel ist hier: { $place }
       *[other] Das Ziel ist { $place }
    }{ COUNT($side) ->
        [0] { "" }
       *[other] , { $number ->
            [one] { $number } Feld
           *[other] { $number } Felder
        } { side-name }
    }.
alt-sites-of = { category-name } { $places }
alt-sites = { CAP(LIST($parts, type: "comma")) }.
alt-ends = { $ends }
alt-blocked = Versperrt: der Weg zwischen { LIST($ways, type: "semicolon") }.
alt-newest = Neu auf der Karte: { $place }.
alt-journeys = Weiter mit einem Druck: { LIST($ways, type: "semicolon") }.
alt-journey = nach { $to } über { $by }
alt-passages = Ein verborgener Durchgang verbindet { LIST($ways, type: "semicolon") }.
alt-hidden-site = { $name } bei { $at }{ $tn ->
        [0] { "" }
       *[other] { " " }({ $tn })
    }
alt-hidden = Nicht gefunden: { LIST($hidden, type: "comma") }.
alt-ground = { $place } { terrain-name }
alt-seen = Gesehen: { $grounds }.
alt-ways-on = { $number ->
        [one] Ein unbekannter Weg führt weiter.
       *[other] { $number } unbekannte Wege führen weiter.
    }
alt-also-seen = Auch gesehen: { LIST($grounds, type: "comma") }{ $more ->
        [yes] { " " }und mehr
       *[no] { "" }
    }.

## Karten von Höhepunkten und Würfen. Was zwischen zwei Sternpaaren steht, leuchtet.

card-day = Tag { $day }
card-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
card-rolled = { $who } { $purpose ->
        [pathfinder] bei der Wegsuche
       *[other] { purpose-words }{ card-rolled-for }
    }
# Wofür mit einer Rolle gewürfelt wird.
card-rolled-for = { $purpose ->
        [lookout] : was in der Nähe liegt
        [forager] : Essen
        [shelter] : die Nachtruhe
        [scout] : was vor euch liegt
       *[other] { "" }
    }
# Eine Art, mit dem umzugehen, was der Gruppe in den Weg kam.
card-rolled-way = { $who }: { $way }
card-rolled-note = { $again ->
        [yes] Noch einmal:{ " " }
       *[no] { "" }
    }Würfel für { attribute-name } + { $pick ->
        [better] besserer W6
        [worse] schlechterer W6
       *[one] W6
    } + { skill-name } { $rank }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $malus ->
        [0] { "" }
       *[other] { " " }- { $malus }
    }
card-rolled-told = { $gone ->
        [0] { COUNT($result) ->
            [0] **{ $total }**; der Zielwert ist geheim, das meiste hier verlangt { $usual }
           *[other] **{ $total }** gegen { $tn }: **{ $successes ->
                [0] { $way ->
                    [blunder] der Weg ist verloren
                    [wiser] ihr kommt an, langsam
                    [failure] ihr kommt an, langsam
                   *[other] { card-result }
                }
                [one] { $successes } Erfolg
               *[other] { $successes } Erfolge
            }**{ $doubles ->
                [0] { "" }
               *[other] { " " }(2 ab { $doubles })
            }
        }
        [one] **{ $total }** gegen { $usual }: **1 Feld ausgeschlossen**
       *[other] **{ $total }** gegen { $usual }: **{ $gone } Felder ausgeschlossen**
    }
card-result = { $plain ->
        [yes] { $result ->
            [weak] Erfolg
            [strong] Erfolg
           *[other] { result-name }
        }
       *[no] { result-name }
    }
card-rolled-all = **{ $passed } von { $number }** schaffen es gegen { $tn }
card-site-told = { CAP(category-a) } bei **{ $place }**{ $wild ->
        [yes] : kein Lager dort bringt Ruhe
       *[no] { "" }
    }
card-treasure = Ein Schatz
card-goal = Das Ziel
card-goal-named = Das Ziel: { $name }
finale-alt = Ein grüner Hügel unter dem Himmel, darauf { $name }, weiß von Ohr bis Huf, im Galopp. Unten grasen Schafe.
card-goal-won = Gewonnen{ COUNT($name) ->
        [0] { "" }
       *[other] : { $name }
    }
card-successes = Erfolge
card-left = Aktionen übrig
card-goal-told = { $what ->
        [located] **Die Gruppe weiß, wo es ist**: Geht hin und untersucht es
        [found] **Es ist gefunden**: Untersucht es
        [reached] **Das Ziel ist erreicht**
        [lost] **Es ist verloren**
       *[other] **Es hat sich geändert**
    }
card-died = { $who } ist tot
card-died-small = { $left ->
        [one] { $left } aus der Gruppe kann weiter
       *[other] { $left } aus der Gruppe können weiter
    }
card-ended = { $region }
card-ended-told = **{ ended-how }**
card-ended-goal = { $fate ->
        [done] Das Ziel wurde erreicht
        [found] Das Ziel wurde ausgemacht, aber nie erreicht
        [lost] Das Ziel ging verloren
        [open] Das Ziel wurde nie gefunden
       *[none] { "" }
    }
card-rank = Rang
card-rank-value = { rank-name }
card-places = Felder erkundet
card-places-value = { $number } ({ $explored } % des Landstrichs)
card-sites = Fundorte gefunden
card-of = { $number } von { $most }
card-coins = Münzen und Waren gewonnen
