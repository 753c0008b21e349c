# Was beim ersten Mal erklärt wird (data/regions/tips.toml); je höchstens 20 Wörter.

tip-fight = Angriff wird gegen Widerstand gewürfelt: Die höhere Summe zählt, Gleichstand gehört der Aktion. Schaden minus Abwehr kostet Kraft.
tip-lock = Dein Knacken wird gegen das Schloss gewürfelt, Gleichstand öffnet. Nach einem Fehlschlag darfst du es wieder versuchen.
tip-key = Der richtige Schlüssel nimmt ein Schloss weg, und mit ihm die Herausforderung, zu der es gehörte.
tip-obstacle = Bleibt nach einem Versuch Mühe übrig, fällt die Bewegung aus, so viel Tempo du auch hattest.
tip-passage = Ein verborgener Weg, der gefunden wurde, ist von jetzt an für euch alle auf der Karte.
tip-alert = Ein alarmierter Aufpasser schlägt härter zu und kommt vielleicht, um dich zu suchen.
tip-light = Ein Licht im Dunkeln, das ein Aufpasser sehen kann, kostet mindestens eine Heimlichkeitsmarke.
tip-body = Ein Aufpasser, der auf den Körper eines anderen stößt, ist alarmiert. Ein versteckter Körper wird nie gefunden.
tip-alarm = Von jetzt an kostet jede Runde Heimlichkeitsmarken: 1, dann 2, dann 3.
tip-down = Bei 0 Kraft kannst du nichts tun, und nichts trifft dich. Dein nächster Zug beginnt mit einer Verletzung.
tip-hand = Am Ende einer Runde werden Hände aufs Handlimit gekürzt. Das Menü unter Hand ansehen sagt, welche Karte geht.
tip-search = Eine Suche findet, was ihr Wurf schlägt. Ein höherer Wurf kann am selben Ort mehr finden.
