# A try at the delve of the day, in words: what its rounds are remembered for.

daily-strip = { $number } { $number ->
        [one] { $lap }
       *[other] { PLURAL($lap) }
    }: { COUNT($told) ->
        [0] all quiet
       *[other] { LIST($told, type: "semicolon") }
    }
daily-mark = { $mark } in { $number ->
        [one] { $lap }
       *[other] { PLURAL($lap) }
    } { $when }
