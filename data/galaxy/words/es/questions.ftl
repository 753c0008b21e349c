### Lo que se pregunta, y cómo se ofrecen las respuestas: un id termina con la clase de pregunta a la que pertenece.

## Encima de las respuestas.

heading-first = ¿Con qué tecnología empiezas?
heading-vial = ¿Qué hace el frasco de la vidente?
heading-specialty = ¿Qué planeta da el símbolo?
heading-deck = ¿De qué mazo robas?
heading-gain = ¿Qué planeta obtienes antes?
heading-frontier = ¿Exploras la frontera?
heading-survey = ¿Qué planeta exploras de nuevo?
heading-crown = ¿Qué exploras con la corona?
heading-tomb = ¿Entregas la corona por un punto?
heading-levies = ¿Pones ahí una infantería?
heading-bombard = ¿Qué bombardeas?
heading-stand = ¿Sigues luchando?
heading-fury = ¿Qué vuelve a tirar?
heading-losses = ¿Qué pierdes?
heading-excess = ¿Qué carta descartas?
heading-excess-troops = ¿Qué pierdes?
heading-pool = ¿A qué reserva va la ficha?
heading-pools = ¿Cómo repartes tus fichas?
# Como quedan si se vota; de varias personas, cada una como "Ada 3+2".
tokens-kept = Repartir: { $tactic } para activar, { $strategy } para órdenes
tokens-held = Repartir fichas: ahora { LIST($held, type: "comma") }
heading-scepter = ¿Qué gastas?
heading-public-goal = ¿Qué objetivo público puntúas?
heading-hidden-goal = ¿Qué objetivo secreto puntúas?
heading-charts = ¿Qué carta va encima?
heading-storm = ¿Por qué agujero de gusano?
heading-archive = ¿Qué carta tomas?
heading-automaton = ¿Qué tomas del autómata?
heading-furnace = ¿Qué tecnología te da el horno?
heading-muster = ¿Dónde reclutas?
heading-build = ¿Dónde construyes el astillero?
heading-crew = ¿Qué unidad produces?
heading-tie = ¿Para quién es la portavocía?

## De quienes tienen que responder, como lo leen los demás, tras «está» o «están».

aside-first = eligiendo su primera tecnología
aside-deck = eligiendo mazo
aside-stand = decidiendo si sigue la lucha
aside-losses = eligiendo qué se pierde
aside-excess = descartando una carta de orden
aside-pool = colocando una ficha de mando
aside-pools = repartiendo fichas de mando
aside-public-goal = eligiendo qué puntuar
aside-hidden-goal = eligiendo qué puntuar
aside-charts = leyendo cartas estelares
aside-tie = deshaciendo el empate

## A varios a la vez.

together-first = elijan su primera tecnología, desde **En privado**; todas se enseñan a la vez.
together-losses = elijan qué pierden.
together-pools = repartan sus fichas de mando: táctica activa, estrategia da órdenes.
together-public-goal = elijan qué puntúan, desde **En privado**; se enseña cuando todos han elegido.
together-hidden-goal = elijan qué puntúan, desde **En privado**; se enseña cuando todos han elegido.

## A quien no tiene nada que elegir.

unmet-public-goal = no puedes puntuar ningún objetivo público. Dilo mientras eligen los demás.
unmet-hidden-goal = aún no puedes puntuar ningún objetivo secreto. Dilo: los demás solo ven que ya has elegido.

## Qué se hace con un planeta que sirve de respuesta.

deed-specialty = Agotar { $planet }
deed-build = Construir en { $planet }

## Planetas que se exploran. $decks: lo que pueden ser sus cartas, como "deck-chance"; nada donde no cabe.

opens-gain = Obtener antes { $planet }{ may-bring }
opens-survey = Explorar { $planet }{ may-bring }
opens-crown = Explorar { $planet }{ may-bring }
may-bring = { COUNT($decks) ->
        [0] { "" }
       *[other] : { LIST($decks, type: "or") }
    }
