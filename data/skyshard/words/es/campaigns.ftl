# La página de una campaña y su gráfico.

day = { $day } { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sep
        [10] oct
        [11] nov
       *[12] dic
    }
delves = { $delves ->
        [one] { $delves } incursión
       *[other] { $delves } incursiones
    }
campaign-about = Incursiones seguidas: reliquias, cicatrices y trofeos quedan, y cada una es más difícil.
campaign-page-about = Ver por dónde ha pasado una campaña: incursiones, reliquias, cicatrices y trofeos
# Tras su nombre y una coma.
campaign-stands = { $delves ->
        [0] a punto de empezar
       *[other] en la profundidad { $depth } tras { delves }
    }
campaign-new = **{ $name }** aún no ha tenido ninguna incursión.
# $newest: de cuántas de las últimas incursiones se sabe cómo acabaron, 0 si de todas.
campaign-so-far = **{ $name }**: { delves }, { $newest ->
        [0] victorias: { $won }
       *[other] victorias en las últimas { $newest }: { $won }
    }. La próxima: profundidad { $depth }, { $harder }.
campaign-harder = { $points ->
        [0] como cualquier incursión
        [one] { $points } punto más de enemigos por aventurero
       *[other] { $points } puntos más de enemigos por aventurero
    }
campaign-last = La última{ $dated ->
        [yes] { " (" }{ $day })
       *[no] { "" }
    }{ $elsewhere ->
        [yes] , en { $place }
       *[no] { "" }
    }: { delve-ended-how } en la ronda { $round }, { $found }.
# Se dice de la incursión.
delve-ended-how = { $result ->
        [won] ganada
        [lost] perdida
       *[retreat] abandonada
    }
delve-found = { $quest ->
        [yes] { $shards } de { $required } { PLURAL($sought) } ({ $scenario })
       *[no] { $shards } de { $required } fragmentos
    }
campaign-carrier = **{ $kind }** ({ delves }): { COUNT($held) ->
        [0] no trae nada
       *[other] trae { LIST($held, type: "or") }
    }{ COUNT($scars) ->
        [0] { "" }
       *[other] ; marcas: { $scars }
    }.
relic-held = { $relic } ({ $does })
campaign-ended = **El final** llegó con la incursión { $delve }. { $text }
campaign-trophies = **Trofeos**: { $trophies }.
trophy = { $trophy } ({ $what })

## El gráfico.

chart-end-won = Ganada, y uno más abajo
chart-end-retreat = Abandonada
chart-end-lost = Perdida
chart-next = próxima
chart-depth = Profundidad
chart-shards = Fragmentos
chart-heart = Alguien cayó
chart-relic = Reliquias
chart-fangs = Cicatrices
chart-of = La campaña { $name }.
chart-delve = { $number }: profundidad { $depth }{ $dated ->
        [yes] , { $day }
       *[no] { "" }
    }, { delve-ended-how } { $shards }/{ $required }{ $fell ->
        [0] { "" }
        [one] , { $fell } caída
       *[other] , { $fell } caídas
    }.
chart-to-come = La próxima: profundidad { $depth }, { $harder }.
chart-carrier = { $kind }: { $found ->
        [0] ninguna reliquia
        [one] { $found } reliquia
       *[other] { $found } reliquias
    }{ $scars ->
        [0] { "" }
        [one] , { $scars } cicatriz
       *[other] , { $scars } cicatrices
    }.
chart-trophies = Trofeos: { $trophies }.
