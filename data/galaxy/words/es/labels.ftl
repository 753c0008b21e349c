### Jugadas en botones y menús, y sus ayudas.

standing-order = Una orden permanente

## Órdenes, cartas y lo que se quiere pocas veces.

offer-deal = { $swap ->
        [yes] Cambiar { $gives } con { $who }
       *[no] Ofrece a { $who } { $deal }
    }{ COUNT($goal) ->
        [0] { "" }
       *[other] : { $goal }
    }
    .hint = Ofrecer esto
deal = { $gives } por { $gets }
order-token = { $free ->
        [yes] sin ficha (Cetro)
       *[no] { $last ->
            [yes] acaba tu ronda
           *[no] cuesta 1 de estrategia
        }
    }
# Behind what a button says: that an order costs a token stands in the question.
order-ends = { $free ->
        [yes] , { order-token }
       *[no] { $last ->
            [yes] , { order-token }
           *[no] { "" }
        }
    }
buy-trade = { $number ->
        [one] Recibir { $number } mercancía
       *[other] Recibir { $number } mercancías
    }{ order-ends }
    .hint = Orden Comercio, 1 ficha de estrategia. { $near ->
        [yes] Cambiada con un rival, cada una es un bien, que paga 1
       *[no] Ahora sin vecino con quien cambiar
    }
buy-muster = Reclutar 2 infanterías{ order-ends }
    .hint = 1 ficha de estrategia; en uno de tus planetas
buy-build = Construir un astillero, 4 recursos{ order-ends }
    .hint = 1 ficha de estrategia; en un planeta tuyo que no tenga
i-am-back = Ya estoy aquí
    .hint = Dejo de pasar por ti
pass-by-itself = Pasar solo en turnos así desde ahora
    .hint = Cuando no sirve ninguna carta de tu mano ni queda otra cosa
make-relic = Hacer una reliquia, { $given }
    .hint = Entregas { $given } para siempre y obtienes una reliquia
trust = Terminar mi ronda
    .hint = Lo mismo que pasar; tras dos seguidas paso por ti
give-up = Abandonar
    .hint = Para siempre: tus naves se van, tus planetas quedan libres
yes-or-no-to-offer = { $accepts ->
        [yes] Aceptar
       *[no] Rechazar
    }
accept-offer = { COUNT($who) ->
        [0] Aceptar: dar { $gives }, recibir { $gets }
       *[other] Aceptar a { $who }: dar { $gives }, recibir { $gets }
    }
    .hint = Das { $gives }, y recibes { $gets }
accept-gift = { COUNT($who) ->
        [0] Aceptar: recibir { $gets }
       *[other] Aceptar a { $who }: recibir { $gets }
    }
take-back-offer = { COUNT($who) ->
        [0] Retirar la oferta
       *[other] Retirar la oferta a { $who }
    }
decline-offer = { COUNT($who) ->
        [0] Rechazar la oferta
       *[other] Rechazar a { $who }
    }
has-of-commodities = { $commodities } de { $value } mercancías

## Pasar, según lo que está en marcha.

passing-turn = Terminar mi ronda
    .hint = No más turnos en esta ronda; las fichas se quedan y cada ronda trae 2
passing-ending = Listo, siguiente
    .hint = { "" }
passing-landing = Desembarco hecho
    .hint = Lo que ha desembarcado lucha, y toma el planeta
passing-producing = No producir nada
    .hint = { "" }
passing-cardopen = Dejarlo
    .hint = No pasa nada
passing-voting = No votar
    .hint = Acabas, y no comercias más
passing-smuggling = No hacer tratos
    .hint = El contrabandista se va
move-nothing = No mover nada
    .hint = No llega ninguna nave
go-on-to = Continuar hasta { $system }{ odds-told }
    .hint = Tus naves llegan
land-nobody = No desembarcar
    .hint = Tus fuerzas terrestres se quedan a bordo
pass = Pasar

## Cartas y tecnologías. $aim: en qué se juega o se usa una carta.

research = Investigar { $technology }
research-order = Investigar { $technology }: { $point ->
        [yes] 1 punto, 4 recursos
       *[no] 4 recursos
    }{ order-ends }
play-escort = Jugar { $card }: +1 a cada dado, { $wins ->
        [nunca] no ganas
       *[other] ganas { $wins }
    }
play-card = Jugar { $card }{ aimed-at }
# $turn: si gasta el turno.
aimed-at = { $turn ->
        [yes] { " como tu turno" }
       *[no] { "" }
    }{ COUNT($aim) ->
        [0] { "" }
       *[other] : { $aim }
    }
