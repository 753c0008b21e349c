### Lo que dicen los bots que juegan, y por qué se aconseja algo.

## Al responder a una oferta.

haggle-last = Por menos no podría.
haggle-fewer = Eso es uno de más para mí.
haggle-dearer = Para mí vale más que eso.
haggle-both = Entonces un poco menos por un poco más.
haggle-instead = ¿Y si lo dejamos en esto?
haggle-greedy = Tú ganarías mucho más que yo.
haggle-goal = Eso lo guardo para un objetivo.
haggle-leader = No mientras estés tan cerca de ganar.
haggle-gift = ¿A cambio de nada? Yo no.
haggle-collecting = Esos fragmentos los reúno yo.
# $number: trade goods.
would-want-more = Por eso querría { $number } { $number ->
        [one] bien
       *[other] bienes
    } más.

## Antes de una ronda en la que alguien puede ganar.

says-stops = Voy a { $system } para frenar a { $who }.
says-you-could = Esta vez no puedo frenar a { $who }. Tú sí podrías, { $other }, en { $system }.

## Por qué se gasta así un turno.

why-nothing-needed = Aquí no hay nada que necesites.
why-keep-tokens = Nada de lo que queda vale una ficha de mando.
why-guards-win = Ganas al acabar la ronda: con esto lo conservas { $then }; sin ello, { $now }.
why-waits = Ganas al acabar la ronda. No cedes nada, y quien no ha pasado puede devolver el golpe.
why-win-safe = Ganas al acabar la ronda, y nadie puede impedirlo.
why-meridian = { $seal ->
        [yes] Meridian: el punto del sello, y luego un punto en cada ronda que lo mantengas.
       *[no] Meridian: un punto en cada ronda que lo mantengas.
    }
why-stop = Detiene a { $who } { $wins }. Si no, { $who } puede ganar al acabar la ronda.
why-mind = { $why } Ojo con { $who }, que puede ganar al acabar la ronda.
why-held-back = { $why } Te deja { $left } fichas: sin { $goal }.
# $met: si puede puntuarse al acabar la ronda.
why-hidden-goal = { $why } { $met ->
        [yes] El objetivo secreto { $goal } está cumplido: puntúa al acabar la ronda.
       *[no] Objetivo secreto { $goal }: { $have } de { $needed }.
    }
# $who: whose units are attacked; a goal that is hidden is not named.
why-fight = Ganas el combate allí { $wins }.
# Lo que se disputa gana la partida al acabar la ronda.
why-wins = Con ello ganas la partida al acabar la ronda, { $wins }.
why-frontier = Su carta puede dar bienes, una ficha, un objetivo oculto o un fragmento.
why-ships = Tener naves ahí te acerca a un objetivo.
why-more-units = Con más unidades, Meridian sigue siendo tuyo.
why-dock = { COUNT($units) ->
        [0] Tu astillero puede producir lo que te falta.
       *[other] Ahí recibes { $units } por { $price } { $price ->
            [one] recurso
           *[other] recursos
        }.
    }
why-nearer-meridian = Te acerca a Meridian.
why-again = Puedes explorar de nuevo un planeta tuyo.
why-completes = Así cumples { $goal }: 1 punto.
why-goal = Te acerca a { $goal }.
why-weak = { CAP($planet) } está mal defendido.
why-planets = Te llevarías { $planets }{ $cards ->
        [0] { "" }
        [one] , y { $cards } carta que explorar
       *[other] , y { $cards } cartas que explorar
    }.

## Por qué se hace una jugada.

why-trade = { $swap ->
        [yes] Cada una se vuelve un bien, que paga 1 recurso o influencia: ganan las dos partes.
       *[no] Las dos partes salen ganando.
    }
why-accept = { $swap ->
        [yes] { why-trade }
       *[no] Te da algo, y al otro lado no mucho más.
    }
why-decline = { $fault ->
        [leader] { $who } está a punto de ganar: mejor no ayudar.
        [greedy] { $who } ganaría mucho más que tú.
        [goal] Lo que cuesta te hace falta para un objetivo.
        [dearer] Para ti vale más que eso.
        [collecting] 3 fragmentos de un tipo hacen una reliquia, y estos los reúnes.
        [gift] No recibirías nada a cambio.
       *[little] Te da demasiado poco.
    }
