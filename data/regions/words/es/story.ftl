# Una Acción con todo lo que resultó, y lo que se reúne de varios sucesos.

# Lo que hace alguien del grupo. $after: qué más se cuenta.
ours = { who-plays } «{ $play }»{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }{ $heals ->
            [yes] para
           *[no] contra
        } { LIST($others, each: "the") }
    }{ $after ->
        [nobody] : no hay nadie.
        [vain] { " " }y falla{ COUNT($outcome) ->
            [0] { "" }
           *[other] : { $outcome }
        }.
        [healthy] : no hay nada que curar.
        [outcome] : { $outcome }.
       *[nothing] { "." }
    }
ours-missed = { $actor } falla contra { THE($target) }{ COUNT($cost) ->
        [0] { "" }
       *[other] { " " }y sufre { $cost }
    }.
# $clears: it bars a way, and effort goes into it.
ours-hit = { $actor } { $clears ->
        [yes] despeja { THE($target) }
       *[no] acierta a { THE($target) }
    }: { $outcome }.
ours-ends = **{ CAP(THE($what)) } { defeat }** ({ $actor }: { $amount } { $clears ->
        [yes] de esfuerzo
       *[no] de daño
    }).
ours-on-several = { who-plays } «{ $play }». { $results }.
# $by: lo que obliga a hacerlo, vacío si no se sabe.
who-plays = { $forced ->
        [yes] { COUNT($by) ->
            [0] { $actor } tiene que jugar
           *[other] Por culpa { THE($by, case: "de") }, { $actor } juega
        }
       *[no] { $actor } juega
    }
result-on = { THE($target) }: { $outcome }
works = surte efecto
# Lo que queda del blanco tras un fallo, «quedan 5 de brío», o que no tuvo efecto.
missed = { $rolled ->
        [yes] { $left }
       *[no] sin efecto{ COUNT($left) ->
            [0] { "" }
           *[other] , { $left }
        }
    }
missed-one = fallo{ COUNT($left) ->
        [0] { "" }
       *[other] , { $left }
    }
left-of = { $effort ->
        [yes] { $left ->
            [one] falta { $left }
           *[other] faltan { $left }
        }
       *[no] quedan { $left } de brío
    }
attempt-fell = { $actor } se suelta { THE($target, case: "de") } y cae{ COUNT($end) ->
        [0] { "" }
       *[other] { " " }{ THE($end, case: "a") }
    }: { $outcome }.
attempt-past = { $actor } supera { THE($target) }{ COUNT($end) ->
        [0] { "" }
       *[other] { " " }y llega { THE($end, case: "a") }
    }.
attempt-vain = { $actor } no avanza nada con { THE($target) }{ COUNT($missed) ->
        [0] { "" }
       *[other] : { $missed }
    }.
attempt-on = { $actor } lo intenta con { THE($target) }{ COUNT($outcome) ->
        [0] { "" }
       *[other] : { $outcome }
    }.
falls = { CAP(THE($who)) } cae: { $outcome }.
unhurt = sin daño

# Lo que hace un Desafío. $stands: dónde actúa un Entorno; $came: la zona a la que acaba de llegar.
# Le sigue un verbo: «El perro llega al salón y» – «va contra Ada».
theirs-begins = { CAP(THE($what)) }{ COUNT($stands) ->
        [0] { "" }
       *[other] { " " }en { THE($stands) }
    }{ COUNT($came) ->
        [0] { "" }
       *[other] { " " }{ GENDER($what) ->
            [p] llegan
           *[m] llega
        } { THE($came, case: "a") } y
    }
theirs-alone = { theirs-begins } { GENDER($what) ->
        [p] usan
       *[m] usa
    } «{ $play }».
theirs-coming = { theirs-begins } { $type ->
        [Environ] { GENDER($what) ->
            [p] amenazan
           *[m] amenaza
        } { LIST($others, each: "the", case: "a") }
        [Creature] { goes } contra { LIST($others, each: "the") }
        [Seeker] se { GENDER($what) ->
            [p] vuelven
           *[m] vuelve
        } hacia { LIST($others, each: "the") }
        [Trap] { GENDER($what) ->
            [p] saltan
           *[m] salta
        } bajo { LIST($others, each: "the") }
       *[Obstacle] { GENDER($what) ->
            [p] ceden
           *[m] cede
        } bajo { LIST($others, each: "the") }
    }.
