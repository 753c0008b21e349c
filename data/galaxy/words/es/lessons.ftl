# Lo que dicen los guías de las lecciones (`data/galaxy/lessons`): de cada paso, antes de la jugada y después.

lesson-first = Tu primer viaje
    .about = Toma planetas, explóralos, comercia, vota, rompe el sello de Meridian, y puntúa objetivos.
    .end = Una partida corta se gana con 5 puntos, una completa con 8: con objetivos, que muestra `/look goals`, y manteniendo Meridian. Las batallas las muestra la lección **Una batalla**, los bienes **Un trato**.
lesson-first-activate = Tú y un rival están al borde de una galaxia; se gana con 5 **puntos**. Un turno es una sola cosa, casi siempre esta: **activar** un sistema, llevar naves, desembarcar. A1 tiene dos planetas libres, y queda a dos sistemas de tu hogar.
    .after = Eso ha costado 1 de 3 **fichas de táctica**: tantos sistemas puedes activar en esta ronda.
lesson-first-bring = Ahora lleva naves. Los exploradores llegan hasta ahí, y cada uno carga 1 infantería. Dos planetas piden dos, así que manda los dos exploradores llenos.
    .after = Ya están ahí, y se quedan esta ronda: las naves de un sistema activado no vuelven a moverse hasta la próxima.
lesson-first-land = Aquí no hay con quien luchar, así que desembarca: una infantería mantiene un planeta, y tienes una para cada uno. Un planeta libre se **explora** al ganarlo: se descubre su carta, que nadie ha visto.
    .after = Los dos son tuyos. Los números de un planeta son lo que paga una vez por ronda: **recursos** (amarillo) para unidades y tecnologías, o **influencia** (claro) para votos y Meridian. Los nuevos están **agotados**, y pagan a partir de la próxima ronda.
lesson-first-mech = Erial tiene un agujero de gusano, un atajo para quien encuentre otro. En Pórtico hay gente de astillero: recibe una mercancía, o paga 1 de tus bienes por un **meca**, que en una pelea vale por dos infanterías y rara vez sale tan barato. Tómalo.
    .after = Hay un meca en Pórtico. Con eso acaba tu turno, y tu rival ya ha hecho el suyo: lo mismo, en su lado del mapa.
lesson-first-second = Tu segundo turno. B4 está junto a tu hogar, y tiene otros dos planetas.
    .after = Después de esto queda 1 ficha de táctica.
lesson-first-bring-two = Un **transporte** carga más que un explorador. El botón te avisa de que tu hogar se queda sin guardia: un rival vecino podría tomarlo. El tuyo está lejos, así que esta vez vale la pena.
    .after = Todo lo que tenías va ya de camino.
lesson-first-land-two = Desembarca como antes, una en cada uno.
    .after = Depósitos vacíos en Salobre te dieron 2 **mercancías**: géneros que a ti no te sirven de nada, y a todos los demás de algo. En Pavesa había un **fragmento**; tres de una misma clase dan una reliquia. Tu rival también ha seguido.
lesson-first-round-over = Podrías seguir con tu última ficha, pero tus naves están todas fuera. Con **Terminar mi ronda** pasas: la ronda acaba cuando todos han pasado, y entonces viene el consejo.
    .after = Tu rival hizo unos turnos más. Los **objetivos** puntúan solos al acabar la ronda, 1 público y 1 oculto como mucho; si puedes elegir, te pregunto. Todo volvió, y se reunió el **consejo**. Tu rival te ofrece un trato.
lesson-first-deal = Dos mercancías por dos no parecen nada, pero lo que recibes se vuelve **bienes**, que lo pagan todo. Comercias **En privado**: en tu turno con vecinos, en el consejo con todos. Los bots también comercian entre sí. Acepta: quien ha votado ya no comercia.
    .after = Hecho: tienes 2 bienes más, y tu rival también.
