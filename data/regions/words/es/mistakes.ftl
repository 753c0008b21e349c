# Qué está mal en el archivo de un escenario, y qué sería correcto. Las palabras del archivo (claves, tipos) quedan en inglés.

# El escenario entero: sus lugares, caminos, Desafíos y cosas.

bad-no-region = no hay ninguna zona { $name }
    .right = el id de una zona
bad-id-twice = el id { $name } aparece dos veces
    .right = un id propio para cada cosa
bad-few-regions = no hay zonas suficientes
    .right = al menos 2 tablas [[region]]
bad-goal-at-start = el grupo empieza en el objetivo y no necesita nada de otro sitio
    .right = otra zona, o needs: lo que hay que llevar allí
bad-need = no hay ningún objeto { $name }
    .right = el id de un feature que sea un objeto (object) o una llave (key)
bad-region-name-twice = dos zonas se llaman { $name }
    .right = un nombre propio para cada una
bad-single-letter = las letras sueltas nombran las salidas
    .right = un nombre de al menos 2 letras
bad-same-place = { $name } está donde ya hay otra zona, en { $x }, { $y }
    .right = x e y propias para cada zona
bad-exits = { $name } tiene demasiadas salidas
    .right = como máximo { $most } desde una zona
bad-loop = la conexión va de { $name } a sí misma
    .right = otra zona
bad-joined-twice = { $first } y { $second } están conectadas dos veces
    .right = una sola conexión entre dos zonas
bad-slope = por { $name } se trepa, y no dice hacia dónde se sube
    .right = low: { $first } o { $second }
bad-no-slope = por { $name } no se trepa, así que nada queda arriba ni abajo
    .right = quítalo
bad-nothing-to-climb = aquí no hay por dónde trepar
    .right = un Obstáculo por el que se trepe, o quítalo
bad-is-obstacle = { $name } es un Obstáculo
    .right = una conexión lo tiene como obstacle
bad-is-no-obstacle = { $name } es del tipo { $type }
    .right = un Obstáculo, como { $known }
bad-no-kind = no existe ({ $sort }): { $name }
    .right = { COUNT($hint) ->
        [0] por ejemplo { $known }
       *[other] { $hint }
    }
bad-dry = { $name } no sale del agua, y aquí no hay
    .right = una zona con agua
bad-no-seeker = { $name } no es un Vigilante (Seeker)
    .right = solo los Vigilantes patrullan
bad-passes = no hay ninguna conexión { $name }
    .right = el id de una conexión
bad-crowd = demasiados comparten { $name } ({ $many })
    .right = como máximo { $most } en una zona
bad-patrol-begins = la patrulla (patrol) empieza en { $first }, no en { $second }
    .right = primero, la zona donde está
bad-patrol-leads = ninguna conexión va de { $first } a { $second }
    .right = zonas contiguas, y la primera contigua a la última
bad-inside-kind = { $kind } no puede estar dentro de algo
    .right = un objeto (object) o una llave (key)
bad-inside-nothing = { $name } no está dentro de nada
    .right = un cofre o tesoro que lo dé, o quita esto
bad-two-places = { $name } está en dos sitios
    .right = uno de ellos
bad-chest = un cofre (chest) tiene cerradura
    .right = dados, como "1d6", o kind = "treasure"
bad-locked = { $kind } no tiene cerradura
    .right = quítalo, o kind = "chest"
bad-idle-key = la llave { $name } no abre nada
    .right = el id de una conexión o un feature con cerradura
bad-idle-mechanism = el mecanismo { $name } no hace nada
    .right = opens, disarms o effects
bad-disarms = no hay ningún Desafío { $name }
    .right = los ids de Desafíos de este archivo
bad-no-gear = no hay ningún Equipo { $name }
    .right = { COUNT($hint) ->
        [0] por ejemplo { $known }
       *[other] { $hint }
    }
bad-gives = no hay ningún objeto { $name } que pueda estar dentro
    .right = el id de un feature con inside = true
bad-opens = no hay nada { $name } que abrir
    .right = el id de una conexión o un feature con cerradura
