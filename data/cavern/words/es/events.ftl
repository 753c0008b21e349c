# El comienzo. $solo: juega una sola persona; $beast: el Combate que ahuyenta a la bestia, 0 sin ella;
# $contracts: cuántos cuelgan.
begun = **Objetivo:** { $players ->
        [1] muchos puntos en Oro y Tesoros.
       *[other] más puntos que nadie en Oro y Tesoros.
    }
    .contracts = También dan puntos { $contracts } Contratos.
# What a turn is, and what ends the game.
begun-beast = **Peligro:** detrás entra una bestia; { $beast } de Combate la ahuyentan.
begun-turn = **Un turno:** pon una loseta y manda un Minero a una de sus salas. Una sala sin lados abiertos paga: { $solo ->
        [yes] con una historia (Pelea o Prueba)
       *[no] a solas con una historia (Pelea o Prueba), con rivales en una Batalla
    }.
begun-end = **Reloj:** { $sun } losetas con Sol traen la última ronda; también el último Oro o la última loseta. Lo abierto ya no paga.
faction = { $who } guía { THE($faction, case: "a") }.
opened = { $solo ->
        [yes] Robas tres losetas.
       *[no] Empieza { $first }.
    }
    .contracts = { $solo ->
        [yes] Los Contratos:
       *[no] Los Contratos, cada uno para quien lo cumpla primero:
    }

# Losetas.
drew = { "" }
reshuffled = { $count ->
        [one] La { $count } loseta descartada forma la nueva pila.
       *[other] Las { $count } losetas descartadas forman la nueva pila.
    }
swapped = { $who } paga 1 PE y cambia { COUNT($tiles) ->
        [one] { COUNT($tiles) } loseta
       *[other] { COUNT($tiles) } losetas
    }: { LIST($tiles, type: "semicolon") }.
placed = { $who } pone una loseta en { $at }{ $paid ->
        [xp] { ", sin mirar los pasillos, por 1 PE" }
        [treasure] { ", sin mirar los pasillos" }
       *[other] { "" }
    }.
nobody-to-send = No queda nadie que mandar.
# $layout: las partes de la loseta, por su nombre.
drifted_in = La caverna crece sola en { $at }: { LIST($layout, type: "comma", each: "a") }.
sun = { "" }
ending = { $why ->
        [sun] El sol se ha puesto
        [gold] El último Oro está repartido
       *[tiles] No quedan losetas
    }: es la última ronda.{ COUNT($standings) ->
        [0] { "" }
       *[other] { " " }Puntos hasta ahora: { LIST($standings, type: "comma") }.
    }
standing = { $name } { $least }{ $whole ->
        [yes] { "" }
       *[no] –{ $most }
    }
stuck = Nada de la mano { OF($who) } encaja: { LIST($tiles, type: "semicolon") }.
redrawn = { $who } tira su mano y roba otra.
skipped = { $who } { $why ->
        [stuck] no puede poner nada
       *[tiles] no tiene loseta que poner
    } este turno.
turn = { $extra ->
        [yes] { $who } tiene un turno extra (»).
       *[no] { "" }
    }
prompts = { $setting ->
        [on] Preguntaré a { $who } en las tiradas por los PE, no por las cartas.
        [before] Preguntaré a { $who } antes de sus tiradas, y lo que salga se queda.
        [off] { $who } tira sin que le pregunte.
       *[all] Preguntaré a { $who } antes y después de tirar por PE y cartas.
    }

# Mineros. $room: el nombre de la sala, con artículo; $lit: la luz de una antorcha cae sobre el Minero.
sent = { entering }{ COUNT($names) ->
        [0] { "" }
       *[other] , donde { COUNT($names) ->
            [one] está
           *[other] están
        } también { $names }{ to-fight-for }
    }.
# Una loseta ha hecho de varias salas una. $names: de quién son los Mineros que hay en ella.
rooms-joined = Ahora { $names } comparten sala{ to-fight-for }.
to-fight-for = { $any ->
        [yes] : en juego, { loot }
       *[no] { "" }
    }
sent-closes = { entering }, que { closing }
entering = { CAP(THE($kind)) } { OF($who) }{ $lit ->
        [yes] , a la luz de una antorcha,
       *[no] { "" }
    } entra en { $room }{ $drifted ->
        [yes] , por 1 PE
       *[no] { "" }
    }
