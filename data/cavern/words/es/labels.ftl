# Lo que supone poner una loseta, para las salas. $rooms: cuáles; $most: como mucho; $alike: tantas se cuentan como una;
# $paid: 1 PE lleva allí un Minero.
fate-closes = cierra { $rooms }
fate-or = o { $rooms }
fate-loses = cierra { $rooms } para nadie
fate-joins = une { $rooms }
# Una sala en la que solo hay rivales y en la que no se puede entrar.
gives-room = { $sure ->
        [yes] cierra
       *[no] puede cerrar
    } { THE($floor) } de { $at } sin ti: { $most ->
        [yes] hasta{ " " }
       *[no] { "" }
    }{ loot } para { LIST($people) }
can-closes = puede cerrar { $rooms }
can-or = o { $rooms }
can-loses = puede cerrar { $rooms } para nadie
effects = { LIST($effects, type: "comma") }
rooms-at = { COUNT($places) ->
        [one] { THE($floor) } de { $places }
       *[other] { GENDER($floor) ->
            [f] las { PLURAL($floor) } de { $places }
           *[m] los { PLURAL($floor) } de { $places }
        }
    }
room-closing = { $at } ({ $any ->
        [yes] { $most ->
            [yes] hasta { loot }
           *[no] { loot }
        }
       *[no] sin nada
    }{ COUNT($people) ->
        [0] { "" }
       *[other] , { $people }
    }{ $paid ->
        [yes] , por 1 PE
       *[no] { "" }
    }){ alike }
room-joined = { $at }{ loot-noted }{ alike }
room-owned = { THE($floor) } { $people }{ loot-noted }{ alike }
loot-noted = { $any ->
        [yes] { " " }({ loot })
       *[no] { "" }
    }
alike = { $alike ->
        [1] { "" }
        [2] { " " }y 1 más así
       *[other] { " " }y { $others } más así
    }
# .owner sigue al nombre de una sala, junto a «de Ada»: «la sala azul de tu banda y de Ada».
you = tú
    .owner = de tu banda
    .for = ti
joins-nothing = no une nada
# En pocas palabras. $owners: de quién son los Mineros de una sala que sigue abierta («de Ada», «tuya»); $people: para quién se
# cierra; $enters: para tu Minero, si entra; $verb es «again» donde ya se ha dicho.
pane-story = { loot }{ $now ->
        [yes] { " ya," }
       *[no] { "" }
    } con una historia{ $half ->
        [0] { "" }
       *[other] { " " }(si fallas: { $half })
    }{ $enters ->
        [yes] , si entras
       *[no] { "" }
    }
# La sala de $fight se puede disputar; si no, se la quedan los rivales de allí.
pane-may-battle = { $fight } (o se lo llevan)
pane-lost = { loot } para nadie
pane-effect = { $paid ->
        [yes] entrar cuesta 1 PE:{ " " }
       *[no] { "" }
    }{ $verb ->
        [closes] cierra la sala
        [joins] amplía
       *[again] { "" }
    }{ $verb ->
        [joins] { COUNT($owners) ->
            [0] { " " }una sala
           *[other] { " " }la sala { $owners }
        }
       *[closes] { "" }
    }{ $any ->
        [yes] { $verb ->
           *[closes] : { loot }
            [again] { " " }{ loot }
        }
       *[no] { "" }
    }{ COUNT($people) ->
        [0] { "" }
       *[other] { " " }para { $people }{ $any ->
            [yes] { "" }
           *[no] { " " }(vacía)
        }
    }{ COUNT($instead) ->
        [0] { $enters ->
            [yes] { " " }si entras
           *[no] { "" }
        }
       *[other] { " o " }{ LIST($instead, type: "or") } (entras en una)
    }{ $gaps ->
        [0] { "" }
       *[other] { " (" }{ still-open })
    }
