# Lo que dicen los guías de las lecciones (`data/regions/lessons`): de cada paso antes de su jugada y después.

lesson-first = Tu primer escenario
    .about = Por un puente que el hielo arranca detrás de ti: cartas, dados, una puerta.
    .end = Otros escenarios son más largos: hay algo oculto que traer, o guardias que no deben verte. Con amigos, cada cual tiene su Oficio, y lo que cierra un camino deja de hacerlo para todos en cuanto se rompe.
lesson-first-card = El hielo se lleva el puente, y tienes 7 rondas para llegar a la otra orilla, el **objetivo**. Un turno es una **Estrategia**, una **Acción** y un **Movimiento**. Primero la Estrategia: juega una carta de ese tipo o roba una. **Pulso firme** mejora tus búsquedas y tu ganzúa hasta tu próximo turno.
    .after = Jugada. Tus cartas están en **Tu mano**: unas son Estrategias, otras Acciones, y otras sirven cuando algo te ataca.
lesson-first-chair = Tu Acción puede usarse en una cosa que haya aquí. Una silla de manos, la palanca del mapa, da **1 Movimiento más** en este turno, y en una carrera eso vale una Acción.
    .after = Dos Movimientos en este turno, en vez de uno.
lesson-first-go = Los caminos tienen letras, y tres siguen adelante. **B** y **C** están cerrados: trepar o forzarlos pide una tirada. **A** está abierto.
    .after = El Arco del pescado, y en el siguiente camino, **D**, hay témpanos a la deriva. Aquí también hay humo: lo que te cierra el paso o te hace daño es un **Desafío**.
lesson-first-floes = Te queda un Movimiento. Para cruzar un Desafío tiras contra él, y el empate basta; luego tu acierto tiene que reunir los 4 de **esfuerzo** de su cartel. Las dos cosas juntas: 2 de 5. Fallar cuesta algo de **brío**, tus fuerzas.
    .after = Su 4 era demasiado para tu 2. Ha costado 2 de **brío**: con 0 quedas en el suelo hasta tu próximo turno. Con eso acabó la ronda, y ahora actúan los Desafíos.
lesson-first-react = El humo ataca, y puedes **reaccionar**. Cada opción dice qué probabilidad hay de que te alcance y con cuánto daño. **Afianzarse** quita casi todo el daño.
    .after = Ni siquiera te alcanzó. Una carta jugada va a tus descartes, y vuelve cuando se baraja el mazo.
lesson-first-again = Ronda 2, y otra vez las tres partes del turno. Una Estrategia que no uses roba una carta al final. Los mismos témpanos, las mismas probabilidades; si sale mal, sobra una ronda.
    .after = **Al otro lado**, en el Arco de las velas. Tu palanca ayudó: el Equipo suma en aquello para lo que sirve.
lesson-first-search = Ya no tienes Movimiento, pero sí Acción. Una **búsqueda** puede sacar a la luz lo que se oculta en un lugar, o algo de suerte: tiras un d8.
    .after = Aquí no hay nada. Con eso acabó también tu turno, y la Estrategia sin usar robó una carta. Al final de la ronda se van las cartas que pasen de 5; vuelven cuando se baraja el mazo. **Tu mano** tiene un menú para decir cuáles.
lesson-first-chapel = **F** está abierto. Un arco más, y entre tú y la orilla solo queda la puerta de la capilla.
    .after = El Arco de la capilla: una **reja de hierro** en el último camino, 15 de esfuerzo. También hay un desván con un torno, por el camino G, para quien prefiera dar un rodeo.
lesson-first-close = Has robado **Seguir de cerca**: 1 Movimiento más. Juégala ahora, por si la reja cede en este turno.
    .after = Un Movimiento en reserva.
lesson-first-pick = La reja tiene 15 de **esfuerzo**: lo que aguanta una barrera antes de romperse. **Hacer palanca** quita unos 4 si acierta, y eso pasa 2 de cada 3. Pero tiene cerradura: abrirla con **ganzúa** también sale 2 de cada 3, y la abre de golpe. Prueba eso primero, sin carta: Trabajo fino queda para después.
    .after = **Abierta.** Lo que se abre o se rompe se queda así, para todos los que vengan detrás de ti.
lesson-first-out = Y ahí está tu Movimiento en reserva: cruza. Quien entra en el objetivo con lo necesario está **fuera**, y aquí solo haces falta tú.
    .after = **Al otro lado, en la ronda 3 de 7.**

## Sigilo.

lesson-stealth = Sigilo
    .about = Un guardia que hace su recorrido, lo que vale una ficha de sigilo, y qué hacer con un cuerpo.
    .end = Observa un recorrido antes de cruzarte con él, golpea solo con buenas probabilidades y no dejes ningún cuerpo a la vista. En grupo, que vaya delante quien haga menos ruido: las fichas se pierden entre todos.
lesson-stealth-stair = El anillo del Duque está junto a su cama, y tienes que sacarlo sin que te vean. Tienes 5 **fichas de sigilo**: cada vez que alguien te descubre se van algunas, y con la última se pierde todo. Empieza por **A**, una escalera a oscuras.
    .after = La oscuridad es buena. A tu lado están la cocina, el gran salón y la biblioteca.
lesson-stealth-wait = En alguna parte un **Vigilante** hace su recorrido: está para descubrirte. Los Vigilantes se mueven cuando acaba tu turno, así que espera aquí y mira por dónde va.
    .after = Ahí está: una **ronda del farol**, en el gran salón, a tu lado. La línea bajo el mapa dice qué hará después: sigue su ronda, así que no te ha visto.
lesson-stealth-hall = Si te quedas, puede que suba la escalera con su farol y dé contigo. Está a solas en el salón y no mira hacia ti: entra y actúa antes. Entrar no cuesta ninguna ficha.
    .after = Estás a su lado, y aún tienes tu Acción.
lesson-stealth-blow = Un Vigilante tiene 1 de brío, así que cualquier acierto acaba con él. Pero fallar cuesta 2 fichas, y se pondría en **alerta**. Te valen dos Acciones: Golpe medido acierta 2 de cada 3; Manos rápidas, 3 de 5. Juega la mejor.
    .after = Ya no ve nada, y no se ha perdido ninguna ficha. Pero su **cuerpo** está en un salón con luz: otro Vigilante que dé con él se pondrá en alerta.
lesson-stealth-drag = En este salón no hay detrás de qué esconderlo. **Arrástralo** de vuelta a la escalera: eso gasta juntos tu Acción y tu Movimiento.
    .after = Ahora está a oscuras.
lesson-stealth-hide = Aquí se puede **esconder**, sin tirada, porque ningún Vigilante mira. Un cuerpo escondido no se encuentra nunca.
    .after = Como si nadie hubiera pasado por aquí.
lesson-stealth-on = Aún tienes tu Movimiento, y el paso por el salón está libre. El alba llegará, así que no esperes más de lo necesario.
    .after = Del salón sale una galería hacia las habitaciones del Duque.
