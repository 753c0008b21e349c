# Lo que dicen los jugadores bot que hacen, y por qué lo harían.

says-deadly = Eso podría acabar con el grupo.
says-not-found = Aún no lo hemos encontrado.
says-rest = Yo descansaría antes.
says-hungry = Esta noche no hay nada que comer.
says-rather = Yo preferiría seguir. { $why }
says-herb = Una hierba contra el veneno.
says-buy = Compro algo de comida.
says-forage = Busco comida por el camino.
says-share = Toma de mi comida, { $who }.

# Lo que dice un bot de cómo la gente ha decidido tratar un dilema: pasar de largo, arriesgar algo, o lo que cuesta poco.
says-dilemma = { $how ->
        [risk] { $brings ->
            [goal] Si nos muestra el camino, me arriesgo.
            [study] Por un trozo del objetivo me arriesgo.
            [friend] Allí nos vendría bien una mano más.
            [clue] Una pista vale un intento.
            [view] Desde ahí veríamos dónde estamos.
            [eye] Quizá sepa dónde buscar. Yo preguntaría.
            [resolve] Si sale bien, luego nos atrevemos a más.
            [rest] Por un descanso me arriesgo.
            [food] Tengo hambre suficiente para intentarlo.
            [herb] Por una hierba lo intentaría.
            [material] Ahí hay cosas útiles. Probemos.
            [coins] Por esas monedas lo intentaría.
           *[other] { $odd ->
                [yes] Vale la pena intentarlo.
               *[no] Yo me arriesgaría.
            }
        }
       *[sure] { $brings ->
            [goal] Eso nos acerca. Estoy a favor.
            [study] Un trozo menos que buscar. Bien.
            [clue] Quiero saber adónde señala.
           *[rest] Mis pies esperaban esto.
        }
    }

says-at-goal = { $left ->
        [1] { $mine ->
            [yes] Uno más y lo tenemos. Dejadme a mí.
           *[no] Uno más, { $who }, y lo tenemos.
        }
       *[other] Ese es mío. Apartaos.
    }

## Lo que le importa a cada personaje, según su clase y el verbo: lo dice cuando la gente lo elige.

cares-ranger-move = Quiero ver qué hay más allá.
cares-ranger-journey = Hagamos camino.
cares-ranger-scout = Prefiero saberlo antes.
cares-rogue-search = Nadie esconde algo tan bien como yo lo encuentro.
cares-rogue-scout = Yo miraría antes, sin dejarme ver.
cares-druid-camp = La tierra ya ha dicho bastante por hoy.
cares-druid-forage = Quiero agua y comida antes de la noche.
cares-druid-rest = A todos nos hace falta un día de nada.
cares-fighter-investigate = Basta de andar. Vamos adentro.
cares-fighter-journey = Se nos va la luz del día.
cares-healer-camp = Tienes peor cara de lo que crees.
cares-healer-rest = Un día de descanso, o tendré que curar a todo el mundo dos veces.
cares-hunter-track = Lo que haya pasado por ahí, yo lo sigo.
cares-hunter-forage = Quiero carne antes de la noche.
cares-scholar-investigate = Quiero leer lo que hay ahí.
cares-scholar-track = Un rastro no es más que caligrafía.

## Por qué.

why-night = Es de noche: seguir cansa a todos.
why-rest = Aquí, un día de descanso quita toda la Fatiga.
why-hungry = Alguien pasaría hambre esta noche.
why-ahead = Mientras alguien se adelanta, otro encuentra comida.
why-home-done = La victoria es segura{ $short ->
        [0] .
        [one] ; falta 1 punto para el rango siguiente.
       *[other] ; faltan { $short } puntos para el rango siguiente.
    }
why-home-lost = Lo que el grupo vino a buscar está perdido.
why-home-late = El grupo lleva ya bastante tiempo fuera.
why-home-beaten = El grupo ha perdido demasiadas veces.
why-home-worn = El grupo no puede más y no sabe de ningún techo.
why-goal = Es lo que el grupo vino a buscar.
why-goal-on = { $left ->
        [one] Un éxito más, y está hecho.
       *[other] { $left } éxitos más, y está hecho.
    }