# Lo que una loseta cierra solo para rivales, y cómo sigue a lo que trae.
pane-gives = deja { loot } a { $people }
at-a-price = { $brief }, pero { $price }
# $pays: nada, muy poco para repartir, lo mismo para las dos, o lo más para quien gane; $second: lo del segundo puesto.
battle-for = Batalla{ COUNT($people) ->
        [0] { "" }
       *[other] { " " }con { $people }
    }{ $pays ->
        [none] { " " }(sala vacía)
        [little] { "" }: muy poco para repartir
        [even] { "" }: cada una recibe { $gold } de Oro
       *[first] { " " }por { prize }{ $second ->
            [0] { "" }
           *[other] { " " }(segundo: { $second })
        }
    }
# Lo mismo en las menos palabras posibles.
battle-stake = { $pays ->
        [none] sala vacía
        [little] muy poco para repartir
        [even] cada una recibe { $gold } de Oro
       *[first] { loot }
    }
# Quien va muy por delante, y por qué se le da batalla.
the-leader = { $name } (muy por delante)
battle-leader = contra { $name }, muy por delante{ COUNT($fight) ->
        [0] { "" }
       *[other] : { $fight }
    }
pane-battle = { $even ->
        [yes] { $fight }, { $likely }
       *[no] { COUNT($likely) ->
            [0] { "" }
           *[other] { $likely }{ $brief ->
                [yes] { " por " }
               *[no] ,{ " " }
            }
        }{ $fight }
    }{ $holds ->
        [0] { "" }
       *[other] ; { $people } tiene { $holds } PE
    }
# Lo mismo lo más breve posible: con qué probabilidad, por cuántos PE, por qué.
pane-battle-short = { COUNT($spoils) ->
        [0] { "" }
       *[other] { $spoils };{ " " }
    }ganas { $about ->
        [yes] cerca de{ " " }
       *[no] { "" }
    }{ $chance }{ COUNT($price) ->
        [0] { "" }
       *[other] { " " }({ $price })
    }: { LIST($cards, type: "comma") }
# $xp: cuánto se paga por dados; $even: ganar no da más; $about: no se sabe quién está allí.
# What the winner gets of a room that stays open, and how likely that is as it stands.
wins-likely = { $even ->
        [yes] mayor Botín
       *[no] ganas
    } { $about ->
        [yes] cerca de{ " " }
       *[no] { "" }
    }{ COUNT($more) ->
        [0] { $chance }
       *[other] { $more }
    }{ COUNT($price) ->
        [0] { COUNT($spoils) ->
            [0] { "" }
           *[other] { " " }(mayor Botín { $spoils })
        }
       *[other] { COUNT($more) ->
            [0] { " " }({ $price }{ or-spoils })
           *[other] { " " }con { $price } (si no { $chance }{ or-spoils })
        }
    }
or-spoils = { COUNT($spoils) ->
        [0] { "" }
       *[other] ; mayor Botín { $spoils }
    }
# $last: no more is left; $cards: so many Treasure cards are used.
price = { $xp ->
    [0] { "" }
   *[other] { $last ->
        [yes] { $xp ->
            [one] tu último PE
           *[other] tus últimos { $xp } PE
        }
       *[no] { $xp } PE{ $more ->
            [yes] { " más" }
           *[no] { "" }
        }
    }{ $cards ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $cards ->
    [0] { "" }
    [one] { $cards } carta
   *[other] { $cards } cartas
}
# Lo que hay en una sala que sigue abierta. $mine: quien lee está en ella; $rivals: contra quién; $open: los pocos sitios donde está abierta, de $gaps.
pane-later = { later-loot }{ $mine ->
        [yes] { " en tu sala" }
       *[no] { "" }
    } al cerrarla{ $gaps ->
        [0] { "" }
       *[other] { COUNT($open) ->
            [0] { " (" }{ found-gaps })
           *[other] { " en " }{ LIST($open) }
        }
    }{ COUNT($rivals) ->
        [0] { "" }
       *[other] , contra { $rivals }
    }
