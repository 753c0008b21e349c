# Was an einer Szenariodatei nicht stimmt, und was richtig wäre. Wörter der Datei (Schlüssel, Typen) bleiben englisch.

# Das Szenario als Ganzes: Orte, Wege, Herausforderungen und Dinge.

bad-no-region = einen Bereich { $name } gibt es nicht
    .right = die Kennung eines Bereichs
bad-id-twice = die Kennung { $name } kommt zweimal vor
    .right = für alles eine eigene Kennung
bad-few-regions = es sind nicht genug Bereiche
    .right = mindestens 2 Tabellen [[region]]
bad-goal-at-start = die Gruppe beginnt am Ziel und braucht nichts von anderswo
    .right = ein anderer Bereich, oder needs: was dorthin zu bringen ist
bad-need = einen Gegenstand { $name } gibt es nicht
    .right = die Kennung eines feature, das ein Gegenstand (object) oder Schlüssel (key) ist
bad-region-name-twice = zwei Bereiche heißen { $name }
    .right = für jeden ein eigener Name
bad-single-letter = einzelne Buchstaben bezeichnen die Ausgänge
    .right = ein Name mit mindestens 2 Buchstaben
bad-same-place = { $name } liegt bei { $x }, { $y }, wo schon ein anderer Bereich ist
    .right = für jeden Bereich ein eigenes x und y
bad-exits = { $name } hat zu viele Ausgänge
    .right = höchstens { $most } aus einem Bereich
bad-loop = die Verbindung führt von { $name } zu sich selbst
    .right = ein anderer Bereich
bad-joined-twice = { $first } und { $second } sind zweimal verbunden
    .right = eine Verbindung zwischen zwei Bereichen
bad-slope = { $name } wird erklettert, aber wo oben ist, steht da nicht
    .right = low: { $first } oder { $second }
bad-no-slope = { $name } wird nicht erklettert, also gibt es kein Unten und Oben
    .right = weglassen
bad-nothing-to-climb = hier muss niemand klettern
    .right = ein Hindernis zum Klettern, oder weglassen
bad-is-obstacle = { $name } ist ein Hindernis
    .right = eine Verbindung hat es als ihr obstacle
bad-is-no-obstacle = { $name } ist vom Typ { $type }
    .right = ein Hindernis, etwa { $known }
bad-no-kind = das gibt es nicht ({ $sort }): { $name }
    .right = { COUNT($hint) ->
        [0] etwa { $known }
       *[other] { $hint }
    }
bad-dry = { $name } bleibt im Wasser, und hier ist keins
    .right = ein Bereich mit Wasser
bad-no-seeker = { $name } ist kein Aufpasser (Seeker)
    .right = nur Aufpasser gehen Runden
bad-passes = eine Verbindung { $name } gibt es nicht
    .right = die Kennung einer Verbindung
bad-crowd = zu viele teilen sich { $name } ({ $many })
    .right = höchstens { $most } in einem Bereich
bad-patrol-begins = die Runde (patrol) beginnt in { $first }, nicht in { $second }
    .right = zuerst der Bereich, in dem der Aufpasser steht
bad-patrol-leads = von { $first } nach { $second } führt keine Verbindung
    .right = aneinandergrenzende Bereiche, der erste auch an den letzten
bad-inside-kind = { $kind } kann nicht in etwas anderem stecken
    .right = ein Gegenstand (object) oder Schlüssel (key)
bad-inside-nothing = { $name } steckt in nichts
    .right = eine Truhe oder ein Schatz, der es hergibt, oder dies weglassen
bad-two-places = { $name } ist an zwei Stellen
    .right = eine davon
bad-chest = eine Truhe (chest) hat ein Schloss
    .right = Würfel, etwa "1d6", oder kind = "treasure"
bad-locked = { $kind } hat kein Schloss
    .right = weglassen, oder kind = "chest"
bad-idle-key = der Schlüssel { $name } öffnet nichts
    .right = die Kennung einer abgeschlossenen Verbindung oder eines solchen feature
bad-idle-mechanism = der Mechanismus { $name } bewirkt nichts
    .right = opens, disarms oder effects
bad-disarms = eine Herausforderung { $name } gibt es nicht
    .right = Kennungen von Herausforderungen in dieser Datei
bad-no-gear = Ausrüstung { $name } gibt es nicht
    .right = { COUNT($hint) ->
        [0] etwa { $known }
       *[other] { $hint }
    }
bad-gives = einen Gegenstand { $name }, der darin sein könnte, gibt es nicht
    .right = die Kennung eines feature mit inside = true
