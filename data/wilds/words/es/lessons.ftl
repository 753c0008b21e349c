# Lo que dicen los guías de las lecciones (`data/wilds/lessons`): de cada paso antes de su jugada y después.

lesson-first = Tu primera expedición
    .about = Registra, sigue una pista, acampa y encuentra a quien viniste a buscar.
    .end = Con amigos se camina en grupo, y cada acción es una votación: para apoyarla, pulsa el mismo botón. Otras regiones esconden otros objetivos, y casi todas llevan una semana o dos de días. El niño está a salvo; tu Cazador puede seguir su camino.
lesson-first-search = Un niño salió volando con su cometa, y has venido a encontrarlo: ese es el **objetivo**. La región está oculta; conoces esta casilla, y que el objetivo queda en algún lugar al norte o al noreste. Un día tiene 4 partes, y casi todo ocupa una. Empieza por **registrar**: quien mira bien a su alrededor sabe adónde ir.
    .after = Dos dados y una habilidad, contra 10. La primera tirada fue 8; 1 de **Temple** la repitió, y salió 11. Aquí no había ningún secreto, pero sabes más del camino: es uno de los **pasos hasta el objetivo**. Con 0 pasos, sabes dónde está.
lesson-first-look = Aquí vive gente, y un paraje conocido se puede **examinar**. Quien viva en la casita quizá sepa algo, y preguntar no pide tirada.
    .after = Una **pista**: alguien lo vio hacia N20. Las pistas y las historias están en `/look clues`; no hace falta que las apuntes. El **reloj** bajó a 4: casi todas las acciones le quitan 1, y con 0 pasa algo.
lesson-first-track = Una pista señala un camino; **seguirla** dice a qué distancia y qué esperar. Ocupa una parte del día y pide una tirada, y ya atardece.
    .after = Hacia N20, y quedan 3 pasos hasta el objetivo. Tan cerca, registrar solo te acerca donde vale una pista o donde encuentra algo.
lesson-first-forager = Tu comida tiene que durar, así que sé también **recolector**: buscas algo al acampar. Aquí rara vez se encuentra, pero probar no cuesta más que un riesgo.
    .after = Desde ahora buscas comida.
lesson-first-camp = Cae la noche. Quien sigue a oscuras se cansa y tira peor, así que toca **acampar**. Comes, duermes y buscas un poco de comida; aquí cuesta una moneda.
    .after = La búsqueda de comida salió mal, pero lo aguantaste. Dormiste bien en la casita de las cometas: el Temple ha vuelto, y empieza el día 2 de 9.
lesson-first-east = Sigue la pista, aunque digan que el objetivo está en otra parte: buscar adonde lleva una pista te acerca, esté donde esté. Una **jugada** de moverse también ocupa una parte del día, y muestra la casilla a la que llegas. La etiqueta dice hacia dónde señala una pista o un indicio.
    .after = Una buena tirada por el camino: la ruta fue eficaz y el reloj no se movió. Y en O19 se ve un hito: lo que se alza se divisa desde una casilla de distancia.
lesson-first-search-two = Aquí señalaba la pista. Vuelve a registrar: el botón dice que 3 veces de 4 te acerca al objetivo.
    .after = Más cerca: 2 pasos hasta el objetivo. Las lupas del mapa muestran dónde sigue contando esta pista.
lesson-first-landmark = El hito de O19 queda al noreste, y por ahí decían que está el objetivo. Aún queda una parte de luz para llegar.
    .after = Los hornos de cal: lo que se esconde allí puede esperar. El reloj se agotó por el camino, y por una vez no hizo daño: trajo otra **pista**, hacia O18. Y hay abejas, un **dilema**: una pequeña escena que pregunta qué haces.
lesson-first-bees = Cada opción de un dilema dice sus probabilidades, y en las líneas de arriba lo que trae y lo que cuesta. ¿Miel, 1 vez de 3, y muchas papeletas para una picadura? Déjalas.
    .after = Nada ganado, nada perdido, y es de noche.
lesson-first-camp-two = Aquí fuera no hay casa ni moneda que pagar: tus propias provisiones, y el refugio que encuentres.
    .after = Buen refugio, y el Temple ha vuelto. Aquí no hay puntos de vida: una mala noche trae **Fatiga**, y la Fatiga y las Heridas hacen más difíciles las tiradas.
