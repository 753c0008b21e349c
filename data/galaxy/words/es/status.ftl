### Lo que se quiere de quienes se espera, y cómo van las cosas.

## Lo que se quiere en una etapa, tras un nombre y una coma.

wanted-nothing = sigue.
offer-waits = { COUNT($names) ->
        [one] { $names } puede responder desde **En privado**.
       *[other] { $names } pueden responder desde **En privado**.
    }
wanted-and-offered = { $wanted } { $offer }
# Qué fue de las ofertas propias en un turno o en un mercado.
have-dealt = Ya has comerciado con { LIST($names) }.
not-agreed = Sin trato con { $who }: { $gives } por { $gets }.
offers-now = { LIST($offers, type: "semicolon") }. { $gift ->
        [yes] ¿Lo tomas?
       *[no] ¿Aceptas?
    }
# $goods: how many commodities are among what is given: in other hands they are trade goods.
goods-for-you = { $goods ->
        [0] { "" }
        [one] { " " }(un bien para ti)
       *[other] { " " }(bienes para ti)
    }
offer-to-you = { $way ->
        [gift] { $who } te ofrece { $gives }{ goods-for-you } de regalo
        [swap] { $who } te ofrece un cambio de { $gives }: bienes para ambos
        [deal] { $who } te ofrece { $gives }{ goods-for-you } por { $gets }
       *[asks] { $who } te pide { $gets }
    }
# $first: si es el primer consejo, donde se dice qué tiene quien la lleva.
wanted-answer-at-market = { $offer } Después vota la portavocía{ $first ->
        [yes] , que empieza, puntúa antes y recibe una ficha
       *[no] { "" }
    }.
wanted-council = a votar la próxima portavocía{ $first ->
        [yes] , que empieza, puntúa antes y recibe una ficha
       *[no] { counted-first }
    }.
wanted-voteless = sin influencia para votar: comercia, reparte tus fichas o sigue.
# $who tiene más influencia que todas las demás personas juntas.
wanted-split = { $who } tendrá la portavocía, con { $votes } de { $all } de influencia, votes lo que votes. ¿Cómo repartes tus fichas?
# $enough: cuántos puntos ganan, 0 si nadie está cerca.
counted-first = { $enough ->
        [0] { "" }
       *[other] . Gana quien antes tenga { $enough } puntos: los objetivos cuentan desde quien es portavoz ({ LIST($order, type: "comma") }, y vuelta a empezar)
    }
voter = { $who } { $influence }
tie-decided = Si hay empate decide { $speaker }.
voters = { tie-decided } Influencia: { LIST($voters, type: "comma") }.
open-offer = { $who } a { $partner }, { $gives } por { $gets }
open-offers = { $more ->
        [0] Ofertas: { LIST($offers, type: "semicolon") }.
       *[other] Ofertas ({ $more } más): { LIST($offers, type: "semicolon") }.
    }
wanted-landing = desembarca en { $system }.{ aboard }
# $rivals: who finds a relic there too.
under-seal = También { LIST($rivals) }, con menos puntos, halla una reliquia.
strikers = { COUNT($comers) ->
        [0] Ningún rival puede enviar naves allí en esta ronda.
       *[other] { LIST($comers, type: "semicolon") }.
    }
aboard = { COUNT($units) ->
        [0] { "" }
       *[other] { " " }A bordo: { $units }.
    }
wanted-units = { $most ->
        [one] produce hasta { $number } unidades { built-at }, por { $most } recurso como mucho.
       *[other] produce hasta { $number } unidades { built-at }, por { $most } recursos como mucho.
    }
# How many ships more of a player fit in Meridian's system.
fleet-left = { $room ->
        [0] En { $system }, junto a Meridian, ya no cabe ninguna nave tuya.
        [one] En { $system }, junto a Meridian, solo cabe { $room } nave tuya más.
       *[other] En { $system }, junto a Meridian, solo caben { $room } naves tuyas más.
    }
wanted-more-units = { $units } por { $price } de { $most }: añade hasta { $number }, o produce.
built-at = { $home ->
        [yes] en tu hogar
       *[no] en { $place }
    }
stands-for = { LIST($planets) } { COUNT($planets) ->
        [one] vale
       *[other] valen
    } por { $colour }.
wanted-payment = { COUNT($purpose) ->
        [0] paga { price-in-either }.
       *[other] paga { price-in-either } por { $purpose }.
    }
