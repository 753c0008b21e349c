# Por qué no se puede hacer una jugada.

has-no-ep = { $name } no tiene brío.
is-there-already = { $name } ya está ahí.
region-admits-nobody = Ya nadie puede entrar en { $region }.
obstacle-stays-in-its-way = Un Obstáculo no se mueve de su camino: abre ese y cierra otro.
stays-in-water = { $name } no sale del agua.
no-tokens-here = Aquí nadie tiene fichas de sigilo.
no-chase = Esto no es una persecución: no se cuentan rondas.
no-water-there = { $name } no sale del agua, y en { $region } no hay.
region-full = No cabe nada más en { $region }: en una zona hay como máximo { $most } Desafíos.
nothing-to-hide-with = { $name } no tiene con qué esconderse.
never-seen = El grupo no lo ha visto nunca: mejor quítalo.
is-in-play = { $name } está en juego.
trap-elsewhere = { $name } está en { $region }; { $member }, no.
trap-acted-already = { $name } no vuelve a actuar contra { $member } en esta ronda.
is-alerted = { $name } ya está en alerta.
is-not-alerted = { $name } no está en alerta.
no-such-place-or-thing = No hay ninguna zona, cosa, Desafío ni camino «{ $called }».
known-already = El grupo ya conoce { $name }, o ya lo tiene.
been-there = El grupo ha estado en { $name }, o lo ve: no se puede ocultar.
party-does-not-know = El grupo no conoce { $name }.
goal-is-known = El objetivo se conoce desde el principio.
body-lies-there = Hay un cuerpo en { $name }.
feature-is-gone = { $feature }: alguien se lo llevó, se agotó o está dentro de algo.
is-hidden = { $name } sigue sin descubrir.
is-not-on-map = { $member } ya no está en el mapa.
is-out-of-play = { $name } está fuera de juego.
no-disease = { $member } no tiene ninguna Enfermedad.
cannot-be-given = { $feature } no es algo que se pueda dar, o ya lo tiene alguien.
has-it-already = { $member } ya lo tiene.
has-no-card-left = A { $member } no le quedan cartas por robar.
no-fortunes = Este escenario se juega sin Fortunas.
nothing-paused = No hay nada en pausa.
nobody-is-out = Aún no ha salido nadie, así que nadie puede haber ganado.
blocked-already = Algo lo cierra ya: ábrelo primero.
which-is-below = La zona de abajo es { $first } o { $second }.
nothing-blocks-it = No lo cierra nada.
has-no-lock = { $name } no tiene cerradura.
no-lock-holds = { $feature } no tiene ninguna cerradura echada.
is-lit = Ya tiene luz.
is-dark = Ya está a oscuras.
closes-in-chase-only = Los lugares solo se cierran en una persecución.
is-closed = Ya está cerrado.
rounds-are-over = Ya han pasado { $rounds } rondas.
plays-nothing-while-down = Quien tiene 0 de brío no juega nada hasta volver a levantarse.
play-not-at-hand = No tienes «{ $play }» a mano.
not-in-this-type = «{ $play }» no se puede jugar en un escenario de este tipo.
not-in-this-setting = «{ $play }» no se puede jugar en este ambiente.
nobody-to-aim-at = Desde aquí no puedes apuntar a nadie con ese nombre.
not-at-one-enemy = «{ $play }» no apunta a un solo enemigo.
not-into-next-region = «{ $play }» no llega a la zona de al lado.
not-for-allies = «{ $play }» no es para aliados.
is-not-here = { $member } no está aquí.
would-be-heard = Se oiría: aquí no se fuerza nada cerrado con llave.
effort-is-done = Eso ya está superado.
played-in-answer = «{ $play }» se juega en respuesta a algo, no por su cuenta.
own-turn-only = Eso solo se juega en tu propio turno.
strategy-is-over = Tu fase de Estrategia ha terminado.
action-is-over = Tu fase de Acción ha terminado.
nowhere-to-hide = Aquí no puedes esconder un cuerpo: arrástralo más lejos.
watched-by-seeker = No mientras haya otro Vigilante aquí.
hide-it-here = Esconde el cuerpo aquí: solo se arrastra donde no se puede esconder.
held-so-no-dragging = Arrastrar gasta también tu Movimiento, y { $source } no te deja ninguno mientras dure.
move-spent-so-no-dragging = Arrastrar gasta también tu Movimiento, y el de esta ronda ya está gastado.
no-exit-called = Aquí no se conoce ninguna salida «{ $called }».
way-blocked = Ese camino está cerrado.
exit-admits-nobody = Por ahí ya no entra nadie.
no-time-for-lamp = La lámpara se enciende o se apaga en la parte del grupo de la ronda, entre jugadas.
you-are-down = Estás en el suelo y no puedes hacer nada.
no-light-in-hand = No tienes ninguna luz en la mano: equípate una primero.
light-seen-to = Solo puedes encender o apagar una vez por ronda, y ya lo hiciste.
no-flame-under-water = Bajo el agua no arde ninguna llama.
leave-from-goal = Solo puedes salir desde el objetivo.
down-until-next-turn = Estás en el suelo y no puedes hacer nada hasta tu próximo turno.
leave-in-a-turn = Puedes salir en tu turno o en el de un aliado, cuando no hay nada en marcha.
nothing-to-give-up = No hay a qué renunciar antes de partir.
giving-up-is-for-party = Rendirse es cosa del grupo.
for-those-on-the-way = Eso es para quienes siguen en camino.
asked-already = Es justo lo que se te está preguntando.
nothing-to-use-called-so = Aquí no hay nada que usar con ese nombre.
feature-is-locked = { CAP($feature) } tiene la cerradura echada: hace falta una ganzúa o una llave.
pick-it-up = { CAP($feature) } se recoge con /regions equip, en lugar de tu Estrategia.
carry-only = { $feature } solo sirve para llevarlo.
key-used-in-passing = { $feature } se usa al pasar: haz tu Movimiento por lo que abre.
key-fits-nothing = { $feature } no abre ninguna cerradura a tu alcance.
nothing-to-pick-with = No tienes con qué abrir una cerradura.
nothing-to-keep-at = Aquí no hay nada con lo que seguir turno tras turno.
no-such-lock = No hay tal cerradura a tu alcance.
not-on-map = Tu personaje no está en el mapa.
down-so-no-move = { $member } está en el suelo y no puede hacer ningún Movimiento.
nobody-has-a-turn = Puedes hacer tu Movimiento en tu turno o en el de un aliado; nadie ha tomado uno.
not-meanwhile = No mientras se esté resolviendo otra cosa.
held-so-no-move = { CAP($source) } retiene a { $member }: no hay Movimiento mientras dure.
move-is-spent = Tu Movimiento de esta ronda ya está gastado.
no-way-in = Ahí ya no se puede entrar.
blocks-that-way = { CAP(THE($name)) } { GENDER($name) ->
        [p] cierran
       *[m] cierra
    } ese camino.
