# Lo que los bots dicen que hacen, y por qué lo harían.

says-yours = Te dejo { $last ->
        [yes] el último fragmento
       *[no] el fragmento
    }, { $whom }.
says-left = Le dejo el fragmento a { $whom }, que está más cerca.
says-waits = Espero: { COUNT($names) ->
        [0] ni una puerta más con enemigos cerca.
        [one] { LIST($names) } me cierra el paso.
       *[other] { LIST($names) } me cierran el paso.
    }
says-makes-for = Voy { $what ->
        [door] a la puerta { $at }
        [cache] al alijo de { $at }
       *[shard] en busca de { A($sought) } en { $at }
    }.
says-rescue = Voy a levantar a { $whom }.
says-to-the-dying = Voy a curar a { $whom }.
says-home = Voy al portón con { THE($burden) }.
says-hold-gate = Yo defiendo el portón.
says-host = Voy contra el guardián.
says-go = Voy adonde tenemos que estar.
says-of-come = Voy.
says-loud = El tiempo apremia: abro una puerta, aunque queden { $foes } enemigos en pie.
says-holds = No abro puertas, como pediste.
says-doors = Dejo las puertas a { LIST($names) } y mantengo libre el paso.
says-of-leave = Por mí, nos vamos.
says-of-stay = Entonces me quedo yo también.
says-of-to-others = Voy con los demás.

## Por qué.

why-door = { CAP(time-for-door) }{ but-loud }.
why-to-door = Allí está la puerta { $door }: { time-for-door }{ but-loud }.
# Si se sabe que la próxima loseta no trae ninguno.
why-door-first = La próxima loseta no trae { $sought }, pero solo después puede salir.
but-loud = { $called ->
        [0] { "" }
       *[other] { $now ->
            [short] : vale la pena el ruido
           *[calm] , aunque el ruido { may-call }
        }
    }
time-for-door = { $now ->
        [short] queda poco tiempo, y { still-to-find }
        [else] no hay nada más al alcance, y { still-to-find }
       *[calm] no hay enemigos cerca, y { still-to-find }
    }
# $left: cuántos fragmentos faltan.
still-to-find = { $left ->
        [0] el mapa aún no está completo
        [one] aún falta { $left } { $sought }
       *[other] aún faltan { $left } { PLURAL($sought) }
    }
why-shard = Allí te llevas { THE($sought) } al momento.
why-to-shard = Así te acercas { A($sought, case: "a") }.
why-strike = { CAP(THE($foe, case: "a")) } { $health ->
        [one] le queda { $health }
       *[other] le quedan { $health }
    } de vida. { $loud ->
        [yes] En el suelo ya no ataca ni llama a otro más fuerte cuando se abre una puerta.
       *[no] En el suelo ya no ataca.
    }
why-heal = { $own ->
        [yes] Te falta vida ({ $health }), y curar no gasta acción.
       *[no] { CAP(THE($whom, case: "a")) } le falta vida ({ $health }), y curar no gasta acción.
    }
why-revive = Así vuelve { $whom }: una persona más que actúa cada ronda.
why-rescue = Desde allí levantas a { $whom } en tu próximo turno.
why-to-the-dying = Desde ahí curas a { $whom }, que así aguanta en la ronda { $round }.
why-relic = No cuesta ninguna acción.
why-relic-at-lock = No cuesta ni acción ni fatiga.
why-equip = { GENDER($relic) ->
        [p] { CAP(THE($relic)) } solo sirven fuera de la mochila.
       *[m] { CAP(THE($relic)) } solo sirve fuera de la mochila.
    }
why-to-fight = Desde allí tienes a tu alcance { THE($foe, case: "a") }.
why-class = { $knack ->
        [heal] { CAP(THE($kind)) } cura 2 por turno, y nadie más levanta a quien ha caído.
        [locks] { CAP(THE($kind)) } tiene una tirada más en cada cerradura, y { $stamina } pasos.
       *[far] { CAP(THE($kind)) } { knack }, con { $health } de vida y { $stamina } pasos.
    }
