# Was beim ersten Mal erklärt wird; je höchstens 20 Wörter.

tip-fight = Beide Seiten würfeln zugleich, jeder Treffer nimmt eine Einheit. Planeten nehmen nur Bodentruppen ein, die danach landen.
tip-battle = Treffer nehmen die billigste Einheit, außer ihr Besitzer wählt. Gekämpft wird, bis eine Seite weg ist oder sich zurückzieht.
tip-council = Deine Stimme beendet deinen Teil im Rat: Handle und teile deine Marken vorher auf.
tip-trade = In deinem Zug handelst du mit Nachbarn, im Rat mit allen; mit jedem einmal.
tip-goods = Ein Handelsgut zahlt 1 Rohstoff oder Einfluss. Waren zahlen nichts, bis ein Handel sie zu fremden Handelsgütern macht.
tip-relic = Ein Relikt liegt offen vor dir und lässt sich nicht tauschen. Mit `/use` nutzt du es.
tip-ships = Späher fliegen 2 Systeme und tragen 1 Einheit, Transporter 1 und tragen 4. Ein System fasst 4 deiner Schiffe.
tip-tokens = Eine Marke, die du nicht ausgibst, behältst du. Jede neue Runde bringt dir 2 weitere.
