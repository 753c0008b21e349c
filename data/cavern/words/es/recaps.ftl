# Lo que lee quien estuvo ausente. Lo que hizo alguien sigue a su nombre; $them es lo que nombran los sucesos iguales.
recap-tiles = hay losetas nuevas en { $them }
    .one = { $at }
recap-torchlit = la luz de una antorcha mostró { $them }
    .one = { $gathered }
recap-peeked_own = viste { $them }
    .one = { $gathered }
recap-deserted = se cerró sin nadie: { $them }
    .one = { $at }
recap-won = ganó { $them }
    .one = batalla
    .many = batallas
recap-beat-rivals = venció { $them }
    .one = a { LIST($beaten) }
recap-beat = venció { $them }
    .one = { THE($monster, case: "a") }
recap-lost-to = perdió contra { $them }
    .one = { THE($monster) }
recap-succeeded = { $why ->
        [fight] ganó { $them }
        [test] superó { $them }
       *[other] vació { $them } sin tirar
    }
    .one = { $why ->
        [fight] Pelea
        [test] Prueba
       *[other] sala
    }
    .many = { $why ->
        [fight] Peleas
        [test] Pruebas
       *[other] salas
    }
recap-failed = { $why ->
        [fight] perdió { $them }
        [test] falló { $them }
       *[other] se retiró de { $them }
    }
    .one = { $why ->
        [fight] Pelea
        [test] Prueba
       *[other] sala
    }
    .many = { $why ->
        [fight] Peleas
        [test] Pruebas
       *[other] salas
    }
recap-used = usó { $them }
    .one = { THE($treasure) }{ $brings ->
        [yes] { " (" }{ $does })
       *[no] { "" }
    }
recap-driven = ahuyentó { $them }
    .one = a la bestia
recap-prowled = la bestia fue a { $them }
    .one = { $at }
recap-fulfilled = cumplió { $them }
    .one = { $contract }
recap-gold = se llevó { $them }
    .one = de Oro
    .many = de Oro
recap-treasure = se llevó { $them }
    .one = Tesoro
    .many = Tesoros
recap-flipped = puso boca arriba { $them }
    .one = { $deck ->
        [gold] un Oro de { $turned }
       *[treasure] { THE($turned) }
    }
recap-faction = guía { $them }
    .one = { THE($faction, case: "a") }
recap-opened = empieza
recap-ending = { $why ->
        [sun] se ha puesto el Sol: es la última ronda
        [gold] ya no queda Oro: es la última ronda
       *[tiles] no quedan losetas: es la última ronda
    }
recap-ended = se acabó, y los puntos son { $them }
    .one = { LIST($scores, type: "comma") }
# Lo que se sacó de una sala.
recap-room = { $at }: { LIST($shares, type: "comma") }
recap-share = { $who } { $any ->
        [yes] { loot }
       *[no] nada
    }
