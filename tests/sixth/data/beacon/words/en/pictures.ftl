# Titles, alt texts and what stands beside pictures.

hand-title = Your hand
hand-alt = { COUNT($cards) ->
        [0] Your hand is empty.
       *[other] Your hand, card by card: { LIST($cards) }. Only you see it.
    }
held = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
fact-night = Night
    .of = { $night } of { $nights }
pile-deck = Deck
pile-played = Played
table-alt = { $status } On the table: { LIST($spots, type: "semicolon") }; { $deck } in the deck, { $played } played before. { LIST($hands) }.
thing-alt = { THE($thing) } at { $level }{ COUNT($by) ->
        [0] { "" }
       *[other] , with a card from { LIST($by) }
    }{ $struck ->
        [0] { "" }
        [1] , struck by the storm
       *[other] , struck by the storm { $struck } times
    }
hand-of = { $who } holds { $held ->
        [0] no card
        [one] 1 card
       *[other] { $held } cards
    }
