# Lo que se pregunta, y cómo están las cosas.

plays-with = { GENDER($what) ->
        [p] usan
       *[m] usa
    } «{ $play }»
ask-craft = { $together ->
        [yes] ¿quiénes son? Elijan sus Oficios.
       *[no] ¿quién eres? Elige un Oficio.
    }
ask-background = { COUNT($craft) ->
        [0] ¿con qué pasado?
       *[other] { $craft }, ¿con qué pasado?
    } Elige un Trasfondo.
ask-leaving = ¿sales{ COUNT($unmet) ->
        [0] { "" }
       *[other] { " " }sin { LIST($unmet, each: "the") }
    }? { $last ->
        [yes] Con eso acaba el escenario, y cuenta como perdido.
       *[no] No se puede volver a entrar.
    }
ask-lighting = ¿enciendes { THE($gear) }? { light-costs }
light-costs = { $defeat ->
        [yes] Puede verlo un Vigilante: sería el fin del escenario.
       *[no] Puede verlo un Vigilante: cuesta una ficha de sigilo y lo pone en alerta.
    }
# $met: ya han elegido antes una Reacción. $ep: el brío de quien puede caer por un impacto, 0 si nadie.
ask-react = { $deed }.{ hit-also }{ risk-of-hit } { heading-react }
# $kills: la Herida por caer sería mortal.
risk-of-hit = { $risk ->
        [kills] { " " }Puedes acabar en el suelo, y la Herida te mata.
        [falls] { " " }Puedes acabar en el suelo.
       *[no] { "" }
    }
hit-also = { COUNT($more) ->
        [0] { "" }
       *[other] { " " }Si acierta, además: { LIST($more, type: "comma") }.
    }
# $own: el golpe va contra quien responde.
ask-step-in = { $deed }.{ hit-also }{ risk-of-hit } { $own ->
        [yes] ¿Juegas una carta?
       *[no] { heading-step-in }
    }
ask-step-in-or-react = { $deed }.{ hit-also }{ risk-of-hit } { $several ->
        [yes] ¿Proteges a todo el grupo con una carta o solo a ti?
       *[no] ¿Intervienes con una carta o solo te proteges?
    }
ask-help = { $deed }. { heading-help }
ask-play = { $deed }. { heading-play }
ask-heal = ¿cuál de { $own ->
        [yes] tus Enfermedades
       *[no] las Enfermedades { OF($member) }
    } se cura?
ask-go-on = tus Desafíos han terminado: sigue cuando no tengas nada que añadir.
# $voted: quién ha votado a favor.
ask-giving-up = { COUNT($voted) ->
        [0] ¿te rindes?
        [1] { $voted } quiere rendirse: ¿tú también?
       *[other] { $voted } quieren rendirse: ¿tú también?
    } Con eso acaba el escenario, y cuenta como perdido.
ask-whose-turn = ¿qué Desafío actúa ahora?
ask-what-happens = ¿qué pasa?
ask-what-does = ¿qué { GENDER($what) ->
        [p] hacen
       *[m] hace
    } { THE($what) }?
ask-one = elige una opción.
ask-who = { $together ->
        [yes] elijan quiénes son.
       *[no] elige quién eres.
    }
ask-whence = { $together ->
        [yes] ¿de dónde vienen? Elijan sus Trasfondos.
       *[no] ¿de dónde vienes? Elige un Trasfondo.
    }

# Lo que está en marcha; le sigue una pregunta.
comes = algo se acerca
plays-on = { THE($what) } { COUNT($play) ->
        [0] { GENDER($what) ->
            [p] se lanzan
           *[m] se lanza
        }
       *[other] { plays-with }
    } contra { $all ->
        [yes] todo el grupo
       *[no] { LIST($others, each: "the") }
    }{ $most ->
        [0] { "" }
       *[other] , hasta { $most } de daño
    }{ COUNT($stronger) ->
        [0] { "" }
       *[other] , más fuerte por { LIST($stronger) }
    }{ COUNT($left) ->
        [0] { "" }
       *[other] {": "}{ $left }
    }
steps-in-already = { $who } interviene con «{ $play }»
effort-left = { $left ->
        [one] falta { $left } de esfuerzo
       *[other] faltan { $left } de esfuerzo
    }
