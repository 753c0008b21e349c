# Lo que se pregunta, tras un nombre y una coma, y cómo está todo.

## Antes de la incursión.

ask-classes = { $together ->
        [yes] elijan sus clases.
       *[no] elige una clase.
    }
ask-relics = { $together ->
        [yes] ¿qué reliquias traen de la última incursión?
       *[no] ¿qué reliquia traes de la última incursión?
    } Las demás se quedan en casa.
ask-first-place = { $together ->
        [yes] elijan dónde empiezan; quien elige primero va primero.
       *[no] elige dónde empiezas; quien elige primero va primero.
    }
ask-place = elige dónde empiezas: una casilla de la entrada.
ask-place-for = elige una casilla de la entrada para { THE($kind) }.

## Un turno.

as-class = con { THE($kind) }: { $asked }
# $chips: los enemigos que pueden llegar hasta entonces ($few: con nombre); $usual: lo que quitan de media, 0 si solo se dice el máximo;
# $loss: cuánto de ello quita el agotamiento; $still: en mitad del turno.
ask-danger = { $falls ->
        [yes] { $still ->
            [yes] Aún puedes
           *[no] Puedes
        } caer: { strikers }
       *[no] { CAP(strikers) }
    } { COUNT($chips) ->
        [one] puede
       *[other] pueden
    } quitarte { $usual ->
        [0] hasta { $most } de tus { $health } de vida
       *[other] unos { $usual } de tus { $health } de vida, { $most } como mucho
    }{ $loss ->
        [0] { "" }
       *[other] ; el agotamiento quita { $loss } más
    }.
strikers = { $few ->
        [yes] { LIST($chips, each: "the") }
       *[no] { COUNT($chips) } enemigos
    }
# $now: si se puede probar ya; $once: más tarde solo saliendo y volviendo a entrar.
ask-open = Para probar ({ $cache }), primero sal de la casilla y vuelve a entrar.
# Lo que puede traer una loseta nueva, antes de abrir su puerta. $levels: los niveles de sus enemigos en total.
# $here: si se está en la puerta que se puede explorar.
# $odds: con qué frecuencia una loseta nueva tiene lo buscado; $shard: "none" si ninguna puede tenerlo.
ask-behind = { $shard ->
        [sure] { behind-door } hay { A($sought) } seguro{ $dry ->
            [0] { "" }
            [1] : tras la última no había
           *[other] : tras las { $dry } últimas no había
        }.{ " " }
        [may] { $wait ->
            [0] { "" }
           [one] Si la próxima puerta no lo esconde, lo esconde la siguiente.{ " " }
           *[other] Si las próximas { $wait } puertas no lo esconden, lo esconde la siguiente.{ " " }
        }
       *[none] { "" }
    }{ ask-kept }{ $loud ->
        [yes] { "" }
       *[no] { enemies-behind }
    }
# Lo que llega con el último fragmento: $keeper es su nivel, 0 si nada.
ask-kept = { $keeper ->
        [0] { "" }
       *[other] Un enemigo de nivel { $keeper } guarda { GENDER($sought) ->
            [f] la última
           *[m] el último
        } { $sought }.{ " " }
    }
ask-nothing-falls = No quedan puertas, y ninguna loseta puede hundirse con el grupo donde está.
# $yours: si quien lo lee está allí.
ask-leave-tile = No quedan puertas. { $yours ->
        [yes] Estás
       *[no] { LIST($who) } { COUNT($who) ->
            [one] está
           *[other] están
        }
    } en { THE($tile) }: cuando no quede nadie, cavar todo un turno hará que se hunda y abrirá una puerta.
ask-dig = No quedan puertas: cava todo tu turno, y { THE($tile) } se hunde y abre { COUNT($doors) ->
        [one] una puerta en { LIST($doors) }
       *[other] { COUNT($doors) } puertas en { LIST($doors) }
    }.
# $left: cuántos pasos tiene un turno además del ataque, $every: sin él; 0 si ya se ha dicho.
opening = { $first ->
        [yes] eres { $kind }: { $numbers }. Puedes { steps-in-all }.
       *[no] { $every ->
            [0] te toca.
           *[other] puedes { steps-in-all }.
        }
    }
opening-again = { $every ->
        [0] { COUNT($names) ->
            [0] { steps-left }
            [one] { LIST($names) } te cierra el paso: nadie atraviesa a otro
           *[other] { LIST($names) } te cierran el paso: nadie atraviesa a otro
        }
       *[other] aún puedes { steps-in-all }
    }.{ told-fatigue }

