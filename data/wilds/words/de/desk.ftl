# Das Pult der Spielleitung.

# Anweisungen: was auf ihren Knöpfen steht, die Frage nach den Einzelheiten, was ein Wert heißt, und ein Beispiel dafür, was
# jemand schreibt (Kennungen wie in der Datei des Landstrichs).

what-is-ruled = Was bestimmst du?
gm-timer = Die Uhr stellen
    .asks = Worauf stellst du die Uhr?
gm-size = Den Würfel der Uhr wechseln
    .asks = Welcher Würfel soll die Uhr sein?
    .value = { $value } Seiten
gm-ticks = Die nächste Aktion länger dauern lassen
    .asks = Wie viel länger dauert die nächste Aktion?
    .value = { $value ->
        [1] 1 mehr von der Uhr
       *[2] 2 mehr von der Uhr
    }
gm-boons = Vor- oder Nachteile auf den nächsten Wurf
    .asks = Vor- oder Nachteile des nächsten Wurfs?
    .value = { $value ->
        [-2] 2 Nachteile
        [-1] 1 Nachteil
        [0] Kein Vorteil, kein Nachteil
        [1] 1 Vorteil
       *[2] 2 Vorteile
    }
gm-target = Zielwert des nächsten Wurfs
    .asks = Wogegen geht der nächste Wurf?
gm-result = Ergebnis des nächsten Wurfs
    .asks = Wie geht der nächste Wurf aus?
    .value = { $value ->
        [blunder] Patzer
        [failure] Fehlschlag
        [weak] Knapper Erfolg
        [strong] Starker Erfolg
       *[critical] Kritischer Erfolg
    }
gm-table = Auf einer Tabelle wählen statt würfeln
    .asks = Was kommt auf welcher Tabelle?
gm-event = Jetzt etwas geschehen lassen
    .asks = Was geschieht jetzt?
    .value = { $value ->
        [1] Eine Begegnung
        [2] Abnutzung
        [3] Die Vorräte schwinden
        [4] Das Land verändert sich
        [5] Zeichen von etwas
       *[6] Ein ruhiger Moment
    }
gm-weather = Das Wetter ändern
    .asks = Wie ist das Wetter?
    .value = { $value ->
        [perfect] Herrlich
        [fair] Schön
        [light] Leichter Regen
        [heavy] Starker Regen
       *[severe] Sturm
    }
gm-threat = Eine Bedrohung eintreten lassen
    .asks = Welche Bedrohung tritt ein?
gm-reveal = Der Gruppe einen Ort zeigen
    .asks = Welchen Ort zeigst du der Gruppe?
gm-hide = Einen Ort von der Karte der Gruppe nehmen
    .asks = Welchen Ort verbirgst du?
gm-remark = Dir selbst etwas notieren
    .asks = Wo, und was?
    .sample = Den Müller haben sie noch nicht getroffen.
gm-show = Der Gruppe Gelände zeigen
    .asks = Von welcher Stelle zeigst du das Gelände?
gm-hint = Der Gruppe einen Hinweis geben
    .asks = Welchen Hinweis gibst du der Gruppe?
    .sample = Jemand zeigt den Weg.
gm-rumour = Die Gruppe von einem Ort hören lassen
    .asks = Von welchem Ort hört die Gruppe?
gm-fatigue = Müdigkeit eines Mitglieds setzen
    .asks = Wessen Müdigkeit setzt du?
gm-wound = Ein Mitglied verwunden
    .asks = Wer wird verwundet?
gm-heal = Ein Mitglied heilen
    .asks = Wer wird geheilt?
gm-resolve = Entschlossenheit eines Mitglieds setzen
    .asks = Wessen Entschlossenheit setzt du?
gm-item = Einem Mitglied etwas geben
    .asks = Wer bekommt was?
gm-coins = Münzen geben oder nehmen
    .asks = Wie viele Münzen mehr oder weniger?
gm-challenge = Die Schritte zum Ziel stellen
    .asks = Wie viele Schritte zum Ziel bleiben?
gm-go = Die Gruppe versetzen
    .asks = Wo ist die Gruppe?