ep-left = { $left ->
        [one] le queda { $left } de brío
       *[other] quedan { $left } de brío
    }
# Detrás de una preposición: «contra ti», «para ti».
you = ti
searches = { $who } registra
picks-lock = { $who } prueba la ganzúa en { THE($lock) }
ally-acts = actúa un aliado

# Cómo se ofrecen las respuestas.
let-it-hit = Dejar que acierte
    .hint = Sin Reacción: la Acción surte efecto sin tirada
# Una reacción que no cuesta nada.
react-free = { $play } (sin carta){ COUNT($hits) ->
        [0] { "" }
       *[other] : te acierta { $hits }
    }{ $damage ->
        [none] { "" }
        [little] : apenas un rasguño
       *[other] : unos -{ $damage } de brío
    }{ COUNT($down) ->
        [0] { "" }
       *[other] : caes { $down }
    }{ $tokens ->
        [0] { "" }
        [1] , -1 ficha
       *[other] , -{ $tokens } fichas
    }
# Lo que una carta ahorra frente a la reacción que no cuesta nada.
react-saves = { $play }: { spares }
spares = { $ep ->
        [0] apenas ahorra nada
       *[other] ahorra unos { $ep } de brío
    }
# Lo probable que es caer con la carta, y sin ella.
react-stands = { $play }: caes { $then }, no { $now }
# $hits: probabilidad de que la Acción acierte a pesar de todo («te acierta 2 de cada 3»); $damage: lo que hace entonces de media, "none" si nada; $tokens: qué más cuesta; $back: dados de Daño que vuelven si falla. $brief: tiene que ser corto.
reaction = { $play }{ COUNT($hits) ->
        [0] { "" }
       *[other] : te acierta { $hits }
    }{ $damage ->
        [none] { "" }
        [little] : apenas un rasguño
       *[other] : unos -{ $damage } de brío
    }{ $tokens ->
        [0] { "" }
        [1] , -1 ficha
       *[other] , -{ $tokens } fichas
    }
# Con qué probabilidad acierta una Acción si interviene una carta, y si no. $several: da a varios.
step-in-for = { $play }: { $own ->
        [yes] te acierta
       *[no] acierta a { $whom }
    } { $after }, no { $before }{ hit-tokens }
# Lo que cuesta un acierto en fichas de sigilo.
hit-tokens = { $tokens ->
        [0] { "" }
        [1] ; acierto: -1 ficha
       *[other] ; acierto: -{ $tokens } fichas
    }
# Lo que hace un golpe de media si una carta interviene, y sin ella.
step-in-stands = { $play }: { $own ->
        [yes] caes
       *[no] cae { $whom }
    } { $then }, no { $now }
# Lo que una carta ahorra de media.
step-in-saves = { $play }: { spares }{ $several ->
        [yes] { "" }
       *[no] { $own ->
            [yes] { "" }
           *[no] { " " }a { $whom }
        }
    }
    .hint = { $several ->
        [yes] En total, de todo el grupo atacado.{ " " }
       *[no] { "" }
    }{ $does }
# Lo probable que es con ayuda, y sin ella.
help-for = { $play }: { $after } en vez de { $before }
help-harder = { $play }: un golpe hace unos { $after }, no { $before }
# A Reaction that is a card of the hand.
react-back = { $does } Si no te acierta, pierde hasta { $back }.
let-it-be = No hacer nada
play-on-still = Seguir jugando
    .hint = Nadie se rinde
give-up = Rendirse
    .hint = Cuenta como derrota
stay = Quedarse
    .hint = Sigues en la partida
leave = Salir
    .hint = Por el objetivo, para siempre
stay-dark = Seguir a oscuras
    .hint = No se gasta nada
light-up = Encender
go-on = Seguir
    .hint = La ronda continúa
all-as-bot = Todos como yo lo haría
    .hint = Los que faltan hacen lo que el bot decidiría
be = Ser { A($title) }
# $line: con qué empieza el Oficio.
be-hint = { $about } { $line }.
be-as-kept = Traer el mío
be-again = Traer de vuelta a { $name }{ $level ->
        [0] { "" }
        [1] { "" }
       *[other] , nivel { $level }
    }
    .hint = { COUNT($learned) ->
        [0] { "" }
       *[other] Sabe: { $learned }.{ " " }
    }{ kept-things }
