# Was beim ersten Mal erklärt wird (data/skyshard/tips.toml); je höchstens 20 Wörter.

tip-fight = Schaden sind deine Würfel weniger Deckung. Jeder weitere Angriff im Zug kostet 1 Erschöpfung, von höchstens 3.
tip-chain = Was an Schritten übrig ist, bleibt dir: Geh weiter, und im selben Zug geht noch eine Tür auf.
tip-walk = Ein Angriff beendet einen begonnenen Weg: erst angreifen, dann gehen.
tip-fatigue = Erschöpfung geht bis 3, und 1 verlierst du jede Runde, wenn dein Zug beginnt. Bei 3 geht nicht mehr.
tip-lock = Würfle 3 Würfel gegen 3 Ziffern und behalte, was passt. 1 Erschöpfung ändert einen Würfel um 1.
tip-trap = Wer ein Plättchen mit Falle als Erstes betritt, versucht sofort ihr Schloss. Danach ist die Falle verbraucht.
tip-shard = Wer irgendein Feld eines Plättchens mit Splitter betritt, nimmt ihn, für die ganze Gruppe.
tip-exhaustion = Von jetzt an kostet jede Runde mehr Leben: 1, dann 2, dann 3. Deckung hilft nicht.
tip-down = Bei 0 Leben gibt es keine Züge. Eine Heilkundige, die ihren Zug daneben beginnt, kann aufhelfen.
tip-retreat = Die Gruppe zieht ab, sobald alle, die noch stehen, in derselben Runde zustimmen. **Bleiben** nimmt dein Wort zurück.
tip-water = Unter Wasser kostet jedes Feld 2 Schritte, und wer dort die Runde beendet, verliert 1 Leben.
