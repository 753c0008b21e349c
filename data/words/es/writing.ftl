# Cómo se escriben jugadas y opciones, y por qué un texto no lo es. $verb, $argument: tal como se teclean.

no-such-move = Aquí no hay ninguna jugada llamada «{ $word }». Las jugadas son: { LIST($known, type: "comma") }.
move-wants-number = «{ $part }» no es un número, y «{ $verb }» pide uno para «{ $argument }».
move-also-wants = «{ $verb }» pide también { LIST($missing) }.
move-stands-alone = «{ $verb }» va solo.
move-too-long = «{ $verb }» recibe { $count ->
    [one] 1 palabra
   *[other] { $count } palabras
} ({ LIST($names, type: "comma") }), y en «{ $given }» hay { $number }.
game-has-ended = Esta partida ha terminado.
verb-is-idle = Ahora no hay nada que hacer con «{ $verb }».
no-such-option = Este juego no tiene la opción «{ $name }». Tiene: { COUNT($known) ->
    [0] ninguna
   *[other] { LIST($known, type: "comma") }
}.
option-none-of = «{ $name }» puede ser: { LIST($known, type: "comma") }.
