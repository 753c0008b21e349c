# Jugadas en botones y menús: qué pasa, luego qué cuesta. La pista va debajo.

## Lo que se pregunta sobre un menú.

menu-classes = ¿Con qué clase juegas?
menu-relics = ¿Qué reliquia traes?
menu-places = ¿Dónde empiezas?
menu-shift = ¿Poner un enemigo o alijo nuevo en otra casilla, igual de lejos de la puerta?
menu-move = { $left ->
        [0] Segundo movimiento: ¿adónde?
       *[other] ¿Adónde? { CAP(steps-left) }
    }
menu-attack = { $again ->
        [yes] ¿A quién atacas, por 1 de fatiga?
       *[no] ¿A quién atacas?
    }
menu-of-explore = ¿Qué puerta exploras?
menu-of-visit = Ir y actuar allí
menu-of-finish = ¿A quién atacas hasta que caiga?
menu-of-adjust = ¿Qué dado cambias, por 1 de fatiga?
menu-of-heal = ¿A quién curas 2?
menu-of-revive = ¿A quién levantas, por todo tu turno?
menu-of-use = ¿Qué reliquia gastas?
menu-of-equip = ¿Qué reliquia sacas de la mochila?
menu-of-ask = ¿A quién se lo pides?
menu-of-stow = ¿Qué reliquia guardas?

## Antes de la incursión.

choice-class = Jugar con { THE($kind) }
choice-bring = Traer { THE($relic) }
    .hint = { CAP($does) }
# $doors: si allí hay una puerta de la entrada.
choice-stand = Empezar en { $at }{ $doors ->
        [yes] , junto a una puerta
       *[no] { "" }
    }

## Andar.

# $after: lo que queda después: nada («ends»), sin ataque («second») o pasos; $steps: los pasos que cuesta; $of: de cuántos.
price = { $after ->
        [ends] { steps }, acaba tu turno
        [second] { steps }, luego sin ataque
        [all] { steps }
       *[no] { $of ->
            [0] { steps }
           *[other] { $steps } de { $of } pasos
        }
    }
