# Lo que se cuenta de los sucesos.

## Antes de la primera ronda.

# $opening, $briefing, $outcome: prosa del escenario. $where: «ahí abajo».
begun = { $objective ->
        [survey] { $opening }{ "\u000A" }**Meta:** tomad { $required } fragmentos de estrella tras las puertas, { $where }, con alguien en pie al acabar esa ronda.{ "\u000A" }{ a-turn }{ "\u000A" }{ exhaustion-ahead }{ "\u000A" }
        [uncover] { $opening }{ "\u000A" }**Meta:** cada fragmento de estrella es un punto, hasta { $required }, cuando todos los que siguen en pie acuerdan salir. Si caen todos, no hay ninguno.{ "\u000A" }{ a-turn }{ "\u000A" }{ exhaustion-ahead }{ "\u000A" }
       *[other] **{ $scenario }** – { $place }. { $opening }{ LINES($briefing) }{ "\u000A" }
    }
class = { $who }: { $kind }, que { knack }.
# Para qué sirve una clase, en pocas palabras; también tras su nombre.
knack = { $knack ->
        [heal] cura 2 por turno y levanta a los caídos
        [locks] tira una vez más en cerraduras
        [far] dispara a 3 casillas
       *[hard] pega más fuerte que nadie
    }
brought = { $who } trae { THE($relic) }: { $does }.
deepened = Profundidad { $depth }{ $points ->
        [0] { "" }
        [one] : { $points } punto más de enemigos en cada loseta nueva
       *[other] : { $points } puntos más de enemigos en cada loseta nueva
    }.
deployed = { $first ->
        [yes] { $who } va primero, desde { $at }.
       *[no] { $who } en { $at }.
    }
companion_placed = { CAP(THE($who)) } también viene: empieza en { $at }.

## Rondas y turnos.

# El número de la ronda lo dice el estado.
round = { "" }
moved = { $who } va a { $at }{ $second ->
        [yes] { " " }con un segundo movimiento
       *[no] { "" }
    }{ $short ->
        [yes] , donde una trampa corta el paso
       *[no] { "" }
    }.
passed = { $who } termina.
spent = { $who } termina.
waited = { $who } espera.
asked = { "" }
# $foe: el enemigo que se puso en otro sitio, con su nivel.
shifted = { $piece ->
        [cache] { $who } pone el alijo { $what } en { $to } en vez de en { $at }.
       *[enemy] { $who } pone { THE($foe, case: "a") } en { $to } en vez de en { $at }.
    }
requested = { $who } a { $whom }: { $wish ->
        [come] ven a mi lado
        [take] toma el fragmento
       *[hold] no abras puertas
    }.
retreats = { $who } quiere retirarse tras esta ronda. { $waiting ->
        [0] Hay acuerdo: el grupo se va cuando acabe la ronda.
        [one] Falta { $waiting } voto.
       *[other] Faltan { $waiting } votos.
    }
stays_on = { $who } quiere quedarse.
dug = { $who } cava en las piedras selladas hasta que algo cede.

## Exploraciones.

# $told: si el nombre de la loseta ya dice su forma.
explored = { $who } abre la puerta { $door }: { A($tile) }{ $told ->
        [yes] { "" }
       *[no] { " (" }{ $shape })
    }{ $fits ->
        [yes] { "" }
       *[no] , pero aquí no cabe
    }.
    .text = { $text }
no_tile = { $who } abre la puerta { $door }, pero no queda { GENDER($shape) ->
        [f] ninguna
       *[m] ningún
    } { $shape }: la carta cuenta como { A($sought) }. Van { $drawn } de { $required }.
no_fit = { $read ->
        [yes] { CAP(THE($tile)) } no cabe, y la puerta { $door } sigue cerrada por ahora.
       *[no] { $who } abre la puerta { $door }, pero { THE($tile) } no cabe aquí de ningún modo. La puerta sigue cerrada por ahora.
    }
# $fewer: si hay menos, $number: cuánto.
revealed = { $effect ->
        [caches] { surprise }
        [spaces] { $fewer ->
            [yes] Nadie monta guardia.
           *[no] Alguien ha oído pasos.
        }
        [points] { $fewer ->
            [yes] Los enemigos aquí son más débiles que en otras partes.
           *[no] Los enemigos aquí son más fuertes que en otras partes.
        }
        [near] Esperan justo detrás de la puerta.
        [whisk] El suelo se vuelca: acabas en la loseta nueva.
        [collapse] Muy atrás, la piedra cede.
       *[other] { "" }
    }
