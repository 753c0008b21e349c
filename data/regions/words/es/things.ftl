# Cómo se llaman las cosas, y qué hacen, en breve.

entry-inflict = Ataque
entry-damage = Daño
entry-endure = Resistencia
entry-defense = Defensa
entry-search = Búsqueda
entry-lockpick = Ganzúa
with-dice = { $entry } { $dice }
gist-damage = daño { $dice }
gist-endure = Resistencia { $dice }
gist-defence = Defensa { $dice }
gist-lockpick = Ganzúa { $dice }
# Lo que una Acción que acierta hace a su blanco; $each: al empezar cada turno.
taken-track = { $track } { $amount }
taken-harm = { $amount } de daño{ $each ->
        [yes] { " " }en cada turno
       *[no] { " " }más
    }
taken-skip = sin la próxima { $phase ->
        [strategy] Estrategia
       *[action] Acción
    }
taken-discard = una carta menos
taken-valuables = objetos de valor { $amount }
taken-shift = { $levels } de { $entry }
taken-stay = sin Movimiento
taken-force = un golpe forzado a un aliado
brings-disease = { $disease }{ COUNT($does) ->
        [0] { "" }
       *[other] { " " }({ LIST($does, type: "comma") }, hasta curarse)
    }
brings-track = { $track } { $amount } (desde -2: { $means })
low-power = ataques más flojos
low-resilience = te dan más a menudo
low-mind = guardas menos cartas
low-skill = peor en búsquedas y cerraduras
seekers-hear = lo oyen los Vigilantes
taken-disease = { $name }
taken-injury = una Herida
# Lo que hace el efecto de una carta; $whose: para quién.
effect-recover = { whose }hasta { $most } de brío de vuelta
effect-cure = cura una Enfermedad
effect-draw = roba { $amount } cartas
much = mucho{ " " }
shifted-entry = { whose }{ $raised ->
        [inflict] acertar { $much }mejor
        [damage] golpear { $much }más fuerte
        [endure] aguantar { $much }mejor
        [defense] sufrir { $much }menos daño
        [search] buscar { $much }mejor
        [lockpick] abrir cerraduras { $much }mejor
       *[other] { $levels } de { $entry }
    }
effect-speed = tu Movimiento llega { $amount } lugares lejos
effect-move = { $amount } Movimiento más
effect-calm = reposa una ronda
effect-reveal = una Búsqueda
effect-rounds = { $amount ->
        [1] 1 ronda más
       *[other] { $amount } rondas más
    }
# Va delante: «aliados +2 de brío».
whose = { $whose ->
        [allies] aliados{ " " }
        [here] todos aquí{ " " }
        [party] todo el grupo{ " " }
       *[other] { "" }
    }
play-line = **{ $play }**{ $times ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }×{ $times }
    } ({ $kind }): { $does }
craft-line = Brío { $ep }, Búsqueda { $dice }{ COUNT($tracks) ->
        [0] { "" }
       *[other] , { LIST($tracks, type: "comma") }
    }
tokens-of = Fichas { $tokens }{ COUNT($more) ->
        [0] { "" }
       *[other] { " " }({ $more })
    }
tokens-in = { $setting } { $levels }
# Lo que cambia los dados; $levels: cuántos niveles, si no se sobrentiende.
shift-by = { $source ->
        [dark] mala vista
        [swimming] nadar
        [danger] el peligro de aquí
        [Alerted] { alerted-of-itself }
       *[other] { $source }
    }{ COUNT($levels) ->
        [0] { "" }
       *[other] { " " }{ $levels }
    }
shifted-dice = { $rolled } en vez de { $printed } por { LIST($shifts) }
    .same = { $printed } ({ LIST($shifts, type: "comma") })
endure-now = Resistencia { $endure }{ COUNT($defence) ->
        [0] { "" }
       *[other] ; Defensa { $defence }
    }
a-thing = { A($found) }
the-thing = { THE($what) }
# Lo que encuentra una Búsqueda y no tiene nombre.
found-way = un camino oculto
found-fortune = una Fortuna
# Varios Desafíos de una clase: «el guardián 2».
in-a-row = { $name } { $number }
with-number = { $name } { $number }
with-ep = { $name } { $ep }
source-of = «{ $play }» { OF($holder) }
alerted-of-itself = Alerta
# Partes que ninguna palabra une.
row = { LIST($parts, type: "comma") }

# Rasgos, ambientes, tipos y palabras clave.
stat-power = Fuerza
    .gender = f
stat-resilience = Aguante
    .gender = m
stat-mind = Mente
    .gender = f
stat-skill = Destreza
    .gender = f
track-at = { $track } { $value }
setting-of-wilderness = naturaleza
    .gender = f
setting-of-dungeon = mazmorra
    .gender = f
setting-of-civilization = civilización
    .gender = f
type-Environ = Entorno
    .gender = m
    .plural = Entornos
type-Obstacle = Obstáculo
    .gender = m
    .plural = Obstáculos
type-Creature = Criatura
    .gender = f
    .plural = Criaturas
type-Seeker = Vigilante
    .gender = m
    .plural = Vigilantes
type-Trap = Trampa
    .gender = f
    .plural = Trampas
type-Persists = Persistente
type-Climbing = Escalada
    .gender = f
type-Flying = Vuelo
    .gender = m
type-Aquatic = Acuático
type-Darkvision = Visión nocturna
    .gender = f
type-Light-Sensitivity = Fotofobia
    .gender = f
# Lo que hace una Enfermedad.
disease-does = { $disease }{ COUNT($does) ->
        [0] { "" }
       *[other] { " " }({ LIST($does, type: "comma") })
    }
the-region = { COUNT($where) ->
        [0] un lugar fuera de la vista
       *[other] { THE($where) }
    }
the-ground = el suelo
injuries = { $count ->
        [one] { $count } Herida
       *[other] { $count } Heridas
    }
bodies-lie = { COUNT($bodies) ->
        [1] En { THE($where) } yace el cuerpo { LIST($bodies, each: "the", case: "de") }.
       *[other] En { THE($where) } yacen los cuerpos { LIST($bodies, each: "the", case: "de") }.
    }
lies-at = { $things } en { THE($where) }
healed-by = se cura { COUNT($cures) ->
        [0] { "" }
       *[other] con { LIST($cures, type: "or") } o{ " " }
    }en una ciudad (1 objeto de valor)
