# Was beim ersten Mal erklärt wird; je höchstens 20 Wörter.

tip-fight = Beide Seiten würfeln zugleich, jeder Treffer nimmt eine Einheit. Planeten nehmen nur Bodentruppen ein, die danach landen.
tip-battle = Treffer nehmen die billigste Einheit, außer ihr Besitzer wählt. Gekämpft wird, bis eine Seite weg ist oder sich zurückzieht.
tip-council = Nach der Runde tagt der Rat. Mit deiner Stimme endet dein Teil: Handle und teile deine Marken vorher auf.
tip-trade = Im eigenen Zug tauschst du einmal mit jedem Nachbarn, der Einheiten neben deinen hat, nach der Runde mit allen.
tip-goods = Ein Handelsgut zahlt 1 Rohstoff oder Einfluss. Waren zahlen nichts, bis ein Handel sie zu fremden Handelsgütern macht.
tip-relic = Ein Relikt liegt offen vor dir und lässt sich nicht tauschen. Mit `/use` nutzt du es.
tip-ships = Späher fliegen 2 Systeme und tragen 1 Einheit, Transporter 1 und tragen 4. Ein System fasst 4 deiner Schiffe.
tip-tokens = Eine Marke, die du nicht ausgibst, behältst du. Jede neue Runde bringt dir 2 weitere.
