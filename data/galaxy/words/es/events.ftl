### Lo que se cuenta de lo que pasa. $who, $partner y demás son nombres de personas; lugares, cartas y unidades llevan su nombre.
### Las frases sobre alguien empiezan por su nombre: la siguiente se une con «y», sin el nombre.

## Partes que comparten varios mensajes.

hits = { $hits ->
        [0] ningún impacto
        [one] { $hits } impacto
       *[other] { $hits } impactos
    }
trade-goods = { $trade_goods ->
        [one] { $trade_goods } bien
       *[other] { $trade_goods } bienes
    }
commodities = { $commodities ->
        [one] { $commodities } mercancía
       *[other] { $commodities } mercancías
    }
points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
order-cards = { $count ->
        [one] { $count } carta de orden
       *[other] { $count } cartas de orden
    }
because = { COUNT($source) ->
        [0] { "" }
       *[other] { " (" }{ $source })
    }

## El curso de la partida.

begun = **Victoria:** primero { $points } puntos, o más que nadie tras la ronda { $rounds }.
begun-turn = **Un turno:** una ficha de táctica envía naves, una de estrategia da una orden. { $first } juega el primero.
faction = { $who } juega con **{ $faction }**.
technology = { $how ->
        [first] { $who } empieza con **{ $technology }**.
        [researched] { $who } desarrolla **{ $technology }**.
       *[other] { $who } obtiene **{ $technology }**.
    }
drew_goal = { $kept ->
        [yes] { $who } roba un objetivo secreto.
       *[no] { $who } roba un objetivo secreto y ya tiene demasiados: uno vuelve al mazo.
    }
hidden_goal = Robas un objetivo secreto, { goal-and-terms }. Si es así al acabar una ronda, da 1 punto, una vez.
goal-and-terms = { COUNT($takes) ->
        [0] **{ $goal }**
       *[other] **{ $goal }**: { $takes }
    }
goal-marked = { COUNT($takes) ->
        [0] **{ $goal }**
       *[other] **{ $goal }** ({ $takes })
    }
goal-open = { $goal }
goal-shown = { $goal } ({ $takes })
order_cards = { COUNT($drawn) ->
        [0] { "" }
       *[other] Robas { $drawn }
    }
drawn-card = **{ $card }** – { $says }
discarded_order = { $why ->
        [excess] { $who } descarta «{ $card }»: tenía demasiadas cartas en la mano.
       *[other] { $who } descarta «{ $card }».
    }
moved = { $who } lleva { LIST($legs, type: "clauses") } a { $system }.
moved-there = { $who } lleva { LIST($legs, type: "clauses") }.
leg = { COUNT($origin) ->
        [0] { $units }
       *[other] { $units } desde { $origin }
    }
sent = { $who } envía naves desde { $origins }.
answered = { $way ->
        [secret] { $who } ya ha elegido en secreto.
        [fight] { $who } va a luchar.
        [produce] { $who } contrata a la tripulación.
        [land] { $who } está a punto de desembarcar en { $where }.
        [pay] { COUNT($where) ->
            [0] { $who } aún tiene que pagar { $units }.
           *[other] { $who } aún tiene que pagar { $units } en { $where }.
        }
       *[open] { $who } ya ha elegido.
    }
chosen = { $way ->
        [first] { COUNT($does) ->
            [0] Empiezas con **{ $choice }**.
           *[other] Empiezas con **{ $choice }**: { $does }.
        }
        [public] No puntuarás ningún objetivo público.
        [hidden] No puntuarás ningún objetivo secreto.
        [vote] Votas por **{ $choice }**.
        [abstained] No votas.
       *[goal] Puntuarás **{ $choice }**.
    }
removed_excess = { $who } pierde { $units }: en las naves de { $system } no hay más sitio.
ordered = { $undecided ->
        [yes] { $who } da la orden { order-given }.
       *[no] { $who } ordena { order-given }.
    }
order-given = { $order ->
        [research] Investigación
        [trade] Comercio
        [muster] Reclutamiento
       *[build] Construcción
    }
paid = { $what ->
        [influence] { $who } paga influencia con { paid-with }.
       *[resources] { $who } paga recursos con { paid-with }.
    }
paid-with = { COUNT($paid) ->
        [0] nada
       *[other] { $paid }
    }
home-planet = el planeta natal
placed_units = { $who } pone { placed-part }{ because }.
placed-all = { $who } pone { $parts }{ because }.
placed-part = { $in_space ->
        [yes] { $units } en { $place }
       *[no] { $units } en { $place }
    }
