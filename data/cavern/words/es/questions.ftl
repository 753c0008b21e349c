# Lo que se pregunta a alguien sigue a su nombre y una coma: «Ada, tiras 3 dados blancos.»

# De qué va una tirada. $dice: «2 dados blancos»; $rift: el Combate que suma una Grieta mágica; $symbol: combat o spoils.
pool = { $dice }{ $rift ->
        [0] { "" }
       *[other] { " " }+{ $rift } de Combate
    }
rolls-for-test = tiras { $dice } y necesitas { $need } de { symbol }.
symbol = { $symbol ->
        [combat] Combate
       *[spoils] Botín
    }
rolls-here = tiras { $dice }.
own-roll = necesitas { $need } de { symbol }.
has-for-test = tienes { $held } de { symbol } y necesitas { $need }.
has-rolled = tienes { $combat } de Combate y { $spoils } de Botín.
monster-rolls = { GENDER($monster) ->
        [p] Luego { THE($monster) } tiran { $dice }.
       *[m] Luego { THE($monster) } tira { $dice }.
    }
more-xp = { $xp } PE
more-cards = { $cards ->
        [one] { $cards } carta oculta
       *[other] { $cards } cartas ocultas
    }
rolled-total = { $first ->
        [yes] { $who } tiene { $combat } de Combate y { $spoils } de Botín
       *[no] { $who } { $combat } y { $spoils }
    }
roll-earlier = { LIST($totals, type: "semicolon") }.

# Lo que se puede ganar. $bags: todo el Oro que hay.
to-win = el mayor Combate gana { prize }
only-spoils = no hay nada que repartir: solo el mayor Botín trae una carta
to-rank = el segundo recibe { $second } de Oro{ $third ->
        [0] { "" }
       *[other] ; el tercero, { $third }
    }
to-share = gane quien gane: { $gold } de los { $bags } de Oro para cada banda
spoils-bring-gold = el mayor Botín (tú: { $likely }) trae 1 de Oro más
# $likely: con qué probabilidad, si nadie añade nada.
most-spoils = el mayor Botín{ COUNT($likely) ->
        [0] { "" }
       *[other] { " " }(tú: { $likely })
    } trae 1 de Oro más (5 o más: 1 Tesoro)
# Lo mismo como tabla bajo los dados: por qué se recibe algo. $chance: con qué probabilidad le toca a $who, si nadie añade nada.
stake-first = Mayor Combate (empate: quien tira antes)
stake-second = Segundo puesto
stake-third = Tercer puesto
stake-each = Gane quien gane, cada banda
stake-spoils = Mayor Botín
stake-more-spoils = Más Botín
stake-likely = { $what }{ COUNT($chance) ->
        [0] { "" }
       *[other] { " (" }{ $who } { $chance })
    }
stake-cards = 1 de Oro (desde 5: 1 Tesoro)
stake-success = Si sale bien
stake-failure = Si sale mal
# $bags: todo el Oro que hay.
prize = { $treasure ->
        [0] { "" }
        [one] { $treasure } Tesoro
       *[other] { $treasure } Tesoros
    }{ $gold ->
        [0] { "" }
       *[other] { $treasure ->
            [0] { "" }
           *[other] { " y " }
        }{ $gold } de { $bags } de Oro
    }
amounts = { $amounts }
amount-gold = { $number } de Oro
amount-treasure = { $number ->
        [one] { $number } Tesoro
       *[other] { $number } Tesoros
    }
amount-xp = { $number } PE
brings-the-same = Salga bien o mal, { COUNT($both) ->
        [0] no hay nada
       *[other] { $both }
    }
costs = { $always ->
        [yes] { $last ->
            [yes] tus últimos PE ({ $xp }) se pierden en todo caso, así que pagar dados no cuesta nada
           *[no] pierdes { $xp } PE en todo caso
        }
       *[no] pierdes { $xp } PE si sale bien
    }
spoils-too = con más Botín que { THE($monster) }{ COUNT($likely) ->
        [0] { "" }
       *[other] { " " }(ahora { $likely })
    }, 1 de Oro más{ $told ->
        [yes] { " " }(desde 5, un Tesoro), ganes o pierdas
       *[no] { "" }
    }
