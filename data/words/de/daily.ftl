# Ein Versuch am Streifzug des Tages, in Worten: was von seinen Runden bleibt.

daily-strip = { $number } { $number ->
        [one] { $lap }
       *[other] { PLURAL($lap) }
    }: { COUNT($told) ->
        [0] alles ruhig
       *[other] { LIST($told, type: "semicolon") }
    }
daily-mark = { $mark } ({ $number ->
       *[other] { $lap }
    } { $when })
