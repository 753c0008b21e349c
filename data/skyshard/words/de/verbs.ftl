# Wofür Spielzüge sind, wie Befehle, Menüs und Formulare es sagen.

verb-explore =
    .asks = Durch welche Tür erkunden?
    .here = Erkunde eine Tür, auf der du stehst oder die du siehst, mit ihrem Buchstaben.

verb-visit = Geh zu einer Tür, einem Versteck oder einem Gegner, und erkunde, öffne oder greif gleich an.
    .to = Das Feld mit der Tür, dem Versteck oder dem Gegner
    .asks = Wohin, um zu erkunden, zu öffnen oder anzugreifen?

verb-attack = Greif einen Gegner an, den du siehst und erreichst.
    .target = Das Feld des Gegners
    .asks = Wen greifst du an?

verb-finish = Greif einen Gegner wieder und wieder an, bis er fällt oder du 2 Erschöpfung hast.
    .target = Das Feld des Gegners
    .asks = Wen greifst du an, bis er fällt?

verb-open = Versuch das Schloss des Verstecks, auf das du eben getreten bist.

verb-crack = Würfle weiter, bis das Schloss offen ist, 1 Erschöpfung es öffnen würde oder kein Wurf bleibt.

verb-adjust = Nimm 1 Erschöpfung und ändere einen Würfel des Schlosses um 1.
    .die = Welcher Würfel, von links: 1, 2 oder 3
    .to = Was er zeigen soll, eins mehr oder weniger
    .asks = Welcher Würfel, und worauf?

verb-match = Drehe einen Würfel nach dem anderen, bis das Schloss offen ist, mit der wenigsten Erschöpfung.

verb-place =
    .here = Wähl per Nummer oder Buchstabe auf der Karte, wie ein Plättchen liegt oder wer wo steht.

verb-heal = Wer heilkundig ist, einmal im Zug: Heile jemandem in Reichweite 2 Leben.
    .target = Das Feld, auf dem geheilt wird
    .asks = Wen heilst du?

verb-revive = Wer heilkundig ist: Hilf für den ganzen Zug jemandem auf, der neben dir zu Boden ging.
    .target = Das Feld, auf dem jemand zu Boden ging
    .asks = Wem hilfst du auf?

verb-dig = Wenn keine Tür mehr da ist: Nutze den ganzen Zug, und ein Plättchen stürzt ein und öffnet eine.

verb-ask = Einmal im Zug: Bitte jemanden von euch um etwas in dessen nächstem Zug. Bots tun es.
    .target = Das Feld oder der Name, wen du bittest
    .wish = come: zu dir kommen; hold: keine Tür öffnen; take: den Splitter nehmen
    .asks = Wen bittest du worum?

verb-retreat = Stimm zu, am Ende dieser Runde abzuziehen; dazu braucht es alle, die stehen.

verb-stay = Nimm deine Zustimmung zum Rückzug zurück.
