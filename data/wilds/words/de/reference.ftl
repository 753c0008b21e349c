# Was nachgeschlagen werden kann: Figuren, Hinweise und das Tagebuch.

# Was eine Expedition hinterlassen hat.

past-dead = dort gestorben
past-out = musste getragen werden
past-wounded = kam verwundet heim
explored-past = { $score } % erkundet

# Wie die Gruppe nennt, wovon sie weiß.

place-way-from = Weg { $letter } von { $place }
toward-way = auf { place-way-from }
toward-place = Richtung { $place }
toward-followed = weiter ab { $place }
# Ohne Artikel: Den setzen die Sätze selbst davor.
quarry-goal = Ziel
quarry-clue = Hinweis { $number }, { $where }{ times-found }
times-found = { $times ->
        [0] { "" }
        [1] { "" }
        [2] { " " }(zweimal)
       *[other] { " " }({ $times }-mal)
    }
quarry-site = { THE($site) }
quarry-category = { $category ->
        [landmark] das Wahrzeichen
        [resource] das Vorkommen
        [shelter] der Unterschlupf
        [danger] die Gefahr
        [secret] das Geheimnis
       *[settlement] die Siedlung
    }
rumoured-at = { $category ->
        [landmark] das angebliche Wahrzeichen
        [resource] das angebliche Vorkommen
        [shelter] der angebliche Unterschlupf
        [danger] die angebliche Gefahr
        [secret] das angebliche Geheimnis
       *[settlement] die angebliche Siedlung
    } bei { $place }
rumoured = { $category ->
        [landmark] das angebliche Wahrzeichen
        [resource] das angebliche Vorkommen
        [shelter] der angebliche Unterschlupf
        [danger] die angebliche Gefahr
        [secret] das angebliche Geheimnis
       *[settlement] die angebliche Siedlung
    }{ COUNT($direction) ->
        [0] { "" }
       *[other] { $exit ->
            [yes] { " " }am Weg { $direction }
           *[no] { " " }im { direction-name }{ COUNT($place) ->
                [0] { "" }
               *[other] { " " }von { $place }
            }
        }
    }

# Seiten.

page-nobody-called = Die Gruppe: { LIST($party, type: "comma") }. Niemand heißt „{ $asked }“.
page-no-character = Du hast hier keine Figur. Nenne eine: { LIST($party, type: "comma") }.
page-unready = Noch hat niemand eine Figur gewählt.
page-carries = Trägt: { COUNT($things) ->
        [0] nichts
       *[other] { LIST($things, type: "semicolon") }
    }.
page-well = Wohlauf
page-purse = Beutel der Gruppe: { coins-for }.
page-orders = Daueraufträge: { LIST($orders, type: "semicolon") }.
clues-none = Noch keine Hinweise. Zeichen am Weg, Leute und Landkarten bringen welche.
clues-used-all = Kein Hinweis wartet darauf, dass ihr ihm folgt.
clues-used = { $number ->
        [one] { $number } Hinweis
       *[other] { $number } Hinweise
    } bis ans Ende verfolgt.
clues-how = Eine Suche, wo ein Hinweis hinweist, hat für jeden einen Vorteil, höchstens 2; jeder gibt einmal eine Fährte.
tale-known = **{ $name }**, { $known } von 3 bekannt
tale-part = { $words } ({ $at }, Tag { $day })
clue-line = **Hinweis { $number }, { $where }**{ COUNT($words) ->
        [0] { "" }
       *[other] { " " }– { $words }
    }{ times-found }{ $tracked ->
        [yes] ; Fährte verfolgt
       *[no] { "" }
    }{ COUNT($at) ->
        [0] { "" }
       *[other] ; verfolgt bis { $at }
    }
clue-from = von { $at }, { clue-source }{ COUNT($by) ->
        [0] { "" }
       *[other] , { $by }
    }, Tag { $day }
clue-source = { $source ->
        [trace] Zeichen am Boden
        [person] Hörensagen
        [map] eine Landkarte
        [insight] Untersuchen
        [scouting] beim Spähen
        [track] eine Fährte
        [gm] die Spielleitung
        [tale] eine Geschichte
       *[other] { $source }
    }
