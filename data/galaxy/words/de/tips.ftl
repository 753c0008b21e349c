# Was beim ersten Mal erklärt wird; je höchstens 20 Wörter.

tip-tactic = Deine Taktikmarke liegt nun hier: Schiffe, die in dieses System kommen oder schon da sind, bleiben diese Runde.
tip-fight = Beide Seiten würfeln zugleich, jeder Treffer nimmt eine Einheit. Planeten nehmen nur Bodentruppen ein, die danach landen.
tip-gained = Ein Planet, den du gewinnst, wird erkundet: Du ziehst seine Karte. Er zahlt und stimmt ab der nächsten Runde.
tip-tokens = Ein Befehl oder eine Forschung kostet eine Strategiemarke. Am Rundenende bekommen alle 2 Marken und teilen ihre neu auf.
tip-battle = Treffer nehmen die billigste Einheit, außer ihr Besitzer wählt. Gekämpft wird, bis eine Seite weg ist oder sich zurückzieht.
tip-council = Deine Stimme beendet deinen Teil im Rat: Handle und teile deine Marken vorher auf.
tip-trade = In deinem Zug handelst du mit Nachbarn, im Rat mit allen; mit jedem einmal.
tip-goods = Ein Handelsgut zahlt 1 Rohstoff oder Einfluss. Waren zahlen nichts, bis ein Handel sie zu fremden Handelsgütern macht.
tip-research = Eine Technologie bleibt dir. Deine Planeten bezahlen sie und sind in der nächsten Runde wieder bereit.
tip-bombardment = Vor einer Landung darf jedes Schlachtschiff einmal auf die Bodentruppen eines Planeten würfeln.
tip-exploring = Ein Planet, den niemand hält, wird erkundet, sobald er gewonnen wird; was man einem Rivalen nimmt, nicht.
tip-attachment = Eine Anlage bleibt auf dem Planeten, der erkundet wurde.
tip-relic = Ein Relikt liegt offen vor dir und lässt sich nicht tauschen. Mit `/use` nutzt du es.
tip-room = Bodentruppen im All brauchen Platz auf Schiffen. Was kein Schiff trägt, geht verloren.