later-loot = { $fought ->
        [none] { loot }
        [first] { prize }
       *[other] mayor Botín
    }
# Sigue a «la sala».
yours = tuya
# De quién es una sala de tres o más. $mine: también de quien lee.
many-owners = { $mine ->
        [yes] tuya y de { $number } más
       *[no] de { $number } rivales
    }
# Para quién se cierra una sala de tres o más.
many-people = { $mine ->
        [yes] ti y { $number } rivales
       *[no] { $number } rivales
    }

# Lo que se pregunta encima del menú de cada verbo.
heading-place = ¿Qué loseta, y dónde?
    .briefly = ¿Cuál, y dónde?
# $free: lo paga una carta de Tesoro.
breach-heading = ¿Qué loseta, y dónde{ $free ->
        [yes] , sin mirar los pasillos?
       *[no] , por 1 PE?
    }
breach-free = Ignorar los pasillos: gratis ahora
# A quien se pregunta por todo lo que puede cambiar una tirada.
prompts-less = Pregúntame menos
heading-send = ¿Qué Minero, y adónde?
heading-swap = ¿Cambiar losetas, 1 PE?
heading-retrieve = ¿A quién te llevas a casa, por 1 PE?
heading-reveal = ¿Qué tesoro usas?
heading-flip = ¿Qué carta pones boca arriba?
heading-spend = ¿En qué gastas PE?
heading-reroll = ¿Qué dados vuelves a tirar?
heading-prompts = Los PE y las cartas pueden cambiar tus tiradas. ¿Cuándo te pregunto?
heading-choose-band = ¿Qué banda guías?
heading-choose-option = ¿Cuál de las dos?
heading-choose-peek = ¿En qué sala miras?
heading-choose-recall = ¿Qué Minero te llevas a casa?
heading-choose-room = ¿Qué sala va primero?

# Cómo termina la partida una loseta con el último Sol: ahora, tras un turno extra o tras el de $who.
ends-game = { COUNT($end) ->
        [0] { "" }
       *[other] { $end ->
            [now] { " (acaba la partida ya)" }
            [turn] { " (fin tras tu turno extra)" }
           *[after] { " (fin tras " }{ $who })
        }
    }
# El modo de poner una loseta del que habla un botón: la marca de su imagen ($mark), o la loseta $number de la mano en un lugar ($at), con su giro ($turn) en grados ($turned).
offered-way = { COUNT($mark) ->
        [0] Loseta { $number } en { $at }{ $turned ->
            [yes] , { $turn }°
           *[no] { "" }
        }
       *[other] { $mark }
    }
# Losetas. $paid: por PE se ignoran los pasillos.
choice-place = { offered-way }{ $paid ->
        [yes] , 1 PE
       *[no] { "" }
    }{ ends-game }{ COUNT($effects) ->
        [0] { "" }
       *[other] : { $effects }
    }{ COUNT($goes) ->
        [0] { "" }
       *[other] { COUNT($effects) ->
            [0] :
           *[other] ;
        } { $goes }
    }{ $fast ->
        [yes] { " (turno extra)" }
       *[no] { "" }
    }{ $sun ->
        [yes] { $left ->
            [one] { " (Sol: queda " }{ $left })
           *[other] { " (Sol: quedan " }{ $left })
        }
       *[no] { "" }
    }
    .hint = nuevo: { $sections }
# Lo mismo en una línea.
brief-brings = { $how ->
        [story] historia por { LIST($cards, type: "comma") }
        [battle] { COUNT($rivals) ->
            [0] ganas
           *[other] vences a { $rivals }
        }{ $about ->
            [yes] { " " }cerca de
           *[no] { "" }
        } { $chance }{ COUNT($price) ->
            [0] { "" }
           *[other] { " " }({ $price })
        }{ COUNT($cards) ->
            [0] { "" }
           *[other] : { LIST($cards, type: "comma") }
        }
        [spoils] mayor Botín{ COUNT($chance) ->
            [0] { "" }
           *[other] { " " }{ $about ->
                [yes] cerca de{ " " }
               *[no] { "" }
            }{ $chance }
        }
        [later] { LIST($cards, type: "comma") } más tarde
       *[none] sin tesoros
    }
