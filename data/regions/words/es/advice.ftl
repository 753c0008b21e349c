# Por qué alguien sensato haría algo.

why-search-for = El encargo dice que aquí está { THE($what) }.
why-search = Aquí puede haber algo oculto.
why-pick = Se abre sin ruido.
why-open = Abre lo que está cerrado.
why-use = { $name } sirve de algo aquí.
plainly-at-all = Así el grupo sigue adelante.
plainly-claim = Con eso empieza tu turno.
plainly-leave = Apenas te queda brío, y la salida está aquí.
plainly-concede = Apenas te queda brío, y el objetivo está lejos.
plainly-hide = Un Vigilante que lo encuentre dará la alarma.
plainly-pass = Lo que queda por hacer aquí aporta poco ahora.
plainly-buy = Va bien con lo que te espera.
plainly-cure = Aquí sale barato, y ahí fuera duele.
why-way = Es el camino a { $region }.
# $what: el Desafío que golpea, "" si es un miembro.
why-ward = { $dice } es lo que mejor { COUNT($what) ->
        [0] lo para
       *[other] para { THE($what, case: "a") }
    }.
why-help = { $play } ayuda ahora.
why-blow = { $ends ->
        [blow] Es probable que un acierto acabe con ello.
        [try] Es probable que baste un éxito.
        [clears] Un éxito despeja unos { $damage } de { $left }.
       *[no] Un acierto quita unos { $damage } de { $left } de brío.
    }
why-take = Es lo que el grupo vino a buscar, o lleva a ello.
why-equip = Sirve más puesto que en la mochila.
why-lamp-out = Tu lámpara está mejor a la vista.
why-lamp = Está oscuro, y a oscuras no se ve nada.
why-no-card = No vale una carta.
why-careful = Es lo que haría alguien prudente.
why-on = Lleva adelante.
why-away = Aquí { LIST($what, each: "the") } { GENDER($what) ->
        [p] podrían
       *[m] podría
    } { $you ->
        [yes] notarte
       *[no] notar a alguien
    } al final de la ronda.
why-goal = Ahí está el objetivo.
why-new = { $out ->
        [yes] Es una suposición: ahí no ha estado nadie, y puede ser la salida.
       *[no] Tras { $exit } no ha estado nadie todavía.
    }
why-look-again = { $hides ->
        [yes] No hay nada nuevo al alcance, y puede haber algo oculto en { THE($where) }.
       *[no] El camino sigue por { THE($where) }.
    }
why-mend = A { $who } le queda { $left } de brío.
why-all = Los alcanza a todos a la vez.
why-finds-more = Encuentra más que una búsqueda sencilla.
why-calm = Lo que aquí golpea a todos no hace nada durante una ronda.
why-draw = Una carta más es una salida más.
why-next = Ayuda con lo próximo que hagas.

# Lo que dicen los jugadores de la casa.
take = Toma { THE($what) }.
take-this = Toma esto.
i-see-to-lock = Yo me ocupo de la cerradura.
i-turn-back = Yo me vuelvo.
i-turn-back-too = Me vuelvo contigo.
i-wait = Espero a que { THE($what) } se vaya.
i-wait-for = Te espero, { $who }.
i-come = Voy contigo, { $who }.
i-go-out = Salgo por { THE($where) }.
i-fetch = Voy por { THE($what) }.
i-leave = Te dejo a ti { THE($what) }.
i-open-next = Abro { THE($what) } después: mi Acción ya pasó.

# Por qué lo aconsejado y no lo que está al lado: como mucho 16 palabras.

reason-action-stays = Gasta tu Estrategia: la Acción te queda.
reason-action-beyond = Ir solo gasta el Movimiento: allí aún puedes usar tu Acción.
reason-still-go = Gasta tu Acción: después aún puedes ir por { $exit }.
reason-free = Es gratis: tu turno sigue.
# $most: el mayor brío que quita un golpe.
reason-ends-it = Un acierto seguramente acaba con { THE($what) } antes de que { GENDER($what) ->
        [p] quiten
       *[m] quite
    } hasta { $most } de brío.
reason-follows = { CAP(THE($what)) } { GENDER($what) ->
        [p] irían
       *[m] iría
    } tras de ti: hasta { $most } de brío.
reason-hardest = { CAP(THE($what)) } { GENDER($what) ->
        [p] son
       *[m] es
    } lo que más quita aquí: hasta { $most } de brío.
reason-left-with = { LIST($who) } { COUNT($who) ->
        [1] se quedaría
       *[other] se quedarían
    } con { THE($what) }.
# $most, $least: lo que un acierto quita de media, con lo aconsejado y con $play.
reason-hits-harder = Un acierto quita unos { $most } de brío; con «{ $play }», solo { $least }.
reason-keeps = «{ $play }» acierta más; se guarda para después.
reason-blows = Vencer a { THE($what) } lleva unos { $count } golpes más.
reason-long-work = { CAP(THE($what)) } ({ $exit }): unas { $count } Acciones más.
# $about: el brío que probablemente se pierde hasta el próximo turno
reason-may-lose = Hasta el próximo turno { $who } pierde probablemente { $about } de brío (quedan { $left }).
reason-calm = Aquí nada te ataca: hay tiempo para eso.
reason-leaves = Por { $exit } { $there ->
        [0] no pierdes nada
       *[other] pierdes como mucho { $there } de brío
    } hasta tu próximo turno.
reason-milder = Si tu turno acaba por { $exit }, pierdes unos { $there } de brío; aquí, { $here }.
reason-for-good = Sales para siempre: { LIST($who) } { COUNT($who) ->
        [1] saldrá
       *[other] saldrán
    } luego sin ti.
reason-goes-anyway = { $play } se iría sin usar al final de la ronda.
reason-move-spent = Ya usaste tu Movimiento; tu Acción aún puede despejar este paso.
reason-spent = Tu Acción está gastada, y en este turno ningún camino lleva más lejos.
reason-worst-off = De quienes están aquí, { $who } ha perdido más brío.
reason-joins = Allí { $who } puede perder hasta { $most } de brío (quedan { $left }).
# $alone: los demás se quedan atrás.
reason-alone = { $alone ->
        [yes] Por { $exit } verías a solas a { LIST($what, each: "the") }
       *[no] Por { $exit }: { LIST($what, each: "the") }
    }: hasta { $most } de brío, tienes { $left }.
reason-old-ground = { $exit } solo lleva adonde ya habéis estado.
reason-noticed = Por { $exit } pueden verte.
reason-together = Por { $exit } irías sin { LIST($who) }.
# $most: lo que cuesta una caída de media.
reason-fall = { $down ->
        [yes] Una caída también lleva allí, por unos { $most } de tus { $left } de brío.
       *[no] Una caída quita unos { $most } de brío de media; te quedan { $left }.
    }
reason-fall-ends = Una caída ({ $odds }) { $kills ->
        [yes] te mataría; fuera estás a salvo.
       *[no] te derriba: te levantas con una Herida.
    }
reason-may-fall = Por { $exit }, una caída quitaría unos { $most } de brío, y tienes { $left }.
reason-only-move = { $card ->
        [yes] Un fallo no quita brío, solo el Movimiento y la carta.
       *[no] Un fallo no quita brío, solo el Movimiento.
    }
