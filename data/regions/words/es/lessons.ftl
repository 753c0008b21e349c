# Lo que dicen los guías de las lecciones (`data/regions/lessons`): de cada paso antes de su jugada y después.

lesson-first = Tu primer escenario
    .about = Por un puente que el hielo arranca detrás de ti: cartas, dados, una puerta.
    .end = Luchar es esa misma tirada: tu Ataque contra el suyo. Un golpe hace daño, menos la Defensa; un fallo puede costarte algo. Los bots van contigo: seguid juntos, y curad a quien tenga poco brío. Una línea en negrita dice qué perderás probablemente: 3 o 4 Heridas matan.
lesson-first-chair = El hielo se lleva el puente, y tienes 7 rondas hasta la otra orilla. En cada turno tienes una **Estrategia**, una **Acción** y un **Movimiento**. Una Acción puede usar lo que hay aquí: la **silla de manos** trae 1 Movimiento más.
    .after = Ahora dos Movimientos. La Estrategia va antes que la Acción: la tuya ya pasó, y te robó una carta.
lesson-first-go = Cada camino tiene una letra. **B** y **C** están cerrados. **A** está abierto.
    .after = El Arco del pescado. Aquí hay humo, y en el camino siguiente, **D**, témpanos: lo que te daña o te cierra el paso es un **Desafío**.
lesson-first-floes = Prueba los témpanos: tu d6 contra su dado, y tu golpe debe traer sus 4 de **esfuerzo**. Las dos cosas: 2 de 5. Tienes la mano llena, y este Movimiento termina tu turno, y por eso se van dos cartas.
    .after = 2 contra 5: un fallo, y los témpanos quitaron 4 de **brío**. Te quedan 12. Con 0 **caes**, y en tu próximo turno te levantas con una **Herida**: 5 de brío menos para siempre.
lesson-first-react = Ahora actúan los Desafíos: el humo tira contra ti. **Desviar** lo tienes siempre, y pierde unos 2 de brío. **Afianzarse** es una carta, y los ahorra.
    .after = Te dio, y Afianzarse paró todo el daño. Una carta jugada vuelve cuando se te acaba el mazo.
lesson-first-card = Ronda 2, y esta vez la Estrategia primero. **Pulso firme** está en **Tu mano**, como todas tus cartas. Mejora tus búsquedas hasta tu próximo turno.
    .after = Hallar algo era 2 de 3, y ahora es 3 de 4.
lesson-first-search = Usa tu Acción: **Registrar aquí**. Nadie sabe si hay algo oculto. Si lo hay, lo hallas 3 de 4 veces.
    .after = **¡Un camino oculto!** **E** va al Pie del pilar, por debajo de los témpanos.
lesson-first-again = E es un rodeo, y no se sabe qué hay detrás. Los témpanos son otra vez 2 de 5, y si te rechazan, E sigue ahí.
    .after = **Al otro lado**, en el Arco de las velas. La multitud empujó, y no te dio.
lesson-first-chapel = **G** está abierto. Un arco más, y solo queda su puerta ante la orilla.
    .after = El Arco de la capilla. Una **reja de hierro** cierra **I**, el último camino.
lesson-first-close = Robaste **Seguir de cerca**: 1 Movimiento más. Juégala primero. Si la puerta se abre ahora, pasas en este mismo turno.
    .after = Un Movimiento en reserva.
lesson-first-pick = Romper la reja lleva unas 5 Acciones, y al puente le quedan 5 rondas. Su cerradura se abre de una vez, 2 de 3; un fallo cuesta hasta 4 de brío. Atrévete: **Ganzúa: reja de hierro**.
    .after = **¡Abierta**, con 6 contra 4! Queda abierta para quien venga detrás.
lesson-first-out = Tu Movimiento en reserva: **ve por I**, y estás **fuera**.
    .after = **Al otro lado, en la ronda 3 de 7.** Detrás de ti se van los arcos, uno tras otro.

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