use-phantom = Usar { $planet }: 1 explorador en{ COUNT($aim) ->
        [0] { "" }
       *[other] { " " }{ $aim }
    }
use-planet = Usar { $planet }: { $power }
use-card = { $id ->
        [star-lance] Usar { $card }{ aimed-at }, se va para siempre
        [archive] Usar { $card }{ aimed-at }, se va para siempre: hasta 3 cartas de orden
        [trade-core] Usar { $card }{ aimed-at }, se va para siempre: 5 bienes
        [builder-automaton] Usar { $card } para { $aim }: 1 bien, o un astillero por 3 recursos
        [puzzle-engine] Aprender { $aim } con { $card }, 6 recursos
        [world-forge] Usar { $card }{ aimed-at }, +2 recursos y +2 de influencia para siempre
       *[other] Usar { $card }{ aimed-at }
    }

## Encima de los menús de jugadas.

menu-activate = ¿Qué sistema activas?
menu-move = ¿Qué naves van a { $place }?
menu-land = ¿Quién desembarca?
menu-produce = ¿Producir otra cosa?
menu-pay = { $amount ->
        [0] ¿Cómo lo pagas?
       *[other] ¿Cómo pagas { amount-asked }?
    }
amount-asked = { $what ->
        [influence] { $amount } de influencia
       *[resources] { $amount ->
            [one] { $amount } recurso
           *[other] { $amount } recursos
        }
    }
menu-vote = ¿Por quién votas?
menu-play = ¿Qué carta de orden juegas?
menu-use = ¿Qué usas?
menu-relic = ¿Qué 3 fragmentos entregas?
menu-order = ¿Qué orden das?
menu-accept = ¿Qué oferta aceptas?
menu-decline = ¿Qué oferta rechazas o retiras?
menu-discard = ¿Qué carta descartas?
research-what = ¿Qué investigas? Cada una: 4 recursos, { order-token }
what-becomes-of = ¿Qué haces con { $card }?
with-whom = ¿Con quién? Un trato con cada cual.
# $swap: what both give alike.
give-deal = { $swap ->
        [yes] Cambiar { $gives }: bienes para ambos
       *[no] Dar { $deal }
    }
what-do-you-offer = ¿Qué ofreces a { $who }? Tienes { $holdings }.
offer-with-commodities = { $asked } Una mercancía no paga nada hasta que la das: entonces es un bien.
offer-none-ready = { $asked } Ninguna oferta lista os serviría a los dos.

## Formularios: cómo se escribe lo que queda abierto.

# Como se lee, así se puede escribir; el punto y coma separa las maneras.
read-and = y
read-for = por; a cambio de
read-nothing = nada
read-as-gift = de regalo; como regalo; gratis
written-trade = 2 mercancías por 1 bien
written-move = 1 transporte, 3 infanterías
written-land = 2 infanterías, 1 meca
written-produce = 2 infanterías, 1 explorador
written-pay = Tejar, Aster, 1
written-vote = Tejar, Aster
trade-form = Comerciar con { $who }
    .label = Qué das, y qué quieres a cambio
pay-form = Pagar { amount-asked }
    .label = Planetas, y al final cuántos bienes
vote-form = Votar por { $who }
    .label = Planetas que agotas, o: all
form-trade = Comerciar
    .label = Qué
form-move = Mover
    .label = Unidades
form-land = Desembarcar
    .label = Unidades
form-produce = Producir
    .label = Unidades
form-pay = Pagar
    .label = Cómo
form-vote = Votar
    .label = Planetas

## Las jugadas de una acción táctica, pagos y votos.

ships-can-come = { COUNT($systems) ->
        [0] no puede llegar ninguna nave
       *[other] naves desde { $systems }
    }
leads-to = agujero de gusano a { LIST($systems, type: "or") }
your-dock-is-here = aquí está tu astillero
your-ships-stay = tus naves de aquí se quedan
activate = Activar { $system }{ COUNT($there) ->
        [0] { "" }
       *[other] , { $there }
    }{ what-it-brings }
what-it-brings = { COUNT($said) ->
        [0] { "" }
       *[other] : { LIST($said, type: "comma") }
    }
one-point = 1 punto
activate-home = { $way ->
        [produce] Producir en tu hogar ({ $system })
       *[home] Activar { $system }, tu hogar
    }{ what-it-brings }
activate-fight = { COUNT($planets) ->
        [0] Combatir en { $system }
       *[other] Tomar { LIST($planets) } en { $system }
    }{ COUNT($odds) ->
        [0] { "" }
       *[other] { " " }({ LIST($odds) })
    }{ what-it-brings }
