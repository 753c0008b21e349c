# Un intento de la incursión del día, en palabras: por qué se recuerdan sus rondas.

daily-strip = { $number } { $number ->
        [one] { $lap }
       *[other] { PLURAL($lap) }
    }: { COUNT($told) ->
        [0] todo tranquilo
       *[other] { LIST($told, type: "semicolon") }
    }
daily-mark = { $mark } en { $number ->
        [one] { $lap }
       *[other] { PLURAL($lap) }
    } { $when }