sent_own = Tu { $kind } está boca abajo en { $room }.
kept = { $who } no manda a nadie.
retrieved = { $who } paga 1 PE y se lleva a casa un Minero que estaba en { $room }.
recalled = { $who } se lleva a casa un Minero que estaba en { $room }.
torchlit = A la luz de una antorcha, en { $at }: { $gathered }.
home = { "" }
peeked = { $who } mira los Mineros boca abajo { THE($floor, case: "de") } de { $at }.
peeked_own = Ves { $gathered }: tus probabilidades allí ya lo cuentan.

# Salas. $battle: sigue una Batalla; $named: la frase ya ha nombrado a quien pelea; $delvers: quién más hay.
completed = { CAP(room) } { closing }
closing = { $battle ->
        [yes] se cierra: { fighters }.
       *[no] se cierra{ COUNT($delvers) ->
            [0] { "" }
           *[other] { " con " }{ $delvers }
        }: { held-loot }.
    }
fighters = { $named ->
        [yes] Batalla contra { $delvers }
       *[no] Batalla entre { $delvers }
    }
# $number: cuántas cartas se pierden.
rooms-deserted = { COUNT($rooms) ->
        [one] { CAP(LIST($rooms)) } se cierra sin nadie: { lost }.
       *[other] { CAP(LIST($rooms)) } se cierran sin nadie: { lost }.
    }
lost = { $number ->
        [0] no se pierde nada
        [one] se pierde { loot }
       *[other] se pierden { loot }
    }

encounter = { "> " }**{ $name }**. { $story }
another-card = { $who } paga 1 PE por otra carta.
chose = { $who } elige «{ $title }».
paid = { $who } { pays }.
pays = { $xp ->
        [0] paga { $gold } de Oro
       *[other] { $gold ->
            [0] paga { $xp } PE
           *[other] paga { $xp } PE y { $gold } de Oro
        }
    }
paid_own = Pagas con Oro de valor { $gold }.
too-dear = { $who } no puede pagar { $gold ->
        [0] { $xp ->
            [0] eso
           *[other] { $xp } PE
        }
       *[other] { $gold } de Oro
    }.
# Cuando ya no se conocen los dados.
dice-decided = { $why ->
        [test] { $success ->
            [yes] { $who } supera la Prueba.
           *[no] { $who } falla la Prueba.
        }
       *[fight] { $success ->
            [yes] { $who } gana la Pelea.
           *[no] { $who } pierde la Pelea.
        }
    }
choice-decided = { $success ->
        [yes] Eso sale bien sin tirada.
       *[no] Esa respuesta es una retirada, sin tirada.
    }
test-decided = **{ $success ->
        [yes] { $who } lo logra con { $held } de { symbol } (hacían falta { $need })
       *[no] { $who } no lo logra: { $held } de { symbol } (hacían falta { $need })
    }**.
fight-won = **{ $who } vence { THE($monster, case: "a") }, { $own } a { $theirs }{ $tied ->
        [yes] , y el empate basta
       *[no] { "" }
    }**.
fight-lost = **{ CAP(THE($monster)) } { GENDER($monster) ->
        [p] vencen
       *[m] vence
    } a { $who }, { $theirs } a { $own }**.
# Lo que trajo un Encuentro. $paid: su precio; $carried: lo que se lleva; $gains: PE.
encounter-over = { $who } { COUNT($paid) ->
        [0] { "" }
       *[other] { $paid } y{ " " }
    }{ $carried }{ COUNT($gains) ->
        [0] { "" }
       *[other] { " y " }{ $gains }
    }.
# $first: la primera parte; $more: las demás; $apart: estas necesitan una coma.
takes = { COUNT($first) ->
        [0] no encuentra nada que llevarse
       *[other] se lleva { $first }{ more-parts }
    }
turns-back = se va con { COUNT($first) ->
        [0] nada
       *[other] { $first }
    }{ more-parts }
more-parts = { COUNT($more) ->
        [0] { "" }
       *[other] { $apart ->
            [yes] , más { $more }
           *[no] { " y " }{ $more }
        }
    }
so-many-more = { $number } extra
from-monster = { $cards } { THE($monster, case: "de") }
for-spoils = { $cards } por { spoils-rolled }
# $spoils: 0 cuando ya no se conocen.
spoils-rolled = { $spoils ->
        [0] Botín
       *[other] { $spoils } de Botín
    }

