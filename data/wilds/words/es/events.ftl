# Lo que se cuenta de los sucesos. La clave de un mensaje es la clase del suceso; sus variables, los campos del suceso. Los mensajes
# con guion son partes que varios comparten. Los jugadores no tienen género: ninguna palabra concuerda con ellos.

# Partes.

party-or-who = { COUNT($who) ->
        [0] El grupo
       *[other] { $who }
    }
amount = { $number ->
        [1] { A($item) }
       *[other] { $number } { PLURAL($item) }
    }
coins-for = { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }
# $kind: dónde está un lugar: "path" en un camino entre dos, "exit" un camino que sale de un punto, "place" cualquier otro.
spot = { $where ->
        [path] en { THE($at) }
       *[other] en { THE($at) }
    }
way-to = { $where ->
        [exit] el camino { $beyond }
       *[other] el camino { THE($beyond, case: "a") }
    }
toward = { $where ->
        [exit] por el camino { $toward }
       *[other] hacia { THE($toward) }
    }
ground = { $terrain ->
        [clearing] un claro
        [stream] un arroyo
        [oasis] un oasis
        [valley] un valle
        [water] aguas abiertas
        [ash] campos de ceniza
        [coast] un tramo de costa
       *[other] { terrain-name }
    }
weather-words = { $weather ->
        [perfect] un tiempo perfecto
        [fair] buen tiempo
        [light] lluvia ligera
        [heavy] lluvia fuerte
       *[severe] una gran tormenta
    }
far-off = { $far ->
        [near] a 1 o 2 lugares
        [middle] a 3 o 4 lugares
       *[far] a 5 lugares o más
    }
nature-name = { $nature ->
        [treasure] un tesoro
        [ancient] un paraje antiguo
        [wonder] una maravilla natural
        [lair] una guarida o un refugio
        [passage] un pasadizo
        [enigma] un enigma
       *[dungeon] un camino a las profundidades
    }
bonus-name = { $bonus ->
        [efficient] Ruta eficaz
        [lay] Ver el terreno
        [keen] Buen ojo
        [spot] Atisbo
        [avoid] Evitar peligro
       *[sighting] Vista lejana
    }
# Cuántos de los que se encuentran: «3 lobos», «1 de los lobos», «un oso negro».
people = { $count ->
        [1] { GENDER($foe) ->
            [p] 1 { THE($foe, case: "de") }
           *[other] { A($foe) }
        }
       *[other] { $count } { $foe }
    }

# El comienzo, el grupo y sus decisiones.

begun = { COUNT($aim) ->
        [0] { "" }
       *[other] **Objetivo:** { CAP($aim) }{ $steps ->
            [0] { "" }
           *[other] : { $left ->
                [0] { $hunt ->
                    [yes] en una de las casillas con ?
                   *[no] { $steps } pasos, con buenas búsquedas en sitios nuevos
                }
               *[other] en 1 de { $left } casillas (con ?)
            }. Luego, examinadlo{ goal-times }
        }.{ "\u000A" }{ $days ->
            [0] { "" }
           *[other] **Plazo:** { $days } días de 3 acciones; una más de noche es Fatiga.{ "\u000A" }
        }
    }{ $size ->
        [0] { "" }
       *[other] **Peligro:** el reloj ({ $size }): casi toda acción quita 1, y a 0 llega un apuro.{ "\u000A" }
    }**{ $region }**.{ COUNT($about) ->
        [0] { "" }
       *[other] { " " }{ $about }
    }{ begun-season }
begun-season = { $season ->
        [spring] { " " }Es primavera: lluvia, barro y una madre tras cada arbusto.
        [summer] { " " }Es verano: caminos secos, y bayas para quien se agache.
        [autumn] { " " }Es otoño: cestas llenas de día, y niebla en las guardias.
        [winter] { " " }Es invierno: poco que comer, nieve mojada y campamentos fríos.
       *[other] { "" }
    }
# $archetype: un personaje ya hecho, vacío si es propio del jugador. $own: el personaje lleva el nombre del jugador.
character = { $kind ->
        [kept] { $own ->
            [yes] { $who } vuelve a jugar con { character-kind }.
           *[no] { $player } trae de vuelta a { $who }: { character-kind }.
        }
       *[other] { $who }{ $own ->
            [yes] { "" }
           *[no] { " " }({ $player })
        } juega con { character-kind }{ COUNT($about) ->
            [0] { "" }
           *[other] { " " }({ $about })
        }.
    }
character-kind = { COUNT($archetype) ->
        [0] un personaje propio
       *[other] { A($archetype) }
    }
set_out = El grupo sale { THE($at, case: "de") }.
entered = { $who } se une al grupo.
# $gained, $lost: lo que hay ahora y lo que había antes.
shifted = { $what ->
        [wear] Lo que se le gasta a { $who } es { $gained }, no { $lost }.
       *[other] { $who } tiene { $gained } en vez de { $lost }.
    }
role = { COUNT($who) ->
        [0] Ahora nadie es { role-name }.
       *[other] { $who } es { role-name }.
    }
watches = { COUNT($who) ->
        [0] Todos se turnan en la guardia de la noche.
        [one] { $who } hace guardia de noche.
       *[other] { $who } hacen guardia de noche.
    }
handed-on = { COUNT($who) ->
        [0] { $before } no puede seguir como { $roles }, y no hay quien lo releve.
       *[other] { $who } releva a { $before } como { $roles }.
    }
proposed = { $who }{ $needed ->
        [0] { "" }
        [1] { "" }
       *[other] { $votes ->
            [1] { "" } propone
           *[other] { "" } está de acuerdo
        }
    }: { $wish }.
left-to-others = { COUNT($who) ->
        [one] { $who } lo deja en manos de los demás.
       *[other] { $who } lo dejan en manos de los demás.
    }
only_camp = Ahora tenéis que dormir.
leads = { $settled ->
        [yes] Ahora lidera el grupo { $who }.
       *[no] Para que lidere { $who }: { $votes } de { $needed }.
    }
order = Orden permanente de { $who } – { $said }.
noted = { $who } escribe en el mapa{ COUNT($at) ->
        [0] { "" }
       *[other] , { spot }
    }: «{ $words }»
gave = { $who } da { amount } { THE($to, case: "a") }.
# $own: no se usa para otro miembro. $paid: lo que cobra un poblado por reparar algo, 0 si lo hace un miembro.
used = { $what ->
        [poison] { used-poison }
        [poisoned] { used-poison }
        [wound] { $who } usa { amount } en { $own ->
            [yes] una Herida propia
           *[no] una Herida de { $on }
        }.
        [mend] { used-mend }
       *[other] { $who } usa { amount }{ $own ->
            [yes] { "" }
           *[no] { " " }para { $on }
        }.
    }
used-poison = { $who } usa { amount }: { $own ->
        [yes] el veneno se va
       *[no] el veneno deja a { $on }
    }.
used-mend = { $paid ->
        [0] { $who } usa { amount } para reparar { $own ->
            [yes] algo
           *[no] { $thing }
        }{ $times ->
            [1] { "" }
           *[other] , { $times } veces
        }.
        [one] { $who } manda reparar { $thing } por { $paid } moneda.
       *[other] { $who } manda reparar { $thing } por { $paid } monedas.
    }
bought = { $who } compra { amount } por { coins-for }; { $purse ->
        [one] queda
       *[other] quedan
    } { $purse }.
sold = { $who } vende { $item ->
        [stores] el género almacenado
       *[other] { amount }
    } por { coins-for }; { $purse } en la bolsa.

# Lo que decidió el grupo, y lo que alguien eligió a solas, donde nada más lo cuenta. El final de la clave es la respuesta.