lesson-first-vote = El consejo elige **portavoz**: empieza la ronda y recibe una ficha. Los planetas votan con su **influencia**, y tienes 8. Los votos se enseñan a la vez.
    .after = **8 contra 5: la portavocía es tuya**, con una ficha más. La ronda 2 empieza contigo.
lesson-first-centre = En el centro está **Meridian**. Quien desembarca ahí antes que nadie paga 6 de influencia, y se lleva un punto y una reliquia. Empiezas tú: adelántate.
    .after = Tus exploradores de A1 llegan hasta ahí.
lesson-first-mech-away = Un explorador carga el **meca** igual que una infantería. Con eso basta, y los dos planetas de A1 conservan su infantería.
    .after = Ahora podrían unirse naves de otros sistemas.
lesson-first-go = No te hace falta más. Sigue.
    .after = El meca contempla desde arriba un planeta sellado.
lesson-first-seal = Desembarca. Los 6 de influencia se pagan con planetas, que descansan hasta que acabe la ronda.
    .after = **El sello está roto: tu primer punto**, y una reliquia para ti. Vas 1 a 0, y si aún mantienes Meridian al acabar la ronda, es un punto más.
lesson-first-produce = Ahora la próxima flota: un **astillero** produce donde activas, y el tuyo está en tu hogar. No hace falta que venga ninguna nave.
    .after = El astillero pregunta qué producir.
lesson-first-units = 3 unidades como mucho. Un transporte cuesta 3 recursos y dos infanterías 1: justo lo que paga tu hogar.
    .after = Guardan tu hogar y vuelan en la próxima ronda. Tu rival pasa.
lesson-first-build = Tu objetivo oculto **Carpinteros de ribera** pide 2 astilleros, y tienes 1. **Construir un astillero** es una orden: una ficha de estrategia y 4 recursos, aquí Pavesa y tus 2 bienes.
    .after = Una pregunta más: tu reliquia podría pagar la ficha.
lesson-first-scepter = El **Cetro de las órdenes** sustituye a una ficha de estrategia una vez por ronda. Agótalo, y conserva tu ficha.
    .after = La orden está pagada.
lesson-first-where = Pavesa tiene guardia, y queda junto a tu hogar. Construye ahí.
    .after = **2 astilleros: Carpinteros de ribera está cumplido.** Puntúa al acabar la ronda.
lesson-first-finish = Tu rival ha pasado. Termina tu ronda también: entonces cada cual puntúa 1 objetivo público y 1 oculto como mucho, 1 punto cada uno, y Meridian paga el suyo.
    .after = Cumples dos objetivos públicos, y solo uno puntúa por ronda. Así que te pregunto, en secreto.
lesson-first-score = Tienes una reliquia, y planetas de los tres rasgos. Los planetas te los pueden quitar, la reliquia no: puntúa ahora **Tres naturalezas**, y el otro en la próxima ronda.
    .after = **Tres puntos de golpe: Tres naturalezas, Carpinteros de ribera, Meridian.** Tienes 4 de 5, y el objetivo de la reliquia te daría la victoria.

## Un trato.

lesson-trade = Un trato
    .about = Cómo las mercancías se vuelven bienes, con quién se puede tratar, y qué se compra con ello.
    .end = Llena tus mercancías siempre que puedas darlas, y quédate cerca de alguien. Un cambio igualado enriquece a los dos, así que casi todos lo aceptan; a quien va por delante, pídele más.
lesson-trade-refill = Se comercia con **mercancías**. No tienes ninguna, y puedes guardar 3. Una **orden** las llena: Comercio, por 1 ficha de estrategia.
    .after = 3 mercancías. A ti no te compran nada: solo en manos de otra persona se vuelven **bienes**, que pagan 1 recurso o 1 de influencia cada uno.
lesson-trade-near = En la fase de acción solo puedes tratar con **vecinos**: los dos tienen naves o planetas en un mismo sistema, o en sistemas adyacentes. Tu rival acaba de tomar D2, que toca el centro. Activa **C3**.
    .after = Ahí está tu ficha.
