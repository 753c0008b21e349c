# Lo que se cuenta de los sucesos.

# El grupo.

begun = **{ $name }**, { scenario-type }.{ COUNT($about) ->
        [0] { "" }
       *[other] { " " }{ $about }
    }{ COUNT($announced) ->
        [0] { "" }
       *[other] { "\u000A" }{ guards-notice }{ $announced }
    }
guards-notice = { $type ->
        [stealth] Los Vigilantes pueden notar a quien encuentren al acabar la ronda: eso cuesta una ficha de sigilo.{ " " }
       *[normal] { "" }
    }
scenario-type = { $type ->
        [stealth] un escenario de sigilo
        [chase] una persecución
       *[normal] una travesía
    }
# $title: cómo se llama un personaje ya hecho.
joined_up = { $kept ->
        [yes] { $who } está de vuelta: { $craft }{ $level ->
            [1] { "" }
           *[other] { " " }de nivel { $level }
        }{ once }.
       *[no] { $who }{ COUNT($title) ->
            [0] { "" }
           *[other] , { THE($title) }
        }: { $craft }{ COUNT($good) ->
            [0] { once }
           *[other] { " " }({ $good })
        }.
    }
good-at = { $kind ->
        [pathfinder] halla caminos y trepa
        [delver] resiste, rompe y abre
        [shadow] sabe de cerraduras y ve a oscuras
        [warden] tiene fuerza y protege a los demás
        [mender] cura a los demás
       *[wright] abre lo cerrado
    }
# $things: lo que hay que sacar; $goal: adónde lleva una persecución, "" mientras nadie lo sepa.
start-goal = **Misión:** { $type ->
        [chase] { $mode ->
            [chasing] que alguien del grupo llegue
           *[fleeing] que todo el grupo llegue
        } a tiempo{ COUNT($goal) ->
            [0] { "" }
           *[other] { " " }hasta { THE($goal) }
        }
       *[other] que quienes vivan { $hidden ->
            [yes] encuentren otra salida y salgan
           *[no] salgan
        }{ COUNT($things) ->
            [0] { "" }
           *[other] { " " }con { LIST($things, each: "the") }
        }
    }.
# $until: con qué se acaba el tiempo; $late: qué es de quienes llegan tarde.
start-clock = **Reloj:** { $timed ->
        [no] sin límite
       *[yes] { $type ->
            [stealth] { $rounds } rondas, y después: { time-is-up }; desde entonces cada una cuesta fichas
           *[chase] { $rounds } rondas{ COUNT($until) ->
                [0] { "" }
               *[other] , y después: { $until }
            }; { $late ->
                [lost] luego todo está perdido
                [death] quien llegue tarde muere
               *[injury] quien llegue tarde sufre una Herida
            }{ $bonus ->
                [yes] . Algunos lugares dan más rondas
               *[no] { "" }
            }
        }
    }.
# $light: lo que cuesta una luz que se ve; $closes: lo que hacen los lugares que se cierran.
start-danger = **Peligro:** { $type ->
        [stealth] si un Vigilante os nota al acabar la ronda, cuesta 1 de { $tokens } fichas de sigilo; perder la última es el fin{ $light ->
            [defeat] , y también una luz vista en lo oscuro
            [token] . Una luz vista en lo oscuro cuesta 1
           *[none] { "" }
        }
       *[other] { $closes ->
            [kills] los lugares se cierran tras el grupo y matan a quien quede dentro
            [loses] si alguien sigue en un lugar pasado su límite, todo está perdido
           *[no] con 0 de brío (tu salud) caes, y te levantas el próximo turno con una Herida: 5 de brío menos para siempre{ start-deadly }
        }
    }.
# $least, $most: so many Injuries kill the members, 0 where that is not known yet; $alike: the same of all.
start-deadly = { $least ->
        [0] { "" }
       *[other] . { $alike ->
            [yes] { $most } Heridas matan
           *[no] De { $least } a { $most } Heridas matan
        }
    }
once = { COUNT($background) ->
        [0] { "" }
       *[other] , antes { $background }
    }
answered = { $choice ->
        [craft] { COUNT($craft) ->
            [0] { $who } ya ha elegido.
           *[other] { $who }: { $craft }.
        }
        [ready] { $who } puede partir cuando sea.
        [give-up] { $who } vota si rendirse o no.
        [leave] { $who } está a punto de salir.
        [stay] { $who } se queda.
        [light] { $who } va a encender una luz.
        [search] { $who } va a registrar.
        [pick] { $who } trabaja en una cerradura.
        [stay-dark] { $who } sigue a oscuras.
        [master] Anotado.
       *[other] { $who } ya ha elegido.
    }