gm-stretch = Die Tageszeit setzen
    .asks = Welche Tageszeit ist es?
    .value = { $value ->
        [1] Morgen
        [2] Nachmittag
        [3] Abend
       *[4] Nacht
    }
gm-dawn = Den nächsten Tag beginnen lassen
    .asks = Beginnt der nächste Tag?
gm-resume = Nach einer Szene weitermachen
    .asks = Wie ging die Szene aus?
    .value = { $value ->
        [won] Sie haben gewonnen
        [avoided] Sie hielten sich heraus
        [lost] Sie haben verloren
       *[other] Einfach weiter
    }
gm-end = Die Expedition beenden
    .asks = Wie endet die Expedition?
    .value = { $value ->
        [goal] Das Ziel ist erreicht
        [lost] Das Ziel ist verloren
       *[left] Die Gruppe geht
    }
gm-site = Einen neuen Ort setzen
    .asks = Welchen Ort setzt du, und wohin?
gm-site-move = Einen Ort verlegen
    .asks = Welchen Ort verlegst du, und wohin?
gm-site-target = Den Fundwert eines Ortes ändern
    .asks = Welchen Ort änderst du?
gm-site-drop = Einen Ort entfernen
    .asks = Welchen Ort entfernst du?
gm-clue = Einen Hinweis vorbereiten
    .asks = Welchen Hinweis bereitest du vor?
    .sample = Ein Faden, der an einem Dorn hängt.
gm-clue-move = Einen vorbereiteten Hinweis verlegen
    .asks = Welchen Hinweis verlegst du, und wohin?
gm-ground = Das Gelände einer Stelle ändern
    .asks = Welche Stelle änderst du?
gm-block = Einen Weg versperren
    .asks = Welchen Weg versperrst du?
gm-clear = Einen Weg freiräumen
    .asks = Welchen Weg räumst du frei?
gm-row = Eine Zeile der Begegnungstabelle ändern
    .asks = Welche Zeile änderst du?
gm-meet = Jemanden auftreten lassen
    .asks = Wer tritt auf?
between = Zwischen { $first } und { $second }

# Die Felder ihrer Formulare und was darin steht.

field-who = Wer
field-site = Ort
field-place = Stelle
field-remark = Was du notierst
field-toward-place = Richtung welche Stelle
field-clue-text = Was sie lesen
field-meant-site-or-none = Welcher Ort gemeint ist, oder nichts
field-meant-site = Welcher Ort gemeint ist
field-to = Wohin
field-size = 4, 6 oder 8
field-ticks = Mehr von der Uhr
field-boons = Von -2 bis 2
field-target = Von 4 bis 20
field-result = Ergebnis
field-table = Tabelle
field-row = Zeile
field-event = Zeile der Ereignistabelle, oder nichts
field-weather = Wetter
field-number = Welcher, nach seiner Nummer
field-fatigue = Von 0 bis 6
field-resolve = Von 0 bis 3
field-item = Gegenstand
field-how-many = Wie viele
field-coins = Münzen, unter 0 genommen
field-challenge = Von 1 bis zum höchsten Wert
field-stretch = Von 1 bis 4
field-outcome = won, avoided, lost, oder nichts
field-end = goal, left oder lost
field-name = Name
field-category = Kategorie
field-tn-or-none = Fundwert von 6 bis 14, oder nichts
field-seen = Was man sieht
field-to-place = An welche Stelle
field-tn = Von 6 bis 14
field-in-place = An welcher Stelle
field-terrain = Gelände
field-from = Von
field-disposition = Stimmung, oder nichts für einen Würfel
field-kind = Art
field-name-or-row = Name, oder eine Zeile der Tabelle
field-kind-or-none = Art, oder nichts
table-name = { $table ->
        [event] Ereignis
        [encounter] Begegnung
        [disposition] Stimmung
        [trace] Zeichen
        [shift] Wandel
        [hazard] Unheil
        [discovery] Fund
        [treasure] Schatz
       *[complication] Verwicklung
    }
table-rows = { $table } 1 bis { $rows }
clue-numbers = 1 bis { $most }
sample-site = Ein trockener Brunnen
sample-seen = Ein Brunnen ohne Wasser.
sample-row = Hausierer

