# Was beim ersten Mal erklärt wird (data/wilds/tips.toml); je höchstens 20 Wörter.

tip-vote = Was mehr als die Hälfte von euch drückt, geschieht. Bots folgen euch.
tip-search = Die Chance gilt dem Wurf. Ob sich dort etwas verbirgt, sagt sie nicht.
tip-slow = Langsam ist ein Weg, wenn der Pfadfinder scheitert: noch 1 von der Uhr. Ein Patzer führt anderswohin.
tip-rumour = Ein Gerücht spricht von einem Ort, nicht immer vom Ziel. Eine Fährte zeigt den Weg dorthin.
tip-meeting = Eine Begegnung läuft in Runden. Davonschleichen geht nur in der ersten.
tip-dilemma = Einmal am Tag kann euch etwas in die Quere kommen: Ihr stimmt ab.
tip-hazard = In einer Gefahr würfelt ihr alle: Ein Fehlschlag kostet 1 Müdigkeit, ein Patzer 1 Wunde.
tip-tracking = Eine knappe Fährtenprobe sagt, wohin, eine starke auch, wie weit. Ein Patzer weist irgendwohin und klingt genauso sicher.
tip-snag = Eine knappe Suche findet es mit einem Haken: ein Wächter, ein schwerer Zugang oder nur ein Teil.
tip-night = Ein Tag hat 3 Aktionen. Eine mehr, in der Nacht, kostet jedes Mitglied 1 Müdigkeit.
tip-fatigue = Ab 3 Müdigkeit hat jede Probe 1 Nachteil; bei 6 wirst du getragen. Ein Tag in einer Siedlung nimmt sie.
tip-hunger = Ohne Essen im Lager hilft keine Rast, und jede Probe hat 1 Nachteil bis zum nächsten Essen im Lager.
tip-wound = Eine Wunde gibt 1 Nachteil auf ein Attribut, bis sie im Lager mit Essen und Unterschlupf versorgt ist.
tip-resolve = Entschlossenheit kauft nach einem Fehlschlag einen zweiten Wurf, ungefragt; mit `/settings order:resolve:ask` frage ich vorher.
tip-clue = Sucht, wohin ein Hinweis führt: Das gibt einen Vorteil. Bis das Ziel gefunden ist, ist ein Erfolg dort ein Schritt zu ihm.
tip-coins = Münzen kaufen in Siedlungen Essen und Ausrüstung. Je 100 am Ende sind 1 Punkt.