decided-move = El grupo elige: { $wish }{ COUNT($goes) ->
        [0] { "" }
       *[other] { " " }(va { $goes })
    }.
decided-something = El grupo lo ha decidido.
decided-to-leave = El grupo decide irse.
decided-to-stay = El grupo decide quedarse.
decided-to-withdraw = El grupo decide retirarse.
decided-to-talk = El grupo decide hablar.
decided-to-slip = El grupo decide escabullirse.
decided-to-flee = El grupo decide huir.
decided-to-fight = El grupo decide luchar.
decided-to-force = El grupo decide forzar el cofre.
decided-to-avoid = El grupo decide esquivar el encuentro.
decided-to-shut = El grupo deja el cofre cerrado.
decided-to-face = El grupo decide dar la cara.
decided-to-fatigue = El grupo decide descansar bien.
decided-to-concealed = El grupo decide ocultar el campamento.
decided-to-take = El grupo decide llevarse las ofrendas.
decided-to-clue = El grupo decide pedir una pista.
decided-to-trade = El grupo decide comerciar.
decided-to-food = El grupo decide aceptar la comida.
decided-to-done = El grupo decide seguir.
chosen-member = La elección es { $who }.
chosen-something = Ya está elegido.
chose-leave = El grupo se va.
chose-stay = El grupo se queda.
chose-take = El grupo se lleva las ofrendas.
chose-avoid = El grupo esquiva el encuentro.
chose-face = El grupo da la cara.
chose-done = Eso es todo.
chose-none = Eso es todo.
chose-nothing = No sale nada de ello.
chose-nobody = No lo hace nadie.
chose-fatigue = El grupo descansa bien.
chose-concealed = El grupo oculta el campamento.
chose-keep = Esa tirada se queda así.
# $rolls: las que valen mientras se pregunta por otra.
stands-already = { CAP(LIST($rolls, type: "comma")) }: eso ya vale.
roll-stands = { $who }, { ask-again-which }: { $result ->
        [blunder] sale muy mal, { $total }{ roll-against }
        [failure] falla, { $total }{ roll-against }
       *[other] se queda en { $total }
    }
chose-quiet = La noche sigue tranquila.
chose-bot = La escena sigue según las reglas.
chose-rules = Se hace según las reglas.
chose-roll = Lo deciden los dados.
chose-yes = Sí.
chose-no = No.
chose-0 = No lleva más de lo normal.
chose-1 = Quita 1 más al reloj.
chose-2 = Quita 2 más al reloj.

# Órdenes permanentes, por su clave y su valor.

order-tools-use = herramientas: usarlas donde ayuden
order-tools-save = herramientas: guardarlas
order-resolve-goal = segundas tiradas: se pregunta en lo que habéis querido intentar; de camino, tras un fallo, si salen bien 1 vez de 2 o más; con un simple fallo tu último Temple se guarda para el objetivo
order-resolve-auto = segundas tiradas: tras un fallo, si salen bien 1 vez de 2 o más
order-resolve-ask = segundas tiradas: preguntar por cada una que pueda mejorar
order-resolve-failures = segundas tiradas: preguntar tras un fallo
order-resolve-never = segundas tiradas: nunca
order-bonuses-auto = extras: los elige Delvekeeper
order-bonuses-ask = extras: preguntar cuál se toma
order-wear-auto = desgaste: de lo que mejor lo aguante
order-wear-ask = desgaste: preguntar qué cosa suya lo sufre
order-gather-auto = como Recolector: qué recoger y quién come, según haga falta
order-gather-ask = como Recolector: preguntar qué recoger y quién come
order-camp-auto = acampar tarde, y usar un buen sitio: sin votación
order-camp-ask = acampar tarde, y usar un buen sitio: se pregunta al grupo
order-forage-beside = como Recolector: buscar comida mientras otro otea
order-forage-rest = como Recolector: descansar mientras otro otea
order-pair = { order-purpose }: { COUNT($pair) ->
        [0] lo que sea mejor
       *[other] { $pair }
    }
order-purpose = { $key ->
        [search] al registrar
        [track] al seguir rastros
       *[other] como { role-name }
    }

# El reloj, el camino, y lo que se ve.

night = La noche pasa sin acampar.
dawn = Amanece el día { $day }{ $last ->
        [0] { "" }
       *[other] { " " }de { $last }
    }{ COUNT($weather) ->
        [0] { "" }
       *[other] , con { weather-words }
    }.{ $race }
dawn-race = { $final ->
        [yes] { " " }**Es el último día**.
       *[no] { "" }
    }
clock-line = { $left ->
        [0] solo queda la noche
        [one] queda { $left } acción de día
       *[other] quedan { $left } acciones de día
    }{ $left ->
        [0] { "" }
       *[other] { $nights ->
            [0] { "" }
           *[other] , { $nights } de noche
        }
    }{ $hope ->
        [poor] : ganar exige suerte
       *[none] { "" }
    }
goal-times = { $needed ->
        [1] { "" }
       *[other] { " " }({ looks-made }{ $twice ->
            [yes] , 1 o 2 por intento
           *[no] { "" }
        })
    }
arrived = { $where ->
        [path] { $how ->
            [lost] El grupo se pierde y va por { THE($at) }.
           *[other] El grupo va por { THE($at) }.
        }
       *[other] { arrived-at }
    }
    .seen = Aquí: { LIST($seen, each: "the") }.
arrived-at = { $how ->
        [lost] El grupo se pierde y sale en { THE($at) }, { ground }.
        [astray] El grupo sale en { THE($at) }, { ground }.
        [back] El grupo vuelve { THE($at, case: "a") }, { ground }.
        [fled] El grupo vuelve corriendo { THE($at, case: "a") }, { ground }.
        [retreat] El grupo retrocede { THE($at, case: "a") }, { ground }.
        [on] El grupo va por { THE($at) }.
        [slipped] El grupo se escabulle { THE($at, case: "a") }, { ground }.
        [gm] El grupo está ahora en { THE($at) }, { ground }.
       *[move] El grupo llega { THE($at, case: "a") }, { ground }.
    }
way-lost = **El camino se pierde**: guía { $who }, { $total } contra { $tn }{ $wiser ->
        [yes] ; en el próximo avance no puede volver a pasar.
       *[no] .
    }
# Lo que se cruzó en el camino del grupo, y lo que salió de ello: frases enteras nuestras.
crossing = { $prose }
crossing-comes = **El encuentro del día:** { $prose }
fared = { $how ->
        [well] **{ $label }: sale bien.** { $prose }
        [ill] **{ $label }: sale mal**{ fared-costs }. { $prose }
       *[free] **{ $label }.** { $prose }
    }
fared-costs = { $costs ->
        [yes] , 1 menos en el reloj
       *[no] { "" }
    }
# $anything: hay algo que hallar, aquí ($here) o al lado del grupo.
befriended = { $here ->
        [yes] { $prose }{ $on ->
            [yes] { " " }Hasta que un intento salga bien, tiráis mejor.
           *[no] { "" }
        }
       *[no] **Ayuda en el objetivo:** { $friend }.
    }
noticed = { $here ->
        [yes] { $anything ->
            [yes] **Algo no encaja aquí: al registrar se hallaría.**
           *[no] { $other ->
                [yes] Aquí no se esconde nada más.
               *[no] Aquí no se esconde nada.
            }
        }
       *[no] { $anything ->
            [yes] { CAP(noticed-toward) } hay algo que no encaja.
           *[no] { CAP(noticed-toward) } no destaca nada.
        }
    }
noticed-toward = { $where ->
        [exit] por el camino { $at }
        [hex] hacia { THE($at) }
       *[other] hacia { THE($at) }
    }