kept-things = Heridas, Enfermedades, objetos de valor y Equipo, tal como quedaron
whose-turn = { COUNT($where) ->
        [0] { "" }
       *[other] En { THE($where) }
    }{ COUNT($copy) ->
        [0] { "" }
       *[other] , número { $copy }
    }
deed-done = Listo
    .hint = Nada más en este turno
deed-go = Ir a { $region }
deed-at = { $play }: { $member }
    .hint = Brío { $ep }. { $does }
deed-on-all = { $play }: todos aquí

# Lo que se espera de quienes han de responder.
scene-is-yours = esta escena la juegas tú; /gm resume deja seguir el escenario.
master-decides = lo que pase ahora está en tus manos.
town = descansa, { $taught ->
        [yes] aprende, compra y equípate; luego, Partir.
       *[no] compra y equípate; luego, Partir.
    }
# $until: con qué se acaba el tiempo, una frase: «el agua está aquí».
time-is-up = { COUNT($until) ->
        [0] la alarma
       *[other] { $until }
    }
clock-alarm = { $left ->
        [0] Cada final de ronda cuesta ahora { $costs } fichas de sigilo.
        [1] La última ronda, y después: { time-is-up }. Su final cuesta una ficha de sigilo; el siguiente, 2.
       *[other] { $left } rondas, y después: { time-is-up }.
    }
clock = { $left ->
        [1] ¡Última ronda{ COUNT($until) ->
            [0] { "" }
           *[other] , y después: { $until }
        }!
       *[other] { $left } rondas { COUNT($until) ->
            [0] por jugar
           *[other] más, y después: { $until }
        }.
    }
# Lo que cuesta empezar un turno.
harm-of = { $dice } de daño{ COUNT($source) ->
        [0] { "" }
       *[other] { " " }({ $source })
    }
falls-at-once = y cae en el acto
rises-with = en pie con una Herida y { $ep } de brío (tu máximo desde ahora)
phase-lost = sin { $phase ->
        [strategy] Estrategia
       *[action] Acción
    }
turn-costs-whom = { LIST($who) }{ COUNT($who) ->
        [1] , { "" }
       *[other] , por cabeza,{ " " }
    }{ LIST($costs) }
turn-costs = Al empezar los próximos turnos: { LIST($each, type: "semicolon") }.
turn-costs-you = Al empezar: { LIST($costs) }.
# $what: lo que puede golpear; $helps: lo que protege.
may-die = **{ CAP(LIST($what, each: "the")) } { COUNT($what) ->
        [1] puede
       *[other] pueden
    } matarte antes de tu próximo turno{ goes-down-odds }.**{ COUNT($helps) ->
        [0] { "" }
       *[other] { " " }Qué ayuda: { LIST($helps, type: "or") }.
    }
# Lo que probablemente golpea hasta el próximo turno; $about: el brío que quita de media.
may-fall = **{ $about ->
        [0] Si te quedas, es probable que caigas esta ronda: { $falls }.
       *[other] Si te quedas, pierdes esta ronda unos { $about } de { $ep } de brío{ goes-down }.
    }**
goes-down = { COUNT($falls) ->
        [0] { "" }
       *[other] { " " }(caes { $falls })
    }
goes-down-odds = { COUNT($falls) ->
        [0] { "" }
       *[other] { " " }({ $falls })
    }
safe-go = ir por { LIST($exits, type: "or") }
safe-heal = que te cure { LIST($able, type: "or") }
safe-fell = golpear antes
own-turn = tu turno.
# $first: en la primera ronda se dice qué es el brío.
with-ep-left = { $ep ->
        [0] { "" }
       *[other] { " " }con { $ep } de { $most } de brío
    }{ COUNT($takes) ->
        [0] { "" }
       *[other] { " " }({ LIST($takes, type: "comma") })
    }
# What lasts takes at the start of each turn.
ill-takes = { $source } -{ $dice }
who-acts-next = { $mine ->
        [yes] ¿tomas el próximo turno?
       *[no] ¿quién sigue?
    }
turn-to-begin = puedes jugar ya{ $health }{ COUNT($left) ->
        [0] { "" }
       *[other] : { LIST($left) }
    }.
