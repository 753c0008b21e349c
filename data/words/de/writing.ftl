# Wie Spielzüge und Optionen geschrieben werden, und warum ein Text keiner ist. $verb, $argument: wie man sie tippt.

no-such-move = Einen Spielzug „{ $word }“ gibt es hier nicht. Es gibt: { LIST($known, type: "comma") }.
move-wants-number = „{ $part }“ ist keine Zahl, und „{ $verb }“ will eine für „{ $argument }“.
move-also-wants = „{ $verb }“ braucht noch { LIST($missing) }.
move-stands-alone = „{ $verb }“ steht allein.
move-too-long = „{ $verb }“ nimmt { $count ->
    [one] 1 Wort
   *[other] { $count } Wörter
} ({ LIST($names, type: "comma") }), und „{ $given }“ hat { $number }.
game-has-ended = Diese Partie ist zu Ende.
verb-is-idle = Für „{ $verb }“ gibt es jetzt keinen Anlass.
no-such-option = Dieses Spiel hat keine Option „{ $name }“. Es hat: { COUNT($known) ->
    [0] keine
   *[other] { LIST($known, type: "comma") }
}.
option-none-of = „{ $name }“ ist eins von: { LIST($known, type: "comma") }.
