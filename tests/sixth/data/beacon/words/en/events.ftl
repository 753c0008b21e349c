# What is told of events.

began = The light is to be kept for { $nights } nights.
dealt = Your cards: { LIST($cards, type: "comma") }.
done = { $who } sees to { THE($thing) }, { GENDER($thing) ->
        [p] which stand at { $level }
       *[n] which stands at { $level }
    }.
handed = { $who } hands { $whom } a card.
passed = It is { A($card) }.
drew = You draw { A($card) }.
worn = The storm takes { THE($thing) } to { $level }.
rolled = { "\u000A" }-# { LIST($faces, type: "comma") }{ "\u000A" }
fell = Night { $night } falls.
ended = { $kept ->
        [yes] The light was kept.
       *[no] The light went out.
    }
