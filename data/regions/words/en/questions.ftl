# What is asked, and how things stand.

plays-with = { GENDER($what) ->
        [p] play
       *[n] plays
    } { $play }{ COUNT($entries) ->
        [0] { "" }
       *[other] { " " }({ $entries })
    }
