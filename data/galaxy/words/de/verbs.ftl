# Wozu Züge da sind, wie es Befehle, Menüs und Formulare sagen.

verb-activate = Ein System mit einer Taktikmarke aktivieren.
    .system = Welches System, wie es auf der Karte heißt
    .asks = Welches System?

verb-move =
    .origin = Woher sie kommen
    .units = Welche Einheiten: 1 Transporter, 3 Infanterie
    .asks = Welche Schiffe, und woher?

verb-land = Bodentruppen auf einem Planeten landen.
    .planet = Welcher Planet
    .units = Welche Einheiten: 2 Infanterie, 1 Mech
    .asks = Welche Truppen, und wo?

verb-explore =
    .where = An einem Pult: der Planet mit seinen Merkmalen, oder wo
    .asks = Was erkundest du?
    .here = Einen Planeten oder den Grenzraum erkunden.

verb-produce = Einheiten bauen.
    .units = Welche Einheiten: 2 Infanterie, 1 Späher
    .asks = Was baust du?

verb-research = Eine Technologie erforschen.
    .technology = Welche Technologie
    .asks = Welche Technologie?

verb-play = Eine Befehlskarte aus der Hand spielen.
    .card = Welche Karte
    .target = Worauf, wenn die Karte das braucht
    .asks = Welche Karte spielst du?

verb-use =
    .target = Worauf, wenn es das braucht
    .asks = Was nutzt du?

verb-relic = Aus drei Reliktfragmenten ein Relikt machen.
    .fragments = Welche Art
    .asks = Fragmente welcher Art?

verb-trade = Jemandem einen Handel anbieten.
    .who = Mit wem
    .what = 2 Waren gegen 1 Handelsgut
    .steps = Einen Handel anbieten

verb-reopen = Erst tauschen: Deine Karte liegt wieder offen, bis du sie ausführst.

verb-accept = Einem Handel zustimmen, der dir angeboten wurde.
    .offer = Wessen Angebot
    .asks = Wessen Angebot nimmst du an?

verb-decline = Einen Handel ablehnen oder das eigene Angebot zurücknehmen.
    .offer = Welches Angebot
    .asks = Welches Angebot lehnst du ab?

verb-pay = Zahlen, was verlangt wird, anders als vorgeschlagen.
    .how = Planeten und Handelsgüter
    .asks = Womit zahlst du?

verb-vote = Abstimmen, wer den Vorsitz bekommt.
    .who = Für wen
    .planets = Planeten, die du dafür erschöpfst, oder: all
    .asks = Für wen, und mit wie viel?

verb-decide = Meine Frage geheim beantworten.

verb-resign = Endgültig aufgeben: Deine Planeten werden frei.
    .sure = Schreib yes, wenn du sicher bist

# An einem Pult.

verb-chart = Einen Planeten erkunden, den das Pult noch nicht kennt.
    .planet = Name und Merkmale: Aster: cultural
    .form = Neuer Planet

verb-control = Dem Pult sagen, wer einen Planeten hält.
    .who = Wer, oder: nobody
    .planet = Welcher Planet
    .asks = Wer hält welchen Planeten?

verb-turn = Dem Pult sagen, wer am Zug ist.
    .who = Wer
    .asks = Wer ist am Zug?

verb-seat = Noch jemanden ans Pult setzen.
    .name = Der Name dafür
    .form = Jemanden hinzufügen

verb-attach = Eine Karte von Hand an einen Planeten anlegen.
    .card = Welche Karte
    .planet = An welchen Planeten
    .asks = Welche Karte, und an welchen Planeten?

verb-purge = Eine Karte aus dem Spiel nehmen.
    .what = Welche Karte, welches Fragment oder Relikt
    .asks = Was kommt aus dem Spiel?
