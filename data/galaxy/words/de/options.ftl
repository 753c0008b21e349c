# Worum es im Spiel geht, und was in der Lobby gewählt werden kann.

about = Planet um Planet erkunden, tauschen, kämpfen, abstimmen: Mächte zwischen den Sternen, um Punkte.
# $moves: für jede Macht. $weeks: wenn alle zweimal am Tag hereinschauen.
briefed = Erkunden, tauschen, kämpfen, abstimmen: wer { $points } Punkte hat, gewinnt, oder wer nach { $rounds } Runden die meisten hat. Je { $fewest } bis { $most } Klicks, unter Menschen bis zu { $weeks } Wochen.
briefly = Ein Zug ist eine Aktion: ein System aktivieren (dorthin ziehen, kämpfen, landen, erkunden), einen Befehl geben, eine Karte nutzen oder für die Runde passen. Davor und danach darfst du tauschen. Mehr sagt `/rules turn`. An einem Pult erkundest du, was du nennst, führst die Karte aus, wo ihr spielt, und drückst Ausgeführt.
desk-about = Erkundungsstapel für ein großes Spiel, das ihr anderswo spielt.
    .players = Wer mitspielt: bis zu 8 Namen, mit Kommas getrennt

option-play = Eine ganze Partie für 2 bis 6 Mächte, oder nur die Stapel für ein großes Spiel anderswo.
option-length = Wie lange eine Expedition dauert: bis 8 Punkte in 6 Runden oder bis 5 in 4.
option-factions = Ob alle eine Fraktion spielen, mit einer Fähigkeit und eigenem Anfang.
option-worlds = Aus wie vielen Planeten eine Karte entsteht, 36 oder immer dieselben 12, und wie viele Ziele.
option-frontier = Wie viele Karten der Grenzraum-Stapel hat: alle 20 oder die 14 der älteren Ausgabe.

page-planets = Die Planeten: wer sie hält, was sie wert sind.
    .which = Ein Planet oder ein System
page-decks = Die Stapel: was noch darin ist, was daneben liegt.
    .deck = Welcher Stapel
page-goals = Die offenen Ziele, wer sie gewertet hat, und deine eigenen.
page-cards = Was eine Karte, eine Technologie, ein Relikt oder eine Einheit tut.
    .which = Der Name

# Was gewählt wurde, wie es die Nachricht der Lobby sagt.

lobby-play = { $value ->
        [desk] ein Erkundungspult
       *[expedition] eine Expedition
    }
lobby-length = { $value ->
        [short] eine kurze Expedition
       *[full] eine volle Expedition
    }
lobby-factions = { $value ->
        [on] mit Fraktionen
       *[off] ohne Fraktionen
    }
lobby-worlds = { $value } Planeten
lobby-frontier = { $value } Karten im Grenzraum
