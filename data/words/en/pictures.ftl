# What the renderer writes on pictures by itself.

overview-whole = Whole map
overview-outside = Off the picture
overview-window = This picture
picture-part = { $now } of { $most }
plot-across = { $across }, the newest at the right

## The text of a card: what it shows, in words.

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