deck-chance = { $traits } (fragmento de reliquia { $chance })
# Qué más hay en el mazo de un rasgo.
deck-else = { $trait ->
        [cultural] infantería o unidad
        [hazardous] bienes o fichas por infantería
       *[industrial] bienes, meca o carta
    }

## Respuestas siempre iguales.

answer-vial-symbol = Frasco: 1 símbolo menos
    .hint = Una vez por ronda: hace falta 1 símbolo menos
answer-vial-card = Frasco: 1 carta de orden
    .hint = Una vez por ronda: roba una carta de orden
answer-vial-none = Guardar el frasco
    .hint = Se puede usar más tarde
answer-frontier-frontier = Explorar la frontera
    .hint = Roba una carta de frontera
answer-frontier-none = Dejar la ficha
    .hint = La ficha se queda
answer-survey-none = No explorar nada
    .hint = { "" }
answer-crown-none = No explorar nada
    .hint = La corona se puede usar más tarde
answer-tomb-yes = Entregarla por 1 punto
    .hint = La corona se va para siempre
answer-tomb-no = Conservar la corona
    .hint = { "" }
answer-levies-infantry = Poner 1 infantería
    .hint = En el planeta que has explorado
answer-levies-none = No poner infantería
    .hint = { "" }
answer-bombard-none = No abrir fuego
    .hint = { "" }
answer-stand-fight = Luchar
    .hint = Tira en este asalto
answer-stand-fight-on = Luchar hasta el final
    .hint = Sin más preguntas en este combate
answer-fury-none = No volver a tirar nada
    .hint = { "" }
answer-pool-tactic = Ficha de táctica: 1 sistema más
    .hint = { "" }
answer-pool-strategy = Ficha de estrategia: 1 orden más
    .hint = { "" }
answer-scepter-token = Gastar 1 ficha de estrategia
    .hint = El cetro se puede usar más tarde
answer-scepter-scepter-of-orders = Agotar el cetro
    .hint = Hasta la próxima ronda: la ficha sale de las que aún no has recibido
answer-public-goal-none = No puntuar ningún objetivo público
    .hint = { "" }
answer-hidden-goal-none = No puntuar ningún objetivo secreto
    .hint = Siguen en secreto
answer-storm-other = Por el otro agujero de gusano
    .hint = La tormenta se queda como está
answer-storm-storm = Por la tormenta
    .hint = Su ficha gira
answer-archive-none = No tomar más
    .hint = No tomas más cartas
answer-automaton-trade-good = Recibir 1 bien
    .hint = Sin astillero
answer-furnace-none = Conservar el horno
    .hint = Tus planetas pueden votar
answer-yes = Sí
answer-no = No
answer-none = Nada

## Lo que se quiere, tras un nombre y una coma; de un secreto, no más de lo que todos pueden saber.

ask-first-with-faction = juegas con **{ $faction }**. { $ability } Elige tu primera tecnología; todas se enseñan a la vez.
wants-first = elige tu primera tecnología; todas se enseñan a la vez.
wants-survey = Sondeo profundo: ¿explorar de nuevo un planeta de aquí?
wants-crown = ¿usar la corona del sepulcro, una vez por ronda, para explorar un planeta?
wants-tomb = ¿entregar para siempre la corona del sepulcro, por 1 punto?
wants-fury = Corona de la furia: ¿qué fallos repites, con +1? Un segundo fallo destruye la unidad.
ask-pool = { $left ->
        [one] ¿para qué quieres la ficha de mando?
       *[other] { $left } fichas de mando, una tras otra: ¿para qué quieres la siguiente?
    }