price-in-either = { $either ->
        [yes] { $amount ->
            [one] { $amount } en recursos o influencia
           *[other] { $amount } en recursos o influencia
        }
       *[no] { price }
    }
wanted-end = { $passed ->
        [yes] has pasado: { LIST($ways, type: "or") }.
       *[no] tu acción está hecha: { LIST($ways, type: "or") }.
    }
way-trade = comercia
way-trade-private = comercia desde **En privado**
way-legendary = usa un planeta legendario
way-end = termina tu turno
wanted-deal = el contrabandista está aquí: ofrece un trato a quien quieras.
wanted-vote = vota en secreto la próxima portavocía{ $first ->
        [yes] , que empieza, puntúa antes y recibe una ficha ({ $influence } de influencia)
       *[no] , con { $influence } de influencia; no cuesta nada{ counted-first }
    }. Antes puedes comerciar o repartir tus fichas: ahora { $tactic } para activar, { $strategy ->
        [0] **ninguna para órdenes**
       *[other] { $strategy } para órdenes
    }.
purpose-production = lo que produces
purpose-dock = un astillero
purpose-landing = el primer desembarco en Meridian

## Un turno, y mover naves.

# $alone: whether all others have ended their round.
wanted-turn = { $first ->
        [yes] empiezas tú: { LIST($ways, type: "or") }.
       *[no] te toca: { LIST($ways, type: "or") }.
    }{ others-ended }
# After a player's first turn: how many of each kind are left.
wanted-turn-briefly = te toca, con { LIST($ways, type: "comma") }.{ others-ended }
others-ended = { $alone ->
        [yes] { " " }Los demás han terminado su ronda.
       *[no] { "" }
    }
# $dock: si hay un astillero en otra parte.
home-lost = **{ $who } ocupa tu hogar**{ $dock ->
        [yes] .
       *[no] : no produces nada hasta recuperarlo o construir un astillero.
    }
# $goals: cada uno como "hidden-goal-so-far".
# $met: si está cumplido.
hidden-goal-so-far = **{ $goal }** { $met ->
        [yes] está cumplido: 1 punto al acabar la ronda
       *[no] ({ $have } de { $needed }): { $takes }
    }
besides-meridian = Otros puntos: { LIST($goals) }.
no-way-back = En esta ronda no puedes volver a Meridian: tu ficha está ahí.
hidden-complete = **Tu objetivo secreto está cumplido: 1 punto al acabar la ronda.**
hidden-so-far = Secretos: { LIST($goals, type: "comma") }.
last-token = { $orders ->
        [yes] Tu último turno de la ronda; si pasas, conservas la ficha.
       *[no] Tu última ficha.
    }
can-activate = activa un sistema ({ $tactic ->
        [one] queda { $tactic }
       *[other] quedan { $tactic }
    })
can-order = { $strategy ->
        [0] da una orden con el cetro
        [one] da una orden (queda { $strategy })
       *[other] da una orden (quedan { $strategy })
    }
systems-left = { $tactic ->
        [one] { $tactic } sistema
       *[other] { $tactic } sistemas
    }
orders-left = { $strategy ->
        [one] { $strategy } orden
       *[other] { $strategy } órdenes
    }
can-use-card = usa una carta
can-pass = termina tu ronda
passage-opens = { $card } lleva una nave a { LIST($systems, type: "or") }: activa el sistema y juega la carta.
hand-of-no-use = Ahora no puedes usar ninguna carta de la mano.
no-ship-can-move = Ninguna nave tuya puede moverse.
wanted-ships = lleva { $room ->
        [one] { $room } nave
       *[other] hasta { $room } naves
    }{ why-so-many }{ COUNT($origin) ->
        [0] { "" }
       *[other] { " " }de { $origin }
    } a { $system }{ free-there }{ $dock ->
        [yes] , o produce ahí
       *[no] { "" }
    }{ $stays ->
        [yes] , para toda esta ronda
       *[no] { "" }
    }.
free-there = { COUNT($free) ->
        [0] { "" }
        [one] { " " }({ LIST($free) } está libre)
       *[other] { " " }({ LIST($free) } están libres)
    }
origin-has = En { $origin } hay { $units }
why-so-many = { $full ->
        [yes] { " " }(en un sistema caben 4 naves tuyas)
       *[no] { "" }
    }