# $activate: el botón de un sistema con el que se gana al acabar la ronda.
with-win = { $activate }: ganas si aguanta
activate-guard = Protege { LIST($planets) } en { $system }
activate-take = Tomar { LIST($planets) } en { $system }{ what-it-brings }
# Un sistema libre tomado, o una frontera explorada, con una sola pulsación; $units: lo que llega; $said: lo que aporta.
take-with = { COUNT($planets) ->
        [0] Explorar la frontera de { $system }
       *[other] Tomar { LIST($planets) } en { $system }
    } con { LIST($units) }{ what-it-brings }
activate-frontier = Explorar la frontera de { $system }{ what-it-brings }
with-passage = { $activate }, con { $card }
    .hint = Púlsalo y luego juega { $card }: 1 de tus naves avanza 1 sistema más
your-home = tu hogar
frontier-unread = explorarla requiere Brújula del vacío
# $wins: la probabilidad, «3 de cada 5», o «nunca», o «seguro».
wins-space = combate de naves { $wins }
# Con qué probabilidad se conserva Meridian si un rival responde en esta ronda.
hold-it = lo conservas { $holds }
settle-it = toma { $planet }
takes-it = { $wins ->
        [nunca] nunca lo toma
       *[other] lo toma { $wins }
    }
odds-with-all = probabilidades con todo lo de { LIST($systems) }: { $units }
kept-if = lo mantienes { $keeps } si ataca { LIST($who, type: "or") }
else-wins = si no, gana { $who }
bring-everything = Llevar todo: { $odds }
takes-planet = { $wins ->
        [nunca] nunca toma { $planet }
       *[other] toma { $planet } { $wins }
    }
breaks-seal = 1 punto por { $seal } de influencia
holds-meridian = 1 punto por ronda
completes-goal = cumple { $goal }, 1 punto
towards-goal = lleva { $goal } a { $have } de { $needed }{ COUNT($counted) ->
        [0] { "" }
       *[other] { " " }({ $counted })
    }
planet-held = { $whose ->
        [free] { $planet } libre{ COUNT($nature) ->
            [0] { "" }
           *[other] : { $nature }
        }
        [yours] { $planet } tuyo
       *[theirs] { $planet } { OF($owner) }
    }
# Planetas de un sistema en un botón. $whose: "free", "yours" o "theirs", con el nombre de $owner.
planets-there = { $whose ->
        [free] libre: { LIST($planets) }
        [yours] tuyo: { LIST($planets) }
       *[theirs] { OF($owner) }: { LIST($planets) }
    }
can-still-send = { COUNT($names) ->
        [one] { LIST($names) } aún puede enviar allí { $units }
       *[other] { LIST($names) } aún pueden enviar allí { $units } cada cual
    }
# $holds: con qué probabilidad se conserva Meridian.
struck-back = { LIST($who, type: "or") } aún puede atacar: lo mantienes { COUNT($who) ->
        [one] { $holds }
       *[other] en el peor caso { $holds }
    }.
landing-costs = { $enough ->
        [yes] llegar antes: { $seal } de influencia, 1 punto, reliquia
       *[no] llegar antes: { $seal } de influencia (tienes { $have }), 1 punto, reliquia
    }; luego 1 por ronda
ships-there = { $mine ->
        [yes] { number-of-ships } { $number ->
            [one] tuya
           *[other] tuyas
        }
       *[no] { number-of-ships } { OF($owner) }
    }
number-of-ships = { $number ->
        [one] { $number } nave
       *[other] { $number } naves
    }
number-of-troops = { $number } fuerzas terrestres
number-of-units = { $number ->
        [one] { $number } unidad
       *[other] { $number } unidades
    }
bring-all = Llevar { all-units }{ brought-from }{ odds-told }
# Si todo viene de un sistema, lo nombra la pregunta.
brought-from = { COUNT($system) ->
        [0] { "" }
       *[other] { COUNT($odds) ->
            [0] { " " }desde { $system }
           *[other] { " " }de { $system }
        }
    }
left-behind = { $left ->
        [one] queda { $but }
       *[other] quedan { $but }
    }
more-to-come = y puedes mandar más
and-more-to-come = { $bring }, { more-to-come }
# $left: cuántas naves se quedan allí para otros sistemas, 0 donde no se dice.
ships-left = { $left ->
        [one] { $left } nave se queda allí
       *[other] { $left } naves se quedan allí
    }
all-units = { $whole ->
        [yes] todo
       *[no] { $units }
    }