wants-pools = ¿cómo repartes tus fichas de mando? Táctica activa, estrategia da órdenes.
wants-scepter = ¿gastar una ficha de estrategia, o usar el cetro de las órdenes, una vez por ronda?
wants-public-goal = ¿qué objetivo público puntúas? Elige bajo **En privado**; se enseña cuando todos han elegido.
wants-hidden-goal = ¿qué objetivo secreto puntúas? Elige bajo **En privado**; se enseña cuando todos han elegido.
# En el panel propio, con las respuestas debajo.
wants-own-public-goal = ¿qué objetivo público puntúas? Se enseña cuando todos han elegido.
wants-own-hidden-goal = ¿qué objetivo secreto puntúas? Se enseña cuando todos han elegido.
wants-charts = ¿en qué orden vuelven al mazo las cartas que has mirado?
wants-automaton = el autómata constructor: ¿un astillero por 3 recursos, o 1 bien?
wants-furnace = ¿entregar para siempre el horno del saber, y ahora todos tus votos, por una tecnología?
wants-muster = ¿dónde se reclutan tus 2 infanterías?
wants-build = ¿dónde construyes el astillero?
# $fresh: los planetas que se exploran, nada donde son todos.
ask-gain = ¿qué planeta obtienes antes? { COUNT($fresh) ->
        [0] Lo que traiga su carta puede pagar la del otro.
       *[other] Solo hay exploración en { LIST($fresh) }.
    }
ask-vial = ¿qué hace el frasco de la vidente por { $technology }?
ask-specialty = ¿qué planeta da el símbolo que le falta a { $technology }?
ask-deck = ¿de qué mazo robas para { $place }?
ask-frontier = ¿explorar la ficha de frontera de { $place }?
ask-levies = Levas de campaña: ¿poner 1 infantería en { $place }?
ask-bombard = { $left ->
        [one] ¿bombardear antes de desembarcar? Puede disparar { $left } acorazado.
       *[other] ¿bombardear antes de desembarcar? Pueden disparar { $left } acorazados.
    }
ask-stand = combate { combat-place }, asalto { $round }: { fight-or-retreat }{ COUNT($wins) ->
        [0] { "" }
       *[other] { " " }{ stand-odds }
    }
# $planet: por qué planeta vinieron fuerzas terrestres, vacío si por ninguno; $ground: su probabilidad al final,
# $flees: tras retirar las naves, vacío si no se puede.
stand-odds = { COUNT($planet) ->
        [0] { $wins ->
            [nunca] Nunca ganas.
           *[other] Ganas { $wins }.
        }
       *[other] Naves: { $wins ->
            [nunca] nunca ganas.
           *[other] ganas { $wins }.
        } { $holds ->
            [yes] { COUNT($flees) ->
                [0] Conservas { $planet } { $ground }.
               *[other] Luchando conservas { $planet } { $ground }; si te retiras, { $flees }.
            }
           *[no] Tomas { $planet } { $ground }.
        }
    }
ask-stand-no-choice = combate { combat-place }, asalto { $round }, y a luchar: no tienes ninguna carta que jugar.
combat-place = { $on ->
        [yes] en { $place }
       *[no] en { $place }
    }
fight-or-retreat = { $retreat ->
        [yes] ¿seguir luchando, o retirarse?
       *[no] lucha, o juega antes una carta.
    }
ask-losses = { $hits ->
        [one] { $hits } impacto { combat-place }: { which-are-lost }
       *[other] { $hits } impactos { combat-place }: { which-are-lost }
    }
ask-losses-no-choice = { $hits ->
        [one] { $hits } impacto { combat-place } y ninguna carta que lo pare: pierdes { $set }.
       *[other] { $hits } impactos { combat-place } y ninguna carta que pare uno: pierdes { $set }.
    }
which-are-lost = { COUNT($set) ->
        [0] ¿qué unidades pierdes?
       *[other] pierdes { $set }, salvo que juegues una carta.
    }
ask-excess = { $over ->
        [one] tienes demasiadas cartas en la mano: sobra { $over } carta de orden.
       *[other] tienes demasiadas cartas en la mano: sobran { $over } cartas de orden.
    }
ask-excess-troops = tus naves de { $place } no tienen sitio para { $number } de tus fuerzas terrestres: ¿qué pierdes?
ask-storm = ¿por qué agujero de gusano fueron tus naves en { $place }?
ask-archive = { $left ->
        [one] ¿tomar una carta de orden de los descartes? { $left } carta como mucho.
       *[other] ¿tomar una carta de orden de los descartes? { $left } cartas como mucho.
    }