# Los lugares por los que pasó un viaje antes de acabar, cada uno con su terreno.
journey-by = La marcha pasa por { $legs }.
# Un viaje que acabó antes de su meta. $night: porque cae la noche.
# A journey that stopped before its aim, and $why.
journey-halts = De camino a { $to } llegáis hasta { $at }: { $why ->
        [night] cae la noche
        [timer] el reloj llegó a 0
        [site] hay algo que examinar
        [hides] aquí se esconde algo
        [sight] hay algo a la vista
        [edge] aquí acaba la región
        [way] algo se cruza
        [met] aquí hay alguien
        [clue] una pista señala aquí
       *[other] ha surgido algo
    }.
journey-leg = { THE($at) }, { ground }
# Al nombre de un paraje que todos ven le sigue su texto.
site_seen = { $how ->
        [seen] { COUNT($text) ->
            [0] Aquí está { THE($site) }.
           *[other] { $name }: { $text }
        }
        [searched] { party-or-who } encuentra { THE($site) }, { category-a }.
        [scouted] Oteado en { THE($at) }: { THE($site) }, { category-a }.
        [located] Algo se esconde en { THE($at) }: { category-a }. Aún hay que registrar para hallarlo.
        [goal] Todo encaja: { THE($site) }, en { THE($at) }.
        [rumour] Rumor de { category-a } en { THE($at) }.
       *[told] Ya en el mapa: { THE($site) }, { category-a } en { THE($at) }.
    }
    .text = { $how ->
        [seen] { "" }
        [located] { "" }
        [rumour] { "" }
       *[other] { $text }
    }
bearing = { COUNT($at) ->
        [0] Dicen que el objetivo queda { bearing-where }.
       *[other] { $where ->
            [here] Todo señala aquí: el objetivo está en { THE($at) }, bien escondido.
           *[other] Todo señala al mismo lado: desde { THE($at) }, el objetivo{ $clued ->
                [yes] { " " }mismo
               *[no] { "" }
            } queda { bearing-where }{ $clued ->
                [yes] ; la pista cuenta, lleve adonde lleve
               *[no] { "" }
            }.
        }
    }
bearing-where = { $where ->
        [exit] por el camino { $direction }
       *[other] { bearing-sector }
    }
# Una dirección de casillas es una sexta parte del mapa: «sureste» llega desde allí hasta el sur mismo.
bearing-sector = { $direction ->
        [north-east] al norte o al noreste
        [south-east] al sur o al sureste
        [south-west] al sur o al suroeste
        [north-west] al norte o al noroeste
       *[other] al { direction-name }
    }
# Lo que se oyó se reúne según cómo se oyó.
rumour = { category-a } { COUNT($at) ->
        [0] { rumour-direction }{ COUNT($far) ->
            [0] { "" }
           *[other] , { far-off }
        }
       *[other] en { THE($at) }
    }
rumour-direction = { COUNT($direction) ->
        [0] en alguna parte
       *[other] { $where ->
            [exit] por el camino { $direction }
           *[other] al { direction-name }
        }
    }
heard-of = { $how ->
        [landmark] A la vista: { heard-things }.
        [map] En el mapa: { heard-things }.
       *[other] De oídas: { heard-things }.
    }
# $parted: una de ellas lleva coma propia.
heard-things = { $parted ->
        [yes] { LIST($things, type: "semicolon") }
       *[no] { $things }
    }
ground-known = { COUNT($places) ->
        [one] Ya se conoce
       *[other] Ya se conocen
    }: { COUNT($places) ->
        [1] { $places }
        [2] { $places }
        [3] { $places }
        [4] { $places }
       *[other] { COUNT($places) } lugares
    }.
ground-harder = dificultad aquí { $now }, no { $was }
rim = { COUNT($places) ->
        [0] { "" }
       *[other] La región acaba antes de { $places }.
    }
# Lo que muestran los demás extras lo cuenta lo que sigue.
bonus = { $bonus ->
        [efficient] { $who } encuentra una ruta eficaz.
        [keen] El próximo registro aquí tiene ventaja.
        [avoid] { $who } puede esquivar el próximo encuentro.
       *[other] { "" }
    }
bonus-picked = { $who } elige: { $picked }.
nothing_left = { $bonus ->
        [clue] Ya no queda nada que señalar.
       *[other] { bonus-name }: aquí no queda nada por saber.
    }
spotted = { $anything ->
        [yes] Sí: hay un paraje { spotted-where }.
       *[no] No: ningún paraje { spotted-where }.
    }
spotted-where = { $where ->
        [exit] por el camino { $at }
        [hex] en { THE($at) }
       *[other] { spot }
    }
edge = La región acaba aquí: más allá, por { THE($at) }, empieza otra tierra.
# $ahead: el grupo está en el camino que está cortado.
blocked = { $ahead ->
        [yes] El camino que sigue está cortado.
       *[no] { CAP(way-to) } está cortado.
    }
bypass = { $cleared ->
        [yes] { $who } despeja { way-to }.
       *[no] { $who } no logra pasar: { way-to } sigue cortado, y el grupo se queda.
    }
scouted = { $result ->
        [blunder] { $who } otea { scouted-way }, vuelve sin nada claro, y quizá alguien se ha dado cuenta.
       *[other] { $who } otea { scouted-way }{ COUNT($saw) ->
            [0] , y solo ve el terreno
           *[other] : { $saw }
        }.
    }
scouted-way = { $where ->
        [exit] el camino { $at }
       *[other] { THE($at) }
    }
scouted-site-yes = hay algo bien a la vista
scouted-site-no = no hay nada a la vista
scouted-creatures-yes = allí vive alguien o algo
scouted-creatures-no = no anda nadie por allí
scouted-hidden = { COUNT($tns) ->
        [0] allí no se esconde nada
        [1] allí se esconde 1 cosa, { $tns } para hallarla
       *[other] allí se esconden { COUNT($tns) } cosas, { $tns } para hallarlas
    }

# Lo que se halla y se examina.

# $thorough: lo que se tiró basta para casi todo lo de aquí.
searched = { $result ->
        [hazard] { $who } registra { THE($at) } y despierta un peligro.
        [alert] { $who } registra { THE($at) } con demasiado ruido: alguien se ha dado cuenta.
        [found] { $who } registra { THE($at) }, y hay algo.
       *[nothing] { $total ->
            [0] { $who } registra { THE($at) } y no encuentra nada.
           *[other] { $thorough ->
                [yes] { $who } registra { THE($at) } y no encuentra nada; { $total } basta para casi todo.
               *[no] { $who } registra { THE($at) } y no encuentra nada; { $total } es poco para saberlo seguro.
            }
        }
    }
# Una búsqueda que no halló paraje y acercó el objetivo.
searched-short = Pero { $total } es menos que { $tn }: el objetivo no está más cerca.
searched-nearer = { $hunt ->
        [yes] { $who } no encuentra nada oculto en { THE($at) }.
       *[no] **El objetivo está más cerca: de { $before ->
            [one] { $before } paso
           *[other] { $before } pasos
        } a { $after }**{ challenge-doubly }. { $who } no encuentra nada más en { THE($at) }.
    }
# Donde el grupo no ha estado, junto a donde buscó en vano.
snag = { $what ->
        [guardian] Pero alguien guarda { THE($site) }.
        [access] Pero cuesta llegar: alcanzar { THE($site) } lleva tiempo.
       *[incomplete] Pero { THE($site) } aún no está a la vista del todo: pide mirar más de cerca.
    }
insight = { $what ->
        [clue] { $who } ve adónde lleva.
        [linked] { $who } ve que hay más de esta clase.
        [loot] { $who } encuentra algo más.
       *[other] { $who } ve más.
    }