surprise = { $fewer ->
        [yes] { caches } menos de lo normal.
       *[no] { caches } más de lo normal.
    }
caches = { $number ->
        [one] { $number } alijo
       *[other] { $number } alijos
    }
# Dónde están sus puertas ya se eligió, y el mapa lo muestra. $more: cuántos enemigos atrae el ruido de la puerta.
laid = { $keeper ->
        [0] { $text }{ COUNT($doors) ->
            [0] { " " }No hay otra salida.
           *[other] { "" }
        }
       *[other] { "" }
    }{ $more ->
        [0] { "" }
        [one] { " " }El ruido atrae a 1 enemigo más.
       *[other] { " " }El ruido atrae a { $more } enemigos más.
    }
stays = { "" }
    .shards = { $quest ->
        [yes] Aquí hay { A($sought) }.
       *[no] { $shards ->
            [one] { $at ->
                [none] Aquí brilla un fragmento de estrella.
               *[other] **Hay un fragmento de estrella en { $at }.**
            }
           *[other] { $at ->
                [none] Aquí brillan dos fragmentos de estrella.
               *[other] **Hay dos fragmentos de estrella en { $at }.**
            }
        }
    }
    .trap = Una trampa: al entrar, iguala { $digits } cifras, o { trap-does }.
    .environment = { $environment ->
        [mire] Fango: cada casilla cuesta aquí 2 pasos.
        [murk] Bruma: ni hacia dentro ni hacia fuera se acierta más allá de la casilla contigua; dentro, todo igual.
        [embers] Brasas: terminar un turno aquí cuesta 1 de vida.
        [hush] Silencio: aquí no funciona ninguna reliquia.
        [gale] Vendaval: los ataques desde aquí tienen 1 dado menos.
        [dust] Polvo: un aventurero que termina su turno aquí gana 1 de fatiga.
       *[balm] Bálsamo: terminar un turno aquí devuelve 1 de vida.
    }
fully_explored = { COUNT($at) ->
        [0] { GENDER($sought) ->
            [f] Ya han salido todas las
           *[m] Ya han salido todos los
        } { PLURAL($sought) }: ya no hace falta ninguna puerta.
       *[other] **El último fragmento está en { $at }.**{ $kept ->
            [yes] { " " }{ $strikes ->
                [yes] Lo guarda
               *[no] Con él llega
            } { A($foe) }: { keeper-hits }.
           *[no] { "" }
        }
    }
# Lo que el guardián del último fragmento hace como mucho, y lo que aguanta. $strikes: golpea antes de que se tome.
keeper-hits = { $strikes ->
        [yes] golpea a quien lo tome hasta por { $most }, si no está ya herido
       *[no] golpea hasta por { $most }
    }
reshuffled = Las cartas descartadas forman un nuevo mazo.
supply_ended = No quedan cartas: { $number ->
        [one] bastará { so-many }.
       *[other] bastarán { so-many }.
    }
so-many = { $number ->
        [one] { $number } { $sought }
       *[other] { $number } { PLURAL($sought) }
    }

## Cartas y reliquias.

peeked = Tras la próxima puerta que se abra: la carta «{ $card }», { A($shape) }, { $shards ->
        [0] sin { PLURAL($sought) }
        [one] con { $shards } { $sought }
       *[other] con { $shards } { PLURAL($sought) }
    }.
healed = { $amount ->
        [0] { "" }
       *[other] { $who } recupera { $amount } de vida.
    }
hurt = { $who } pierde { $amount } de vida.
tired = { $amount ->
        [0] { "" }
       *[other] { $who } gana { $amount } de fatiga.
    }
rested = { $amount ->
        [0] { "" }
       *[other] { $who } se quita { $amount } de fatiga.
    }
quickened = { $who } tiene { $amount } pasos más este turno.
emboldened = { $amount } dados más en el próximo ataque.
relic = **{ $who } encuentra { A($relic) }**: { $does }.{ $packed ->
        [yes] { " " }Los dos sitios para reliquias están llenos: a la mochila, hasta que cambies.
       *[no] { "" }
    }
no_relic = No queda ninguna reliquia { $rank ->
        [legendary] legendaria
       *[common] común
    } por encontrar.