theirs-missed = { theirs-begins } { $type ->
        [Environ] no { GENDER($what) ->
            [p] alcanzan
           *[m] alcanza
        } { LIST($missed, type: "or", each: "the", case: "a") }
        [Creature] { goes } contra { LIST($missed, each: "the") } y { GENDER($what) ->
            [p] fallan
           *[m] falla
        }
        [Seeker] no { GENDER($what) ->
            [p] ven
           *[m] ve
        } { LIST($missed, type: "or", each: "the", case: "a") }
       *[other] { misses } { LIST($missed, type: "or", each: "the", case: "a") }
    }.
theirs-harmless = { theirs-begins } no { GENDER($what) ->
        [p] hacen
       *[m] hace
    } ningún daño.
misses = no { GENDER($what) ->
        [p] aciertan
       *[m] acierta
    }
# $hit: a quién alcanzó, con lo que resultó si son varios.
theirs-hit = { theirs-begins } { $type ->
        [Environ] { GENDER($what) ->
            [p] alcanzan
           *[m] alcanza
        }
        [Creature] { GENDER($what) ->
            [p] alcanzan
           *[m] alcanza
        }
        [Seeker] { GENDER($what) ->
            [p] descubren
           *[m] descubre
        }
        [Trap] { GENDER($what) ->
            [p] alcanzan
           *[m] alcanza
        }
       *[Obstacle] { GENDER($what) ->
            [p] golpean
           *[m] golpea
        }
    } { $hit }{ COUNT($missed) ->
        [0] { "" }
       *[other] , pero no { LIST($missed, type: "nor", each: "the", case: "a") }
    }{ COUNT($outcome) ->
        [0] { "" }
       *[other] : { $outcome }
    }.
# Sigue al verbo: «alcanza a Ada (3 de daño) y a Bob».
hit-one = { THE($target, case: "a") }{ COUNT($outcome) ->
        [0] { "" }
       *[other] { " " }({ $outcome })
    }
# $missed: todos fallaron; si no, alguno acertó sin daño.
strike-in-vain = { CAP(LIST($actors, each: "the")) } { $missed ->
        [yes] van contra { LIST($whom, each: "the") } y fallan
       *[no] no hacen ningún daño a { LIST($whom, each: "the") }
    }.

# Una tirada con todo lo que entra en ella, y lo que la cambió; $faces: lo que salió, «3+5=8».
roll = { $printed }{ COUNT($shifts) ->
        [0] { "" }
       *[other] , { LIST($shifts, type: "comma") }: { $rolled }
    }={ $faces }
roll-shift = { $source ->
        [dark] mala vista
        [swimming] nadar
        [danger] peligro
        [Alerted] { alerted-of-itself }
       *[other] { $source }
    } { $levels }

# Lo que resultó, en breve.
harm = { $amount ->
        [0] sin daño
       *[other] { $amount } de daño{ $down ->
            [yes] , al suelo
           *[no] { $several ->
                [yes] { "" }
               *[no] { $left ->
                    [one] , queda { $left } de brío
                   *[other] , quedan { $left } de brío
                }
            }
        }
    }
harm-ends = { $amount } de daño, y { defeat }
effort-done = { $amount } de esfuerzo{ $left ->
        [0] { "" }
        [one] , falta { $left }
       *[other] , faltan { $left }
    }
effort-ends = { $amount } de esfuerzo, y { defeat }
it-they = { GENDER($what) ->
        [f] ella
        [p] ellos
       *[m] él
    }
