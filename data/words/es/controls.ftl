# Mensajes sobre una partida en curso: lo que enmarca las palabras del juego.

told-again = { $told }, otra vez.
told-before = -# Antes: { $told }
reminder-comes = -# Te lo recordaré { $time }.
goes-on-by-itself = -# Sin respuesta: el juego sigue { $time }.
default-comes = -# Sin respuesta: «{ $move }» { $time }.
still-awaited = { COUNT($members) ->
    [one] { $members }, aquí todavía te toca.
   *[other] { $members }, aquí todavía se les espera.
}
aim = **Objetivo:** { $aim }.
prompt = { $members }, { $ask }
prompt-plain = { $members }, te toca.
next-is-yours = -# { $members }, después te toca.
and-more = y { $count } más

## Los botones y menús bajo un mensaje y en un panel.

nothing-to-do = Aquí no queda nada que hacer.
button-answer = Responder
button-your-choices = Tus opciones
button-more = Más
button-game-master = Dirigir
button-own = Tu { $thing }
button-private = En privado
button-undo = Deshacer
button-wake = Despertar
button-go-on = Seguir
button-not-yet = Aún no
button-back = Atrás
button-closer = Mapa
button-plan-ahead = Planear
button-advice = Pista
button-since = Desde que te fuiste
button-sheet = Mi hoja
more-moves = Más jugadas ({ $count })
# $kind: el tipo de jugada, véase `engine.core.moves.KINDS`.
moves-of-kind = { $kind ->
    [answer] Otras respuestas
    [way] Ir a otro sitio
    [fight] Luchar
    [gear] Cartas y equipo
    [deal] Dar y negociar
    [party] Grupo y órdenes
    [turn] Fin del turno
    [leave] Irse o terminar
   *[act] Otras acciones
}
# Palabras que llevan a lo que distingue unas etiquetas de otras; se quitan del final de lo que tienen en común.
words-that-lead-on = a al de del en con por para desde hasta hacia sobre contra y o que el la los las un una unos unas
group-of-moves = { $group } ({ $count })
# Asks which move of a group: "Fight: which one?"
group-asks = { $group }: ¿cuál?
choose-one = Elige una de { $count }
more-left = Más (quedan { $count })
menu-has-changed = Ese menú ha cambiado.
    .now = Ese menú ha cambiado. Así están las cosas ahora.
private-done = Hecho. `/daily` muestra cómo están las cosas.
private-title = Tu propia mesa
    .small = -# { $title }.
masters-side = Eso solo lo ve { $master }, que dirige el juego. Esto es lo tuyo.
button-words = Qué significan las palabras
hints = Qué haría ahora un buen jugador:
    .hint = { $number ->
        [1] Lo mejor
       *[other] O
    }: **{ $move }.** { $why }
game-group = { $game }: lo que se hace de vez en cuando.

## Formularios.

unknown-form = Ya no conozco ese formulario. Así están las cosas ahora.
form-of-another-table = Eso es de otra mesa. Así están las cosas ahora.
too-long-for-form = Es demasiado largo para un formulario: escribe `/{ $command }`.
fields-are-empty = { COUNT($fields) ->
        [one] Sigue vacío:
       *[other] Siguen vacíos:
    } { $fields }.
nothing-is-written = No has escrito nada. Rellena { LIST($fields, type: "or") }.
field = «{ $label }»

## Planes.

plan-secret = Tu plan para el próximo turno, que nadie más puede leer.
plan-shared = Tu plan para el próximo turno, que tu grupo puede leer.
last-plan-stopped = El último se detuvo. { $why }
plan-how = -# En tu turno hago estas jugadas una a una, mientras cada una sea posible y nada nuevo salga a la luz. Si no, me paro y te llamo.
plan-first = ¿Qué haces primero?
plan-next = ¿Y después?
plan-too-long = Es demasiado largo para un formulario: escribe `/plan move:`.
plan-condition = «{ $move }»: { $condition }
plan-depends = solo si { $condition }
plan-refusals = Decir que no de antemano, hasta tu turno
plan-refusal = No a { $kind }
button-keep-move = Mantener la jugada
button-keep-plan = Guardarlo
button-remove-last = Quitar lo último
button-clear-plan = Vaciar

## Ausencias y pausas.

away-until-is-no-time = Escribe un plazo como `3 days`, un día de la semana o una fecha como `2027-01-31`.
you-away-until = Te ausentas hasta { $time } de { $count ->
        [one] 1 mesa
       *[other] { $count } mesas
    }.
you-away-until-back = Hasta que vuelvas te ausentas de { $count ->
        [one] 1 mesa
       *[other] { $count } mesas
    }.
away-at-no-table = Aquí no estás en ninguna mesa.
away-is-over = Qué bien que has vuelto: juegas otra vez en { $count ->
        [one] 1 mesa
       *[other] { $count } mesas
    }.
away-nowhere = No te has ausentado de ninguna mesa.
stand-in-is-another = Te suple otra persona, y no un bot.
no-one-is-away = Aquí ya no falta nadie.
who-plays-on = ¿Quién sigue jugando por { $member }?
may-come-back = { $members }: su regreso es posible en cualquier momento. Quien elijas sigue jugando en ese asiento.
stayed-away = Dos ausencias seguidas: { $members }. Hasta su regreso juego de inmediato en su lugar.
button-im-back = He vuelto
button-give-seat = Dar el asiento

## Qué es de un mensaje.

shut-out = Hecho, pero ya no puedo escribir aquí, así que la mesa duerme. En cuanto quien gestiona este servidor me deje entrar otra vez, traigo el mensaje; `/status` te muestra tus botones.
post-comes-later = Hecho. Discord no acepta mi mensaje ahora mismo; lo traeré en cuanto lo haga.
button-again = Otra vez, mismo grupo
button-play-again = Jugar otra vez
button-another-game = Otro juego
button-seed = Repetir esta misma partida
button-seed-here = Abrirla aquí
# Cómo juegan otros la misma partida.
seed = La misma partida, con los mismos dados, para { $players ->
        [one] una persona
       *[other] { $players }
    }. En cualquier servidor, escribe o pega esto:
    `{ $command }`
button-reopen = Reabrir
