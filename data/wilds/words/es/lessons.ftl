# Lo que dicen los guías de las lecciones (`data/wilds/lessons`): de cada paso antes de su jugada y después.

lesson-first = Tu primera expedición
    .about = Con dos acompañantes: encuentra la Yegua Blanca de Lomahueca y déjala al descubierto.
    .end = Así se gana una región: encontrar lo que buscabais y elegir bien en el objetivo. El objetivo da 3 puntos, cada paraje hallado 1, y los puntos dan vuestro rango. En una partida real, **Pista** compara vuestras mejores jugadas.
lesson-first-search = La **Yegua Blanca** yace perdida bajo la hierba: es vuestro **objetivo**, en 1 de las 12 casillas con ?. **Registrar** mira lejos alrededor. Cada botón dice qué da y con qué probabilidad.
    .after = Bien mirado: solo quedan 5. La carta de dados muestra cómo: dados y una destreza contra la dificultad del terreno.
lesson-first-near = Un día tiene 3 acciones, y casi todas quitan también 1 al **reloj** sobre el mapa. Id a ver: en N19 está 1 de 5 veces. **Perderse** en un botón es el riesgo de errar el camino.
    .after = Aquí no, pero ya lo sabéis: quedan 4.
lesson-first-thorns = Seguid a O19. Allí hay además un **hito**: examinarlo sería una acción a cambio de una **ventaja** en el objetivo; entonces cuenta el mayor de dos d6.
    .after = Aquí tampoco. Pero una vez al día hay un **encuentro**: una repisa sube por la roca hasta un agujero, demasiado cuadrado para ser natural.
lesson-first-ledge = Cada respuesta dice qué puede dar, con qué probabilidad y qué cuesta fallar. El **Temple** vale la pena: 1 compra una segunda tirada. **Examinadlo desde abajo**.
    .after = Falló, y costó a Yusuf 1 de **Fatiga**. Desde 3 de Fatiga todas las tiradas tienen **desventaja**: cuenta el menor de dos d6.
lesson-first-camp = Atardece. Otra acción de noche os cansa a todos; un campamento quita Fatiga y empieza el día siguiente. **Acampad**: aquí casi nunca falla.
    .after = Descansados. Solo junto a un **peligro**, una calavera en el mapa, un campamento no da descanso.
lesson-first-clearing = Pronto llega la niebla y lo hace todo más difícil. No perdáis tiempo: O18 es el objetivo 1 de 3 veces.
    .after = Aquí no: quedan 2. Una cuerda cruza el camino, y detrás tres hombres que lo llaman peaje.
lesson-first-toll = Abrirse paso puede traer una **Herida**, hablar Fatiga, y rodear cuesta tiempo. Las monedas compran comida y cosas así, y 100 son un punto al final. **Pagadles**: es seguro.
    .after = Nada perdido salvo monedas, y ningún tiempo.
lesson-first-slope = Está al este o al oeste, 1 de 2 veces cada uno. Si no está donde vais, está en el otro. Id al **este**.
    .after = **¡Ahí está!** Pero la niebla también: cada tirada es 2 más difícil.
lesson-first-tail = Dejadla al descubierto con 6 **éxitos**. Desde 13 una tirada es 1, desde 15 son 2, y cada vía sale una vez. Cada botón dice quién tira: lo tuyo es **su cola**. Tus herramientas ayudan solas.
    .after = Un total de 12: por poco.
lesson-first-again = Tienes 1 de **Temple**, y es para este momento. **Tira otra vez**.
    .after = ¡2 éxitos de una vez! Tras una noche con refugio vuelves a tener 1 de Temple.
lesson-first-night = Atardece en el objetivo, la elección que más decide: ¿seguir cansados o acampar? Ambos botones dicen cuántas veces se gana así, aquí las mismas. **Acampad**, y de día tiraréis mejor.
    .after = Esta vez sin refugio: 1 de Fatiga cada cual. Y el reloj se agotó: **problemas**. Pasos a vuestra espalda, que se paran cuando os paráis.
lesson-first-steps = Acechar falla casi siempre, correr os cansa a todos. **Dejad comida**: cuesta una ración, y quien recibe un favor quizá ayude en el objetivo. Guarda también una **hierba**: acaba con el veneno sin coste.
    .after = Era un perro, y se viene: hasta que un intento salga bien, tiráis mejor.
lesson-first-back = De día y con ayuda: mira cómo han subido las probabilidades. **Mide su lomo**.
    .after = Otros 2. Van 4 de 6.
lesson-first-mane = Desde 15 se gana de una vez. Tres vías son igual de probables; **su crin** la recortas tú, y fallar cuesta lo mínimo.
    .after = **¡Victoria!** La has descubierto con tus manos, en el día 3 de 4.

## Seguir rastros.

lesson-tracking = Seguir rastros
    .about = De dónde vienen las pistas, qué dice una buena tirada y cuándo compensa el cuidado.
    .end = Pregunta primero en los parajes conocidos, sigue lo que tengas y registra donde acaba la pista. Una pifia señala a cualquier parte y suena igual de segura: ten cuidado donde un mal camino te costaría un día.
lesson-tracking-ask = Buscas al niño que se fue con su cometa. **Registrar** al azar da poco; mejor una **pista**, y la gente las tiene. Examina la **casita**: preguntar no pide tirada.
    .after = Una pista, y señala hacia N20. Por sí sola no es más que una dirección.
lesson-tracking-track = **Síguela**: una tirada contra la dificultad de 10. Un éxito justo dice hacia dónde; uno claro, también a qué distancia; uno crítico, además, qué es. Cada pista se sigue una sola vez, así que hazlo **con cuidado**: quita 2 al reloj en vez de 1 y da una ventaja.
    .after = La tirada fue 9, demasiado poco.
lesson-tracking-again = Un punto de **Temple** compra otra: **tira otra vez**.
    .after = Salió crítica: hacia N20, a 2 pasos, algo oculto. Y quedan 3 **pasos hasta el objetivo**.
lesson-tracking-follow = Ahora ve tras ella. En una parte del día avanzas una casilla: a N20.
    .after = Has llegado, y con ello el atardecer. Una almenara espera a que la enciendan: un **dilema**.
lesson-tracking-beacon = Mirar desde la almenara encendida puede fallar, y su pez cuesta tiempo. **Déjala lista**: tu próxima acción tira peor, y una noche bajo techo lo aguanta.
    .after = Cae la noche.
lesson-tracking-camp = Quien sigue a oscuras se cansa y tira peor, y el carro del pastor es un refugio. Acampa.
    .after = Es de día, y has descansado. La línea bajo el mapa dice que **una pista señala aquí**.
lesson-tracking-search = Desde la mitad de los pasos hasta el objetivo, registrar solo cuenta donde tienes una pista o un hallazgo, y tienes una. Registra aquí, otra vez con cuidado: estás cerca.
    .after = **1** paso hasta el objetivo: otra como esta, y sabes dónde está el niño. Pero el reloj se agotó, y has pisado un nido.
lesson-tracking-nest = El humo y la carrera piden tirada, y cuestan más si falla. **Quedarse quieto** es seguro: 1 de Fatiga.
    .after = 14 picaduras, y el rastro vuelve a ser tuyo.