decided = { $who } ya ha elegido.
bought = { $who } compra { A($gear) } por { $price ->
        [one] { $price } objeto de valor
       *[other] { $price } objetos de valor
    }.
cured = { $who } descansa en la ciudad y se cura de { $what ->
        [injury] una Herida
       *[other] { $disease }
    } por 1 objeto de valor.
learned = { $who } aprende «{ $play }» por 1 objeto de valor.
set_out = { $party } { GENDER($party) ->
        [p] parten
       *[m] parte
    } { THE($where, case: "de") }.
    .tokens = { $tokens ->
        [one] { $tokens } ficha de sigilo.
       *[other] { $tokens } fichas de sigilo.
    }
    .limit = { $limit ->
        [one] { $limit } ronda, ni una más.
       *[other] { $limit } rondas, ni una más.
    }
    .danger = Peligro de nivel { $danger }.
# Quien ya estuvo conserva lo que no se curó.
still-ailing = { $who } aún tiene: { $ails }.

# Rondas y turnos.

round_begins = **Ronda { $number }.**
claimed = { $how ->
        [last] { $who } actúa en último lugar.
        [order] { $who } actúa, según su orden.
       *[claimed] { $who } actúa.
    }
# What lasts took EP as the turn began.
acts-with-ep = { $who } actúa con { $ep } de brío.
turn_ended = { $idle ->
        [yes] { $who } espera.
       *[no] { $who } termina el turno.
    }
turn_lost = { $who } cae antes de hacer nada: el turno se acaba.
# $own: solo el Movimiento de quien deja seguir la ronda.
went_on = { COUNT($lapse) ->
        [0] { $who } cierra la ronda.
        [1] { $own ->
            [yes] { $who } cierra la ronda; se pierde un Movimiento.
           *[no] { $who } cierra la ronda; se pierde el Movimiento de { $lapse }.
        }
       *[other] { $who } cierra la ronda; se pierden los Movimientos de { $lapse }.
    }
skipped = { COUNT($by) ->
        [0] { $who } pierde su fase de { phase }.
       *[other] { $who } gasta su { phase } en librarse { THE($by, case: "de") }.
    }
will_skip = { COUNT($by) ->
        [0] { $who } { GENDER($who) ->
            [p] perderán
           *[m] perderá
        } su próxima fase de { phase }.
       *[other] { $who } { GENDER($who) ->
            [p] gastarán
           *[m] gastará
        } su próxima { phase } en soltarse.
    }
phase = { $phase ->
        [strategy] Estrategia
       *[action] Acción
    }
# $cards: lo robado, con nombre y en breve, si quien lee puede saberlo.
drew = { $shuffled ->
        [yes] El mazo { OF($who) } estaba vacío: se barajan los descartes y forman el mazo.
       *[no] { COUNT($cards) ->
            [0] { drew-so-many }
           *[other] { $who } roba { $cards }.
        }
    }
card-drawn = { $card } ({ $kind }: { $gist })
drew-so-many = { $count ->
        [0] { "" }
        [one] { $who } roba { $count } carta.
       *[other] { $who } roba { $count } cartas.
    }
discarded = { $who } descarta { $plays }: tenía demasiadas cartas.
you-drew = Has robado { LIST($drawn) }.
over-limit = conservas { $limit ->
        [one] { $limit } carta
       *[other] { $limit } cartas
    }: al acabar la ronda { COUNT($plays) ->
        [one] se va
       *[other] se van
    } { $plays }.
spared = Al final de la ronda { COUNT($plays) ->
        [one] se va
       *[other] se van
    } { $plays }.
kept_at = { $who } sigue con { THE($what) } hasta que se abra.
left_off = { $who } deja { THE($what) }: { $why ->
        [foes] aquí hay peligro
       *[hurt] un fallo podría dejarle menos de un tercio del brío
    }.
called = { $how ->
        [wait] { $who } os pide esperar aquí en esta ronda.
       *[heal] { $who } pide que le curen.
    }
habit = Tu orden permanente: { $order }.