removed_units = { $by ->
        [all] { "" }
        [relic] { $who } pierde { $units } por { THE($relic) }.
       *[card] { $who } sacrifica { $units } en { $place }{ because }.
    }
played = { $who } juega **{ $card }**{ on-target }.
used = { $sort ->
        [relic] { $who } usa { THE($item) }{ on-target }.
        [planet] { $who } usa el poder de { $item }{ on-target }.
       *[device] { $who } usa { A($item) }.
    }
on-target = { COUNT($target) ->
        [0] { "" }
       *[other] { ": " }{ $target }
    }
nothing_done = { $what ->
        [move] { $who } no lleva ninguna nave.
        [bombard] { $who } no abre fuego.
        [crown-of-fury] { $who } no vuelve a tirar nada.
        [production] { $who } no produce nada.
        [compass] { $who } no toca la ficha de frontera.
        [survey] { $who } no sondea nada.
        [crown] { $who } no usa la corona del sepulcro.
        [levies] { $who } no llama a ninguna leva.
        [tomb] { $who } conserva la corona del sepulcro.
        [knowledge-furnace] { $who } conserva el horno del saber.
        [hidden-goal] Ya no queda ningún objetivo secreto que robar para { $who }.
        [smuggler] { $who } no hace tratos con el contrabandista.
       *[other] { $card } queda sin efecto.
    }
passed = { $away ->
        [missed] { $who } no está, y pasa.
        [idle] { $who } pasa: ninguna nave puede moverse y no hay nada que comprar.
       *[here] { $who } pasa.
    }
pass-together = { $names } pasan: ninguna nave suya puede moverse y no hay nada que comprar.
round_begun = { $round ->
        [one] { $speaker } tiene la portavocía.
       *[other] **Ronda { $round }**, { $speaker } tiene la portavocía.
    }
met = { $lore }
reopened = { $who } quiere comerciar antes: { $card } vuelve a estar sobre la mesa.
chose_first = { $who } ya ha elegido su primera tecnología.
drew_orders = { $who } roba { order-cards }.
draw-orders = { $names } roban { order-cards } por cabeza.
everybody-draws-orders = Cada cual roba { order-cards }.
draw-goals = { $names } roban un objetivo secreto por cabeza.
everybody-draws-goals = Cada cual roba un objetivo secreto.
took_order = { $who } toma «{ $card }» de los descartes.
activated = { $who } activa { $system }.
storm_flipped = { $side ->
        [alpha] La tormenta de marea de { $system } gira a su cara alfa.
       *[beta] La tormenta de marea de { $system } gira a su cara beta.
    }
produced = { $who } produce { $units } en { $place }.
turn_over = El turno { OF($who) } ha terminado.
nothing-could-come = Ninguna nave puede llegar: el turno ha terminado.
away = { $who } ha faltado dos turnos: paso en su lugar hasta que vuelva.
back = { $who } está de vuelta.
habit = Tu orden permanente – { $habit }
resigned = { $who } abandona: sus naves desaparecen, sus planetas quedan libres.
goes-on = { $said } y { $more }

## Órdenes permanentes.

habit-combat-quick = Combates: seguir luchando sin preguntar.
    .label = Combates: sin preguntar
habit-combat-ask = Combates: preguntarme en cada asalto.
    .label = Combates: preguntar
habit-combat-choice = Combates: preguntarme donde una carta o una retirada pueda cambiar algo.
    .label = Combates: si hay opción
habit-gifts-take = Regalos: tomar por mí lo que solo da.
    .label = Regalos: tomar
habit-gifts-ask = Regalos: preguntarme si quiero lo que solo da.
    .label = Regalos: preguntar
habit-turns-new = Turnos: antes de acabar el mío, preguntarme solo si hay algo nuevo con que comerciar.
    .label = Turnos: si hay novedades
habit-turns-ask = Turnos: antes de acabar el mío, preguntarme siempre que pueda comerciar.
    .label = Turnos: preguntar
habit-turns-quick = Turnos: acabar el mío sin preguntarme por tratos.
    .label = Turnos: sin preguntar
habit-goals-choice = Objetivos: puntuar lo que no cuesta nada si no hay elección, y preguntarme solo si la hay.
    .label = Objetivos: si hay elección
habit-goals-auto = Objetivos: puntuar por mí lo que no cuesta nada, el primero de cada clase, sin preguntarme más.
    .label = Objetivos: sin preguntar