stakes = { LIST($parts, type: "semicolon") }.
beast-in-battle = Hacen falta { $need } de Combate { $treasure ->
        [0] para ahuyentar a la bestia: { $number } puntos.
        [one] para el Tesoro y para ahuyentar a la bestia: { $number } puntos.
       *[other] para los Tesoros y para ahuyentar a la bestia: { $number } puntos.
    }

# La pregunta en sí. $before: la tirada aún está por hacer.
asked-reroll = ¿Qué dados vuelves a tirar? Se pierde lo que muestran ahora: Combate y Botín.
asked-xp = { $before ->
        [yes] ¿Tiras, o compras dados? Tienes { $xp } PE.
       *[no] Tienes { $xp } PE: ¿cambias la tirada, o te la quedas?
    }
asked-card = { $before ->
        [yes] Abre tu mano.
       *[no] Abre tu mano: ¿te la quedas?
    }
# $cards: lo que se puede usar, cada carta con lo que hace; solo lo lee su dueño.
asked-own-card = ¿Usas { LIST($cards, type: "or") }, o { $before ->
        [yes] tiras?
       *[no] te la quedas?
    }
own-card = { THE($treasure) } ({ $does })
asked-nothing = { $before ->
        [yes] Tira.
       *[no] Nada de tu mano ayuda aquí: quédatela.
    }
asked-later = Tira primero: después puedes usar { LIST($cards, type: "or") }.
later-card = Para usar { LIST($cards, type: "or") } en una tirada, pulsa antes: { verb-prompts.steps }.
card-named = { THE($treasure) }
battle-so-far = { COUNT($closer) ->
        [0] { "" }
       *[other] { $closer } cerró la sala en { $at }.{ " " }
    }{ LIST($sides, type: "semicolon") }.
battle-side = { $who }: { LIST($delvers) }{ $more ->
        [0] { "" }
       *[other] { " " }y { $more } dados más
    }{ $rolled ->
        [yes] { " " }sacó { $combat } de Combate, { $spoils } de Botín
       *[no] { " " }tira después de ti
    }
own-story = > **{ $name }**. { $story }
# Lo que dieron las propias tiradas desde el último turno. $theirs: el Combate de los vencidos o de quien ganó; $its: el del monstruo.
own-battle = **{ $won ->
        [yes] Vences a { LIST($others) }
       *[no] { LIST($others) } te vence
    } en { $at }, { $won ->
        [yes] { $combat } a { LIST($theirs) }
       *[no] { LIST($theirs) } a { $combat }
    }{ $tied ->
        [yes] { $won ->
            [yes] { " (empate: tiraste antes)" }
           *[no] { " (empate: " }{ LIST($others) } tiró antes)
        }
       *[no] { "" }
    }: { own-gains }.**{ COUNT($more) ->
        [0] { "" }
       *[other] { " " }{ $more }.
    }
own-test = **{ $won ->
        [yes] Superas la Prueba con { $held } de { symbol } de { $need }
       *[no] Fallas la Prueba con { $held } de { symbol } de { $need }
    }: { own-gains }.**
own-fight = **{ $won ->
        [yes] Vences { THE($monster, case: "a") }, { $combat } a { $its }{ $tied ->
            [yes] { " (el empate basta)" }
           *[no] { "" }
        }
       *[no] { CAP(THE($monster)) } te { GENDER($monster) ->
            [p] vencen
           *[m] vence
        }, { $its } a { $combat }
    }: { own-gains }.**
own-gains = { COUNT($gains) ->
        [0] no recibes nada
       *[other] recibes { $gains }
    }
# $treasure: desde 5 de Botín trae un Tesoro.
own-outdone = { COUNT($who) ->
        [0] Hay empate a { $most } en el mayor Botín: no trae nada
       *[other] Por el mayor Botín ({ $most }, tú { $spoils }) { $who } recibe { $treasure ->
            [yes] un Tesoro
           *[no] 1 de Oro más
        }
    }

# Todo lo demás que se pregunta. $ways: lo que se puede hacer; $beside: se puede mandar un segundo Minero.
asked-band = { $together ->
        [yes] elijan sus bandas.
       *[no] elige una banda.
    }