order-react-ask = Reacciones: preguntar, salvo por un daño pequeño
order-react-best = Reacciones: siempre la mejor
order-react-none = Reacciones: nunca
react-with = Reacciones: siempre { $play }; si no, la mejor
order-interrupt-ask = Interrupciones: preguntar cada vez
order-interrupt-auto = Interrupciones: siempre
order-interrupt-never = Interrupciones: nunca
order-interrupt-any = Interrupciones: sea cual sea el Daño
interrupt-from = Interrupciones: nunca por menos de { $damage } de Daño de media
order-assist-ask = Ayudas: preguntar cada vez
order-assist-auto = Ayudas: siempre
order-assist-never = Ayudas: nunca
order-saved-turn = Movimientos sin usar: los Desafíos esperan si no he terminado mi turno
order-saved-wait = Movimientos sin usar: si no me he movido, los Desafíos esperan
order-saved-lapse = Movimientos sin usar: los Desafíos nunca esperan al mío
order-draw-auto = Estrategia sin usar: roba una carta
order-draw-ask = Estrategia sin usar: no roba nada
keep-at = seguir con: { $what }, hasta que se abra
order-keep-none = seguir con: nada
order-call-none = curación: no pedida
order-call-heal = curación: pedida hasta que llegue
order-call-wait = aliados: que esperen en esta ronda
order-setting-best = ambientes: el que más convenga a la carta
setting-always = ambientes: { $setting }, siempre que se pueda elegir
order-turn-any = turnos: solo cuando los pido
turn-place = turnos: automáticos, puesto { $place }

# Cartas.

kind-action = Acción
kind-reaction = Reacción
kind-strategy = Estrategia
kind-interrupt = Interrupción
kind-assist = Ayuda

# Persecuciones.

# $rounds: cuántas quedan.
counted = { $limit ->
        [0] { "" }
       *[other] { $over ->
            [yes] Se acabó el tiempo.
           *[no] { $rounds ->
                [one] Queda { $rounds } ronda.
               *[other] Quedan { $rounds } rondas.
            }
        }
    }
limit_grew = { $who } llega { THE($where, case: "a") } y gana { $by ->
        [one] { $by } ronda
       *[other] { $by } rondas
    }: hay tiempo hasta el final de la ronda { $limit }.
put_off = Con { THE($what) } se { $by ->
        [one] gana una ronda
       *[other] ganan { $by } rondas
    }: hay tiempo hasta el final de la ronda { $limit }.
closed = Ya nadie puede entrar en { THE($where) }.
closed-over = **{ CAP(THE($where)) } { GENDER($where) ->
        [p] desaparecen
       *[m] desaparece
    }, y { $lost } también.**
caught = { $how ->
        [injury] { $who } se queda atrás y sufre una Herida.
        [death] { $who } se queda atrás y no vuelve a salir.
       *[caught] Se acabó el tiempo para { $who }.
    }

# El final.

reached_goal = { COUNT($unmet) ->
        [0] **{ $who } llega { THE($where, case: "a") } y sale.**
       *[other] **{ $who } sale por { THE($where) }, sin { LIST($unmet, each: "the") }.**
    }
# What was beaten, and when it is there again.
returns = { CAP(THE($what)) } { GENDER($what) ->
        [p] vuelven
       *[n] vuelve
    } una vez más, al acabar la ronda { $round }.
stays-away = Esta vez { THE($what) } no { GENDER($what) ->
        [p] vuelven
       *[n] vuelve
    }.
key-for-later = Abre una sola cerradura: allí lo dice el botón.
stays-with = { $who } conserva { LIST($things, each: "the") }, en { THE($where) }.
lost-with = Se pierde con { $who }: { LIST($things) }.
still-injured = { $who } sufre igualmente la Herida por caer cuando empiece su próximo turno.
still-inside = Siguen dentro: { LIST($inside) }.
carries-out = **{ $who } saca { LIST($what, each: "the") }.**
fell-in = { $who } murió en { THE($where) }.
carried-out = { $who } sacó { LIST($what, each: "the") }.
# Lo bien que fue una travesía ganada; $out: cuántos de todos salieron, $injuries: las que tienen.
ending-count = { $lost ->
        [0] { $injuries ->
            [0] Salieron todos sin Heridas: no se puede hacer mejor.
            [one] Salieron todos, con una Herida.
           *[other] Salieron todos, con { $injuries } Heridas.
        }
       *[other] Salieron { $out } de { $of }.
    }