steps-in-all = { $attack ->
        [yes] { $left ->
            [0] atacar{ attack-far }
           *[other] { $begun ->
                [yes] andar { left-steps } y luego atacar{ attack-far }
               *[no] andar { left-steps } y atacar{ attack-far }
            }
        }, o andar { $every }
       *[no] { $more ->
            [0] andar { every-step }
           *[other] { $left ->
                [0] andar { every-step }
               *[other] andar { left-steps }, y { $more } más en un segundo movimiento
            }
        }
    }
attack-far = { $far ->
        [1] { "" }
       *[other] { " " }(a { $far } hexágonos)
    }
left-steps = { $left ->
        [one] { $left } paso
       *[other] { $left } pasos
    }
every-step = { $every ->
        [one] { $every } paso
       *[other] { $every } pasos
    }

## Lo que está pendiente.

ask-lay = tú decides. { $question }{ $ends ->
        [yes] { " " }Con eso acaba tu turno.
       *[no] { "" }
    }
# $key: la cifra que tiene que salir primero, 0 si ninguna.
# $hope: sin tiradas, lo que aún podría abrirla.
ask-lock = { $trap ->
        [yes] la trampa
       *[no] la cerradura
    } aún pide { COUNT($digits) ->
        [one] un { LIST($digits) }
       *[other] { LIST($digits) }
    } en tus dados{ $trap ->
        [yes] , o { $harm }
       *[no] { "" }
    }.{ $key ->
        [0] { "" }
       *[other] { " " }Mientras ninguna tirada muestre la llave, un { $key }, lo demás no cuenta.
    }{ $tries ->
        [0] { $hope ->
            [change] { " " }No quedan tiradas: cambia un dado por fatiga, o déjalo.
            [relic] { " " }No quedan tiradas, y solo una reliquia podría ayudar.
           *[none] { " " }Ya nada ayuda.
        }
       *[other] { "" }
    }
ask-hex = tú decides. { $question } { LIST($cells, type: "or") } (1-{ $marked } en el mapa).
question-lay = { $others ->
        [yes] ¿Dónde más podría ir { THE($shape) }?
       *[no] ¿Dónde va { THE($shape) }{ $shard ->
            [yes] { " " }con { A($mark) }
           *[no] { "" }
        }?
    }
# Lo que trae una posición de la loseta. $sides: adónde llevan sus puertas nuevas, $shut: puertas que cierra, $joined: cuántas losetas más toca.
way-brings = { $number ->
        [0] { $seals ->
            [yes] { CAP(no-door-left) }
           *[no] Ninguna puerta nueva
        }
        [1] Puerta { LIST($sides) }
       *[other] { $number } puertas: { LIST($sides, type: "comma") }
    }{ COUNT($shut) ->
        [0] { "" }
        [one] ; se pierde la puerta { LIST($shut) }
       *[other] ; se pierden las puertas { LIST($shut) }
    }{ $joined ->
        [0] { "" }
        [1] ; toca 1 loseta más
       *[other] ; toca { $joined } losetas más
    }{ way-finds }
# $foes: how many steps off the nearest enemy may stand, 0 where all ways are alike in that; $cache: one may lie beside you.
way-finds = { $foes ->
        [0] { "" }
        [1] , enemigo a tu lado
       *[other] , enemigos a { $foes } pasos
    }{ $cache ->
        [yes] , alijo a tu lado
       *[no] { "" }
    }
way-side = { $number ->
        [1] { $side }
       *[other] { $number } { $side }
    }
way-holds = Lo que puede venir
question-cache = ¿Dónde está el alijo { $rank }?
question-enemy = ¿Dónde está { THE($foe) }?
question-settle = ¿Dónde acaba { THE($whom) }?
question-settle-enemy = ¿Dónde acaba { THE($foe) }?
question-equal = ¿Cuál de los enemigos iguales actúa ahora?
question-strike = ¿A quién golpea { acting }?
question-walk = ¿Adónde va { acting }?
# $at: "none" si lo muestra un mapa.
acting = { $at ->
        [none] { THE($foe) }
       *[other] { THE($foe) } en { $at }
    }

## Cómo está todo.

status-before = Antes de la incursión{ COUNT($chosen) ->
        [0] { "" }
       *[other] : { LIST($chosen, type: "comma") }
    }.
chosen-class = { $who } ({ $kind })
status = Ronda { $round }: { $progress }.
status-left = Sin cura quedan a lo sumo { $left } rondas para { $more } más.
status-falls = { LIST($names) } { COUNT($names) ->
        [one] cae
       *[other] caen
    } al empezar la ronda { $round } sin cura{ $last ->
        [yes] : con el último fragmento habréis ganado antes
       *[no] { "" }
    }.