no-action-gets-past = No tienes ninguna Acción que te deje pasar.
no-exit-leads-there = Ninguna salida de aquí lleva allí: los Movimientos siguen las conexiones del mapa.
on-no-exit-here = Eso no está en ninguna salida de aquí.
no-attempt = Esa Acción no te deja pasar.
orders-are-for-party = Solo quien está en el grupo tiene órdenes permanentes.
ordered-already = Ya lo tienes así.
something-under-way = Antes hay que terminar otra cosa.
no-card-too-many = No te sobra ninguna carta: tienes { $cards }, y puedes conservar { $limit }.
card-goes-already = Esa carta ya se va.
not-in-pack-nor-here = Eso no está ni en tu mochila ni aquí en el suelo.
not-worn = No llevas eso puesto.
not-carried = No tienes nada con ese nombre.
nobody-to-take-it = Aquí no hay nadie que se llame { $called } para recibirlo.
no-time-to-give = Las cosas se entregan en la parte del grupo de la ronda, entre dos jugadas.
down-so-nothing = { $member } está en el suelo y no puede hacer nada.
not-laid-down-in-town = En la ciudad no se deja nada: puede quedarse en tu mochila.
valuables-stay = Los objetos de valor no se dejan por ahí: dáselos a un aliado.
give-to-yourself = Eso ya lo tienes tú.
only-in-town = Eso es para la ciudad, antes de partir.
ready-already = Ya has dicho que puedes partir.
nothing-to-heal-in-town = No tienes nada que se cure descansando en la ciudad.
rest-too-dear = Descansar en la ciudad cuesta 1 objeto de valor, y no tienes ninguno.
lesson-too-dear = Una Enseñanza cuesta 1 objeto de valor, y no tienes ninguno.
no-turn-now = Ahora mismo nadie puede tomar un turno.
own-turn-already = Ya es tu turno.
turn-of-another = De uno en uno: es el turno { OF($name) }.
no-more-on-map = Tu personaje ya no está en el mapa.
turn-is-over = Ya has tenido tu turno de esta ronda.
strategy-comes-first = Tu fase de Estrategia ha terminado: va antes de la Acción.
not-now = Eso no se puede hacer ahora.
nothing-asked = Ahora mismo no se pregunta nada.
for-party = Eso es para el grupo; quien dirige tiene su escritorio.
scene-is-played = Quien dirige juega una escena. Después se sigue.
master-decides-first = Quien dirige tiene que decidir algo antes.
nothing-equipped-to-pick = No llevas en la mano con qué abrir una cerradura.
no-lock-here = No hay ninguna cerradura a tu alcance.
no-body-here = Aquí no hay ningún cuerpo.
play-for-locks = «{ $play }» es para cerraduras: abre una.
strikes-nobody-here = Aquí no hay nadie a quien «{ $play }» pueda golpear.
no-card-to-draw = No quedan cartas por robar.
still-in-town = Sigues en la ciudad. Pasa cuando quieras partir.
nothing-affordable = No puedes pagar nada de lo que vende la ciudad.
gets-you-nowhere = Ahora no serviría de nada.
name-no-target = «{ $play }» no apunta a nadie en concreto: no digas ningún blanco.
no-such-thing = No hay «{ $called }» ({ $sort }).{ COUNT($known) ->
        [0] { "" }
       *[other] { " " }Lo que hay: { $known }.
    }