out-by-goal = **{ $who } sale por { THE($where) }.**
not_yet = { $who } ha llegado al objetivo, { THE($where) }: todavía { COUNT($unmet) ->
        [0] falta aquello que el grupo vino a buscar
        [1] falta { LIST($unmet, each: "the") }
       *[other] faltan { LIST($unmet, each: "the") }
    }.
wants_to_give_up = { $agrees ->
        [yes] { $who } vota por rendirse.{ COUNT($missing) ->
            [0] { "" }
           *[other] { " " }Falta el voto de { $missing }.
        }
       *[no] { $who } vota por seguir.
    }
voted-without = Se votó sin { $absent }.
# $alone: quiénes salieron, si no fue todo el grupo.
ended = **{ $ending ->
        [won] { ended-won }
        [partly] { ended-partly }
        [lost] { ended-lost }
       *[conceded] { $cause ->
            [conceded] El grupo se rinde.
           *[other] Abandonado.
        }
    }**
    .text = { $text }
ended-won = { $cause ->
        [goal] Al otro lado, y fuera
        [rounds] A tiempo
       *[other] Ganado
    }{ COUNT($alone) ->
        [0] { "." }
        [1] : solo { $alone }.
       *[other] : { $alone }.
    }
ended-partly = { $cause ->
        [goal] Salió una parte del grupo.
        [left-behind] No todo el grupo salió a tiempo.
        [caught] No todo el grupo salió a tiempo.
        [rounds] No todo el grupo salió a tiempo.
       *[other] Ganado en parte.
    }
ended-lost = { $cause ->
        [all-dead] No queda nadie.
        [tokens] Se fue la última ficha de sigilo: grupo atrapado.
        [light] Alguien vio la luz: grupo atrapado.
        [rounds] Se acabó el tiempo.
        [region] El lugar se cierra con alguien dentro.
        [left-behind] Alguien se queda atrás.
        [left-without] Fuera, pero sin aquello que el grupo vino a buscar.
        [caught] El tiempo se agotó para más gente de la cuenta.
        [conceded] El grupo se rinde.
       *[other] Perdido.
    }
secrets_told = { COUNT($lines) ->
        [0] { "" }
       *[other] Contra qué tiraban las búsquedas: { $lines }
    }

# Quien dirige.

paused = El reloj se detiene: quien dirige juega esta escena con el grupo.
    .text = { $text }
resumed = Fin de la escena. Seguimos.
said = { COUNT($who) ->
        [0] { $words }
       *[other] { CAP(THE($who)) }: «{ $words }»
    }
ruling = Quien dirige decide: { $text }
secret_ruling = { $text }

# Caminos y vistas.

moved = { $how ->
        [over] { $who } logra pasar y llega { THE($end, case: "a") }.
        [fell] { $who } va a parar { THE($end, case: "a") }.
        [pushed] Algo empuja a { $who } hasta { THE($end) }.
        [gm] { $who } está ahora en { THE($end) }.
       *[move] { $who } va { THE($end, case: "a") }.
    }
held_up = { CAP(THE($by)) } { GENDER($by) ->
        [p] frenan
       *[m] frena
    } a { $who }: { $left ->
        [one] falta { $left }
       *[other] faltan { $left }
    } de esfuerzo.
blocked = { $who } topa con { THE($by) }: no hay paso.
region-like = { $water ->
        [surface] { $dark ->
            [yes] a oscuras, se cruza a nado, con dados más pequeños
           *[no] se cruza a nado, con dados más pequeños
        }
        [submerged] { $dark ->
            [yes] a oscuras, bajo el agua
           *[no] bajo el agua
        }
       *[none] { $dark ->
            [yes] a oscuras
           *[no] { "" }
        }
    }
# De un lugar al que sigue solo su texto.
entered-region = { CAP(THE($where)) }: { $text }
in-view = Se ve: { $views }.
in-view-region = { THE($where) }{ COUNT($like) ->
        [0] { "" }
       *[other] { " " }({ $like })
    }