wanted-more-ships = { $units } en camino a { $system }: lleva hasta { $room } más.

## Una carta sobre la mesa.

wanted-loan = { $private ->
        [yes] no puedes pagar { $card }: comercia con un vecino desde **En privado**, o resuélvela a cambio de nada.
       *[no] no puedes pagar { $card }: comercia con un vecino, o resuélvela a cambio de nada.
    }
wanted-resolving = { $trade ->
        [no] resuelve { $card }.
        [private] resuelve { $card }, o comercia antes desde **En privado**: lo que sigue no se puede deshacer.
       *[here] resuelve { $card }, o comercia antes: lo que sigue no se puede deshacer.
    }
wanted-decision = ¿qué haces con { $card }?

## A quién esperan los demás, y para qué.

busy-moving = { $who } está moviendo naves.
busy-landing = { $who } está desembarcando.
busy-producing = { $who } está produciendo.
busy-cardopen = { $who } está mirando una carta.
busy-paying = { $who } está pagando.
busy-ending = { $who } está terminando su turno.
busy-smuggling = { $who } está tratando con el contrabandista.
waiting-for-answer = { COUNT($names) ->
        [one] { $names } está { $aside }.
       *[other] { $names } están { $aside }.
    }
waiting-at-market = { COUNT($names) ->
        [one] { $names } no ha votado todavía.
       *[other] { $names } no han votado todavía.
    }

## Órdenes permanentes que ahorran una pregunta.

advice-combat = /settings combat-quick sigue luchando sin preguntarte.
advice-losses = /settings combat-quick pierde las unidades más baratas sin preguntarte.
advice-goals = /settings goals-auto puntúa por ti lo que no cuesta nada, y no te pregunta.
advice-turns = /settings turns-quick ya no te pregunta por tratos al acabar tus turnos.

## Cómo van las cosas.

status-over = Terminó en la ronda { $round }. Puntos: { LIST($points, type: "comma") }.
status-opening = Antes del primer turno.
last-round = última ronda
status-last = es la última ronda: ganan más puntos y, si hay empate, más planetas
status-lead = { $all ->
        [yes] todos tienen { $most } de { $enough } puntos
       *[no] { COUNT($names) ->
            [one] { $names } va por delante con { $most } de { $enough } puntos
           *[other] { $names } van por delante con { $most } de { $enough } puntos
        }
    }
status-ready = al acabar la ronda { COUNT($goals) ->
        [0] { $who } se lleva { points-held }
       *[other] { $who } puede puntuar { LIST($goals, type: "or") }{ COUNT($held) ->
            [0] { "" }
           *[other] , y se lleva { points-held }
        }
    }
points-held = { COUNT($held) ->
        [one] 1 punto por { LIST($held) }
       *[other] 1 punto por cada una de estas cosas, { LIST($held) }
    }
status-threat = { $place ->
        [0] **{ $who } puede ganar al acabar la ronda**: ahora { $points } de { $enough } puntos, { threat-more }
       *[other] { $place }. **{ $who }** { $points }, { threat-more }
    }
threat-more = { COUNT($ways) ->
        [one] y 1 más por { LIST($ways) }
       *[other] y 1 más por cada una de estas cosas, { LIST($ways) }
    }{ $late ->
        [yes] , tras los objetivos de todos
       *[no] { "" }
    }{ threat-hidden }
threat-hidden = { COUNT($hidden) ->
        [0] { "" }
       *[other] , salvo que { LIST($hidden, type: "or") }, que cuenta antes, tenga un objetivo oculto
    }
status-race = **Al acabar la ronda gana quien antes cuente { $enough }, en este orden**{ threat-hidden }:
status-may-win = **{ COUNT($names) ->
        [one] { LIST($names) } puede
       *[other] { LIST($names) } pueden
    } ganar al acabar { $later ->
        [yes] la próxima ronda
       *[no] la ronda
    }**{ COUNT($names) ->
        [one] { "" }
       *[other] , contando en este orden
    }{ threat-hidden }
status-near = **{ $who } llega a { $reached } de { $enough } puntos cuando acabe la ronda, a { $enough } con un objetivo oculto**
# $here: cuántas fuerzas terrestres hay ahí. $place: Meridian; nada para el hogar.
status-exposed = { $who } puede desembarcar { $most } en { COUNT($place) ->
        [0] tu hogar
       *[other] { $place }
    }, donde tienes { $here }