# Was die Spielleitung nachschlägt.
almanac-about = **{ $region }**: Fundorte, dann Begegnungstabelle und Bedrohungen. `place:` sagt alles über ein Feld.
almanac-where = { $at }: { LIST($sites, type: "comma") }
almanac-row = -# { $row }: { $count } { $name }{ COUNT($disposition) ->
        [0] { "" }
       *[other] , { disposition-name }
    }{ COUNT($words) ->
        [0] { "" }
       *[other] . { $words }
    }
almanac-threat = **{ $name }**: { $words }
almanac-place = **{ $at }** – { terrain-name }, Schwierigkeit { $difficulty }, { $visited ->
        [yes] besucht
       *[no] nicht besucht
    }
almanac-site = - **{ $name }** ({ category-name }{ $tn ->
        [0] { "" }
       *[other] , Fundwert { $tn }
    }, { $known ->
        [yes] { $done ->
            [yes] erledigt
           *[no] auf der Karte
        }
       *[no] nicht gefunden
    }{ COUNT($foe) ->
        [0] { "" }
       *[other] ; { $count } { $foe }{ COUNT($disposition) ->
            [0] { "" }
           *[other] , { disposition-name }
        }
    }). { $words }
almanac-clue = - Hinweis { $number }, { $given ->
        [yes] gegeben
       *[no] wartet noch
    }, Richtung { $toward }{ COUNT($name) ->
        [0] { "" }
       *[other] , auf { $name }
    }: { $words }
journal-nothing = Von „{ $asked }“ ist nichts bekannt.
journal-region = **{ $region }**: { $visited ->
        [one] { $visited } Feld
       *[other] { $visited } Felder
    } besucht, { $found ->
        [one] { $found } Fundort
       *[other] { $found } Fundorte
    } entdeckt.
journal-seen = Nur gesehen: { LIST($places, type: "comma") }.
journal-unknown-ground = unbekanntes Gelände
journal-visited = besucht
journal-seen-place = gesehen
journal-heard-of = nur davon gehört
journal-rumour = Gerücht: { category-a }{ COUNT($direction) ->
        [0] { "" }
       *[other] { $exit ->
            [yes] { journal-along }
           *[no] { journal-towards }
        }
    }{ COUNT($far) ->
        [0] { "" }
       *[other] , { far-off }
    } (Tag { $day })
journal-along = { " " }am Weg { $direction }{ COUNT($start) ->
        [0] { "" }
       *[other] { " " }von { $start }
    }
journal-towards = { " " }im { direction-name }{ COUNT($start) ->
        [0] { "" }
       *[other] { " " }von { $start }
    }
journal-hidden = { CAP(category-a) }, { $located ->
        [yes] ist da und muss noch gesucht werden
       *[no] dem Gerücht nach
    } (Tag { $day })
journal-site = { $name }, { category-name }{ $done ->
        [yes] , erledigt
       *[no] { "" }
    }{ COUNT($about) ->
        [0] { "" }
       *[other] : { $about }
    } ({ COUNT($by) ->
        [0] { "" }
       *[other] { $by },{ " " }
    }Tag { $day })
journal-note = { $words } ({ COUNT($by) ->
        [0] { "" }
       *[other] { $by },{ " " }
    }Tag { $day })
journal-blocked = Versperrt: { $exit ->
        [yes] { $beyond }
       *[no] der Weg nach { $beyond }
    }
journal-afar = Aus der Ferne gesehen: { COUNT($saw) ->
        [0] nur das Gelände
       *[other] { LIST($saw, type: "semicolon") }
    }
afar-site-yes = dort ist etwas
afar-site-no = dort steht nichts
afar-creatures-yes = dort lebt jemand
afar-creatures-no = dort lebt niemand
afar-hidden = verborgen: Fundwert { LIST($tns, type: "comma") }
spotted-before-yes = Bemerkt: ein Fundort
spotted-before-no = Bemerkt: kein Fundort
