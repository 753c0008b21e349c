### Por qué una jugada no puede hacerse.

## Acciones de cartas.

smuggler-waits = El contrabandista espera: ofrece un trato a quien quieras, o pasa.
card-takes-no-target = Esta carta no necesita ningún blanco.
card-wants-planet-to-explore = Di qué planeta tuyo se explora.
card-wants-frontier-token = Di de qué sistema es la ficha de frontera que se explora.
card-wants-empty-system = Di en qué sistema se pone la ficha de frontera.
probe-without-ship = Una sonda sale de una nave tuya, y no hay ninguna.
no-token-there = { $taken ->
        [yes] Ahí no cabe una ficha de frontera: ya hay una.
       *[no] Ahí no cabe una ficha de frontera: solo va en sistemas sin planetas.
    }
card-wants-planet-to-ready = Di qué planeta tuyo vuelve a estar listo.
planet-not-yours = { CAP($planet) } no es tuyo.
planet-ready-already = { CAP($planet) } ya está listo.
card-wants-planets-for-infantry = Di en cuáles de tus planetas, uno o dos, se pone infantería: «aster+kiln».
card-wants-deck = Di qué mazo de exploración: cultural, hazardous, industrial o frontier.
deck-has-no-cards = El mazo { $deck } no tiene cartas.
smuggler-takes-no-name = El contrabandista no necesita ningún blanco: juega la carta y ofrece luego tu trato.
dealt-with-all = Ya has comerciado con todos en este turno.
no-such-order-card = Esa carta de orden no existe.
card-not-in-hand = No tienes { $card } en la mano.
card-no-action = { $card } no es una acción. { $text }
other-deals-with-smuggler = { $who } está tratando con un contrabandista.
no-such-legendary-planet = No controlas ningún planeta legendario con ese nombre.
planet-without-ability = { CAP($planet) } no tiene carta de poder.
ability-exhausted = El poder de { $planet } está agotado hasta la fase de recuento.
ability-not-on-that = El poder de { $planet } no puede usarse así; se puede con: { $alone ->
        [yes] nada más
       *[no] { COUNT($places) ->
            [0] nada por ahora
           *[other] { LIST($places, type: "comma") }
        }
    }.
name-no-planet-of-yours = { CAP($name) } no es uno de tus planetas.
no-unit-on-planet = En { $planet } no se puede poner ninguna unidad.

## Órdenes.

orders-are = Con una ficha de estrategia se compra: investigación, comercio, reclutamiento o construcción.
order-without-token = Una orden cuesta 1 ficha de estrategia, y no tienes ninguna.
research-names-technology = Di también qué tecnología investigas.
commodities-full = Tienes todas las mercancías que puedes guardar.
no-planet-for-infantry = Ningún planeta tuyo admite infantería.
no-docks-left = No te quedan astilleros: todos están en juego.
no-planet-for-dock = Ningún planeta tuyo admite un astillero: solo cabe uno en cada uno.
dock-too-dear = Construir cuesta { $price ->
        [one] { $price } recurso
       *[other] { $price } recursos
    }, más de lo que puedes pagar ahora.

## Consejo.

voted-already = Ya has votado, y en este consejo no comercias más.
council-votes = El consejo está reunido: comercia, vota quién será portavoz, o pasa.
filed-already = Ya has jugado una carta de orden en este turno. Actúa, o termina el turno.
set-mixed = Un fragmento de cada clase solo vale una reliquia para las Espigadoras.
tokens-divided-so = Ya tienes { $tactic } fichas de táctica y { $strategy } de estrategia.
no-influence-to-vote = No tienes ningún planeta listo con influencia para votar.
vote-for-player = Vota por alguien que juegue: { LIST($able, type: "or") }.
votes-too-many = Los votos son la influencia de los planetas listos: tienes { $able }. Los bienes no votan.
tokens-to-divide = Tienes { $most } fichas de mando para repartir: «3-2» son 3 de táctica y 2 de estrategia.

## Producción.

