# The desk of a game master: orders that every desk has, and why one cannot be given. $what: what a field holds.

desk-not-idle = Finish what is under way first.
desk-not-yours = The desk is the game master's.
desk-not-open = The desk opens when the party sets out.
desk-no-order = The desk has no order “{ $name }”. Pick one from the list that /gm offers.
desk-order-wants = “{ $order }” wants { COUNT($fields) ->
    [0] nothing
   *[other] { LIST($fields) }
}.
desk-field-too-long = “{ $field }” takes at most { $most } characters.
desk-no-number = { $what } is a number from { $least } to { $most }.
desk-none-of = { $what } is one of: { LIST($known, type: "comma") }.
desk-no-member = The party is { LIST($members, type: "comma") }.
desk-wrong = { $what }: { $wrong }.
desk-no-words = Who speaks comes first, then a bar and the words: { order-say-example }.
desk-paused = A scene is being played already.

order-dice = Faces of the next dice
order-dice-done = The next dice show { COUNT($faces) ->
    [0] what they will
   *[other] { LIST($faces, type: "comma") }
}.
a-face = A face
order-tell = Tell the party something
order-tell-example = The day goes on.
order-say = Speak as somebody
order-say-example = A shepherd | Mind the ice.
order-pause = Pause for a scene
order-pause-example = A scene at the fire
a-scene = A scene
order-asks = { COUNT($order) ->
    [0] With
   *[other] { LIST($order) }: with
} what?
do-it = Do it

field-faces = Faces in order
field-words = Words
field-speaker = Who speaks
field-about = What it is about
the-words = The words

told-everybody = Everybody is told
told-only-you = Only you will know
told-who-sees = Everybody is told if they can see it, else only you
