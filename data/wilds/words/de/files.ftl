# Was eine Datei eines Landstrichs enthält und was daran falsch ist. Schlüssel und Werte der Datei (hidden = true, "rope") bleiben.

file-places = { $places } { $format ->
        [hex] Felder
       *[point] Punkte
    }, Schwierigkeit { $difficulty }
file-sites = { $sites } { $sites ->
        [one] Ort
       *[other] Orte
    }, davon { $hidden } verborgen; { $clues } { $clues ->
        [one] Hinweis
       *[other] Hinweise
    }
file-encounters = { $encounters } { $encounters ->
        [one] Begegnung
       *[other] Begegnungen
    }; { $goal ->
        [yes] ein Ziel
       *[no] kein Ziel
    }
file-for = für { travellers }

# Kommentare in einer Datei, die geschrieben wird.

file-begins = # { $name }: alles darin, Geheimnisse eingeschlossen. Zeilen, die mit einer Raute beginnen, sind Kommentare.
comment-challenge = Wofür die Gruppe kam, und der Würfel, der sinkt, bis es gefunden ist.
comment-prices = Preise in Münzen, die von den üblichen abweichen.
comment-hex = Felder, die vom Standardgelände abweichen oder selbst etwas zu sagen haben.
comment-point = Die Stellen. Ohne x und y ordnet sich die Karte von selbst.
comment-path = Die Wege dazwischen, 1 bis 3 Tageszeiten lang.
comment-poi = Die Orte. Die verborgenen wollen gesucht sein.
comment-clue = Spuren: an einer Stelle gefunden, weisen sie auf eine andere daneben.
comment-encounter = Wer einem begegnen kann: eine Zeile für jede Seite des Würfels.
comment-threat = Was schon unterwegs ist.
comment-tale = Geschichten in drei Hinweisen: von Leuten gehört, an einem Wahrzeichen gelesen, am Ende erzählt.
comment-way = Arten, einen Ort zu untersuchen: jede, bis sie einmal gelingt.
comment-variant = Was anders sein kann: von jedem eines davon, oder wie es geschrieben steht.

# Was falsch oder seltsam ist, und was richtig wäre.

bad-no-places = der Landstrich hat keine Stellen
    .right = mindestens ein Feld oder ein Punkt
bad-place-id-twice = die id „{ $name }“ kommt zweimal vor
    .right = eine eigene id für jede Stelle
bad-point-name-twice = zwei Punkte heißen „{ $name }“
    .right = ein eigener Name für jeden Punkt
bad-single-letter = einzelne Buchstaben benennen die Ausgänge
    .right = ein Name mit mindestens 2 Buchstaben
bad-no-start = es gibt keine Stelle „{ $name }“
    .right = die id der Stelle, an der die Gruppe beginnt
bad-no-point = es gibt keinen Punkt „{ $name }“
    .right = die id eines Punktes
bad-many-paths = „{ $name }“ hat zu viele Pfade
    .right = höchstens { $most } von einem Punkt
bad-loop = der Pfad führt von „{ $first }“ zu sich selbst
    .right = ein anderer Punkt
bad-joined-twice = „{ $first }“ und „{ $second }“ sind zweimal verbunden
    .right = ein Pfad zwischen zwei Punkten
bad-site-id-twice = die id „{ $name }“ kommt zweimal vor
    .right = eine eigene id für jeden Ort
bad-no-place = es gibt keine Stelle „{ $place }“
    .right = die id eines Feldes oder Punktes
bad-crowd = zu viele Orte teilen sich die Stelle „{ $place }“
    .right = höchstens { $most } an einer Stelle
bad-no-tn = „{ $name }“ ist verborgen und hat keinen Fundwert
    .right = eine Zahl von 6 (offensichtlich) bis 14 (legendär)
bad-no-way-out = es gibt keine Stelle „{ $place }“
    .right = wo der Durchgang herauskommt
bad-out-where-in = der Durchgang kommt heraus, wo er beginnt
    .right = eine andere Stelle
bad-no-pointed = es gibt keinen Ort „{ $name }“
    .right = die id des Ortes, auf den er weist
bad-row-twice = Zeile { $roll } kommt zweimal vor
    .right = eine Zeile für jede Seite des Würfels
bad-no-row = der Begegnungstabelle fehlt eine Zeile für { $rows }
    .right = Zeilen 1 bis 6, oder 1 bis 8