habit-goals-ask = Objetivos: preguntarme cada vez qué puntúo.
    .label = Objetivos: preguntar
habit-hand-quick = Mano: pasar por mí cuando solo quede ella y ninguna carta sirva. Los demás lo ven.
    .label = Mano: sin preguntar
habit-hand-ask = Mano: preguntarme aunque ninguna carta sirva.
    .label = Mano: preguntar
habit-payments-exact = Pagos: pagar con planetas que sumen justo lo pedido si es lo que menos cuesta; si no, preguntarme, pero nunca en la fase de recuento.
    .label = Pagos: justos
habit-payments-ask = Pagos: preguntarme cada vez con qué pago.
    .label = Pagos: preguntar

## Tratos. $way: "gift" donde solo da uno, "asks" donde solo da el otro, "deal" donde dan los dos.

dealt = { $way ->
        [swap] { $who } y { $partner } cambian { $gives }: bienes para ambos.
        [gift] { $who } da a { $partner } { $gives }.
        [asks] { $partner } da a { $who } { $gets }.
       *[deal] Trato: { $who } da a { $partner } { $gives } por { $gets }.
    }
offered = { offer-made }.
offer-made = { $way ->
        [asks] { $who } pide a { $partner } { $gets }
        [gift] { $who } ofrece a { $partner } { $gives } de regalo
        [swap] { $who } ofrece a { $partner } un cambio de { $gives }: bienes para ambos
       *[deal] { $who } ofrece a { $partner } { $gives } por { $gets }
    }
declined = { $who } rechaza la oferta { OF($proposer) }.
withdrawn = { $who } retira su oferta a { $partner }.
offer-declined = { offer-made }; { $partner } dice que no.
offer-lapsed = { offer-made }; sin respuesta, así que ha caducado.
lapsed = La oferta { OF($who) } a { $partner } ha caducado.

## La fase de recuento, el consejo y el final.

status_begun = Acaba la ronda { $round }.
chose_goals = { $who } ya ha elegido qué puntúa.
scores = { $who } puntúa **{ $goal }** en cuanto lo pague.
scored = **{ $who } puntúa { LIST($scored) }: { COUNT($scored) ->
        [one] 1 punto
       *[other] { COUNT($scored) } puntos
    }, { $points } de { $enough }.**
# $points de los $enough que ganan.
scored-together = **{ LIST($names) } puntúan { $goal }: 1 punto cada cual, { LIST($points) } de { $enough }.**
point = { $why ->
        [meridian] **{ $who } domina Meridian: 1 punto, { $points } de { $enough }.**
        [seal] **{ $who } rompe el sello de Meridian: 1 punto, { $points } de { $enough }.** Desde ahora desembarcar allí es gratis.
        [splinter] **La astilla de la corona da a { $who } 1 punto, { $points } de { $enough }.** Quien le quite un mundo natal o un planeta legendario se la lleva.
        [splinter-lost] **{ $who } pierde el punto de la astilla de la corona: { $points } de { $enough }.**
        [tomb] **La corona del sepulcro da a { $who } 1 punto, { $points } de { $enough }.**
       *[other] { $who } tiene { $points } de { $enough } puntos.
    }
# $far: cuánto llevan quienes han empezado.
goal_revealed = Nuevo objetivo público: { goal-marked }{ COUNT($done) ->
        [0] { "" }
       *[other] : { LIST($done) } { COUNT($done) ->
            [one] puede puntuarlo
           *[other] pueden puntuarlo
        }
    }.
goal-done = **{ $who } puede puntuar { $goal }** (1 punto).
goal-named = **{ $goal }** ({ $needed } { $counted })
goals-revealed = **Puntos:** 1 por ronda por un objetivo público, { LIST($goals, type: "or") }; 1, una vez, por tu objetivo secreto.
goals-meridian = **Meridian**, en el centro: 1 y una reliquia por el primer desembarco, 1 por ronda a quien lo mantiene.
readied_all = Todos reciben 2 fichas; todo vuelve a estar listo.
pools = { $who } reparte sus fichas: { $tactic } de táctica, { $strategy } de estrategia.
pools-small = fichas de táctica y estrategia: { LIST($pools, type: "comma") }
council_begun = **Consejo**, { $speaker } tiene la portavocía.
market_done = { $who } ya ha votado.
voted = { $silent ->
        [yes] { $who } no vota.
       *[no] { $who } da { $influence } de influencia a { $candidate }.
    }