asked-stuck = nada de tu mano encaja: puedes { LIST($ways, type: "or") }.
tile-words = Los pasillos deben coincidir; +4 son unos 4 puntos.
# $hold: losetas de quienes aún juegan en esta ronda.
asked-tile = { $last ->
        [maybe] pon una loseta, quizá la última: { $sun ->
            [one] con 1 Sol más
           *[other] con { $sun } Soles más
        } en esta ronda se cierra la caverna{ $hold ->
            [0] { "" }
           *[other] , y tus rivales por jugar tienen { $hold } losetas
        }.
        [sure] pon tu última loseta.
       *[no] pon una loseta.
    }
# Lo que perderían entonces tus propios exploradores.
at-risk = Las salas abiertas no dan nada entonces: { LIST($rooms, type: "comma") }.
risk = tu { $kind } en { $at } perdería { loot }
asked-tile-first = empiezas tú: pon una loseta.
# $more: los turnos extra que siguen a este.
asked-tile-again = { $more ->
        [0] pon una loseta.
        [one] pon una loseta; sigue otro turno extra.
       *[other] pon una loseta; siguen { $more } turnos extra.
    }
asked-delver = { $beside ->
        [yes] ¿qué Minero mandas? Por 1 PE va primero uno al lado de tu loseta.
       *[no] ¿qué Minero mandas?
    }{ $new ->
        [yes] { " " }{ die-colours }
       *[no] { "" }
    }{ COUNT($only) ->
        [0] { "" }
       *[other] { " " }{ $only }.
    }{ $fights ->
        [yes] { " " }En una Batalla, el mayor Botín trae 1 de Oro más, o 1 Tesoro desde 5.
       *[no] { "" }
    }
asked-spot = { CAP($floor) }: { LIST($found, type: "comma") }
die-colours = { sides-of-white }. { sides-of-red }. { sides-of-purple }. Flecha: se tira otra vez.
sides-of-white = Dados blancos: 1 de Combate, 1 de Botín o ambos
sides-of-red = Rojos: de 1 a 3 de Combate, una cara con 1 de Botín
sides-of-purple = Morados: de 1 a 3 de Botín, una cara con 1 de Combate
sides = { LIST($sides, type: "semicolon") }
asked-room = ¿qué sala va primero?
asked-option = ¿cómo respondes a «{ $name }»?
retreat-brings = { $half ->
        [0] 1 PE y quizá 1 de Oro
       *[other] { $half } o { $most } de Oro y 1 PE
    }
asked-cards = { $number ->
        [one] pon boca arriba una de tus cartas de { deck }.
       *[other] pon boca arriba { $number } de tus cartas de { deck }.
    }
asked-recall = llévate a casa uno de tus Mineros.
asked-peek = elige la sala en la que miras.
asked-nothing-more = sigue.

# Cómo están las cosas. $short: queda tan poco Oro que se dice, $dark: tan pocos Soles.
status-bands = Libres: { $bands }.
status-over = { $round ->
        [one] Acabada tras { $round } ronda.
       *[other] Acabada tras { $round } rondas.
    }
status-ending = Ronda { $round }. Última ronda: las salas que sigan abiertas se pierden{ $any ->
        [yes] , ahora { loot }
       *[no] { "" }
    }.
status-round = Ronda { $round }.
status-play = Ronda { $round }.{ $dark ->
        [yes] { " " }Con { $sun ->
            [one] { $sun } Sol
           *[other] { $sun } Soles
            } más, esta ronda es la última: las salas abiertas no dan nada.
       *[no] { "" }
    }{ $short ->
        [yes] { " " }Quedan { $gold } cartas de Oro.
       *[no] { "" }
    }
# Los puntos que cada cual tendrá, por lo que alguien sabe.
race-of = { $name } { $points }{ $most ->
        [0] { "" }
       *[other] –{ $most }
    }
race-points = Puntos hasta ahora: { LIST($points, type: "comma") }{ COUNT($open) ->
        [0] { "" }
       *[other] ; aún abiertas: { LIST($open, type: "comma") }
    }.