turn-that-yields = tu turno, o puede ir antes { LIST($members, type: "or") }.
turn-nearly-over = tu turno casi ha terminado: pasa para cerrarlo.
turn-ends = { $ends ->
    [alone] , luego acaba tu turno
    [action] , que acaba tu turno
   *[no] { "" }
}
strategy-first = una Estrategia, luego una Acción
turn-whole = { $whole ->
        [yes] tu turno{ $health }{ COUNT($left) ->
            [0] { "" }
           *[other] : { LIST($left) }
        }
       *[no] te queda: { LIST($left) }
    }{ turn-ends }.
last-words = { LIST($said) } antes de que actúen los enemigos y las trampas.
can-still = { $own ->
        [yes] aún puedes
       *[no] { $names } aún { COUNT($names) ->
            [1] puede
           *[other] pueden
        }
    } { $why ->
        [move] hacer un Movimiento
        [give] entregar lo encontrado
        [douse] apagar la lámpara
       *[light] encender una lámpara
    }
are-choosing = { $names } { COUNT($names) ->
        [1] decide
       *[other] deciden
    }{ $choice ->
        [craft] { " " }su Oficio
        [background] { " " }su Trasfondo
        [react] { " " }su Reacción
        [step-in] { " " }si intervenir
        [help] { " " }si ayudar
        [light] { " " }si encender la luz
       *[any] { "" }
    }.
move-is-free-still = todos los turnos han terminado, pero aún puedes hacer tu Movimiento: /move.
move-is-free-meanwhile = Es el turno { OF($name) }, pero puedes hacer ya tu Movimiento: /move.
advice-react = /settings react:best responde por ti.
advice-step-in = /settings interrupt:auto interviene por ti, interrupt:never lo deja estar.
advice-help = /settings assist:auto ayuda por ti, assist:never lo deja estar.
advice-saved = /settings saved:lapse te ahorra esta pregunta.
# Cómo están las cosas.
standing-muster = { $scenario }, antes de partir: Oficios { $crafts } de { $everybody }, Trasfondos { $pasts } de { $everybody }.
standing-choosing = Listos: { $ready } de { $everybody }.
standing-town = En la ciudad. { $purses }
standing-town-in-full = En la ciudad, antes de { $scenario }. { $purses } { COUNT($ready) ->
        [0] Aún falta todo el grupo.
       *[other] En marcha: { $ready }.
    }
standing-over = { $scenario }, { ended-so } en la ronda { $round }.{ COUNT($unfound) ->
        [0] { "" }
       *[other] { " " }{ CAP(LIST($unfound, type: "semicolon")) }.
    }
# Lo que el grupo vino a buscar y no encontró.
unfound = { THE($what) } { GENDER($what) ->
        [p] estaban
       *[m] estaba
    } en { THE($where) }
ended-so = { $ending ->
        [won] victoria
        [partly] victoria en parte
        [lost] derrota
        [conceded] rendición
       *[other] fin
    }
standing = { $said }.{ $paused ->
        [yes] { " " }El reloj está parado por una escena.
       *[no] { "" }
    }
standing-round = Ronda { $round }{ $limit ->
        [0] { "" }
       *[other] { " " }de { $limit }{ $last ->
            [yes] , la última
           *[no] { "" }
        }
    }
standing-goal = { COUNT($objects) ->
        [0] { COUNT($goal) ->
            [0] buscad una salida
           *[other] la salida: { THE($goal) }
        }
       *[other] necesitáis { LIST($objects, each: "the") }, y luego { COUNT($goal) ->
            [0] una salida
           *[other] la salida: { THE($goal) }
        }
    }
# El próximo paso hacia el objetivo. $what: un objeto, o el objetivo; $exits: letras del mapa.
# $by: quién puede abrir, cuando quien juega no puede.
next-here = { COUNT($by) ->
        [0] { $lock ->
            [yes] abre
           *[no] mira
        } aquí { THE($what) }{ needs-opener }
       *[other] que { LIST($by, type: "or") } abra aquí { THE($what) }
    }{ action-spent }