here = { COUNT($seen) ->
    [0] { "" }
   *[other] Aquí: { $seen }.
}{ COUNT($traps) ->
    [0] { "" }
   *[other] { COUNT($seen) ->
        [0] { "" }
       *[other] { " " }
    }Trampas: { LIST($traps, type: "semicolon") }.
}
sprung-by-enter = { THE($what) }, al entrar
sprung-by-leave = { THE($what) }, al salir
sprung-by-search = { THE($what) }, al registrar
sprung-by-feature = { THE($what) }, al abrir o usar algo de aquí
sprung-by-lockpick-failed = { THE($what) }, si una cerradura no cede
in-sight = A la vista: { $places }.
in-sight-at = { $seen } en { THE($where) }
# Lo que se vio, y lo que hace por sí mismo.
met = { $seen } ({ $does })
met-habit = { LIST($does) }
met-environ = cada ronda, a todo el grupo aquí: { LIST($brings, type: "comma") }
met-harm = hasta { $most } de daño
# Lo que persiste: cada cual lo tiene entero por delante.
met-persists = cada cual por su cuenta; quien se va empieza de nuevo
habit-latest = { GENDER($what) ->
        [p] notan
       *[m] nota
    } a quien llegó último
habit-pursues = { GENDER($what) ->
        [p] persiguen
       *[m] persigue
    }
nothing_seen = A oscuras { $who } solo ve salidas y tira dados más pequeños.
would-light = Daría luz { THE($lamp) } { OF($who) }.
passage = Aparece una salida oculta { THE($where, case: "de") }: { $letter }{ COUNT($beyond) ->
        [0] { "" }
       *[other] , hacia { THE($beyond) }
    }.
lit_up = Ahora hay luz en { THE($where) }.
# $lit: la zona oscura que se ilumina.
light = { $on ->
        [yes] { $who } enciende { THE($gear) }{ COUNT($lit) ->
            [0] { "" }
           *[other] : hay luz en { THE($lit) }
        }.
       *[no] { $why ->
            [water] El agua apaga la luz { OF($who) }.
           *[other] { $who } apaga { THE($gear) }.
        }
    }

# Cosas.

searched = { $who } registra { COUNT($where) ->
        [0] { "" }
       *[other] { THE($where) }{ " " }
    }y { COUNT($found) ->
        [0] { $through ->
            [yes] no encuentra nada: allí no hay nada oculto
           *[no] no encuentra nada
        }
       *[other] encuentra { LIST($found, each: "a") }
    }.
finds-wanted = **¡{ $who } encuentra { LIST($what, each: "the") }!**
fortune = Fortuna, para { $who }: { $text }
fortune-idle = No tiene efecto.
picked = { $who } prueba la ganzúa en { THE($lock) }: { $opened ->
        [yes] se abre.
       *[no] no cede.
    }
unlocked = { COUNT($who) ->
        [0] { CAP(THE($what)) } { opens }.
       *[other] { $who } abre { THE($what) } con { THE($key) }.
    }
opened = { CAP(THE($what)) } { opens }.
used = { $who } usa { THE($what) }.
    .text = { $text }
gets = { $who } consigue { $things }.
gift-gear = { A($found) }
gift-object = { THE($what) }
has-wanted = **¡{ $who } tiene { LIST($what, each: "the") }!**{ COUNT($missing) ->
        [0] { "" }
        [1] { " " }Aún falta: { LIST($missing, each: "the") }.
       *[other] { " " }Aún faltan: { LIST($missing, each: "the") }.
    }
loses = { $who } pierde { valuables }.
valuables = { $count ->
        [one] { $count } objeto de valor
       *[other] { $count } objetos de valor
    }
gear-does = { $name }, { slot }: { $does }
slot = { $slot ->
        [clothing] ropa
        [item] en la mano
        [accessory] accesorio
       *[expertise] pericia
    }
# $slot: qué ocupa el Equipo al llevarlo.
equipped = { COUNT($gear) ->
        [0] { $who } guarda { THE($away) } en la mochila.
       *[other] { equipped-in }{ COUNT($away) ->
            [0] { "" }
           *[other] { " " }en lugar { THE($away, case: "de") }
        }.
    }
equipped-in = { $slot ->
        [item] { $who } toma { THE($gear) } en la mano
        [expertise] { $who } prepara { THE($gear) }
       *[other] { $who } se pone { THE($gear) }
    }
gave = { $left ->
        [yes] Ahora lleva { THE($item) } { $to }.
       *[no] { $who } da { THE($item) } a { $to }.
    }
laid_down = { $who } deja { THE($item) } en { THE($where) }.
picked_up = { $who } recoge { THE($item) }.

# Cartas jugadas, y lo que hacen.

