# Züge auf Knöpfen und in Menüs. Ein Hinweis (hint) steht im Menü neben dem Knopf.
# Mitten im Satz wird der erste Buchstabe eines Knopfes klein: kein Hauptwort an den Anfang.

votes-tally = ({ COUNT($names) ->
        [0] { $votes }
       *[other] { $names }
    } dafür{ $more ->
        [0] { "" }
        [one] , noch { $more } Stimme
       *[other] , noch { $more } Stimmen
    })
votes-for = Dafür: { $names }.
sure-end = { $voted ->
        [yes] Stimmen genug von euch zu, endet die Expedition endgültig, und ich zeige die ganze Karte. Vorschlagen?
       *[no] Die Expedition endet endgültig, und ich zeige die ganze Karte. Beenden?
    }
hurts-back = weg von { $where }
cost-stretches = { $number ->
        [one] { $number } Tageszeit
       *[other] { $number } Tageszeiten
    }
cost-no-rolls = sicherer Weg
cost-rolled = ein Wurf, 1 von der Uhr
cost-blocked = versperrt ({ $odds })
# $due: Damit kommt die Uhr auf 0.
cost-ticks = Uhr -{ $number }{ $due ->
        [yes] : Ärger
       *[no] { "" }
    }
cost-slow = langsam { $odds }
cost-astray = verlaufen { $odds }
cost-meal = Mahlzeit je { coins-for }
cost-night = je { $bare ->
        [yes] 1 oder 2
       *[no] 1
    } Müdigkeit{ COUNT($falls) ->
        [0] { "" }
        [one] , { $falls } bricht zusammen
       *[other] , { $all ->
            [yes] alle brechen zusammen
           *[no] { LIST($falls) } brechen zusammen
        }
    }

# Die Aktionen der Gruppe.

label-leave = Den Landstrich über { $at } verlassen
    .hint = Dort endet der Landstrich, und mit ihm die Expedition
# $place kann „Q18, Wald“ sein: nichts dahinter, was zum Satz gehört.
label-move = { COUNT($side) ->
        [0] Weiter nach { $place }
       *[other] { CAP(side-name) } nach { $place }
    }{ COUNT($lies) ->
        [0] { "" }
       *[other] : { label-lies }
    }{ label-by-clues }
label-to = { COUNT($side) ->
        [0] { "" }
       *[other] { side-name }{ " " }
    }nach { $place }
label-lies = { $lies ->
        [maybe] Ziel 1 von { $left }
        [nearer] auf ein ? zu
        [goal] das Ziel
        [lead] zum Ziel hin
        [counts] eine Suche zählt
        [both] zum Ziel hin, eine Suche zählt
        [located] etwas Verborgenes
        [landmark] ein Wahrzeichen
       *[other] { category-a }
    }
label-way = Auf Weg { $letter }{ COUNT($place) ->
        [0] , unbekannt
       *[other] { " " }nach { $place }
    }{ label-by-clues }
label-path = { $on ->
        [yes] Weiter
       *[no] Zurück
    }{ COUNT($place) ->
        [0] { "" }
       *[other] { " " }nach { $place }
    } ({ $letter })
label-by-clues = { COUNT($clues) ->
        [0] { "" }
       *[other] : { clues-numbered }
    }
clues-numbered = { COUNT($clues) ->
        [one] Hinweis { $clues }
       *[other] Hinweise { $clues }
    }
hint-back-visited = { $ahead }; 1 von der Uhr
label-back = Zurück { label-to }
    .hint = { CAP($to) }: über bekanntes Land; die Uhr { $ticks ->
        [yes] läuft wie immer
       *[no] steht still
    }
label-journey = { $goal ->
        [yes] Bis zum Ziel{ COUNT($place) ->
            [0] { "" }
           *[other] { " " }({ $place })
        }, { journey-far }
       *[no] { label-journey-on }
    }
    .hint = { COUNT($ground) ->
        [0] { "" }
       *[other] { $ground }; { "" }
    }{ $lead ->
        [yes] dem Ziel entgegen; { "" }
       *[no] { "" }
    }{ COUNT($way) ->
        [0] { "" }
       *[other] über { LIST($way, type: "comma") }; { "" }
    }bis etwas dazwischenkommt
label-journey-on = { $lead ->
        [yes] { CAP(side-name) } bis zu { journey-far }
       *[no] { COUNT($letter) ->
            [0] Bis { COUNT($why) ->
                [0] { $place }{ COUNT($clues) ->
                    [0] { COUNT($heard) ->
                        [0] { "" }
                       *[other] { " " }({ $heard ->
                            [located] verborgener Fundort
                           *[other] { category-name }
                        })
                    }
                   *[other] { " " }({ clues-numbered })
                }
               *[other] { $why }{ COUNT($place) ->
                    [0] { "" }
                   *[other] { " " }({ $place })
                }
            }
           *[other] Auf Weg { $letter } bis ans Ende
        }, { journey-far }
    }
