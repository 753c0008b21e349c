# Was der Gastgeber in der Lobby wählt. Was jeder Wert heißt, steht in options.toml.

option-region = Von Hand (zuerst Hohlheide, allein der Drachenberg) oder neu, aus Thema, Karte, Größe und Gefahr.
option-theme = Wie ein neuer Landstrich ist.
option-map = Ein neuer Landstrich aus Feldern, offen in jede Richtung, oder aus Punkten mit Pfaden dazwischen.
option-size = Wie groß ein neuer Landstrich ist: 15, 20 oder 30 Felder, oder 8, 12 oder 15 Punkte.
option-danger = Sanft senkt die Schwierigkeit eines neuen Landstrichs um 2, rau hebt sie um 2, bis höchstens 12.
option-pace = Wie oft etwas geschieht: eine Uhr von 4, 6 oder 8.
option-reveal = Was die Karte der Gruppe zuerst zeigt.
option-weather = Ob jeden Morgen das Wetter ausgewürfelt wird.
option-season = Wann ihr geht: ändert Wetter, Nahrung und Gefahr.
option-changes = Ob Verborgenes von Expedition zu Expedition woanders liegt.
option-wayside = Ob euch jeden Tag eine Zwickmühle begegnet und neues Land immer etwas zeigt.
option-rules = Wo eine Hausregel von der Quelle abweicht: die Hausregel oder die Quelle, Wort für Wort.
option-decide = Wer für die Gruppe entscheidet: Abstimmung, wer führt, wer zuerst drückt, oder die Spielleitung.
option-referee = Mit Spielleitung: wer für die Welt antwortet. Gemischt: Szenen sie, den Rest ich.
option-characters = Wie viel neue Figuren können. Anfängern misslingt mehr als die Hälfte.
option-ladder = Wie weit ein Wurf über oder unter dem Zielwert liegen muss, um stark, kritisch oder ein Patzer zu sein.
option-backtrack = Ob der Weg zurück über bekanntes Land die Uhr in Ruhe lässt oder 1 von ihr nimmt.
option-deadly = Ob eine dritte Wunde töten kann und eine Niederlage die Expedition beendet.
option-picks = Stunden, bis für jemanden, der allein gefragt ist, die sichere Wahl getroffen wird.
option-resolve = Wie lange Zeit zum Nachdenken über einen zweiten Wurf für 1 Entschlossenheit ist.
shown-by-region = je nach Landstrich
shown-hours = { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
shown-minutes = { $minutes } Minuten
