# El escritorio de quien dirige: órdenes que hay en todos, y por qué una no se puede dar. $what: lo que va en un campo.

desk-not-idle = Termina primero lo que está en curso.
desk-not-yours = El escritorio es de quien dirige el juego.
desk-not-open = El escritorio se abre cuando el grupo se pone en marcha.
desk-no-order = El escritorio no tiene la orden «{ $name }». Elige una de la lista que ofrece /gm.
desk-order-wants = «{ $order }» necesita { COUNT($fields) ->
    [0] nada más
   *[other] { LIST($fields) }
}.
desk-field-too-long = En «{ $field }» caben { $most } caracteres como mucho.
desk-no-number = { $what }: un número de { $least } a { $most }.
desk-none-of = { $what }: algo de esto: { LIST($known, type: "comma") }.
desk-no-member = El grupo es { LIST($members, type: "comma") }.
desk-wrong = { $what }: { $wrong }.
desk-no-words = Primero va quien habla, luego una barra y las palabras: { order-say-example }.
desk-paused = Ya se está jugando una escena.

order-dice = Caras de los próximos dados
order-dice-done = Los próximos dados muestran { COUNT($faces) ->
    [0] lo que salga
   *[other] { LIST($faces, type: "comma") }
}.
a-face = Una cara
order-tell = Contar algo al grupo
order-tell-example = El día avanza.
order-say = Dar voz a alguien
order-say-example = Un pastor | Cuidado con el hielo.
order-pause = Pausa para una escena
order-pause-example = Una escena junto al fuego
a-scene = Una escena
order-asks = { COUNT($order) ->
    [0] ¿Con qué?
   *[other] { LIST($order) }: ¿con qué?
}
do-it = Hacerlo

field-faces = Caras en orden
field-words = Palabras
field-speaker = Quién habla
field-about = De qué trata
the-words = Las palabras

told-everybody = Se entera todo el mundo
told-only-you = Solo lo sabrás tú
told-who-sees = Se enteran todos si se ve; si no, solo tú
