# Lo que se puede consultar: hojas, el resumen, lo elegido en la sala de espera.

nobody-called = El grupo es { $members }: nadie se llama «{ $called }».
no-character-here = No tienes personaje aquí. Di uno: { LIST($members, type: "or") }.
no-craft-yet = { $member } aún no ha elegido un Oficio.
past-injured = con una Herida que se queda
past-ill = con una Enfermedad que se queda
# $round: de qué ronda es todo, pues quizá se lea más tarde.
sheet-title = **{ $member }** – { COUNT($known) ->
        [0] { "" }
       *[other] { $known },{ " " }
    }{ $title }{ COUNT($background) ->
        [0] { "" }
       *[other] , { $background }
    }{ $round ->
        [0] { "" }
       *[other] { " " }(en la ronda { $round })
    }
sheet-gear = Equipo: { COUNT($worn) ->
        [0] ninguno
       *[other] { $worn }
    }{ COUNT($carried) ->
        [0] { "" }
       *[other] ; en la mochila: { $carried }
    }.
sheet-orders = Órdenes permanentes: { COUNT($orders) ->
        [0] ninguna
       *[other] { LIST($orders, type: "semicolon") }
    }.
sheet-about = -# { $about }
sheet-level = Nivel { $level }.
sheet-level-of = Nivel { $level }, experiencia { $experience } de { $wanted }; el próximo nivel trae { $brings } más.
level-ep = { $ep } de brío
level-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
level-lesson = 1 Enseñanza
sheet-learned = Sabe: { $learned }.
sheet-lessons = { $count ->
        [one] Queda { $count } Enseñanza para la ciudad.
       *[other] Quedan { $count } Enseñanzas para la ciudad.
    }
sheet-shape = { LIST($facts, type: "comma") }. { $count ->
        [0] Sin objetos de valor.
        [one] { $count } objeto de valor.
       *[other] { $count } objetos de valor.
    }
sheet-track = { $track } { $now }{ COUNT($base) ->
        [0] { "" }
       *[other] { " " }(base { $base })
    }
sheet-tracks = { LIST($tracks, type: "comma") }. Búsqueda { $dice }.
sheet-hand-empty = Mano: vacía (límite { $limit }); mazo { $deck }.
sheet-hand = Mano: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } (límite { $limit }); mazo { $deck }, descartes { $discard }:
sheet-item = - { $item_name } ({ LIST($slots, type: "or") }{ $lit_now ->
        [yes] , con luz
       *[no] { "" }
    }): { $does }
sheet-gear-in-use = Equipo en uso:
sheet-gear-none = Equipo en uso: ninguno.
sheet-pack = En la mochila: { $carried }.
sheet-lasting = En curso: { LIST($effects, type: "semicolon") }.
# $does: «-1 nivel de Resistencia», «1 de daño en cada turno».
sheet-lasts = { $source }{ COUNT($does) ->
        [0] { "" }
       *[other] : { LIST($does, type: "comma") }
    }, { $lasts ->
        [next-turn] hasta el próximo turno de { COUNT($owner) ->
            [0] quien lo causó
           *[other] { $owner }
        }
        [round] esta ronda
       *[scenario] hasta el final
    }

# El resumen inicial.
briefing-title = **{ $name }** – { scenario-type }, { $setting }{ $level ->
        [0] { "" }
       *[other] , peligro de nivel { $level }
    }
briefing-rules = **Reglas especiales**
briefing-line = - { $rule }
briefing-goal = { COUNT($goal) ->
        [0] Objetivo: una salida. Dónde está, hay que averiguarlo.
       *[other] Objetivo: { $goal }.
    }
briefing-explored = Explorado: { $regions }.
briefing-seen = Visto: { $regions }.
briefing-met = **Desafíos encontrados**
briefing-challenge = - { $name } ({ LIST($marks, type: "comma") }): { $about }{ $beaten ->
        [yes] { " " }(fuera de juego; los de esta clase vuelven)
       *[no] { "" }
    }
briefing-lock = cerradura { $dice }

# Lo elegido. Primero por sí solo, luego en una frase sobre el escenario.
shown-scenario-generated = uno nuevo
shown-kind-normal = una travesía
shown-kind-stealth = con sigilo
shown-kind-chase = una persecución
shown-fortunes-table = por tabla de dados
shown-fortunes-deck = de un mazo
shown-fortunes-off = ninguna
shown-level-party = el del grupo
shown-referee-bot = el bot juega los Desafíos
shown-referee-gm = quien dirige juega los Desafíos
scenario-shown = { sort-of-scenario }, { $name }
chosen-scenario-generated = un escenario nuevo que nadie conoce
chosen-kind-any = de cualquier tipo
chosen-kind-normal = un lugar que cruzar
chosen-kind-stealth = un lugar por el que colarse
chosen-kind-chase = un lugar del que salir a tiempo
chosen-theme-any = en cualquier parte
chosen-fortunes-table = Fortunas por tabla de dados
chosen-fortunes-deck = Fortunas de un mazo
chosen-fortunes-off = sin Fortunas
chosen-town-yes = antes, una ciudad
chosen-town-no = sin ciudad
chosen-level-party = peligro del nivel del grupo
danger-of-level = peligro de nivel { $level }
chosen-changes-on = algunas cosas cambiadas al azar
chosen-changes-off = tal como está escrito
chosen-referee-bot = el bot juega los Desafíos
chosen-referee-gm = quien dirige juega los Desafíos
scenario-chosen = { $name } ({ scenario-type } de unos { $minutes } minutos)
theme-chosen = transcurre en { $theme }
window-chosen = { $window } para una Reacción; luego se toma la mejor

# Títulos, y lo que se cuenta, al final.
column-moves = pasos
column-fights = peleas
title-opened = abrió más cerraduras
title-overcame = superó más Desafíos
title-blows = acertó más golpes
title-finds = encontró más registrando
title-never-down = nunca cayó
title-bodies = escondió los cuerpos
title-first = pisó primero más lugares
title-out = salió antes que nadie
title-farthest = anduvo más lejos
