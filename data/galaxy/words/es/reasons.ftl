### Por qué una jugada es mejor que la otra que cabría pensar: una línea bajo la pregunta, 16 palabras como mucho.

## Un turno.

# $place: un planeta o un sistema. $wins: la probabilidad de ganar la pelea ahí.
against-odds = Ahora { $place } se ganaría solo { $wins }.
# $who lo recuperaría con esa probabilidad ($loses) si responde enseguida.
against-lost-again = { CAP($place) } podría pasar enseguida a { $who }, { $loses }.
# $who: un rival que podría desembarcar ahí; nada si ninguno puede.
against-bares = Pelear por { $place } dejaría vacío tu hogar{ COUNT($who) ->
        [0] .
       *[other] , donde { $who } puede desembarcar.
    }
# $goal: el objetivo que se acerca; nada si no hay ninguno.
against-later = { CAP($place) } completaría { $goal }, pero cada ronda solo cuenta 1 objetivo público.
against-no-point = Luchar por { $place } aún no da ningún punto{ COUNT($goal) ->
        [0] .
       *[other] : { $have } de { $needed } para { $goal }.
    }
# Lo que se propone da lo mismo sin pelea.
against-sure = { CAP($place) } da lo mismo solo si se gana la pelea ahí, { $wins }.
# $then: cuántas fichas de todas clases hay en la próxima ronda.
against-end = Cada ficha que guardas es un turno más la próxima ronda: entonces { $then }.
# $produce: si se trata de lo que produce un astillero; si no, de una orden.
against-rival = { $who } aún podría desembarcar ahí; { $produce ->
        [yes] tu astillero puede esperar.
       *[no] una orden puede esperar.
    }
against-exposed = Ningún rival llega ya ahí esta ronda; { $who } aún puede desembarcar en { $planet }.
# $place: de qué depende la propia victoria. $splinter: si la astilla se va con ello.
against-win-lost = Tal como están las cosas, { $who } toma { $place } { $loses }{ $splinter ->
        [yes] , y con ello la astilla.
       *[no] .
    }
kept-with = Si { LIST($who, type: "or") } ataca después, lo conservas { COUNT($who) ->
        [one] { $keeps }
       *[other] en el peor caso { $keeps }
    }.
against-pinned = Producir antes retendría tus naves en casa esta ronda.
against-wait = Una orden puede esperar: puedes darla hasta que termines tu ronda.
against-no-guard = No sobra ninguna fuerza terrestre para { $planet }: todas guardan planetas.
against-few-troops = { $number ->
        [one] Tienes { $number } fuerza terrestre
       *[other] Tienes { $number } fuerzas terrestres
    } para { $planets ->
        [one] { $planets } planeta.
       *[other] { $planets } planetas.
    }
against-seal = El sello de Meridian pide { $needed } de influencia: puedes pagar { $have }.
# $what: "resources" o "influence".
against-goal = { CAP($goal) } pide { $needed } { paid-in }: puedes pagar { $have }.
paid-in = { $what ->
        [influence] de influencia
       *[resources] recursos
    }

## Lo que llega, lo que se produce, lo que se paga.

against-all = Con todas, tu hogar quedaría a merced de { $who }.
# $planet: uno libre ahí; nada si no lo hay.
against-others-settle = Tus otras naves aún pueden { COUNT($planet) ->
        [0] ir a { $system } esta ronda.
       *[other] tomar { $planet } en { $system } esta ronda.
    }
# $left: lo que quedaría sin guardia, como "hurts-empty".
against-guard = Con todas: { $left }, y { $who } podría desembarcar { $most }.
# $room: cuántas fuerzas terrestres llevan las naves propias, $troops: cuántas hay.
against-ships-lack = Tus naves llevan { $room } de tus { $troops } fuerzas terrestres.
against-troops-lack = Tus naves tienen sitio para { $room }, y tienes { $troops ->
        [one] { $troops } fuerza terrestre.
       *[other] { $troops } fuerzas terrestres.
    }
# $left: cuánto de la otra clase se puede pagar aún, $least: cuánto con otro pago.
against-payment = Así conservas { $left } { paid-in }, no { $least }.

## Tratos, fichas, objetivos.

# $given: mercancías que se dan, $goods: bienes que se reciben.
against-commodities = Tus mercancías no pagan nada; { $goods ->
        [one] el bien paga 1
       *[other] { $goods } bienes pagan { $goods }
    }, aunque { $who } gana { $given }.
against-no-orders = Sin ninguna para órdenes no podrías investigar ni comerciar ni reclutar.
against-vote-self = Con la portavocía empiezas, puntúas antes y recibes una ficha.
against-pool = Tienes { $tactic } para activar y { $strategy } para órdenes.
against-muster-elsewhere = Las naves que produce tu muelle en casa pueden llevarlas desde allí.
# $paid: si el otro objetivo es de los que se pagan.
against-goal-waits = Se puntúa 1 objetivo público por ronda: { $goal } { $paid ->
        [yes] se puede pagar en la próxima.
       *[no] puede esperar, pues es más fácil de conservar.
    }
