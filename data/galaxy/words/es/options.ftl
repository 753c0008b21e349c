# De qué trata el juego, y qué puede elegir quien organiza la partida.

about = Explorar planeta a planeta, comerciar, luchar y votar: rivales entre las estrellas, por puntos.
briefed = Explorar, comerciar, luchar, votar: gana quien llegue a { $points } puntos, o quien tenga más tras { $rounds } rondas. De { $fewest } a { $most } pulsaciones por cabeza, hasta { $weeks } semanas entre personas.
briefly = Un turno es una sola acción: activar un sistema para mover, luchar, desembarcar y explorar ahí, dar una orden, usar una carta, o pasar por la ronda. Antes y después se puede comerciar. `/rules turn` cuenta más. En una mesa de exploración exploras lo que nombras, cumples la carta donde se juega y pulsas Resuelta.
desk-about = Mazos de exploración para una partida grande que se juega en otro sitio.
    .players = Quién la juega: hasta 8 nombres, separados por comas

option-play = Una partida entera para 2 a 6 rivales, o solo los mazos, para una partida grande en otro sitio.
option-length = Cuánto dura una expedición: a 8 puntos en 6 rondas, o a 5 en 4.
option-factions = Si cada cual juega con una facción, con poder y comienzo propios.
option-worlds = De cuántos planetas sale un mapa, de 36 o siempre de los mismos 12, y cuántos objetivos.
option-frontier = Cuántas cartas tiene el mazo de frontera: las 20, o las 14 de la edición antigua.

page-planets = Los planetas: de quién son y cuánto valen.
    .which = Un planeta, o un sistema
page-decks = Los mazos: qué queda en ellos, qué hay al lado.
    .deck = Qué mazo
page-goals = Los objetivos a la vista, quién los puntuó, y los tuyos.
page-cards = Qué hace una carta, una tecnología, una reliquia o una unidad.
    .which = Su nombre

# Lo que se eligió, como se cuenta en la sala de espera.

lobby-play = { $value ->
        [desk] una mesa de exploración
       *[expedition] una expedición
    }
lobby-length = { $value ->
        [short] una expedición corta
       *[full] una expedición completa
    }
lobby-factions = { $value ->
        [on] con facciones
       *[off] sin facciones
    }
lobby-worlds = { $value } planetas
lobby-frontier = { $value } cartas de frontera
