# What is asked, and where things stand.

ask = it is night { $night }: do a chore, or hand a card over.
status = Night { $night } of { $nights }; { $broken ->
        [0] nothing is at 0
        [one] 1 thing is at 0
       *[other] { $broken } things are at 0
    }.
sheet = In order: { LIST($levels, type: "comma") }. { $deck ->
        [0] The deck is empty
        [one] 1 card is left in the deck
       *[other] { $deck } cards are left in the deck
    }.
thing-level = { $thing } { $level }
hand = { COUNT($cards) ->
        [0] Your hand is empty.
       *[other] Your hand: { LIST($cards, type: "comma") }.
    }
card-of = { $thing } card
