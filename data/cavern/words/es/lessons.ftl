# Lo que dice quien guía las lecciones: de cada paso, antes de la jugada y después.

lesson-first = Tu primera caverna
    .about = Pon losetas, manda Mineros, pasa una prueba, gana una batalla.
    .end = Así sigue una docena de turnos, hasta que los Soles de las losetas agotan el marcador. Gana quien tenga más puntos en Oro y Tesoros; las salas abiertas ya no dan nada. Una **Grieta** da 3 de Combate a un Mago, una **antorcha** muestra quién está.
lesson-first-tile = Tú y una rival construyen una sola mazmorra, loseta a loseta, y la saquean. Tus tres losetas están encima del mapa. Pon la **loseta 1** en **L1**: su sala azul ya no tendrá lados abiertos y pagará enseguida.
    .after = Las zonas de color son salas, y los pasillos también. Las bolsas son **Oro** (de 1 a 3 puntos), los cofres **Tesoros** (de 2 a 5). Un número como **+3** en un botón: unos tantos puntos, con el riesgo.
lesson-first-thief = Manda a uno de tus cinco **Mineros** a la sala cerrada, **2**. Los dados rojos son para batallas, los morados para el botín, los blancos para todo. Ahí ya no entra ningún rival, así que basta el **Ladrón**: guarda a quien pelea.
    .after = Quien está a solas en una sala cerrada encuentra una **historia** con dos respuestas. Eliges por el título; lo que piden se ve después. El éxito da todo lo que hay; el fracaso, la mitad del Oro.
lesson-first-another = Cada banda tiene una **habilidad**. La tuya, el Pueblo del bosque: paga 1 **PE**, recibe 1 de Oro y oye otra historia. Tienes 3 PE, y el Oro es seguro: hazlo.
    .after = Otra historia, y 1 de Oro en la mano. Quedan 2 PE.
lesson-first-thaw = Partir el hielo suena a fuerza, **Combate**; derretir un túnel, a maña, **Botín**. Tu Ladrón tira dados morados, que dan Botín: derrite.
    .after = Esto es una **Prueba**: hacen falta 5 de Botín, para 2 Tesoros.
lesson-first-test = Los botones dicen las probabilidades. Así la pasas 2 de cada 5 veces; 1 PE añade dos dados blancos, y son 3 de 4. Paga **1 PE** y guarda el último para una batalla.
    .after = **Lo justo: 2 Tesoros.** Conservan sus puntos hasta el final, también usados. Tu Ladrón ya está en casa, como todos tras una sala, y tu rival ha jugado su turno.
lesson-first-tile-two = La **loseta 3** en **K2** agranda la sala azul de K1: 1 de Oro y 1 Tesoro, y un lado abierto, en **J2**. Paga al cerrarse, y hasta entonces puede entrar tu rival. **A** es igual de buena, pero pelea una vez con ella.
    .after = Quien cierra la sala elige el momento.
lesson-first-brute = Mete un Minero antes que ella. Si ella también viene, habrá **Batalla**, y la gana el mayor Combate: manda al **Bruto** a **1**. Ella ve que hay alguien, no quién.
    .after = Ha cerrado la sala con un Minero suyo: hay **Batalla**. Ha tirado primero: 4 de Combate. El mayor Combate se lleva todos los Tesoros y la mitad del Oro, redondeada hacia abajo.
lesson-first-glove = Tres dados blancos ganan 1 de cada 20 veces. Con el **Guante de terciopelo**, un dado morado, y tu último PE, dos blancos, son 2 de cada 5. El mayor **Botín** da una carta más, ganes o no: desde 5, un Tesoro.
    .after = **5 a 4: la sala es tuya**, su Tesoro y 1 de los 2 de Oro, y con 8 de Botín otro Tesoro. Vas en cabeza.