best-inside = Lo mejor ahora es una carta tuya, bajo **En privado**.
why-technology = { COUNT($goal) ->
        [0] { $technology }: ayuda en todas las rondas que vienen.
       *[other] { $technology }: te acerca a { $goal }.
    }
why-relic = Una reliquia vale más que sus fragmentos.
why-play = { $card } no cuesta ficha de mando.
why-use = Se puede usar, y ahora sirve.
why-transports = Pueden llevar lo que necesitas ahí.
why-guards-stay = El resto se queda a guardar tus planetas.
why-ships-alone = Ahí basta con naves.
why-land = { CAP($planet) } no pide más que eso.
why-produce = { COUNT($goal) ->
        [0] Es lo máximo por lo que puedes gastar.
       *[other] Te deja { $left } recursos, bastantes para { $goal }.
    }
why-pass = Aquí no se gana nada más.
why-best = Es lo mejor de lo que hay.
why-order = Vale su ficha.
why-order-trade = { $number ->
        [one] { $number } mercancía: en otras manos es un bien.
       *[other] { $number } mercancías: en otras manos son bienes.
    }
why-order-muster = { $troops ->
        [one] Tienes { $troops } fuerza terrestre
       *[other] Tienes { $troops } fuerzas terrestres
    } para { $planets ->
        [one] { $planets } planeta
       *[other] { $planets } planetas
    }: 2 más desembarcan o guardan.
why-order-build = Un segundo astillero da unidades donde las necesitas.
why-stage-pay = Así se desperdicia menos.
why-spends-nothing = Lo que puedes gastar hace falta para { $goal }.
why-stage-card = Es lo mejor que ofrece la carta.
# $whom: quién tiene tanta influencia ($votes) con los votos propios; $who: quién tiene más si no.
why-vote-lifts = Con tus votos { $whom } tiene { $votes } de influencia, { $who } { $theirs }.
why-vote-short = { $who } tiene { $theirs } de influencia y tú { $mine }: tus votos solos no bastan.
why-vote-against = { $who } está a punto de ganar y tiene más votos que tú.
why-stage-market = Después todos los planetas vuelven a estar listos, así que votar no cuesta nada.

## Por qué se responde así.

why-stand = { $way ->
        [retreat] Aquí tienes pocas probabilidades.
        [cornered] Ganas { $wins }, y no puedes retirarte.
        [risk] Solo ganas { $wins }, pero retirarte cuesta más.
       *[fair] Ganas { $wins }.
    }
why-without = { $fury ->
        [yes] Cuesta más de lo que da.
       *[no] No se ofrece nada mejor.
    }
why-keep-furnace = Conservas tus votos y una reliquia que cuenta para objetivos.
why-scales = { $card } puede inclinar la balanza.
why-usual = Es lo habitual, y nada lo desaconseja.
why-answer-first = Sirve desde el primer turno.
why-answer-public-goal = Es un punto, y el más difícil de lograr más tarde.
why-answer-hidden-goal = { why-answer-public-goal }
why-answer-pools = Las fichas de táctica son turnos; una de estrategia compra una orden.
why-answer-pool = En esa reserva te faltan fichas.
why-answer-losses = Son las más baratas.
why-answer-bombard = No cuesta nada, y puede despejar el camino.
why-answer-excess = De tus cartas, es la que menos echarás de menos.
why-answer-muster = Ahí es donde más hace la infantería.
why-answer-build = Un astillero vale más donde se paga mucho.
why-answer-levies = No cuesta nada.
why-answer-deck = En ese mazo es más probable un fragmento.
why-answer-frontier = No cuesta nada, y casi siempre da algo.
why-answer-survey = Un hallazgo vale más ahí.
why-answer-crown = { why-answer-survey }
why-answer-tomb = Es un punto.
why-answer-furnace = Es lo que más te sirve.
why-answer-archive = Es la mejor carta que hay.
why-answer-fury = Lo que vuelve a tirar acertará antes que perderse.
why-tie = Los objetivos cuentan entonces en este orden: { LIST($order) }.
