# Was beim ersten Mal erklärt wird (data/regions/tips.toml); je höchstens 20 Wörter.

tip-fight = Wer angreift, würfelt Angriff, das Ziel Widerstand: Das Höhere siegt, Gleichstand trifft. Schaden minus Abwehr kostet Kraft.
tip-lock = Dein Knacken wird gegen das Schloss gewürfelt, Gleichstand öffnet. Nach einem Fehlschlag darfst du es wieder versuchen.
tip-key = Der richtige Schlüssel nimmt ein Schloss weg, und die Herausforderung mit ihm.
tip-passage = Ein verborgener Weg, einmal gefunden, steht für euch alle auf der Karte.
tip-alert = Ein alarmierter Aufpasser schlägt härter zu und kommt vielleicht, um dich zu suchen.
tip-light = Ein Licht im Dunkeln, das ein Aufpasser sehen kann, kostet mindestens eine Heimlichkeitsmarke.
tip-body = Ein Aufpasser, der auf den Körper eines anderen stößt, ist alarmiert. Ein versteckter Körper wird nie gefunden.
tip-alarm = Von jetzt an kostet jede Runde Heimlichkeitsmarken: 1, dann 2, dann 3.
tip-down = Bei 0 Kraft trifft dich nichts. Im nächsten Zug stehst du mit einer Verletzung auf: auf Dauer 5 Kraft weniger.
tip-hand = Am Ende einer Runde wird deine Hand aufs Limit gekürzt. Welche Karten gehen, wählst du bei deiner Hand.
tip-search = Eine Suche findet, was sie übertrifft. Nach einer 6, oder drei Suchen am selben Ort, ist kaum noch etwas da.
tip-level = Eine Stufe ist eine Würfelgröße: +1 macht aus d6 d8, -1 d4.
tip-out = Ihr geht einzeln hinaus, jeder im eigenen Zug und endgültig.
tip-fortune = Schicksal ist Glück oder Pech. Kostbarkeiten bezahlen Ausrüstung und Heilung in einer Stadt, zwischen zwei Szenarien.