# Was ein Feld enthält: „Die Uhr ist eine Zahl von 1 bis 6.“

the-clue = Der Hinweis
the-remark = Die Notiz
fatigue-word = Die Müdigkeit
resolve-word = Die Entschlossenheit
an-item = Ein Gegenstand
how-many-word = Wie viele
the-coins = Die Münzen
the-goal-die = Die Zahl der Schritte
the-stretch = Die Tageszeit
the-timer = Die Uhr
the-timer-die = Der Würfel der Uhr
how-many-ticks = Wie viel mehr von der Uhr
the-boons = Die Vorteile (Nachteile unter 0)
the-target = Der Zielwert
a-result = Ein Ergebnis
a-table = Eine Tabelle
the-row = Die Zeile
the-weather = Das Wetter
the-threat = Die Bedrohung
the-name = Der Name
a-kind = Eine Art
a-disposition = Eine Stimmung
a-category = Eine Kategorie
the-tn = Der Fundwert
what-is-seen = Was man sieht
the-ground = Das Gelände
the-outcome = Der Ausgang
the-end = Das Ende

# Was eine Anweisung bewirkt hat. Diese Worte werden aufgezeichnet: andere Worte sind eine andere Fassung des Spiels.

ruled-timer = Die Uhr steht auf { $timer }.
ruled-size = Die Uhr ist von jetzt an ein d{ $size }.
ruled-ticks = Die nächste Aktion nimmt { $ticks ->
        [one] { $ticks }
       *[other] { $ticks }
    } mehr von der Uhr.
ruled-boons = Der nächste Wurf hat { $number } { $bane ->
        [yes] { $number ->
            [one] Nachteil
           *[other] Nachteile
        }
       *[no] { $number ->
            [one] Vorteil
           *[other] Vorteile
        }
    }.
ruled-target = Der nächste Wurf geht gegen { $tn }.
ruled-result = Der nächste Wurf ist ein { $result ->
        [blunder] Patzer
        [failure] Fehlschlag
        [weak] knapper Erfolg
        [strong] starker Erfolg
       *[critical] kritischer Erfolg
    }, was die Würfel auch sagen.
ruled-table = Der nächste Wurf auf der Tabelle „{ table-name }“ ist { $row }.
ruled-event = Etwas geschieht.
ruled-weather = Das Wetter: { $weather ->
        [perfect] herrlich
        [fair] schön
        [light] leichter Regen
        [heavy] starker Regen
       *[severe] Sturm
    }.
ruled-threat = { $name }: Die Bedrohung tritt ein.
ruled-reveal = Auf der Karte: { $name }.
ruled-hide = Was bei { $ground } gefunden wurde, ist wieder von der Karte.
ruled-remark = Notiert bei { $ground }.
ruled-show = Das Gelände von { $ground } ist bekannt.
ruled-fatigue = { $who } hat { $fatigue } Müdigkeit.
ruled-wound = { $who } ist verwundet.
ruled-heal = { $who } ist wieder heil.
ruled-resolve = { $who } hat { $resolve } Entschlossenheit.
ruled-item = { $who } bekommt { $count } { $goods }.
ruled-coins = Im Beutel: { $purse } Münzen.
ruled-stretch = Es ist { $stretch ->
        [1] Morgen
        [2] Nachmittag
        [3] Abend
       *[4] Nacht
    }.
ruled-resume = Die Begegnung geht nach den Regeln weiter.
ruled-site = Bei { $ground } gibt es jetzt: { $name }. Anweisungen kennen den Ort als `{ $id }`.
ruled-site-move = Jetzt bei { $ground }: { $name }.
ruled-site-target = { $name }: Fundwert { $tn }.
ruled-site-drop = Entfernt: { $name }.
ruled-clue = Hinweis { $number } ({ $name }) wartet bei { $ground }.
ruled-clue-move = Hinweis { $number } wartet bei { $ground }.
ruled-ground = { $ground }: Das Gelände ist jetzt { terrain-name }.
ruled-block = Der Weg zwischen { $first } und { $second } ist versperrt.
ruled-clear = Der Weg zwischen { $first } und { $second } ist frei.
ruled-row = Zeile { $row } der Begegnungstabelle: { $name }.
