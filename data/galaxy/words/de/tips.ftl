# Was beim ersten Mal erklärt wird; je höchstens 20 Wörter.

tip-tactic = Eine Taktikmarke öffnet ein System: dorthin ziehen, kämpfen, landen, erkunden, bauen. Deine Schiffe bleiben diese Runde dort.
tip-exploring = Du ziehst eine Karte passend zur Art des Planeten oder eine des Grenzraums und führst sie sofort aus.
tip-battle = Beide Seiten würfeln zugleich. Jeder Treffer nimmt eine Einheit: die billigste zuerst, außer ihr Besitzer wählt selbst.
tip-bombardment = Vor einer Landung darf jedes Schlachtschiff einmal auf die Bodentruppen eines Planeten würfeln.
tip-trade = Nachbarn haben Einheiten oder Planeten im selben System oder in angrenzenden. Einem Handel müssen beide zustimmen.
tip-attachment = Eine Anlage bleibt auf dem Planeten, der erkundet wurde.
tip-relic = Ein Relikt liegt offen vor dir und lässt sich nicht tauschen. Mit `/use` nutzt du es.
tip-room = Bodentruppen im All brauchen Platz auf Schiffen. Was kein Schiff trägt, geht verloren.
tip-council = Tausche mit allen, die noch nicht abgestimmt haben, Nachbarn oder nicht. Mit deiner Stimme bist du fertig.