bad-opens = { $name } gibt es nicht, also lässt es sich nicht öffnen
    .right = die Kennung einer abgeschlossenen Verbindung oder eines solchen feature
bad-unblocked = { $name } ist von nichts versperrt
    .right = eine Verbindung mit einem obstacle
bad-unlocked = { $name } hat kein Schloss
    .right = die Kennung einer abgeschlossenen Verbindung oder eines solchen feature
bad-no-door = durch { $name } geht niemand
    .right = "strategy" oder "action"
bad-amount-search = nur reveal gilt so viel wie eine Suche
    .right = eine Zahl oder Würfel, etwa "1d6"
bad-effect-lacks = { $entry } fehlt
    .right = zu einem effect dieser Art, { $kind }, gehört das
bad-levels = levels fehlt
    .right = wie viele Stufen, etwa -1
bad-phase = eine Phase { $name } gibt es nicht
    .right = strategy oder action
bad-unlock = { $name } gibt es nicht, also lässt es sich nicht aufschließen
    .right = die Kennung einer Verbindung oder eines feature
bad-disease-amount = { $amount } ist keine Zahl für eine Krankheit
    .right = 1 bis { $most }
bad-stay = bis zum Schluss könnte sich niemand mehr bewegen
    .right = "their turn", "next turn" oder "round"
bad-cumulative = cumulative sagt nur etwas über Krankheiten
    .right = bei einer Krankheit, oder bei dem, was neben ihr until = "scenario" dauert
bad-chase = eine Verfolgung hat eine Rundengrenze
    .right = nach wie vielen Runden sie vorbei ist
bad-apart = keine Verbindung führt vom Anfang zu { $names }
    .right = Verbindungen, oder weglassen
bad-impassable = hier kommt niemand durch, und das Ziel liegt dahinter
    .right = ein Schlüssel oder Mechanismus auf dieser Seite
bad-unreachable = an { $name } kommt niemand heran
    .right = ein Ort, der sich erreichen lässt

# Was ein Szenario Eigenes mitbringt: Arten von Herausforderungen, Karten, Handwerke, Ausrüstung.

bad-id-of-feature = ein feature hat auch die Kennung { $name }
    .right = eine andere Kennung: Beides lässt sich tragen
bad-id-taken = { $name } gibt es im Spiel schon
    .right = eine eigene Kennung: Nichts aus dem Spiel wird ersetzt
bad-name-taken = { $name } gibt es im Spiel schon
    .right = ein eigener Name
bad-name-short = { $name } ist von einem Ausgang oder einer Nummer nicht zu unterscheiden
    .right = ein Name mit mindestens 2 Buchstaben, der nicht auf eine Zahl endet
bad-id-numbered = { $name } endet wie die zweite und dritte einer Art
    .right = eine Kennung, die nicht auf Bindestrich und Zahl endet
bad-same-twice = zweimal dasselbe ({ $entry }): { $name }
    .right = für jeden Eintrag etwas Eigenes
bad-icon = das Zeichen { $name } gibt es beim Typ { $type } nicht
    .right = { COUNT($hint) ->
        [0] eins von { $known }
       *[other] { $hint }
    }
bad-keyword = { $name } bedeutet beim Typ { $type } nichts
    .right = { COUNT($known) ->
        [0] weglassen
       *[other] von { $known }
    }
bad-foe-targets = eine Herausforderung zielt nie auf { $name }
    .right = "one" oder "enemies"
bad-foe-against = against sagt, wem eine Hilfe (Assist) gilt
    .right = weglassen
bad-play-id-twice = die Kennung { $name } kommt zweimal vor
    .right = für jede Karte eine eigene Kennung
bad-no-action = vom Typ { $type } und ohne Aktion tut das nichts
    .right = actions: mindestens eine, die keine Strategie ist
bad-obstacle-plays = ein Hindernis hat höchstens eine Reaktion
    .right = reaction
bad-no-ep = zum Typ { $type } gehört Kraft (ep)
    .right = 1 bis 60
bad-not-struck = was vom Typ { $type } ist, lässt sich nicht niederstrecken
    .right = weglassen
bad-no-way-past = daran käme niemand vorbei
    .right = ep, oder ein lock, oder beides
bad-climbing = was erklettert wird, muss von allen einzeln erklettert werden
    .right = keywords = ["Persists", "Climbing"]
bad-height = was erklettert wird, hat eine Höhe (height), sonst nichts
    .right = { $climbing ->
        [yes] 1 bis 4
       *[no] weglassen
    }
bad-climbing-lock = was erklettert wird, hat kein Schloss
    .right = weglassen
