# Lo que va en las imágenes, y los textos que dicen lo mismo.

## La leyenda.

legend-figure-quills = { $names }, golpea a 3
legend-figure-archer = { $names }, golpea a 3
legend-figure-caller = { $names }, golpea a 3
legend-figure-wary = { $names }: { habit-wary }
legend-figure-guards = { $names }: { habit-guards }
legend-figure-stalks = { $names }: { habit-stalks }
legend-figure-flees = { $names }: { habit-flees }
legend-figure-calls = { $names }: { habit-calls }
legend-figure-swaps = { $names }: { habit-swaps }
legend-figure-still = { $names }: { habit-still }
legend-floor-flooded = Fango: cuesta 2
legend-floor-murk = Bruma: sin tiros de dentro ni fuera
legend-floor-embers = Brasas: 1 de daño
legend-floor-hush = Silencio: sin reliquias
legend-floor-gale = Vendaval: 1 dado menos
legend-floor-dust = Polvo: 1 de fatiga
legend-floor-balm = Bálsamo: cura 1
legend-door-in-reach = Puerta al alcance
legend-door-far = Puerta aún lejos
legend-door-later = Puerta para otro turno
legend-door = Puerta por explorar
legend-fatigue = Fatiga: hasta { $most }, −1 por turno
legend-explored = Puerta explorada
legend-newest = Última loseta
legend-trap = Trampa: al entrar en su loseta
legend-cache = Alijo común
legend-legendary = Alijo legendario
legend-shard = Fragmento de estrella
# $chips: enemies that look alike, by name.
legend-foes = { CAP(foe-names) }
foe-names = { LIST($chips, type: "comma") }
legend-companion = Compañero
legend-reach = Un movimiento

## Títulos, y lo que va junto al mapa.

title-classes = ¿Quién baja?
title-relics = ¿Qué se lleva?
title-first = ¿Quién va primero?
title-place = ¿Dónde empieza { $who }?
title-over = { $result ->
        [won] Victoria en la ronda { $round }
        [lost] Derrota en la ronda { $round }
        [retreat] Ronda { $round } – El grupo se retira
       *[ended] Ronda { $round } – Sin terminar
    }
title-to-act = Ronda { $round } – Turno { OF($who) }
title-to-choose = Ronda { $round } – El grupo elige
chip-explores = { $who } explora la puerta { $door }
chip-decides = Decide { $chooser }
chip-exhaustion-from = Agotamiento tras la ronda { $round }
chip-exhaustion = Tras esta ronda: −{ $health } de vida
fact-shards = Fragmentos
fact-gate = Portón
fact-last-round = Última ronda
# Dos líneas de unas 16 letras. $shut: puertas que cierra, $joined: losetas que toca además.
card-way = { $seals ->
        [yes] { CAP(no-door-left) }
       *[no] { CAP(new-doors) }
    }{ COUNT($shut) ->
        [0] { "" }
        [one] , sin la puerta { LIST($shut) }
       *[other] , sin las puertas { LIST($shut) }
    }{ $joined ->
        [0] { "" }
        [1] , toca 1 loseta
       *[other] , toca { $joined } losetas
    }{ card-finds }
card-finds = { $foes ->
        [0] { "" }
        [1] , enemigo al lado
       *[other] , enemigos a { $foes }
    }{ $cache ->
        [yes] , alijo al lado
       *[no] { "" }
    }
no-door-left = ya sin puertas: toca cavar

## Lo que un escenario ha puesto en el mapa, para quien no lo ve.

mark-lock = { CAP(A($lock)) } en { $at }{ $number ->
        [0] { "" }
       *[other] , { ordinal } en el orden
    }{ $able ->
        [yes] { "" }
       *[no] , aún no se puede abrir
    }.
mark-place = Todos se reúnen en la loseta de { $at }, o al lado.
mark-water = Bajo el agua: las losetas de { $cells }.
mark-carried = { COUNT($names) ->
        [one] { $names } va con { THE($burden) }.
       *[other] { $names } van con { THE($burden) }.
    }

## El suelo, loseta a loseta.

floor-intro = El suelo por losetas, primero las más cercanas, cada una con pared alrededor salvo donde toca otra:
floor-tile = { CAP(THE($tile)) }{ $ground ->
        [none] { "" }
       *[other] { " (" }{ $ground })
    }: { LIST($cells, type: "comma") }{ COUNT($ways) ->
        [0] { "" }
       *[other] ; { LIST($ways, type: "comma") }
    }.
floor-touches = { $at } toca { $others }
floor-cells = { $cells } { OF($tile) }
# Losetas que no caben en las palabras de la imagen.
floor-left = { $tiles ->
        [one] Queda 1 loseta
       *[other] Quedan { $tiles } losetas
    } más lejos.

## El texto de una imagen.

