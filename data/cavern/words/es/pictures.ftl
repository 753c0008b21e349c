# El mapa. $headline: quién tiene que hacer qué, o cómo acabó.
alt-map = { $chosen ->
        [yes] Cavern, ronda { $round }, { $headline }.
       *[no] Cavern, { $headline }.
    }
alt-last-round = Es la última ronda.
alt-closer = { $at } de cerca: { $there }.
alt-in-it = En ella
alt-beside = Al lado
lying-beside = { $side ->
        [N] al norte { $at }, { $there }
        [E] al este { $at }, { $there }
        [S] al sur { $at }, { $there }
       *[W] al oeste { $at }, { $there }
    }
free-place = lugar libre
# Entre una loseta y un lugar libre a su lado: qué da al lugar.
faces-section = { $there }: { $floor } de este lado
faces-wall = { $there }: pared de este lado
alt-contracts = Contratos
alt-to-choose = Por elegir
alt-free-places = { $number ->
        [one] Lugar libre
       *[other] Lugares libres
    }
alt-in-question = La sala en cuestión
alt-newest = La más nueva de { $number } losetas está en { $at }, { $tile }.
alt-nearly = Con 1 lado abierto
alt-rooms = { $others ->
        [yes] Otras salas con Mineros
       *[no] Salas con Mineros
    }
alt-decks = Sol en { $sun }. Mazo de Oro { $gold }, mazo de Tesoro { $treasure }, losetas { $tiles }.
alt-bare = Casi cerradas y sin nadie
# Una lista: $head, luego lo que contiene; $number que solo se cuentan, y por qué ($rest).
series = { $head }: { LIST($items, type: "semicolon") }{ $number ->
        [0] { "" }
       *[other] { " " }y { $number } más{ $rest ->
            [yes] : todos están en la imagen
           *[no] { "" }
        }
    }.
labelled = { $label } { $what }
alt-rest = Otras salas con algo dentro
# $marks: una antorcha, una Grieta mágica.
room-held = { room } { $any ->
        [yes] con { loot }
       *[no] sin nada
    }{ COUNT($marks) ->
        [0] { "" }
       *[other] , { LIST($marks, type: "comma") }
    }{ COUNT($delvers) ->
        [0] { "" }
       *[other] , { $delvers }
    }{ COUNT($open) ->
        [0] { "" }
       *[other] , con salida en { $open }
    }
room-settled = { room }, ya resuelta
alt-no-band = { $name } aún no tiene banda
alt-player = { $name } ({ $band }) { COUNT($points) ->
        [0] { "" }
       *[other] { $points },{ " " }
    }{ $xp } PE, { $hand } en la mano, { $gold } de Oro, { $treasure ->
        [one] { $treasure } Tesoro
       *[other] { $treasure } Tesoros
    }
alt-players = { LIST($players, type: "semicolon") }.

# Una mano, y los pasos de una jugada.
alt-no-tiles = No tienes losetas.
alt-hand = Tus losetas.
alt-tile = { $number } { $tile }{ mark }{ $same ->
        [yes] , igual en todos los giros
       *[no] { "" }
    }: { $sections }.
section-reaching = { $section } { LIST($sides) }
side-N = norte
side-E = este
side-S = sur
side-W = oeste
alt-where = ¿Dónde va? { CAP($tile) }. Encaja en { $number ->
        [one] { $number } lugar
       *[other] { $number } lugares
    }{ $fitting ->
        [yes] { "" }
       *[no] , sin mirar los pasillos
    }.
alt-closers = Lo que cierra una sala
alt-places = { $others ->
        [yes] Los demás lugares
       *[no] Los lugares
    }
alt-turns = { $only ->
        [yes] ¿La pones así en { $at }? { CAP($tile) }.
       *[no] ¿Cómo se gira en { $at }? { CAP($tile) }.
    }
alt-turn = { $number ->
        [0] Con { $turn } grados: { $effects }.
       *[other] { $number } con { $turn } grados: { $effects }.
    }
alt-ways = ¿Dónde va? { CAP($tile) }: { $ways }.
# $number: de la imagen; cuando es $quick, de la loseta.
alt-way = { $mark }{ $quick ->
        [yes] , loseta { $number }
       *[no] { "" }
    } en { $at }, con { $turn } grados: { $effects }.
alt-section = { $number } { CAP($floor) } de { $at }{ COUNT($lying) ->
        [0] { "" }
       *[other] { " " }con { $lying }
    }: { held-loot } en su sala, { $complete ->
        [yes] ya completa
       *[no] { found-gaps }
    }{ COUNT($names) ->
        [0] { "" }
       *[other] , con { $names }
    }.

