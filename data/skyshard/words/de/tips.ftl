# Was beim ersten Mal erklärt wird (data/skyshard/tips.toml); je höchstens 20 Wörter.

tip-fight = 3, 4 oder 5 macht 1 Schaden, eine 6 macht 2, minus Deckung.
tip-layouts = Eine Lage mit mehr Türen lässt mehr Wege offen; wo sie ein anderes Plättchen berührt, könnt ihr hinübergehen.
tip-signs = Ein orangener Ring: Hier kann ein Gegner stehen. Eine Truhe: hier kann ein Versteck liegen.
tip-walk = Ein Angriff beendet einen begonnenen Weg: erst angreifen, dann gehen.
tip-heal = Wer heilkundig ist, heilt einmal im Zug 2 Leben, auch daneben, und behält seine Schritte.
tip-afar = Eine Tür dort zu öffnen, wo du stehst, ist frei. Aus der Ferne kostet es alle Schritte.
tip-chain = Übrige Schritte bleiben dir: Geh weiter und öffne im selben Zug noch eine Tür.
tip-fatigue = Jeder weitere Angriff und jedes Drehen am Schloss kostet 1 Erschöpfung: höchstens 3, jeden Zug 1 weniger.
tip-lock = Würfle für jede Ziffer einen Würfel und behalte, was passt. 1 Erschöpfung ändert einen Würfel um 1.
tip-trap = Wer ein Plättchen mit Falle als Erster betritt, versucht sie zu entschärfen. Danach ist die Falle verbraucht.
tip-shard = Für Sternsplitter seid ihr hier: Wer ein Feld ihres Plättchens betritt, nimmt ihn, für die ganze Gruppe.
tip-down = Bei 0 Leben gibt es keine Züge. Aufhelfen kann, wer heilkundig ist und den Zug daneben beginnt.
tip-retreat = Die Gruppe zieht ab, sobald alle, die noch stehen, in derselben Runde zustimmen. **Bleiben** nimmt dein Wort zurück.
tip-water = Unter Wasser kostet jedes Feld 2 Schritte, und wer dort die Runde beendet, verliert 1 Leben.
