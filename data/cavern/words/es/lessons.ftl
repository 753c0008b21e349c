# Lo que dice quien guía las lecciones: de cada paso, antes de la jugada y después.

lesson-first = Tu primera caverna
    .about = Pon losetas, manda Mineros, pasa una prueba, gana una batalla.
    .end = Una caverna sigue así una docena de turnos, hasta que los Soles de las losetas agotan el marcador. Entonces se cuentan Oro y Tesoros, y gana quien tenga más puntos. Entre amigos son rivales, hasta 4.
lesson-first-tile = Tú y una rival construyen una sola mazmorra, loseta a loseta, y la saquean. Tus tres losetas están encima del mapa. Un lugar con coordenada está libre: ahí una loseta toca un lado de otra, pasillo con pasillo. Pon la **loseta 1** en **L1**: su sala azul ya no tendrá ningún lado abierto.
    .after = La loseta está puesta, y has robado otra. Las zonas de color son salas, y los pasillos también; las bolsas que hay en ellas son **Oro**; los cofres, **Tesoros**. Un lado al que aún se le puede añadir lo mismo está **abierto**.
lesson-first-thief = Ahora manda a uno de tus cinco **Mineros**, boca abajo, a una sala de esa loseta. Los dados blancos sacan un poco de todo, los rojos pelean, los morados roban. La sala **2** ya está cerrada y guarda un Tesoro: es trabajo para el **Ladrón**.
    .after = La sala está **completa**: no le queda ningún lado abierto, así que lo que pase en ella pasa ahora. Tu Ladrón está a solas y le toca un **Encuentro**: una historia con dos respuestas. Eliges por el título; lo que piden se ve después.
lesson-first-another = Cada banda tiene una **habilidad**. La tuya, el Pueblo del bosque, puede pagar 1 **PE** para oír otra historia, y con ella recibe 1 de Oro. Tienes 3 PE, y el Oro es seguro: hazlo.
    .after = Otra historia, y 1 de Oro en la mano. Quedan 2 PE.
lesson-first-thaw = Partir el hielo suena a **Combate**; derretir un túnel, a **Botín**. Tu Ladrón tira dados morados, que dan Botín: derrite.
    .after = Esto es una **Prueba**: 2 dados morados, y hacen falta 5 de Botín para 2 Tesoros.
lesson-first-test = Los botones dicen las probabilidades. Así como estás, la pasas 2 de cada 5 veces; 1 PE añade dos dados blancos, y entonces son 3 de 4. Los PE son para momentos así, pero guarda uno para la pelea que viene.
    .after = **5 de Botín, lo justo: 2 Tesoros.** Uno ha dado 1 de Oro enseguida; el otro es un guante que se usa en una tirada. Resuelta la sala, todos los Mineros vuelven a casa; ninguno muere nunca. Mientras tanto, tu rival ha jugado su turno.
lesson-first-tile-two = Tu segundo turno. La **loseta 3** en **K2** agranda la sala azul de K1: ahora tiene una bolsa y un cofre, y queda un lado abierto.
    .after = Una sala rica, aún sin cerrar. Quien la cierre decide quién llegó a tiempo.
lesson-first-brute = Mete un Minero antes que tu rival. Si ella también viene, habrá **Batalla**, y la gana el mayor Combate: manda al **Bruto**. Ella ve que hay alguien, no quién.
    .after = Ha cerrado la sala y ha mandado a su propio Bruto: hay **Batalla**. Ya ha tirado, con un PE y la habilidad de su banda: 4 de Combate. Quien gane se lleva el Tesoro y la mitad del Oro.
lesson-first-glove = Tres dados blancos contra 4 de Combate serían 1 de cada 20. Usa, pues, lo que tienes: el **Guante de terciopelo**, que añade una vez un dado morado, y tu último PE, dos blancos: 2 de cada 5. El morado rara vez pelea, pero en una Batalla el mayor **Botín** se lleva un Tesoro más.
    .after = **5 a 4: la sala es tuya**, su Tesoro y 1 de los 2 de Oro, y con 8 de Botín otro Tesoro. Vas en cabeza.