# $worded: la pista dice algo, y no lo cuenta ninguna historia.
clue = { $worded ->
        [yes] { $text }
       *[no] { "" }
    }
    .toward = { $worded ->
        [yes] La
       *[no] Una
    } pista { $here ->
        [yes] señala este mismo lugar
       *[no] lleva { toward }
    }.
tale = **{ $name }**, { $part } de 3: { $text }
# $idle: salió bien, y no salió nada nuevo.
investigated = { $idle ->
        [yes] { party-or-who } examina { THE($site) }: aún nada nuevo.
       *[no] { investigated-well }
    }
    .text = { $text }
investigated-way = { $result ->
        [blunder] { COUNT($way) ->
            [0] { party-or-who }{ " " }**falla del todo**{ way-costs }
           *[other] **{ $way } ({ party-or-who }): sale muy mal**{ fared-costs }
        }
        [failure] { COUNT($way) ->
            [0] { party-or-who }{ " " }**falla**{ way-costs }
           *[other] **{ $way } ({ party-or-who }): sale mal**{ fared-costs }
        }
        [weak] **{ party-or-who }: 1 éxito**
       *[other] **{ party-or-who }: 2 éxitos**
    }.
way-costs = { $costs ->
        [yes] : 1 menos en el reloj
       *[no] { "" }
    }
investigated-well = { $result ->
        [blunder] { party-or-who } examina { THE($site) }, y algo sale mal.
        [failure] { party-or-who } examina { THE($site) } y aún no saca nada.
        [strong] { party-or-who } examina { THE($site) }.
        [critical] { party-or-who } examina { THE($site) }.
        [weak] { party-or-who } examina { THE($site) }.
       *[other] { party-or-who } examina el lugar: { THE($site) }.
    }
discovery = { CAP($name) }: { nature-name }.
# $got: lo que contiene. $remark: qué es su nota: la clave de una nota, "skill" o "prose".
treasure = { $again ->
        [yes] { treasure-again }
       *[no] { treasure-first }
    }{ COUNT($got) ->
        [0] { "" }
       *[other] : { $got }
    }.
    .note = { $remark ->
        [offered] Se podrían tomar.
        [harvest] Recogerlo pide una mano experta.
        [harvested] { "" }
        [map] Y con ello, parte de un mapa.
        [taken] { "" }
        [dungeon] Es un camino a las profundidades.
        [skill] Ayuda con { $note ->
                [any] cualquier habilidad
                [athletics] Atletismo
                [fortitude] Fortaleza
                [perception] Percepción
                [stealth] Sigilo
                [influence] Influencia
                [nature] Naturaleza
                [survival] Supervivencia
                [crafting] Artesanía
                [education] Erudición
                [lore] Leyendas
                [fighting] Combate
               *[other] { CAP($note) }
            }, una vez al día.
       *[prose] { $prose }
    }
treasure-first = { $row ->
        [1] Un almacén abandonado
        [2] Mineral, o hierbas raras
        [3] La mochila de alguien que nunca volvió a casa
        [4] Un cofre
        [5] Ofrendas en un santuario
        [6] Algo fuera de lo común
       *[other] Un hallazgo
    }
treasure-again = { $row ->
        [1] Otro almacén abandonado
        [2] Más mineral, o hierbas raras
        [3] Otra mochila de alguien que nunca volvió a casa
        [4] Otro cofre
        [5] Más ofrendas en un santuario
        [6] Otra cosa fuera de lo común
       *[other] Un hallazgo
    }
treasure-worth = { $item } por valor de { coins-for }
# $things: lo que se consiguió en un lugar.
gained = { party-or-who } consigue { $things }{ COUNT($where) ->
        [0] { "" }
       *[other] { " " }en { THE($site) }
    }.
trap = { $result ->
        [blunder] { trap-chest } tiene una trampa, y { $who } la hace saltar de mala manera.
        [failure] { trap-chest } tiene una trampa, y { $who } la hace saltar.
        [weak] { trap-chest } tiene una trampa; { $who } la desarma.
        [strong] { trap-chest } tiene una trampa; { $who } la desarma.
        [critical] { trap-chest } tiene una trampa; { $who } la desarma.
       *[other] { trap-chest } tiene una trampa, y a { $who } le pilla en medio.
    }
trap-chest = { $again ->
        [yes] Otro cofre
       *[no] El cofre
    }
offerings = { $taken ->
        [yes] El grupo se lleva las ofrendas.
       *[no] Las ofrendas se quedan donde están.
    }
    .wrath = { $wrath ->
        [spirits] El aire se enfría, y así se queda.
       *[communities] Correrá la voz.
    }
passage = Se abre un camino entre { THE($a) } y { THE($b) }.
# $clue: se sigue una pista, no algo por su nombre. $near: acaba aquí. $steps: hasta dónde lleva, 0 si no se sabe.
tracked = { COUNT($direction) ->
        [0] { $who } busca { tracked-trail } y no lo encuentra.
       *[other] { $near ->
            [yes] { $who } cree que { tracked-trail } acaba cerca de aquí{ tracked-more }.
           *[no] { $who } cree que { tracked-trail } lleva { toward }{ tracked-far }{ tracked-more }.
        }
    }
# Siempre en masculino.
tracked-trail = { $clue ->
        [yes] el rastro de la pista
       *[no] el rastro { THE($site, case: "de") }
    }
tracked-far = { $steps ->
        [0] { COUNT($far) ->
            [0] { "" }
           *[other] , { far-off }
        }
        [one] , a cosa de { $steps } lugar
       *[other] , a cosa de { $steps } lugares
    }
tracked-more = { COUNT($more) ->
        [0] { "" }
       *[other] ; al final, { $category ->
            [yes] { A($more) }
           *[no] { $quarry }
        }
    }
foraged = { $result ->
        [blunder] Lo que trae { $who } para comer es venenoso{ $ill ->
            [yes] { "" }
            [open] : quien falle una prueba se envenena
            [healed] : el descanso de la noche lo cura
           *[no] , pero no hace daño
        }.
       *[other] { foraged-verb }: { $fed ->
            [0] aquí no hay nada que comer
           *[other] hoy hay comida para { $fed }{ $short ->
                [yes] { " " }de { $eaters }
               *[no] { "" }
            }
        }{ COUNT($gathered) ->
            [0] { "" }
           *[other] , y { $gathered }
        }.
    }
foraged-verb = { $game ->
        [yes] { $who } caza
       *[no] { $who } busca comida
    }{ $again ->
        [yes] { " " }y repite
       *[no] { "" }
    }
# $left: cuántos éxitos necesita aún un paraje. $doubles: si un éxito crítico cuenta por dos.
looks-made = { $done ->
        [0] { $needed ->
            [one] { $needed } éxito
           *[other] { $needed } éxitos
        }
       *[other] { $done } de { $needed } éxitos
    }
looks-double = { $doubles ->
        [yes] ; uno crítico cuenta por 2
       *[no] { "" }
    }
looks-needed = { $done ->
        [0] Examinarlo del todo pide { looks-made }
       *[other] De momento: { looks-made }
    }{ looks-double }.
looks-set-back = Una pifia anula 1 éxito.
looked = Ya van { looks-made }.
    .text = { $text }
looked-luck = **1 éxito en el objetivo** ({ $name }): van { looks-made }.
boon-gained = **Ahora tenéis una ventaja en el objetivo**{ COUNT($does) ->
        [0] : en una tirada allí cuenta el mayor de dos d6.
       *[other] , para «{ $does }»: cuenta el mayor de dos d6.
    }
looks-stay = { $done ->
        [0] Faltan aún
       *[other] Siguen siendo
    } { looks-made }.
