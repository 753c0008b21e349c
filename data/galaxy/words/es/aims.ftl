## Un objetivo al que sirven las unidades, y lo lejos que está.
aim-toward = para { $goal } ({ $have } de { $needed })

## Qué puede buscar ahora quien juega, y para qué; tras «Meta:», sin punto al final.

# $brings: lo cerca que queda un objetivo, como "aim-goal"; nada si ninguno se acerca.
# $point: si es un punto más al acabar la ronda. $hidden: si otros leen de un objetivo secreto.
aim-goal = { $point ->
        [yes] 1 punto por { aimed-goal }
       *[no] para { aimed-goal } (1 punto), de { $before } a { $have } de { $needed }
    }
# A public goal, where another one is scored in this round.
aim-goal-later = completa { $goal }, para puntuarlo en otra ronda
aimed-goal = { $hidden ->
        [yes] tu objetivo secreto
       *[no] { $goal }
    }

## Un turno.

aim-research = investigar { $technology }: { $brings }
aim-order-trade = recibir { $number ->
        [one] { $number } mercancía
       *[other] { $number } mercancías
    }: { $near ->
        [yes] cada una, cambiada con un rival, paga 1
       *[no] ahora sin vecino: se cambia en el consejo
    }
aim-order-muster = reclutar 2 infanterías: pueden desembarcar o guardar
aim-muster-first = reclutar antes 2 infanterías: entonces tomas { $planet } { $then }, no { $now }
aim-order-build = construir un astillero{ COUNT($brings) ->
        [0] : producir unidades donde hacen falta
       *[other] : { $brings }
    }
aim-relic = hacer una reliquia: puede más que sus fragmentos
aim-play = jugar { $card }: no gasta ficha de mando
aim-use = usar { $item }: no gasta ficha de mando
aim-deal = { COUNT($brings) ->
        [0] tratar con { $who }: las dos partes salen ganando
       *[other] tratar con { $who }: { $brings }
    }
# Una carta, en el panel propio.
aim-inside = usar una carta tuya, bajo **En privado**: no cuesta ficha
aim-held-back = guardar { $number } fichas: 1 punto por { $goal }
# $ways: objetivos y planetas.
aim-end-scores = terminar tu ronda: cuando acaben todos, { COUNT($goals) ->
        [0] 1 punto por { LIST($held) }
       *[other] 1 punto por { LIST($goals, type: "or") }{ COUNT($held) ->
            [0] { "" }
           *[other] , 1 por { LIST($held) }
        }
    }
aim-end = terminar tu ronda: nada de lo que queda vale una ficha
aim-vote-lifts = que presida { $whom } y no { $who }
aim-vote-against = que no presida { $who }, que está a punto de ganar

## Una acción táctica.

# $few: si llegan menos tropas que planetas hay. $who: de quién son; nada si están libres.
# $pays: lo que pagan, como "aim-pays"; nada si no sirve. $last: si es la última ronda.
aim-take = tomar { $few ->
        [yes] { LIST($planets, type: "or") }
       *[no] { LIST($planets) }
    } en { $system }{ COUNT($who) ->
        [0] { "" }
       *[other] , de { $who }
    }{ COUNT($brings) ->
        [0] { COUNT($pays) ->
            [0] { $last ->
                [yes] : más planetas deciden un empate
               *[no] { "" }
            }
           *[other] : { $pays }
        }
       *[other] : { $brings }
    }
aim-pays = { $influence ->
        [0] { aim-resources }
       *[other] { $resources ->
            [0] { $influence } de influencia
           *[other] { aim-resources } o { $influence } de influencia
        }
    } por ronda
aim-grow = crecer en { aim-pays }
aim-pays-toward = { aim-resources } por ronda, { $toward }
aim-pays-goal = para { $goal } (1 punto), la próxima ronda de { $before } a { $have } de { $needed } { aim-coin }
aim-pays-seal = para { $planet } (1 punto), la próxima ronda de { $before } a { $have } de { $needed } de influencia
aim-coin = { $what ->
        [resources] recursos
       *[influence] de influencia
    }
aim-resources = { $resources ->
        [one] { $resources } recurso
       *[other] { $resources } recursos
    }
# $who: quién lo tiene; nada si está libre. $wins: si puede ganar al acabar la ronda.
aim-meridian = { $seal ->
        [yes] llegar antes que nadie a Meridian: 1 punto y una reliquia, una vez; luego 1 punto por ronda
       *[no] { COUNT($who) ->
            [0] tomar Meridian: 1 punto en cada ronda que lo mantengas
           *[other] quitar Meridian a { $who }{ $wins ->
                [yes] : { $who } puede ganar al acabar la ronda
               *[no] : 1 punto en cada ronda que lo mantengas
            }
        }
    }
# $who puede ganar al acabar la ronda.
aim-stop = frenar a { $who } en { $system }: { $who } puede ganar al acabar la ronda
aim-weaken = vencer a las naves de { $who } en { $system }: algunos objetivos piden ganar una pelea
aim-frontier = explorar la frontera de { $system }: { COUNT($brings) ->
        [0] hallar bienes, una ficha, un objetivo o un fragmento
       *[other] { $brings }
    }
aim-ships = enviar naves a { $system }: { $brings }
aim-keep-meridian = más unidades para Meridian: 1 punto al acabar la ronda
aim-again = explorar otra vez un planeta de { $system }
aim-beside-meridian = reunir unidades en { $system }, junto a Meridian: { $seal ->
        [0] luego, tomarlo
       *[other] llegar cuesta { $seal } de influencia, tendrás { $have } la próxima ronda
    }
aim-gather = reunir naves en { $system }: luchan juntas
# $where: el planeta del astillero; nada para el hogar. $ships: si se producen naves.
aim-produce = producir { $units } en { COUNT($where) ->
        [0] casa
       *[other] { $where }
    }{ COUNT($brings) ->
        [0] { $last ->
            [yes] { "" }
           *[no] { $ships ->
                [yes] : vuelan la próxima ronda
               *[no] { "" }
            }
        }
       *[other] : { $brings }
    }

## Un combate.

# Lo que falta para ganar. $planets: lo que se toma; nada si solo se combate a naves. $goals: lo que se cumple.
aim-wins = { COUNT($planets) ->
        [0] vence a las naves de { $who } en { $system }
       *[other] toma { LIST($planets, type: "or") } en { $system }
    }: { COUNT($goals) ->
        [0] { "" }
       *[other] { LIST($goals) }, y{ " " }
    }ganas al acabar la ronda
aim-hidden = un objetivo oculto
# $places: lo que un rival podría tomar, con lo que se pierde la victoria. $who: quién podría venir.
aim-hold-win = conserva { LIST($places) } hasta el final de la ronda y ganas: { LIST($who, type: "or") } puede atacar
aim-win-safe = deja que acabe la ronda: ganas, y nadie puede impedirlo
aim-save = salvar de { $who } tus naves en { $system }
# $planets: lo que se defiende; nada en el espacio. $meridian: si es Meridian.
aim-hold = { COUNT($planets) ->
        [0] echar a { $who } de { $system }
       *[other] defender { LIST($planets) } de { $who }
    }{ $wins ->
        [yes] : ganas al acabar la ronda
       *[no] { $meridian ->
            [yes] : 1 punto al acabar la ronda
           *[no] { "" }
        }
    }
