# Das Pult der Spielleitung: Anweisungen, die jedes Pult kennt, und warum eine nicht geht. $what: was in einem Feld steht.

desk-not-idle = Bring erst zu Ende, was gerade läuft.
desk-not-yours = Das Pult gehört der Spielleitung.
desk-not-open = Das Pult öffnet, wenn die Gruppe aufbricht.
desk-no-order = Das Pult kennt keine Anweisung „{ $name }“. Nimm eine aus der Liste von /gm.
desk-order-wants = „{ $order }“ braucht { COUNT($fields) ->
    [0] nichts
   *[other] { LIST($fields) }
}.
desk-field-too-long = „{ $field }“ fasst höchstens { $most } Zeichen.
desk-no-number = { $what } ist eine Zahl von { $least } bis { $most }.
desk-none-of = { $what }: Möglich ist { LIST($known, type: "comma") }.
desk-no-member = Zur Gruppe gehören { LIST($members, type: "comma") }.
desk-wrong = { $what }: { $wrong }.
desk-no-words = Zuerst steht, wer spricht, dann ein senkrechter Strich und die Worte: { order-say-example }.
desk-paused = Es läuft schon eine Szene.

order-dice = Augen der nächsten Würfel
order-dice-done = { COUNT($faces) ->
    [0] Die nächsten Würfel fallen, wie sie fallen
   *[other] Die nächsten Würfel zeigen { LIST($faces, type: "comma") }
}.
a-face = Eine Augenzahl
order-tell = Der Gruppe etwas erzählen
order-tell-example = Der Tag geht weiter.
order-say = Als jemand sprechen
order-say-example = Eine Hirtin | Gebt acht auf das Eis.
order-pause = Für eine Szene pausieren
order-pause-example = Eine Szene am Feuer
a-scene = Eine Szene
order-asks = { COUNT($order) ->
    [0] Womit
   *[other] { LIST($order) }: womit
}?
do-it = Ausführen

field-faces = Augen der Reihe nach
field-words = Worte
field-speaker = Wer spricht
field-about = Worum es geht
the-words = Die Worte

told-everybody = Alle erfahren es
told-only-you = Nur du erfährst es
told-who-sees = Alle erfahren es, wenn sie es sehen können, sonst nur du
