# Lo que contiene un archivo de región, y lo que está mal en él.

file-places = { $places } { $format ->
        [hex] casillas
       *[point] puntos
    }, dificultad { $difficulty }
file-sites = { $sites } { $sites ->
        [one] paraje
       *[other] parajes
    }, { $hidden } de ellos ocultos; { $clues } { $clues ->
        [one] pista
       *[other] pistas
    }
file-encounters = { $encounters } { $encounters ->
        [one] encuentro
       *[other] encuentros
    }; { $goal ->
        [yes] un objetivo
       *[no] sin objetivo
    }
file-for = para { travellers }

# Comentarios en un archivo que se escribe.

file-begins = # { $name }: todo lo que hay en ella, secretos incluidos. Las líneas que empiezan con una almohadilla son comentarios.
comment-challenge = Lo que el grupo vino a buscar, y el dado que baja hasta que se encuentra.
comment-prices = Precios en monedas que difieren de los habituales.
comment-hex = Casillas que difieren del terreno por defecto o tienen algo propio que decir.
comment-point = Los lugares. Donde no se dan x e y, el mapa se dispone solo.
comment-path = Los caminos entre ellos, de 1 a 3 partes del día.
comment-poi = Los parajes. Los ocultos hay que buscarlos.
comment-clue = Rastros: hallados en un lugar, señalan hacia otro que está al lado.
comment-encounter = Quién puede aparecer: una fila por cada cara del dado.
comment-threat = Lo que ya está en camino.
comment-tale = Historias en tres pistas: oídas de la gente, leídas en un hito, contadas al final.
comment-way = Maneras de examinar un lugar: cada una hasta que salga bien una vez.
comment-variant = Lo que puede ser distinto: de cada cosa una de estas, o como está escrita.

# Lo que está mal o es raro, y lo que estaría bien.

bad-no-places = la región no tiene lugares
    .right = al menos una casilla o un punto
bad-place-id-twice = la clave «{ $name }» se usa dos veces
    .right = una clave propia para cada lugar
bad-point-name-twice = dos puntos se llaman «{ $name }»
    .right = un nombre propio para cada punto
bad-single-letter = las letras sueltas nombran las salidas
    .right = un nombre de al menos 2 letras
bad-no-start = no hay ningún lugar «{ $name }»
    .right = la clave del lugar donde empieza el grupo
bad-no-point = no hay ningún punto «{ $name }»
    .right = la clave de un punto
bad-many-paths = «{ $name }» tiene demasiados caminos
    .right = { $most } como mucho desde un punto
bad-loop = el camino lleva de «{ $first }» al mismo punto
    .right = otro punto
bad-joined-twice = «{ $first }» y «{ $second }» están unidos dos veces
    .right = un solo camino entre dos puntos
bad-site-id-twice = la clave «{ $name }» se usa dos veces
    .right = una clave propia para cada paraje
bad-no-place = no hay ningún lugar «{ $place }»
    .right = la clave de una casilla o un punto
bad-crowd = demasiados parajes comparten el lugar «{ $place }»
    .right = { $most } como mucho en un lugar
bad-no-tn = «{ $name }» está oculto y no tiene dificultad de hallazgo
    .right = un número de 6 (evidente) a 14 (legendario)
bad-no-way-out = no hay ningún lugar «{ $place }»
    .right = donde sale el pasadizo
bad-out-where-in = el pasadizo sale donde empieza
    .right = otro lugar
bad-no-pointed = no hay ningún paraje «{ $name }»
    .right = la clave del paraje al que señala
bad-row-twice = la fila { $roll } está dos veces
    .right = una fila por cada cara del dado
bad-no-row = la tabla de encuentros no tiene fila para { $rows }
    .right = filas de 1 a 6, o de 1 a 8
bad-no-goal-site = no hay ningún paraje «{ $name }»
    .right = la clave del paraje que se busca
bad-goal-die = un objetivo sin paraje necesita un dado del objetivo
    .right = 6 u 8, o la clave de un paraje como objetivo
bad-no-goal-to-lose = no hay objetivo que pueda perderse
    .right = una tabla challenge, u otra expiry
bad-tale-twice = dos historias se llaman «{ $name }»
    .right = un nombre propio para cada historia
bad-no-site = no hay ningún paraje «{ $name }»
    .right = la clave de un paraje
bad-never-done = un poblado como «{ $name }» nunca se acaba de ver
    .right = un paraje de otra clase
bad-tale-ends = la historia acaba donde se lee, en «{ $name }»
    .right = otro paraje
bad-tale-goal = ningún paraje es el objetivo
    .right = un objetivo con paraje, o quitarlo
odd-obvious = «{ $name }» está oculto y es evidente
    .right = lo que se ve de lejos es mejor como hito visible
odd-no-clue = ninguna pista señala a «{ $name }»
    .right = una pista en un lugar de al lado, dos para el objetivo
odd-never-rumour = «{ $name }» está oculto, así que nunca se muestra como rumor
    .right = known solo para parajes visibles
odd-visible = «{ $name }» es visible y no necesita dificultad de hallazgo
    .right = quitarla, o poner hidden = true
odd-no-passage = «{ $name }» lleva a alguna parte, pero no es un pasadizo
    .right = content = "passage"
odd-nobody = no hay nadie en «{ $name }», aunque se describe a alguien
    .right = occupied = true
odd-silent-site = «{ $name }» no dice nada cuando se encuentra
    .right = una frase sobre lo que se ve allí
odd-visible-site = la pista señala a «{ $name }», que ve cualquiera que llegue
    .right = un paraje oculto
odd-no-timer = «{ $name }» no tiene reloj, así que nunca pasará nada
    .right = 6 u 8