# Batallas. $bare: no hay nada; $little: el Oro no alcanza para repartir.
battle = { $pays ->
        [none] { $names } se baten, y solo paga el Botín: aquí no hay nada.
        [little] { $names } se baten, y solo paga el Botín: { $bags } de Oro no da para repartir.
        [even] { $names } se baten: cada banda recibe { $gold } de { $bags } de Oro, y paga el Botín.
       *[first] { $names } se baten: quien gane recibe { prize }.
    }
# $number: cuántos dados.
bought = { $who } paga { $xp } PE por { $what ->
        [red] un dado rojo y uno blanco
        [reroll] otra tirada
       *[dice] { $number } dados
    }.
dice-added = { $dice } dados más por { $xp } PE
# $roller: una persona, o el monstruo; $more: tantos dados se añadieron, por $paid PE.
rolled = { CAP(THE($roller)) } { GENDER($roller) ->
        [p] tiran
       *[m] tira
    }{ $again ->
        [yes] { " otra vez" }
       *[no] { "" }
    }{ $more ->
        [0] { "" }
       *[other] { " con " }{ $more } dados más, por { $paid } PE
    }: { $combat } de Combate, { $spoils } de Botín.
dice-owed = { $dice ->
        [one] después se tiró { $dice } dado más
       *[other] después se tiraron { $dice } dados más
    }
stood = { "" }
# $scored: se conoce el Combate de todos; $taken: lo que se lleva quien gana; $shares: lo del resto.
battle-won = **{ $who } { COUNT($others) ->
        [0] gana la Batalla
       *[other] vence a { $others }
    }{ COUNT($at) ->
        [0] { "" }
       *[other] { " en " }{ $at }
    }{ $scored ->
        [yes] , { $combat } a { $theirs }{ $tied ->
            [yes] { " (empate: " }{ $who }{ " tiró antes)" }
           *[no] { "" }
        }
       *[no] { "" }
    }**{ shared-out }.
shared-out = { COUNT($taken) ->
        [0] { "" }
       *[other] : { $taken }
    }{ COUNT($shares) ->
        [0] { "" }
       *[other] ; { LIST($shares, type: "semicolon") }
    }
share-of = { $who }: { $taken }
# $cards: de lo que hay en la sala; $more: por el Botín de los dados.
share = { COUNT($cards) ->
        [0] { $more }
       *[other] { $cards }{ COUNT($more) ->
            [0] { "" }
           *[other] , y { $more }
        }
    }
# $bags: todo el Oro que había, 0 si no hace falta decirlo; $told: ya se ha dicho de cuánto.
share-gold = { $told ->
        [yes] { $gold } de Oro
       *[no] { $bags ->
            [0] { $gold } de Oro
           *[other] { $gold } de los { $bags } de Oro
        }
    }
share-spoils = { $treasure ->
        [yes] un Tesoro por { spoils-rolled }
       *[no] 1 de Oro por { spoils-rolled }
    }
spoils = { $who } recibe { $treasure ->
        [yes] 1 Tesoro
       *[no] 1 de Oro
    } por el Botín.
no_spoils = { $why ->
        [tie] empate en Botín: nadie recibe más
       *[none] no ha salido Botín
    }
spoils-compared = mayor Botín: { THE($who) } ({ $most })
returned = { "" }

# Cartas y fichas. $does: lo que hace el tesoro; $held: cartas, cada una con su valor.
revealed = { $who } enseña { THE($treasure) }{ COUNT($does) ->
        [0] { "" }
       *[other] : { $does }
    }.
receipt = { $who } recibe { THE($treasure) } { $times ->
        [one] { "" }
       *[other] { $times } veces{ " " }
    }({ $worth ->
        [one] { $worth } punto
       *[other] { $worth } puntos
    }){ $idle ->
        [yes] : no hay Mineros fuera
       *[no] , de uso inmediato: { $does }{ $times ->
            [one] { "" }
           *[other] { " " }por carta
        }
    }.
collected = { $who } se lleva { loot }.
collected_own = Recoges { COUNT($values) ->
        [0] { LIST($held, type: "semicolon") }
       *[other] { COUNT($held) ->
            [0] { gold-worth }
           *[other] { gold-worth }; { LIST($held, type: "semicolon") }
        }
    }.