why-better-way = { $wins ->
        [yes] Así se gana { $mine }; con «{ $does }», { $other }.
       *[no] Sale bien { $mine }; «{ $does }», { $other }.
    }
why-brings-too = «{ $does }» es igual de probable, pero esto { $brings ->
        [boon] además facilita el próximo intento.
        [resolve] además da 1 de Temple.
       *[rest] además quita 1 de Fatiga a cada cual.
    }
why-alike-way = «{ $does }» es igual de probable{ $cheaper ->
        [yes] , pero fallar cuesta más.
       *[no] : la diferencia es quién tira.
    }
why-tonight = Acampar antes gana { $camp }; seguir esta noche, { $on }.
why-last-way = Es la última manera que queda.
why-wins = { $why } Ganáis unas { $odds }.
why-goal-luck = No quedan tantas acciones: solo la suerte en el camino ayuda.
# $left: éxitos que aún faltan, en tantas $actions: uno tiene que contar por 2.
why-goal-double = { $left } éxitos en { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    }: ahora solo gana uno doble.
why-foes = Resolverlo con quien está ahí acerca el objetivo.
why-people = Allí puede haber quien sepa dónde buscar.
why-danger = Puede que haya algo dentro.
why-landmark = Desde allí se ve la tierra de alrededor.
why-site = Puede que haya algo útil.
why-track = { $nearer ->
        [yes] Un rastro acerca el objetivo e indica el camino.
       *[no] Un rastro dice adónde lleva.
    }
# $points: si no, el lugar queda más allá en la línea de una pista.
why-clue-here = { $points ->
        [yes] Una pista señala aquí.
       *[no] Esto queda en la línea de una pista.
    }
why-search = Puede que aquí se esconda algo.
why-first-search = El primer registro bueno de un lugar { $hunt ->
        [yes] descarta casillas para el objetivo.
       *[no] acerca al objetivo.
    }
why-ahead-goal = { $left ->
        [0] Dicen que el objetivo está hacia { $place }.
        [one] { CAP($place) }: solo puede estar allí.
       *[other] { CAP($place) } es 1 de { $left } casillas donde puede estar el objetivo; buscar allí descarta otras.
    }
why-unseen = { $left ->
        [0] { CAP($place) } es terreno nuevo: puede haber allí un lugar o una pista.
       *[other] Buscar en { THE($place) } descarta más casillas.
    }
why-stay = Aquí se duerme mejor, y mañana se sabrá más.
why-goal-there = Lo que el grupo vino a buscar queda por ahí.
why-beds = Hay cansancio, y allí hay gente con camas.
why-camp = Nada de aquí vale el día.
why-clue-there = { $points ->
        [yes] Una pista lleva { THE($place, case: "a") }.
       *[no] { CAP(THE($place)) } queda en la línea de una pista.
    }
# $names: who has voted for what is advised.
why-backed = { LIST($names) } ya lo { COUNT($names) ->
        [one] apoya
       *[other] apoyan
    }.
why-search-there = Vale la pena registrar { THE($place) }.
why-site-there = Se sabe que hay algo en { THE($place) }.
why-character = Al grupo le falta alguien así.
why-again = Ha fallado, y el Temple se recupera.
why-keep = El Temple vale más en el objetivo.
why-only = No hay otra cosa que hacer.
end-of-way = el final de ese camino

## Por qué se hace algo de paso, según su verbo.

aside-use = Ayuda enseguida y no lleva tiempo.
aside-give = No tiene qué comer, y a ti te sobra.
aside-buy = Te queda poca comida, y aquí se vende.
aside-roles = Nadie busca comida, y a ti se te da mejor que a nadie.
aside-other = No lleva tiempo.

## Lo que habla a favor de una respuesta, según la pregunta.

met-because = { $what ->
        [talk] Un favor os ayuda; retirarse no trae nada.
        [withdraw] No piden nada, y nada se pierde.
       *[other] Es lo que menos arriesga de lo que queda.
    }
