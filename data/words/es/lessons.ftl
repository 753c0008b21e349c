# Lecciones: lo que lista /learn, y lo que dice cada guía aparte de las palabras de su juego.

lessons = **Lecciones.** Juegas la partida de verdad, a solas conmigo, y digo qué se decide y qué salió de ello.
    .about = { $about } { $presses } pulsaciones.
    .how = Una lección solo la ves tú. Déjala cuando quieras: `/learn` sigue donde estabas.
no-lessons = Aquí ningún juego tiene lecciones. `/how` explica cada uno en tres tarjetas cortas.
no-such-lesson = No hay tal lección. `/learn` las muestra todas.
menu-short-lessons = Lecciones más cortas
lesson-label = { $done ->
        [yes] ✓ { $game }: { $title }
       *[no] { $game }: { $title }
    }
lesson-go-on = Seguir con { $game }: { $title }
lesson-next = Siguiente: { $title }
lesson-title = Lección, { $game }: { $title }{ $step ->
        [0] { "" }
       *[other] , { $step } de { $steps }
    }
lesson-says = 🏮 { $text }
lesson-your-way = Desde aquí sigue mi lección:
lesson-off = También es un camino. Mi lección va por otro: yo habría elegido **{ $instead }**. Deshaz lo tuyo para seguirme, o juega como quieras.
# Lo que haría un bot y por qué, donde la lección no tiene palabras propias.
lesson-advice = Mi lección no pasa por aquí. Elegiría **{ $move }**. { $why }
lesson-aside = Desde aquí la partida es tuya, y yo solo arbitro.
lesson-done = ✓ **{ $title }: hecha.** { $text }
lesson-ended-early = La partida ha terminado antes que mi lección. Aquí eso pasa, y no cuesta nada.
button-real-one = Jugar una de verdad
button-real-game = Jugar de verdad a { $game }
button-lessons = Todas las lecciones
button-lesson-anew = Empezar de nuevo
button-teach = Enséñame
    .game = Enséñame (5 min)

## Explicaciones durante una partida.

tip-advice = ¿No sabes qué hacer? **Pista** (o `/hint`) te lo dice, con razones.

tip = -# Nuevo para ti. { $tip }{ $first ->
        [yes] {" "}`/me tips:off` quita estas líneas.
       *[no] {""}
    }