bad-unblocked = nada cierra { $name }
    .right = una conexión con un obstacle
bad-unlocked = { $name } no tiene cerradura
    .right = el id de una conexión o un feature con cerradura
bad-no-door = nadie pasa por { $name }
    .right = "strategy" o "action"
bad-amount-search = solo reveal vale lo mismo que una Búsqueda
    .right = un número, o dados como "1d6"
bad-effect-lacks = falta { $entry }
    .right = un effect de esta clase, { $kind }, lo lleva
bad-levels = falta levels
    .right = cuántos niveles, por ejemplo -1
bad-phase = no hay ninguna fase { $name }
    .right = strategy o action
bad-unlock = no hay nada { $name } que abrir con llave
    .right = el id de una conexión o un feature
bad-disease-amount = { $amount } no es un número para una Enfermedad
    .right = de 1 a { $most }
bad-stay = nadie podría volver a hacer un Movimiento hasta el final
    .right = "their turn", "next turn" o "round"
bad-cumulative = cumulative solo dice algo de las Enfermedades
    .right = para una Enfermedad, o para lo que dure until = "scenario" junto a una
bad-chase = una persecución tiene un límite de rondas
    .right = en cuántas rondas se acaba
bad-apart = ninguna conexión lleva del inicio a { $names }
    .right = conexiones, o quítalo
bad-impassable = por aquí no puede pasar nadie, y el objetivo está detrás
    .right = una llave o un mecanismo de este lado
bad-unreachable = nadie puede conseguir { $name }
    .right = un sitio al que se pueda llegar

# Lo que un escenario trae propio: clases de Desafíos, cartas, Oficios, Equipo.

bad-id-of-feature = un feature también tiene el id { $name }
    .right = otro id: los dos se pueden llevar encima
bad-id-taken = { $name } ya está en el juego
    .right = un id propio: nada del juego se sustituye
bad-name-taken = { $name } ya está en el juego
    .right = un nombre propio
bad-name-short = { $name } no se distingue de una salida o de un número
    .right = un nombre de al menos 2 letras que no acabe en número
bad-id-numbered = { $name } acaba como el segundo y el tercero de una clase
    .right = un id que no acabe en guion y número
bad-same-twice = dos de estos llevan lo mismo ({ $entry }): { $name }
    .right = uno propio para cada uno
bad-icon = no hay ninguna marca { $name } para el tipo { $type }
    .right = { COUNT($hint) ->
        [0] una de { $known }
       *[other] { $hint }
    }
bad-keyword = { $name } no significa nada para el tipo { $type }
    .right = { COUNT($known) ->
        [0] quítalo
       *[other] de { $known }
    }
bad-foe-targets = un Desafío no golpea a { $name }
    .right = "one" o "enemies"
bad-foe-against = against dice a quién sirve una Ayuda (Assist)
    .right = quítalo
bad-play-id-twice = el id { $name } aparece dos veces
    .right = un id propio para cada carta
bad-no-action = algo del tipo { $type } y sin Acción no hace nada
    .right = actions: al menos una que no sea Estrategia
bad-obstacle-plays = un Obstáculo tiene como máximo una Reacción
    .right = reaction
bad-no-ep = lo que es del tipo { $type } tiene brío (ep)
    .right = de 1 a 60
bad-not-struck = lo que es del tipo { $type } no se puede abatir
    .right = quítalo
bad-no-way-past = nadie podría pasar
    .right = ep, o un lock, o ambos
bad-climbing = por lo que se trepa, cada cual tiene que trepar por su cuenta
    .right = keywords = ["Persists", "Climbing"]
bad-height = lo que se trepa tiene altura (height), y nada más la tiene
    .right = { $climbing ->
        [yes] de 1 a 4
       *[no] quítalo
    }
bad-climbing-lock = lo que se trepa no tiene cerradura
    .right = quítalo
bad-key-of-type = { $entry } no significa nada para el tipo { $type }
    .right = solo para { LIST($types) }
bad-trap = una Trampa espera algo
    .right = "enter", "leave", "search", "feature" o "lockpick failed"
