# Por qué no se puede hacer una jugada. Cada mensaje dice qué pasa; detrás va el número de la regla.

## Turnos y preguntas.

not-your-turn = { COUNT($names) ->
        [0] No es el turno de nadie.
       *[other] Es el turno { LIST($names, type: "or", each: "of") }.
    } Ya te avisaré.
delve-ended = Esta incursión ha terminado.
first-classes = Primero cada cual elige una clase.
first-relics = Primero, quien puede traer una reliquia la elige.
first-places = Primero cada cual toma una casilla de la entrada.
first-answer-lock = Primero la cerradura: tira, cambia un dado o pasa para dejarla.
first-the-lock = Primero la cerradura.
first-lay-tile = Primero pon la loseta nueva: elige un número del mapa.
first-choose = Primero elige { LIST($cells, type: "or") }.
nothing-asked = No hay ninguna pregunta pendiente.
not-at-lock = No estás ante ninguna cerradura.
no-tile-to-lay = No hay ninguna loseta que poner: eso viene tras explorar una puerta.

## Antes de la incursión.

class-taken = Ya hay quien juega con { THE($kind) }.
no-such-class = Las clases que quedan: { LIST($kinds, type: "comma") }.
not-yours-to-bring = Las reliquias que puedes traer: { LIST($relics, type: "comma") }.
not-free-entrance = Las casillas libres de la entrada: { LIST($cells, type: "comma") }.

## Respuestas.

no-such-way = Las posiciones van del 1 al { $number }.
not-offered = Se puede elegir entre { LIST($cells, type: "comma") }.
no-such-shift = Puedes mover estas, de dónde a dónde: { LIST($shifts, type: "comma") }.

## Cerraduras.

no-more-rolls = La cerradura no admite más tiradas.
no-rolls-in-a-row = La cerradura no admite tiradas seguidas.
no-sure-match = Cambiar dados no abre ahora la cerradura: basta un cambio, o queda poca fatiga.
no-such-die = Los dados que quedan van del 1 al { $number }.
die-changes-by-one = El dado { $die } muestra { $shown } y solo puede cambiar en uno.
too-tired = Eso cuesta 1 de fatiga, y ya tienes { $number }.
lock-out-of-order = Esta cerradura solo gira cuando las anteriores en el orden están abiertas.
cache-chance-passed = La oportunidad con este alijo ya pasó: aléjate y vuelve.
no-cache-here = Aquí no hay ningún alijo.

## Explorar.

door-off-map = { $at } no está en el mapa.
no-door-there = { $at } no tiene puerta.
door-explored = La puerta en { $at } ya está explorada: otra puerta da con ella.
door-without-space = La puerta en { $at } no da a ningún hueco.
explored-this-turn = Ya has gastado tu acción de explorar este turno.
moved-before-exploring = Te has movido este turno, así que no te queda acción de explorar.{ $here ->
        [yes] { " " }Sal de la puerta y vuelve a ella para explorarla.
       *[no] { "" }
    }
door-unseen = Desde aquí no ves la puerta { $door }: su loseta no está unida a la tuya.
# $path: si algún camino lleva allí.
door-too-far = Desde aquí no puedes explorar: { $path ->
        [yes] la puerta { $door } está a { $steps } casillas y tienes { $stamina } pasos.
       *[no] ningún camino lleva a la puerta { $door }.
    }
no-card-left = No queda ninguna carta que robar. Una vuelve cuando salte o se desarme una trampa del mapa.
no-exploring-any-more = { GENDER($mark) ->
        [f] Ya han salido todas las
       *[m] Ya han salido todos los
    } { PLURAL($mark) } de esta incursión: no se explora ninguna puerta más.
no-such-door = No hay ninguna puerta «{ $text }». { COUNT($doors) ->
        [0] En el mapa no se puede explorar ninguna.
       *[other] Por explorar: { $doors }.
    }
dig-instead = En el mapa no se puede explorar ninguna puerta. Puedes cavar: un turno entero hunde una loseta y vuelve a abrir una.
all-drawn = { GENDER($mark) ->
        [f] Ya han salido todas las
       *[m] Ya han salido todos los
    } { PLURAL($mark) } de esta incursión.
doors-left = { COUNT($doors) ->
        [one] Solo puedes cavar cuando no quedan puertas, y queda la puerta { $doors }.
       *[other] Solo puedes cavar cuando no quedan puertas, y quedan las puertas { $doors }.
    }
turn-begun = Esto ocupa todo un turno, y el tuyo ya ha empezado.
nothing-can-fall = Ahora no puede hundirse ninguna loseta: en cada una que podría hay alguien del grupo, o su caída partiría el grupo.

## Andar.

