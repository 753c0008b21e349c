# Jugadas en botones y menús, y sus indicaciones.

sure-give-up = Es tu voto por rendirse{ $voted ->
        [yes] , o lo retira si ya lo diste
       *[no] { "" }
    }. Cuando todos los que siguen en juego lo hayan votado, el escenario acaba y cuenta como perdido. Hasta entonces puedes retirarlo.
sure-leave = Sales por el objetivo para siempre, sin { LIST($unmet, each: "the") }. Los demás siguen sin ti.
sure-left-behind = { $known ->
        [yes] Dejas el mapa para siempre
       *[no] Si esta es la salida, dejas el mapa para siempre
    }, y a solas: los demás salen en sus propios turnos. Siguen dentro: { LIST($inside) }. Si eso no sale también, todo está perdido.
carries-inside = { $who } con { LIST($what, each: "the") }

# Un turno.

# $costs: lo que cuesta empezarlo.
choice-turn = Tomar el turno{ COUNT($costs) ->
        [0] { "" }
       *[other] : { LIST($costs) }
    }
    .hint = Tu turno de esta ronda, ahora
    .rise = Estabas en el suelo: empieza con una Herida, y vuelves a estar en pie
# Quien cayó empieza su turno con una Herida.
hurts-dies = la Herida por caer mata a { $who }
# $over: cuántas cartas pasan entonces del límite.
choice-draw = { $shuffles ->
        [yes] Barajar tus cartas usadas: aún no roba
       *[no] Robar una carta{ $over ->
            [0] { "" }
            [one] : se va 1 carta
           *[other] : se van { $over } cartas
        }
    }
    .hint = Tu fase de Estrategia
# $odds: cuántas veces encuentra lo que suele estar oculto, si es que hay algo; "" si no se dice de quién.
choice-search = { $times ->
        [0] Registrar aquí
       *[other] Registrar otra vez
    }{ $left ->
        [0] : no queda nada
        [1] : halla todo
       *[other] { COUNT($odds) ->
            [0] { "" }
           *[other] : { $odds }
        }
    }{ traps-here }
    .hint = Halla lo oculto aquí, si hay algo{ COUNT($search) ->
        [0] { "" }
       *[other] : { $search }, casi siempre contra d6
    }
choice-pick = Ganzúa: { $thing }{ $opens_lock }
    .hint = { $name }{ COUNT($against) ->
        [0] { "" }
       *[other] , cerradura { $against }
    }{ COUNT($fails) ->
        [0] { "" }
       *[other] ; fallo: { LIST($fails, type: "comma") }
    }
pick-with = «{ $play }» en { $thing }{ $opens_lock }
# De una cerradura; $dice: lo que tira la Ganzúa, "" si no se dice de quién.
opens-lock = { COUNT($opens) ->
        [0] { "" }
       *[other] : { $opens }
    }{ $fells ->
        [yes] ; fallo: puede derribarte
       *[no] { "" }
    }
# What a failure at a lock costs.
fail-harm = hasta -{ $most } de brío
choice-hide = Esconder { $thing }
    .hint = El cuerpo: gasta tu fase de Acción
choice-drag = Arrastrar{ COUNT($thing) ->
        [0] { "" }
       *[other] { " " }{ $thing }
    } a { $exit }{ COUNT($region) ->
        [0] { "" }
       *[other] : { $region }
    }{ $out ->
        [no] { "" }
       *[other] , { out-for-good }
    }
    .hint = { $name }: gasta Acción y Movimiento
choice-go-there = Ir por { $exit }
# $back: vuelve al lugar de donde vino el grupo. $there: Criaturas y Vigilantes a la vista allí, y Trampas conocidas.
choice-go = Ir por { $exit }{ COUNT($named) ->
        [0] { COUNT($blocked) ->
            [0] { " " }({ COUNT($signs) ->
                [0] nuevo
               *[other] { LIST($signs, type: "comma") }
            })
           *[other] { "" }
        }
       *[other] { $back ->
            [yes] { " " }(de vuelta):
           *[no] :
        } { $named }
    }{ COUNT($blocked) ->
        [0] { "" }
       *[other] { " " }({ $blocked })
    }{ $out ->
        [no] { "" }
       *[other] , { out-for-good }
    }{ dangers-there }{ traps-here }{ noticed }{ may-cost }{ loses-effort }