bad-key-of-type = { $entry } bedeutet beim Typ { $type } nichts
    .right = nur für { LIST($types) }
bad-trap = eine Falle wartet auf etwas
    .right = "enter", "leave", "search", "feature" oder "lockpick failed"
bad-key-without = { $entry } bedeutet ohne { $needed } nichts
    .right = { $needed }, oder weglassen
bad-play-kind = das ist von der Art { $kind }
    .right = hier steht die Art { $wanted }
bad-trigger = die Art { $kind } wartet auf { $trigger }
    .right = { COUNT($known) ->
        [0] weglassen: Nur Eingriffe und Hilfen warten auf etwas
       *[other] eins von { LIST($known, type: "comma") }
    }
bad-idle-response = { $kind } tut hier nichts
    .right = shift, oder effects
bad-shift = shift haben Eingriffe und Hilfen, und das ist von der Art { $kind }
    .right = bonus
bad-idle-action = diese Aktion tut nichts
    .right = inflict und damage, lockpick, oder effects
bad-reaction = eine Reaktion hat Würfel, um einer Aktion standzuhalten
    .right = endure, etwa "1d6"
bad-idle-strategy = diese Strategie tut nichts
    .right = effects
bad-inflict = die Art { $kind } würfelt keinen Angriff (inflict)
    .right = weglassen
bad-endure = die Art { $kind } würfelt keinen Widerstand (endure)
    .right = weglassen
bad-shift-now = shift dauert eine Weile
    .right = "next turn", "their turn", "round" oder "scenario"
bad-lockpick = ein Schloss knacken lockpick-Würfel, und nichts sonst
    .right = targets = "lock"
bad-targets = Figuren wählen ein Ziel oder treffen alle Kreaturen
    .right = "one" oder "creatures"
bad-rolled-against = gegen { $name } wird nichts gewürfelt
    .right = weglassen
bad-strategy-targets = eine Strategie gilt einem selbst
    .right = targets = "self"
bad-barred-too = { $name } ist zugleich ausgeschlossen (barred)
    .right = eins von beiden
bad-once = Karten kommen mit der Ablage zurück
    .right = once nur für das, was Ausrüstung spielt
bad-craft-action = die eigene Aktion eines Handwerks ist zum Treffen da
    .right = "one" oder "creatures"
bad-craft-search = suchen können alle
    .right = Würfel, etwa "1d6"
bad-deck = der Stapel hat { $cards } Karten
    .right = { $wanted }; eine Karte darf zweimal darin sein
bad-unknown = das gibt es nicht ({ $sort }): { $name }
    .right = { COUNT($hint) ->
        [0] etwa { $known }
       *[other] { $hint }
    }
bad-slots = es passt nirgends hin
    .right = clothing, item, accessory oder expertise
bad-flame = eine Flamme gibt Licht
    .right = light = true
bad-used-up = nichts verbraucht es
    .right = plays

# Was erlaubt ist und vielleicht nicht gemeint.

odd-kind = { $name } steht nirgends
    .right = eine challenge, oder ein obstacle
odd-seeker = { $name } ist ein Aufpasser und nimmt keine Heimlichkeitsmarke
    .right = effects = [{ "{" } kind = "tokens", amount = "1" { "}" }]
odd-card = { $name } ist in keinem Stapel
    .right = der Stapel (deck) eines [[craft]] dieser Datei
odd-dear = { $name } kostet mehr als jede Ausrüstung des Spiels und geht zu Hause für { $most } weg
    .right = 0 bis { $most }
odd-gear = an { $name } kommt niemand heran
    .right = ein Preis, oder ein Platz in einem feature
many-Obstacle = Hindernisse
many-Creature = Kreaturen
many-Seeker = Aufpasser
many-Trap = Fallen

# Was in einem Szenario ohne Fehler vielleicht nicht gemeint war.

odd-silent = nichts wird erzählt: { $entry ->
        [about] in der Lobby
        [opening] am Anfang
        [won] wenn es gewonnen ist
        [partly] wenn es zum Teil gewonnen ist
       *[lost] wenn es verloren ist
    }
    .right = ein Satz oder zwei in { $entry }
odd-region = { $name } sagt nichts
    .right = was dort zu sehen ist
odd-stealth = niemand sucht die Gruppe, also ist Heimlichkeit leicht
    .right = mindestens ein Aufpasser
odd-seekers = Aufpasser nehmen Heimlichkeitsmarken, und hier gibt es keine
    .right = type = "stealth"
odd-stealth-only = { $entry } zählt nur, wo Heimlichkeit gilt
    .right = weglassen
odd-chase-only = { $entry } zählt nur in einer Verfolgung
    .right = weglassen