vote-cast = { $who } { $influence } por { $candidate }{ COUNT($against) ->
        [0] { "" }
       *[other] { " " }(contra { $against }, que va por delante)
    }
votes-cast = Votos: { LIST($votes, type: "comma") }.
vote-nothing = { COUNT($names) ->
        [one] { $names } no vota.
       *[other] { $names } no votan.
    }
speaker = { $votes ->
        [0] Nadie vota: { $who } conserva la portavocía.
       *[other] { $tied ->
            [yes] **{ $who } se lleva la portavocía**: empate a { $votes }, decide quien la tenía.
           *[no] **{ $who } se lleva la portavocía** con { $votes } de influencia.
        }
    }
ended = { $why ->
        [rounds] La última ronda ha terminado. { end-won }
        [alone] No queda nadie más. { end-won }
       *[points] { end-won }
    }
end-won = { COUNT($winner) ->
        [0] No gana nadie.
       *[other] **{ $winner } gana con { points-of-winner }{ end-tied }**{ won-by }.
    }
won-by = { COUNT($ways) ->
        [0] { "" }
       *[other] , por { LIST($ways) }
    }
points-of-winner = { $most ->
        [one] { $most } punto
       *[other] { $most } puntos
    }
end-counted-first = También { LIST($others) } podía ganar, pero { $winner } cuenta antes.
end-tied = { COUNT($tied) ->
        [0] { COUNT($even) ->
            [0] { "" }
           *[other] , por delante de { $even } con los mismos
        }
       *[other] { " " }{ $tied }
    }
# De quien gana y de quien más se acerca con los mismos puntos.
tied-planets = y { $mine } planetas frente a { $theirs }
tied-goods = y { $mine } bienes frente a { $theirs }
tied-order = por ir antes en el orden de turno
# En la última ronda; $before: de quién era.
end-turned = En la última ronda { $who } arrebató { $planet } a { $before }.

## Exploración.

explored = { explored-what }.
    .terms = { $terms }
explored-what = { $where ->
        [planet] { $who } explora { $place }: **{ $card }**
        [place] { $who } explora la frontera en { $place }: **{ $card }**
       *[frontier] { $who } explora la frontera: **{ $card }**
    }
explores-it = { $said } y lo explora: **{ $card }**.
unexplored = { CAP($planet) } no tiene rasgo: no hay nada que explorar.
no_card = { COUNT($place) ->
        [0] { $who } explora la frontera, pero no queda ninguna carta { $deck }.
       *[other] { $who } explora { $place }, pero no queda ninguna carta { $deck }.
    }
reshuffled = Los descartes del mazo { $deck } se barajan en un mazo nuevo de { cards }.
cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
deck-left = mazo { $deck }: { $count ->
        [one] queda { cards }
       *[other] quedan { cards }
    }
put_away = { $where ->
        [attach] { $card } se queda en { $place }.
        [play] { $card } se queda con quien exploró.
        [common] { $card } se queda en la zona común.
        [purge] { $card } se va para siempre.
       *[discard] { $card } va a los descartes.
    }
attached = { COUNT($brings) ->
        [0] { $card } se vincula a { $planet }.
       *[other] { $card } se vincula a { $planet }: { $brings }.
    }
# Tras la carta que se acaba de explorar ahí.
attached-there = { $said }, { LIST($brings) }.
brings-resources = { $resources ->
        [one] +{ $resources } recurso
       *[other] +{ $resources } recursos
    }
brings-influence = +{ $influence } de influencia
brings-specialty = especialidad en { $specialty }
fragment = { $count ->
        [0] { $who } se queda { a-fragment }.
        [1] { $who } se queda { a-fragment }.
       *[other] { $who } se queda { a-fragment }, y ya tiene { $count }.
    }
a-fragment = { $kind ->
        [cultural] un fragmento cultural
        [hazardous] un fragmento hostil
        [industrial] un fragmento industrial
       *[unmarked] un fragmento sin marca
    }
fragment-kept-1 = 3 fragmentos de un mismo tipo dan una reliquia
fragment-kept-3 = 3 del mismo tipo: `/{ $command }`, como acción, los cambia por una reliquia
fragments_purged = { $who } entrega 3 fragmentos ({ $fragments }).
# Lo que el sello de Meridian da a otro que quien lo rompió.
relic-for-fewest = { $who }, con menos puntos, obtiene { THE($relic) }.
relic = { $who } obtiene { THE($relic) }.
relics-left = { $left ->
        [one] queda { $left } reliquia
       *[other] quedan { $left } reliquias
    }