# $others: quién tiene aún Estrategia, cuando a quien le toca ya no le queda.
next-take = recoge aquí { THE($what) }{ $now ->
        [yes] { " " }(gasta tu Estrategia)
       *[no] : tu Estrategia ya pasó{ COUNT($others) ->
            [0] { "" }
           *[other] , puede hacerlo { LIST($others, type: "or") }
        }
    }
needs-opener = { $lock ->
        [yes] { " " }(llave o ganzúa)
       *[no] { "" }
    }
# $each: el objetivo está al lado y quedan varios por salir.
# $held: lo que se lleva a la meta.
next-way = { COUNT($held) ->
        [0] llega hasta { THE($what) }
       *[other] lleva { LIST($held, each: "the") } hasta { THE($what) }
    } por { LIST($exits, type: "or") }{ $moves ->
        [1] { "" }
       *[other] , { $moves } Movimientos
    }{ COUNT($where) ->
        [0] { "" }
       *[other] { " " }({ $where })
    }
# Todo lo necesario está fuera; $who: quienes siguen dentro, nadie si es uno solo.
next-leave = { COUNT($who) ->
        [0] sal
       *[other] saca a { LIST($who) }
    } por { LIST($exits, type: "or") }{ $moves ->
        [1] { "" }
       *[other] , { $moves } Movimientos
    } ({ THE($what) })
# $purpose: para qué.
next-explore = { COUNT($then) ->
        [0] { $moves ->
            [1] explora por { LIST($exits, type: "or") }{ for-purpose }
           *[other] { $back ->
                [yes] vuelve
               *[no] ve
            } por { LIST($exits, type: "or") }, { $moves } Movimientos hasta lo inexplorado{ COUNT($purpose) ->
                [0] { "" }
               *[other] , { $purpose }
            }
        }
       *[other] { $back ->
            [yes] vuelve
           *[no] ve
        } por { LIST($exits, type: "or") } y explora por { LIST($then, type: "or") }{ for-purpose }
    }
for-purpose = { COUNT($purpose) ->
        [0] { "" }
       *[other] { " " }{ $purpose }
    }
# $shut: lo que se encontró y nadie puede abrir.
sought-key = en busca de una llave o ganzúa: { THE($shut) } { GENDER($shut) ->
        [p] están
       *[m] está
    } bajo llave
sought-things = en busca { LIST($what, each: "of") }
sought-goal = hacia { THE($goal) }
sought-out = en busca de la salida
next-exit = { $exit }{ COUNT($barred) ->
        [0] { "" }
       *[other] { " " }(tras { $barred }{ keys-no-fit })
    }
keys-no-fit = { COUNT($keys) ->
        [0] { "" }
        [1] ; { LIST($keys, each: "the") } no encaja
       *[other] ; { LIST($keys, each: "the") } no encajan
    }
next-open-for = { COUNT($by) ->
        [0] abre aquí { THE($shut) }{ needs-opener }
       *[other] que { LIST($by, type: "or") } abra aquí { THE($shut) }
    }{ action-spent }; { THE($what) } puede estar dentro
next-search-for = busca aquí { THE($what) }{ action-spent }
next-search-there = busca en { THE($what) }, por { LIST($exits, type: "or") }{ for-purpose }
next-search = busca aquí{ for-purpose }{ action-spent }
action-spent = { $spent ->
        [yes] { " " }(tu Acción ya pasó)
       *[no] { "" }
    }
purses-alike = { $several ->
        [yes] Por cabeza: { valuables }.
       *[no] { valuables }.
    }
purses = Objetos de valor: { LIST($purses, type: "comma") }.
all-have-acted = todo el grupo ha actuado
turn-of = turno { OF($name) }
still-to-act = falta que actúe: { $names }
to-act = por actuar: { $names }
moves-left = { COUNT($names) ->
        [1] Movimiento pendiente: { $names }
       *[other] Movimientos pendientes: { $names }
    }
stage-end = acaba la ronda
stage-challenges = actúan los Desafíos
acted-all = ya actuó: todo el grupo
acted = ya actuó: { $names }
standing-has-all = **{ LIST($who) } { COUNT($who) ->
        [1] tiene
       *[other] tienen
    } { LIST($what, each: "the") }: ahora, la salida**
