# Was beim ersten Mal erklärt wird; je höchstens 20 Wörter.

tip-tactic = Eine Taktikmarke öffnet ein System: dorthin ziehen, kämpfen, landen, erkunden, bauen. Deine Schiffe bleiben diese Runde dort.
tip-exploring = Du ziehst eine Karte passend zur Art des Planeten oder eine des Grenzraums und führst sie sofort aus.
tip-battle = Beide Seiten würfeln zugleich. Jeder Treffer nimmt eine Einheit: die billigste zuerst, außer ihr Besitzer wählt selbst.
tip-bombardment = Vor einer Landung darf jedes Schlachtschiff einmal auf die Bodentruppen eines Planeten würfeln.
tip-trade = Waren werden in anderen Händen zu Handelsgütern: Ein gleicher Tausch macht beide reicher. Nachbarn handeln, im Rat alle.
tip-attachment = Eine Anlage bleibt auf dem Planeten, der erkundet wurde.
tip-relic = Ein Relikt liegt offen vor dir und lässt sich nicht tauschen. Mit `/use` nutzt du es.
tip-room = Bodentruppen im All brauchen Platz auf Schiffen. Was kein Schiff trägt, geht verloren.
tip-council = Wer den Vorsitz hat, beginnt und wertet die nächste Runde. Deine Stimme beendet deinen Teil: handle und teile vorher.
tip-gained = Ein Planet, den du gewinnst, ist erschöpft: Er zahlt und stimmt ab der nächsten Runde.
tip-research = Eine Technologie bleibt dir. Deine Planeten bezahlen sie und sind in der nächsten Runde wieder bereit.
tip-tokens = Befehle und Forschung kosten Strategiemarken. Was dir an Marken bleibt, teilst du im Rat neu auf.
