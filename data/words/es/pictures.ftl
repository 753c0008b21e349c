# Lo que se escribe en las imágenes.

overview-whole = Mapa entero
overview-outside = Fuera de la imagen
overview-window = Esta imagen
picture-part = { $now } de { $most }
plot-across = { $across }, lo más nuevo a la derecha

## El texto de una carta: lo que muestra, en palabras.

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