alt-decides = { $question } Decide { $chooser }: { $marks }.
alt-mark = { $letter } es { $at }
alt-exploring = { $question } { $who } explora la puerta { $door } en { $at }.
alt-ways-left = { $left } de { $number ->
        [one] { $number } posición
       *[other] { $number } posiciones
    }.
alt-way = { $way } ocupa { LIST($cells, type: "comma") }: { $brings }.
alt-before = Skyshard, antes de la incursión. La entrada tiene umbrales en N19 y N20.
alt-over = Skyshard, ronda { $round }. { $result ->
        [won] El grupo ha ganado.
        [lost] El grupo ha perdido.
        [retreat] El grupo se ha retirado.
       *[ended] La incursión quedó sin terminar.
    }
alt-to-act = Skyshard, ronda { $round }, turno { OF($who) }.
alt-to-choose = Skyshard, ronda { $round }, el grupo elige.
alt-no-door = No se puede explorar ninguna puerta.
alt-progress = { CAP($progress) }.
alt-shards = Fragmentos: { $gained } de { $required }.
alt-exhaustion = { $health ->
        [0] Agotamiento tras la ronda { $round }.
       *[other] La próxima ronda le cuesta a cada cual { $health } de vida.
    }
alt-actor = { $who } está en { $at } ({ $tile }) con { $health } de { $most } de vida{ $moving ->
        [reach] , { $reach ->
            [one] queda { $reach } paso
           *[other] quedan { $reach } pasos
        }
        [again] , sin pasos pero con un segundo movimiento
        [spent] , sin pasos
       *[other] { "" }
    }{ $ground ->
        [mire] , en una loseta de fango donde cada casilla cuesta 2
        [murk] , en la bruma
        [embers] , sobre brasas
        [hush] , en una loseta en silencio
        [gale] , en el vendaval
        [dust] , en el polvo
        [balm] , sobre bálsamo
       *[none] { "" }
    }.
alt-doors = { $why ->
        [reach] { COUNT($doors) ->
            [one] La puerta { $doors } está al alcance.
           *[other] Las puertas { $doors } están al alcance.
        }
        [later] { COUNT($doors) ->
            [one] La puerta { $doors } queda para otro turno.
           *[other] Las puertas { $doors } quedan para otro turno.
        }
       *[far] { COUNT($doors) ->
            [one] La puerta { $doors } está demasiado lejos.
           *[other] Las puertas { $doors } están demasiado lejos.
        }
    }
alt-people = { LIST($people, type: "comma") }.
alt-companion-alone = { CAP(THE($who)) } { $at } { $health }/{ $most }
alt-unit = { THE($who) } { $at } { $health }/{ $most }
alt-down = { $who } en el suelo, en { $at }
alt-door = { $door } en { $at }
alt-placed = { $at } ({ $side })
alt-placed-on = { $at } ({ $side }, { $tile })
row-fell = cayó en { $at }
alt-fell = { $who } cayó en { $at }
alt-no-enemies = Ningún enemigo en el mapa.
alt-enemies = Enemigos: { LIST($enemies, type: "comma") }.
alt-enemy = { $chip } (nivel { $level }) en { $at }{ COUNT($about) ->
        [0] { "" }
       *[other] { " (" }{ LIST($about, type: "comma") })
    }
alt-steps = { $steps ->
        [1] junto a { $who }
       *[other] a { $steps } pasos
    }
alt-wounds = { $health } de { $most } de vida
alt-farther = { $number } más a lo lejos
alt-traps = Hay una trampa en la loseta de { $cells }.
alt-marks = { CAP($mark) } en la loseta de { $cells }.
alt-caches = { $rank ->
        [legendary] { COUNT($cells) ->
            [one] Alijo legendario: { LIST($cells, type: "comma") }.
           *[other] Alijos legendarios: { LIST($cells, type: "comma") }.
        }
       *[common] { COUNT($cells) ->
            [one] Alijo común: { LIST($cells, type: "comma") }.
           *[other] Alijos comunes: { LIST($cells, type: "comma") }.
        }
    }
chooser-party = el grupo

## Otras maneras de ver el mapa.

mode-threats-title = Dónde pueden golpear los enemigos
mode-threats-legend = A tiro de golpe
mode-threats = Dónde pueden golpear los enemigos cuando actúen: { $cells }.
mode-can-hit = { CAP(THE($chip)) } en { $at } tiene a tiro: { LIST($units, type: "or") }.
mode-cannot-hit = { $all ->
        [yes] Ninguno tiene aún a nadie a tiro.
       *[no] Los demás no tienen aún a nadie a tiro.
    }
mode-companion = el compañero
mode-reach-title = Adónde puede ir { $who }
mode-reach-legend = { $number ->
        [1] Con un movimiento: { $number } casilla
       *[other] Con un movimiento: { $number } casillas
    }