no-such-hex = En el mapa no hay ninguna casilla «{ $text }».
there-already = Ya estás allí.
explored-before-moving = Has explorado este turno, así que ya no puedes moverte.
asked-already = Ya has pedido algo este turno.
no-such-other = En { $at } no está el aventurero de otro jugador.
nobody-to-ask = No queda en pie el aventurero de otro jugador.
known-wishes = Puedes pedir { LIST($wishes, type: "or") }.
hex-taken = En { $at } está { $who ->
        [none] un enemigo
       *[other] { $who }
    }. Cada casilla admite una unidad: no puedes atravesarla ni cambiar de sitio.
no-second-move = Has atacado, así que este turno no hay segundo movimiento.
no-movement-left = Este turno no te quedan pasos.
no-hex-to-walk-to = Desde aquí no hay ninguna casilla libre adonde puedas ir.
out-of-movement = No se llega a { $at } con { $movement ->
        [one] el paso que te queda
       *[other] los { $movement } pasos que te quedan
    }{ COUNT($names) ->
        [0] .
        [one] : { LIST($names) } está en medio, y no se puede atravesar.
       *[other] : { LIST($names) } están en medio, y no se puede atravesar.
    }
trap-first = En la loseta de { $at } hay una trampa, y va primero: muévete allí sin más.
nothing-to-visit = En { $at } no hay puerta ni alijo al que llegar: muévete allí sin más.
nothing-to-walk-to = Con tus pasos no llegas a ninguna puerta por explorar, ningún alijo y ningún enemigo.

## Ataques.

no-enemy = No hay ningún enemigo en el mapa.
no-enemy-there = No hay ningún enemigo en { $at }.
moved-twice = Te has movido dos veces este turno, así que no puedes atacar.
too-tired-to-attack = Otro ataque cuesta 1 de fatiga, y ya tienes { $number }.
hex-unseen = Desde aquí no ves { $at }.
out-of-reach = { $at } está a { $steps } casillas y tu alcance es { $reach }.
murk = Bruma: ni hacia dentro ni hacia fuera de esa loseta se acierta más allá de la casilla contigua.
enemy-in-reach = Desde aquí alcanzas al enemigo en { $at }: atácalo.
other-enemy-in-reach = Ya tienes otro enemigo al alcance: ataca a ese, o muévete aparte.
no-movement-to-attack = No te quedan pasos desde los que aún pudieras atacar.
no-hex-to-attack-from = Con { $movement ->
        [one] 1 paso
       *[other] { $movement } pasos
    } no llegas a ninguna casilla normal desde la que alcances al enemigo en { $at }.
one-blow-only = Un ataque más te lleva a { $number } de fatiga o más: ataca solo una vez.

## Curar y levantar.

only-menders-heal = Solo una Venda cura.
healed-this-turn = Ya has curado este turno.
nobody-to-heal = Nadie a { $reach } casillas o menos de ti ha perdido vida.
nobody-to-heal-there = En { $at } no hay nadie a tu alcance que lo necesite.
only-menders-revive = Solo una Venda levanta a alguien.
turn-begun-before-reviving = Levantar a alguien ocupa todo un turno, y el tuyo ya ha empezado.
nobody-to-revive = Nadie cayó a un paso de ti.
nobody-fell-there = Nadie cayó en «{ $text }» a un paso de ti.

## Reliquias.

relic-in-pack = { GENDER($relic) ->
        [p] { CAP(THE($relic)) } están en tu mochila: primero hay que sacarlas.
       *[m] { CAP(THE($relic)) } está en tu mochila: primero hay que sacar la reliquia.
    }
no-such-relic-in-play = No llevas en juego: { $relic }.
no-relic-in-play = No llevas ninguna reliquia en juego.
relic-works-by-itself = { GENDER($relic) ->
        [p] { CAP(THE($relic)) } actúan por su cuenta mientras están en juego.
       *[m] { CAP(THE($relic)) } actúa por su cuenta mientras está en juego.
    }
hush = Silencio: en esta loseta no funciona ninguna reliquia.
relic-for-locks = { CAP(THE($relic)) } es para un dado de una cerradura.
full-health = Tienes la vida al máximo.
no-fatigue = No tienes fatiga.
no-relic-to-swap = { $packed ->
        [yes] No tienes en la mochila: { $relic }.
       *[no] No tienes en juego: { $relic }.
    }
once-per-turn = Una vez por turno basta.
relics-in-play = Llevas { $number } reliquias en juego: primero guarda una.
pack-empty = Tu mochila está vacía.

## Retirada.

delve-not-begun = La incursión no ha empezado.
no-say-when-down = Un aventurero en el suelo no vota la retirada.
retreat-agreed-already = Ya has aceptado la retirada.
retreat-not-agreed = No has aceptado la retirada.

## Qué se hace aquí en lugar de un comando que solo tienen otros juegos: «Skyshard no tiene /search: ...».

lacks-search = explora una puerta, o abre un alijo en el que estás
lacks-give = nada se puede pasar de mano en mano
lacks-gm = arbitro yo solo
