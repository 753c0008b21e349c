### Una mesa de exploración.

## Explorar.

desk-card-first = La carta { $card } está sobre la mesa: cúmplela y pulsa Resuelta. Después viene la siguiente.
desk-resolve-first = Cumple la carta y usa después `{ $resolve }`.
desk-deck-first = Elige antes el mazo para { $place }.
desk-specialty-first = Di antes si { $planet } tiene una especialidad tecnológica.
desk-nothing-asked = No hay ninguna carta sobre la mesa, y no se pregunta nada.
desk-choose-one = Elige entre { LIST($possible, type: "comma") }.

## Guardar.

desk-card-not-there = { COUNT($card) ->
        [0] No hay nada con ese nombre ante { $who }, en un planeta ni en la zona común.
       *[other] { $card } no está ante { $who }, ni en un planeta ni en la zona común.
    }
desk-relic-not-discarded = Una reliquia nunca se descarta: `/galaxy desk purge` la saca de la partida.
desk-no-card-to-attach = No hay a la vista ninguna carta con ese nombre que pueda vincularse.
desk-attach-to-known = Vincúlala a un planeta que se conozca aquí.
desk-attached-already = Esa carta ya está vinculada a { $planet }.
desk-trade-with-other = La mesa atiende a { $who }: di con quién comercia.
desk-write-trade = Escríbelo así: «2 cultural for 1 hazardous», o «1 cultural for nothing».
desk-trade-of-nothing = Nada por nada no es un trato.
desk-not-attachable = { $card } no lleva la cabecera de vincular.
desk-fragments-only = Una mesa de exploración solo lleva fragmentos de reliquia: lo demás cambia de manos donde se juega.
desk-has-fragments = { COUNT($has_fragments) ->
        [0] { $who } no tiene fragmentos.
       *[other] { $who } tiene { $has_fragments }.
    }
desk-set-lacks-fragments = Para eso hacen falta { $takes_fragments }. { desk-has-fragments }

## Personas.

desk-no-player-called = Aquí nadie se llama «{ $who }». Juegan { $names }; `/galaxy desk seat` añade a alguien.
desk-works-for-already = La mesa ya atiende a { $who }.
desk-players-limit = En una mesa caben { $most_players } jugadores como mucho.
player-name-empty = Un nombre necesita una letra o una cifra.
player-name-too-long = Un nombre tiene hasta { $most_name } letras.
player-name-reserved = Nadie puede llamarse así: significa que no hay dueño.
player-known-already = { $shown } ya juega aquí.
desk-kept-already = Ya llevas esta mesa.
desk-clerks-limit = { $most_clerks } personas llevan esta mesa, y no caben más.

## Juego.

desk-explore-what = Explora un planeta o la frontera.
desk-cards-only = Una mesa lleva las cartas de exploración: lo demás se hace donde se juega.
desk-not-yours = No llevas esta mesa.
desk-no-fragments-to-trade = Nadie tiene un fragmento de reliquia con que comerciar.
desk-only-player = { $name } juega aquí en solitario; `/galaxy desk seat` añade a alguien.
desk-nothing-to-move = No hay nada ante { $name }, en un planeta ni en la zona común.
desk-nothing-to-attach = No hay a la vista ninguna carta con la cabecera de vincular, o no se conoce ningún planeta.
desk-no-planet-known = Aquí no se conoce todavía ningún planeta.
desk-planets-limit = Una mesa lleva { $most } planetas como mucho.

## Mundos.

planet-wants-traits = { $name } es nuevo aquí: di también sus rasgos, como en «{ $name }: cultural».{ COUNT($meant) ->
        [0] { "" }
       *[other] { " " }¿O querías decir { $meant }?
    }
planet-stated-without-trait = { $name } no tiene rasgo: no hay nada que explorar.
planet-taken-from-other = { $name } es { OF($owner) }, y un planeta arrebatado a alguien no trae carta. `/galaxy desk control` anota que cambió de manos, o que no era de nadie.
desk-which-planet = Di qué planeta y, si es nuevo, sus rasgos: «Aster: cultural».
no-such-trait = «{ $unclear }» no es un rasgo: son cultural, hazardous e industrial.
planet-name-too-long = El nombre de un planeta tiene hasta { $most_name } letras.
planet-out-of-game = { $planet } está fuera de la partida.
planet-without-trait = { $planet } no tiene rasgo: no hay nada que explorar.
home-planet-without-trait = { $planet } no tiene rasgo: los planetas natales no se exploran.
controlled-already = { $name } ya controla { $planet }.
free-already = { $planet } ya está libre.

