# Was beim ersten Mal erklärt wird (data/wilds/tips.toml); je höchstens 20 Wörter.

tip-rumour = Ein Gerücht meint einen Ort, nicht immer das Ziel.
tip-meeting = Eine Begegnung läuft in Runden. Abziehen geht bei allen, die nicht feindselig sind; davonschleichen nur in der ersten.
tip-dilemma = Entschlossenheit ist ein zweiter Wurf nach einem Fehlschlag; 100 Münzen sind am Ende 1 Punkt.
tip-hazard = In einer Gefahr würfeln alle: Ein Fehlschlag kostet 1 Müdigkeit, ein Patzer 1 Wunde.
tip-snag = Eine knappe Suche findet es mit einem Haken: ein Wächter, ein schwerer Zugang oder nur ein Teil.
tip-fatigue = Ab 3 Müdigkeit haben Proben einen Nachteil; bei 6 brichst du zusammen.
tip-hunger = Ohne Essen im Lager hilft keine Rast, und jede Probe hat 1 Nachteil bis zum nächsten Essen im Lager.
tip-wound = Eine Wunde gibt 1 Nachteil auf ein Attribut, bis sie im Lager mit Essen und Unterschlupf versorgt ist.
tip-resolve = Entschlossenheit kauft einen zweiten Wurf. Ich frage dich nach einer missglückten Suche oder Untersuchung und bei verlorenem Weg.
tip-clue = Hinweise führen zu Orten, selten zum Ziel; dort sucht ihr mit Vorteil.