steps = { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
# Lo que no cuesta ningún paso.
price-free = gratis
price-all = todos los pasos
# $back: cuántos pasos cuesta salir de la puerta y volver, que también la abre; 0 si no alcanzan.
# $price: lo que gasta del turno; $ground: lo que cuesta acabar allí un turno; $brief: solo el suelo.
price-on-ground = { $price }, { $ground ->
        [embers] brasas{ $brief ->
            [yes] { "" }
           *[no] : 1 de daño
        }
       *[dust] polvo{ $brief ->
            [yes] { "" }
           *[no] : 1 de fatiga
        }
    }
steps-left = { $left ->
        [0] sin más pasos
        [one] queda { $left } paso
       *[other] quedan { $left } pasos
    }
# $blow: cuánto golpea como mucho el guardián de ese fragmento antes de que se tome; 0 sin guardián.
# $foes: cuántos enemigos se pueden atacar desde allí. $safe: ningún enemigo llega allí, aquí sí.
choice-move = Ir a { $at }{ COUNT($door) ->
        [0] { "" }
       *[other] { " " }(puerta { $door })
    }{ $shard ->
        [last] { " " }por el último fragmento
        [yes] { " " }por el fragmento
       *[no] { "" }
    }: { LIST($said, type: "comma") }
    .hint = { CAP(LIST($facts, type: "comma")) }
move-blow = antes golpea su guardián ({ keeper-fells })
move-foes = { $foes ->
        [1] 1 enemigo que atacar
       *[other] { $foes } enemigos que atacar
    }
move-safe = fuera del alcance enemigo
price-after = { $after ->
        [ends] acaba tu turno
       *[second] luego sin ataque
    }
choice-take = Tomar { $last ->
        [yes] el último fragmento
       *[no] el fragmento
    }: { LIST($said, type: "comma") }
# A qué se acerca un camino aconsejado, tras su rótulo; «safety»: allí te alcanzan menos enemigos.
walk-towards = { ", " }{ $what ->
        [door] hacia la puerta { $door }
        [cache] hacia el alijo
        [shard] hacia { THE($mark) }
       *[safety] allí te alcanzan menos enemigos
    }
# $digits: cuántas cifras tiene la trampa; salen con dados, como las de una cerradura.
choice-move-trap = Ir a { $at }
    .hurts = trampa, desarmada { $odds }; si no, { $harm }
# El camino a la puerta más cercana, cuando no hay nada al alcance.
# $shard: hacia el fragmento más cercano ($mark), no hacia la puerta.
choice-move-towards = { $after ->
        [takes] Tomar { THE($mark) } en 2 movimientos, por { $at }
       *[other] { move-towards }
    }
move-towards = Ir a { $at }, hacia { $shard ->
        [yes] { THE($mark) }
       *[no] la puerta { $door }
    }{ $after ->
        [ends] , acaba tu turno
        [second] , luego sin ataque
       *[no] { "" }
    }
fact-onwards = { $steps ->
        [0] hasta la puerta
        [one] luego { $steps } paso
       *[other] luego { $steps } pasos
    }{ $after ->
        [opens] , llegas este turno
        [soon] , llegas el próximo turno
       *[no] { "" }
    }
# Lo que cuesta un camino y quizá no se espera: va tras el botón.
hurts-back = { $here ->
        [yes] te vas { left-behind }
       *[no] te alejas { left-behind }
    }
left-behind = { $at_lock ->
        [yes] { OF($lock) }
       *[no] de la puerta { $door }
    }
fact-door = puerta { $door }
fact-cache = alijo { $rank }
fact-lock = { $lock }
any-cache = alijo
# Lo que hace una trampa al saltar; va tras «o», «si no» o una coma.
trap-does = { $effect ->
        [none] sin daño
        [hurt] { $party ->
            [yes] todos pierden { $amount } de vida
           *[no] { $amount } de vida menos
        }
       *[other] { $party ->
            [yes] todos ganan { $amount } de fatiga
           *[no] { $amount } de fatiga
        }
    }
fact-mark = { A($mark) }
fact-party = junto a { LIST($names) }
fact-enemies = { $number ->
        [1] junto a un enemigo
       *[other] junto a { $number } enemigos
    }
choice-go-explore = { $shard ->
        [yes] Tomar el fragmento y explorar la puerta { $door }
       *[no] Explorar la puerta { $door }
    }: { LIST($said, type: "comma") }
    .hint = En { $at }, { $price }{ $foe ->
        [0] { "" }
        [one] , a { $foe } paso del enemigo más cercano
       *[other] , a { $foe } pasos del enemigo más cercano
    }{ $friend ->
        [0] { "" }
       *[other] , a { $friend } del compañero más cercano
    }{ $behind }
# Cuántos enemigos llama el ruido de una puerta, uno por cada uno que sigue en pie.
calls-enemies = { $called ->
        [0] { "" }
       *[other] { may-call }
    }
# Lo que puede haber tras una puerta, y cuántas veces su ruido llama a tantos enemigos como puede.
door-odds = { $shard ->
        [may] ; fragmento { $odds }
        [later] ; aún sin fragmento
       *[none] { "" }
    }{ $called ->
        [0] { "" }
       *[other] ; { $called ->
            [one] viene
           *[other] vienen
        } { $called } de nivel 5{ $all ->
            [yes] { "" }
           *[no] : { $often }
        }
    }
may-call = llama { so-many-called }
# $all: si en cada loseta caben $called; si no, caben al menos $least.
so-many-called = { $all ->
        [yes] a{ " " }
       *[no] a { $least }–
    }{ $called ->
        [one] { $called } enemigo
       *[other] { $called } enemigos
    }
# Lo que puede hacer el golpe del guardián: $blow como mucho, y $fells, cuántas veces derriba, «none» si nunca.
keeper-fells = { $fells ->
        [none] hasta { $blow }
       *[other] caes { $fells }
    }
choice-go-open = { $shard ->
        [yes] { take-shard } y abrir
       *[no] Ir a abrir
    } ({ $cache }){ $many ->
        [yes] { " " }en { $at }
       *[no] { "" }
    }: { LIST($said, type: "comma") }
    .hint = { CAP($cache) } en { $at }, { $price }{ for-relic }{ counted }
take-shard = Tomar el fragmento{ $blow ->
        [0] { "" }
       *[other] { " " }(antes golpea el guardián: { keeper-fells })
    }
go-attack = { $shard ->
        [yes] { take-shard } y atacar { $enemy }
       *[no] Ir a atacar { $enemy }
    }
choice-go-attack = { $how ->
        [finish] { $shard ->
            [yes] { take-shard } y derribar { $enemy }
           *[no] Ir a derribar { $enemy }
        }{ $falls }{ fatigue-at-most }
       *[again] { go-attack }{ $falls }, 1 de fatiga
        [once] { go-attack }{ $falls }
    }{ $steps }
    .hint = { $enemy }; desde { $stop }

## Ataques. Tras los dos puntos va cuántas veces cae el enemigo.

choice-attack = Atacar { $once ->
        [yes] una vez { $enemy }
       *[no] { $enemy }
    }{ $falls }{ $again ->
        [yes] , 1 de fatiga
       *[no] { "" }
    }{ $steps }
# $rare: cae menos de 1 de 2, $can: puede caer, $harm: lo que pierde de media.
falls = { $rare ->
        [yes] { $harm ->
            [0] : apenas un rasguño
           *[other] : cerca de { $harm } de daño
        }
       *[no] : { $odds }
    }
falls-told = { "; " }cae { $odds }
# Qué hace un ataque con los pasos: un camino empezado acaba con él, y los pasos que quedaban se pierden.
steps-after = { $left ->
        [0] { "" }
       *[other] , { steps-left }
    }{ $lost ->
        [0] { "" }
       *[other] , { steps-lost }
    }{ COUNT($door) ->
        [0] { "" }
       *[other] , { door-later }
    }
# $back: como en price-here.
door-later = { $back ->
        [0] deja la puerta { $door }
       *[other] luego la puerta { $door } cuesta { $back } pasos
    }
turn-over = { ", " }acaba tu turno
steps-lost = acaba el paseo{ $lost ->
        [one] , pierdes 1 paso
       *[other] , pierdes { $lost } pasos
    }
choice-finish = Derribar { $enemy }{ $falls }{ fatigue-at-most }{ $steps }
    .hint = Atacar hasta que caiga: { $enemy }
# Varios ataques seguidos cuestan tanta fatiga: el primero de un turno es gratis, cada uno más cuesta 1.
fatigue-at-most = { $fatigue ->
        [0] { "" }
       *[other] , máx. { $fatigue } de fatiga
    }
# Tras «Atacar». $twin: hay otro con el mismo nombre en el mapa.
enemy-named = { THE($chip, case: "a") }{ $twin ->
        [yes] { " " }en { $at }
       *[no] { "" }
    }
# $side: dónde está, visto desde quien ataca: otro a su lado parece igual.
enemy-beside = { THE($chip, case: "a") } { $side }
enemy-on-hex = { CAP($foe) }, { $health } de { $most } de vida{ $guarded ->
        [yes] , defensa { $guard }
       *[no] { "" }
    }

## Explorar.

choice-explore-here = Explorar la puerta { $door }{ $plain ->
        [yes] { " aquí" }
       *[no] { "" }
    }: { LIST($said, type: "comma") }
    .hint = Tu propia puerta, { $at }{ $back ->
        [0] { "" }
       *[other] ; salir y volver con { $back } pasos también la abre
    }{ $behind }
choice-explore = Explorar la puerta { $door }: { LIST($said, type: "comma") }
    .hint = De lejos, { $steps ->
        [1] { $at }, a 1 casilla
       *[other] { $at }, a { $steps } casillas
    }{ $behind }
# $facts: a qué distancia está el fragmento o cuántas puertas tiene, y luego lo que la distingue de otras; más de 34 letras ocupan dos líneas
# del móvil. $near: a qué distancia de $whom está el fragmento, si es menor; si no, 0; $sides: hacia dónde dan las puertas, () donde eso no
# distingue una forma de otra; $shut: puertas que cierra.
choice-lay = Forma { $way }{ COUNT($facts) ->
        [0] { "" }
       *[other] { ": " }{ LIST($facts, type: "comma") }
    }
new-doors = { $number ->
        [0] sin puertas
        [1] 1 puerta
       *[other] { $number } puertas
    }
choice-lay-others = Otras formas ({ $ways })
choice-put = Poner en { numbered }{ $at }
    .cache = El alijo { $rank } va aquí
    .enemy = { CAP(THE($foe)) } se queda aquí
# El número de una casilla en el mapa, 0 si no tiene.
numbered = { $number ->
        [0] { "" }
       *[other] { $number }:{ " " }
    }
choice-shift = { $piece ->
        [cache] Pasar el nuevo alijo { $rank } a { $to }
       *[enemy] Pasar { THE($foe, case: "a") } a { $to }
    }: gratis, { shift-steps }
    .hint = En vez de { $at }; igual de lejos de la puerta
# A cuántos pasos del grupo queda, en vez de $before.
shift-steps = { $same ->
        [yes] igual de lejos del grupo
       *[no] { $steps ->
            [1] a 1 paso del grupo
           *[other] a { $steps } pasos del grupo
        } en vez de { $before }
    }

## Respuestas por enemigos y unidades.

choice-begin-with = Empezar por { numbered }{ $at }
    .hint = { $enemy }: actúa ahora
choice-strike = Golpear { numbered }{ THE($whom, case: "a") }
    .hint = El golpe es para { THE($whom) }
choice-walk-enemy = Llevar a { numbered }{ $at }
    .hint = Va hacia esta casilla, hasta 2
choice-settle = Ir a { numbered }{ $at }
    .hint = Libre, y no hay otra más cerca

## Cerraduras.

# $opens: cuántas veces se abre con 1 de fatiga como mucho, $tired: con toda la que aún cabe ($fatigue).
choice-open = Abrir aquí ({ $cache }): { $opens }
    .hint = { $once ->
        [yes] Ahora, o tras un paso fuera y otro de vuelta
       *[no] Probar aquí la cerradura
    }{ for-relic }{ $fatigue ->
        [0] { "" }
        [1] { counted }
       *[other] { counted }, { $tired } por { $fatigue }
    }
counted = { $fatigue ->
        [0] { "" }
       *[other] { "; " }contando 1 de fatiga
    }
choice-adjust-any = Poner el dado { $die } en { $to }
choice-adjust = Cambiar { $now }→{ $to }: { $can ->
        [yes] { $opens },{ " " }
       *[no] { "" }
    }1 de fatiga
    .hint = Dado { $die }, contando desde la izquierda
# $steps: todos los cambios que la abren («4→5»).
choice-match = Cambiar { LIST($steps, type: "comma") }: seguro, { $fatigue } de fatiga
# $fatigue: si cuenta como abierta cuando 1 de fatiga la abriría.
choice-roll = { $left ->
        [1] Última tirada
       *[other] { $free ->
            [yes] Tirar una vez
           *[no] Tirar (quedan { $left })
        }
    }: { $free ->
        [yes] gratis,{ " " }
       *[no] { "" }
    }{ $opens }{ else-lost }
    .hint = Tirar es gratis{ counted }
choice-crack = Tirar hasta { $tries } veces: { $opens }{ else-lost }
    .hint = { $fatigue ->
        [0] Se detiene cuando sale bien
       *[other] Se detiene cuando 1 de fatiga baste, y te pregunta
    }{ counted }
# $trap: una trampa se desarma, una cerradura se abre.
lock-opens = { $trap ->
        [yes] desarma
       *[no] abre
    }
for-fatigue = { $fatigue ->
        [yes] , máx. 1 de fatiga
       *[no] { "" }
    }
# Qué pasa si estas tiradas no abren la cerradura: "none" si aún se podrá intentar.
else-lost = { $lost ->
        [cache] ; si no, se pierde
       *[none] { "" }
    }
choice-give-up = { $price ->
        [trap] Dejarlo, { $harm }
        [fatigue] Dejarlo, 1 de fatiga
       *[cache] Dejarlo y perder el alijo
    }
    .hint = La cerradura queda como está

## Otros actos.

choice-dig = Cavar, todo tu turno: abre { $number ->
        [one] una puerta
       *[other] { $number } puertas
    }{ COUNT($doors) ->
        [0] { "" }
       *[other] { " " }en { LIST($doors) }
    }
    .hint = { $lost ->
        [yes] { CAP(THE($tile)) } se hunde y se lleva { A($mark) }
       *[no] { CAP(THE($tile)) } se hunde
    }
# $round: la ronda siguiente, si sin esto caería al empezar; si no, 0.
choice-heal = Curar { $amount } { THE($whom, case: "a") }{ $round ->
        [0] , hasta { $after } de { $most }
       *[other] : así aguanta en la ronda { $round }
    }{ COUNT($door) ->
        [0] { "" }
       *[other] , { door-later }
    }
    .hint = En { $at }, una vez por turno{ COUNT($door) ->
        [0] { "" }
       *[other] ; { door-later }
    }
choice-revive = Levantar a { $whom }, todo el turno
    .hint = En { $at }, vuelve con 3 de vida
choice-use = Usar { THE($relic) }: { $use }
    .hint = Se gasta
# $on: si después se sigue tirando.
choice-use-lock = Usar { THE($relic) }{ $on ->
        [yes] { " " }y seguir tirando
       *[no] { "" }
    }: { lock-opens } { $opens }{ for-fatigue }
choice-equip = Sacar { THE($relic) }: { $does }
    .hint = Gratis, una vez por turno
# $relics: lo que espera su sitio en la mochila.
choice-stow = Guardar { THE($relic) }{ COUNT($relics) ->
        [0] { "" }
       *[other] , para que quepa { LIST($relics, type: "or", each: "the") }
    }
    .hint = { CAP($does) }; gratis, una vez por turno
choice-end-turn = Terminar el turno
# $scores: cada fragmento llevado a casa es uno de los $points; si no, es derrota.
choice-ask = Pide a { $whom }: { $wish ->
        [come] ven a mi lado
        [take] toma el fragmento
       *[hold] no abras puertas aún
    }
    .hint = Para su próximo turno; gratis, una vez por turno
choice-retreat = Retirarse ({ $scores ->
        [yes] { $points ->
            [0] sin puntos
            [one] { $points } punto
           *[other] { $points } puntos
        }
       *[no] derrota
    })
    .hint = Votar por irse al acabar esta ronda
    .warning = { $scores ->
        [yes] Cuando todos los que siguen en pie estén de acuerdo, la incursión acaba con esta ronda. Los bots votan contigo.
       *[no] Cuando todos los que siguen en pie estén de acuerdo, la incursión acaba con esta ronda y se pierde. Los bots votan contigo.
    }
choice-stay = Quedarse (sin retirada)
    .hint = Mejor no retirarse
# $holds: lo que guarda un alijo: una reliquia que dura, o una de un solo uso.
for-relic = { $holds ->
        [lasting] , reliquia duradera
        [once] , reliquia de un uso
       *[none] { "" }
    }
way-doors = { COUNT($sides) ->
        [0] { new-doors }
        [1] { new-doors } { LIST($sides) }
       *[other] puertas { LIST($sides, type: "comma") }
    }
way-shard = { $mark } a { steps }{ $near ->
        [0] { "" }
       *[other] , a { $near } de { $whom }
    }
way-foes = { $foes ->
        [1] enemigo a tu lado
       *[other] enemigos a { $foes }
    }
way-shuts = { COUNT($shut) ->
        [one] se pierde la puerta { LIST($shut) }
       *[other] se pierden las puertas { LIST($shut) }
    }
way-joins = toca { $joined ->
        [1] 1 loseta
       *[other] { $joined } losetas
    }
way-cache = alijo a tu lado