used = { $who } usa { THE($relic) }.
equipped = { $who } saca { THE($relic) } de la mochila.
stowed = { $who } guarda { THE($relic) } en la mochila.
shard = **{ $shards ->
        [one] { $who } toma { $last ->
            [yes] el último fragmento de estrella
           *[no] el fragmento de estrella
        }
       *[other] { $who } toma { $shards } fragmentos de estrella
    }{ $placed ->
        [yes] { " en " }{ $at }
       *[no] { "" }
    }{ $foes ->
        [0] { "" }
        [one] { "" }
       *[other] , al alcance de { $foes } enemigos
    }{ $last ->
        [yes] : ya están los { $required }
       *[no] : tenéis { $gained } de { $required }
    }.**

# Va antes de lo que da la carta de un fragmento.
boon = El fragmento concede un don.

## Cerraduras y trampas.

lock = { $rank ->
        [lock] { $who } prueba la cerradura en { $at }.
       *[other] { $who } prueba el alijo { $rank } en { $at }.
    }
trap = { $text } { $name }: { $who } necesita { LIST($digits) } en los dados.
# $times: cuántas tiradas seguidas, $kept: las cifras que encajan en todas.
rolled = { COUNT($missing) ->
        [0] { "" }
       *[other] { $times ->
            [1] { CAP(open-digits) }
           *[other] { $times } tiradas: { open-digits }
        }
    }
open-digits = { $open ->
        [0] aún no coincide ninguna cifra
        [one] { $kept ->
            [0] { "nada nuevo, coincide " }
           *[other] { "coincide " }
        }{ $open } de { $digits } cifras
       *[other] { $kept ->
            [0] { "nada nuevo, coinciden " }
           *[other] { "coinciden " }
        }{ $open } de { $digits } cifras
    }.
# $fatigue: de tantos cambios seguidos.
adjusted = { $who } cambia un { $was } por un { $now }; gasta { $fatigue } de fatiga.
opened = El alijo { $rank } se abre de golpe.
jammed = **{ $who } atasca la cerradura: el alijo { $rank } se ha perdido.**{ $needs ->
        [0] { "" }
       *[other] { " " }Habría hecho falta { $needs } de fatiga; { THE($who) } { $spare ->
            [0] ya no aguanta más
           *[other] solo aguanta { $spare }
        }.
    }
disarmed = { $who } desarma la trampa: hace clic y se queda quieta.
sprung = { $who } hace saltar la trampa.

## Peleas, y qué es de cada cual.

# $times: cuántos golpes seguidos.
struck = { $fell ->
        [yes] **{ CAP(THE($who)) } derriba { THE($chip, case: "a") }**.
       *[no] { $damage ->
            [0] { strikes }: { THE($chip) } en { $at } no sufre daño.
           *[other] { strikes }: { $damage } de daño, { THE($chip, case: "a") } en { $at } { $left ->
                [one] le queda { $left }
               *[other] le quedan { $left }
            }.
        }
    }
strikes = { CAP(THE($who)) } { $times ->
        [1] { $tired ->
            [yes] ataca otra vez
           *[no] ataca
        }
       *[other] ataca { $times } veces
    }
mended = { $own ->
        [yes] { $who } se cura una herida: { $amount } de vida.
       *[no] { $who } cura { THE($whom, case: "a") }: { $amount } de vida.
    }
revives = { $who } dedica el turno a { $whom }.
called = { CAP(THE($chip)) } en { $at } actúa primero.
enemy_burnt = { CAP(THE($chip)) } en { $at } { $fell ->
        [yes] muere en las brasas
       *[no] se chamusca en las brasas
    }.
burnt = { CAP(THE($who)) } pierde 1 de vida en las brasas.
dusted = { $who } tose: 1 de fatiga por el polvo.
soothed = { CAP(THE($who)) } recupera { $amount } de vida con el bálsamo.
enemy_mended = { CAP(THE($chip)) } en { $at } recupera 1 de vida con el bálsamo.
enemy_moved = { CAP(THE($chip)) } va a { $to }.
enemy_fled = { CAP(THE($chip)) } recibe una herida y huye a { $to }.
enemy_swapped = { CAP(THE($chip)) } recibe una herida y cambia de sitio con { THE($other) }: ahora está en { $to }.
enemy_called = { CAP(THE($chip)) } en { $at } llama: { THE($other) } viene a { $to }.
fell = **{ $who } cae** en { $at }.
companion_fell = { CAP(THE($who)) } cae.
returned = { $who } vuelve a estar en pie en { $at }.
placed = { $who } acaba en { $at }.
companion_moved = { CAP(THE($who)) } va a { $to }.
enemy_buried = Las piedras sepultan { THE($chip, case: "a") }.
enemy_shoved = { CAP(THE($chip)) } se pone a salvo en { $at }.

