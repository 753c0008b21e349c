# El juego en breve, sus jugadas, opciones y páginas.

game-about = Cruza un lugar peligroso con tu personaje: lucha, trepa, registra, pasa sin que te vean o corre.
game-briefly = En cada ronda todos tienen un turno, en cualquier orden: un Movimiento, una Estrategia y una Acción, como dicen los botones. `/rules turn` cuenta más.
page-sheet = Un personaje del grupo: brío, rasgos, mano, Equipo.
    .who = De quién
page-briefing = De qué va este escenario, y sus reglas especiales.

verb-hide = Esconde un cuerpo para que nadie lo encuentre.
    .body = De quién
    .asks = ¿El cuerpo de quién?
verb-claim = Toma ahora tu turno de esta ronda.
verb-act = Juega una Acción.
    .play = Qué Acción
    .target = Contra quién o qué
    .asks = ¿Qué Acción?
verb-strategy = Juega una Estrategia o roba una carta.
    .play = Qué Estrategia, o: draw
    .asks = ¿Qué Estrategia?
verb-pick = Abre una cerradura con ganzúa.
    .lock = Qué cerradura
    .asks = ¿Qué cerradura?
verb-drag = Arrastra un cuerpo al lugar de al lado; gasta tu Acción y tu Movimiento.
    .body = De quién
    .to = Por qué salida
    .asks = ¿El cuerpo de quién, y adónde?
verb-light = Enciende tu lámpara o apágala.
verb-leave = Sal por el objetivo sin aquello que el grupo vino a buscar.
verb-cure = Descansa en la ciudad y cúrate, por 1 objeto de valor.
    .what = Una Herida, o qué Enfermedad
    .asks = ¿Qué se cura?
verb-learn = Aprende una carta en la ciudad, por 1 objeto de valor.
    .play = Qué
    .asks = ¿Qué aprendes?
verb-concede = Vota por rendirse, o retira tu voto.

option-scenario = Qué escenario: lugares que cruzar, por los que colarse o de los que salir a tiempo.
option-kind = De qué tipo es un escenario nuevo.
option-theme = Dónde transcurre un escenario nuevo.
option-fortunes = Qué puede traer la suerte al registrar: tirada en una tabla, carta de un mazo o nada.
option-town = Si el grupo se reúne antes en una ciudad, para curarse y comprar.
option-level = La fuerza de lo que aparece: como el nivel del grupo, o un nivel de 1 a 6.
option-changes = Si algunas cosas de un escenario cambian de una partida a otra.
option-referee = Con alguien que dirige: quién juega los turnos de los Desafíos, esa persona o el bot.
option-window = Cuánto se puede pensar una Reacción antes de que se tome la mejor.
