# Wofür Spielzüge sind, wie Befehle, Menüs und Formulare es sagen.

verb-choose = Beantworte, was ich frage.
    .option = Eine der angebotenen Möglichkeiten

verb-move = Geh zu einem Ort auf der Karte.
    .to = Der Ort, so wie die Karte ihn nennt
    .asks = Wohin?

verb-pass = Beende deinen Zug, oder lehne ab, was dir angeboten wird.

verb-roll = Würfle.

verb-use = Benutze etwas, das du hast.
    .item = Was du benutzt
    .asks = Was benutzt du?

verb-equip = Bring etwas aus deinem Gepäck ins Spiel.
    .item = Was du nimmst
    .asks = Was bringst du ins Spiel?

verb-stow = Pack etwas, das im Spiel ist, in dein Gepäck.
    .item = Was du wegpackst
    .asks = Was packst du weg?

verb-discard = Sag, welche Karte weg soll, wenn du zu viele hast oder eine nicht mehr brauchst.
    .card = Welche Karte
    .asks = Welche Karte kommt weg?

verb-trust = Überlass es den anderen oder der sicheren Wahl.

verb-enter = Schließ dich einer Gruppe an, die schon unterwegs ist.
    .name = Wie du heißt

verb-give = Gib etwas weiter.
    .item = Was du gibst
    .who = Wer es bekommt
    .asks = Was gibst du, und wem?

verb-buy = Kauf etwas, wo es einen Markt gibt.
    .goods = Was du kaufst
    .asks = Was kaufst du?

verb-order = Gib eine Anweisung deines Spiels, oder sag einmal, was du immer willst.
    .order = Die Anweisung
    .asks = Was soll von jetzt an gelten?

verb-gm = Das Pult der Spielleitung: entscheiden, setzen, aufdecken, sprechen.
    .order = Was geschehen soll
    .details = Womit, so wie das Formular fragt
    .steps = Das Pult

# Was von Spielzügen gleich gesagt wird, die jedes Spiel auf eigene Art hat.

verb-explore = Erkunde: eine Tür, einen Planeten, den Grenzraum.
    .what = Was du erkundest: der Buchstabe oder das Feld einer Tür, ein Planet, der Grenzraum

verb-place = Leg ein Plättchen, oder nimm den Platz, nach dem ich frage.
    .at = Die Zahl oder der Buchstabe auf der Karte, oder der Name des Ortes

verb-search = Durchsuche den Ort, an dem du bist.