# $others: los blancos que no son quien juega.
played = { $kind ->
        [interrupt] { CAP(THE($who)) } { GENDER($who) ->
            [p] intervienen
           *[m] interviene
        } con «{ $play }».
        [assist] { CAP(THE($who)) } { GENDER($who) ->
            [p] ayudan
           *[m] ayuda
        } con «{ $play }».
       *[other] { played-on-others }.
    }
step-in-together = { LIST($who) } intervienen con «{ $play }».
played-on-others = { CAP(THE($who)) } { plays } «{ $play }»{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }para { LIST($others, each: "the") }
    }
plays = { GENDER($who) ->
        [p] juegan
       *[m] juega
    }
nothing-to-heal = { played-on-others }: no hay nada que curar.
played-for = { CAP(THE($who)) } { plays } «{ $play }»{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }para { $everybody ->
            [yes] todo el grupo
           *[no] { LIST($others, each: "the") }
        }
    }, { $lasts ->
        [next-turn] hasta el próximo turno { THE($who, case: "de") }
        [round] hasta el final de la ronda
       *[scenario] hasta el final
    }{ $brings }.
# $brings: lo que dura, en breve.
lasting = { $source } vale para { LIST($who, each: "the") }{ $lasts ->
        [next-turn] { "" }
        [round] , hasta el final de la ronda
       *[scenario] , hasta el final
    }{ $brings }.
# $origin: quién lo causó, si fue otro.
hurt = { $effort ->
        [yes] { CAP(THE($who)) }: { $amount } de esfuerzo hecho, { $left ->
            [one] falta { $left }
           *[other] faltan { $left }
        }.
       *[no] { CAP(THE($who)) } { $amount ->
            [0] no { takes } daño{ from-origin }.
           *[other] { takes } { $amount } de daño{ from-origin }; { $left ->
                [one] queda { $left } de brío
               *[other] quedan { $left } de brío
            }.
        }
    }
takes = { GENDER($who) ->
        [p] sufren
       *[m] sufre
    }
from-origin = { COUNT($origin) ->
        [0] { "" }
       *[other] { " " }por { THE($origin) }
    }
# El brío que hay ahora; 0 no se dice.
now-left = { $left ->
        [0] { "" }
       *[other] , ahora { $left }
    }
recovered = { $amount ->
        [0] { "" }
       *[other] { CAP(THE($who)) } { GENDER($who) ->
            [p] recuperan
           *[m] recupera
        } { $amount } de brío{ now-left }.
    }
back-for-all = Brío recuperado: { LIST($each, type: "comma") }.
recovers-ep = { $who } { $ep }
down = { $who } está en el suelo.
injured = { $who } { $up ->
        [yes] se levanta con
       *[no] sufre
    } una Herida{ $injuries ->
        [0] { "" }
        [1] { "" }
        [2] { " " }(la 2.ª)
        [3] { " " }(la 3.ª)
       *[other] { " " }(la { $injuries }.ª)
    }{ $up ->
        [yes] : { $most } de brío como máximo
       *[no] { $alive ->
            [yes] : { $most } de brío como máximo
           *[no] : es mortal
        }
    }.
next-kills = { $left ->
        [1] La próxima es mortal.
       *[other] Con { $left } más muere.
    }
died = **{ $who } muere{ COUNT($where) ->
        [0] { "" }
       *[other] { " " }en { THE($where) }
    }.**
fell = { $who } cae{ $down ->
        [yes] { " " }hasta el fondo
       *[no] { "" }
    }.
# $steps: cuánto, sin signo.
track = { $steps ->
        [0] { "" }
       *[other] { CAP(THE($who)) }: { $track } { $rises ->
            [yes] sube
           *[no] baja
        } { $steps }, a { $above ->
            [yes] +{ $now }
           *[no] { $now }
        }{ track-low }.
    }
track-low = { COUNT($means) ->
        [0] { "" }
       *[other] { $low ->
            [yes] { " " }({ $means })
           *[no] { "" }
        }
    }
# $more: qué más hace, «1 de daño en cada turno»; $cures: Equipo que la cura.
infected = { $again ->
        [yes] { $who } ya tiene { $disease }: no empeora.
       *[no] { $amount ->
            [0] { $who } ya tiene { $disease }, y empeora.
           *[other] { $who } { GENDER($who) ->
                [p] contraen
               *[m] contrae
            } { $disease }: { $track } -{ $amount }{ COUNT($more) ->
                [0] { "" }
               *[other] , { LIST($more, type: "comma") }
            }, hasta { heals-it }.
        }
    }