gathered = { $who } recoge { amount }.
shared_out = De lo hallado { COUNT($who) ->
        [one] come
       *[other] comen
    } { $who }{ COUNT($left) ->
        [0] { "" }
        [one] ; { $left } come de lo que lleva
       *[other] ; { $left } comen de lo que llevan
    }.
challenge = { $nearer ->
        [yes] { $why ->
            [arrival] { $after ->
                [0] El objetivo está aquí: no falta ningún paso para hallarlo.
               *[other] Este es el lugar, el objetivo se esconde aquí: de { $before ->
                   [one] { $before } paso
                  *[other] { $before } pasos
               } a { $after } hasta el objetivo.
            }
           *[other] **Más cerca del objetivo: de { $before ->
               [one] { $before } paso
              *[other] { $before } pasos
           } a { $after }**{ challenge-doubly }.
        }
       *[no] El objetivo está más lejos: de { $before ->
           [one] { $before } paso
          *[other] { $before } pasos
       } a { $after }.
    }
challenge-doubly = { $doubly ->
        [yes] { " " }(éxito crítico)
       *[no] { "" }
    }
challenge-close = Desde ahora, registrar solo cuenta con una pista o con un hallazgo; también cuenta llegar a donde está el objetivo.
# $left, $doubles: lo que queda por examinar.
clue-hunt = { $number ->
        [0] No señala al objetivo.
       *[other] { $all ->
            [yes] Quizá señale al objetivo. Una búsqueda allí lleva una ventaja.
           *[no] Lleva a algún paraje, que puede no ser el objetivo.
        }
    }
clue-bearing = { $along ->
        [yes] También el objetivo está, dicen, por allí.
       *[no] El objetivo está, dicen, por otro lado.
    }
narrowed = { COUNT($at) ->
        [0] Un ? marca cada casilla donde puede estar.
       *[other] **{ $left ->
            [one] Queda 1 casilla
           *[other] Quedan { $left } casillas
        }**: { COUNT($gone) ->
            [0] algunas quedan descartadas
            [1] { narrowed-few }
            [2] { narrowed-few }
            [3] { narrowed-few }
           *[other] { COUNT($who) ->
                [0] { COUNT($gone) } { bearing-sector } de { THE($at) } quedan descartadas
               *[other] { $who } descarta { COUNT($gone) } { bearing-sector }
            }
        }.
    }
narrowed-few = { COUNT($who) ->
        [0] { $here ->
            [yes] el objetivo no está aquí
           *[no] el objetivo no está en { LIST($gone, type: "or") }
        }
       *[other] { $who } descarta { LIST($gone) }
    }
narrowed-here = **El objetivo no está en { THE($at) }.**
hexes-left = { $left ->
        [one] queda 1 casilla
       *[other] quedan { $left } casillas
    }
goal = { $what ->
        [located] **{ $sure ->
            [yes] { $moved ->
                [yes] No está aquí: tiene que estar en { THE($at) }
               *[no] Tiene que estar en { THE($at) }
            }
           *[no] Ya sabéis dónde está el objetivo: id { COUNT($at) ->
                [0] allí
               *[other] { THE($at, case: "a") }
            }{ goal-takes }
        }.**
        [found] **El objetivo está hallado{ COUNT($named) ->
            [0] { "" }
           *[other] : { THE($named) }
        }{ $needed ->
            [1] . Para ganar, falta examinarlo{ $opens ->
                [yes] , quizá varias veces
               *[no] { "" }
            }
           *[other] . Para ganar, examinadlo: { looks-made }{ looks-double }
        }.**
        [reached] **El objetivo está cumplido{ COUNT($named) ->
            [0] { "" }
           *[other] : { THE($named) }
        }.**
        [lost] **{ $left ->
            [0] El objetivo está perdido{ $short ->
                [0] : nunca se halló
                [one] : faltó { $short } éxito
               *[other] : faltaron { $short } éxitos
            }
           *[other] Ya no se puede lograr: hacen falta al menos { $least } acciones y, con las noches, { $left ->
                [one] queda 1
               *[other] quedan { $left }
            }
        }.**
       *[other] **El objetivo ha cambiado.**
    }
    .text = { $text }
clue-ends = { CAP(clues-numbered) } { COUNT($clues) ->
        [one] acaba
       *[other] acaban
    } aquí: registrar muestra si hay algo.
goal-seen = **Ante el grupo está { THE($named) }.** { $text }
goal-takes = { $needed ->
        [1] { " " }y examinadlo
       *[other] { " " }y examinadlo ({ looks-made })
    }
restocked = Algo ha cambiado en { THE($site) } desde la última visita del grupo.
settled = { $what ->
        [opened] Ahora el acceso está libre: { THE($site) }.
        [cleared] Ahora todo está tranquilo en { THE($site) }.
        [used] En { THE($site) } no se puede sacar nada más.
       *[explored] En { THE($site) } no queda nada más por saber.
    }

# Lo que ocurre: la tabla de sucesos, daños y alivios, campamentos.

# Los encuentros, las señales y el ambiente los cuenta lo que sigue.
event = { $number ->
        [2] El terreno áspero desgasta botas y equipo.
        [3] Menguan las provisiones.
        [4] La tierra cambia.
       *[other] { "" }
    }
event-timer = **El reloj se agota**, vuelve a { $timer }{ $number ->
        [0] { "" }
        [1] : algo se mueve cerca
        [2] : terreno áspero
        [3] : menguan las provisiones
        [4] : la tierra cambia
        [5] : hay una señal que leer
        [7] : problemas
       *[6] : esta vez no pasa nada
    }.
event-stirs = Algo se mueve cerca.
event-sign = Aquí hay algo que notar.
event-calm = Todo está en calma.
avoided = Hay alguien delante; el grupo lo esquiva y retrocede hasta { THE($at) }.
# Un peligro se cuenta solo.
shift = { $kind ->
        [1] Cambia el tiempo: una desventaja en la próxima acción.
        [2] Algo ha caído en medio de un camino.
       *[other] { "" }
    }
hazard = { $kind ->
        [1] ¡Un desprendimiento!
        [2] ¡Una riada!
        [3] ¡Un socavón!
       *[4] ¡Una estampida!
    }
trace = { $row ->
        [1] Huellas.
        [2] Marcas.
        [3] Restos.
        [4] Ruidos.
        [5] Humo o luz.
       *[6] Un olor o una sensación.
    }
trace-sure = { $row ->
        [5] Hay alguien allí, no muy lejos.
        [6] Allí se esconde algo.
       *[other] { "" }
    }
# $signs: lo que dicen las señales. $about: la categoría del paraje con que tienen que ver.
read_trace = { $success ->
        [no] { $who } no saca nada más de ello.
       *[yes] { COUNT($signs) ->
            [0] { read-trace-kind }
           *[other] { $who } lee las señales: { $signs }{ read-trace-age }.
        }
    }
# Who left tracks, and how many: from $least to $most, 0 where it is no chance.
signs-passers = { $passers }, { $least }{ $most ->
        [0] { "" }
       *[other] { " " }a { $most }
    }
read-trace-kind = { COUNT($about) ->
        [0] { COUNT($item) ->
            [0] { $who } no lee nada más en ello.
           *[other] { $who } mira mejor y encuentra { A($item) } que aún sirve.
        }
       *[other] { $who } lee las señales: tienen que ver con { A($about) }.
    }
read-trace-age = { $age ->
        [1] , hace menos de una hora
        [2] , hace medio día
        [3] , hace uno o dos días
       *[other] { "" }
    }
