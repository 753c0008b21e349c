# Wozu Züge da sind, wie Befehle, Menüs und Formulare es sagen; was die Seiten zeigen.

argument-who = Wer es tut; leer: wer es am besten kann
argument-clue = Ein Hinweis, dem ihr hierher folgt, weiter, als er weist
argument-care = careful nimmt 2 von der Uhr und gibt einen Vorteil

verb-search =
    .asks = Wer sucht, und wie?

verb-investigate = Etwas Gefundenes genau untersuchen.
    .site = Was ihr untersucht
    .asks = Was untersucht ihr?

verb-scout = Ein Mitglied vorausschicken, um zu sehen, was dort liegt.
    .to = Das Feld, das ihr ausspäht
    .asks = Welches Feld ausspähen?

verb-camp = Für die Nacht lagern.
    .asks = Wer kümmert sich um das Lager?

verb-forage = Hier Nahrung, Wasser und Kräuter suchen.
    .asks = Wer sucht Nahrung?

verb-track = Einer Spur folgen: Wohin führt sie?
    .target = Die Spur, der ihr folgt
    .asks = Welcher Spur folgt ihr?

verb-backtrack = Auf bekanntem Weg auf ein bekanntes Feld zurückgehen.
    .to = Das Feld, zu dem ihr zurückgeht
    .asks = Wohin zurück?

verb-journey = Weiter zu einem ferneren Feld, bis etwas dazwischenkommt.
    .to = Das Feld, zu dem ihr geht
    .asks = Wohin?

verb-rest = Einen ganzen Tag unter Freunden ruhen.

verb-depart = Vorschlagen, die Expedition zu beenden.

verb-create = Eine eigene Figur machen: ein Name, vier Würfel, die Fertigkeiten.
    .character = Name | d6 d10 d8 d6 | perception 3, stealth 2, ...
    .form = Eigene machen

verb-roles = Sagen, wer Pfadfinder, Ausguck, Sammler oder Späher ist und wer nachts Wache hält.
    .role = Die Rolle
    .who = Wer sie übernimmt
    .asks = Wer übernimmt welche Rolle?

verb-lead = Dafür stimmen, wer die Gruppe führt.
    .who = Wer führen soll
    .asks = Wer soll führen?

verb-note = Hier etwas auf die Karte der Gruppe schreiben.
    .words = Was du schreibst
    .sample = Wir waren hier.

verb-sell = Etwas verkaufen, wo es einen Markt gibt.
    .goods = Was du verkaufst
    .asks = Was verkaufst du?

verb-mend = Etwas Abgenutztes oder Kaputtes ausbessern.
    .item = Was du ausbesserst
    .asks = Was besserst du aus?

# Seiten.

game-about = Streift durch einen geheimen Landstrich, findet, was er verbirgt, und bringt heim, wofür ihr kamt.
page-character = Eine Figur der Gruppe: Würfel, Fertigkeiten, was sie trägt.
    .who = Wessen
page-clues = Die Hinweise der Gruppe, und wohin sie weisen.
page-journal = Was die Gruppe weiß, Feld für Feld.
    .place = Ein Feld auf der Karte

# Worum es geht, in einem Landstrich für wenige.

briefed = { $region } ist für { travellers }. { game-about }
briefed-too-many = { $region } ist für { travellers }: Wählt einen anderen Landstrich, oder geht mit weniger Leuten.