# $risk: lo que puede costar terminar allí el turno; $most: el brío como mucho.
loses-effort = { COUNT($lost) ->
        [0] { "" }
       *[other] ; { $lost }
    }
effort-lost = { $exit } empieza de nuevo
may-cost = { $risk ->
        [kill] : { COUNT($falls) ->
            [0] puede matarte
           *[other] te mata { $falls }
        }
        [down] : te derriba { $falls }
        [some] : -{ $about } de brío
        [new] { COUNT($named) ->
            [0] { "" }
           *[other] { $out ->
                [yes] { "" }
               *[other] { " " }(nuevo)
            }
        }
        [more] : -{ $about } de brío o más
       *[no] { "" }
    }
dead-end = Sin salida por ahora
climbs-then = Luego se trepa, con el Movimiento de tu próximo turno
dangers-there = { COUNT($there) ->
        [0] { "" }
       *[other] { " " }({ LIST($there) })
    }
# Lo que se nota en una salida hacia un sitio nunca visto.
exit-like-cellar = arco bajo
exit-like-cave = corriente fría
exit-like-stair = escalones
exit-like-room = puerta
exit-like-hall = puerta ancha
exit-like-kitchen = olor a cocina
exit-like-quay = tablas
exit-like-road = camino empedrado
exit-like-wood = árboles
exit-like-swamp = suelo mojado
exit-like-field = sendero
sign-water = se oye agua
sign-dark = oscuro
# $notice: si los vigilantes a la vista pueden notar al final de la ronda a quien va allí, o ya no.
noticed = { $notice ->
        [seen] , podrían notarte
        [away] , fuera de la vista
       *[no] { "" }
    }
# $out: si un camino saca del juego: al objetivo con todo lo necesario, o quizá, mientras nadie conozca el objetivo.
out-for-good = { $out ->
        [yes] y fuera
       *[perhaps] quizá a la salida
    }
# $traps: Trampas conocidas que saltan con la jugada.
traps-here = { COUNT($traps) ->
        [0] { "" }
       *[other] , aquí: { LIST($traps) }
    }
# Para cualquiera que pudiera empezar un turno con ello: las probabilidades no son iguales para todos.
choice-try-it = Probar { $exit }{ COUNT($named) ->
        [0] { "" }
       *[other] : { $named }
    } ({ $what }, { $left } de esfuerzo){ $out ->
        [no] { "" }
       *[other] , { out-for-good }
    }{ noticed }
# Un intento de superar lo que cierra el camino: forzar una puerta con cerradura, trepar, o lo que sea.
choice-try = { $how ->
        [force] Forzar
        [climb] Trepar por
       *[try] Probar
    } { $exit }{ $out ->
        [yes] { " " }y fuera
       *[no] { "" }
    }{ COUNT($play) ->
        [0] { "" }
       *[other] { " " }con «{ $play }»
    }: { $comes }{ COUNT($named) ->
        [0] { "" }
       *[other] ; { $named }
    }{ $out ->
        [perhaps] , { out-for-good }
       *[no] { "" }
    }{ dangers-there }{ noticed }
# $odds: probabilidad de que un intento baste, "" si nunca; $falls y $damage: una caída; $back: dados de Daño si falla.
comes-of-attempt = { COUNT($odds) ->
        [0] 2+ intentos
       *[other] { $odds }
    }{ COUNT($falls) ->
        [0] { "" }
       *[other] , te derriba { $falls }
    }{ $fells ->
        [yes] ; fallo: puede derribarte
       *[no] { "" }
    }
# En una pista: lo que puede salir mal en un intento.
risk-falls = Caes { $down ->
        [yes] hasta abajo{ " " }
       *[no] { "" }
    }{ $odds }: -{ $damage } de brío
risk-miss = Fallo: hasta -{ $most } de brío
# Con una llave que lleva alguien del grupo, como parte de su Movimiento.
choice-open-way = Abrir { $exit } con: { $key }{ COUNT($named) ->
        [0] { "" }
       *[other] : { $named }
    }{ $out ->
        [no] { "" }
       *[other] , { out-for-good }
    }{ dangers-there }{ noticed }
