verb-place =
    .tile = Cuál de tus losetas: 1, 2 o 3
    .turn = Cuánto se gira hacia la derecha: 0, 90, 180 o 270
    .steps = Poner una loseta
    .here = Pon una loseta de tu mano.

verb-breach = Pon una loseta contra la regla de los pasillos, por 1 PE.
    .tile = { verb-place.tile }
    .turn = { verb-place.turn }
    .steps = Ignorar los pasillos, 1 PE
    .asks = ¿Qué loseta, y dónde?

verb-send = Pon uno de tus Mineros en una sección de la loseta que acabas de poner.
    .delver = Qué Minero: su clase
    .to = El número de la sección en tu mapa
    .asks = ¿Qué Minero, y adónde?

verb-swap = Paga 1 PE, tira losetas de tu mano y roba otras tantas.
    .tiles = Cuáles, en una palabra: 2, 13, 123
    .asks = ¿Qué losetas tiras?

verb-retrieve = Paga 1 PE y llévate a casa uno de tus Mineros.
    .delver = Qué Minero
    .asks = ¿Qué Minero vuelve a casa?

verb-reveal = Enseña un tesoro y úsalo.
    .treasure = Qué tesoro
    .asks = ¿Qué tesoro usas?

verb-flip = Pon boca arriba una carta tuya por una que el mazo no puede dar.
    .card = Qué carta
    .asks = ¿Qué carta pones boca arriba?

verb-spend = Paga PE por más dados, o 1 PE por la habilidad de tu facción.
    .on = 1, 2 o 3 PE por dos dados cada uno, que se tiran ya; dice o ability
    .asks = ¿En qué gastas PE?

verb-reroll = Vuelve a tirar una vez algunos de tus dados.
    .dice = Cuáles, por su número desde la izquierda: 1,3
    .asks = ¿Qué dados vuelves a tirar?

verb-prompts = Elige cuándo te pregunto por tus tiradas.
    .setting = on, before, off o all
    .asks = ¿Cuándo te pregunto?
    .steps = Cambiar qué se me pregunta en las tiradas