lesson-first-track-two = La nueva pista puede decidirlo. **Con cuidado**, una acción quita 2 al reloj en vez de 1 y tira con una ventaja. Ahora vale la pena.
    .after = 1 paso hasta el objetivo. Uno más y lo sabes.
lesson-first-elm = Ve adonde señala la pista. Un lugar nuevo puede acercar el objetivo por sí solo.
    .after = **0 pasos hasta el objetivo: el niño está aquí**, en el último olmo. Desde ahora el mapa muestra el objetivo.
lesson-first-elm-one = Un objetivo no se cumple con estar al lado. **Examínalo**: este pide **tres éxitos**, cada uno con su tirada.
    .after = Uno de tres, y dos rastros de pisadas al lado: otro dilema.
lesson-first-prints = Seguir cualquiera de los dos es mala apuesta, y sabes dónde está el niño. No sigas ninguno.
    .after = Por la mañana las pisadas ya no estarán.
lesson-first-elm-two = ¿Acampar, o seguir a oscuras por 1 de Fatiga y una tirada peor? Lleva días ahí arriba, y estás cerca. Sigue, y mira lo que cuesta.
    .after = Dos de tres, gracias a una segunda tirada. Pero tuvo su precio: nadie pasa toda la noche en vela, el campamento quedó al descubierto y comiste algo malo. Con veneno tiras con **desventaja** hasta que se pasa.
lesson-first-elm-three = Un éxito más. Con cuidado, la ventaja compensa el veneno; compara las probabilidades de los dos botones.
    .after = **El objetivo está cumplido**, en el día 4 de 9.

## Seguir rastros.

lesson-tracking = Seguir rastros
    .about = De dónde vienen las pistas, qué dice una buena tirada y cuándo compensa el cuidado.
    .end = Pregunta primero en los parajes conocidos, sigue lo que tengas y registra donde acaba la pista. Una pifia señala a cualquier parte y suena igual de segura: ten cuidado donde un mal camino te costaría un día.
lesson-tracking-ask = Buscas al niño que se fue con su cometa. **Registrar** al azar da poco; mejor una **pista**, y la gente las tiene. Examina la **casita**: preguntar no pide tirada.
    .after = Una pista, y señala hacia N20. Por sí sola no es más que una dirección.
lesson-tracking-track = **Síguela**: una tirada contra la dificultad de 10. Un éxito justo dice hacia dónde; uno claro, también a qué distancia; uno crítico, además, qué es. Cada pista se sigue una sola vez, así que hazlo **con cuidado**: quita 2 al reloj en vez de 1 y da una ventaja.
    .after = La primera tirada fue 9, demasiado poco. Un punto de **Temple** compró otra, y esa salió crítica: hacia N20, a 2 pasos, algo oculto. Y quedan 3 **pasos hasta el objetivo**.
lesson-tracking-follow = Ahora ve tras ella. En una parte del día avanzas una casilla: a N20.
    .after = Has llegado, y con ello el atardecer. Junto al camino yace un hombre con una pierna rota.
lesson-tracking-leg = Entablillar la pierna sale bien 1 vez de 2, y lo que le des te faltará a ti. Vete y manda ayuda: no cuesta nada.
    .after = Cae la noche.
lesson-tracking-camp = Quien sigue a oscuras se cansa y tira peor, y el carro del pastor es un refugio. Acampa.
    .after = Es de día, y has descansado. La línea bajo el mapa dice que **una pista señala aquí**.
lesson-tracking-search = Desde la mitad de los pasos hasta el objetivo, registrar solo cuenta donde tienes una pista o un hallazgo, y tienes una. Registra aquí, otra vez con cuidado: estás cerca.
    .after = El dado bajó a **1**: otra como esta, y sabes dónde está el niño. Pero el reloj se agotó por el camino, y han aparecido tres perros.
lesson-tracking-dogs = Recelan, pero no son hostiles: **retirarse** lo acaba sin más. Hablando quizá ganarías un favor, 2 veces de 3; no te hace falta ninguno.
    .after = Pierden el interés. El rastro vuelve a ser tuyo.