mode-reach = Adónde puede ir { $who } con un movimiento: { $cells }.
mode-cells = { LIST($cells, type: "comma") }
mode-more-cells = { LIST($cells, type: "comma") } y { $more } más
mode-nowhere = ninguna casilla
mode-reach-about = adónde podría ir tu aventurero con un movimiento
mode-threats-about = dónde podrían golpear los enemigos cuando actúen

## Tarjetas de momentos destacados y tiradas. Lo que va entre dos pares de asteriscos se ilumina.

card-round = ronda { $round }
card-struck = { CAP(THE($who)) } ataca { THE($chip, case: "a") }
card-struck-told = { $damage ->
        [0] Sin daño: { THE($chip, case: "a") } { $left ->
            [one] le queda { $left }
           *[other] le quedan { $left }
        }
       *[other] **{ $damage } de daño**: { $fell ->
            [yes] { THE($chip) } cae
           *[no] { THE($chip, case: "a") } { $left ->
                [one] le queda { $left }
               *[other] le quedan { $left }
            }
        }
    }
# $guard: cuánto daño para la defensa de quien recibe el golpe.
card-battle-rule = 1 y 2 no hacen nada, de 3 a 5 hacen 1, 6 hace 2{ $guard ->
        [0] { "" }
       *[other] ; la defensa para { $guard }
    }
card-enemies-strike = Los enemigos golpean
card-striker = { $chip }
card-blow-note = { THE($whom, case: "a") }{ $guard ->
        [0] { "" }
       *[other] , la defensa para { $guard }
    }
card-harm = { COUNT($hurt) ->
        [0] Nadie sufre daño
       *[other] { CAP($hurt) }
    }
card-loses = { THE($who) } pierde **{ $damage } de vida**
card-lock = { CAP(THE($who)) } { $trap ->
        [yes] intenta desarmar la trampa
       *[no] prueba la cerradura
    }
card-code = Código
card-lock-told = { COUNT($missing) ->
        [0] { $trap ->
            [yes] **Queda desarmada**
           *[no] **Se abre**
        }
       *[other] { $failed ->
            [yes] { $trap ->
                [yes] **Salta**, faltan:
               *[no] **Sigue cerrada**, faltan:
            }
           *[no] Aún faltan:
        } { LIST($missing) }
    }
# $key: la cifra que tiene que salir primero, 0 si ninguna.
card-lock-rule = { $key ->
        [0] Un dado que muestra una cifra que falta se queda
       *[other] Primero tiene que salir la llave, un { $key }; luego se queda el dado que muestra una cifra que falta
    }
# Bajo la cifra de un código que tiene que salir primero.
card-key = llave
card-rolls-left = { $tries ->
        [0] sin más tiradas
        [one] queda { $tries } tirada
       *[other] quedan { $tries } tiradas
    }
card-relic = { CAP($relic) }
card-relic-told = { $who } encuentra **{ A($relic) }**
card-relic-small = { CAP($does) }. { $text }
card-shard = { $shards ->
        [one] { $last ->
            [yes] El último fragmento de estrella
           *[no] Un fragmento de estrella
        }
       *[other] { $shards } fragmentos de estrella
    }
card-shard-told = En manos { OF($who) }: **{ $gained } de { $required }**
card-lies-told = En **{ $at }**: se toma desde cualquier casilla de su loseta
card-last-told = En **{ $at }**: { $tile }{ $kept ->
        [yes] , con **{ A($foe) }**
       *[no] { "" }
    }
card-last-small = { $kept ->
        [yes] { CAP(keeper-hits) }. Tiene { $health } de vida{ $guard ->
            [0] { "" }
           *[other] { " " }y defensa { $guard }
        }. Todas las puertas se cierran
       *[no] Todas las puertas se cierran
    }
card-found = { CAP($sought) }
card-found-told = { $who } encuentra { A($sought) }: **{ $number } de { $required }**
card-fell = { CAP(THE($who)) } en el suelo
card-fell-told = { CAP(THE($who)) } cae{ COUNT($at) ->
        [0] { "" }
       *[other] { " " }en **{ $at }**
    }
card-fell-small = { $standing ->
        [0] Nadie queda en pie
        [one] Queda { $standing } aventurero en pie
       *[other] Quedan { $standing } aventureros en pie
    }
card-ended = { $result ->
        [won] Victoria
        [lost] Derrota
       *[retreat] Retirada
    }
card-ended-told = { $standing ->
        [0] No queda nadie en pie
       *[other] **{ $standing } de { $party }** siguen en pie
    }
card-score = ronda { $round }, { $gained } de { $required } { $thing }
# Cuántos fragmentos habían salido a la luz cuando cayó el grupo.
card-luck = Salieron a la luz { $drawn } de { $required } fragmentos en { $tiles ->
        [one] { $tiles } loseta
       *[other] { $tiles } losetas
    }.
card-relics = reliquias
card-health = vida
card-fell-at = cayó en
card-hero = { $who }, { $kind }