## Lo que se pregunta, y cómo van las cosas.

desk-explores = ¿qué explora { $who }?{ $turns ->
        [yes] { " " }¿O de quién es el turno?
       *[no] { "" }
    }
desk-specialty = ¿tiene ya { $planet } una especialidad tecnológica?
desk-which-deck = ¿de qué mazo roba { $who } para { $planet }?
desk-card-specialty = la carta { $card } está sobre la mesa para { $who }. ¿Tiene ya { $planet } una especialidad tecnológica?
desk-carry-out = la carta { $card } está sobre la mesa para { $who }: cúmplela{ $trade ->
        [yes] , comerciando antes con fragmentos si apetece
       *[no] { "" }
    }, y pulsa después Resuelta{ $follows ->
        [relic] , y robo la reliquia
        [planet] , y robo la carta del planeta nuevo
       *[nothing] { "" }
    }.
desk-status = Mesa de exploración para { $who }. Cartas que quedan: { LIST($left, type: "comma") }.
desk-left = { $deck } { $left }
desk-kept-by = -# La lleva: { $names }
desk-player = **{ $who }**: { COUNT($said) ->
        [0] sin cartas
       *[other] { LIST($said, type: "semicolon") }
    }.{ COUNT($planets) ->
        [0] { "" }
       *[other] { " " }Planetas: { LIST($planets, type: "semicolon") }.
    }
desk-planet = { $planet } ({ LIST($said, type: "semicolon") })
desk-attached = { $attached }{ COUNT($brings) ->
        [0] { "" }
       *[other] , { LIST($brings, type: "comma") }
    }{ COUNT($colours) ->
        [0] { "" }
       *[other] , { LIST($colours, type: "comma") }
    }
desk-free = **Planetas libres**: { LIST($planets, type: "semicolon") }.
desk-common = Zona común: { LIST($cards, type: "comma") }.
out-of-game = Fuera de la partida: { LIST($things, type: "comma") }.

## Jugadas en botones y menús, y sus ayudas.

desk-chart = Planeta nuevo: { $planet }
    .hint = Explorarlo ahora
desk-frontier = Frontera
    .hint = { $left ->
        [one] Robar una carta de frontera: queda { $left }
       *[other] Robar una carta de frontera: quedan { $left }
    }
desk-known-planet = { $again ->
        [yes] otra vez: { LIST($said, type: "semicolon") }
       *[no] { LIST($said, type: "semicolon") }
    }
desk-turn = Turno { OF($who) }
    .hint = La mesa atiende a { $who }
desk-trade = { $who }: { $deal }
    .hint = En el acto
desk-discard = Descartar { $card }
desk-purge = Sacar de la partida { $card }
desk-purge-planet = Sacar de la partida { $planet }
    .hint = El planeta, con lo que lleva vinculado
desk-attach = { $card } a { $planet }
    .hint = Vincularla a mano
desk-control = { COUNT($who) ->
        [0] { $planet }: libre
       *[other] { $planet }: { OF($who) }
    }
    .hint = { COUNT($who) ->
        [0] No lo controla nadie
       *[other] Lo controla { $who }; no se roba carta
    }
desk-seat = Añadir a { $name }
    .hint = Una persona más
desk-resolve = Resuelta
desk-no-specialty = Sin especialidad
    .hint = El laboratorio trae la suya
desk-has-specialty = Tiene especialidad
    .hint = +1 recurso, +1 de influencia
desk-deck = Mazo { $deck }
    .hint = Robar una { card-of-deck }: { $count ->
        [one] queda { cards }
       *[other] quedan { cards }
    }
desk-relic = Reliquia por { $given }
    .hint = Quedan fuera de la partida
desk-draw-relic = Robar una reliquia
    .hint = Por otro efecto; { relics-left }
desk-from-common = De la zona común
desk-from = De { $origin }
no-fragments = sin fragmentos