brief-plus = { $first } y { $second }
choice-place-brief = { offered-way }{ $beside ->
        [yes] { " " }y { $kind } al lado
       *[no] { "" }
    }{ $paid ->
        [yes] , 1 PE
       *[no] { "" }
    }{ ends-game }: { $beside ->
        [yes] además{ " " }
       *[no] { "" }
    }{ $brings }{ COUNT($given) ->
        [0] { "" }
       *[other] , { $given }
    }{ $fast ->
        [yes] { " (turno extra)" }
       *[no] { "" }
    }
# Por eso se aconseja.
way-blocks = { $label }, quita Botín a { LIST($names) }
# $points: los que da, más o menos; $less: los que un rival recibe de más.
way-worth = { $label }, { $less ->
        [yes] −{ $points }
       *[no] +{ $points }
    }
# Quién entra con la misma pulsación. $where: en la sala de la que se trata (in), en otra (apart), de la que se dice lo que hay (told), o en breve (elsewhere).
goes-in = entra { $kind }{ $where ->
        [told] { " en " }{ THE($floor) } ({ held-loot })
        [apart] { " en " }{ THE($floor) }
        [elsewhere] { " " }en otra sala
       *[in] { "" }
    }
choice-place-beside = { offered-way }{ ends-game }, 1 PE: { $effects }; antes { $kind } al lado
choice-swap = Cambiar { $numbers }, 1 PE
    .hint = Tirar { LIST($names, type: "semicolon") }; robar { $number }
choice-redraw = Robar otra mano
    .hint = Nada encaja: tirar estas losetas y robar otras tantas, gratis
choice-skip = No poner nada este turno
    .hint = Nada encaja y no queda mano nueva: ni loseta ni Minero

# Mineros. $to: el número de una sección; $paid: cuesta PE; $closes: su sala está completa; $names: quién está allí.
choice-send = { $name } a { $to }{ $paid ->
        [yes] { " " }primero, 1 PE
       *[no] { "" }
    }: { $brings }
    .hint = { COUNT($dice) ->
        [0] { "" }
       *[other] { CAP($dice) }.{ " " }
    }{ CAP($floor) }{ $beside ->
        [yes] { " " }de { $at }
       *[no] { "" }
    }{ COUNT($found) ->
        [0] { "" }
       *[other] ; { LIST($found, type: "semicolon") }
    }
found-complete = se cierra ya
still-open = { COUNT($open) ->
        [0] { found-gaps }
       *[other] abierta en { LIST($open) }
    }
found-gaps = { $gaps ->
        [one] { $gaps } lado abierto
       *[other] { $gaps } lados abiertos
    }
people-there = { $number ->
        [one] { $who }
       *[other] { $who } ({ $number } Mineros)
    }
found-rivals = allí: { LIST($names, type: "comma") }
found-torch = antorcha: lo ven todos
found-rift = Grieta mágica
choice-nobody = No mandar a nadie
    .hint = Todos los Mineros se quedan en la mano
choice-retrieve = Llevar a casa { THE($kind, case: "a") } de { $at }, 1 PE
    .hint = Estaba en { $room }

# Cartas.
choice-reveal = { COUNT($succeeds) ->
        [0] Usar { $treasure }: { $does }
       *[other] { CAP($succeeds) }: usar { $treasure }
    }
way-by-card = { $mark } con { THE($treasure) }
choice-flip-treasure = { CAP(THE($treasure)) } boca arriba: { $worth } puntos en vez de { $before }
    .hint = Todos lo ven