what-it-does = { $thing }: { $does }
no_relic = No queda ninguna reliquia para { $who }.
relic_purged = { CAP(THE($relic)) } se va para siempre.
splinter = La astilla de la corona pasa de { $holder } a { $who }.
device = { $count ->
        [0] { $who } se queda una máquina de enigmas.
        [1] { $who } se queda una máquina de enigmas.
       *[other] { $who } se queda una máquina de enigmas, y ya tiene { $count }.
    }
device-kept = como acción, por 6 recursos, enseña una tecnología y desaparece
token_placed = { $what ->
        [frontier] Ahora hay una ficha de frontera en { $system }.
        [gamma] Un agujero de gusano gamma se abre en { $system }.
        [alpha] Una tormenta de marea se instala en { $system }, con la cara alfa arriba.
       *[beta] Una tormenta de marea se instala en { $system }, con la cara beta arriba.
    }
token-gamma = todos los sistemas gamma son adyacentes, también Eddy
token-alpha = todos los sistemas alfa son adyacentes; cuando unas naves usan la tormenta, gira
token-beta = todos los sistemas beta son adyacentes; cuando unas naves usan la tormenta, gira
token_returned = La ficha de frontera de { $system } vuelve a la caja.
phantom = { COUNT($system) ->
        [0] Aparece el Mundo fantasma, y { $who } llega antes que nadie.
       *[other] Aparece el Mundo fantasma en { $system }, y { $who } llega antes que nadie.
    }
goods = { $way ->
        [turns] { $who } convierte { commodities } en { trade-goods }{ because }.
        [gains] { $who } recibe { goods-held }{ because }.
        [pays] { $who } paga { goods-held }{ because }.
        [both] { $who } paga { trade-goods } y recibe { commodities }{ because }.
       *[none] { $who } no recibe nada{ because }.
    }
goods-held = { $held ->
        [goods] { trade-goods }
        [commodities] { commodities }
       *[both] { trade-goods } y { commodities }
    }
command = { $pool ->
        [tactic] { $who } recibe { $count ->
            [one] { $count } ficha de táctica
           *[other] { $count } fichas de táctica
        }.
       *[strategy] { $who } recibe { $count ->
            [one] { $count } ficha de estrategia
           *[other] { $count } fichas de estrategia
        }.
    }
no_command = { $who } ya no tiene fichas de mando que recibir.
readied = { CAP($planet) } vuelve a estar listo.
looked = { $who } mira lo alto del mazo { $deck }.
legend = { $planet }, una vez por ronda al acabar un turno tuyo: { $power }.{ $used ->
        [yes] { " Ya se usó en esta ronda; en la siguiente se podrá de nuevo." }
       *[no] { "" }
    }

## Combate, y planetas que cambian de manos.

# $wins: how likely the attacker wins, nothing where that is not known.
battle = { $ground ->
        [yes] **{ $attacker } ataca a { $defender } en { $place }**
       *[no] **{ $attacker } ataca a { $defender } en { $place }**
    }{ COUNT($wins) ->
        [0] { "" }
       *[other] { " " }({ $ground ->
            [yes] gana
           *[no] destruye o ahuyenta
        } { $wins })
    }.
battle_over = { $left ->
        [nobody-ground] No queda nadie en { $place }.
        [nobody-space] No queda nadie en { $place }.
        [ground] { $winner } gana en { $place }.
       *[space] { $winner } gana en { $place }.
    }
battle-held = { $ground ->
        [yes] **{ $who } se queda con { $place }.**
       *[no] { COUNT($loser) ->
            [0] { $who } domina el espacio en { $place }
           *[other] **{ $who } vence a { $loser } en { $place }**
        }{ COUNT($stays) ->
            [0] { "" }
            [one] ; { LIST($stays) } sigue siendo { OF($loser) }
           *[other] ; { LIST($stays) } siguen siendo { OF($loser) }
        }.
    }
# Un ataque a un planeta que fracasó. $loser perdió $lost, nada donde no se sabe; $left: cuántas unidades le quedan allí a
# $who, 0 donde no se sabe.
battle-repelled = **{ $loser } no toma { $place }{ COUNT($lost) ->
        [0] { "" }
       *[other] : pierde { $lost }
    }{ $left ->
        [0] { "" }
       *[other] , { $who } conserva { $left }
    }.**
rolled = { $hits ->
        [0] { $who } no saca ningún impacto.
       *[other] { $who } saca { hits }.
    }