relief = recupera { $amount } de brío{ now-left }
tokens-gone = { $count ->
        [one] { $count } ficha de sigilo menos
       *[other] { $count } fichas de sigilo menos
    }; { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
cost = Por fallar, { THE($who) }: { $outcome }.

# Tiradas en letra pequeña.
rolls-of = { CAP($actor) }, { $play } { $rolls }
rolled-on = contra { $target } { $rolls }
rolled-by = { THE($owner) }, { $rolls }
rolled-answer = { $answer } { $roll }{ $tie ->
        [yes] , el empate acierta
       *[no] { "" }
    }
counts-as = cuenta como { $setting }{ COUNT($members) ->
        [0] { "" }
       *[other] { " " }para { $members }
    }
rolled-damage = { damage-of } { $damage }
rolled-defence = defensa { $defense }
rolled-both = { damage-of } { $damage }, menos defensa { $defense }: { $rest }
damage-of = { COUNT($answer) ->
        [0] daño
       *[other] { THE($owner) }, { $answer }: daño
    }
rolled-fall = caída { $roll }
rolled-search = { $who }, Búsqueda { $roll }{ $vain ->
        [yes] , casi siempre contra d6
       *[no] { "" }
    }
rolled-lockpick = { $who }, Ganzúa { $roll }{ COUNT($against) ->
        [0] { "" }
       *[other] ; la cerradura { $against }
    }
rolled-fortune = Fortuna d100={ $number }
more-rolls = { $some ->
        [yes] y más tiradas
       *[no] todas las tiradas
    }: /log
more-happened = Pasaron más cosas: /log.
more-hidden = y { $number } más

# Lo que se sobrentiende, en letra pequeña.
shuffled = { $who }: baraja el mazo y no roba
over = se acabó: { $sources }
drawn = cartas robadas: { $cards }
drawn-by = { $card } ({ $who })
draws = { $everybody ->
        [yes] todo el grupo roba
       *[no] { $who } { GENDER($who) ->
            [p] roban
           *[m] roba
        }
    } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

# Lo que dura, en breve, detrás de lo que lo trae.
brings = : { $brings }
brings-levels = { $levels } de { LIST($entries) }{ COUNT($against) ->
        [0] { "" }
       *[other] { " " }contra { LIST($against, type: "or") }
    }
brings-no-move = sin Movimiento
levels = { $above ->
        [yes] +{ $number }
       *[no] { $number }
    } { $single ->
        [yes] nivel
       *[no] niveles
    }
against-type = { $type ->
        [Environ] Entornos
        [Obstacle] Obstáculos
        [Creature] Criaturas
        [Seeker] Vigilantes
        [Trap] Trampas
       *[other] { $type }
    }

# Lo que harán los Desafíos.
will-attack = { $count ->
        [0] { LIST($what, each: "the") } { GENDER($what) ->
            [p] atacarán
           *[m] atacará
        }
       *[other] { $count } enemigos atacarán
    } a { $whom }{ $alone ->
        [yes] { "" }
       *[no] , con más brío allí
    }{ up-to-damage }
up-to-damage = { $most ->
        [0] { "" }
       *[other] { " " }(hasta { $most } de daño{ $left ->
            [0] { "" }
            [one] ; queda { $left } de brío
           *[other] ; quedan { $left } de brío
        })
    }
# Vigilantes que ya se han visto y ahora no se ven.
out-of-sight = Fuera de la vista: { LIST($what, each: "the") }.
watching = Al final de la ronda, { LIST($each, type: "semicolon") }.
# $odds: cuán probable es lo más probable de ello, una vez juntos. $how: uno está junto al otro («beside»), alguien tiene que ir antes («comes»), o son «many».
may-notice = { LIST($what, each: "the") } { GENDER($what) ->
        [p] podrían notar
       *[m] podría notar
    } { $all ->
        [yes] a uno del grupo
       *[no] a { LIST($whom, type: "or") }
    }{ COUNT($odds) ->
        [0] { "" }
       *[other] { $how ->
            [beside] { " " }({ $odds })
            [comes] { " " }(si va allí, { $odds })
           *[many] { " " }(hasta { $odds })
        }
    }
there-will-attack = en { THE($where) }, { THE($what) } { GENDER($what) ->
        [p] atacarán
       *[m] atacará
    } a { $whom }{ $alone ->
        [yes] { "" }
       *[no] , que tiene más brío
    }{ up-to-damage }
there-will-try = en { THE($where) }, { THE($what) } { GENDER($what) ->
        [p] podrían notar
       *[m] podría notar
    } a { $whom }{ $alone ->
        [yes] { "" }
       *[no] , que llegó en último lugar
    }
hunt = { LIST($what, each: "the") } en { THE($where) } { GENDER($what) ->
        [p] irán
       *[m] irá
    } a por quien esté cerca
goes-round = { THE($what) } { GENDER($what) ->
        [p] siguen
       *[m] sigue
    } su ronda
seeks = { THE($what) } { GENDER($what) ->
        [p] buscan
       *[m] busca
    } { COUNT($near) ->
        [0] al grupo
       *[other] cerca { THE($near, case: "de") }
    }
reaches-everybody = { THE($what) } { GENDER($what) ->
        [p] alcanzan
       *[m] alcanza
    } a quien esté en { THE($where) }
alert-one = { $name } en alerta
region-out-of-sight = un lugar fuera de la vista
# What a card does with which a member steps in or helps.
step-does = { $does ->
        [softens] menos daño
        [spoils] acierta menos
        [hardens] más daño
        [steadies] acierta más
        [seeks] halla más
        [opens] abre más
       *[wards] más difícil de acertar
    }