journey-far = { $hexes ->
        [yes] { $number ->
            [one] { $number } Feld
           *[other] { $number } Felder
        }
       *[no] { cost-stretches }
    }
journey-risk = { $rolled ->
        [yes] { COUNT($odds) ->
            [0] { "" }
           *[other] , { cost-astray }
        }
       *[no] , sicherer Weg
    }
label-scout = Ausspähen: { $place }
    .hint = jemand geht voraus, die Gruppe bleibt
label-search = Hier suchen{ COUNT($clues) ->
        [0] { "" }
       *[other] { " " }({ clues-numbered })
    }
hint-search = { COUNT($clues) ->
        [0] { $nearer ->
            [no] Zählt nicht: eine Suche hier hat dem Ziel schon näher gebracht
            [found] Kein Hinweis weist hierher: zählt nur, wenn ihr etwas findet
           *[open] { $nearer ->
                [clue] Ein Hinweis weist hierher, also zählt es
               *[open] Sucht, was sich hier verbirgt
            }{ $left ->
                [0] { "" }
               *[other] ; { hint-nearer }
            }
        }{ $boons ->
            [0] { "" }
           *[other] ; { hint-boons }
        }
       *[other] { hint-boons } hier{ $searched ->
            [yes] ; wohin er weist, ist schon gesucht: { LIST($points) }
           *[no] , dann keiner mehr dort, wohin er weist: { LIST($points) }
        }
    }
hint-boons = { $boons ->
        [one] { $boons } Vorteil
       *[other] { $boons } Vorteile
    }{ $told ->
        [yes] { "" }
       *[no] { " " }(der höhere von zwei W6 zählt)
    }
ask-brings = { $again ->
        [yes] noch ein Hinweis
       *[no] ein Hinweis
    }{ $known ->
        [yes] , nicht auf das Ziel
       *[no] { "" } für eine Suche
    }{ $hunt ->
        [yes] , { rules-nothing }
       *[no] { "" }
    }
label-investigate = { $asks ->
        [yes] Leute { $again ->
            [yes] noch einmal fragen
           *[no] fragen
        }
       *[no] Untersuchen
    }: { $sought }{ $most ->
        [1] { "" }
       *[other] , { $done } von { $most } Erfolgen
    }
hint-look = { $what ->
        [meet] ihr begegnet denen, die dort leben, jedes Mal neu
        [resource] Kräuter, Material oder Nahrung
        [settlement] die Leute wissen vielleicht, wo zu suchen ist, einmal am Tag
       *[other] { $more ->
            [0] { "" }
            [1] { $opens ->
                [yes] ein Erfolg öffnet es, dann vielleicht mehr
               *[no] ein Erfolg genügt
            }
           *[other] es fehlen { $opens ->
                [yes] mindestens{ " " }
               *[no] { "" }
            }{ $more } Erfolge{ $doubles ->
                [yes] , ein kritischer zählt 2
               *[no] { "" }
            }
        }
    }
hint-nearer = { $hunt ->
        [yes] ein Erfolg schließt eine Richtung aus
       *[no] { $roll ->
            [0] ein Erfolg
           *[other] ein Wurf ab { $roll }
        }: { $left ->
            [1] ihr erfahrt, wo das Ziel ist
           *[other] dem Ziel 1 oder 2 Schritte näher, von { $left }
        }
    }
label-look-on = Weiter untersuchen, bis sich etwas tut: { $sought }
label-track = Fährte verfolgen: { $sought }
    .hint = { $nearer ->
        [yes] wohin führt sie, und wie weit? Nur einmal
       *[no] dem Ziel kommt ihr so nicht näher
    }
label-brings = { $hunt ->
        [yes] { $goal ->
            [point] ein neuer Fundort, 1 Punkt
            [nearer] { $gone ->
                [0] zeigt das Ziel
                [1] schließt 1 aus
               *[other] schließt ~{ $gone } aus
            }
            [find] ein Fund schließt welche aus
           *[vain] { rules-nothing }
        }
       *[no] { $goal ->
            [point] ein neuer Fundort, 1 Punkt
            [nearer] 1 Schritt
            [find] nur ein Fund ist 1 Schritt
           *[vain] { no-nearer }
        }
    }
label-succeeds = { $better ->
        [yes] { $odds }, etwas besser
       *[no] { $odds }
    }