patrol-does-not-meet = Una patrulla va de zona en zona y vuelve a la primera: { $first } y { $second } no están una al lado de la otra.
no-ep-to-lose = { $name }: sin brío, así que ningún daño acaba con esto.{ COUNT($helps) ->
        [0] { "" }
       *[other] { " " }Serviría de freno: { LIST($helps, type: "or") }.
    }
only-against = «{ $play }» es solo para { $against_types }.
no-body-called = Aquí no hay ningún cuerpo «{ $called }». Aquí yace el cuerpo { LIST($lying, each: "the", case: "de") }.
known-orders = Las órdenes son: react: { LIST($reactions, type: "comma") }; interrupt: ask, auto, never, any, de from-2 a from-5; assist: ask, auto, never; setting: { LIST($settings, type: "comma") }; saved: turn, wait, lapse; draw: auto, ask; turn: de 1 a 6, any.
no-card-of-hand = Esa carta no está en tu mano. Puede irse una de estas: { LIST($cards, type: "or") }.
can-be-healed = Se puede curar: { LIST($ailments, type: "comma") }.
no-lesson-left = Sabes { $known } con nivel { $level }: cada nivel después del primero trae una Enseñanza.
lessons-are = Con nivel { $level } puedes aprender { LIST($lessons, type: "comma") }.
town-sells = La ciudad vende { $goods }.
too-dear = { $thing }: cuesta { $price ->
        [one] { $price } objeto de valor
       *[other] { $price } objetos de valor
    }, y tienes { $have }.
phase-in-turn-of = Es el turno { OF($name) }; el tuyo tiene su propia fase de { phase }.
phase-needs-turn = Para eso hace falta tu fase de { phase }: toma tu turno primero.
phase-is-spent = Ya has gastado la fase de { phase } de este turno.

desk-opens-later = El escritorio se abre cuando el grupo haya partido.
desk-is-for-master = El escritorio es para quien dirige.
characters-first = Antes hace falta un personaje para cada cual; por elegir: { $names }.
out-of-it = { $member } { $how ->
        [dead] ha muerto
        [out] ya salió por el objetivo
       *[caught] no tiene escapatoria
    }, y los demás siguen.
