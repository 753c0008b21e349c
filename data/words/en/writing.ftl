# How moves and options are written, and why a text is none. $verb, $argument: as they are typed.

no-such-move = There is no move called “{ $word }” here. The moves are: { LIST($known, type: "comma") }.
move-wants-number = “{ $part }” is no number, and “{ $verb }” wants one for “{ $argument }”.
move-also-wants = “{ $verb }” also wants { LIST($missing) }.
move-stands-alone = “{ $verb }” stands alone.
move-too-long = “{ $verb }” takes { $count ->
    [one] 1 word
   *[other] { $count } words
} ({ LIST($names, type: "comma") }), and “{ $given }” is { $number }.
game-has-ended = This game has ended.
verb-is-idle = There is nothing to { $verb } now.
no-such-option = This game has no option “{ $name }”. It has: { COUNT($known) ->
    [0] none
   *[other] { LIST($known, type: "comma") }
}.
option-none-of = “{ $name }” is one of: { LIST($known, type: "comma") }.