race-open = { loot } en { $at } ({ COUNT($who) ->
        [0] nadie
       *[other] { $who }
    })
sheet-head = **{ $status }**
sheet-before = **Antes del primer turno.**
private-before = Antes del primer turno no tienes nada.

# Lo de cada cual.
own-facedown-one = Tu { $kind } está boca abajo en { $room }.
own-facedown = Boca abajo: { LIST($delvers, type: "comma") }.
delver-in = { $kind } en { $room }
delvers-in = { $delvers } en { $room }
own-seen = Vistos: { LIST($seen, type: "semicolon") }.
own-gold = Oro: { $gold }.
gold-cards = { LIST($cards, type: "comma") }
gold-card = { $number } de valor { $worth }{ $up ->
        [yes] { " (boca arriba)" }
       *[no] { "" }
    }
own-xp = { $xp ->
        [0] No te quedan PE: algunas historias dan 1.
       *[other] { $xp } PE: { $xp ->
            [one] paga
           *[other] cada uno paga
        } 2 dados, otras losetas o un Minero a casa.
    }
own-ability = Solo tu banda, por 1 PE: { $ability }.
own-new = **Nuevo:** { LIST($cards, type: "comma") }.
# Lo mismo, entero.
sheet-own = **Solo para ti**: «{ $motto }»
sheet-tile = Loseta { $number } { $name }{ mark }: { $sections }
sheet-reserve = Mineros en la mano: { COUNT($delvers) ->
        [0] ninguno
       *[other] { LIST($delvers, type: "semicolon") }
    }.
reserve-kind = { $delvers }, { $number ->
        [one] { $dice }
       *[other] por cabeza { $dice }
    }
sheet-facedown = Boca abajo: { $delvers }.
sheet-treasure = Tesoros: { LIST($cards, type: "semicolon") }.
sheet-ability = Habilidad, { $label }: { $text }
sheet-points = Puntos por ahora: { $points }.

# Lo que es público de cada cual. $holds: una cosa tras otra; $out: dónde están los Mineros.
sheet-row = { $name }, { $band }: { LIST($holds, type: "comma") }{ COUNT($out) ->
        [0] { "" }
       *[other] . En la mazmorra: { LIST($out, type: "comma") }
    }.
holds-xp = { $xp } PE
holds-delvers = { $number ->
        [one] { $number } Minero en la mano
       *[other] { $number } Mineros en la mano
    }
holds-cards = { $gold } de Oro y { $treasure ->
        [one] { $treasure } Tesoro
       *[other] { $treasure } Tesoros
    }
holds-gold-faceup = Oro boca arriba de valor { $values }
holds-treasure-faceup = { $names } boca arriba
holds-tiles = enseña { LIST($tiles, type: "semicolon") }
# Cuándo se pregunta por las tiradas.
swift-after = se queda con lo que sale
swift-both = tira sin preguntas
delver-stands = { $up ->
        [yes] { room-titled } ({ $kind })
       *[no] { room-titled }
    }
sheet-result = **{ $name }**, { $band }, { points }: { COUNT($cards) ->
        [0] nada
       *[other] { LIST($cards, type: "semicolon") }
    }.
result-gold = Oro { $gold }
result-treasure = Tesoros { LIST($cards, type: "comma") }
card-worth = { $name } ({ $worth })
card-does = { $name } ({ $does })

# Contratos y la bestia. $feat: lo que piden; $number: cuánto lleva alguien.
contract = **{ $contract }**, { points }: { $feat }
contract-won = { $contract }: { $who } llegó primero.
contract-open = { $contract }: { $brief }.{ $counted ->
        [yes] { " " }Llevas { $number }.
       *[no] { "" }
    }
contract-brief = { $feat }, { points }
contract-brief-won = { $feat }, { $who } llegó primero
contract-held = { $contract } ({ $number })
beast-held = { $times ->
        [one] ahuyentó a la bestia ({ $number })
       *[other] ahuyentó a la bestia { $times } veces ({ $number })
    }
beast-stands = La bestia está en { $at } y { $stays ->
        [yes] ahí se queda
       *[no] va a { $to }
    } al acabar la ronda; { $need } de Combate la ahuyentan.