because-depart = Acaba la expedición.
because-edge = Aquí queda más por encontrar.
because-bonus = Es lo más útil ahora mismo.
because-wear = Es lo que más aguanta y lo que menos falta hace.
because-shelter = Es lo que mejor le sienta al grupo esta noche.
because-avoid = Así no hay encuentro con quien viene.
because-favour = De lo que pueden hacer, es lo que más falta os hace.
because-insight = Lo que cuenta ayuda a avanzar.
because-loot = Lo que halléis os lo quedáis.
because-bypass = A nadie se le da mejor.
because-role = { because-bypass }
because-trade = Aquí no hay nada que te haga falta.
because-harvest = Se le puede sacar provecho.
because-offerings = Su ira cuesta más de lo que dan las monedas.
speaks-for-way = { COUNT($effect) ->
        [0] Lo demás arriesga más de lo que promete.
       *[other] { $tested ->
            [yes] Si sale bien: { dilemma-effect }.
           *[no] Sin riesgo: { dilemma-effect }.
        }
    }
because-chest = Lo que contiene lo obtenéis igual: así duele menos.
because-other = Vale tanto como cualquier otra.

## Para qué sirve la acción propuesta, encima de la pregunta.

aim-hunt = hallar el objetivo, en 1 de { $left } casillas
aim-find = { $close ->
        [yes] buscar pistas y parajes
       *[no] { $where ->
            [open] registrar sitios nuevos
           *[side] registrar
        }
    }{ aim-where }{ $steps ->
        [0] { "" } hasta hallar el objetivo
        [one] , falta 1 paso
       *[other] , faltan { $steps } pasos
    }
aim-where = { $where ->
        [exit] { " " }por el camino { $direction } desde { THE($place) }
        [side] { " " }al { side-name } { THE($place, case: "de") }
        [here] { " " }en { THE($place) }
       *[open] { "" }
    }
aim-study = { COUNT($place) ->
        [0] examinar { $sought }
       *[other] ir a { THE($place) } y examinar { $sought }
    }: { $opens ->
        [yes] al menos { "" }
       *[no] { "" }
    }{ $left ->
        [one] 1 éxito{ aim-more }
       *[other] { $left } éxitos{ aim-more }
    }{ $ways ->
        [yes] ; cada vía sirve una vez
       *[no] { "" }
    }
aim-more = { $done ->
        [0] { "" }
       *[other] { " " }más
    }
aim-clue = { $way ->
        [yes] seguir { $place } y registrar allí
       *[no] registrar { THE($place) }
    }, { $line ->
        [yes] en la línea de una pista
       *[no] según una pista
    }{ aim-a-step }
aim-a-step = { $steps ->
        [0] { "" }
        [1] : el último paso
       *[other] : 1 de { $steps } pasos
    }
aim-site = { $asks ->
        [yes] preguntar en { $sought }
       *[no] { $what ->
            [foes] tratar con quienes viven en { $sought }
           *[other] examinar { $sought }
        }
    }{ COUNT($place) ->
        [0] { "" }
       *[other] { " " }en { THE($place) }
    }{ $what ->
        [step] { $steps ->
            [0] { "" } para descartar más casillas
           *[other] { aim-a-step }
        }
        [foes] { $steps ->
            [0] { "" }
           *[other] { aim-a-step }
        }
        [boon] : una ventaja en el objetivo
        [settlement] : quizá alguien sepa dónde buscar
        [landmark] : enseña las tierras de alrededor
       *[other] : quizá haya algo útil
    }
aim-track = seguir { $sought }{ aim-a-step }
aim-beds = ir a { THE($place) } a dormir: todos estáis cansados
aim-other = { $kind ->
        [night] acampar: nada aquí vale el día
        [rest] descansar aquí un día: se va toda la Fatiga
        [food] buscar comida: no todos tienen para esta noche
        [won] volver a casa: la victoria es segura
       *[home] volver a casa: ya habéis estado fuera bastante
    }
aim-points = hallar parajes nuevos, 1 punto cada uno: el objetivo casi está perdido
aim-explore = ver sitios nuevos: cada paraje hallado es 1 punto