lesson-trade-bring = Lleva naves. No tienen que desembarcar: basta con estar.
    .after = Ya son vecinos, y lo primero que ha hecho tu rival es ofrecerte un trato.
lesson-trade-agree = 1 mercancía por 1 mercancía parece no ser nada. Pero las dos cambian de manos, así que **cada parte gana un bien**. Acéptalo.
    .after = Ahora tienes 2 bienes. Entre las mismas dos personas cabe un trato por turno.
lesson-trade-pass = Mira los objetivos públicos: **Grandes obras** te pide gastar 6 recursos. Tu hogar da 4, y con tus 2 bienes son 6. Así que guárdalos, y pasa el resto de la ronda.
    .after = Todos han pasado, y empieza la **fase de recuento**: ahora se puntúan los objetivos.
lesson-trade-spend = Puntúalo: lo pagan el planeta natal y los dos bienes. Sin el trato te faltaría 1.
    .after = **1 de 5 puntos**, comprado con un trato. Todo lo tuyo vuelve a estar listo.
lesson-trade-council = El consejo: aquí todos pueden tratar con todos, vecinos o no, hasta que han votado. Tu rival tiene 3 mercancías y tú 2. Ofrece **2 por 2**.
    .after = Trato hecho: 2 bienes para ti, y 2 para tu rival. Con tu voto acabaría tu parte en el consejo.

## Una batalla.

lesson-battle = Una batalla
    .about = Poner una flota al alcance, la lucha en el espacio, y el desembarco que sigue.
    .end = Mira las probabilidades en el botón antes de lanzarte, y lleva todo lo que puedas: media flota es más o menos media probabilidad. Quien ve que pierde puede retirarse desde el segundo asalto, y tú también.
lesson-battle-gather = Tu rival empieza en el otro extremo, y los exploradores vuelan 2 sistemas por turno. Así que la flota necesita antes un sitio desde el que alcance: activa **C3**, en el centro.
    .after = Ahí está tu ficha. Las naves que lleguen se quedan hasta que acabe la ronda.
lesson-battle-bring = Lleva los dos exploradores, con 1 infantería a bordo cada uno. Las naves ganan el espacio, pero solo las **fuerzas terrestres** toman un planeta.
    .after = Tu rival ha desembarcado en D1, a tu lado: 1 transporte sobre dos planetas, **Salobre** y **Pavesa**.
lesson-battle-wait = De momento tu ficha retiene a tu flota. Pasa: cuando todos han pasado, las fichas dejan el mapa, y la flota vuelve a ser libre.
    .after = Mientras tanto tu rival se extendió, y puntuó un objetivo. Un transporte sigue guardando D1.
lesson-battle-vote = El consejo entre rondas: se vota la próxima portavocía, que da el primer turno. Vota por ti.
    .after = Perdiste la votación, así que tu rival hizo el primer turno de la ronda 2. Dejó D1 como estaba.
lesson-battle-target = Ahora eliges tú: activa **D1**, junto a C3, con una nave enemiga dentro.
    .after = Ahí está tu ficha.
lesson-battle-attack = Con los dos exploradores y toda la infantería ganas **14 de 15** veces; con un explorador, 1 de 2. Cada bando tira un dado por nave, asalto a asalto; cada impacto quita una, hasta que un bando desaparece o se retira.
    .after = Tu 7 acierta: los exploradores aciertan con 8, y tu tecnología Telémetros suma 1. El transporte cae, y con él la infantería que llevaba: no tiene otra nave.
lesson-battle-land = El espacio es tuyo, y con él el desembarco. Pavesa está vacío, Salobre lo guarda 1 infantería: con todas las tuyas ganas ahí **7 de 8** veces, con una 2 de 5. Desembarca las dos en Salobre.
    .after = Tres asaltos, y cae la última defensora. El planeta es tuyo, agotado hasta la próxima ronda.