# Se cuenta junto con lo demás que se gasta, por eso sin punto final. $gear: su dado es de durabilidad.
worn = { $what ->
        [worn] { $gear ->
            [yes] { $who }: { THE($item) } se { GENDER($item) ->
                [p] desgastan
               *[m] desgasta
            } 1
           *[no] { $who }: { THE($item) } { GENDER($item) ->
                [p] bajan
               *[m] baja
            } 1
        }
       *[other] { worn-other }
    }
worn-other = { $what ->
        [damaged] { $who }: { THE($item) } { GENDER($item) ->
            [p] sufren daños y no dan
           *[m] sufre daños y no da
        } ventaja
        [broken] { $who }: { THE($item) } se { GENDER($item) ->
            [p] rompen
           *[m] rompe
        }
        [spent] { $who }: { THE($item) } se { GENDER($item) ->
            [p] acaban
           *[m] acaba
        }
       *[kept] { $who }: { THE($item) } { GENDER($item) ->
            [p] aguantan
           *[m] aguanta
        }
    }
worn-all = { $things }.
served = { COUNT($who) ->
        [one] { $who } come aquí{ $price ->
            [0] { "" }
           *[other] { " " }por { coins-for }; en la bolsa, { served-left }
        }.
       *[other] { $who } comen aquí{ $price ->
            [0] { "" }
           *[other] { " " }a { coins-for } por persona; en la bolsa, { served-left }
        }.
    }
served-left = { $purse ->
        [one] { $purse } moneda
       *[other] { $purse } monedas
    }
served-market = { CAP($item) }, aquí a { coins-for } (`/wilds buy`).
# $all: todo el grupo, de dos o más.
hungry-all = { $all ->
        [yes] Nadie tiene nada que comer{ hungry-cost }.
       *[no] { COUNT($who) ->
            [one] { $who } no tiene nada que comer{ hungry-cost }.
           *[other] { $who } no tienen nada que comer{ hungry-cost }.
        }
    }
hungry-cost = { $cost ->
        [0] { "" }
       *[other] : { $cost } de Fatiga{ COUNT($who) ->
            [one] { "" }
           *[other] { " " }por persona
        }
    }
# Lo que un suceso quita de la comida, y lo que queda.
food-dwindles = Comida: { LIST($checks, type: "comma") }.
food-lost = { $who } { $lost ->
        [0] sin pérdida
       *[other] { $lost } menos
    } (queda { $left })
hungry-help = Hay que buscar comida o encontrar un poblado.
tired-more = { $all ->
        [yes] Todos ganan
       *[no] { CAP($who) } { COUNT($who) ->
            [one] gana
           *[other] ganan
        }
    } { $amount } de Fatiga{ tired-from }.
tired-less = { $all ->
        [yes] Todos pierden
       *[no] { CAP($who) } { COUNT($who) ->
            [one] pierde
           *[other] pierden
        }
    } { $amount } de Fatiga.
tired-from = { $why ->
        [hazard] { " " }por el peligro
        [night] { " " }por la noche
        [camp] { " " }por un mal campamento
        [shelter] { " " }por un mal campamento
        [exposed] { " " }por dormir al raso
        [hunger] { " " }por el hambre
        [provisions] { " " }por el hambre
        [fight] { " " }en la lucha
        [flight] { " " }por correr
        [trap] { " " }por la trampa
        [storm] { " " }por la tormenta
        [heat] { " " }por el calor
        [cold] { " " }por el frío
        [strike] { " " }por el primer golpe
       *[other] { "" }
    }
# $carried: queda un miembro que cargue con ellos.
collapsed-all = { COUNT($who) ->
        [one] { $who } se desploma{ $carried ->
            [yes] { " " }y hay que cargar con su peso
           *[no] { "" }
        }.
       *[other] { $who } se desploman{ $carried ->
            [yes] { " " }y hay que cargar con su peso
           *[no] { "" }
        }.
    }
wounded = { COUNT($attribute) ->
        [0] { $who } recibe una tercera Herida.
       *[other] { $who } recibe una Herida: una desventaja en { attribute-name }.
    }
wounded-all = { LIST($who) } reciben una Herida cada uno: una desventaja en { LIST($where) }.
dying = { $saved ->
        [yes] { COUNT($by) ->
            [0] { $who } se aferra a la vida.
           *[other] { $by } mantiene con vida a { $who }.
        }
       *[no] { COUNT($by) ->
            [0] { $who } agoniza.
           *[other] { $by } no logra cortar la sangre.
        }
    }
died = { $who } muere.
# $who pueden ser varios. $others: lo logró otro miembro.
healed-all = { $what ->
        [resolve] { healed-resolve }
       *[other] { COUNT($who) ->
            [one] { healed-one }
           *[other] { healed-more }
        }{ $others ->
            [yes] , gracias a { $by }.
           *[no] .
        }
    }
healed-one = { $what ->
        [wound] La Herida de { $who } queda tratada: ya sin desventaja
        [wound_gone] Una Herida de { $who } ha sanado
        [poisoned] El veneno deja a { $who }
        [deprived] { $who } ha comido y ya no tiene hambre
        [rested] { $who } ha descansado
       *[other] { $who } está mejor
    }
healed-more = { $what ->
        [wound] Las Heridas de { $who } quedan tratadas: ya sin desventaja
        [wound_gone] Heridas de { $who } han sanado
        [poisoned] El veneno deja a { $who }
        [deprived] { $who } han comido y ya no tienen hambre
        [rested] { $who } han descansado
       *[other] { $who } están mejor
    }
healed-resolve = { $all ->
        [yes] El Temple vuelve.
       *[no] { COUNT($who) ->
            [one] { $who } vuelve a tener 1 de Temple.
           *[other] El Temple vuelve a 1: { $who }.
        }
    }
food-poisons = Lo que trae { $by } para comer envenena a { LIST($who) }: una desventaja en cada prueba, hasta una noche a cubierto o una hierba.
poisoned = { $who } se envenena: una desventaja en cada prueba, hasta una noche a cubierto o una hierba.
# $spent: se gastó en una segunda tirada.
resolve = { COUNT($who) ->
        [0] { "" }
        [one] { $spent ->
            [yes] 1 de Temple: { $who } vuelve a tirar.
           *[no] { $who } gana { $amount } de Temple.
        }
       *[other] { $spent ->
            [yes] 1 de Temple cada uno: { $who } vuelven a tirar.
           *[no] { $who } ganan { $amount } de Temple.
        }
    }
camp = El grupo acampa{ $late ->
        [yes] { " " }tarde
       *[no] { "" }
    }: { $shelter ->
        [blunder] sin refugio, y el campamento queda al descubierto
        [failure] no se encuentra refugio
        [weak] un refugio sencillo
        [strong] un buen refugio
       *[critical] un refugio excelente
    }{ $hidden ->
        [yes] , bien oculto
       *[no] { "" }
    }.
prowled = Junto { THE($name, case: "a") } nadie duerme: no se va ninguna Fatiga ni vuelve el Temple.
hidden_camp = El campamento está bien oculto.
watch = { $noticed ->
        [yes] { $who } hace guardia y se da cuenta a tiempo.
       *[no] { $who } hace guardia y se da cuenta demasiado tarde.
    }
rested = El grupo descansa un día en { THE($at) }.

# A quién se encuentra, amenazas, escenas, el final.

met = { $count ->
        [1] { met-one }
       *[other] { met-many }
    }
    .text = { $text }