odd-round-limit = das Ziel ist { $moves } Bewegungen weit weg, und die Verfolgung dauert { $rounds } Runden
    .right = mindestens { $moves }
odd-limit = { $name } ist { $moves } Bewegungen weit weg und schließt in Runde { $round }
    .right = mindestens { $moves }
odd-dark = es ist überall dunkel, und kein Licht ist zu finden
    .right = ein heller Bereich, oder irgendwo eine Lampe
odd-goal-locked = ohne Dietriche kommt niemand zum Ziel
    .right = irgendwo ein Schlüssel
odd-need-locked = ohne Dietriche kommt niemand an { $name }
    .right = irgendwo ein Schlüssel
odd-far-apart = { $first } und { $second } liegen auf der Karte weit auseinander
    .right = höchstens 2 Schritte in x und in y
odd-through = die Linie von { $first } nach { $second } läuft durch { $middle }
    .right = einen davon verschieben
odd-party = party sagt, wann ein Hindernis da ist, und hier gibt es keins
    .right = ein obstacle, oder weglassen
odd-unreachable = zu { $names } kommt niemand
    .right = ein Hindernis, das sich überwinden lässt
odd-passes = { $name } bewegt sich nicht
    .right = passes für Kreaturen und Aufpasser
odd-single = von { $name } gibt es ohnehin eins
    .right = weglassen
odd-no-lock = { $name } wartet aufs Knacken, und hier ist kein Schloss
    .right = ein Schloss an dieser Stelle
odd-no-feature = { $name } bewacht ein feature, und hier ist keins
    .right = ein feature an dieser Stelle
odd-patrol = { $wall } hält { $name } auf der Runde von { $first } nach { $second } auf
    .right = passes = ["{ $way }"]
odd-empty = { $name } gibt nichts her
    .right = gives: valuables, gear oder object
odd-unneeded = niemand braucht { $name }
    .right = needs im Szenario, oder ein anderes kind
odd-use = { $kind } kostet immer eine Aktion
    .right = use nur für Schlüssel
odd-fail = { $name } hat kein Schloss, an dem jemand scheitern könnte
    .right = ein lock
odd-disarms = { $kind } entschärft nichts
    .right = kind = "mechanism"

# Wie einzelne Werte geschrieben werden, und was einer Tabelle fehlt.

bad-capitals = { $name } hat Großbuchstaben
    .right = kleine: { $small }
bad-member-id = { $name } bezeichnet ein Mitglied der Gruppe
    .right = eine andere Kennung, etwa old-mill
bad-way = { $name } ist keine Kennung
    .right = die Kennung einer Verbindung oder eines feature, oder die beiden Enden einer Verbindung, etwa gate/yard
bad-dice = { $name } sind keine Würfel
    .right = 1 bis 4 Würfel in Anführungszeichen, etwa "1d6"; { $sizes }
bad-amount = { $name } ist keine Menge
    .right = eine Zahl von -99 bis 99, oder Würfel, etwa "1d6"; { $sizes }
bad-alias = { $alias } und { $entry } bedeuten dasselbe
    .right = eins von beiden
bad-end = { $entry } fehlt
    .right = die Kennung eines Bereichs; { $alias } bedeutet dasselbe
bad-at = at fehlt
    .right = jedes feature hat ein at, außer es ist inside

# Was variiert.

bad-variant-lacks = das gibt es nicht ({ $sort }): { $name }
    .right = die Kennung von etwas aus der Datei, oder alles, was ein neues braucht
bad-variant-twice = { $name } ist zweimal da
    .right = für jede Variante eine eigene Kennung
bad-many-plays = daraus würden { $count } verschiedene Partien
    .right = höchstens { $most }: etwa 2 Möglichkeiten für jedes von 6 Dingen
bad-without = { $name } gibt es nicht
    .right = Kennungen von dem, was in der Datei ist
bad-changed-twice = { $name } wird auch von { $variant } verändert
    .right = für jede eine Sache, die variiert
bad-with-variants = mit { LIST($names) }: { $bad }

# Was eine Liste enthält.

several-challenges = Herausforderungen
several-connections = Verbindungen
several-gear = Ausrüstung
several-ids = Kennungen
several-keywords = Schlüsselwörter
several-plays = Karten
several-regions = Bereiche
several-rounds = Rundenzahlen
several-rules = Regeln in Worten
several-scenario-types = Arten von Szenarien
several-settings = Schauplätze
several-slots = Plätze
several-tokens = Markenzahlen
several-types = Typen
several-types-or-keywords = Typen oder Schlüsselwörter