why-bring = { CAP(THE($relic)) }: { $does }.
why-place = { $door ->
        [yes] Un turno que empieza en un umbral puede explorar enseguida.
       *[no] El umbral queda libre para los demás.
    }
# $doors, $foes: cuántas puertas, y a qué distancia los enemigos, frente a las otras.
why-lay = { $shard ->
        [yes] En la forma { $way } { THE($sought) } te queda más cerca.
       *[no] { $doors ->
            [kept] La forma { $way } no cierra ninguna otra puerta{ $foes ->
                [most] , y los enemigos empiezan más lejos de ti
                [less] , pero un enemigo puede empezar más cerca
               *[same] { "" }
            }.
            [most] La forma { $way } te deja más puertas{ $foes ->
                [most] , y los enemigos empiezan más lejos de ti
                [less] , pero un enemigo puede empezar más cerca
               *[same] { "" }
            }.
            [less] La forma { $way } deja menos puertas{ $foes ->
                [most] , pero los enemigos empiezan más lejos de ti
                [less] , y un enemigo puede empezar más cerca
               *[same] { "" }
            }.
           *[same] { $foes ->
                [most] En la forma { $way } los enemigos empiezan más lejos de ti.
                [less] En la forma { $way } un enemigo puede empezar más cerca de ti.
               *[same] Todas valen casi lo mismo.
            }
        }
    }
why-roll = { $tries ->
        [one] Queda { $tries } intento, y una tirada fallida no cuesta nada más.
       *[other] Quedan { $tries } intentos, y una tirada fallida no cuesta nada más.
    }
why-adjust = 1 de fatiga por una cifra del código.
why-give-up = { $trap ->
        [yes] Seguir intentándolo cuesta más que la trampa.
       *[no] Lo que guarda esta cerradura no vale la fatiga.
    }
why-home = Allí { THE($burden) } queda en su sitio al terminar tu turno.
# Cómo se sigue: $what en $at («none» si nada), a $steps de allí; la ronda $round quita $loss de vida.
onwards = { $what ->
        [shard] { THE($sought) } de { $at }
       *[door] la puerta { $at }
    } está a { steps }{ $loss ->
        [0] { "" }
       *[other] , y la ronda { $round } quita { $loss } de vida
    }
why-onwards = { $aim ->
        [nearer] { $what ->
            [none] Así te acercas a la próxima puerta.
           *[other] { $steps ->
                [0] { next-at-door }
               *[other] Desde allí, { onwards }.
            }
        }
        [safety] Allí te pueden atacar menos enemigos{ $what ->
            [none] .
           *[other] { $steps ->
                [0] . { next-at-door }
               *[other] ; { onwards }.
            }
        }
       *[end] Nada más { $what ->
            [none] de lo que puedes hacer este turno ayuda.
           *[other] ayuda este turno. { $steps ->
                [0] { next-at-door }
               *[other] Lo siguiente: { onwards }.
            }
        }
    }
# Por qué una puerta al alcance se deja cerrada por ahora: quedan $foes enemigos en pie, $foe es uno.
why-door-waits = La puerta { $door } llamaría { so-many-called } de nivel más alto, porque { $foes ->
        [one] { THE($foe) } sigue en pie
       *[other] siguen en pie { $foes } enemigos
    }: primero el combate, luego la puerta.
next-at-door = Tu próximo turno empieza en la puerta { $at }.
why-of-cache = El alijo te da una reliquia si se abre, e intentarlo no gasta acción.
why-of-dig = No quedan puertas que explorar, y así se abre una.
why-of-clear = Cuando salgas de esta loseta podrá hundirse, y se abrirá una puerta.
why-of-tie = Según las reglas, todos son iguales.
why-of-leave = Solo una retirada pone a salvo los fragmentos.
why-of-stay = Los demás quieren seguir.
why-of-to-others = Desde allí estás más cerca de los demás.

## A qué puede ir quien juega su turno.

