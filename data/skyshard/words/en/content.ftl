# What things of the content are called, and what they do, in few words.

relic-once = once, { $use }
relic-lasts = { $bonus ->
        [dice] +{ $amount } attack die while in play
        [guard] +{ $amount } guard while in play
        [stamina] +{ $amount } Stamina while in play
       *[health] +{ $amount } greatest health while in play
    }
effect = { $everybody ->
        [yes] { does-what }, for everybody
       *[no] { does-what }
    }
does-what = { $effect ->
        [heal] heal { $amount } health
        [rest] remove { $amount } fatigue
        [dice] { $amount } more dice for one attack
        [stamina] { $amount } more Stamina this turn
        [reroll] roll one lock die again
        [peek] look at the top card
       *[relic] { $amount ->
            [one] draw { $amount } relic
           *[other] draw { $amount } relics
        }
    }