bad-no-goal-site = es gibt keinen Ort „{ $name }“
    .right = die id des Ortes, der gesucht wird
bad-goal-die = ein Ziel ohne Ort braucht einen Zielwürfel
    .right = 6 oder 8, oder die id eines Ortes als Ziel
bad-no-goal-to-lose = es gibt kein Ziel, das verloren gehen könnte
    .right = eine Tabelle challenge, oder ein anderes Ablaufen
bad-tale-twice = zwei Geschichten heißen „{ $name }“
    .right = ein eigener Name für jede Geschichte
bad-no-site = es gibt keinen Ort „{ $name }“
    .right = die id eines Ortes
bad-never-done = mit der Siedlung „{ $name }“ ist nie jemand fertig
    .right = ein Ort anderer Art
bad-tale-ends = die Geschichte endet, wo sie gelesen wird, bei „{ $name }“
    .right = ein anderer Ort
bad-tale-goal = kein Ort ist das Ziel
    .right = ein Ziel mit einem Ort, oder weglassen
odd-obvious = „{ $name }“ ist verborgen und offensichtlich
    .right = was von weitem auffällt, ist besser ein sichtbares Wahrzeichen
odd-no-clue = kein Hinweis weist auf „{ $name }“
    .right = ein Hinweis an einer Stelle daneben, zwei für das Ziel
odd-never-rumour = „{ $name }“ ist verborgen und erscheint darum nie als Gerücht
    .right = known nur für sichtbare Orte
odd-visible = „{ $name }“ ist sichtbar und braucht keinen Fundwert
    .right = weglassen, oder hidden = true setzen
odd-no-passage = „{ $name }“ führt irgendwohin, ist aber kein Durchgang
    .right = content = "passage"
odd-nobody = bei „{ $name }“ ist niemand, obwohl jemand beschrieben ist
    .right = occupied = true
odd-silent-site = „{ $name }“ sagt nichts, wenn man es findet
    .right = ein Satz darüber, was dort zu sehen ist
odd-visible-site = der Hinweis weist auf „{ $name }“, das alle sehen, die hinkommen
    .right = ein verborgener Ort
odd-no-timer = „{ $name }“ hat keine Uhr, also wird nichts daraus
    .right = 6 oder 8
odd-no-foe = niemand weiß, wer „{ $name }“ ist
    .right = wie die Verfolger heißen
odd-silent-threat = „{ $name }“ sagt nichts
    .right = ein Satz, der erzählt wird
odd-hidden-landmark = „{ $name }“ ist verborgen, also geht die Geschichte schwer weiter
    .right = ein Ort, den alle sehen, die hinkommen
odd-tale-goal = die Geschichte endet beim Ziel „{ $name }“, wonach es nichts mehr zu gewinnen gibt
    .right = ein anderer Ort
odd-die = ein Würfel von { $die } ist mehr, als { $places } Stellen verraten, jede durch eine Suche
    .right = mindestens 6 oder 8 Stellen, oder die id eines Ortes als Ziel
odd-no-major = kein Ort ist als wichtig markiert
    .right = major = true für den, auf den es am meisten ankommt
odd-few-hidden = weniger als 2 Orte sind verborgen
    .right = 2 oder 3, die gesucht werden müssen
bad-unreached = vom Start aus ist unerreichbar: { $places }
    .right = { $format ->
        [point] mit Pfaden verbinden
       *[hex] weglassen, oder die Felder dazwischen ergänzen
    }
odd-not-beside = „{ $toward }“ liegt nicht neben „{ $place }“
    .right = eins von { LIST($known, type: "comma") }
odd-not-the-way = von „{ $place }“ aus ist „{ $toward }“ nicht der Weg zu „{ $name }“
    .right = { COUNT($known) ->
        [0] eine andere Stelle
       *[other] eins von { LIST($known, type: "comma") }
    }
odd-few-sites = { $sites } Orte sind wenig für { $places } Stellen
    .right = { $wanted }: { $format ->
        [hex] eins von drei Feldern
       *[point] die Hälfte der Punkte
    }, mindestens 5
odd-lacking = es fehlt: { LIST($kinds, type: "or") }
    .right = die schnelle Vorbereitung will wenigstens eins davon

# Varianten.

bad-variant-site = es gibt keinen Ort { $name }
    .right = die id eines Ortes, der in der Datei steht
