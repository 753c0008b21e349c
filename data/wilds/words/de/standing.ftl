# Wie es steht: die Zeile unter einer Nachricht, das Blatt, Mitglieder und was sie tragen, und was nur die Spielleitung sieht.

# Mitglieder.

member-dead = tot
member-down = am Boden bis zu einer Siedlung
member-collapsed = zusammengebrochen
member-fatigue = Müdigkeit { $fatigue } von { $most }
member-hurt = { $wounds ->
        [one] { $wounds } Wunde
       *[other] { $wounds } Wunden
    }
member-wounds = { member-hurt } von { $most } ({ LIST($where, type: "semicolon") })
member-treated = { attribute-name }, versorgt
member-poisoned = vergiftet
member-hungry = hungrig
member-left = hat das Spiel verlassen
member-absent = wird nicht abgewartet
role-name = { $role ->
        [pathfinder] Pfadfinder
        [lookout] Ausguck
        [forager] Sammler
       *[scout] Späher
    }
member-watch = hält nachts Wache
member-leads = führt
member-resolve = Entschlossenheit { $resolve } von { $most }
member-well = wohlauf
member-rations = { $uses ->
        [0] kein Essen
        [one] Essen für etwa { $uses } Nacht
       *[other] Essen für etwa { $uses } Nächte
    }
member-unready = { $who }: noch keine Figur

# Dinge.

item-any = { $named } (jede Fertigkeit)
item-quality = Güte { $quality }
item-broken = kaputt
item-damaged = beschädigt
item-uses = noch { $uses ->
        [one] { $uses }-mal zu gebrauchen
       *[other] { $uses }-mal zu gebrauchen
    }
item-spent = heute verbraucht

# Die Stunde, das Feld, Essen und Gebrechen.

standing-day = Tag { $day }{ $last ->
        [0] { "" }
       *[other] { " " }von { $last }
    }
standing-hour = { standing-day }, { stretch-name }
stretch-name = { $stretch ->
        [1] Morgen
        [2] Nachmittag
        [3] Abend
        [4] Nacht
       *[other] späte Nacht
    }
actions-left = noch { $left ->
        [one] { $left } Aktion bei Tag
       *[other] { $left } Aktionen bei Tag
    }
standing-place = { spot }, { terrain-name }
standing-hides = { $other ->
        [yes] hier liegt etwas anderes verborgen, nicht das Ziel
       *[no] hier ist etwas verborgen
    }
standing-timer = Uhr { $timer } von { $size }
timer-due = Uhr 1: als Nächstes Ärger { $due }
threat-due = { $name } { $left ->
        [one] als Nächstes
       *[other] in { $left } Aktionen
    }{ $harder ->
        [0] { "" }
       *[other] : Proben { $harder } schwerer
    }
ways-astray = Wege: { $astray }
standing-paused = Die Uhr steht still, solange die Szene läuft.
standing-characters = { $region }: { $ready } von { $all ->
        [one] { $all } Figur
       *[other] { $all } Figuren
    } gewählt.
standing-over = { $region }, zu Ende { $dawned ->
        [0] nach { $days ->
            [one] { $days } Tag
           *[other] { $days } Tagen
        }
       *[other] am Morgen von Tag { $dawned }
    }.
goal-die = { $die ->
        [one] { $die } Schritt
       *[other] { $die } Schritte
    } zum Ziel
goal-is = das Ziel ist { $where }
standing-score = Ziel erreicht: { rank-name }, { rank-points }
goal-at = bei { $at }
goal-here = hier
goal-found = gefunden
goal-looks = { $where }; untersucht es: { looks-made }{ goal-luck }
goal-study = noch { $left ->
        [one] 1 Erfolg
       *[other] { $left } Erfolge
    }: { $luck ->
        [doubles] Nur doppelte Erfolge gewinnen
       *[luck] Da hilft nur Glück unterwegs
    }
goal-luck = { $luck ->
        [luck] , aber so viele Aktionen bleiben nicht
        [doubles] ; noch { $left ->
            [one] 1 Aktion
           *[other] { $left } Aktionen
        } mit den Nächten: Nur doppelte Erfolge gewinnen
       *[no] { "" }
    }
goal-line = Ziel: { COUNT($aim) ->
        [0] { goal-needs }.
       *[other] { CAP($aim) } ({ goal-needs }).
    }
goal-needs = { $state ->
        [found] { $where }, aber noch nicht untersucht
        [done] erreicht: `/wilds depart` beendet die Expedition
        [lost] verloren
       *[open] { $die ->
            [0] noch nicht gefunden
           *[other] { goal-die }, dann untersuchen
        }
    }
food-fed = heute satt
food-none = kein Essen
food-least = { $nights ->
        [0] nicht für alle Essen
        [one] Essen für { $nights } Nacht
       *[other] Essen für { $nights } Nächte
    }
of-use = { $item ->
        [herb] { $what }: je ein Vorteil beim Versorgen einer Wunde
       *[material] { $what }: je 1 Anwendung zurück für Ausrüstung
    }
food-night = Essen für 1 Nacht
said-of = { $said }: { $who }
said-of-many = { $said }: { $number } von { $party }
unwell = { $number ->
        [one] { $number } Mitglied
       *[other] { $number } Mitglieder
    } nicht wohlauf (siehe Blatt)
everybody = alle

# Stimmen.

votes-settle = { $votes ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }{ $votes } Stimmen entscheiden.
    }
votes-with-others = mit den anderen
votes-proposals = { $number ->
        [one] { $number } Vorschlag
       *[other] { $number } Vorschläge
    }
votes-more = { $number } weitere Vorschläge

# Das Blatt.

sheet-rank = Für den Rang am Ende: 3 Punkte für das Ziel, 1 für jeden Fund, 1 für 100 Münzen.
sheet-purse = Beutel: { coins-for }{ $worth ->
        [0] { "" }
        [one] { " " }und Waren für { $worth } Münze
       *[other] { " " }und Waren für { $worth } Münzen
    }. Schwierigkeit { $difficulty }.
sheet-threat = { $name }{ $left ->
        [0] { "" } ist da{ $what ->
            [harder] : alles Gelände ist um 2 schwieriger, höchstens 14
            [corruption] : ein Feld ist um 2 schwieriger
           *[other] { "" }
        }.
       *[other] : noch { $left }.
    }
sheet-ruled = Von der Spielleitung bestimmt: { LIST($rulings, type: "semicolon") }

# Was nur die Spielleitung sieht.

secrets-hidden = Noch nicht entdeckt
secrets-none = Nichts: Sie wissen alles.
secrets-site = { $name }: { category-name } bei { $at }{ $tn ->
        [0] { "" }
       *[other] , Fundwert { $tn }
    }
secrets-more = und { $number } weitere, auf deiner Karte
secrets-goal-timer = Die eigene Uhr des Ziels: { $left }
secrets-timer = { $name }: { $left }
secrets-restocked = { $name }: erneuert ab Tag { $day }
secrets-tale = { $name }, eine Geschichte: zu lesen bei { $landmark }, zu Ende bei { $end }
secrets-forced = Vorgaben warten auf den nächsten Wurf.