# Lo que cuesta una jugada y quizá nadie espera; va detrás del texto del botón.
hurts-force = con ganzúa { $opens }
hurts-back = { $here ->
        [yes] se aleja de { $where }
       *[no] no va de camino
    }
# La región que es el objetivo, mientras falte algo.
goal-too-early = { COUNT($named) ->
        [0] objetivo{ but-missing }
       *[other] { $named } (objetivo{ but-missing })
    }
but-missing = { COUNT($unmet) ->
        [0] { "" }
       *[other] , demasiado pronto
    }
choice-go-late = Ir por { $exit }: { $named } (tarde)
    .hint = demasiado tarde: entrar ahora puede matar o perder la persecución
nobody-knows-where = nadie sabe adónde lleva
in-the-way = { $name }: { $left ->
        [0] superado
        [one] falta { $left } de esfuerzo
       *[other] faltan { $left } de esfuerzo
    }
play-on = { $play } para { $thing }
# Contra un Desafío. $brief: tiene que ser corto; $ends: basta un acierto. $more: qué más hace un acierto; $tokens y $back: lo que cuesta fallar.
play-at = { $how ->
        [deed] { $harms ->
            [no] «{ $play }» contra { THE($thing) }
           *[yes] { $ends ->
                [yes] Acabar con
               *[no] Golpe contra
            } { THE($thing) }
        }
       *[other] «{ $play }»{ at-target }
    }: { $odds }{ else-tokens }{ $fells ->
        [no] { "" }
       *[other] ; fallo: { $kills ->
            [yes] puede matarte
           *[no] puede derribarte
        }
    }
# $minor: lo más que cuesta un fallo y pesa poco, 0: no se dice.
# $about: lo que quita un acierto de media, del brío que queda ($left); 0: no se dice.
takes-about = Un acierto quita { $ends ->
        [yes] todo
       *[no] unos { $about }
    } de { $left } de brío.{ " " }
at-target = { $only ->
        [yes] { "" }
       *[no] { " " }contra { THE($thing) }
    }
# Lo que hace que un Entorno no golpee; $most: el daño que hace como mucho a cada uno.
play-calms = { $play }: { THE($thing) } { GENDER($thing) ->
        [p] paran
       *[n] para
    } una ronda
    .hint = Si no, hasta { $most } de daño a cada uno. { $does }
play-at-all = { $play }, todos aquí: { LIST($each, type: "comma") }
    .hint = { $damage } de brío a cada uno. { $does }
play-detail = { $takes }{ COUNT($more) ->
        [0] { "" }
       *[other] Además: { LIST($more, type: "comma") }.{ " " }
    }{ COUNT($back) ->
        [0] { "" }
       *[other] Fallo: hasta -{ $back } de brío.{ " " }
    }{ $named ->
        [yes] { $play }: { $does }
       *[no] { $does }
    }
else-tokens = { $tokens ->
        [0] { "" }
        [1] ; fallo: -1 ficha
       *[other] ; fallo: -{ $tokens } fichas
    }
# Lo que cierra un camino y puede despejarse, para todos y para siempre. $back: dados de Daño si falla.
play-on-obstacle = { $deed ->
        [yes] Despejar { COUNT($thing) ->
            [0] { $exit }
           *[other] { $thing }{ COUNT($exit) ->
                [0] { "" }
               *[other] { " " }({ $exit })
            }
        }
       *[no] «{ $play }» en { $exit }
    }: { $count ->
        [1] { $clears }
       *[other] unas { $count } Acciones
    }{ $fells ->
        [yes] ; fallo: puede derribarte
       *[no] { "" }
    }
# $mine: con cuánto brío un fallo puede derribar a quien lo intenta, 0: no puede.
play-in-attempt = { $brief ->
        [yes] { $exit }
       *[no] { $climbs ->
            [yes] Trepar por
           *[no] Probar
        } { $exit }
    }{ $out ->
        [yes] { " " }y fuera
       *[no] { "" }
    } con «{ $play }»: { $comes }{ COUNT($goal) ->
        [0] { "" }
       *[other] { " " }({ $goal })
    }{ $out ->
        [perhaps] , { out-for-good }
       *[no] { "" }
    }{ noticed }
