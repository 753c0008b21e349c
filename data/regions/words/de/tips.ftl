# Was beim ersten Mal erklärt wird (data/regions/tips.toml); je höchstens 20 Wörter.

tip-lock = Dein Knacken wird gegen das Schloss gewürfelt, Gleichstand öffnet. Nach einem Fehlschlag darfst du es wieder versuchen.
tip-alert = Ein alarmierter Aufpasser schlägt härter zu und kommt vielleicht, um dich zu suchen.
tip-body = Ein Aufpasser, der auf den Körper eines anderen stößt, ist alarmiert. Ein versteckter Körper wird nie gefunden.
tip-hand = Am Rundenende gehen Karten über deinem Handlimit (meist 5): Ein Knopf sagt es.
tip-level = Eine Stufe ist eine Würfelgröße: +1 macht aus d6 d8, -1 d4.
tip-out = Wer draußen ist, bleibt draußen. Die anderen müssen noch hinaus, jede Figur in ihrem eigenen Zug.
tip-hit = Ein Angriff trifft, wenn er mindestens so hoch würfelt wie der Widerstand. Ein zweiter Würfel ist der Schaden, minus Abwehr.