# Sus títulos y notas.
hand-of = La mano { OF($name) }{ $points ->
        [0] { "" }
       *[other] : { points }
    }
quick-title = { $number } en { $at }
where-title = En todo el mapa
places-title = { $name }: { $number ->
        [one] { $number } lugar
       *[other] { $number } lugares
    }
fits-here = { $fitting ->
        [yes] Encaja aquí
       *[no] Sin mirar los pasillos
    }
tiles-counted = { $number ->
        [one] { $number } loseta
       *[other] { $number } losetas
    }
way-title = En { $at }
ways-title = { $name }: { $ways }
ways-counted = { $all ->
        [yes] { ways }
       *[no] las { $shown } mejores de { ways }
    }
ways = { $number ->
        [one] { $number } manera
       *[other] { $number } maneras
    }
turns-title = { $name } en { $at }: { $number ->
        [one] { $number } giro
       *[other] { $number } giros
    }
who-goes = ¿Quién va a { $at }?

# Dados. $what: Batalla, Pelea o Prueba; $wanted: lo que pide una Prueba; $stands: quién tiene que hacer qué, o cómo acabó.
contest-named-battle = Batalla
contest-named-fight = Pelea
contest-named-test = Prueba
contest-title = { $what }: { $how }
contests-at-once = A dados
contest-at = { $what } en { $at }: { $how }{ $wanted ->
        [yes] , { $needs }
       *[no] { "" }
    }
contest-of = { $what } { OF($name) }
alt-contest = { COUNT($loot) ->
        [0] { $what }.
       *[other] { $what } por { $loot }.
    }
alt-wanted = { $wanted }.
alt-stake = { $what }: { $brings }.
alt-stands = { $stands }.
# $dice: lo que muestran; $rift: lo que suma una Grieta mágica; $prize: lo que alguien recibe.
alt-roll = { $name }: { LIST($dice, type: "semicolon") }.{ COUNT($note) ->
        [0] { "" }
       *[other] { " " }{ $note }.
    } { $combat } de Combate, { $spoils } de Botín{ COUNT($prize) ->
        [0] { "" }
       *[other] , recibe { $prize }
    }.
alt-to-roll = { $name } tira { $dice }.{ COUNT($note) ->
        [0] { "" }
       *[other] { " " }{ CAP($note) }.
    }
# $number: "" si el dado no tiene; $shows: sus símbolos, y «otra vez».
alt-die = { COUNT($number) ->
        [0] { die-shows }
       *[other] dado { $number } { die-shows }
    }
die-shows = { COUNT($shows) ->
        [0] nada
       *[other] { LIST($shows, type: "and") }
    }
again = otra vez
deed-roll = { $name } tira
    .chip = por tirar
deed-keep = ¿se queda { $name } con la tirada?
    .chip = ¿se la queda?
deed-reroll = ¿qué dados vuelve a tirar { $name }?
    .chip = ¿qué dados otra vez?
chip = { COUNT($wanted) ->
        [0] { $asked }
       *[other] { $wanted }: { $asked }
    }
test-needs = Hacen falta { $need } de { symbol }
test-over = { $passed ->
        [yes] { $who } la supera
       *[no] { $who } falla
    }
contest-over = { GENDER($who) ->
        [p] ganan { THE($who) }
       *[m] gana { THE($who) }
    }{ tie-broken }
# $tied: cómo se decide un empate.
tie-broken = { $tied ->
        [battle] { " el empate: tiró antes" }
        [fight] { ": basta el empate" }
       *[no] { "" }
    }
roll-of = { CAP($roller) }
# $again: a die was rolled on.
roll-note = { $rift ->
        [0] { "" }
       *[other] Grieta mágica: { $who } +{ $rift }{ $again ->
            [yes] { "; " }
           *[no] { "" }
        }
    }{ $again ->
        [yes] flecha: se tira otra vez
       *[no] { "" }
    }
to-roll-note = { $rift ->
        [0] { "" }
       *[other] Grieta mágica +{ $rift }{ COUNT($more) ->
            [0] { "" }
           *[other] { "; " }
        }
    }{ COUNT($more) ->
        [0] { "" }
       *[other] puede usar { LIST($more) }
    }