ask-crew = Tripulación a sueldo: ¿qué unidad produces en { $place }?
ask-tie = { $tied ->
        [yes] hay empate: ¿para quién es la portavocía?
       *[no] nadie puede votar: ¿para quién es la portavocía?
    }
aside-any = eligiendo
together-any = elijan.

## Respuestas con algo propio.

begin-with-technology = Empezar con { $technology }
take-with-all-planets = { $technology }, cuesta todos tus votos
technology-hint = { CAP($colour) }: { $text }
score-goal = Puntuar { $goal }: { $takes }
score-goal-at-a-price = Puntuar { $goal }, { amount-asked }
discard-card = Descartar { $card }
take-card = Tomar { $card }
planet-hint = { $nature }; { planet-worth }; { planet-where }
planet-hint-briefly = { $nature }; { planet-worth }
planet-worth = { $resources ->
        [one] { $resources } recurso, { $influence } de influencia
       *[other] { $resources } recursos, { $influence } de influencia
    }
planet-where = { COUNT($system) ->
        [0] fuera del juego
       *[other] en { $system }
    }
# $guard: the own ground forces on the planet; $overhead: whose ships are in its system; $who: a rival who can land there in one action, and $most with how many.
muster-there = { COUNT($guard) ->
        [0] nadie allí
       *[other] { $guard } allí
    }{ COUNT($overhead) ->
        [0] { "" }
       *[other] ; naves de { LIST($overhead) } en órbita
    }{ COUNT($who) ->
        [0] { "" }
       *[other] ; { $who } puede desembarcar { $most }
    }
guards-on = { $planet }: { $guards }
muster-on = En { $planet }: { $guards }
draw-card = { CAP($deck) }: fragmento { $chance }; si no, { deck-else }
    .hint = { $left ->
        [one] Queda { $left }
       *[other] Quedan { $left }
    }
retreat-to = Retirarse a { $system } tras un asalto más
    .hint = Ambos tiran una vez más; se va lo que quede de tus naves
divide-tokens = { $tactic } para activar, { $strategy } para órdenes
keep-tokens = Dejar { $tactic } para activar, { $strategy } para órdenes
    .hint = Tu voto va con ello, por ti
split-tokens = Repartir: { divide-tokens }
put-on-top = Poner encima { $card }{ COUNT($does) ->
        [0] { "" }
       *[other] : { $does }
    }
    .hint = { COUNT($others) ->
        [0] { "" }
       *[other] Después { $others }
    }
hire = { COUNT($place) ->
        [0] Producir 1 { $unit }, por { $cost }
       *[other] Producir 1 { $unit } en { $place }, por { $cost }
    }
    .hint = { $cost ->
        [one] { $cost } recurso, o influencia
       *[other] { $cost } recursos, o influencia
    }
unit-to-lose = { $units } (acierta con { $hits } o más)
# $troops: the ground forces aboard the ships there, $gone: how many have no room any more then.
aboard-then = { $gone ->
        [0] { $troops } a bordo aún caben
       *[other] también { $gone } de { $troops } a bordo
    }
lose-units = Perder { LIST($set) }
    .hint = Se pierden estas unidades
lose-units-aboard = { lose-units }: { aboard-then }
roll-again = Volver a tirar { $set }
    .hint = Vuelve a tirar con +1; si falla, se destruye
build-on = Construir { built-at }, 3 recursos
    .hint = Por 3 recursos
bombard-planet = Bombardear { $place }: acierta { $wins }{ COUNT($guards) ->
        [0] { "" }
       *[other] , { $guards } ahí
    }
    .hint = Cada acorazado acierta con 6 o más
make-speaker = Dar la portavocía a { $who }
    .hint = Los objetivos cuentan entonces en este orden: { LIST($order) }

## Las decisiones de una carta de exploración; «-briefly» donde un dibujo tiene poco sitio.

decision-resolve = Resolver
resolve-card = Resolver { $card }
# $most: la unidad más cara que se puede producir, $several: si cuesta más que la más barata, $least.
produce-one-unit = Producir 1 unidad por { crew-price }
    .hint = Con recursos o influencia
