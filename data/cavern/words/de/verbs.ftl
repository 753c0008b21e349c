# Wofür Spielzüge sind, wie Befehle, Menüs und Formulare es sagen.

verb-place =
    .tile = Welches deiner Plättchen: 1, 2 oder 3
    .turn = Wie weit es im Uhrzeigersinn gedreht ist: 0, 90, 180 oder 270
    .steps = Plättchen legen
    .here = Leg ein Plättchen aus deiner Hand.

verb-breach = Leg ein Plättchen gegen die Regel für Gänge, für 1 EP.
    .tile = { verb-place.tile }
    .turn = { verb-place.turn }
    .steps = Gänge nicht beachten, 1 EP
    .asks = Welches Plättchen, und wohin?

verb-send = Stell einen Schürfer auf einen Abschnitt des Plättchens, das du gerade gelegt hast.
    .delver = Welcher Schürfer: seine Klasse
    .to = Die Nummer des Abschnitts auf deiner Karte
    .asks = Welcher Schürfer, und wohin?

verb-swap = Zahl 1 EP, wirf Plättchen aus deiner Hand weg und zieh ebenso viele.
    .tiles = Welche, in einem Wort: 2, 13, 123
    .asks = Plättchen abwerfen

verb-retrieve = Zahl 1 EP und hol einen deiner Schürfer heim.
    .delver = Welcher Schürfer
    .asks = Welcher Schürfer kommt heim?

verb-reveal = Spiel einen Schatz aus und benutze ihn.
    .treasure = Welcher Schatz
    .asks = Welchen Schatz benutzt du?

verb-flip = Deck eine deiner Karten auf, statt der, die der Stapel nicht geben kann.
    .card = Welche Karte
    .asks = Welche Karte deckst du auf?

verb-spend = Zahl EP für mehr Würfel, oder 1 EP für die Fähigkeit deiner Fraktion.
    .on = 1, 2 oder 3 EP für je zwei Würfel, sofort gewürfelt; dice, oder ability
    .asks = Wofür zahlst du EP?

verb-reroll = Würfle einige deiner Würfel noch einmal.
    .dice = Welche, nach Nummer von links: 1,3
    .asks = Welche Würfel würfelst du neu?

verb-prompts = Sag, wann ich dich nach deinen Würfen frage.
    .setting = On, before, off oder all
    .asks = Wann soll ich dich fragen?
    .steps = Ändern, wonach ich bei Würfen gefragt werde