met-one = { $how ->
        [event] { CAP(people) } se deja ver, en actitud { disposition-name }.
        [site] { CAP(people) } ocupa este lugar, en actitud { disposition-name }.
        [guardian] { CAP(people) } monta guardia, en actitud { disposition-name }.
        [alert] { CAP(people) } viene sobre aviso, en actitud { disposition-name }.
        [pursuit] { CAP(people) } alcanza al grupo, en actitud { disposition-name }.
        [night] { CAP(people) } sale de la oscuridad, en actitud { disposition-name }.
        [restocked] { CAP(people) } se ha instalado aquí, en actitud { disposition-name }.
       *[gm] { CAP(people) } está ahí, en actitud { disposition-name }.
    }
met-many = { $how ->
        [event] { CAP(people) } se dejan ver, en actitud { disposition-name }.
        [site] { CAP(people) } ocupan este lugar, en actitud { disposition-name }.
        [guardian] { CAP(people) } montan guardia, en actitud { disposition-name }.
        [alert] { CAP(people) } vienen sobre aviso, en actitud { disposition-name }.
        [pursuit] { CAP(people) } alcanzan al grupo, en actitud { disposition-name }.
        [night] { CAP(people) } salen de la oscuridad, en actitud { disposition-name }.
        [restocked] { CAP(people) } se han instalado aquí, en actitud { disposition-name }.
       *[gm] { CAP(people) } están ahí, en actitud { disposition-name }.
    }
surprised = Nadie vio venir { THE($foe, case: "a") }.
foes_leave = { $why ->
        [outnumbered] El grupo es mayor: la otra parte se lo piensa mejor y se va.
        [beaten] La otra parte ha tenido bastante y huye.
       *[parted] Los caminos se separan, en paz.
    }
talked-well = **{ $who } habla con ellos: { $result ->
        [weak] cada cual se va en paz
        [strong] sale bien
       *[critical] no podría salir mejor
    }**.
approach = { $what ->
        [withdraw] El grupo se retira.
        [talk] { party-or-who } se pone a hablar.
        [slip] El grupo intenta escabullirse.
        [flee] El grupo huye.
       *[fight] El grupo lucha.
    }
# Un intento que falló; $what: qué se intentó.
approach-failed = { $what ->
        [talk] Falla: no hay quien escuche.
       *[slip] Falla: el grupo queda a la vista.
    }
mood = Actitud ahora { disposition-name }: { THE($foe) }.
favour = { $what ->
        [clue] El grupo averigua algo.
        [trade] Se puede comerciar.
        [food] Dos del grupo comen hoy sin gastar lo suyo.
        [help] **Ayuda en el objetivo:** { THE($foe) }.
       *[other] El grupo recibe un favor.
    }
helps = Han venido a ayudar: { THE($foe) }.{ $on ->
        [yes] { " " }Hasta que un intento salga bien, se tira mejor.
       *[no] { "" }
    }
grit = { $won ->
        [yes] Un golpe { THE($foe, case: "a") }: aguante de { $before } a { $after }.
       *[no] Nada ganado: { THE($foe) }, con aguante { $after }.
    }
won = El grupo vence { THE($foe, case: "a") }.
    .site = Ya no hay nadie en { THE($site) }.
away = { $how ->
        [withdraw] El grupo guarda las distancias.
        [slip] El grupo se va sin que lo vean.
       *[flee] El grupo escapa.
    }
    .at = El grupo está { spot }.
defeat = { COUNT($by) ->
        [0] Nadie puede seguir.
       *[other] { CAP(THE($foe)) }: demasiado, esta vez. Nadie puede seguir.
    }
    .coins = { $coins ->
        [one] Falta { $coins } moneda de la bolsa.
       *[other] Faltan { $coins } monedas de la bolsa.
    }
    .at = El grupo despierta { spot }.
threat = **{ $name }.**
    .text = { $text }
    .what = { $what ->
        [pursuers] Los perseguidores están aquí.
        [severe_weather] Mañana estallará una tormenta.
        [corruption] Parte de la tierra se ha vuelto contra quien la pisa.
        [harder] Desde ahora aquí toda tirada es más difícil: dificultad +2.
        [lost] El objetivo queda ya fuera de alcance.
       *[text] { "" }
    }
paused = El tiempo se detiene: quien dirige juega esta escena con el grupo.
    .prose = { $prose }
resumed = { $how ->
        [won] La escena ha acabado: el grupo salió ganando. La expedición sigue.
        [avoided] La escena ha acabado: el grupo no se metió. La expedición sigue.
        [lost] La escena ha acabado: salió mal. La expedición sigue.
       *[other] La escena ha acabado. La expedición sigue.
    }
secret_ruling = { $text }
ruled = Quien dirige dispone: { $rulings }
said = { COUNT($name) ->
        [0] { $words }
       *[other] { $name }: «{ $words }»
    }
suggestion = { $what ->
        [explored] Esta región está casi toda explorada: el grupo puede irse cuando quiera.
        [goal] Lo que el grupo vino a hacer está hecho: puede irse cuando quiera.
       *[other] El grupo puede irse cuando quiera.
    }
# $named: el objetivo, donde se puede decir. $fate: qué fue de él.
ended = **{ ended-how }** Rango: { ended-rank }. { $sites } de { $all_sites } parajes hallados{ $coins ->
        [0] { "" }
        [one] , { $coins } moneda ganada
       *[other] , { $coins } monedas ganadas
    }{ $goods ->
        [0] { "" }
       *[other] { " " }y género por valor de { $goods }
    }{ ended-goal }.
    .unreached = En el mapa, pero sin pisar: { LIST($unreached, each: "the") }.
ended-home = Traído a casa: { $purse ->
        [one] { $purse } moneda
       *[other] { $purse } monedas
    }{ COUNT($things) ->
        [0] { "" }
       *[other] , { LIST($things, type: "comma") }
    }.
rank-name = { $rank ->
        [wanderers] caminantes
        [pathfinders] guías
        [explorers] exploradores
       *[legends] leyendas de la región
    }
ended-rank = **{ rank-name }** ({ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $for_goal ->
        [0] { "" }
       *[other] { $for_goal } por el objetivo, { "" }
    }{ $sites ->
        [1] { $sites } por un paraje
       *[other] { $sites } por parajes
    }{ $for_coins ->
        [0] { "" }
       *[other] , { $for_coins } por monedas
    }{ $next_at ->
        [0] { "" }
       *[other] ; siguiente rango: { $next_at }{ $for_goal ->
            [0] , el objetivo da 3
           *[other] { "" }
        }
    })
ended-how = { $how ->
        [goal] La expedición ha hecho lo que vino a hacer.
        [left] El grupo sale de la región.
        [defeat] No queda nadie que pueda seguir. La expedición acaba aquí.
        [lost] El objetivo está perdido, y la expedición acaba.
        [voted] El grupo vuelve a casa.
       *[other] La expedición ha acabado.
    }
ended-goal = { $fate ->
        [done] , objetivo cumplido{ ended-named }
        [found] , objetivo localizado, nunca alcanzado{ ended-named }{ ended-where }. Se gana al llegar allí y estudiarlo
        [lost] . Objetivo perdido{ ended-named }{ COUNT($place) ->
            [0] { "" }
           *[other] { $never ->
                [yes] , nunca hallado; estaba { ended-spot }
               *[no] { " " }{ ended-spot }{ ended-short }
            }
        }
        [open] , objetivo sin hallar{ ended-named }. Se gana al hallarlo y estudiarlo
       *[none] { "" }
    }
ended-where = { COUNT($place) ->
        [0] { "" }
       *[other] { " " }({ ended-spot })
    }
ended-spot = en { THE($place) }
ended-short = { $short ->
        [one] , faltó { $short } éxito
       *[other] , faltaron { $short } éxitos
    }
ended-named = { COUNT($named) ->
        [0] { "" }
       *[other] : { THE($named) }
    }
