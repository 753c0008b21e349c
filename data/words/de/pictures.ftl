# Was auf Bildern von selbst geschrieben steht.

overview-whole = Ganze Karte
overview-outside = Außerhalb des Bildes
overview-window = Dieses Bild
picture-part = { $now } von { $most }
plot-across = { $across }, rechts am neuesten

## Der Text einer Karte zum Halten: was sie zeigt, in Worten.

card-title = { $title }{ COUNT($beside) ->
        [0] { "." }
       *[other] , { $beside }.
    }
card-row = { $name }: { LIST($dice) }{ COUNT($note) ->
        [0] { "" }
       *[other] , { $note }
    }.
card-die = { $face }{ COUNT($does) ->
        [0] { "" }
       *[other] { " " }({ $does })
    }
card-line = { $name }: { LIST($cells) }.
card-cell = { $head } { $cell }