## Adónde va la carta que está sobre la mesa.

destination-attach = Se vincula a { $planet }
destination-play = Se queda con { $who }
destination-common = Se queda en la zona común
destination-purge = Queda fuera de la partida
destination-discard = Va a los descartes

## Encima de los menús de jugadas.

desk-menu-explore = Explorar un planeta conocido
desk-menu-turn = ¿De quién es el turno?
desk-menu-relic = Una reliquia para { $who }
desk-menu-discard = Poner una carta en sus descartes
desk-menu-purge = Sacar una carta de la partida
desk-menu-control = { $who } controla ahora un planeta
desk-menu-attach = Vincular una reliquia a un planeta
desk-menu-trade = Comerciar con los fragmentos { OF($who) }
desk-trade-with = ¿Con quién comercia { $who } con fragmentos?
desk-trade-what = ¿Qué cambia de manos entre { $who } y { $partner }?
desk-gives-first = { $who } da lo primero

## Formularios.

desk-chart-form = { $who } explora un planeta nuevo
    .planet = Planeta
    .called = Cómo se llama
    .traits = Rasgos
    .written = cultural, hazardous, industrial: basta con c, h, i
desk-seat-form = Añadir a alguien
    .name = Nombre
    .called = Cómo se llama
desk-trade-form = Comerciar con { $who }
    .label = Qué se da, y por qué
    .written = 2 cultural for 1 hazardous

## Páginas.

desk-no-goals = Una mesa solo lleva las cartas de exploración, y ningún objetivo.
desk-name-a-card = Nombra una carta o una reliquia para leerla.
desk-no-planet-called = Aquí no hay ningún planeta llamado «{ $name }».
desk-no-planet-yet = Aún no se ha nombrado ningún planeta: al explorar uno se le pone nombre.
desk-holds = { COUNT($who) ->
        [0] **Libres**: { LIST($planets, type: "semicolon") }.
       *[other] **{ $who }**: { LIST($planets, type: "semicolon") }.
    }
desk-planet-gone = **{ $planet }** está fuera de la partida.
desk-planet-line = { COUNT($owner) ->
        [0] **{ $planet }**, libre; { traits }.
       *[other] **{ $planet }**, { OF($owner) }; { traits }.
    }
desk-attached-line = Vinculado: { $attached }.
desk-planets-out = Planetas fuera de la partida: { LIST($planets, type: "comma") }.
desk-nothing-out = Todavía no hay nada fuera de la partida.

## Dibujos.

desk-title = Mesa de exploración – actúa para { $who }
desk-closed = Mesa de exploración, cerrada
desk-pile = { $pile ->
        [relic] Reliquias
       *[other] Mazo { $deck }
    }
desk-shelf-common = Zona común
desk-shelf-out = Fuera de la partida
desk-legend-fragment = Fragmentos por tipo
desk-legend-relic = Reliquias
desk-legend-device = Máquinas de enigmas
desk-legend-attachment = Vinculadas
desk-odds-fragment = Fragmento de reliquia { $number } de { $total }
desk-odds-attachment = Vinculada { $number } de { $total }
desk-odds-device = Máquina { $number } de { $total }
desk-alt = Mesa de exploración, actúa para { $who }.
desk-alt-pile = { $name }: quedan { $left }, descartadas { $discarded }{ COUNT($newest) ->
        [0] { "" }
       *[other] , la última { $newest }
    }{ COUNT($odds) ->
        [0] { "" }
       *[other] ; { LIST($odds, type: "comma") }
    }.
desk-explores-what = { $where ->
        [planet] { $who } explora { $place }
        [place] { $who } explora la frontera ({ $place })
       *[frontier] { $who } explora la frontera
    }
desk-alt-card = Carta de exploración: { $card }. { $says }
desk-alt-left = Mazo { $deck }: { $count ->
        [one] queda { cards }
       *[other] quedan { cards }
    }.
desk-the-frontier = La frontera
desk-trade-first = Comercia antes con fragmentos, si quieres

## Para quién es una mesa.

desk-too-many-named = Una mesa es para 1 a { $most } jugadores, y hay { $number } nombres.
player-name-longer = Un nombre tiene hasta { $most_name } letras, y «{ $name }» tiene más.