bad-key-without = { $entry } no significa nada sin { $needed }
    .right = { $needed }, o quítalo
bad-play-kind = esto es de la clase { $kind }
    .right = aquí va la clase { $wanted }
bad-trigger = la clase { $kind } espera { $trigger }
    .right = { COUNT($known) ->
        [0] quítalo: solo las Interrupciones y las Ayudas esperan algo
       *[other] uno de { LIST($known, type: "comma") }
    }
bad-idle-response = aquí { $kind } no hace nada
    .right = shift, o effects
bad-shift = shift es cosa de Interrupciones y Ayudas, y esto es de la clase { $kind }
    .right = bonus
bad-idle-action = esta Acción no hace nada
    .right = inflict y damage, lockpick, o effects
bad-reaction = una Reacción tiene dados para aguantar una Acción
    .right = endure, como "1d6"
bad-idle-strategy = esta Estrategia no hace nada
    .right = effects
bad-inflict = la clase { $kind } no tira Ataque (inflict)
    .right = quítalo
bad-endure = la clase { $kind } no tira Resistencia (endure)
    .right = quítalo
bad-shift-now = shift dura un tiempo
    .right = "next turn", "their turn", "round" o "scenario"
bad-lockpick = una cerradura se abre con dados de lockpick, y nada más
    .right = targets = "lock"
bad-targets = los personajes eligen un blanco, o golpean a todas las Criaturas
    .right = "one" o "creatures"
bad-rolled-against = nada se tira contra { $name }
    .right = quítalo
bad-strategy-targets = una Estrategia es para quien la juega
    .right = targets = "self"
bad-barred-too = { $name } también está excluido (barred)
    .right = uno de los dos
bad-once = las cartas vuelven con los descartes
    .right = once, para lo que juega el Equipo
bad-craft-action = la Acción propia de un Oficio es para golpear
    .right = "one" o "creatures"
bad-craft-search = todo el grupo puede registrar
    .right = dados, como "1d6"
bad-deck = el mazo tiene { $cards } cartas
    .right = { $wanted }; una carta puede estar dos veces
bad-unknown = no existe ({ $sort }): { $name }
    .right = { COUNT($hint) ->
        [0] por ejemplo { $known }
       *[other] { $hint }
    }
bad-slots = no cabe en ninguna parte
    .right = clothing, item, accessory o expertise
bad-flame = una llama da luz
    .right = light = true
bad-used-up = nada lo agota
    .right = plays

# Lo que está permitido y quizá no se quería.

odd-kind = { $name } no está en ninguna parte
    .right = un challenge, o un obstacle
odd-seeker = { $name } es un Vigilante y no quita ninguna ficha de sigilo
    .right = effects = [{ "{" } kind = "tokens", amount = "1" { "}" }]
odd-card = { $name } no está en ningún mazo
    .right = el mazo (deck) de un [[craft]] de este archivo
odd-dear = { $name } cuesta más que cualquier Equipo del juego, y en casa se vende por { $most }
    .right = de 0 a { $most }
odd-gear = nadie puede conseguir { $name }
    .right = un precio, o un sitio en un feature
many-Obstacle = Obstáculos
many-Creature = Criaturas
many-Seeker = Vigilantes
many-Trap = Trampas

# Lo que quizá no se quería en un escenario sin errores.

odd-silent = no se cuenta nada { $entry ->
        [about] en la sala de espera
        [opening] al empezar
        [won] cuando se gana
        [partly] cuando se gana en parte
       *[lost] cuando se pierde
    }
    .right = una o dos frases en { $entry }
odd-region = { $name } no dice nada
    .right = lo que se ve allí
odd-stealth = nadie busca al grupo, así que el sigilo es fácil
    .right = al menos un Vigilante
odd-seekers = los Vigilantes quitan fichas de sigilo, y aquí no hay ninguna
    .right = type = "stealth"
odd-stealth-only = { $entry } solo cuenta con sigilo
    .right = quítalo
odd-chase-only = { $entry } solo cuenta en una persecución
    .right = quítalo