look-helps = ein Vorteil am Ziel
look-untested = { $helps ->
        [yes] { look-helps }
       *[no] { $brings ->
            [rules] schließt Felder aus
            [landmark] zeigt das Gelände ringsum
            [shelter] etwas Nützliches
           *[other] sicher
        }
    }
no-nearer = kein Schritt zum Ziel
rules-nothing = schließt nichts aus
look-opens = zeigt sicher, was es ist
odds-without-care = { $odds } ohne Sorgfalt
nearer-beaten = 1 Schritt näher nach 4 bis 8 Treffern oder gutem Gespräch
label-brief = { $verb ->
        [ask] Leute { $again ->
            [yes] noch einmal fragen
           *[no] fragen
        } – { $what }
        [investigate] { COUNT($what) ->
            [0] Untersuchen
           *[other] Untersuchen – { $what }
        }
        [track] Fährte verfolgen –{ COUNT($what) ->
            [0] { "" }
           *[other] { " " }{ $what }
        }
        [search] { $here ->
            [yes] Hier suchen
           *[no] Suchen
        }
        [camp] Lagern
       *[forage] Hier Nahrung suchen
    }{ $careful ->
        [yes] { " " }mit Sorgfalt
       *[no] { "" }
    }{ COUNT($marks) ->
        [0] { "" }
       *[other] { " " }({ LIST($marks, type: "comma") })
    }: { LIST($said, type: "comma") }
label-approach = { $does }{ COUNT($who) ->
        [0] { "" }
       *[other] { " " }({ $who })
    }: { COUNT($said) ->
        [0] { "" }
       *[other] { LIST($said, type: "comma") }, { "" }
    }{ $double ->
        [yes] doppelt{ " " }
       *[no] { "" }
    }{ $odds }{ $fails ->
        [tired] , sonst 1 Müdigkeit
        [falls] , sonst bricht { $who } zusammen
       *[none] { "" }
    }
    .hint = { COUNT($wins) ->
        [0] { "" }
       *[other] ihr gewinnt { $wins };{ " " }
    }{ $brings ->
        [boon] ein Erfolg gibt dem nächsten Vorteil;{ " " }
        [resolve] ein Erfolg gibt 1 Entschlossenheit;{ " " }
        [rest] ein Erfolg nimmt jeder Figur 1 Müdigkeit;{ " " }
       *[none] { "" }
    }{ $fails ->
        [tick] Fehlschlag: Uhr -1;{ " " }
       *[none] { "" }
    }{ COUNT($danger) ->
        [0] { "" }
       *[other] Gefahr { $danger };{ " " }
    }{ $helps ->
        [none] nichts Bekanntes hilft
        [clue] { $helped ->
            [yes] ein Hinweis hilft: 1 Vorteil
           *[no] ein Hinweis darauf würde helfen
        }
       *[other] { $helped ->
            [yes] Hilfe, 1 Vorteil: { $helps }
           *[no] helfen würde: { $helps }
        }
    }{ COUNT($tried) ->
        [0] { "" }
       *[other] ; { LIST($tried) } { COUNT($tried) ->
            [one] ist
           *[other] sind
        } hier gescheitert{ $all ->
            [yes] { "" }
           *[no] , also würfelt jemand anderes
        }
    }
mark-clued = nach { COUNT($clues) ->
        [one] Hinweis { $clues }
       *[other] Hinweisen { $clues }
    }
camp-shelter = Unterschlupf { $odds }
camp-unrest = keine Ruhe bei der Gefahr
camp-wins = Sieg { $odds }
camp-night = { $last ->
        [yes] das Ziel ist verloren
       *[no] die Uhr läuft ab: Ärger { $due }
    }
mark-by = durch { $who }
mark-careful = mit Sorgfalt
cost-use = { $left ->
        [one] die letzte Anwendung
       *[other] 1 von { $left } Anwendungen
    }
cost-tools = 1 von { $left } Anwendungen
mark-tools = mit Werkzeug
who-rolls = { $who } würfelt
label-forage = Hier Nahrung suchen
    .hint = Nahrung, Wasser und Kräuter für heute
label-camp = Lagern
hint-camp = { $hour ->
        [settlement] Ein Dach und eine Mahlzeit{ $price ->
            [0] { "" }
           *[other] { " " }für je { coins-for }
        }: beendet den Tag
        [late] Spät und mit einem Nachteil: beendet den Tag
       *[other] { COUNT($watch) ->
            [0] Unterschlupf, Essen, Nachtwache: beendet den Tag
           *[other] Unterschlupf, Essen, Wache durch { $watch }: beendet den Tag
        }
    }
label-rest = Einen ganzen Tag ruhen
    .hint = Ein ganzer Tag unter Freunden: alle Müdigkeit vergeht
