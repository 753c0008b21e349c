# Lo que está escrito en las imágenes, y las palabras que dicen lo mismo que una imagen.

# Alrededor del mapa.

title-over = { $result ->
        [won] Victoria: { ending }
        [lost] Derrota: { ending }
       *[other] Día { $day } – { CAP(ending) }
    }
title-broken-off = Día { $day } – interrumpida
title-characters = ¿Quién sale?
ending = { $ending ->
        [goal] el objetivo está cumplido
        [left] el grupo se va
        [defeat] nadie puede seguir
        [lost] el objetivo está perdido
        [voted] el grupo vuelve a casa
       *[other] el final
    }
chip-scene = Se juega una escena
fact-timer = Reloj
fact-goal = Pasos
fact-hunt = Casillas
fact-study = Estudiado
weather-name = { $weather ->
        [perfect] Perfecto
        [fair] Buen tiempo
        [light] Lluvia ligera
        [heavy] Lluvia fuerte
       *[severe] Tormenta
    }
# $left: cuántos éxitos necesita aún, 0 si ya está visto o basta uno.
goal-site = Objetivo: { $name }{ COUNT($at) ->
        [0] { "" }
       *[other] , { $at }
    }{ $left ->
        [0] { "" }
        [one] ; falta { $left } éxito
       *[other] ; faltan { $left } éxitos
    }
goal-lost = Objetivo: perdido
goal-task = Objetivo: { COUNT($task) ->
        [0] aún sin hallar
       *[other] { $task }
    }

# La leyenda.

# Lo que está en las filas de los miembros. Una marca del grupo, y del lugar más nuevo.
person-mark = { $what ->
        [fatigue] 6 Fatiga: caer
        [wounds] Heridas
        [treated] Curada, sin desventaja
        [poison] Veneno
       *[resolve] Temple: repetir
    }
legend-party = Tu grupo
legend-newest = Terreno nuevo
legend-visited = Visitado
legend-seen = Visto
legend-veiled = Aún sin ver
legend-rumour = Rumor
legend-unknown = Desconocido
legend-edge = Fin de la región
legend-clue = Pista: registrar
legend-counts = Registrar cuenta
legend-trace = Pista aún sin hallar
legend-blocked = Cortado
legend-passage = Pasadizo oculto
legend-pill = Próxima jugada
legend-journey = Un viaje
legend-bearing = Objetivo: ahí
legend-hunt = ¿Objetivo?
legend-heard = De oídas: ahí
legend-hidden = Oculto: tirada para hallarlo
legend-piece = 1 tramo, 1 parte del día
path-legend = { $terrain ->
        [hills] Camino de colinas
        [peaks] Camino de montaña
        [water] En barca
       *[other] Camino de { terrain-name }
    }

# Otras formas de ver el mapa.

mode-routes = lo que hay alrededor, lo difícil que es y lo lejos que queda
mode-clues = adónde llevan todas las pistas sin gastar, y cuántas llevan allí
routes-title = Caminos desde { THE($at) }
routes-told = { routes-title }: { LIST($ways, type: "semicolon") }.{ $unknown ->
        [0] { "" }
        [one] { " " }De { $unknown } más no se sabe nada.
       *[other] { " " }De otros { $unknown } no se sabe nada.
    }
# $length: en partes del día, 0 si no se dice.
route-line = { $name }: { $length ->
        [0] { "" }
        [one] { $length } parte del día,{ " " }
       *[other] { $length } partes del día,{ " " }
    }{ terrain-name }, dificultad { $difficulty }{ $blocked ->
        [yes] , cortado
       *[no] { "" }
    }
led-title = Adónde llevan las pistas
led-told = { led-title }: { LIST($clues, type: "semicolon") }.
led-line = { CAP(THE($start, case: "de")) } { THE($end, case: "a") }: { $times ->
        [one] { $times } pista
       *[other] { $times } pistas
    }

# En palabras.

alt-characters = Wilds, { $region }, antes de que salga el grupo.
alt-over = Wilds, el final, día { $day }: { ending }. Se muestra toda la región.
alt-broken-off = Wilds, día { $day }, interrumpida.
alt-time = Wilds, día { $day }{ $last ->
        [0] { "" }
       *[other] { " " }de { $last }
    }, { stretch-name }{ COUNT($weather) ->
        [0] { "" }
       *[other] , { weather-words }
    }.{ $desk ->
        [yes] { " " }El mapa de quien dirige, con lo oculto.
       *[no] { "" }
    }