so-many-dangers = { $count } peligros
an-attempt = Un intento de pasar: gasta tu Movimiento{ $card ->
        [yes] { " " }y la carta
       *[no] { "" }
    }. { $does }
priced-play = { COUNT($costs) ->
        [0] Jugar { $name }
       *[other] { $name }: { $costs }
    }
priced-use = { COUNT($costs) ->
        [0] Usar { $name }
       *[other] { CAP($name) }: { $costs }
    }
priced-deed = { $name }{ COUNT($costs) ->
        [0] { "" }
       *[other] { " " }({ $costs })
    }
used-up = se agota

# Pasar.

choice-on = Seguir
    .hint = La ronda continúa
choice-as-bot = Como yo lo haría
    .hint = Esto lo decide el bot por ti
choice-set-out = Partir
    .hint = Por tu parte, todo listo; se espera a los demás
# $kills: si quedarse aquí puede matar.
stays-kills = { $kills ->
        [yes] : puede matarte
       *[no] { "" }
    }
# $noticed: si alguien a la vista puede notar al miembro donde está.
stays-noticed = { $noticed ->
        [yes] , podrían notarte
       *[no] { "" }
    }
# $goes: qué cartas se van al acabar la ronda, tal como está; $any: se va una cuando se robe otra.
# The beginning of what choice-end-turn says of cards; $limit: 0 leaves it out.
# A move that ends the turn, with the cards that then go; $goes: () where their names have no room.
and-cards-go = { $label }; { COUNT($goes) ->
        [1] se va { LIST($goes) }
       *[other] -{ COUNT($goes) } cartas
    }
# $unused: an Action is left. $goes: which cards go, $why: why; $any: that some do, or one once a card is drawn.
choice-end-turn = Terminar el turno{ $unused ->
        [yes] { " " }(Acción sin usar)
       *[no] { "" }
    }{ COUNT($goes) ->
        [0] { $draws ->
            [yes] : se va una carta
           *[no] { "" }
        }
        [1] : se va { LIST($goes) }
        [2] : se van { LIST($goes) }
       *[other] : -{ COUNT($goes) } cartas
    }{ stays-noticed }{ stays-kills }
    .hint = Un Movimiento que quede aún puede hacerse en el turno de un aliado
# $costs: what its start costs all the same.
choice-skip-turn = Saltar el turno{ COUNT($costs) ->
        [0] { "" }
       *[other] : { LIST($costs) }
    }{ stays-noticed }{ stays-kills }
    .hint = Terminar el turno sin hacer nada
choice-need-no-more = Seguir
    .hint = No necesitas nada más; { COUNT($others_left) ->
        [1] aún puede seguir
       *[other] aún pueden seguir
    } { $others_left }
choice-on-for-all = Seguir: actúan los Desafíos
    .hint = { COUNT($idle) ->
        [0] No se hace nada más en esta ronda
       *[other] Se pierde lo que aún pueda hacer { $idle }
    }

# Cosas.

choice-equip = { $way ->
        [pick-up] Recoger { $thing }
        [item] Llevar en la mano: { $thing }
        [expertise] Preparar { $thing }
       *[clothing] Ponerse { $thing }
    }
    .hint = { costs-strategy }{ COUNT($off) ->
        [0] { "" }
       *[other] { CAP($off) } a la mochila.{ " " }
    }{ COUNT($does) ->
        [0] Recógelo: { $name }
       *[other] { $does }
    }
costs-strategy = { $free ->
        [yes] { "" }
       *[no] Tu Estrategia.{ " " }
    }
choice-stow = Guardar { $thing }
    .hint = { costs-strategy }{ $name }: a la mochila
choice-lay-down = Dejar { $thing }
    .hint = { $name }: gratis; /regions equip lo recoge
choice-give = Dar { $thing } a { $receiver }
# $brings: lo que hace, si cabe en el botón.
choice-use = Usar { $thing }{ COUNT($brings) ->
        [0] { "" }
       *[other] : { $brings }
    }
    .hint = Tu { phase }. { $does }
choice-open = Abrir { $thing } con: { $key }
    .hint = Tu { phase }. { $does }