## Escenarios.

found = { $who } encuentra { A($sought) }. { $text }
carries = { $who } va ahora con { THE($burden) }: 1 paso menos.
dropped = { $tile ->
        [entrance] { CAP(THE($burden)) } se queda en la entrada.
       *[other] { CAP(THE($burden)) } se queda en { THE($tile) }.
    }
delivered = { $who } ha llegado al portón con { THE($burden) }.
    .left = { $left ->
        [one] Falta { $left }.
       *[other] Faltan { $left }.
    }
dial_read = { CAP(THE($lock)) } está en { $at }.
    .number = Es { ordinal } en el orden.
ordinal = { $number ->
        [1] lo primero
        [2] lo segundo
        [3] lo tercero
        [4] lo cuarto
       *[5] lo quinto
    }
unlocked = { CAP(THE($lock)) } se abre.
    .shut = { $shut ->
        [one] Falta { $shut } { $lock }.
       *[other] Faltan { $shut } { PLURAL($lock) }.
    }
stuck = Sigue sin abrirse y cuesta a { $who } 1 de fatiga. Prueba más tarde.
omen = { $text }
water = El agua se lleva { THE($tile) }.
soaked = { CAP(THE($who)) } pierde 1 de vida en el agua.
battered = { $left ->
        [0] El portón cede.
        [one] { CAP(THE($chip)) } golpea el portón: aguanta { $left } más.
       *[other] { CAP(THE($chip)) } golpea el portón: aguanta { $left } más.
    }
phase = { CAP(THE($name)) } se alza en { $at }. { $text } Su debilidad: { $hint }.
beaten = Está en el suelo, y ahí se queda.

## Losetas que se hunden, y el final.

held = Esta vez no se hunde nada.
collapsed = { CAP(THE($tile)) } se hunde.
    .doors = { COUNT($doors) ->
        [one] Vuelve a haber una puerta abierta en { $doors }.
       *[other] Vuelve a haber puertas abiertas en { $doors }.
    }
campaign_ended = { $text }
ended = { $objective ->
        [survey] { ended-survey }
        [uncover] { ended-uncover }
       *[other] { $result ->
            [retreat] **Retirada en la ronda { $round }.** «{ $scenario }» espera a otro grupo.
            [won] **Victoria.** { $outcome }
           *[other] **Derrota.** { $outcome }
        }
    }
ended-survey = { $result ->
        [won] **Victoria en la ronda { $round }, con los { $required } fragmentos.** El último está en la mano, y la oscuridad queda atrás.
        [lost] **Derrota en la ronda { $round }, con { $gained } de { $required } fragmentos.** Nadie queda en pie.
       *[retreat] **Retirada en la ronda { $round }, con { $gained } de { $required } fragmentos.** El resto se queda abajo.
    }
ended-uncover = { $result ->
        [won] **Victoria en la ronda { $round }, con los { $required } fragmentos.** El grupo sale con ellos.
        [lost] **Derrota en la ronda { $round }, sin puntos.** Nadie queda en pie, y los fragmentos siguen donde cayeron.
       *[retreat] **Fuera en la ronda { $round }, con { $gained } de { $required } fragmentos: { $gained ->
            [one] { $gained } punto
           *[other] { $gained } puntos
        }.** El grupo vuelve a la luz.
    }
# Lo que puede aprender un grupo que ha perdido. $path: si llevaba un camino allí desde donde cayó alguien.
lost-in-sight = { $path ->
        [yes] Había un fragmento en { $at }, con su loseta { $steps ->
            [0] justo donde cayó alguien del grupo
            [one] a { $steps } paso de alguien del grupo
           *[other] a { $steps } pasos de alguien del grupo
        }.
       *[no] Había un fragmento en { $at }.
    }
lost-unfound = { $more ->
        [one] { $more } fragmento seguía oculto
       *[other] { $more } fragmentos seguían ocultos
    }, y { $doors ->
        [0] no quedaba ninguna puerta
        [one] quedaba { $doors } puerta
       *[other] quedaban { $doors } puertas
    } por abrir.
