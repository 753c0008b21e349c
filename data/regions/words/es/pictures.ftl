# Lo que va en las imágenes, y las palabras que dicen lo mismo.

# Las jugadas de alguien, como cartas.
plays-that-react = ¿Qué Reacción?
plays-that-step-in = ¿Intervenir?
plays-that-help = ¿Ayudar?
plays-of = Jugadas { OF($member) }
# La ronda dice de cuándo es la imagen.
cards-in-hand = Ronda { $round }, { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
card-kind = { $kind }, { $origin_words }
card-always = siempre tuya
card-times = { $count ->
        [1] una carta
       *[other] { $count } copias
    }
card-gear = Equipo
card-in-words = { $name } ({ $kind }{ $now ->
        [yes] { "" }
       *[no] , ahora no
    }){ COUNT($rolls) ->
        [0] { "" }
       *[other] : { $rolls }
    }.

# El título.
title-over = Ronda { $round } – { $ending ->
        [won] victoria
        [partly] victoria en parte
        [lost] derrota
        [conceded] derrota, rendición
       *[other] fin
    }
title-broken-off = Interrumpido
title-who = ¿Quién parte?
title-town = En la ciudad
title-round-broken-off = Ronda { $round } – partida interrumpida
# $last: la ronda con la que se acaba el tiempo, 0 si ninguna.
title-round = Ronda { $round }{ $last ->
        [0] { "" }
       *[other] { " " }de { $last }
    }{ COUNT($acting) ->
        [0] { "" }
       *[other] { " " }– { $acting }
    }
title-master = quien dirige
title-to-choose = { $name } elige
title-answers = faltan respuestas
title-can-still = { $name } aún puede actuar
title-wait = los Desafíos esperan
title-to-act = le toca a { $name }
chip-scene = Se juega una escena
chip-alert = { $count ->
        [1] { $name } { is-they } en alerta
       *[other] { $count } en alerta
    }
chip-last-token = Última ficha de sigilo
chip-last-round = Última ronda
# Lo que cuesta el final de esta ronda.
chip-alarm = Alarma: -{ $costs } de sigilo
chip-down = { $count ->
        [1] { $name } está en el suelo
       *[other] { $count } en el suelo
    }
scenario-and-type = { $name }{ $type ->
        [stealth] , sigilo
        [chase] , persecución
       *[normal] { "" }
    }
pool-stealth = Sigilo
pool-rounds = Rondas por jugar
row-threat = puede caer
row-limit = hasta { $limit }

legend-dark = A oscuras
legend-water = Agua
legend-under-water = Bajo el agua
legend-closed = Cerrada
legend-veiled = Aún sin ver
legend-body = Cuerpo
legend-last-seen = Visto por última vez (ronda)
legend-not-met = Aún sin conocer
effort-of-each = { $names } (esfuerzo, de cada cual)
# En el cartel de un obstáculo que alguien ya ha empezado a despejar.
plate-left = quedan { $effort }
legend-injuries = Heridas (todas: muerte)
legend-lock = Cerradura
legend-goal = Objetivo
legend-hidden-way = Camino oculto
legend-hidden-way-found = Camino oculto, hallado
legend-cache = Cofre
legend-treasure = Tesoro
legend-secret = Llave
legend-object = Hay que llevárselo
legend-lever = Mecanismo
legend-star = Fortuna
figure = { $names_here }{ $first ->
        [yes] , actúa primero
       *[no] { $alert ->
            [yes] , en alerta
           *[no] { "" }
        }
    }

# Los modos.
mode-threats = contra quién irían ahora los Desafíos a la vista, tal como está todo
mode-routes = adónde llevan los caminos desde aquí, y qué piden
threats-title = Lo que viene
threats-in-words = Lo que viene, tal como está todo: { COUNT($threats) ->
        [0] nada a la vista
       *[other] { LIST($threats, type: "semicolon") }
    }.
threat = { $name } { COUNT($where) ->
        [0] { goes } contra { $prey }
       *[other] { GENDER($what) ->
            [p] llegan
           *[m] llega
        } { THE($where, case: "a") }{ COUNT($prey) ->
            [0] { "" }
           *[other] { " " }y { goes } contra { $prey }
        }
    }
routes-title = Caminos desde { THE($where) }
routes-in-words = { $title }: { LIST($routes, type: "semicolon") }.
route-to = { COUNT($where) ->
        [0] sin explorar
       *[other] { THE($where) }
    }
route-closed = { route-to }: acceso cerrado
route-free = { route-to }: paso libre
route-effort = { $effort }{ COUNT($most) ->
        [0] { "" }
       *[other] { " " }de { $most }
    } de esfuerzo
to-go = { $member }, { $left ->
        [one] falta { $left }
       *[other] faltan { $left }
    }
route-blocked = { route-to }: { LIST($facts, type: "comma") }

# Las palabras que dicen lo mismo que el mapa.
alt-over = { $scenario }, { ended-so } en la ronda { $round }. Se ve el mapa entero.
alt-left = Queda del turno: { $left }.
alt-at-risk = Puede caer esta ronda: { LIST($each, type: "comma") }.
alt-closer = De cerca: { $place }{ COUNT($there) ->
        [0] { "" }
       *[other] , { $there }
    }.
alt-in-it = Dentro: { $people }.
alt-ways = Caminos hacia { LIST($ways, type: "semicolon") }.
alt-muster = { $scenario }, antes de que nadie parta.
alt-town = { $scenario }: en la ciudad, antes de partir.
alt-broken-off = { $scenario }, ronda { $round }, partida interrumpida.
alt-desk = { $scenario }, ronda { $round }. El mapa de quien dirige, con lo oculto.
alt-can-still = { $scenario }, ronda { $round }. Antes que los Desafíos aún puede actuar: { $names }.
alt-to-act = { $scenario }, ronda { $round }, le toca a { LIST($names, type: "or") }.
alt-stage = { $scenario }, ronda { $round }, { $stage }.
alt-stealth = Sigilo { $tokens } de { $most }{ $alarm ->
        [0] { "" }
       *[other] , alarma tras la ronda { $alarm }
    }.
alt-rounds = { $rounds ->
        [one] Queda { $rounds } ronda
       *[other] Quedan { $rounds } rondas
    }{ $several ->
        [yes] { " " }como máximo
       *[no] { "" }
    }.
alt-is-in = { $member } está en { $place }{ COUNT($beside) ->
        [0] { "" }
       *[other] { " " }con { $beside }
    }.
alt-fate = { $member } { $fate }
alt-gone = { $fates }.
alt-acted = { $names } ya { COUNT($names) ->
        [1] actuó
       *[other] actuaron
    }
alt-down = { $names } { COUNT($names) ->
        [1] está
       *[other] están
    } en el suelo
alt-carries = { $names } { COUNT($names) ->
        [1] lleva
       *[other] llevan
    } { COUNT($objects) ->
        [0] una luz
       *[other] { LIST($objects, each: "the") }
    }
alt-party = El grupo: { $members }.
alt-unexplored = una zona sin explorar
# Detrás del nombre de una zona.
alt-water-surface = con agua
alt-water-submerged = bajo el agua
alt-region = { COUNT($like) ->
        [0] { THE($where) }
       *[other] { THE($name) } ({ LIST($like, type: "comma") })
    }
alt-exit = { $hidden ->
        [yes] por el camino oculto,{ " " }
       *[no] { "" }
    }{ $place }{ $goal ->
        [yes] , el objetivo
       *[no] { "" }
    }{ COUNT($there) ->
        [0] { "" }
       *[other] , { $there }
    }{ COUNT($barrier) ->
        [0] { $blocked ->
            [yes] ; nadie puede entrar
           *[no] { "" }
        }
       *[other] ; { $barrier }
    }
alt-there = allí: { $foes }
alt-environ = { THE($what) }
alert-foe = { $name } en alerta
look-lit = con luz
look-dark = a oscuras
alt-foe = { A($foe) }
alt-at = { $foe } en { $place }
alt-seen-in = { $foe } en { $place }, ronda { $round }
alt-last = Visto por última vez: { LIST($seen, type: "semicolon") }.
alt-effort = { $effort }{ COUNT($most) ->
        [0] { "" }
       *[other] { " " }de { $most }
    }
alt-barrier = { $first } – { $second }: { $barrier }.
alt-goal = El objetivo: { $place }.
alt-newest = Nuevo en el mapa: { $place }.
alt-beside = { $place }{ COUNT($neighbours) ->
        [0] { "" }
       *[other] { " " }junto { LIST($neighbours, each: "the", case: "a") }
    }
alt-also = También: { LIST($regions, type: "semicolon") }.
alt-more-ways = { $count ->
        [1] Otro camino lleva a zonas sin explorar.
       *[other] Otros { $count } caminos llevan a zonas sin explorar.
    }
alt-feature = { THE($what) } en { THE($where) }
alt-found = Por recoger: { LIST($features, type: "semicolon") }.
alt-not-found = Sin encontrar: { LIST($features, type: "semicolon") }.

# Junto a lo que se vio antes en el mapa.
token-round = ronda { $round }

## Cartas de momentos señalados y tiradas. Lo que va entre dos pares de estrellas se resalta.

card-round = ronda { $round }
# $shifts: lo que cambió los dados, con sus niveles.
card-roll-note = { COUNT($play) ->
        [0] { $rolled }
       *[other] { $play }, { $rolled }
    }{ COUNT($shifts) ->
        [0] { "" }
       *[other] { " " }({ LIST($shifts, type: "comma") })
    }
card-clash = { CAP(THE($actor)) } contra { THE($target) }
card-clash-rule = Gana el total más alto; el empate acierta
# Lo que atacó al grupo. $answer: la Reacción, "" si ninguna; $hurts: hace daño, salvo el que quitó la Defensa.
card-attacks = Ataques
card-met = { $won ->
        [no] Falla
       *[yes] { $tie ->
            [yes] El empate acierta
           *[no] Acierta
        }{ $harm ->
            [0] { $hurts ->
                [yes] , sin daño{ $dice }
               *[no] { "" }
            }
           *[other] , -{ $harm } de brío{ $dice }
        }
    }: { COUNT($answer) ->
        [0] { "" }
       *[other] { $answer } { $endure } contra{ " " }
    }{ $actor } { $inflict }
card-damage-dice = { " " }({ $damage }{ COUNT($less) ->
        [0] { "" }
       *[other] { " " }menos { $less }
    })
card-wanted = Encontrado: { LIST($what, each: "the") }
card-wanted-told = Lo tiene **{ $who }**
card-seen-told = **{ $who }** lo encuentra, y puede tomarlo
card-carried = Sacado: { LIST($what, each: "the") }
card-carried-told = **{ $who }** está fuera con ello
card-handed = Entregado: { LIST($what, each: "the") }
card-handed-told = De { $who } a **{ $receiver }**
card-lock = la cerradura
card-picked = { $who } prueba la ganzúa en { THE($lock) }
card-picked-told = { $opened ->
        [yes] **Se abre**
       *[no] No cede
    }
card-fortune = Fortuna
card-fortune-told = Para **{ $who }**
card-passage = Un camino oculto
# $to: vacío si nadie conoce esa zona.
card-passage-told = { COUNT($to) ->
        [0] Sigue desde **{ $where }**
       *[other] Une **{ $where }** y **{ $to }**
    }
card-down = { $who } está en el suelo
# $rises: with how many EP they get up, 0 where the Injury kills.
card-down-told = Con **0 de brío**. { $rises ->
        [0] Al empezar el próximo turno, una Herida **mata**.
       *[other] De pie el próximo turno: una Herida y **{ $rises } de brío**.
    }
card-died = { $who } ha muerto
# $injuries: 0 where something else killed.
card-died-told = { $injuries ->
        [0] Se acabó
       *[other] **{ $injuries } Heridas** fueron demasiadas
    }{ COUNT($where) ->
        [0] .
       *[other] , en { THE($where) }.
    }
card-injuries = Heridas
card-ep = Brío restante
card-dead = sin vida
card-ended = { $ending ->
        [won] Victoria
        [partly] Victoria en parte
        [lost] Derrota
       *[conceded] Abandonado
    }
effort-of-all = { $names } (esfuerzo)
card-ours = { $won ->
        [no] { $effort ->
            [yes] Nada hecho
           *[no] Falla
        }
       *[yes] { $tie ->
            [yes] El empate acierta
           *[no] Acierta
        }{ $harm ->
            [0] { $blocked ->
                [yes] , la Defensa aguanta{ $dice }
               *[no] { "" }
            }
           *[other] , { $effort ->
                [yes] { $harm } de esfuerzo
               *[no] -{ $harm } de brío
            }{ $dice }
        }
    }{ $lost ->
        [0] { "" }
        [one] , { $lost } ficha de sigilo menos
       *[other] , { $lost } fichas de sigilo menos
    }: «{ $play }» { $inflict }{ COUNT($answer) ->
        [0] { "" }
       *[other] { " " }contra «{ $answer }» { $endure }
    }