# Rivals who could be the first to land on Meridian in this round. $have: how much of its price the reader can pay.
status-seal = **{ LIST($names, type: "or") } puede romper el sello de Meridian en esta ronda**: { $needed } de influencia, puedes pagar { $have }
stop-there = { $race ->
        [yes] podrías impedirlo
       *[no] { $who } podría detener a { $rival }
    } en { $where }{ COUNT($planet) ->
        [0] { "" }
       *[other] { " " }({ $planet })
    }, donde { $wins ->
        [nunca] nunca gana
       *[other] gana { $wins }
    }
stop-no-more = { $race ->
        [yes] ya no se puede impedir
       *[no] { $who } ya no puede detener a { $rival }
    }
stop-nowhere = { $race ->
        [yes] ningún ataque lo impide
       *[no] ningún ataque { OF($who) } detiene a { $rival }
    }{ $first ->
        [yes] , pero { $who } cuenta antes que { $rival } y le { $points ->
            [one] falta { points }
           *[other] faltan { points }
        }
       *[no] { "" }
    }
status-goals = { LIST($goals, type: "comma") }
goal-ready = **{ $goal }**
goal-met = **{ $goal }** ({ $needed } { $counted })
goal-so-far = **{ $goal }** ({ $have } de { $needed } { $counted })
hidden-next = { $met ->
        [yes] tu objetivo secreto **{ $goal }** (cumplido)
       *[no] tu objetivo secreto **{ $goal }** ({ $have } de { $needed })
    }
goal-of = { $who } { $scored ->
        [yes] ya lo tiene
       *[no] { $have }
    }
# Lo que hicieron los rivales desde el turno anterior, una línea por cada cual. $deeds: como "news-took" y similares.
news-line = { $who } { LIST($deeds, type: "comma") }.
# $before: de quién eran, nada donde no eran de nadie.
news-took = { COUNT($before) ->
        [0] tomó { LIST($planets) }
       *[other] arrebató { LIST($planets) } a { $before }
    }
news-failed = atacó en vano { LIST($planets) } de { $loser }
news-beat = venció a { $loser } en { LIST($places) }
news-destroyed = destruyó { $units } { OF($owner) }
news-broke = rompió el sello de { $planet }
news-relic = obtuvo { LIST($relics) }{ $fewest ->
        [yes] { " " }(menos puntos)
       *[no] { "" }
    }
news-explored = exploró { LIST($places) }
news-landed = desembarcó { $units } en { $place }
news-placed = obtuvo { $units } ({ $place })
news-built = produjo { $units } en { $place }
status-gone = se han ido: { $names }
status = { CAP($said) }.
# $who: a quién le toca, nada en otros momentos. $rivals: quienes tienen más puntos de los demás, cada cual $most.
status-stands = { $phase ->
        [status] Ronda { $round } de { $rounds }, fase de recuento
        [council] Ronda { $round } de { $rounds }, consejo
       *[other] Ronda { $round } de { $rounds }
    }{ COUNT($who) ->
        [0] { "" }
       *[other] : { $who } tiene { $points } de { $enough } puntos, { LIST($rivals) } { $most }
    }
round-status = { $phase ->
        [status] Ronda { $round }, fase de recuento
        [council] Ronda { $round }, consejo
       *[other] Ronda { $round }
    }
speaker-is = Portavoz: { $who }.
public-goals = Objetivos públicos: { LIST($goals, type: "semicolon") }.
goal-takes = **{ $goal }**: { $takes }{ COUNT($players) ->
        [0] { "" }
       *[other] { " " }({ LIST($players, type: "comma") })
    }
no-neighbour = Ahora no tienes vecinos con quienes comerciar; en el consejo puedes con todos.
has-left = **{ $who }** ha dejado la galaxia.
tokens-of = fichas: { $tactic } de táctica, { $strategy } de estrategia
devices = { $number ->
        [one] { $number } máquina de enigmas
       *[other] { $number } máquinas de enigmas
    }
hidden-goals = { $number ->
        [one] { $number } objetivo secreto
       *[other] { $number } objetivos secretos
    }
mark-passed = ha pasado
mark-away = ausente
player-line = **{ $who }**, { points }{ COUNT($marks) ->
        [0] { "" }
       *[other] , { LIST($marks, type: "comma") }
    }: { LIST($said, type: "semicolon") }.