rolled-again = { $who } vuelve a tirar: { hits }.
nobody-hits = { $rounds ->
        [one] Nadie acierta.
       *[other] En { $rounds } asaltos nadie acierta.
    }
rolled-all = { $rounds ->
        [one] { $who } { $hits ->
            [0] no saca ningún impacto
           *[other] saca { hits }
        }, { LIST($others, type: "comma") }.
       *[other] En { $rounds } asaltos { $who } { $hits ->
            [0] no saca ningún impacto
           *[other] saca { hits }
        }, { LIST($others, type: "comma") }.
    }
rolled-other = { $hits ->
        [0] { $who } ninguno
       *[other] { $who } { $hits }
    }
bombarded = { $who } bombardea { $planet }: { hits }.
lost = { $who } pierde { $units }.
losses = { LIST($losses, type: "semicolon") }.
loss = { $who } pierde { $units }
cancelled = { $who } esquiva { hits }.
dice = { LIST($dice, type: "comma") }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    }
dice-of = { $count ->
        [one] { $unit }
       *[other] { PLURAL($unit) }
    }{ $needed ->
        [0] { "" }
       *[other] { " " }({ $needed }+)
    } { $faces }
dice-rolled = { $who }: { $dice }
retreated = { $who } se retira de { $system } a { $to }.
announced = { $who } se retirará a { $to } después de un asalto más.
landed = { $who } desembarca { $units } en { $planet }.
land-all = { $who } desembarca { $parts }.
landed-part = { $units } en { $planet }
landing-price-nobody = el primer desembarco en Meridian cuesta 6 de influencia: no desembarca nadie
seal_broken = **{ $who } rompe el sello de Meridian**: desde ahora desembarcar es gratis.
fleet-is-full = en un sistema no caben más de { $most } naves de una misma persona
gained = { COUNT($before) ->
        [0] { $who } toma { $planet }.
       *[other] **{ $who } arrebata { $planet } a { $before }.**
    }
gained-all = { $who } toma { LIST($planets) }.
gained-from = **{ $who } arrebata { $planet } a { $before }, que pierde { $lost }.**
# The winner has one unit left.
gained-at-last = **{ $who } arrebata { $planet } a { $before } con la última unidad en pie; { $before } pierde { $lost }.**
freed = { $owner } pierde { $planet }: ya no lo controla nadie.
all-freed = Ya nadie controla { $planets }.
dock_destroyed = El astillero { OF($owner) } en { $planet } queda destruido.
docks-destroyed = Los astilleros { OF($owner) } en { $planets } quedan destruidos.
planet_destroyed = La lanza estelar reduce { $planet } a cenizas: queda fuera de la partida.

## Tecnologías y facciones, contadas de varios a la vez.

begin-with = { $parts }.
begins-with-first = { $who } empieza con { $technology }
begins-with-next = { $who } con { $technology }
play-factions = { $parts }.
plays-faction = { $who } juega con **{ $faction }**
faction-look = Lo que puede cada facción: `/look cards`

## Una mesa de exploración.

opened = La mesa de exploración está abierta para { $players }. Hay cuatro mazos barajados, el de frontera con { $frontier ->
        [one] { $frontier } carta
       *[other] { $frontier } cartas
    }, y las reliquias al lado.
seated = { $who } se une a la mesa de exploración.
clerk = { $who } también lleva la mesa de exploración.
acting = La mesa de exploración atiende ahora a { $who }.
named = { COUNT($traits) ->
        [0] { $planet } queda anotado, sin rasgo.
       *[other] { $planet } queda anotado como { LIST($traits) }.
    }
moved_card = { $way ->
        [to] { $card } va a { $end }.
        [from] { $card } sale de { $start }.
        [both] { $card } va de { $start } a { $end }.
       *[none] { $card } se va.
    }
pile-discard = los descartes
pile-purge = las cartas fuera de la partida
pile-purged = las cartas fuera de la partida
pile-common = la zona común
pile-deck = la pila de robo
pile-draw = la pila de robo
pile-play = la mesa
handed = { $gift ->
        [yes] { $who } da a { $partner } { $gives }.
       *[no] { $who } da a { $partner } { $gives } por { $gets }.
    }
planet_of = { COUNT($owner) ->
        [0] { $planet } queda libre.
       *[other] { $planet } es ahora { OF($owner) }.
    }
planet_gone = { $planet } queda fuera de la partida, con todo lo que llevaba vinculado.
laid_out = { "" }