production-first = Di primero qué produce el astillero en { $place }, o pasa.
planet-not-in-play = { CAP($planet) } no está en juego.
production-wants-units = Di qué unidades: «2 infanterías, 1 explorador».
docks-are-built = Los astilleros se levantan con la orden Construcción.
production-limit = Un astillero produce hasta { $most } unidades, y estas son { $units }.
production-too-dear = Eso cuesta { $price ->
        [one] { $price } recurso
       *[other] { $price } recursos
    }, y puedes pagar { $most }.
space-held-by-others = Naves ajenas ocupan el espacio de { $system }: ahí no puede salir ninguna nave.
fleet-limit = Puedes tener { $most_ships } naves en un sistema.
other-produces = { $who } está produciendo en { $place }.
write-units = Escribe las unidades así: «2 infanterías, 1 explorador».
no-units-left = No te quedan { PLURAL($unit) }: todas esas unidades están en juego.
fleet-full = Tienes { $most_ships } naves en { $where }, y no caben más.
ships-stay-in-space = Las naves se quedan en el espacio.
truce-world-no-units = { $planet } es un mundo en tregua: ahí no se puede poner ninguna unidad.
dock-there-already = { CAP($planet) } ya tiene un astillero.
dock-needs-planet = Un astillero va en un planeta.
units-left = Te quedan { $units }.

## Tecnologías.

needs-symbols = { $symbols ->
        [one] { $technology } pide { $symbols } símbolo de color { $colour }
       *[other] { $technology } pide { $symbols } símbolos de color { $colour }
    }
symbols-lacking = { needs-symbols }: te { $lacking ->
        [one] falta { $lacking }
       *[other] faltan { $lacking }
    }.
no-such-technology = Esa tecnología no existe.
technology-known = Ya tienes { $technology }.
research-too-dear = Eso cuesta { $resources ->
        [one] { $resources } recurso
       *[other] { $resources } recursos
    }, más de lo que puedes pagar ahora.
symbols-planets-cannot-pay = { needs-symbols }: los planetas que los dan no pueden pagar además { $resources ->
        [one] { $resources } recurso
       *[other] { $resources } recursos
    }.

## Riqueza.

write-payment = Nombra planetas listos tuyos, y al final cuántos bienes: «Aster, Tejar, 1».
trade-goods-left = Tienes { $purse ->
        [one] { $purse } bien
       *[other] { $purse } bienes
    }.
payment-too-little = Con eso pagas { $paid }, y el precio es { price }.
payment-without-planet = Sin { $spare } ya alcanza: no se da cambio.
payment-with-fewer-goods = Con menos bienes ya alcanza: no se da cambio.
other-pays-first = Antes { $who } tiene que pagar { price }.
pay-first = Antes hay que pagar: { price }.
price = { $what ->
        [influence] { $amount } de influencia
       *[resources] { $amount ->
            [one] { $amount } recurso
           *[other] { $amount } recursos
        }
    }
planet-exhausted = { CAP($planet) } está agotado.

## Mazos.

set-of-fragments = Un juego son tres fragmentos de un mismo tipo; los sin marca valen por todos menos uno.
set-lacks-fragments = Para eso hacen falta { $takes_fragments }. { COUNT($has_fragments) ->
        [0] No tienes fragmentos.
       *[other] Tienes { $has_fragments }.
    }

## Efectos.

card-lets-you-choose = { $name } te deja elegir { LIST($possible, type: "or") }.
card-lacks = { $name }: { $lacks }
lacks-room = tienes todas las mercancías que puedes guardar.
lacks-commodities = { $own ->
        [0] no tienes mercancías que convertir en bienes.
       *[other] solo tienes { $own } de las { $count } mercancías.
    }
lacks-by-refusal = { $refusal }
lacks-order-card = no queda ninguna carta de orden que robar.
lacks-trade-good = no tienes ningún bien con que pagar.
lacks-commodity = no tienes ninguna mercancía con que pagar.
lacks-payable-unit = no hay ninguna unidad que puedas pagar.
lacks-nothing-with-mech = tu meca lo hace ahí sin perder nada.
lacks-ground-forces = ahí no tienes ni meca ni infantería.
lacks-command-token = no te quedan fichas de mando que recibir.
card-leaves-no-choice = { $name } no deja nada que decidir: solo cabe resolverla.

