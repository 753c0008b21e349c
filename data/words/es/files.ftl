# Lo que está mal en archivos que escribe la gente. "right" es lo que estaría bien.

written-refused = El archivo ({ $what }) todavía no se puede jugar: hay { $number ->
        [one] { $number } cosa
       *[other] { $number } cosas
    } que corregir.{ $first ->
        [0] { "" }
       *[other] { " " }Estas son las primeras { $first }.
    }
written-few = { LIST($names, type: "comma") } y { $more } más

# Cómo se cita un valor, si no es por sí mismo.
written-a-list = una lista
written-a-table = una tabla
written-long-number = un número demasiado largo
written-did-you-mean = ¿querías decir { $word }?
# $hint: lo que quizá se quería decir; "" si no hay nada.
written-hint-or = { COUNT($hint) ->
        [0] { "" }
       *[other] { $hint }; { "" }
    }

## El archivo entero.

written-too-long = el archivo es demasiado grande
    .right = { $most } KB como mucho
written-too-deep = esto está anidado demasiado hondo
    .right = { $most } corchetes como mucho, uno dentro de otro
written-unreadable = esto no se puede leer: un número demasiado largo, o demasiados corchetes
    .right = TOML sencillo
written-no-toml = esto no es TOML: { $said }
    .right = mira la plantilla: clave = valor, textos entre comillas

## Tablas y claves.

written-unknown-part = { $value } no es una parte de esto: { $what }
    .right = { COUNT($hint) ->
        [0] algo de esto: { LIST($parts, type: "comma") }
       *[other] { $hint }
    }
written-unknown-key = { $value } no se conoce aquí
    .right = { COUNT($hint) ->
        [0] algo de esto: { LIST($keys, type: "comma") }
       *[other] { $hint }
    }
written-missing-key = falta { $key }
    .right = { $an ->
       *[other] en cada { $thing } hace falta { $key }
    }
written-no-table = { $value } no es una tabla
    .right = claves y valores entre llaves, o bajo un encabezado
written-one-table = { $name } es una sola tabla
    .right = { "[[" }{ $name }]] entre corchetes dobles, o una lista
written-no-tables = { $value } no es una lista
    .right = tablas [[{ $name }]], o { $name } = [ ... ]
written-too-many-tables = hay { $number } de { $name }
    .right = { $most } como mucho
written-no-list-of-tables = { $value } no es una lista
    .right = una lista de tablas, como [{ "{" } clave = valor { "}" }]
written-too-many = hay { $number }
    .right = { $most } como mucho

## Valores sueltos.

written-no-text = { $value } no es un texto
    .right = un texto entre comillas, como "Molino viejo"
written-long-text = el texto tiene { $length } caracteres
    .right = { $most } como mucho
written-bad-text = el texto contiene { $bad }
    .right = letras, cifras y puntuación corrientes
written-control-character = un carácter de control ({ $code })
written-pile-of-accents = un montón de acentos sobre una letra
written-empty-text = el texto está vacío
    .right = de 1 a { $most } caracteres
written-no-id = { $value } no es un id
    .right = 24 letras, cifras y guiones como mucho, como old-mill
written-no-number = { $value } no es un número entero
    .right = un número de { $least } a { $most }
written-out-of-range = { $value } es demasiado { $low ->
        [yes] bajo
       *[no] alto
    }
    .right = un número de { $least } a { $most }
written-no-flag = { $value } no es ni true ni false
    .right = true o false, sin comillas
written-unknown-value = { $value } no se conoce aquí
    .right = { written-hint-or }algo de esto: { LIST($options, type: "comma") }
written-no-dice = { $value } no son dados
    .right = dados { $quoted ->
        [yes] entre comillas, como "{ $example }"
       *[no] como "{ $example }"
    }
written-odd-dice = { $value } lleva dados que no tiene nadie
    .right = d2, d3, d4, d6, d8, d10, d12 o d20
written-many-dice = { $value } lleva demasiados dados, o ninguno
    .right = de 1 a 12 dados de un tipo
written-dice-range = { $value } da de { $least } a { $largest }
    .right = dados que den de 1 a { $most }
written-no-list-of = { $value } no es una lista
    .right = una lista entre corchetes: { $things }
written-too-many-of = hay { $number } { $things }
    .right = { $most } como mucho
written-listed-twice = algo está dos veces en la lista
    .right = una sola vez cada cosa: { $things }