answers-first = Antes va otra cosa; falta la respuesta de { $names }.
for-others-to-answer = Esa respuesta es cosa de { $names }.
hide-instead = Aquí puedes esconder el cuerpo: { $command }. Solo se arrastra donde no se puede esconder.
none-move = Desde aquí no hay por dónde ir: todas las salidas que conoces están cerradas.
none-act = Aquí no hay nada contra lo que jugar una Acción.
none-strategy = No tienes cartas que robar ni Estrategia que jugar.
none-equip = No tienes en la mochila nada que ponerte.
none-stow = No llevas nada puesto que te puedas quitar.
none-give = No tienes nada que dar, o aquí nadie puede recibirlo.
none-use = Ni aquí ni entre lo que llevas hay nada que usar.
none-drag = Un cuerpo solo se arrastra desde donde nada lo oculta, con tu Movimiento y por una salida abierta.
none-hide = Aquí no se puede esconder un cuerpo: arrástralo más lejos, o espera a que ningún Vigilante mire.
lock-within-reach = { $why } A tu alcance: { LIST($locks, each: "the") }.
option-of-another = Tus opciones son { LIST($offered, type: "or") }; { $option } es cosa de { $owners }.
option-unknown = Tus opciones son { LIST($offered, type: "or") }; «{ $option }» no es ninguna de ellas.
no-exit-leads-there-but = Ninguna salida de aquí lleva allí. Desde aquí: { COUNT($exits) ->
        [0] ningún camino que conozcas
       *[other] { LIST($exits, type: "semicolon") }
    }.
exit-to = { $letter }{ COUNT($beyond) ->
        [0] { "" }
       *[other] , { THE($beyond) }
    }
blocked-but = { $why }{ $effort ->
        [0] { "" }
        [one] , falta { $effort } de esfuerzo
       *[other] , faltan { $effort } de esfuerzo
    }: { LIST($helps, type: "or") }.
help-by-action = despéjalo con una Acción{ COUNT($plays_at_hand) ->
        [0] { "" }
       *[other] { " " }({ $plays_at_hand })
    }
help-by-lock = abre su cerradura o busca su llave
help-elsewhere = busca otro camino
hand-over-what = ¿Qué entregas? { COUNT($carried) ->
        [0] No llevas nada
       *[other] Llevas { $carried }
    }.
not-carried-but = { not-carried } { COUNT($carried) ->
        [0] No llevas nada
       *[other] Llevas { $carried }
    }.
take-in-hand-first = { $thing } está en tu mochila: tómalo antes en la mano, con /regions equip.
is-played-so = { $thing } se juega así: { LIST($ways, type: "or") }.
works-while-worn = { $thing } funciona mientras lo llevas puesto; no hay nada que hacer con ello.
other-kind-reaction = «{ $play }» es una Reacción: se te pregunta por ella cuando algo te ataca.
other-kind-interrupt = «{ $play }» es una Interrupción: se te pregunta por ella cuando actúa un enemigo.
other-kind-assist = «{ $play }» es una Ayuda: se te pregunta por ella cuando actúa un aliado.
other-kind-action = «{ $play }» es una Acción: se juega con /regions act.
other-kind-strategy = «{ $play }» es una Estrategia: se juega con /regions strategy.
no-such-action = No tienes a mano ninguna Acción «{ $called }».{ COUNT($known) ->
        [0] { "" }
       *[other] { " " }Podrías jugar { $known }.
    }
wants-target = «{ $play }» necesita un blanco: { LIST($targets, each: "the", type: "or") }.
nothing-to-play-on = Aquí no hay nada contra lo que jugar «{ $play }».
possible-targets = { $why } Posibles: { LIST($targets, each: "the", type: "or") }.
no-ally-here = { $why } Aquí no hay ningún aliado para quien jugarlo.
no-enemy-here = { $why } Aquí no hay ningún enemigo contra quien jugarlo.
no-such-strategy = No tienes a mano ninguna Estrategia «{ $called }».{ COUNT($known) ->
        [0] { "" }
       *[other] { " " }Posibles: { LIST($known, type: "or") }.
    }
draw-a-card = Robar una carta

## Qué se hace aquí en lugar de una orden que solo tienen otros juegos: «Regions no tiene /explore: ...».

lacks-explore = avanza, y se muestra lo que hay
lacks-place = avanza, y el mapa crece solo
lacks-attack = juega una Acción contra lo que te cierra el paso