## Exploraciones.

explore-only-own-planet = No puedes explorar { $planet }: no lo controlas.
meridian-has-no-trait = Meridian no tiene rasgo: no hay nada que explorar.
nothing-to-reopen = Ya es tarde para comerciar antes: no se acaba de resolver ninguna carta por ti.
only-explorer-reopens = Exploró { $who }: nadie más puede comerciar antes.
no-such-place-to-explore = Ese sitio no se explora: se exploran planetas y fichas de frontera.
no-frontier-token = En { $name } no hay ficha de frontera, y sin ella su espacio no se puede explorar.
no-ship-for-frontier = No tienes ninguna nave en { $name } para explorar la frontera.
frontier-needs-compass = Sin Brújula del vacío hace falta una carta para explorar una ficha de frontera.

## Momentos.

open-card-first = La carta { $name } está sobre la mesa: resuélvela antes.
explorer-decides = La carta { $name } está sobre la mesa: decide { $explorer }.

## Invasión.

other-lands = { $who } está desembarcando.
landing-first = Di primero qué desembarca y dónde, o pasa si no desembarca nada más.
no-such-planet = Ese planeta no existe.
only-ground-forces-land = Solo desembarcan infantería y mecas: «2 infanterías, 1 meca».
forces-in-space = En este espacio tienes { $written_force }.

## Desembarco.

planet-not-in-active-system = { CAP($planet) } no está en el sistema activo.
nothing-to-share = Desembarcar en cada uno requiere aquí al menos 2 planetas libres, y una fuerza terrestre en el espacio para cada uno.
truce-world-no-landing = { $planet } es un mundo en tregua: ahí no puede desembarcar nadie.
seal-too-dear = El primer desembarco en { $planet } cuesta { $seal } de influencia, y tienes menos.

## Costumbres.

standing-orders-are = Con una ficha de estrategia se compra { $bought }, en tu turno. Las órdenes permanentes son { $names }.
given-up = Ya abandonaste esta partida.
not-away = Estás aquí: no paso en tu lugar.
habit-already-so = Ya lo tienes así.

## Lo permitido.

answer-first = Responde antes a lo que se te pregunta.
resign-write-yes = Eso es para siempre. Escribe { $yes } si lo tienes claro.
resign-after-combat = Antes tiene que acabar tu combate.

## Viajes.

no-short-way = { $far ->
        [one] Con { PLURAL($unit) } se avanza { $far } sistema, y ningún camino libre de { $where } a { $to } es tan corto.
       *[other] Con { PLURAL($unit) } se avanzan { $far } sistemas, y ningún camino libre de { $where } a { $to } es tan corto.
    }
fleet-room = Ahí no caben más de { $most_ships } naves tuyas: { $left ->
        [one] puede ir { $left } más
       *[other] pueden ir { $left } más
    }.
fleet-capacity = { $most ->
        [one] En estas naves cabe { $most } fuerza terrestre, no { $carried }.
       *[other] En estas naves caben { $most } fuerzas terrestres, no { $carried }.
    }
ships-there-already = Lo que está en { $name } ya ha llegado: las naves vienen de otros sistemas.
ships-held-by-token = Tu ficha de mando retiene por esta ronda lo que hay en { $name }.
ground-forces-need-ship = Las fuerzas terrestres viajan a bordo: nombra al menos 1 nave.
docks-do-not-move = Los astilleros no se mueven.
no-free-way = Ningún camino libre desde { $origin }{ COUNT($over) ->
        [0] { "" }
       *[other] { " por " }{ $over }
    }{ $storm ->
        [yes] { " a través de la tormenta" }
       *[no] { "" }
    } es bastante corto para estas naves.
no-room-on-the-way = En las naves que pasan por ahí caben { $room }, no { $taken_up }.
units-in-system = Tienes { $have } en { $system }.
only-ground-forces-taken-up = Por el camino solo se recogen infantería y mecas.

## Movimiento.