gold-worth = Oro de valor { $values }
# $number: cuántos PE; $loses: se pierden.
gained_xp = { $who } { experience }.
experience = { $loses ->
        [yes] pierde { $number } PE
       *[no] gana { $number } PE
    }
short = { $count ->
        [0] El mazo de { deck } está vacío, y { $who } no tiene carta boca abajo que mostrar.
        [1] El mazo de { deck } está vacío: { $who } pone boca arriba una de sus cartas de { deck }.
       *[other] El mazo de { deck } está vacío: { $who } pone boca arriba { $count } de sus cartas de { deck }.
    }
deck = { $deck ->
        [gold] Oro
       *[treasure] Tesoro
    }
# $turned: la carta; $worth: lo que cuenta ahora.
flipped = { $who } pone boca arriba { $deck ->
        [gold] un Oro de { $turned }
       *[treasure] { THE($turned) }
    }: ahora cuenta { $worth }.

# Contratos y la bestia. $won: lo que se cuenta con ello; $need: el Combate que la ahuyenta.
fulfilled = **{ $contract }**: { $who } llega primero, por { points }. { $won }
lurking = La bestia está dentro: { $who } tiene que hacerle frente.
guarded = { $need } de Combate habrían ahuyentado a la bestia: se queda{ $treasure ->
        [0] { "" }
        [one] , y con ella { $treasure } Tesoro
       *[other] , y con ella { $treasure } Tesoros
    }.
driven = { $who } ahuyenta a la bestia hasta { $at }, por { points }.
prowled = La bestia sigue hasta { $at }.

# El final. $split: de dónde salen los puntos; $treasures y $most: los Tesoros de quien gana y de quien empata;
# $points: en ended-won, la ventaja de quien gana.
closed = La caverna se cierra{ $why ->
        [sun] : se ha puesto el último Sol
        [gold] : se ha repartido el último Oro
        [tiles] : no quedan losetas
       *[other] { "" }
    }.
ended-alone = { closed }{ COUNT($lost) ->
        [0] { "" }
       *[other] { " Perdido en salas abiertas: " }{ $lost }.
    } **Tu puntuación: { $points }**{ COUNT($split) ->
        [0] { "" }
       *[other] , { $split }
    }.
ended-counting = { closed }{ COUNT($lost) ->
        [0] { "" }
       *[other] { " Perdido en salas abiertas: " }{ $lost }.
    } Se descubren las cartas:
ended-shared = **{ $winners } comparten la victoria.**
ended-won = **Gana { $winner }{ $tied ->
        [yes] { ", con " }{ $treasures } a { $most } en Tesoros
       *[no] { ", por " }{ points }
    }.**
# De qué tenía más quien gana que quien va detrás, en puntos.
made-by = Decidió el { $treasure ->
        [yes] Tesoro
       *[no] Oro
    }: { $own } puntos frente a { $theirs } de { $second }.
turning-battle = **Momento decisivo, ronda { $round }:** { COUNT($others) ->
        [0] { $who } se llevó { loot } en { $at }.
       *[other] { $who } venció a { $others }{ $scored ->
            [yes] { ", " }{ $combat } a { $theirs },
           *[no] { "" }
        } en { $at }: { loot }.
    }
# La mejor sala de quienes no ganaron. $at: dónde estaba.
best-rooms = **Lo mejor de los demás:** { LIST($rooms, type: "semicolon") }.
best-room = { $who } { loot } en { $at }
# What dice cost each of them most. $to: who got it, "" where an own roll failed.
lost-rooms = **Perdido a los dados:** { LIST($rooms, type: "semicolon") }.
lost-room = { $who } { loot } en { $at } ({ COUNT($to) ->
        [0] tirada fallida
       *[other] a { $to }
    })
points-of = { $name } { $points }{ COUNT($split) ->
        [0] { "" }
       *[other] : { $split }
    }
points-split = { COUNT($parts) ->
        [0] nada
       *[other] { LIST($parts, type: "comma") }
    }
points-in-gold = { $points } por { $cards ->
        [one] { $cards } carta de Oro
       *[other] { $cards } cartas de Oro
    }
points-in-treasure = { $points } por { $cards ->
        [one] { $cards } Tesoro
       *[other] { $cards } Tesoros
    }
points-for-contracts = { $points } por Contratos
points-for-beast = { $points } por la bestia
