# Las respuestas a las preguntas, tal como están en los botones; en un menú llevan una indicación al lado.
# Una clave acaba con la clase de la pregunta y la respuesta.

answer-lay = Conocer { $places }
answer-sighting = Divisar { $places }
bonuses-name = { CAP($named) }
answer-nothing-more = Nada más
    .hint = Lo que quede se pierde
place-unknown = un lugar desconocido
# En un camino entre dos lugares: el grupo lleva $done partes de $length.
place-on-way = el camino { THE($start, case: "de") } { THE($end, case: "a") }, { $done } de { $length }
answer-bonus-efficient = Ruta eficaz (el reloj no corre)
    .hint = Esta jugada no quita nada al reloj
answer-bonus-lay = Ver el terreno (de 1 lugar vecino)
    .hint = Conocer el terreno de 1 vecino que no conoces
answer-bonus-keen = Buen ojo (ventaja al registrar aquí)
    .hint = Una ventaja en el próximo registro aquí
answer-bonus-spot = Atisbo (¿algún paraje aquí?)
    .hint = Saber si aquí hay siquiera un paraje
answer-bonus-avoid = Evitar peligro (esquivar un encuentro)
    .hint = Esquivar lo próximo, si es un encuentro
answer-bonus-sighting = Vista lejana (terreno de 2 vecinos)
    .hint = Conocer el terreno de hasta 2 vecinos
# $who: el miembro que se nombra. $fought: ya ha habido lucha. $odds, $fails: cuántas veces sale bien y mal; en una lucha, cuántos
# golpes dan. Las cinco son botones en un teléfono: breves.
approach-label = { approach-name }{ COUNT($who) ->
        [0] { "" }
       *[other] , { $who }
    }{ $what ->
        [talk] : { COUNT($favour) ->
            [0] paz { $odds }
           *[other] { $helps ->
                [yes] ayuda en el objetivo { $favour }
               *[no] un favor { $favour }
            }
        }{ $pays ->
            [yes] { " " }y 1 paso
           *[no] { "" }
        }{ COUNT($favour) ->
            [0] ; si no, { approach-mood }
           *[other] ; en el peor caso, { approach-mood }
        }
        [slip] : { $odds }; si no, { $mood ->
            [wary] hostiles
           *[other] nos ven
        }
        [fight] : ganar { $wins }; cada fallo, 1 de Fatiga
        [flee] { approach-flight }
       *[withdraw] : sin prueba ni daño; { $holds ->
            [yes] el lugar sigue siendo suyo
           *[no] se sigue adelante
        }
    }
approach-struck = En el peor caso golpean, { $badly }: 1 de Fatiga o una Herida para alguien
approach-mood = { $worse ->
        [hostile] { $mood ->
            [hostile] nada
           *[other] hostiles
        }
        [wary] recelosos
       *[other] neutrales
    }
approach-flight = { $fought ->
        [yes] { approach-back }: 1 o 2 de Fatiga cada uno
       *[no] { approach-back }: 1 de Fatiga cada uno { $fails }
    }{ COUNT($badly) ->
        [0] { "" }
       *[other] , 1 Herida { $badly }
    }
approach-back = { COUNT($back) ->
        [0] { "" }
       *[other] { " " }a { $back }
    }
approach-name = { $what ->
        [withdraw] Retirarse
        [talk] Hablar
        [slip] Escabullirse
        [flee] Huir
       *[fight] Luchar
    }
    .hint = { $what ->
        [withdraw] Quien defiende su terreno hace retroceder al grupo
        [talk] Solo una vez. Si sale muy bien, un favor: pista, comida o comercio. Con una pifia, atacan
        [slip] Si sale, se acabó. Con una pifia, puede que ataquen
        [flee] Un fallo cuesta 1 de Fatiga cada uno, una pifia una Herida
       *[fight] Todos tiran: un acierto quita 1 de aguante, un fallo cuesta 1 de Fatiga, una pifia una Herida
    }
avoid-them = Esquivar{ COUNT($back) ->
        [0] { "" }
       *[other] , de vuelta a { $back }
    }: reloj -1
    .hint = No se sabrá quién era
answer-avoid-face = Dar la cara: hablar o retirarse, salvo si son hostiles
    .hint = Ver quién es. Si son hostiles, en el peor caso 2 Heridas, 1 de Fatiga cada uno y retroceder
answer-wear = Que se gaste { $what }
wear-number = número { $number } de tus cosas
answer-edge-leave = Salir de la región
    .hint = La expedición acaba
answer-edge-stay = Quedarse
    .hint = No se ha gastado nada
answer-depart-leave = Volver a casa
    .hint = La expedición acaba y se muestra el mapa entero
answer-depart-stay = Quedarse
    .hint = La expedición sigue