choice-flip-gold = Un Oro de { $gold } boca arriba: { $worth } puntos
    .hint = Todos lo ven{ $same ->
        [1] { "" }
       *[other] ; tienes { $same }
    }

# Dados. $dice: por sus números.
choice-dice = Añadir 2 dados blancos, 1 PE
    .hint = 2 dados más para esta tirada
choice-dice-now = { COUNT($succeeds) ->
        [0] Tirar con { $dice } dados más, { $xp } PE
       *[other] { $xp } PE: { $succeeds }
    }
    .hint = Tirar ya, con { $dice } dados blancos más
choice-ability = Habilidad, 1 PE
ability-named = { $label }: { $ability }
# Con qué probabilidad basta una tirada.
succeeds = { $never ->
        [yes] { $why ->
            [test] no puedes superarla
           *[other] no puedes ganar
        }
       *[no] { $why ->
            [test] la superas
           *[other] ganas
        } { $chance }
    }
# Donde ganar es raro en una Batalla de tres o más: $chance del segundo puesto, que recibe Oro.
or-second = segundo puesto o mejor { $chance }
# En una Batalla en la que ganar no da más.
spoils-pay = mayor Botín { $chance }
both-odds = { $succeeds }, { $spoils }
spoils-much = 1 Tesoro por Botín { $chance }
# Un dado rojo y uno blanco por PE.
with-chance = { $xp } PE, { $red ->
        [one] un dado rojo
       *[other] { $red } dados rojos
    }: { $succeeds }
card-named-bare = { NAME($treasure) }{ $number ->
        [1] { "" }
       *[other] { " " }× { $number }
    }
# $cards: the Treasure cards that are used.
with-cards = { CAP(LIST($cards)) }{ $xp ->
        [0] { "" }
       *[other] , { $xp } PE
    }: { $succeeds }
choice-roll = Tirar{ COUNT($succeeds) ->
        [0] { "" }
       *[other] : { $succeeds }
    }
    .hint = { $number ->
        [0] { "" }
        [one] Con { $number } dado extra
       *[other] Con { $number } dados extra
    }
choice-reroll = Volver a tirar { COUNT($dice) ->
        [one] el dado { $dice }
       *[other] los dados { $dice }
    }
choice-reroll-paid = { choice-reroll } por 1 PE
# Primero se paga, luego se eligen los dados. $succeeds: con qué probabilidad bastan los mejores.
choice-ability-again = Volver a tirar, 1 PE{ at-best }
choice-reveal-again = { CAP(NAME($treasure)) }: repetir{ at-best }
# $succeeds and $spoils: how likely the dice are enough that are advised then, and that Spoils pay.
choice-card-again = { CAP(NAME($treasure)) }, repetir: { COUNT($succeeds) ->
        [0] { $spoils }
       *[other] { COUNT($spoils) ->
            [0] { $succeeds }
           *[other] { both-odds }
        }
    }
at-best = { COUNT($succeeds) ->
        [0] { "" }
       *[other] : con los mejores, { $succeeds }
    }
# $shown: los dados, y lo que muestran; $succeeds: con qué probabilidad basta.
choice-reroll-odds = { $shown }{ COUNT($succeeds) ->
        [0] { COUNT($spoils) ->
            [0] { "" }
           *[other] : { $spoils }
        }
       *[other] { COUNT($spoils) ->
            [0] : { $succeeds }
           *[other] : { both-odds }
        }
    }
choice-reroll-all = Volver a tirar los { $number } dados
choice-reroll-one = Volver a tirar el dado { $number } ({ $shows })
choice-reroll-some = Volver a tirar { $dice }
    .hint = Ahora { $combat } de Combate, { $spoils } de Botín
# $spoils: lo que da su Botín.
choice-keep = { COUNT($succeeds) ->
        [0] Conservar la tirada
       *[other] Conservar: { $succeeds }
    }{ COUNT($spoils) ->
        [0] { "" }
       *[other] { COUNT($succeeds) ->
            [0] :
           *[other] ;
        } { $spoils }
    }