odd-round-limit = el objetivo está a { $moves } Movimientos, y la persecución dura { $rounds } rondas
    .right = al menos { $moves }
odd-limit = { $name } está a { $moves } Movimientos y se cierra en la ronda { $round }
    .right = al menos { $moves }
odd-dark = todo está a oscuras, y no hay ninguna luz que encontrar
    .right = una zona con luz, o una lámpara en alguna parte
odd-goal-locked = sin ganzúas nadie llega al objetivo
    .right = una llave en alguna parte
odd-need-locked = sin ganzúas nadie puede conseguir { $name }
    .right = una llave en alguna parte
odd-far-apart = { $first } y { $second } están lejos una de otra en el mapa
    .right = como máximo 2 pasos en x y en y
odd-through = la línea de { $first } a { $second } pasa por { $middle }
    .right = mueve una de ellas
odd-party = party dice cuándo hay un Obstáculo, y no hay ninguno
    .right = un obstacle, o quítalo
odd-unreachable = nadie puede llegar a { $names }
    .right = un Obstáculo que se pueda superar
odd-passes = { $name } no se mueve
    .right = passes para Criaturas y Vigilantes
odd-single = de { $name } hay uno en cualquier caso
    .right = quítalo
odd-no-lock = { $name } espera una ganzúa, y no hay cerradura
    .right = una cerradura ahí
odd-no-feature = { $name } guarda un feature, y no hay ninguno
    .right = un feature ahí
odd-patrol = { $wall } frena a { $name } en su patrulla de { $first } a { $second }
    .right = passes = ["{ $way }"]
odd-empty = { $name } no da nada
    .right = gives: valuables, gear u object
odd-unneeded = nadie necesita { $name }
    .right = needs en el escenario, u otro kind
odd-use = { $kind } cuesta siempre una Acción
    .right = use solo para llaves
odd-fail = { $name } no tiene cerradura en la que se pueda fallar
    .right = un lock
odd-disarms = { $kind } no desarma nada
    .right = kind = "mechanism"

# Cómo se escriben los valores sueltos, y lo que falta a una tabla.

bad-capitals = { $name } lleva mayúsculas
    .right = en minúsculas: { $small }
bad-member-id = { $name } nombra a alguien del grupo
    .right = otro id, como old-mill
bad-way = { $name } no es un id
    .right = el id de una conexión o un feature, o los dos extremos de una conexión, como gate/yard
bad-dice = { $name } no son dados
    .right = de 1 a 4 dados entre comillas, como "1d6"; { $sizes }
bad-amount = { $name } no es una cantidad
    .right = un número de -99 a 99, o dados como "1d6"; { $sizes }
bad-alias = { $alias } y { $entry } significan lo mismo
    .right = uno de los dos
bad-end = falta { $entry }
    .right = el id de una zona; { $alias } significa lo mismo
bad-at = falta at
    .right = todo feature tiene un at, salvo que esté inside

# Lo que varía.

bad-variant-lacks = no existe ({ $sort }): { $name }
    .right = el id de uno que esté en el archivo, o todo lo que necesita uno nuevo
bad-variant-twice = { $name } está dos veces
    .right = un id propio para cada variante
bad-many-plays = de ahí saldrían { $count } partidas distintas
    .right = como máximo { $most }: por ejemplo, 2 opciones para cada una de 6 cosas
bad-without = no existe { $name }
    .right = ids de lo que está en el archivo
bad-changed-twice = { $variant } también cambia { $name }
    .right = una sola cosa que varíe para cada uno
bad-with-variants = con { LIST($names) }: { $bad }

# Lo que contiene una lista.

several-challenges = Desafíos
several-connections = conexiones
several-gear = piezas de Equipo
several-ids = ids
several-keywords = palabras clave
several-plays = cartas
several-regions = zonas
several-rounds = números de rondas
several-rules = reglas en palabras
several-scenario-types = tipos de escenario
several-settings = ambientes
several-slots = huecos
several-tokens = cantidades de fichas
several-types = tipos
several-types-or-keywords = tipos o palabras clave