odd-no-foe = nadie sabe quién es «{ $name }»
    .right = cómo se llama a los perseguidores
odd-silent-threat = «{ $name }» no dice nada
    .right = una frase que se cuente
odd-hidden-landmark = «{ $name }» está oculto, así que cuesta continuar la historia
    .right = un paraje que vea cualquiera que llegue
odd-tale-goal = la historia acaba en el objetivo «{ $name }», tras el cual no queda nada por ganar
    .right = otro paraje
odd-die = un dado de { $die } es más de lo que cuentan { $places } lugares, cada uno con una búsqueda
    .right = al menos 6 u 8 lugares, o la clave de un paraje como objetivo
odd-no-major = ningún paraje está marcado como principal
    .right = major = true para el que más importa
odd-few-hidden = menos de 2 parajes están ocultos
    .right = 2 o 3 que haya que buscar
bad-unreached = desde el comienzo no se puede llegar a { $places }
    .right = { $format ->
        [point] unirlos con caminos
       *[hex] quitarlos, o añadir las casillas que faltan en medio
    }
odd-not-beside = «{ $toward }» no está al lado de «{ $place }»
    .right = uno de { LIST($known, type: "comma") }
odd-not-the-way = desde «{ $place }», «{ $toward }» no queda de camino a «{ $name }»
    .right = { COUNT($known) ->
        [0] otro lugar
       *[other] uno de { LIST($known, type: "comma") }
    }
odd-few-sites = { $sites } parajes son pocos para { $places } lugares
    .right = { $wanted }: { $format ->
        [hex] uno por cada tres casillas
       *[point] uno por cada dos puntos
    }, y al menos 5
odd-lacking = no hay nada de clase { LIST($kinds, type: "or") }
    .right = la preparación rápida quiere al menos uno

# Variantes.

bad-variant-site = no hay ningún paraje { $name }
    .right = la clave de un paraje que esté en el archivo
bad-variant-twice = { $name } está dos veces
    .right = una clave propia para cada variante
bad-many-plays = de ahí saldrían { $plays } partidas distintas
    .right = { $most } como mucho: por ejemplo, 2 formas para cada una de 6 cosas
bad-changed-twice = a { $name } también lo cambia { $thing }
    .right = una sola cosa que varíe para cada uno
bad-not-moved = { $name } no está aquí en otro lugar
    .right = un paraje que la variante mueva
bad-with-variants = con { $names }: { $bad }

# Valores sueltos.

bad-share = { $value } no cae en el mapa
    .right = un número de 0 a 1, como 0.25
bad-numbers = hay { $value } números
    .right = un número, o dos: para un viajero y para dos
bad-gift-list = { $value } no es una lista
    .right = una lista como ["rope", "herb"]
bad-many-gifts = hay { $value } regalos
    .right = 8 como mucho
bad-gift-key = un regalo no tiene { $key }
    .right = item, count y name
bad-gift = un regalo sin item
    .right = por ejemplo { "{" } item = "rope", count = 1, name = "cuerda de seda" { "}" }
bad-terrain = { $value } no es un terreno
    .right = { hint-or-one-of }
bad-goods = { $value } no está entre los objetos
    .right = { hint-or-one-of }
hint-or-one-of = { COUNT($hint) ->
        [0] { "" }
       *[other] { $hint };{ " " }
    }uno de { LIST($known, type: "comma") }
bad-test = { $value } no es una prueba
    .right = { test-such-as }
bad-test-part = { COUNT($value) ->
        [0] la prueba no está completa
       *[other] { $value } no vale como { $kind }
    }
    .right = { test-such-as }; { COUNT($hint) ->
        [0] uno de { LIST($known, type: "comma") }
       *[other] { $hint }
    }
test-such-as = atributos, un signo más y habilidades, como "mind+lore" o "strength/agility+athletics"

# El mapa y sus tablas.

bad-prices = { $value } no es una tabla
    .right = objetos y sus precios en monedas
bad-hexes = una región de puntos no tiene casillas
    .right = point y path, o format = "hex"
bad-key-of-hexes = una región de puntos no tiene { $key }
    .right = quitarlo
bad-half-point = solo está una de x e y
    .right = las dos o ninguna
bad-no-terrain = falta terrain
    .right = un terrain aquí, o default_terrain en la región
bad-key-of-points = una región de casillas no tiene { $key }
    .right = hex, o format = "point"
bad-no-size = falta { $key }
    .right = cuántas casillas mide el mapa de ancho y de alto
bad-large-map = { $width } por { $height } casillas son demasiadas
    .right = { $most } casillas como mucho
bad-hex-twice = esta casilla se describe dos veces
    .right = una tabla para cada casilla
bad-half-hex = solo está una de row y column
    .right = las dos, para una casilla con clave propia
bad-off-the-map = la fila { $row }, columna { $column }, cae fuera del mapa
    .right = filas de 1 a { $rows }, columnas de 1 a { $columns }
bad-no-hex = no hay ninguna casilla «{ $name }»
    .right = un número de 1 a { $most }, o row y column para una clave propia
bad-missing = no hay ninguna casilla «{ $name }» que pueda faltar
    .right = claves de casillas
bad-neighbour = «{ $name }» no está al lado de «{ $hex }»
    .right = algunas de { LIST($known, type: "comma") }
bad-half-gone = «{ $hex }» se omite en un sitio y está en otro
    .right = las vecinas se nombran unas a otras; una casilla que nadie nombra no existe
bad-rows-beyond = la tabla de encuentros tiene filas por encima de { $faces }
    .right = 6 u 8, según sus filas
bad-rows-few = la tabla de encuentros no tiene filas 7 y 8
    .right = 6 u 8, según sus filas
