# Was beim ersten Mal erklärt wird (data/regions/tips.toml); je höchstens 20 Wörter.

tip-fight = Wer angreift, würfelt Angriff, das Ziel Widerstand: Das Höhere siegt, Gleichstand trifft. Schaden minus Abwehr kostet Kraft.
tip-lock = Dein Knacken wird gegen das Schloss gewürfelt, Gleichstand öffnet. Nach einem Fehlschlag darfst du es wieder versuchen.
tip-key = Der richtige Schlüssel nimmt ein Schloss weg, und mit ihm die Herausforderung, zu der es gehörte.
tip-obstacle = Dieses Hindernis bleibt; es überwindet jeder für sich. Was du geschafft hast, zählt, bis du den Bereich verlässt.
tip-passage = Ein verborgener Weg, der gefunden wurde, ist von jetzt an für euch alle auf der Karte.
tip-alert = Ein alarmierter Aufpasser schlägt härter zu und kommt vielleicht, um dich zu suchen.
tip-light = Ein Licht im Dunkeln, das ein Aufpasser sehen kann, kostet mindestens eine Heimlichkeitsmarke.
tip-body = Ein Aufpasser, der auf den Körper eines anderen stößt, ist alarmiert. Ein versteckter Körper wird nie gefunden.
tip-alarm = Von jetzt an kostet jede Runde Heimlichkeitsmarken: 1, dann 2, dann 3.
tip-down = Bei 0 Kraft trifft dich nichts. Dein Zug beginnt mit voller Kraft, abzüglich 5 für die Verletzung; einige Verletzungen töten.
tip-hand = Am Ende einer Runde werden Hände aufs Handlimit gekürzt. Das Menü unter Hand ansehen sagt, welche Karte geht.
tip-search = Eine Suche findet, was ihr Wurf übertrifft. Nach einem Wurf von 6 oder mehr kann dort kaum noch etwas verborgen sein.
tip-level = Eine Stufe ist eine Würfelgröße: +1 Stufe macht aus einem d6 einen d8, -1 Stufe einen d4.
tip-out = Ihr geht einzeln hinaus, alle im eigenen Zug. Wer draußen ist, kommt nicht zurück.