alt-standing = Reloj { $timer }, dificultad aquí { $difficulty }{ $die ->
        [0] { "" }
       *[other] , { goal-die }
    }.
alt-role = { role-name } { $who }
alt-roles = { LIST($names, type: "comma") }.
alt-ails = { $who }: { $ails }
alt-ailing = { LIST($members, type: "semicolon") }.
alt-resolve-of = { $who } { $resolve }
alt-resolve = Temple: { LIST($members, type: "comma") }.
alt-on-path = El grupo está { spot }.
alt-where = El grupo está en { THE($at) }, { ground }{ COUNT($start) ->
        [0] { "" }
       *[other] , y viene { THE($start, case: "de") }{ COUNT($by) ->
            [0] { "" }
           *[other] { " " }por { $by }
        }
    }.
# $terrain: vacío si no se conoce.
alt-place = { $place } { COUNT($terrain) ->
        [0] desconocido
       *[other] { terrain-name }
    }{ COUNT($categories) ->
        [0] { "" }
       *[other] { " " }con { LIST($categories, each: "a") }
    }{ alt-clued }{ $visited ->
        [yes] , visitado
       *[no] { "" }
    }
alt-clued = { $clued ->
        [yes] , adonde lleva una pista
       *[no] { "" }
    }
alt-closer = Vista de cerca de { $looked }.{ COUNT($beside) ->
        [0] { "" }
       *[other] { " " }Al lado: { LIST($beside, type: "semicolon") }.
    }
# $side: vacío si el lugar no está al lado del grupo.
alt-toward = { COUNT($side) ->
        [0] { $place }
       *[other] al { side-name } { $place }
    }
alt-next = Próximas jugadas: { LIST($moves, type: "semicolon") }.
alt-edge = La región acaba al { LIST($sides) }.
# En un camino, A sigue y B vuelve.
alt-way-on = { $letter } { $letter ->
        [A] sigue
       *[B] vuelve
    } { THE($place, case: "a") }
alt-way = { $letter } va { THE($place, case: "a") }{ alt-clued }{ $blocked ->
        [yes] , cortado
       *[no] { "" }
    }
alt-ways = { LIST($ways, type: "semicolon") }.
alt-clue = la pista { $number } { $here ->
        [yes] señala aquí
       *[no] lleva { THE($start, case: "de") } { THE($end, case: "a") }
    }
alt-clues = { CAP(LIST($clues, type: "semicolon")) }.
alt-grid = Las casillas se nombran por columna, letras de oeste a este, y fila, números de norte a sur.
alt-away = { $place } ({ $number } al { side-name })
alt-counts = Por una pista cuenta registrar en { LIST($places) }.
# $category: vacía para el objetivo. $near, $far: de cuántas casillas a cuántas, 0 si no se dijo.
alt-bearing = { COUNT($category) ->
        [0] el objetivo
       *[other] { category-a }
    } { bearing-sector } { THE($place, case: "de") }{ $far ->
        [0] { "" }
       *[other] , a { $near } o { $far } casillas
    }
alt-hunt = El objetivo puede estar en { LIST($places, type: "or") }.
alt-bearings = Se dice que queda: { LIST($bearings, type: "semicolon") }.
alt-rumour = { category-a }{ COUNT($at) ->
        [0] { "" }
       *[other] { " " }en { THE($at) }
    }
alt-rumours = { COUNT($rumours) ->
        [one] Rumor
       *[other] Rumores
    }: { LIST($rumours, type: "comma") }.
alt-goal-at = { $number ->
        [0] El objetivo está aquí, en { THE($place) }
       *[other] El objetivo está en { THE($place) }
    }{ COUNT($side) ->
        [0] { "" }
       *[other] , a { $number ->
            [one] { $number } casilla
           *[other] { $number } casillas
        } al { side-name }
    }.
alt-sites-of = { category-name } { $places }
alt-sites = { CAP(LIST($parts, type: "comma")) }.
alt-ends = { $ends }
alt-blocked = Cortado: el camino entre { LIST($ways, type: "semicolon") }.
alt-newest = Nuevo en el mapa: { $place }.
alt-journeys = Más lejos de una vez: { LIST($ways, type: "semicolon") }.
alt-journey = { THE($to, case: "a") } por { $by }
alt-passages = Un pasadizo oculto une { LIST($ways, type: "semicolon") }.
alt-hidden-site = { $name } en { THE($at) }{ $tn ->
        [0] { "" }
       *[other] { " " }({ $tn })
    }