# $odds: vacío donde nadie las sabe.
answer-bypass = Lo despeja { $who }{ answer-odds }; si no, sin avanzar y con el tiempo perdido
answer-odds = { COUNT($odds) ->
        [0] { "" }
       *[other] : { $odds }
    }
answer-insight-clue = Llevarse una pista
    .hint = De algo oculto aquí al lado
answer-insight-linked = Saber de otro paraje
    .hint = Qué es y hacia dónde queda
answer-insight-loot = Buscar botín: monedas, comida o equipo
    .hint = Un hallazgo más, según un dado
answer-offerings-take = Llevarse de 40 a 240 monedas: enfada a espíritus 1 de 3, a la gente 1 de 3
    .hint = Espíritus: desventaja en Fortaleza aquí; la gente: peor humor
answer-offerings-leave = Dejarlas: no pasa nada
    .hint = No molestará a nadie
answer-chest = La desarma { $who }{ answer-odds }; si no, 1 de Fatiga o una Herida
    .hint = Mente + Artesanía; un fallo cuesta 1 de Fatiga, una pifia una Herida
answer-chest-shut = Dejarlo cerrado: sin daño ni monedas
answer-chest-force = Forzarlo: 1 de Fatiga, seguro
    .hint = Sin prueba; quien lo halló gana 1 de Fatiga
favour-paths = { $beast ->
        [yes] Seguir sus sendas: una pista
       *[no] Pedir una pista
    }
    .hint = Una pista del lugar más cercano sin hallar
answer-favour-trade = Comerciar: comprar y vender
    .hint = Comprar y vender aquí, por ahora
favour-meal = { $beast ->
        [yes] Comer lo que comen: para 2
       *[no] Pedir comida: para 2
    }
    .hint = Dos del grupo comen hoy
answer-favour-help = Pedir ayuda en el objetivo: mejores tiradas
    .hint = Una ventaja en cada intento allí, hasta que uno salga bien
answer-trade-done = Acabar el trato
    .hint = Cada uno sigue su camino
answer-role = Que siga { $who }
answer-pick-herb = Recoger hierbas
    .hint = Contra el veneno y para las Heridas
answer-pick-material = Recoger materiales
    .hint = Para reparar cosas al acampar
answer-harvest-food = Buscar comida para esta noche
    .hint = Como Recolector, con una ventaja
answer-harvest-materials = Buscar materiales: de 10 a 60 monedas
    .hint = Para vender: 1d6 por 10 monedas
answer-shelter-fatigue = Descansar bien
    .hint = Todos pierden 1 de Fatiga
answer-shelter-concealed = Ocultar el campamento
    .hint = Una ventaja en la guardia de la noche
answer-feed = Dar de comer a { LIST($who, type: "comma") }
answer-feed-none = No dar de comer a nadie
feed-rations = { $who }: { $uses ->
        [0] sin comida
        [one] comida para cerca de { $uses } noche
       *[other] comida para cerca de { $uses } noches
    }

# Las respuestas de quien dirige.

own-choice = lo que yo elija
answer-goal-here-yes = Sí, más cerca
answer-goal-here-no = No, tan lejos como antes
answer-night-event-quiet = Una noche tranquila
answer-night-event-event = Pasa algo
    .hint = Por la tabla de sucesos
answer-trace-clue = La pista preparada
    .hint = Como está en el archivo de la región
answer-trace-nearest = El paraje más cercano
    .hint = Sin descubrir aún, a 3 lugares como mucho
answer-trace-random = A cualquier parte
    .hint = Lo decide un dado
answer-complication-roll = Tirar
answer-complication-guardian = Un guardián
    .hint = Alguien de la tabla de encuentros
answer-complication-access = Cuesta llegar
    .hint = Examinarlo quita 2 al reloj
answer-complication-incomplete = Incompleto
    .hint = Hay que examinarlo otra vez
answer-discovery-roll = Tirar
answer-ticks-0 = No más de lo normal
answer-ticks-1 = Quita 1 más al reloj
    .hint = El reloj baja más
answer-ticks-2 = Quita 2 más al reloj
    .hint = El reloj baja más
answer-progress-two = Dos pasos más cerca
answer-progress-one = Un paso más cerca
answer-progress-none = No más cerca
answer-progress-back = Un paso atrás
    .hint = Nunca por encima del dado
answer-look-rules = Lo que digan las reglas
answer-look-explored = Ya está visto
    .hint = Allí no se puede sacar más
answer-look-nothing = Nada
    .hint = Pueden volver a mirar
answer-scene-won = Han ganado
    .hint = Se acabó, y es suyo
answer-scene-avoided = Lo han esquivado
    .hint = Queda como está
answer-scene-lost = Han perdido
    .hint = Expulsados, o sin saber más que antes
answer-scene-bot = Según las reglas
    .hint = Sigo yo con ello
