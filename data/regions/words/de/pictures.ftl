# Was in Bildern steht, und die Worte, die dasselbe sagen.

# Karten eines Mitglieds als Bild.
plays-that-react = Welche Reaktion?
plays-that-step-in = Eingreifen?
plays-that-help = Helfen?
plays-of = { OF($member) } Karten
# Die Runde sagt, wie alt das Bild ist.
cards-in-hand = Runde { $round }, { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
card-kind = { $kind }, { $origin_words }
card-always = immer verfügbar
card-times = { $count ->
        [1] eine Karte
       *[other] { $count }-mal auf der Hand
    }
card-gear = Ausrüstung
card-in-words = { $name } ({ $kind }{ $now ->
        [yes] { "" }
       *[no] , jetzt nicht
    }){ COUNT($rolls) ->
        [0] { "" }
       *[other] : { $rolls }
    }.

# Der Titel.
title-over = Runde { $round } – { $ending ->
        [won] gewonnen
        [partly] zum Teil gewonnen
        [lost] verloren
        [conceded] verloren, aufgegeben
       *[other] das Ende
    }
title-broken-off = Abgebrochen
title-who = Wer bricht auf?
title-town = In der Stadt
title-round-broken-off = Runde { $round } – abgebrochen
# $last: die Runde, mit der die Zeit um ist, 0 für keine.
title-round = Runde { $round }{ $last ->
        [0] { "" }
       *[other] { " " }von { $last }
    }{ COUNT($acting) ->
        [0] { "" }
       *[other] { " " }– { $acting }
    }
title-master = die Spielleitung
title-to-choose = { $name } wählt
title-answers = Antworten gesucht
title-can-still = { $name } kann noch handeln
title-wait = die Herausforderungen warten
title-to-act = { $name } ist am Zug
chip-scene = Eine Szene läuft
chip-alert = { $count ->
        [1] { $name } { is-they } alarmiert
       *[other] { $count } sind alarmiert
    }
chip-last-token = Letzte Heimlichkeitsmarke
chip-last-round = Letzte Runde
# Was das Ende dieser Runde kostet.
chip-alarm = Alarm: -{ $costs } Heimlichkeit
chip-down = { $count ->
        [1] { $name } ist am Boden
       *[other] { $count } sind am Boden
    }
scenario-and-type = { $name }{ $type ->
        [stealth] , heimlich
        [chase] , Verfolgung
       *[normal] { "" }
    }
pool-stealth = Heimlichkeit
pool-rounds = Runden übrig
row-threat = in Not
row-limit = bis { $limit }

legend-dark = Dunkel
legend-water = Wasser
legend-under-water = Unter Wasser
legend-closed = Geschlossen
legend-veiled = Noch nicht gesehen
legend-body = Körper
legend-last-seen = Zuletzt gesehen (Runde)
legend-not-met = Noch nicht getroffen
effort-of-each = { $names } (Mühe, von jedem)
# Auf dem Schild eines Hindernisses, das jemand wegzuräumen begonnen hat.
plate-left = noch { $effort }
legend-injuries = Verletzungen (alle voll: tot)
legend-lock = Schloss
legend-goal = Ziel
legend-hidden-way = Verborgener Weg
legend-hidden-way-found = Verborgener Weg, gefunden
legend-cache = Truhe
legend-treasure = Schatz
legend-secret = Schlüssel
legend-object = Zum Tragen
legend-lever = Mechanismus
legend-star = Schicksalskarte
figure = { $names_here }{ $first ->
        [yes] , handelt zuerst
       *[no] { $alert ->
            [yes] , alarmiert
           *[no] { "" }
        }
    }

# Die Ansichten.
mode-threats = auf wen die Herausforderungen in Sicht als Nächstes losgehen, so wie es steht
mode-routes = wohin die Wege von hier führen, und was sie verlangen
threats-title = Was als Nächstes kommt
threats-in-words = Was als Nächstes kommt, so wie es steht: { COUNT($threats) ->
        [0] nichts in Sicht
       *[other] { LIST($threats, type: "semicolon") }
    }.
threat = { $name } { COUNT($where) ->
        [0] { goes } auf { $prey } los
       *[other] { GENDER($what) ->
            [p] kommen
           *[n] kommt
        } { THE($where, case: "ins") }{ COUNT($prey) ->
            [0] { "" }
           *[other] { " " }und { goes } auf { $prey } los
        }
    }
routes-title = Wege aus { THE($where, case: "dat") }
routes-in-words = { $title }: { LIST($routes, type: "semicolon") }.
route-to = { COUNT($where) ->
        [0] unerkundet
       *[other] { THE($where) }
    }
route-closed = { route-to }: geschlossen
route-free = { route-to }: frei
route-effort = { $effort }{ COUNT($most) ->
        [0] { "" }
       *[other] { " " }von { $most }
    } Mühe
to-go = { $member } noch { $left }
route-blocked = { route-to }: { LIST($facts, type: "comma") }

# Die Worte, die dasselbe sagen wie die Karte.
alt-over = { $scenario }, { ended-so } in Runde { $round }. Die ganze Karte ist zu sehen.
alt-left = Vom Zug bleibt: { $left }.
alt-at-risk = Kann diese Runde fallen: { LIST($each, type: "comma") }.
alt-closer = Ein näherer Blick: { $place }{ COUNT($there) ->
        [0] { "" }
       *[other] , { $there }
    }.
alt-in-it = Darin: { $people }.
alt-ways = Wege: { LIST($ways, type: "semicolon") }.
alt-muster = { $scenario }, vor dem Aufbruch.
alt-town = { $scenario }: in der Stadt, vor dem Aufbruch.
alt-broken-off = { $scenario }, Runde { $round }, abgebrochen.
alt-desk = { $scenario }, Runde { $round }. Die Karte der Spielleitung, mit dem, was verborgen ist.
alt-can-still = { $scenario }, Runde { $round }; noch handeln, bevor es die Herausforderungen tun: { $names }.
alt-to-act = { $scenario }, Runde { $round }, am Zug: { LIST($names, type: "or") }.
alt-stage = { $scenario }, Runde { $round }, { $stage }.
alt-stealth = Heimlichkeit { $tokens } von { $most }{ $alarm ->
        [0] { "" }
       *[other] , Alarm nach Runde { $alarm }
    }.
alt-rounds = { $several ->
        [yes] Höchstens noch
       *[no] Noch
    } { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
# $place steht hier und im Folgenden im Nominativ: „die dunkle Halle“.
alt-is-in = { $place }: { $member }{ COUNT($beside) ->
        [0] { "" }
       *[other] { " " }mit { $beside }
    }.
alt-fate = { $member } { $fate }
alt-gone = { $fates }.
alt-acted = Gehandelt: { COUNT($names) ->
        [1] { $names }
       *[other] { $names }
    }
alt-down = Am Boden: { COUNT($names) ->
        [1] { $names }
       *[other] { $names }
    }
alt-carries = { $names } { COUNT($names) ->
        [1] trägt
       *[other] tragen
    } { COUNT($objects) ->
        [0] ein Licht
       *[other] { LIST($objects, each: "the", case: "acc") }
    }
alt-party = Die Gruppe: { $members }.
alt-unexplored = ein unerkundeter Bereich
alt-water-surface = überflutet
alt-water-submerged = unter Wasser
alt-region = { COUNT($like) ->
        [0] { THE($where) }
       *[other] { $name } ({ LIST($like, type: "comma") })
    }
alt-exit = { $hidden ->
        [yes] der verborgene Weg:{ " " }
       *[no] { "" }
    }{ $place }{ $goal ->
        [yes] , das Ziel
       *[no] { "" }
    }{ COUNT($there) ->
        [0] { "" }
       *[other] , { $there }
    }{ COUNT($barrier) ->
        [0] { $blocked ->
            [yes] ; niemand kommt hinein
           *[no] { "" }
        }
       *[other] ; { $barrier }
    }
alt-there = { GENDER($what) ->
        [p] dort sind
       *[n] dort ist
    } { $foes }
alt-environ = { THE($what) }
# ~ ist die Endung: „ein alarmierter Wärter“.
alert-foe = alarmiert~ { $name }
look-lit = hell
look-dark = dunkel
alt-foe = { A($foe) }
alt-at = { $place }: { $foe }
alt-seen-in = { $foe } ({ $place }, Runde { $round })
alt-last = Zuletzt gesehen: { LIST($seen, type: "semicolon") }.
alt-effort = { $effort }{ COUNT($most) ->
        [0] { "" }
       *[other] { " " }von { $most }
    }
alt-barrier = Zwischen { $first } und { $second }: { $barrier }.
alt-goal = Das Ziel ist { $place }.
alt-newest = Neu auf der Karte: { $place }.
alt-beside = { $place }{ COUNT($neighbours) ->
        [0] { "" }
       *[other] { " " }neben { LIST($neighbours, each: "the", case: "dat") }
    }
alt-also = Außerdem: { LIST($regions, type: "semicolon") }.
alt-more-ways = { $count ->
        [1] Ein weiterer Weg führt ins Unerkundete.
       *[other] { $count } weitere Wege führen ins Unerkundete.
    }
alt-feature = { THE($what) } { THE($where, case: "in") }
alt-found = Zu haben: { LIST($features, type: "semicolon") }.
alt-not-found = Nicht gefunden: { LIST($features, type: "semicolon") }.

# Neben dem, was früher auf der Karte zu sehen war.
token-round = Runde { $round }

## Karten von Höhepunkten und Würfen. Was zwischen zwei Paaren von Sternen steht, leuchtet.

card-round = Runde { $round }
# $shifts: was die Würfel verändert hat, je mit den Stufen.
card-roll-note = { COUNT($play) ->
        [0] { $rolled }
       *[other] { $play }, { $rolled }
    }{ COUNT($shifts) ->
        [0] { "" }
       *[other] { " " }({ LIST($shifts, type: "comma") })
    }
card-clash = { CAP(THE($actor)) } gegen { THE($target, case: "acc") }
card-clash-rule = Die höhere Summe gewinnt; Gleichstand trifft
# Was die Gruppe angriff. $answer: die Reaktion, „“ für keine; $hurts: es macht Schaden, soweit keine Abwehr ihn nahm.
card-attacks = Angriffe
card-met = { $won ->
        [no] Kein Treffer
       *[yes] { $tie ->
            [yes] Gleichstand trifft
           *[no] Treffer
        }{ $harm ->
            [0] { $hurts ->
                [yes] , kein Schaden{ $dice }
               *[no] { "" }
            }
           *[other] , -{ $harm } Kraft{ $dice }
        }
    }: { COUNT($answer) ->
        [0] { "" }
       *[other] { $answer } { $endure } gegen{ " " }
    }{ $actor } { $inflict }
card-damage-dice = { " " }({ $damage }{ COUNT($less) ->
        [0] { "" }
       *[other] { " " }minus { $less }
    })
card-wanted = Gefunden: { LIST($what, each: "the") }
card-wanted-told = Jetzt bei **{ $who }**
card-seen-told = **{ $who }** findet es und kann es aufheben
card-carried = Hinausgetragen: { LIST($what, each: "the") }
card-carried-told = **{ $who }** ist damit draußen
card-handed = Übergeben: { LIST($what, each: "the") }
card-handed-told = Von { $who } an **{ $receiver }**
card-lock = das Schloss
card-picked = { $who } knackt { THE($lock, case: "acc") }
card-picked-told = { $opened ->
        [yes] **Es geht auf**
       *[no] Es hält
    }
card-fortune = Schicksalskarte
card-fortune-told = Für **{ $who }**
card-passage = Ein verborgener Weg
# $to: leer, wo diesen Bereich niemand kennt.
card-passage-told = { COUNT($to) ->
        [0] Er führt weiter von **{ $where }**
       *[other] Er verbindet **{ $where }** und **{ $to }**
    }
card-down = { $who } ist am Boden
# $rises: with how many EP they get up, 0 where the Injury kills.
card-down-told = Bei **0 Kraft**. { $rises ->
        [0] Mit dem nächsten Zug **tötet** eine Verletzung.
       *[other] Steht im nächsten Zug auf: eine Verletzung, **{ $rises } Kraft**.
    }
card-died = { $who } ist tot
# $injuries: 0 where something else killed.
card-died-told = { $injuries ->
        [0] Es ist vorbei
       *[other] **{ $injuries } Verletzungen** waren zu viel
    }{ COUNT($where) ->
        [0] .
       *[other] : { THE($where) }.
    }
card-injuries = Verletzungen
card-ep = Kraft übrig
card-dead = tot
card-ended = { $ending ->
        [won] Gewonnen
        [partly] Zum Teil gewonnen
        [lost] Verloren
       *[conceded] Aufgegeben
    }
effort-of-all = { $names } (Mühe)
card-ours = { $won ->
        [no] { $effort ->
            [yes] Nichts geschafft
           *[no] Kein Treffer
        }
       *[yes] { $tie ->
            [yes] Gleichstand trifft
           *[no] Treffer
        }{ $harm ->
            [0] { $blocked ->
                [yes] , die Abwehr hält{ $dice }
               *[no] { "" }
            }
           *[other] , { $effort ->
                [yes] { $harm } Mühe
               *[no] -{ $harm } Kraft
            }{ $dice }
        }
    }{ $lost ->
        [0] { "" }
        [one] , { $lost } Heimlichkeitsmarke verloren
       *[other] , { $lost } Heimlichkeitsmarken verloren
    }: „{ $play }“ { $inflict }{ COUNT($answer) ->
        [0] { "" }
       *[other] { " " }gegen „{ $answer }“ { $endure }
    }
