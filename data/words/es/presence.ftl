# Quién está: ausente, de vuelta, en camino; mesas dormidas y en pausa; lo que cada cual ajusta para sí.

until = { $until ->
        [0] { "" }
       *[other] { " hasta el <t:" }{ $until }:f>
    }

## Ausencias y regresos.

is-away = { $who } se ausenta{ until }: mientras tanto juego yo, de inmediato.
is-away-now = { $who } se ausenta: mientras tanto juego yo, de inmediato.
is-away-asleep = { $who } se ausenta{ until }, así que la mesa duerme.
away-until = { $who } se ausenta hasta el <t:{ $until }:f>.
stands-in = { $helper } suple a { $who }{ until }.
is-back = { $who } está de vuelta{ $host ->
        [yes] , y vuelve a hacer de anfitrión
       *[no] { "" }
    }.
are-back = { $names } { COUNT($names) ->
        [one] está
       *[other] están
    } de vuelta.
meanwhile = Entretanto: { $told }
meanwhile-moves = Entretanto hice { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    } en su lugar.

## Llegar y marcharse.

enters = { $who } se une.
leaves = { $who } { $server ->
        [yes] ha dejado este servidor
       *[no] se va
    }
left = { leaves }. { $played ->
        [yes] Juego en su lugar hasta que vuelva con /delve join.
       *[no] Con /delve join puede volver.
    }
left-for-good = { leaves } para siempre. { $played ->
        [yes] Desde ahora juego yo en su asiento.
       *[no] El asiento queda vacío.
    }
left-alone = { leaves }, y no queda nadie. Aquí termina.
left-asleep = No hay nadie más, así que la mesa duerme.
leaving = Dejas tu asiento, y los demás siguen. { $played ->
        [yes] Juego yo en tu asiento
       *[no] Tu asiento queda vacío
    } hasta que vuelvas con `/delve join`.
leaving-host = { $who } pasa a hacer de anfitrión.
leaving-ends = Aquí ya solo quedas tú: si te vas, la incursión termina para siempre. Su registro se puede seguir leyendo.

## El tiempo que se acaba, el sueño.

time-up = Se acabó el tiempo, así que la partida sigue.
no-word = Sin noticias de { $names }, así que la partida sigue.
no-word-at-all = Sin noticias de nadie, así que la mesa duerme: no se juega nada ni se llama a nadie hasta que alguien la despierte.
nothing-goes-on = Nada avanza sin { $names }, así que la mesa duerme hasta que alguien la despierte.
not-answered = { COUNT($names) ->
        [one] { $names } no ha contestado
       *[other] { $names } no han contestado
    } todavía, y aquí la partida no puede seguir sola.
awake-already = La mesa ya está despierta.
wakes = { $who } despierta la mesa.

## Pausas.

pauses = { $who } pone la incursión en pausa{ until }. { nothing-runs-out }
pauses-own = { $who } toma su propia pausa{ until }. { nothing-runs-out }
pause-agreed = Todos de acuerdo: la incursión está en pausa{ until }. { nothing-runs-out }
nothing-runs-out = Mientras tanto no corre ningún plazo.
pause-asked = { $who } pide una pausa{ until }.
pause-until = { $until ->
        [0] por ahora
       *[other] hasta el <t:{ $until }:f>
    }
pause-used = Ya has gastado tu propia pausa en esta partida.
only-host-pauses = Solo puede { $host }, que hace de anfitrión; tú tienes una pausa propia, `/delve pause own:True`.
pause-ended = { $who } termina la pausa.
pause-over = Se acabó la pausa.
not-paused = La incursión no está en pausa.
paused-already = La incursión ya está en pausa.
only-they-end-pause = Antes de tiempo solo { COUNT($names) ->
        [0] puede terminar esta pausa quien la empezó
        [one] puede terminar esta pausa { $names }
       *[other] pueden terminar esta pausa { $names }
    }.
nothing-played = Aquí no se juega nada.
time-passed = Ese momento ya pasó.

## Lo que cada cual ajusta.

no-such-zone = No conozco ninguna zona horaria «{ $text }». `/me zone:` ofrece las que encajan con lo que escribes: prueba con una gran ciudad cercana.
no-zone = Para las horas de silencio me hace falta tu zona horaria, y no la adivino: `/me zone:` y una ciudad cercana, luego `/me quiet:22-8`.
bad-interval = Aviso cada { $least } a { $most } horas, o con `0` una sola vez, a la mitad de una espera larga.
bad-quiet-hours = «{ $text }» no son horas de silencio: escribe cuándo empiezan y terminan, como `22-8` o `22:30-7:00`, u `off`.