crew-price = { $several ->
        [yes] { $least } a { $most } recursos
       *[no] { $most ->
            [one] { $most } recurso
           *[other] { $most } recursos
        }
    }
decision-order-trade-good = Comprar una carta, 1 bien
    .hint = Robas 1 carta de orden
decision-order-commodity = Comprar una carta, 1 mercancía
    .hint = Robas 1 carta de orden
decision-alpha = La cara alfa arriba
    .hint = Hasta que la usen unas naves
decision-beta = La cara beta arriba
    .hint = Hasta que la usen unas naves
decision-convert-1 = Convertir 1 mercancía
    .hint = En 1 bien
decision-convert-2 = Convertir 2 mercancías
    .hint = En 2 bienes
decision-none = Dejarlo
    .hint = No pasa nada
gain-a-commodity = Recibir 1 mercancía
    .hint = Entonces tienes { $then }
gain-a-commodity-briefly = Recibir 1 mercancía
gain-commodities = { $number ->
        [one] Recibir { $number } mercancía
       *[other] Recibir { $number } mercancías
    }{ $none ->
        [yes] { " " }(no tienes ninguna que convertir en bien)
       *[no] { "" }
    }
    .hint = Entonces tienes { $then }
turn-commodities = { $number ->
        [one] Convertir { $number } mercancía en un bien
       *[other] Convertir { $number } mercancías en bienes
    }
    .hint = { $number ->
        [one] En { $number } bien
       *[other] En { $number } bienes
    }
turn-briefly = { $number ->
        [one] Convertir { $number } en un bien
       *[other] Convertir { $number } en bienes
    }
put-infantry = Poner 1 infantería
    .hint = En { $place }
put-mech-for-trade-good = Poner 1 meca por 1 bien
    .hint = Pones 1 meca en { $place }
put-mech-for-commodity = Poner 1 meca por 1 mercancía
    .hint = Pones 1 meca en { $place }
# $last: si ya no queda allí ninguna unidad.
infantry-left = { $last ->
        [yes] Sigue siendo tuyo, sin guardia
       *[no] El planeta sigue siendo tuyo
    }
infantry-given = { $reward ->
        [good] Recibir 1 bien por { infantry-paid }
        [ready] { CAP($place) } paga otra vez por { infantry-paid }
       *[token] Recibir 1 ficha de mando por { infantry-paid }
    }
# On the picture of a card, where the second line says that the planet stays a player's.
last-infantry-given = Última infantería: { $reward ->
        [good] 1 bien
        [ready] { $place } paga otra vez
       *[token] 1 ficha de mando
    }
infantry-paid = { $last ->
        [yes] la última infantería
       *[no] 1 infantería
    }
trade-first = { COUNT($who) ->
        [0] Comerciar antes
       *[other] { $who }: comerciar antes
    }
trade-first-hint = { $card } vuelve a la mesa hasta que la resuelvas
sure-to-pass = { COUNT($who) ->
        [0] Aún puedes: **{ $way }**.
       *[other] { LIST($who, type: "or") } puede ganar cuando acabe esta ronda.
    } Fichas que quedan: { $tactic } de táctica, { $strategy } de estrategia. ¿Terminar tu ronda?
# A quien puede ganar con lo que tiene. $ways: lo que da los puntos, $last: si todos los demás han pasado.
# $before: rivales que también pueden ganar y cuentan antes.
sure-to-pass-and-win = { COUNT($before) ->
        [0] Puedes ganar cuando acabe la ronda, con { LIST($ways) }{ $late ->
            [yes] , salvo que un rival gane antes con objetivos, también ocultos: cuentan primero.
           *[no] .
        }
       *[other] Cuando acabe la ronda, { LIST($before) } puede ganar y cuenta antes que tú; si no, ganas tú, con { LIST($ways) }.
    } { $last ->
        [yes] Acaba en cuanto pases. ¿Pasar ya?
       *[no] Tus rivales aún tienen turnos, y tú ya no tendrás. ¿Terminar tu ronda de todos modos?
    }