player-technologies = Tecnologías: { LIST($technologies, type: "comma") }.
player-planets = Planetas (recursos+influencia): { LIST($planets, type: "comma") }.
planet-briefly = { $exhausted ->
        [yes] { $planet } { $worth } agotado
       *[no] { $planet } { $worth }
    }
order-cards-briefly = Cartas de orden: { LIST($cards, type: "comma") }. `/{ $command } cards` dice qué hace cada una.
order-card-held = { $times ->
        [one] Carta de orden **{ $card }**: { $says }
       *[other] Carta de orden **{ $card }** ×{ $times }: { $says }
    }
hidden-goal-held = { $met ->
        [yes] El objetivo secreto **{ $goal }** está cumplido: 1 punto al acabar la ronda.
       *[no] Objetivo secreto { goal-and-terms } ({ $have } de { $needed }).
    }
will-score = Puntuarás { $goals }.
your-first-technology = Tu primera tecnología: { $technology }.
you-hold-nothing = No tienes ni cartas de orden ni objetivos secretos.
relic-of-own = Reliquia **{ $relic }**: { $says }
faction-line = **{ $name }**: { $ability }
held-fragments = Tienes { $pieces }. 3 de un tipo dan una reliquia, como tu turno; uno sin marca vale por cualquiera.
spendable = para gastar: { ready-planets }, { trade-goods }; para comerciar: { has-of-commodities }. Fichas: { $tactic } de táctica, { $strategy } de estrategia{ COUNT($left) ->
        [0] { "" }
       *[other] , y solo { $left } más por recibir
    }.
ready-planets = { $ready ->
        [yes] { resources } o { $influence } de influencia en planetas
       *[no] nada en planetas (todos agotados hasta la próxima ronda)
    }
resources = { $resources ->
        [one] { $resources } recurso
       *[other] { $resources } recursos
    }

## Planetas, sistemas y cartas, como parte de otros textos.

traits = { COUNT($traits) ->
        [0] sin rasgo
       *[other] { LIST($traits) }
    }
trait-cultural = cultural
trait-hazardous = hostil
trait-industrial = industrial
specialty-of = especialidad en { LIST($colours) }
# Colores de las tecnologías y de las especialidades: «símbolo de color azul», «especialidad en azul».
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-red = rojo
legendary = legendario
truce = tregua
frontier = frontera
wormhole = { $letter ->
        [alpha] agujero alfa
        [beta] agujero beta
       *[gamma] agujero gamma
    }
# El lugar que queda aparte del mapa, sin artículo como los planetas; `.briefly` va tras el nombre de un planeta.
the-eddy = Eddy
    .briefly = Eddy
home-of = el hogar { OF($who) }
empty-space = espacio vacío
card-of-deck = carta { $deck }
# Van tras «mazo» y tras «carta»: «mazo hostil», «carta hostil».
deck-called-cultural = cultural
deck-called-hazardous = hostil
deck-called-industrial = industrial
deck-called-frontier = de frontera
deck-called-relic = de reliquias
deck-called-orders = de órdenes
deck-called-public = de objetivos públicos
deck-called-hidden = de objetivos secretos
relic-held = { $exhausted ->
        [yes] { $card } (agotada)
       *[no] { $card }
    }

## Cosas contadas y en lista.

nothing = nada
several = { LIST($parts) }
row = { LIST($parts, type: "comma") }
apart = { LIST($parts, type: "semicolon") }
counted-unit = { $count ->
        [one] { $count } { $unit }
       *[other] { $count } { PLURAL($unit) }
    }
fragments-cultural = { $count ->
        [one] { $count } fragmento cultural
       *[other] { $count } fragmentos culturales
    }
    .brief = { $count ->
        [one] { $count } cultural
       *[other] { $count } culturales
    }
fragments-hazardous = { $count ->
        [one] { $count } fragmento hostil
       *[other] { $count } fragmentos hostiles
    }
    .brief = { $count ->
        [one] { $count } hostil
       *[other] { $count } hostiles
    }
fragments-industrial = { $count ->
        [one] { $count } fragmento industrial
       *[other] { $count } fragmentos industriales
    }
    .brief = { $count ->
        [one] { $count } industrial
       *[other] { $count } industriales
    }
fragments-unknown = { $count ->
        [one] { $count } fragmento sin marca
       *[other] { $count } fragmentos sin marca
    }
    .brief = { $count } sin marca