choice-light = Encender (gratis){ $sees ->
        [yes] { "" }
       *[no] { " " }para ver
    }
    .hint = { $lamp }: gratis, una vez en tu turno
choice-light-risky = Encender ({ $defeat ->
        [yes] si se ve, el fin
       *[no] si se ve, una ficha
    })
    .hint = { $lamp }: { $defeat ->
        [yes] si se ve, acaba el escenario
       *[no] si se ve, cuesta una ficha de sigilo
    }
choice-light-out = Apagar la luz
    .hint = { $lamp }: gratis, una vez en tu turno
choice-see-to-light = La luz
    .hint = Encenderla o apagarla
choice-leave = Salir sin { LIST($unmet, each: "the") }
    .hint = Por el objetivo, para siempre, sin aquello que el grupo vino a buscar
choice-buy = Comprar { $thing } ({ valuables })
    .hint = { valuables }: { $does }
choice-cure = Curar { $ailment } (1 objeto de valor)
    .hint = Un descanso en la ciudad, por 1 objeto de valor
an-injury = una Herida
choice-learn = Aprender { $play } (1 objeto de valor{ COUNT($does) ->
        [0] { "" }
       *[other] ; { $does }
    })
# $goes: se va si no se dice otra cosa.
choice-discard = { $another ->
        [no] Descartar { $play } al final de la ronda{ $goes ->
            [yes] { " " }(ya se va)
           *[no] { "" }
        }
       *[other] Se va { $play } y queda { $stays }
    }
    .hint = { $does }
another-card-goes = Se va otra carta
choice-stay-in = Seguir jugando (retirar mi voto)
    .hint = Retira tu voto por rendirse
# $voted: otros tienen que estar de acuerdo.
choice-give-up = { $voted ->
        [yes] Rendirse (a votación)
       *[no] Rendirse
    }
    .hint = Un voto: hace falta el de todos los que siguen en juego, y cuenta como derrota
choice-best-reaction = Mejor Reacción
choice-let-be = No hacer nada
    .hint = Ninguna carta para intervenir, y la mejor Resistencia

# Una orden permanente que ahorra lo que se pregunta ahora mismo.
choice-always = { COUNT($play) ->
        [0] Desde ahora, siempre la mejor
       *[other] Desde ahora, siempre { $play }
    }
    .hint = No se te vuelve a preguntar; esta vez todavía tienes que responder. /settings lo deshace

# $able: who could heal.
choice-keep = Seguir { $picks ->
        [yes] forzando
       *[no] despejando
    } { $thing } cada turno
    .hint = Acaba solo: se abre, llegan enemigos o un fallo podría dejarte bajo un tercio del brío
choice-call = Pedir a { LIST($able, type: "or") } que te cure
    .hint = Gratis. Los bots vienen si están cerca; curar pide una Acción y una carta o equipo
choice-wait = Pedir a los demás que esperen
    .hint = En esta ronda: los bots se quedan donde están hasta la próxima. Gratis

# Lo que va encima de los menús.

heading-who = ¿Quién eres?
heading-whence = ¿De dónde vienes?
heading-who-and-whence = ¿Quién eres, y de dónde vienes?
heading-react = ¿Cómo reaccionas?
heading-step-in = ¿Intervienes?
heading-help = ¿Ayudas?
heading-whose-turn = ¿Quién de ellos actúa ahora?
heading-what-does = ¿Qué hace?
heading-choose = ¿Qué eliges?
heading-play = ¿Qué juegas?
heading-move = ¿Adónde vas?
heading-act = ¿Qué Acción, y contra qué?
heading-strategy = ¿Qué Estrategia, o una carta?
heading-pick = ¿Qué cerradura abres con la ganzúa?
heading-hide = ¿El cuerpo de quién escondes?
heading-drag = ¿Adónde arrastras el cuerpo?
heading-equip = ¿Qué te pones o recoges?
heading-stow = ¿Qué te quitas?
heading-use = ¿Qué usas?
heading-give = ¿Qué das, y a quién?
heading-discard = ¿Qué carta se va al final de la ronda?
heading-buy = ¿Qué compras?
heading-cure = ¿Qué se cura, por 1 objeto de valor?
heading-order = ¿Qué orden permanente das?
heading-gm = ¿Qué decides?