bring = Llevar { $units }{ brought-from }{ odds-told }
    .hint = De { $system } a { $to }
    .unguarded = De { $system } a { $to }; los planetas sin guardia siguen siendo tuyos hasta que otro desembarque
bring-risk = Allí no hay dónde desembarcar: las fuerzas a bordo solo caen con sus naves
# Naves y su desembarco en una sola pulsación; $planets: en qué planetas libres; nada si no caben.
bring-and-land = { COUNT($planets) ->
        [0] { $bring } y desembarcar
       *[other] { $bring }, desembarcar en { LIST($planets) }
    }
land = { COUNT($landed) ->
        [0] Desembarcar todo en { $planet }{ land-price }
       *[other] Desembarcar { $landed } en { $planet }{ land-price }
    }{ odds-told }
# On all free planets of a system at once; $parts: each as "landing-share".
land-shared = Desembarcar { LIST($parts) }
landing-share = { $units } en { $planet }
land-alike = Desembarcar { $units } en cada uno: { LIST($planets) }
stays-aboard = queda a bordo: { $units }
odds-told = { COUNT($odds) ->
        [0] { "" }
       *[other] : { $odds }
    }
land-price = { $seal ->
        [0] { "" }
       *[other] , { $seal } de influencia{ COUNT($paid) ->
            [0] { "" }
           *[other] { " " }con { LIST($paid, type: "comma") }
        }
    }
# Where the names of what pays have no room.
more-planets = { $number } más
landing-paid-with = pagas con { LIST($paid) }
held-by = { OF($who) }
free = libre
foes = { $units } { OF($who) }
against = contra { $foes }
produce = Producir { $units }
# A load, what it is for ($why, as "package-for" and the like), and how much of all that could be spent it costs.
package = { $units }{ COUNT($why) ->
        [0] { "" }
       *[other] { " " }{ $why }
    }: cuesta { $price }
package-for = para { $what }
package-land = para desembarcos
package-fight = para combatir
package-guard = para guardar { $home ->
        [yes] tu mundo natal
       *[no] { $planet }
    }
produce-for = Producir { $units }, { cost }
produce-more = { $first ->
        [yes] Empezar con { $units }: { cost }
       *[no] Añadir { $units }: { cost } en total
    }
unit-briefly = { $unit } { LIST($said, type: "comma") }
briefly-flies = vuela { $move }
briefly-carries = lleva { $capacity }
briefly-hits = acierta con { $hits }+
briefly-bombards = bombardea con { $bombards }+
cost = { $price ->
        [one] { $price } recurso
       *[other] { $price } recursos
    }
pay = { $over ->
        [0] Pagar: { pays-with }
       *[other] Pagar: { pays-with } ({ $over } de más)
    }
    .hint = { pays-exactly }
pays-with = { COUNT($paid) ->
        [0] nada
       *[other] { LIST($paid, type: "comma") }
    }
pays-exactly = { $over ->
        [0] justo
       *[other] { $over } de más
    }
# $stands: si alguien va solo en cabeza ("leads") o en último lugar ("last"), con tantos puntos.
vote-open = Por { $who }{ $stands ->
        [leads] , en cabeza con { points }
        [last] , al final con { points }
       *[other] { "" }
    }
    .hint = Con toda tu influencia; se enseña cuando todos han votado
vote-all = Votar por { voted-for }, { $votes } de influencia
    .hint = Toda tu influencia: { $planets }
voted-for = { $mine ->
        [yes] mí
       *[no] { $who }
    }
vote-with = Votar por { voted-for }, { $votes } de influencia: { $planets }
    .hint = { $votes } de influencia para { $who }

## Lo que una jugada costaría sin que se espere: va tras el botón.

# $who: rival cuyas fuerzas terrestres pueden desembarcar ahí; nada si no puede nadie.
hurts-empty = { COUNT($who) ->
        [0] { LIST($places) } sin guardia
       *[other] { LIST($places) } sin guardia ante { $most } { OF($who) }
    }
# En el hogar quedan menos de los que puede desembarcar un rival.
hurts-thin = { COUNT($who) ->
        [0] tu hogar guarda solo { $left }
       *[other] tu hogar guarda solo { $left } ante { $most } { OF($who) }
    }
hurts-empty-many = { $number } planetas sin guardia
hurts-empty-first = { $place } y { $number } más sin guardia
hurts-goal = solo { $have } de { $needed } para { $goal }
hurts-undone = sin punto por { $goal }
hurts-landing = sin nadie que desembarque
hurts-seal = { $have } de { $seal } de influencia para desembarcar