lost-in-hand = Todos los fragmentos estaban en la mano: con una persona en pie al acabar la ronda, habríais ganado. La próxima vez: alguien lejos de los enemigos.
# $tiles: cuántas siguen en el mapa; $health: lo que el agotamiento quitó a quien estuvo siempre en pie.
next-time-sooner = { $tiles ->
        [0] Ninguna loseta nueva quedaba
        [one] Solo { $tiles } loseta nueva quedaba
       *[other] Solo { $tiles } losetas nuevas quedaban
    } tras { $rounds } rondas. La próxima vez: dos puertas en un turno mientras no haya enemigos.
next-time-fewer = Seguían en pie { $enemies } enemigos con { $levels } niveles{ $calls ->
        [yes] , y cada uno llama a otro por cada puerta
       *[no] { "" }
    }. La próxima vez: derribarlos antes de abrir otra puerta.

## Varios sucesos contados juntos.

exhaustion = { COUNT($names) ->
        [one] { LIST($names) } pierde { $amount } de vida por agotamiento.
       *[other] { LIST($names) } pierden { $amount } de vida cada uno por agotamiento.
    }
found-here = Aquí: { LIST($things) }.
some-caches = { $number ->
        [1] un alijo { $rank }
       *[other] { $number } alijos { $rank ->
            [legendary] legendarios
           *[common] comunes
        }
    }
enemies-of-a-kind = { $number ->
        [1] { A($foe) }
       *[other] { $number } { PLURAL($foe) }
    }
enemy-drawn = { CAP(A($foe)) } sale de la oscuridad.
# Ataques a alguien del grupo. $chips: quiénes atacan, $chip: el primero, $twins: si dos se llaman igual.
attacked = { $result ->
        [hit] { COUNT($chips) ->
            [one] { CAP(attackers) } golpea { THE($whom, case: "a") }: { $damage } de daño.
           *[other] { CAP(attackers) } golpean { THE($whom, case: "a") }: { $damage } de daño.
        }
        [stopped] { COUNT($chips) ->
            [one] { CAP(attackers) } no supera la defensa { OF($whom) }.
           *[other] { CAP(attackers) } no superan la defensa { OF($whom) }.
        }
       *[missed] { COUNT($chips) ->
            [one] { CAP(attackers) } falla contra { THE($whom) }.
           *[other] { CAP(attackers) } fallan contra { THE($whom) }.
        }
    }
# $keeps: el guardián del último fragmento golpea cuando se toma.
attackers = { COUNT($chips) ->
        [1] { $keeps ->
            [yes] el guardián del fragmento
           *[no] { THE($chip) }
        }
        [2] { $twins ->
            [yes] 2 { PLURAL($chip) }
           *[no] { LIST($chips, each: "the") }
        }
       *[other] { COUNT($chips) } enemigos
    }
# Una reliquia duradera ha servido: tanto quitó a los golpes.
relic-adds = { CAP(THE($relic)) } añade { $number }.

## Letra pequeña: dados, y cómo actúan los enemigos.

# «Ada 1 6 3: 0+2+1 de daño, menos defensa 1»: lo que muestran los dados y el daño que hace.
foe-numbers = { $chip }: { $health } de vida, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }{ $guard ->
        [0] { "" }
       *[other] , defensa { $guard }
    }{ $reach ->
        [1] { "" }
       *[other] , alcance { $reach }
    }{ $targets ->
        [1] { "" }
       *[other] , { $targets } blancos
    }{ COUNT($how) ->
        [0] { "" }
       *[other] ; { $how }
    }
# $calls: a cuántos enemigos llama como mucho el ruido de una puerta, 0 para ninguno.
a-turn = { $calls ->
        [0] **Peligro:** derribad lo que espera tras una puerta antes de abrir la siguiente
        [1] **Peligro:** un enemigo en pie al abrirse una puerta trae otro más fuerte (hasta { $most } de daño)
       *[other] **Peligro:** cada enemigo en pie al abrirse una puerta trae otro más fuerte (hasta { $most } de daño), { $calls } como mucho
    }.
exhaustion-ahead = **Tiempo:** tras la ronda { $calm }, cada ronda os quita vida a todos: 1, luego 2, luego 3.