label-depart = { $over ->
        [yes] Nach Hause: beendet die Expedition
       *[no] Die Expedition beenden
    }
    .hint = Die Gruppe kehrt heim, und ich zeige die ganze Karte
label-create = Eigene Figur machen
    .hint = Ein Name, vier Würfel, die Fertigkeiten
label-done-by = { COUNT($who) ->
        [0] { $label } (mit Sorgfalt)
       *[other] { $careful ->
            [yes] { $label } (durch { $who }, mit Sorgfalt)
           *[no] { $label } (durch { $who })
        }
    }
hint-careful = 2 von der Uhr und ein Vorteil
hint-tools = kostet 1 Gebrauch des Werkzeugs, bringt einen Vorteil
place-way = Weg { $letter }
ahead-way = { terrain-name }, { cost-stretches }
ahead-unknown = unbekannt
ahead-not-goal = dort liegt nicht das Ziel
ahead-visited = besucht
ahead-clue = ein Hinweis führt dorthin
ahead-located = dort ist etwas verborgen
ahead-rumour = Gerücht: { category-a }
ahead-blocked = versperrt
site-access = schwer zu erreichen: 2 von der Uhr
site-guardian = bewacht
site-long = nimmt 2 von der Uhr

# Was anderen überlassen oder für jemanden getan wird.

trust-character = Nehmen, wer übrig bleibt
    .hint = Eine der Figuren, die sonst niemand gewählt hat
trust-keep = Es gelten lassen
trust-master = Ich spiele es nach den Regeln
trust-safe = Die sichere Wahl
trust-others = Ich schließe mich an
    .hint = Meine Stimme geht mit den anderen
trust-open = Mir ist es gleich
    .hint = Es wird nichts vorgeschlagen

# Neben den Aktionen der Gruppe.

label-role = { role-held }: { $who ->
        [nobody] niemand
        [all] alle der Reihe nach
        [myself] nicht ich
       *[other] { $who }
    }{ COUNT($shelter) ->
        [0] { "" }
       *[other] , Unterschlupf { $shelter } (jetzt { $now })
    }{ COUNT($food) ->
        [0] { "" }
       *[other] , Essen { $food } (jetzt { $usual })
    }
# Wozu eine Rolle da ist.
role-does = { $role ->
        [pathfinder] Würfelt bei jeder Bewegung für den Weg
        [lookout] Würfelt bei jeder Bewegung für das, was nahe liegt
        [forager] Würfelt bei Suche und Lager für Essen; der Wechsel ist frei
        [scout] Geht allein voraus und sieht, was dort liegt
       *[watch] Hält nachts Wache
    }
label-lead = { $who } soll führen
    .hint = Wer führt, entscheidet bei Gleichstand
label-note = Auf die Karte schreiben
    .hint = Eine Notiz für alle, auf diesem Feld
label-give = An { $who } geben: { $what }
label-use = Verwenden: { $what }{ COUNT($cures) ->
        [0] { "" }
       *[other] { " " }(heilt { $cures } vom Gift, kostet keine Zeit)
    }{ COUNT($mends) ->
        [0] { "" }
       *[other] { " " }(bessert { $mends } aus, kostet keine Zeit)
    }
label-buy = Kaufen: { $what }, { $price } von { $purse } Münzen
label-sell = Verkaufen: { $all ->
        [yes] das Lager
       *[no] { $what }
    }, { coins-for }
label-sell-stores = Alles, was eingelagert ist
label-mend = Ausbessern: { $what }
label-enter = Sich der Gruppe anschließen
    .hint = Mit einer neuen Figur
label-kept = Die Figur, die ich schon hatte
    .hint = Aufbewahrt von einer früheren Expedition
label-bring-back = Wieder dabei: { $who }{ COUNT($archetype) ->
        [0] { "" }
       *[other] , { $archetype }
    }

# Formulare.

form-create = Eine eigene Figur
form-create-name = Name
    .hint = Wie die anderen dich nennen
form-create-dice = Würfel: Stärke, Gewandtheit, Geist, Verstand
    .hint = { $level ->
        [novice] W6 W6 W6 W6 oder ein W8 und ein W4
       *[expert] W6 W10 W8 W6
    }
form-create-skills = Fertigkeiten
    .hint = { $level ->
        [novice] Drei auf 1, vier auf 0
       *[expert] Eine auf 3, zwei auf 2, zwei auf 1, zwei auf 0
    }
form-note = Hier, auf die Karte
form-note-words = Was du schreibst
    .hint = Für alle in der Gruppe
form-enter = Sich der Gruppe anschließen
form-enter-name = Name
    .hint = Wie du heißt
label-archetype = { $name }: { $about }