kept_place = { CAP($name) } ({ $is_goal ->
        [yes] el objetivo, { category-a } en { THE($at) }
       *[no] { category-name } en { THE($at) }
    })
kept-more = y { $number } más
never-found = Nunca hallado: { LIST($places, type: "semicolon") }

# La letra pequeña: dados, reloj, votos, provisiones, disposiciones y lo que significan los términos.

# $form: cuánto se cuenta de una prueba. Una prueba con el resultado vacío es secreta.
rolled = { $form ->
        [brief] { $who } { purpose-words }{ rolled-again }: { $total }{ rolled-against }
        [save] { $who }{ rolled-again } { rolled-dice }, { result-name }{ rolled-reasons }
        [save-brief] { $who }{ rolled-again } { $total }, { result-name }
       *[full] { $who } { purpose-words }{ rolled-again }: { rolled-dice }{ rolled-against }{ rolled-reasons }
    }
rolled-again = { $again ->
        [yes] { " " }al repetir
       *[no] { "" }
    }
rolled-dice = { attribute-name } d{ $sides } { $die } + d6 { $kept }{ COUNT($sixes) ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }de { $sixes }
    } + { skill-name } { $rank }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $malus ->
        [0] { "" }
       *[other] { " " }- { $malus }
    } = { $total }
rolled-against = { COUNT($result) ->
        [0] { "" }
       *[other] { " " }contra { $tn }, { result-name }
    }
rolled-reasons = { COUNT($boons) ->
        [0] { COUNT($banes) ->
            [0] { "" }
           *[other] { " " }({ rolled-banes })
        }
       *[other] { COUNT($banes) ->
            [0] { " " }({ rolled-boons })
           *[other] { " " }({ rolled-boons }; { rolled-banes })
        }
    }
rolled-boons = { COUNT($boons) ->
        [one] ventaja: { $boons }
       *[other] ventajas: { LIST($boons, type: "comma") }
    }
rolled-banes = { COUNT($banes) ->
        [one] desventaja: { $banes }
       *[other] desventajas: { LIST($banes, type: "comma") }
    }
rolled-saves = Aguantar contra { $tn }: { LIST($saves, type: "semicolon") }
resolve-kept = { LIST($who) } { COUNT($who) ->
        [one] guarda
       *[other] guardan
    } su último Temple para el objetivo
rolled-more = y { $more ->
        [one] { $more } tirada más
       *[other] { $more } tiradas más
    }: en el registro
rolled-alone = { $purpose ->
        [pathfinder] { $who } va delante y guía.
        [lookout] { $who } vigila.
        [forager] { $who } busca comida.
        [forage] { $who } busca comida.
        [poison] { $who } lucha contra el veneno.
       *[other] { $who } está { purpose-words }.
    }
result-name = { $result ->
        [blunder] pifia
        [failure] fallo
        [weak] éxito justo
        [strong] éxito claro
        [critical] éxito crítico
       *[other] { "" }
    }
purpose-words = { $purpose ->
        [pathfinder] como Guía
        [lookout] como Vigía
        [forager] como Recolector
        [forage] buscando comida
        [hunt] cazando
        [scout] oteando
        [search] registrando
        [investigate] mirando de cerca
        [track] siguiendo el rastro
        [shelter] montando el refugio
        [save] aguantando
        [watch] de guardia
        [talk] hablando
        [slip] escabulléndose
        [flee] huyendo
        [fight] luchando
        [trace] leyendo las señales
        [bypass] despejando el camino
        [treat] tratando una Herida
        [mend] reparando
        [disarm] ante la trampa
        [harvest] recogiendo
        [stabilise] salvando una vida
        [strike] ante el ataque
        [ambush] alerta
        [recover] reponiéndose
        [dilemma] en el dilema
        [poison] contra el veneno
       *[other] { $purpose }
    }
# Lo que habla a favor o en contra de quien tira.
reason-words = { $reason ->
        [clue] una pista
        [clues] pistas
        [helper] ayuda
        [keen] buen ojo
        [careful] con cuidado
        [rich] tierra rica
        [poor] tierra pobre
        [plenty] abundancia
        [season] la estación
        [kit] botiquín
        [herb] una hierba
        [quarry] presa conocida
        [friend] amigos
        [site] lo que crece aquí
        [perfect] tiempo perfecto
        [charm] un amuleto
        [tool] una herramienta
        [concealed] campamento oculto
        [shared] dos en el papel
        [untrained] sin formación
        [poisoned] veneno
        [deprived] hambre
        [weary] cansancio
        [wound] una Herida
        [night] noche
        [storm] mal tiempo
        [weather] tiempo
        [shaken] conmoción
        [spirits] espíritus airados
        [retry] segundo intento
        [exposed] campamento al descubierto
        [alone] a solas en ambos papeles
        [lost] tras perderse
        [guard] montan guardia
        [found] lo que ya encontrasteis
        [alert] montan guardia
       *[other] { $reason }
    }
timer-steps = reloj { LIST($steps, type: "comma") }
ticked = de { $before } a { $after }{ COUNT($why) ->
        [0] { "" }
       *[other] { " " }({ ticked-why })
    }
ticked-why = { $why ->
        [slow] camino lento
        [wiser] casi os perdéis otra vez, pero ese error ya lo conocéis
        [long] trabajo largo
        [careful] con cuidado
        [retreat] retroceso
        [access] cuesta llegar
        [gm] quien dirige
        [dilemma] vuestra elección
       *[other] { $why }
    }
# Por qué una acción quita más al reloj, y cuánto en total.
ticked-also = { CAP(ticked-why) }: -{ $number } al reloj.
refunded = de vuelta a { $timer }
reset = empieza otra vez en { $timer }
timer-left = el reloj { $again ->
        [yes] empieza otra vez en { $timer }
       *[no] está en { $timer }
    }{ COUNT($reasons) ->
        [0] { "" }
       *[other] { " " }({ LIST($reasons, type: "comma") })
    }
vote-told = { $how ->
        [first] empate: cuenta la primera propuesta ({ $wish })
        [leader] empate, y lidera { $who }: { $wish }
       *[most] { COUNT($others) ->
            [0] por más votos: { $wish }
           *[other] { $votes } a { COUNT($others) } a favor de { $wish }
        }
    }{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }({ LIST($others, type: "semicolon") })
    }
supplies = { $who } { $left ->
        [0] nada
       *[other] { $left }
    }{ $lost ->
        [0] { "" }
       *[other] { " " }({ $rolls }: { $lost } gastado)
    }
supplies-all = comida que queda: { LIST($checks, type: "comma") }
# Lo que hacen las cosas que se hallaron.
use-of = { $what }: { $does }
uses-of = { LIST($uses, type: "semicolon") }
supplies-die = { $face } en d{ $side }
ruled-too = dispuesto por quien dirige: { $text }
term-timer = el reloj: casi todas las acciones le quitan 1; con 0 pasa algo, casi siempre malo
term-die = pasos hasta el objetivo: registrar bien un lugar nuevo, rastrear y examinar quitan 1 o 2; a 0 pasos se sabe dónde está
term-boon = una ventaja: de dos d6 cuenta el más alto; una desventaja: el más bajo
term-bonus = los extras de una buena tirada se eligen por ti (`/settings order:bonuses:ask`)

# Nombres que quedan registrados.

# Lo que dice un rastro de un paraje vacío, y quién queda cuando queda uno solo.
trail-landmark = algo que destaca
trail-resource = algo útil
trail-shelter = un techo de algún tipo
trail-danger = un lugar peligroso
trail-secret = algo oculto
trail-settlement = gente que vive allí
one-people = un desconocido
one-beast = una bestia
one-monster = una criatura
heart-of-enigma = Corazón del enigma