fact-loot = en juego
fact-left = quedan
# Lo que alguien tiene: $points, y con cartas boca abajo, muy probablemente entre $least y $most.
points-so-far = { $whole ->
        [yes] { $points ->
            [one] 1 pto.
           *[other] { $points } ptos.
        }
       *[no] { $least }–{ $most } p.
    }
fact-tiles-left = Losetas por poner

# Títulos del mapa, y lo que se pregunta en él. $name: a quién le toca.
deed-choose = { $name } elige
deed-flip = { $name } pone cartas boca arriba
deed-place = { $name } pone una loseta
deed-send = { $name } manda un Minero
deed-resolve = { $name } elige una sala
headline-going-on = en marcha
headline-broken-off = interrumpida
headline-before = antes del primer turno
headline-closed = la caverna está cerrada
headline-won = { COUNT($names) ->
        [one] ha ganado { $names }
       *[other] victoria compartida de { $names }
    }
title-bands = ¿Quién guía qué banda?
title-map = Ronda { $round } – { $headline }
chip-peek = ¿En qué sala mirar?
chip-recall = ¿Qué Minero vuelve?
chip-room = ¿Qué sala primero?
chip-last-round = Última ronda
note-nearly = 1 lado abierto

# Leyendas.
legend-free = Lugar libre
legend-gold = Oro: 1–3 puntos
legend-treasure = Tesoro: 2–5 puntos
legend-torch = Antorcha: muestra quién hay
legend-sun = El Sol avanza
legend-fast = Turno extra
legend-beast = Aquí va la bestia
beast-legend = Bestia: { $need } de Combate
rift-legend = Grieta: { $kind } +{ $rift } de Combate
legend-newest = Loseta más nueva
legend-nearly = Sala casi cerrada
legend-lit = Sala en cuestión
legend-spent = Ya resuelta
legend-xp = PE: pagan ayuda
legend-inhand = Mineros en la mano
contract-legend = { $feat }: { $points }
contract-legend-won = { $who }: { $feat }
sun-track = Marcador del Sol

# Otras maneras de ver el mapa.
mode-rooms = qué salas están abiertas, por cuántos lados, y qué hay en ellas
    .title = Salas abiertas
    .legend = Sala abierta: cuántos lados
    .none = No hay salas abiertas.
mode-bands = dónde están los Mineros de cada cual, con las clases que conoces
    .title = Quién está dónde
    .legend = Sala con Mineros
room-open = { room }, { $sides ->
        [one] { $sides } lado abierto
       *[other] { $sides } lados abiertos
    }{ COUNT($open) ->
        [0] { "" }
       *[other] { " " }en { $open }
    }, { held-loot }{ COUNT($delvers) ->
        [0] { "" }
       *[other] , { $delvers }
    }
band-stands = { $name } ({ $band }): { LIST($delvers, type: "comma") }.

# Cartas de los grandes momentos. Lo que va entre dos pares de asteriscos se ilumina.
card-round = ronda { $round }
card-treasure = { CAP($treasure) }
card-treasure-told = { $who } enseña **{ THE($treasure) }**
card-treasure-small = { COUNT($does) ->
        [0] { "" }
       *[other] { CAP($does) }
    }
card-contract = { $contract }
card-contract-told = { $who } llega primero: **{ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }**
card-driven = La bestia huye
card-driven-told = La ahuyenta { $who }: **{ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }**
# El final. $loot: lo que hay en salas abiertas.
card-closed = { $why ->
        [sun] Se ha puesto el último Sol
        [gold] Se ha repartido el último Oro
        [tiles] No quedan losetas
       *[other] La caverna se cierra
    }
card-lost = Perdido en salas abiertas: { $loot }
card-ended = { $solo ->
        [yes] Se echan las cuentas
       *[no] { COUNT($winners) ->
            [one] Gana { $winners }{ $points ->
                [0] { "" }
               *[other] { " por " }{ points }
            }
           *[other] { $winners } comparten la victoria
        }
    }
card-gold = Oro
card-treasures = Tesoros
card-points = puntos

# Qué tiran los Mineros de la mano, bajo las losetas propias.
reserve-dice = { $delvers }: { $number ->
        [one] { $dice }
       *[other] cada cual { $dice }
    }{ $rift ->
        [0] { "" }
       *[other] , Grieta +{ $rift }
    }
# Lo mismo, junto a dados dibujados.
reserve-line = { $delvers }{ $rift ->
        [0] { "" }
       *[other] , Grieta +{ $rift }
    }
dice-in-short = { LIST($dice, type: "comma") }
story-alt = { $story }: { $name } tiene { $dice }. Éxito: { $won }; fracaso: { $lost }.