ships-moving-now = Ahora llegan naves a { $where }: lleva alguna, o pasa si ya están todas.
no-tactic-token = No te quedan fichas de táctica para activar un sistema.
system-activated-already = Tu ficha de mando ya está en { $name }: podrás activarlo de nuevo en la próxima ronda.
other-moves = { $who } está moviendo naves.
no-ship-can-come = Ninguna otra nave tuya puede llegar a { $where }: pasa para seguir.
item-not-yours = No tienes { $name }.
item-before-moving = { $name } se usa antes de mover la primera nave.
item-of-no-help = Con { $name } no llegaría ninguna nave más a { $system }.
only-active-system = Las naves solo van al sistema activo, que es { $active }.
write-ships = Escribe las naves y lo que llevan así: 1 transporte, 3 infanterías.
activated-already = Ya has activado { $where }.

## Inicio.

no-late-entry = No se puede entrar en Galaxy una vez empezada.

## Componentes.

item-no-action = Eso no se puede usar como acción.
card-not-yours = { $card } no es tuya.
relic-no-action = { $card } no es una acción: { $moment ->
        [move] se usa antes de mover naves
        [order] se ofrece al gastar una ficha de estrategia
        [research] se ofrece al investigar una tecnología
        [combat] se ofrece tras tirar los dados en combate
        [council] se ofrece al empezar el consejo
        [survey] se ofrece tras una acción táctica
       *[itself] funciona por sí sola
    }.
card-exhausted = { $card } no vuelve a estar a punto hasta la fase de recuento.
no-puzzle-engine = No tienes ninguna máquina de enigmas.
device-wants-technology = Di qué tecnología debe enseñarte la máquina.
relic-takes-no-target = Esta reliquia no necesita ningún blanco.
no-order-card-discarded = No hay ninguna carta de orden en los descartes.
forge-wants-planet = Di qué planeta tuyo debe transformar la forja de mundos.
forge-not-at-home = { CAP($planet) } es un planeta natal: la forja de mundos no sirve ahí.
legendary-already = { CAP($planet) } ya es legendario.
automaton-wants-player = Di para quién es el autómata constructor.
player-left = { $who } ha dejado la partida.
lance-wants-planet = Di qué planeta debe destruir la lanza estelar.
lance-not-own-planet = { CAP($planet) } es tuyo: la lanza estelar solo alcanza los ajenos.
lance-spares = { $what ->
        [home] { CAP($planet) } es un planeta natal: la lanza estelar no le hace nada.
        [legendary] { $planet } es legendario: la lanza estelar no le hace nada.
       *[centre] { $planet } es el centro de todo: la lanza estelar no le hace nada.
    }
lance-out-of-reach = { CAP($planet) } no está en ningún sistema adyacente a un acorazado tuyo.

## Comercio.

no-time-for-trade = Solo puedes comerciar antes o después de una acción, en el consejo, o con una carta sobre la mesa.
trade-takes-two = Para un trato hacen falta dos.
partner-left = { $who } ha dejado la galaxia.
only-active-trades = En este turno solo comercia { $who }.
dealt-already = Ya has comerciado con { $name } en este turno.
partner-no-neighbour = { $name } no está en tu vecindad: ninguno de sus sistemas es tuyo ni linda con uno tuyo.
no-such-offer = No tienes ninguna oferta abierta con ese nombre.
offer-is-own = Esa oferta es tuya: tiene que aceptarla { $who }.
no-player-called = Aquí nadie se llama «{ $who }».
write-trade = Escríbelo así: «2 mercancías, 1 fragmento cultural por 3 bienes»; un regalo, con «por nada».
offer-made-before = Eso ya se lo ofreciste a { $name }: ofrece otra cosa.
trade-of-nothing = Algo tiene que cambiar de manos.
lacks-trade-goods-to-give = { $who } tiene { $trade_goods ->
        [one] { $trade_goods } bien
       *[other] { $trade_goods } bienes
    }.
lacks-commodities-to-give = { $who } tiene { $commodities ->
        [one] { $commodities } mercancía
       *[other] { $commodities } mercancías
    }.