alt-hidden = Sin hallar: { LIST($hidden, type: "comma") }.
alt-ground = { $place } { terrain-name }
alt-seen = Visto: { $grounds }.
alt-ways-on = { $number ->
        [one] Sigue un camino desconocido.
       *[other] Siguen { $number } caminos desconocidos.
    }
alt-also-seen = Visto también: { LIST($grounds, type: "comma") }{ $more ->
        [yes] { " " }y más
       *[no] { "" }
    }.

## Fichas de momentos cumbre y tiradas. Lo que va entre dos pares de asteriscos queda iluminado.

card-day = día { $day }
card-days = { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
card-rolled = { $who } { $purpose ->
        [pathfinder] abriendo camino
       *[other] { purpose-words }{ card-rolled-for }
    }
# Para qué se tira con un papel.
card-rolled-for = { $purpose ->
        [lookout] : lo que hay cerca
        [forager] : comida
        [shelter] : el descanso
        [scout] : lo que hay delante
       *[other] { "" }
    }
# Un modo de tratar lo que salió al paso.
card-rolled-way = { $who }: { $way }
card-rolled-note = { $again ->
        [yes] Otra vez:{ " " }
       *[no] { "" }
    }dado de { attribute-name } + { $pick ->
        [better] mejor d6
        [worse] peor d6
       *[one] d6
    } + { skill-name } { $rank }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $malus ->
        [0] { "" }
       *[other] { " " }- { $malus }
    }
card-rolled-told = { $gone ->
        [0] { COUNT($result) ->
            [0] **{ $total }**; la dificultad es secreta, aquí casi todo pide { $usual }
           *[other] **{ $total }** contra { $tn }: **{ $successes ->
                [0] { $way ->
                    [blunder] el camino se pierde
                    [wiser] llegáis, despacio
                    [failure] llegáis, despacio
                   *[other] { card-result }
                }
                [one] { $successes } éxito
               *[other] { $successes } éxitos
            }**{ $doubles ->
                [0] { "" }
               *[other] { " " }(2 desde { $doubles })
            }
        }
        [one] **{ $total }** contra { $usual }: **1 casilla descartada**
       *[other] **{ $total }** contra { $usual }: **{ $gone } casillas descartadas**
    }
card-result = { $plain ->
        [yes] { $result ->
            [weak] éxito
            [strong] éxito
           *[other] { result-name }
        }
       *[no] { result-name }
    }
card-rolled-all = **{ $passed } de { $number }** lo logran contra { $tn }
card-site-told = { CAP(category-a) } en **{ $place }**{ $wild ->
        [yes] : un campamento allí no da descanso
       *[no] { "" }
    }
card-treasure = Un tesoro
card-goal = El objetivo
card-goal-named = El objetivo: { $name }
finale-alt = Una colina verde bajo el cielo, y en ella { $name }, blanca de la oreja al casco, al galope. Al pie pastan ovejas.
card-goal-won = Victoria{ COUNT($name) ->
        [0] { "" }
       *[other] : { $name }
    }
card-successes = Éxitos
card-left = Acciones restantes
card-goal-told = { $what ->
        [located] **El grupo sabe dónde está**: falta ir allí y examinarlo
        [found] **Está hallado**: falta examinarlo
        [reached] **Objetivo cumplido**
        [lost] **Está perdido**
       *[other] **Ha cambiado**
    }
card-died = { $who } ha muerto
card-died-small = { $left ->
        [one] { $left } del grupo puede seguir
       *[other] { $left } del grupo pueden seguir
    }
card-ended = { $region }
card-ended-told = **{ ended-how }**
card-ended-goal = { $fate ->
        [done] El objetivo se cumplió
        [found] El objetivo se localizó, pero no se alcanzó
        [lost] El objetivo se perdió
        [open] El objetivo no se halló
       *[none] { "" }
    }
card-rank = Rango
card-rank-value = { rank-name }
card-places = Lugares explorados
card-places-value = { $number } ({ $explored } % de la región)
card-sites = Parajes hallados
card-of = { $number } de { $most }
card-coins = Monedas y género ganados