# Una escena en un paraje sin gente.
answer-scene-site-won = Lo han logrado
    .hint = Ya está hecho
answer-scene-site-avoided = Lo han dejado
    .hint = Queda como está
answer-scene-site-lost = Ha salido mal
    .hint = No saben más; una desventaja al volver a probar
answer-scene-site-bot = Según las reglas
    .hint = Sigo yo con ello

# Segundas tiradas, y lo decidido por alguien que quizá lo quiera de otro modo.

again-throw = { COUNT($roll) ->
        [0] Volver a tirar
       *[other] Repetir { $roll }
    }: 1 de Temple{ COUNT($succeeds) ->
        [0] { "" }
       *[other] { $way ->
            [yes] , mantiene el camino { $succeeds }
           *[no] , sale bien { $succeeds }
        }
    }
    .hint = Vale el nuevo resultado
again-keep = Dejar { COUNT($kept) ->
        [0] lo que salió
       *[other] { $kept }
    }{ COUNT($follows) ->
        [0] { again-went }
       *[other] : { $follows }
    }
    .hint = Cuenta lo que se tiró
again-went = { $result ->
        [blunder] : sale muy mal
        [failure] : falla
        [weak] : sale por poco
        [strong] : sale bien
       *[other] { "" }
    }
# Una tirada entre varias por las que se pregunta a la vez: «Guía 8».
again-which = { CAP($named) } { $total }
# Una manera de tratar lo que se cruzó en el camino: qué es, qué cuesta, con qué probabilidad sale bien.
dilemma-way = { $label }{ $tools ->
        [yes] { " " }({ mark-tools })
        [barely] { " " }({ mark-tools }, algo mejor)
       *[no] { "" }
    }{ $idle ->
        [yes] : gratis, no da nada
       *[no] { COUNT($good) ->
            [0] { COUNT($odds) ->
                [0] { COUNT($terms) ->
                    [0] : gratis
                   *[other] : { LIST($terms, type: "comma") }
                }
               *[other] : { $brief ->
                    [yes] { "" }
                   *[no] sin daño{ " " }
                }{ $odds }{ dilemma-price }
            }
           *[other] : { LIST($good) }{ COUNT($odds) ->
                [0] { "" }
               *[other] { " " }{ $odds }
            }{ dilemma-price }
        }
    }{ COUNT($bad) ->
        [0] { "" }
       *[other] ; { dilemma-else }
    }
dilemma-price = { COUNT($terms) ->
        [0] { "" }
       *[other] { " " }por { LIST($terms) }
    }
dilemma-fails = { COUNT($bad) ->
        [0] { "" }
       *[other] Si falla: { LIST($bad) }
    }
dilemma-fully = { COUNT($terms) ->
        [0] { "" }
       *[other] Precio: { LIST($terms) }.{ COUNT($fails) ->
            [0] { "" }
           *[other] { " " }
        }
    }{ $fails }
dilemma-else = { COUNT($bad) ->
        [0] { "" }
       *[other] si no, { LIST($bad) }
    }
# Lo que trae, lo que cuesta si sale mal, y quién lo hace si alguien pasa una prueba.
dilemma-brings = por { LIST($good) }{ COUNT($bad) ->
        [0] { "" }
       *[other] ; si no, { LIST($bad) }
    }
dilemma-cost = { $effect ->
        [coins] { $have ->
            [0] { $price } monedas
           *[other] { $price } de { $have } monedas
        }
        [food] { $have ->
            [0] 1 de comida
           *[other] 1 de { $have } de comida ({ $who })
        }
        [tick] reloj -1
        [bane] la próxima acción tira peor
       [weary] 1 de Fatiga por persona
       *[tired] 1 de Fatiga
    }
dilemma-effect = { $effect ->
        [coins] { $paid ->
            [0] { coins-for }
           *[other] { $net } monedas más
        }
        [stake] { $paid } monedas perdidas
        [food] una ración
        [herb] una hierba
        [material] un material
        [clue] una pista
        [study] 1 éxito en el objetivo
        [goal] { $gone ->
            [0] 1 paso hacia el objetivo
            [1] 1 casilla descartada
           *[other] unas { $gone } casillas descartadas
        }
        [view] una vista de alrededor
        [eye] ventaja al registrar
        [friend] ayuda en el objetivo
        [resolve] +1 de Temple
        [rest] 1 de Fatiga menos por persona
        [tired] 1 de Fatiga
        [weary] 1 de Fatiga por persona
        [wound] una Herida
       *[tick] reloj -1
    }
shift-instead = { COUNT($who) ->
        [0] { "" }
       *[other] { $who }:{ " " }
    }{ $now } en vez de { $was }, gratis
    .hint = puedes cambiarlo una vez, antes de la próxima acción del grupo