dealt-in-market = Ya has comerciado con { $name } en este consejo.
market-left = Has votado, y en este consejo no comercias más.
partner-left-market = { $name } ha votado, y en este consejo no comercia más.
lacks-fragments-to-give = { $kind ->
        [cultural] { $who } tiene { $get ->
            [one] { $get } fragmento cultural
           *[other] { $get } fragmentos culturales
        }.
        [hazardous] { $who } tiene { $get ->
            [one] { $get } fragmento hostil
           *[other] { $get } fragmentos hostiles
        }.
        [industrial] { $who } tiene { $get ->
            [one] { $get } fragmento industrial
           *[other] { $get } fragmentos industriales
        }.
       *[unmarked] { $who } tiene { $get ->
            [one] { $get } fragmento sin marca
           *[other] { $get } fragmentos sin marca
        }.
    }
planet-not-theirs = { CAP($name) } no es { OF($who) }.
planet-not-for-trade = { CAP($name) } no puede cambiar de manos aquí: solo puede un mundo en tregua, en el consejo.

## Turnos.

other-turn = Le toca a { $who }. Ya te avisaré.
turn-at-its-end = { $passed ->
        [yes] Has pasado: comercia, usa un planeta legendario, o pasa para terminar tu turno.
       *[no] Tu acción está hecha: comercia, usa un planeta legendario, o pasa para terminar tu turno.
    }
turn-is-one-action = Un turno es una sola acción: activar un sistema, dar una orden, usar una carta o pasar.

## Negativas.

nobody-to-deal-with = { $market ->
        [yes] No queda nadie con quien comerciar: nadie tiene nada que dar ni que recibir.
       *[no] No hay con quien comerciar: hace falta un vecino, con unidades o planetas junto a los tuyos, y algo que dar o recibir.
    }
no-technology-in-reach = Investigar cuesta { $price } recursos y los símbolos de la tecnología: ahora no alcanzas ninguna.
only-at-a-desk = Eso es para una mesa de exploración. Aquí las cartas van adonde las pone el juego.
others-answer-first = { COUNT($names) ->
        [one] Antes tiene que responder { $names }.
       *[other] Antes tienen que responder { $names }.
    }
not-now = Ahora no se puede hacer eso.
this-game-has-ended = Esta partida ha terminado.
no-offer-to-answer = Ahora no tienes ninguna oferta que responder.
only-active-offers = En este turno solo { $who } puede ofrecer tratos.
all-systems-activated = Tienes fichas de mando en todos los sistemas.
card-not-before-answer = Ahora no se puede jugar esa carta: responde antes a lo que se te pregunta.
not-an-answer = «{ $option }» no es una de las respuestas.
say-which-answer = Di cuál de las respuestas es.
no-order-now = Ahora no se puede dar ninguna orden.
no-order-card-to-play = No tienes ninguna carta de orden que puedas jugar como acción.
nothing-to-use = No tienes nada que puedas usar como acción.
relic-takes-fragments = Una reliquia pide 3 fragmentos de un mismo tipo; alguno puede ser sin marca, pero no los 3.

## Nombres.

no-system-called = No hay ningún sistema «{ $text }». { COUNT($meant) ->
        [0] Nómbralo como el mapa, C2, o por un planeta suyo.
       *[other] ¿Querías decir { LIST($meant, type: "or") }?
    }
planet-in-system = { $planet } en { $system }
later-move = Las naves se mueven después de activar un sistema.
later-land = Las fuerzas terrestres desembarcan cuando tus naves han llegado al sistema activo.
later-produce = Produces en tu astillero del sistema activo, después de desembarcar.
later-pay = Ahora no tienes nada que pagar.
later-vote = El consejo vota después de la ronda.
later-explore = Ahora no hay nada que explorar: los planetas se exploran al obtenerlos.
later-choose = Ahora no se pregunta nada.
later-decide = Ahora no se pregunta nada.
too-few-rivals = Una expedición es para 2 a 6 rivales.

## Qué se hace aquí en lugar de una orden que solo tienen otros juegos: «Galaxy no tiene /attack: ...».

lacks-attack = activa un sistema donde haya un enemigo y ve allí
lacks-place = activa un sistema donde tengas astillero y produce allí
lacks-search = desembarca en un planeta y lo exploras
lacks-give = ofrece un trato, aunque sea a cambio de nada
lacks-gm = arbitro yo solo