# Una expedición casi perdida: faltan más fragmentos que rondas quedan.
status-too-far = Apenas podéis ganar ya: la retirada lo acaba.
status-danger = { LIST($heroes, type: "semicolon") }.
status-retreating = A favor de la retirada: { $names }.
is-down = { $who } en el suelo en { $at }{ $mender ->
        [none] { "" }
       *[other] , y { $mender } puede levantar a { $who }
    }
sheet-class = { $kind }: { $numbers }
sheet-companion = { CAP($who) }: { $health }/{ $most }, { place }
sheet-adventurer = { $named ->
        [yes] { $who }: { $health }/{ $most }, { place }
       *[no] { $who }, { $kind }: { $health }/{ $most }, { place }
    }
hero-in-short = { $kind } { $health }/{ $most }
hero-fatigue = fatiga { $fatigue } de { $most }
hero-exhaustion = agotamiento { $exhaustion }
hero-relics = { COUNT($facts) ->
        [one] reliquia: { LIST($facts, type: "comma") }
       *[other] reliquias: { LIST($facts, type: "comma") }
    }
hero-relic = { $relic } ({ $does })
hero-packed = en la mochila: { $relics }
# $where: cómo está alguien, $at: en qué casilla.
place = { $where ->
        [here] { $at }
        [fell] en el suelo, cayó en { $at }
        [down] en el suelo
        [outside] espera fuera
       *[waiting] espera
    }
sheet-doors = Puertas: { COUNT($doors) ->
        [0] ninguna por explorar
       *[other] { LIST($doors, type: "comma") }
    }.
door-at = { $door } en { $at }
sheet-enemies = Enemigos: { LIST($enemies, type: "semicolon") }{ $more ->
        [yes] { " " }y más
       *[no] { "" }
    }.
sheet-enemy = { $foe } en { $at }, { $health }/{ $most }
sheet-enemy-acts = { $foe } en { $at }, { $health }/{ $most }, { $how }
sheet-supply = { CAP(PLURAL($sought)) }: { $found } de { $required }; en el mazo, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, y { $tiles ->
        [one] { $tiles } loseta
       *[other] { $tiles } losetas
    } por poner.
sheet-peeked = La próxima carta es { $card }.
sheet-exhaustion = { $calm ->
        [yes] Agotamiento tras la ronda { $last }.
       *[no] El agotamiento crece 1 de vida cada ronda.
    }

## Escenarios: cuánto falta para el objetivo, y qué hay que hacer ahora (SKY-G90).

progress = tenéis { $gained } de { $required } { PLURAL($sought) }
progress-home = { $number } ya en el portón
progress-open = { $opened } de { $number } abiertas
progress-gate = el portón aguanta { $left ->
        [one] { $left } golpe más
       *[other] { $left } golpes más
    }
progress-last = la ronda { $round } es la última
progress-phase = está en la fase { $phase } de { $number } con { $health } de vida
next = Meta: { $steps }.
next-goal = { $steps }
next-stand = estar en pie al acabar la ronda
next-win = acabar la ronda en pie: entonces es victoria
next-leave = aceptar la retirada y sacarlos
next-guardian = derribar { THE($chip, case: "a") } en { $at } ({ $hint })
next-carry = { $there ->
        [yes] que { $who } termine un turno en la entrada con { THE($burden) }
       *[no] que { $who } vaya a la entrada con { THE($burden) }
    }
next-open = abrir { THE($lock) } en { $at }
next-past = despejar el paso ({ THE($foe) }) y { $then }
next-enter = recoger { THE($sought) }{ COUNT($cells) ->
        [0] { "" }
       *[other] { " en " }{ LIST($cells, type: "or") }
    }
next-find = { $more ->
        [yes] hallar { $number } { $number ->
            [one] { $sought }
           *[other] { PLURAL($sought) }
        } más
       *[no] hallar { so-many }
    }
next-lay = poner { $pieces }
next-pieces = { $number ->
        [one] { $number } { $shape }
       *[other] { $number } { PLURAL($shape) }
    }
next-meet = llegar todos a { THE($tile) }, o justo al lado

# De qué puede depender una jugada planeada, tras «solo si».
if-no-enemy = no hay ningún enemigo en el mapa
if-half-health = tengo la mitad de la vida o más
behind-door = Tras { $here ->
        [yes] tu puerta
       *[no] la próxima puerta
    }
enemies-behind = { $strongest ->
        [0] { "" }
        [1] { "" }
       *[other] Detrás pueden esperar enemigos de hasta nivel { $strongest }.
    }
told-fatigue = { $fatigue ->
        [0] { "" }
       *[other] { " " }Tu fatiga es { $fatigue }: no te quedan más ataques.
    }
status-loss = Tras esta ronda el agotamiento os quita { $same ->
        [yes] { $loss }
       *[no] hasta { $loss }
    } de vida a cada uno, y 1 más cada ronda.