bad-variant-twice = { $name } kommt zweimal vor
    .right = eine eigene id für jede Variante
bad-many-plays = daraus würden { $plays } verschiedene Partien
    .right = höchstens { $most }: etwa 2 Möglichkeiten für je 6 Dinge
bad-changed-twice = { $name } wird auch von { $thing } verändert
    .right = für jedes nur eins, das sich ändert
bad-not-moved = { $name } liegt hier nicht woanders
    .right = ein Ort, den die Variante verlegt
bad-with-variants = mit { $names }: { $bad }

# Einzelne Werte.

bad-share = { $value } liegt nicht auf der Karte
    .right = eine Zahl von 0 bis 1, etwa 0.25
bad-numbers = da stehen { $value } Zahlen
    .right = eine Zahl, oder zwei: für eine Person und für zwei
bad-gift-list = { $value } ist keine Liste
    .right = eine Liste wie ["rope", "herb"]
bad-many-gifts = da stehen { $value } Gaben
    .right = höchstens 8
bad-gift-key = eine Gabe hat kein { $key }
    .right = item, count und name
bad-gift = eine Gabe ohne item
    .right = etwa { "{" } item = "rope", count = 1, name = "silk rope" { "}" }
bad-terrain = { $value } ist kein Gelände
    .right = { hint-or-one-of }
bad-goods = { $value } gehört nicht zu den Waren
    .right = { hint-or-one-of }
hint-or-one-of = { COUNT($hint) ->
        [0] { "" }
       *[other] { $hint };{ " " }
    }eins von { LIST($known, type: "comma") }
bad-test = { $value } ist keine Probe
    .right = { test-such-as }
bad-test-part = { COUNT($value) ->
        [0] die Probe ist unvollständig
       *[other] { $value } gehört nicht zu: { $kind ->
            [attribute] Attribute
            [skill] Fertigkeiten
           *[other] { $kind }
        }
    }
    .right = { test-such-as }; { COUNT($hint) ->
        [0] eins von { LIST($known, type: "comma") }
       *[other] { $hint }
    }
test-such-as = Attribute, ein Plus und Fertigkeiten, etwa "mind+lore" oder "strength/agility+athletics"

# Die Karte und ihre Tabellen.

bad-prices = { $value } ist keine Tabelle
    .right = Waren und ihre Preise in Münzen
bad-hexes = ein Landstrich aus Punkten hat keine Felder
    .right = point und path, oder format = "hex"
bad-key-of-hexes = ein Landstrich aus Punkten hat kein { $key }
    .right = weglassen
bad-half-point = von x und y ist nur eins da
    .right = beide, oder keins
bad-no-terrain = terrain fehlt
    .right = hier ein Gelände, oder default_terrain im Landstrich
bad-key-of-points = ein Landstrich aus Feldern hat kein { $key }
    .right = hex, oder format = "point"
bad-no-size = { $key } fehlt
    .right = wie viele Felder die Karte breit und hoch ist
bad-large-map = { $width } mal { $height } Felder sind zu viele
    .right = höchstens { $most } Felder
bad-hex-twice = dieses Feld ist zweimal beschrieben
    .right = eine Tabelle für jedes Feld
bad-half-hex = von row und column ist nur eins da
    .right = beide, für ein Feld mit eigener id
bad-off-the-map = Zeile { $row }, Spalte { $column } liegt nicht auf der Karte
    .right = Zeilen 1 bis { $rows }, Spalten 1 bis { $columns }
bad-no-hex = es gibt kein Feld „{ $name }“
    .right = eine Zahl von 1 bis { $most }, oder row und column für eine eigene id
bad-missing = es gibt kein Feld „{ $name }“, das fehlen könnte
    .right = ids von Feldern
bad-neighbour = „{ $name }“ liegt nicht neben „{ $hex }“
    .right = welche von { LIST($known, type: "comma") }
bad-half-gone = „{ $hex }“ ist an einer Stelle weggelassen und an einer anderen da
    .right = Nachbarn nennen einander; ein Feld, das niemand nennt, gibt es nicht
bad-rows-beyond = die Begegnungstabelle hat Zeilen über { $faces } hinaus
    .right = 6 oder 8, wie ihre Zeilen
bad-rows-few = der Begegnungstabelle fehlen die Zeilen 7 und 8
    .right = 6 oder 8, wie ihre Zeilen
