# La meta de quien juega: lo que va antes del próximo paso, y luego ese paso.

aim-then = { $first }, luego { $then }
aim-heal-all = cura al grupo aquí
# $left: el brío que queda.
aim-heal = cura a { $who } ({ $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    } de brío)
aim-help = ayuda a { $who }
aim-be-healed = que te curen aquí ({ $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    } de brío)
# $ends: se golpea hasta vencer, y antes no se hace otra cosa.
aim-strike = { $ends ->
        [yes] vence
       *[no] golpea
    } a { THE($what) }{ $left ->
        [0] { "" }
        [one] { " " }(queda { $left } de brío)
       *[other] { " " }(quedan { $left } de brío)
    }
# Todas las criaturas de una pelea; $what: () si son tantas como $count.
aim-fight = { $stays ->
        [yes] quédate hasta vencer a { COUNT($what) ->
            [0] los { $count } enemigos de aquí
           *[other] { LIST($what, each: "the") }
        }
       *[no] vence a { COUNT($what) ->
            [0] los { $count } enemigos de aquí
           *[other] { LIST($what, each: "the") }
        }
    }
# Lo que hace quien ya gastó su Acción: otros aún golpean.
aim-stay = quédate hasta vencer a { THE($what) } ({ $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    } de brío)
# $exit: el camino que cierra, "" si ninguno.
aim-clear = { COUNT($exit) ->
        [0] ocúpate { OF($what) }
       *[other] despeja { THE($what) } ({ $exit })
    }
aim-take = recoge { THE($what) }
aim-play = juega «{ $play }»
aim-search = busca aquí
aim-light = { $out ->
        [yes] apaga
       *[no] enciende
    } tu lámpara
aim-hide = esconde { THE($what) }
aim-open = { $opens ->
        [yes] abre
       *[no] usa
    } { THE($what) }
aim-give = dáselo a { $who }
# $what: quién ha de irse antes.
aim-wait = { COUNT($what) ->
        [0] { $others ->
            [yes] espera a los demás
           *[no] espera aquí
        }
        [1] espera aquí a que se vaya { LIST($what, each: "the") }
       *[other] espera aquí a que se vayan { LIST($what, each: "the") }
    }
# $what: fuera de la vista de quién.
aim-join = ve por { $exit } y ayuda a { LIST($who) } contra { LIST($what, each: "the") }
aim-aside = ve por { $exit }{ COUNT($what) ->
        [0] { "" }
       *[other] , fuera de la vista { LIST($what, each: "of") }
    }
aim-flee = ponte a salvo por { $exit } ({ LIST($what, each: "the") })
aim-still = calma { THE($what) } una ronda
# Acabar el turno donde se pierde menos.
aim-shelter = ponte a cubierto por { $exit }