detail-parts = { LIST($parts, type: "semicolon") }
spoils-bring = 1 { $treasure ->
        [yes] Tesoro
       *[no] de Oro
    } por Botín{ COUNT($chance) ->
        [0] { "" }
       *[other] { " " }{ $chance }
    }
choice-prompts-on = Preguntar por los PE, no por las cartas
    .hint = Las cartas de mi mano no se usan en las tiradas, salvo antes de una Batalla
choice-prompts-before = Preguntar antes de tirar, nunca después
    .hint = Lo que salga vale
choice-prompts-all = Preguntar por PE y cartas, antes y después
    .hint = En cada tirada que puedan cambiar
choice-prompts-off = Nunca preguntar: tirar enseguida
    .hint = Ni PE ni cartas en mis tiradas, hasta que lo cambie

# Elegir. $option: su número.
# Una respuesta a una historia; $answer: una Pelea, como dice su título, o lo que está junto a una; $weak y $strong: cuántas veces estos dados vencen a tal enemigo.
# $brief: in fewer words, and fewer still.
choice-option = { $title }{ $answer ->
        [fight] { COUNT($weak) ->
            [0] : Combate
           *[other] : enemigo débil { $weak }, fuerte { $strong }
        }
        [beside] { $brief ->
            [no] { ": a menudo ganas " }{ retreat-brings }; si no, Prueba
            [yes] { ": a menudo ganas " }{ retreat-brief }; si no, Prueba
           *[most] { ": ganas " }{ retreat-brief }, o Prueba
        }
       *[test] { "" }
    }
retreat-brief = { $half ->
        [0] 1 PE
       *[other] { $half }–{ $most } Oro, 1 PE
    }
choice-band = Guiar: { $name }
choice-peek = Mirar en { $option }, { $room }
    .hint = { $hidden ->
        [one] { $hidden } Minero boca abajo
       *[other] { $hidden } Mineros boca abajo
    }
choice-recall = A casa { $option }, { $room }
    .hint = { $up ->
        [yes] Llevarse a casa: { $kind }
       *[no] Llevarse a casa el Minero boca abajo
    }
choice-room = Empezar por { $option }, { $room }: { $many ->
        [yes] { "batalla por " }{ held-loot }
       *[no] { held-loot }{ $any ->
            [yes] { " " }con una historia
           *[no] { "" }
        }
    }
    .hint = { LIST($names, type: "comma") }

# Los pasos de poner una loseta. $place: el número de una imagen; $effects: lo que supone para las salas.
step-tile = { $fitting ->
        [yes] ¿Qué loseta?
       *[no] ¿Qué loseta? Sus pasillos no tienen que encajar.
    }
step-tile-choice = Loseta { $number }{ mark }
step-where = ¿Dónde va{ $paid ->
        [yes] , por 1 PE?
       *[no] ?
    } { CAP($name) }{ mark }.
step-elsewhere = Otros lugares y giros
step-place = Poner en { $at }
step-way = Poner como en { $place }{ COUNT($effects) ->
        [0] { "" }
       *[other] : { $effects }
    }
    .hint = En { $at }{ COUNT($effects) ->
        [0] { "" }
       *[other] , { $effects }
    }
step-way-alike = Poner como en { $place }, en { $at }{ COUNT($effects) ->
        [0] { "" }
       *[other] : { $effects }
    }
step-this-way = ¿La pones así, en { $at }?
step-place-it = Ponerla
step-turn = ¿Cómo se gira en { $at }?{ COUNT($always) ->
        [0] { "" }
       *[other] { " " }En cualquier giro: { $always }.
    }
turned = { $turn }°{ COUNT($effects) ->
        [0] { "" }
       *[other] , { $effects }
    }
delver-unknown = Minero
    .gender = m
    .plural = mineros