heals-it = { COUNT($cures) ->
        [0] curarse en una ciudad (1 objeto de valor)
       *[other] curarse con { LIST($cures, type: "or") } o en una ciudad
    }
healed = { $who } se cura de { $what ->
        [injury] una Herida
       *[other] { $disease }
    }{ COUNT($by) ->
        [0] { "" }
       *[other] { " " }gracias { THE($by, case: "a") }
    }.
defeated = { CAP(THE($what)) } { defeat }.
# Sigue a un nombre: «el guardián ya no ve nada».
defeat = { $how ->
        [lock] { opens }
        [key] { opens }
        [mechanism] { defeat-by-mechanism }
        [gm] { does-they } de estorbar
       *[damage] { defeat-by-damage }
    }
defeat-by-mechanism = { $type ->
        [Obstacle] { opens }
       *[other] { does-they } de hacer daño
    }
defeat-by-damage = { $type ->
        [Obstacle] { GENDER($what) ->
            [p] ceden
           *[m] cede
        }
        [Seeker] { GENDER($what) ->
            [p] ya no ven nada
           *[m] ya no ve nada
        }
        [Creature] { GENDER($what) ->
            [p] caen
           *[m] cae
        }
       *[other] { GENDER($what) ->
            [p] desaparecen
           *[m] desaparece
        }
    }
opens = { GENDER($what) ->
        [p] se abren
       *[m] se abre
    }
is-they = { GENDER($what) ->
        [p] están
       *[m] está
    }
# Delante de «de» y un verbo: «deja de estorbar».
does-they = { GENDER($what) ->
        [p] dejan
       *[m] deja
    }

# Desafíos por su cuenta, sigilo y cuerpos.

# Un trayecto, que empieza o sigue una frase.
went = { THE($what) } { COUNT($start) ->
        [0] { GENDER($what) ->
            [p] llegan
           *[m] llega
        } { THE($end, case: "a") }
       *[other] { COUNT($end) ->
            [0] { GENDER($what) ->
                [p] salen
               *[m] sale
            } { THE($start, case: "de") } y se { GENDER($what) ->
                [p] pierden
               *[m] pierde
            } de vista
           *[other] { goes } { THE($start, case: "de") } { THE($end, case: "a") }
        }
    }
goes = { GENDER($what) ->
        [p] van
       *[m] va
    }
came_back = { CAP(THE($what)) } { GENDER($what) ->
        [p] vuelven
       *[m] vuelve
    } a estar en { THE($where) }.
sprung = { $who } hace saltar { THE($what) }.
# $until: la ronda del turno que se pierde, 0 si ninguna.
calmed = { CAP(THE($what)) } { GENDER($what) ->
        [p] pierden
       *[m] pierde
    } su próximo turno{ $until ->
        [0] { "" }
       *[other] , en la ronda { $until }
    }.
time_is_up = { $first ->
        [yes] Se acabó el tiempo: { time-is-up }. Desde ahora cada final de ronda cuesta más fichas de sigilo.
       *[no] Termina la ronda, y la alarma sigue dada.
    }
tokens_lost = { $count ->
        [one] { $count } ficha de sigilo menos
       *[other] { $count } fichas de sigilo menos
    }{ COUNT($by) ->
        [0] { "" }
       *[other] { " " }por { THE($by) }
    }; { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }.
alerted = { CAP(THE($what)) } { is-they } en alerta{ $why ->
        [body] { " " }por el cuerpo
        [light] { " " }por la luz
       *[else] { "" }
    }.
light_seen = { COUNT($what) ->
        [0] Alguien que no se ve descubre una luz en { THE($where) }.
       *[other] { CAP(THE($what)) } { GENDER($what) ->
            [p] ven
           *[m] ve
        } una luz en { THE($where) }.
    }
body = El cuerpo { THE($what, case: "de") } yace en { THE($where) }, a la vista de cualquiera.
body_hidden = { $who } esconde el cuerpo { THE($what, case: "de") }.
body_dragged = { $who } arrastra el cuerpo { THE($what, case: "de") } hasta { THE($end) }.
body_found = { CAP(LIST($by, each: "the")) } { GENDER($by) ->
        [p] encuentran
       *[m] encuentra
    } el cuerpo { THE($what, case: "de") }.
unseen_alarm = Fuera de la vista, alguien se ha puesto en alerta.
