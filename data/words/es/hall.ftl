# El salón de un servidor y las incursiones del día.

hall-empty = El salón está vacío: aquí no se ha terminado todavía ninguna partida.
hall-no-such-game = No conozco ningún juego con ese nombre.

## Las imágenes del salón, en palabras.

ratings-title = { $title }: puntuaciones
ratings-about = { $title }, puntuaciones de { $games } partidas; están dibujadas las partidas { $first } a { $games }.
rating-of = { $place }: { $who }{ $own ->
        [yes] { " (tú)" }
       *[no] { "" }
    } { $mean } ± { $deviation } tras { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }{ $moved ->
        [yes] , desde { $before } en la partida { $game }
       *[no] { "" }
    }.
axis-game = Partida
axis-rating = Puntuación
axis-delve = Incursión
fact-games = partidas
fact-won = ganadas
won-of = { $won } de { $all }
not-won = sin ganar
victories-title = { $title }: { $rounds } hasta la victoria
victories-about = { $title }, { $rounds } hasta la victoria; están dibujadas las incursiones { $first } a { $last }.
victories-won = Ganadas: { won-of }.
victories-fewest = Victoria más rápida ({ $rounds }): { $fewest }, incursión { $delve }. La última: { $newest }, incursión { $later }.
victories-in-order = En orden: { LIST($delves, type: "comma") }.

## Incursiones del día.

daily-gone = Ya no guardo esa incursión.
daily-practice-later = Tu primer intento cuenta. La práctica viene después.
daily-nothing-to-share = No hay nada que compartir: esa incursión no terminó a tiempo.
daily-shared-already = Eso ya lo has compartido en este canal.
daily-sealed = Su clave sigue sellada hasta que acabe el día: a las 0:00 UTC.
daily-no-result = Aquí no se conoce ningún resultado suyo de ese día.
daily-games = Hay incursión del día de { LIST($titles, type: "comma") }.
best-on = en cabeza en { $best } de { $days ->
        [one] 1 día
       *[other] { $days } días
    }