fated-down = en el suelo: { LIST($names) }
fated-out = fuera: { LIST($names) }
fated-caught = atrapados: { LIST($names) }
fated-dead = muertos: { LIST($names) }
# $alarm: la última ronda antes de la alarma, 0 si no hay.
stealth-of = { $tokens ->
        [one] queda { $tokens } ficha de sigilo
       *[other] quedan { $tokens } fichas de sigilo
    }{ $alarm ->
        [0] { "" }
       *[other] , alarma tras la ronda { $alarm }
    }
closes-after = { THE($where) } se { GENDER($where) ->
        [p] cierran
       *[m] cierra
    } tras la ronda { $limit }{ $deadly ->
        [yes] , y muere quien siga dentro
       *[no] { "" }
    }
closes-after-too = { THE($where) } tras la { $limit }{ $deadly ->
        [yes] , y muere quien siga dentro
       *[no] { "" }
    }
lost-if-in = se pierde si aún hay alguien en { THE($where) } tras la ronda { $limit }
limits = última ronda: { LIST($limits, type: "comma") }
dice-words = -# Ataque se tira contra Resistencia: si no es menor, acierta. Un acierto quita Daño menos Defensa. Un nivel es un tamaño de dado.
sheet-ground = En el suelo: { $lying }.
sheet-after-you = Después de ti: { LIST($deeds, type: "semicolon") }.
sheet-first = Primero en la próxima ronda: { LIST($deeds, type: "semicolon") }.
sheet-would-give-up = Por rendirse: { $names }.
sheet-rulings = -# Decidido por quien dirige: { $rulings }
member-without = { $member }: aún sin personaje
member-line = { $member }: { LIST($facts, type: "comma") }
member-in = en { THE($where) }
member-in-short = { $title }, brío { $ep } de { $most }{ $falls ->
        [yes] , cae al empezar su turno
       *[no] { "" }
    }
member-ep = brío { $ep } de { $most }
member-acted = ya actuó
member-cards = { $count } cartas
member-has = tiene { LIST($objects, each: "the") }
fate-down = en el suelo
fate-out = fuera
fate-dead = sin vida
fate-caught = sin escapatoria
secrets-head = **Aún por encontrar**
secrets-none = El grupo ha encontrado todo lo que hay.
secrets-more = y { $number } más, en tu mapa
secrets-rulings = -# Hay decisiones pendientes de la próxima tirada.
secret-entity = { $name } en { THE($where) }{ $hidden ->
        [yes] , sin descubrir
       *[no] { "" }
    }
secret-feature = { $name } en { THE($where) } ({ $dice })
limit-of = { $names } { $limit }
unspent-strategy = una Estrategia
unspent-action = una Acción
left-move = { $moves ->
        [1] un Movimiento
       *[other] { $moves } Movimientos
    }{ $speed ->
        [1] { "" }
       *[other] { " " }de { $moves ->
            [1] { $speed }
           *[other] hasta { $speed }
        }
    }

# Lo que pasó desde el último turno propio, cuando su relato ya no está en el mensaje: dos líneas de teléfono como mucho.
meanwhile = **Mientras tanto:** { LIST($told, type: "semicolon") }.
meanwhile-hurt = { $you ->
        [yes] perdiste
       *[no] { $who } perdió
    } { $ep } de brío{ COUNT($origin) ->
        [0] { "" }
       *[other] { " " }por { THE($origin) }
    }
meanwhile-met = { $place ->
        [here] nuevo junto a ti
        [next] nuevo al lado
       *[far] nuevo en { THE($where) }
    }: { $what }{ $number ->
        [1] { "" }
       *[other] { " " }({ $number })
    }
meanwhile-came = { $you ->
        [yes] exploraste
       *[no] { $who } exploró
    } { THE($where) }
meanwhile-fell = { $died ->
        [yes] { $you ->
            [yes] moriste
           *[no] { $who } murió
        }
       *[no] { $you ->
            [yes] caíste
           *[no] { $who } cayó
        }
    }
meanwhile-did = { $deed ->
        [got] { $you ->
            [yes] tienes
           *[no] { $who } tiene
        } { THE($what) }
        [beat] { $you ->
            [yes] venciste
           *[no] { $who } venció
        } { THE($what, case: "a") }
       *[cleared] { $you ->
            [yes] despejaste
           *[no] { $who } despejó
        } { THE($what) }
    }
