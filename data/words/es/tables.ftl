# Qué es de una mesa: no la hay, se reúne, ha terminado, quién puede hacer algo con ella.

nothing-here = En este canal no se juega nada. /play abre una sala de espera.
table-moved = { $title } se trasladó de aquí a <#{ $channel }>.
channel-taken = { $title } ya { $lobby ->
        [yes] reúne gente
       *[no] se está jugando
    } en este canal. El anfitrión puede terminarlo con /delve end.
update-unreadable = Lo que tenía que decir ya no se puede leer. /map muestra cómo están las cosas.
table-ended = Lo que se jugaba aquí ha terminado. /play abre una sala de espera.
table-not-started = La incursión no ha empezado todavía. El anfitrión la empieza cuando estén todos.
table-started = La incursión ya está en curso. El anfitrión puede dar un asiento a otra persona.

## Los asientos y el anfitrión.

seat-left = Has dejado esta mesa. /delve join recupera tu asiento.
# $enter: si se puede tomar un asiento.
no-seat = No tienes asiento en esta mesa{ COUNT($names) ->
        [0] , y nadie más lo tiene
        [one] ; aquí juega { $names }
       *[other] ; aquí juegan { $names }
    }.{ $enter ->
        [yes] { " /delve join toma uno." }
       *[no] { "" }
    }
only-host = Eso solo puede hacerlo { $host }, que hace de anfitrión{ $manager ->
        [yes] { ", o quien gestiona este servidor" }
       *[no] { "" }
    }.
only-unknown-host = Solo puede el anfitrión.
name-for = { $name } (por { $called })

## Mesas que no pueden seguir.

# $who: "host", "manager", o "private" para una mesa propia (TAB-160).
put-away = { $who ->
        [private] Se irá sola. Otra empieza mañana con `/daily`, o desde `/replay`.
        [manager] Quien gestiona este servidor puede retirarla con /delve end.
       *[host] El anfitrión puede retirarla con /delve end.
    }
table-outdated = Las reglas de { $title } han cambiado desde que se jugó en esta mesa por última vez, y con las nuevas no puede seguir. { put-away }
table-broken = Mis notas de esta mesa no se pueden leer (nota: mesa { $table }), así que tiene que parar aquí; las demás siguen. { put-away }
table-unreadable = Mis notas de esta mesa no se pueden leer, así que tiene que parar aquí; las demás siguen. { put-away }
table-game-unknown = Ya no conozco «{ $game }», el juego de esta mesa. { put-away }

## Preguntas a la mesa, planes, sueño.

# Las dos van en question-lapses.
ballot-take-back = deshacer { $what }
ballot-pause = pausar { $what }
question-lapses = La petición de { $question } queda sin efecto.
plan-whatever = { $label } (pase lo que pase)
plan-given = { $label } (solo si { $given })
table-unattended = Hace una semana que no viene nadie, así que la mesa duerme: no se llama a nadie hasta que alguien la despierte.
