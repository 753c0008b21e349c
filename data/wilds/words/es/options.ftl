# Lo que elige el anfitrión en la sala de espera. Lo que significa cada valor está en options.toml.

option-region = Hecha a mano (antes Lomahueca; a solas, la Colina de la Cometa) o nueva: tema, mapa, tamaño y peligro.
option-theme = Cómo es una región nueva.
option-map = Una región nueva de casillas, abierta en toda dirección, o de lugares unidos por caminos.
option-size = Cuán grande es una región nueva: 15, 20 o 30 casillas, u 8, 12 o 15 puntos.
option-danger = Apacible baja en 2 la dificultad de una región nueva; duro la sube en 2, hasta 12.
option-pace = Cada cuánto pasa algo: un reloj de 4, 6 u 8.
option-reveal = Qué muestra al principio el mapa del grupo.
option-weather = Si se tira el tiempo cada mañana.
option-season = Cuándo se sale: cambia el tiempo, la comida y el peligro.
option-changes = Si lo oculto cambia de sitio de una expedición a otra.
option-wayside = Si sale al paso un dilema al día y todo terreno nuevo muestra algo.
option-rules = Donde una regla de la casa difiere de la fuente: esa regla, o la fuente al pie de la letra.
option-decide = Quién decide por el grupo: una votación, el líder, quien se adelante o quien dirige.
option-referee = Con director de juego: quién responde por el mundo. Mixto: suyas las escenas, mío el resto.
option-characters = Cuánto saben los personajes nuevos. Los novatos fallan más de lo que aciertan.
option-ladder = Cuánto ha de apartarse un total de la dificultad para ser más que un resultado normal.
option-backtrack = Si volver por terreno conocido no toca el reloj o le quita 1.
option-deadly = Si una tercera Herida puede matar y una derrota acaba la expedición.
option-picks = Horas hasta que se toma la opción segura por quien debe una respuesta a solas.
option-resolve = Cuánto tiempo hay para pensar en otra tirada por 1 de Temple.
shown-by-region = según la región
shown-hours = { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
shown-minutes = { $minutes } minutos