# $first: lo que va antes; $then: la meta.
aim-then = { $first } y luego { $then }
aim-fell-from = ir a { $at } y derribar { $foes ->
        [one] { THE($chip, case: "a") }
       *[other] a { $foes } enemigos
    }
aim-fell = derribar { $foes ->
        [one] { THE($chip, case: "a") }
       *[other] a { $foes } enemigos
    }
# $foes: cuántos enemigos han de caer para que el ruido de una puerta no llame a más; $chip: el único.
aim-once = abrir la puerta { $door } cuando { COUNT($chips) ->
        [one] haya caído { LIST($chips, each: "the") }
       *[other] { $few ->
            [yes] hayan caído { LIST($chips, each: "the") }
           *[no] hayan caído { $foes } enemigos
        }
    }
aim-cache = probar el alijo{ $many ->
        [yes] { " en " }{ $at }
       *[no] { "" }
    }{ $holds ->
        [lasting] { " " }(reliquia duradera)
        [once] { " " }(reliquia de un uso)
       *[none] { "" }
    }
# $names: quiénes toman los fragmentos a la vista.
aim-left = dejar { $shards ->
        [one] el fragmento
       *[other] los fragmentos
    } a { LIST($names) }
aim-safety = salir del alcance
aim-rescue = llegar hasta { $whom } para ayudar
# $now: por qué se abre de todos modos una puerta que llama enemigos.
aim-use = usar { THE($relic) }
aim-heal = { $own ->
    [yes] curarte
   *[no] ayudar a { $whom }
}
aim-end = ahorrar fatiga
aim-door = abrir la puerta { $door }{ $shard ->
        [sure] { ": " }esconde un fragmento
        [may] { ": " }fragmento { $odds }
        [later] { ": " }aún sin fragmento, pero es el camino
       *[none] { "" }
    }{ $now ->
        [short] , con ruido o sin él: queda poco tiempo
       *[quiet] { "" }
    }
aim-take = { $last ->
        [yes] el último fragmento; luego, acabar la ronda en pie y victoria
       *[no] fragmento { $number } de { $required }
    }
aim-far = alcanzar la puerta { $door }: { $steps } { $steps ->
        [one] paso
       *[other] pasos
    }{ COUNT($names) ->
        [0] , { $turns } turnos andando
        [one] , cuando { LIST($names) } se aparte
       *[other] , cuando { LIST($names) } se aparten
    }
aim-no-way = hallar un camino a la puerta { $door }

## Por qué lo aconsejado va antes que la siguiente mejor acción.

because-safer = En { $at } los enemigos te quitan como mucho { $there } de vida, aquí { $here }.
because-best-layout = Ninguna otra colocación es mejor en nada.
because-trap = La trampa no se puede evitar: la puerta { $door }, la única, está en su loseta.
because-blocked = { LIST($names) } { COUNT($names) ->
        [one] bloquea
       *[other] bloquean
    } el camino.
because-quiet = No queda ningún enemigo: ahora el ruido no llama a nadie.
because-steps = Primero ataca: los pasos se conservan, y un ataque tras andar termina el paseo.
because-free = El primer ataque de un turno es gratis, y lo que quita ya no vuelve.
because-fatigue = Otro ataque solo lo derriba { $falls }; guarda esa fatiga para después.
because-roll = La tirada es gratis, y después aún se puede cambiar un dado.
because-last-roll = La última tirada es gratis, y después 1 de fatiga aún puede cambiar un dado.
because-only-roll = Dejar la cerradura la perdería igual, y la tirada es gratis.
because-change = Si la cerradura falla, el alijo se pierde; 1 de fatiga se va cada turno.
# $steps: a cuántos pasos queda el fragmento, 0 si son demasiados para un turno.
because-from-there = Desde el alijo { $attack ->
        [yes] aún puedes atacar{ $steps ->
            [0] { "" }
           *[other] , y el fragmento queda a { steps }
        }
       *[no] el fragmento queda a { steps }
    }.
