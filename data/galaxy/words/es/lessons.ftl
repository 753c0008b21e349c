# Lo que dicen los guías de las lecciones (`data/galaxy/lessons`): de cada paso, antes de la jugada y después.

lesson-first = Tu primer viaje
    .about = Toma planetas, explóralos, compra una carta, vota, rompe el sello de Meridian, y gana un combate y la partida.
    .end = Has ganado: una partida corta pide 5 puntos, una completa 8. No has visto los tratos (lección **Un trato**), los ataques a planetas (**Una batalla**), las tecnologías, a 4 recursos cada una, y las fronteras, el **?** del mapa, que explora la Brújula del vacío.
lesson-first-activate = Ganan **5 puntos**. Hay tres objetivos a la vista, de 1 punto cada uno: uno es **Posesiones lejanas**, 4 planetas fuera del hogar. Un turno suele ser esto: **activar** un sistema, llevar naves, desembarcar. C4 tiene dos planetas libres.
    .after = Eso ha costado 1 de tus 3 **fichas de táctica**: una por cada sistema que activas.
lesson-first-bring = Lleva los dos exploradores: vuelan 2 sistemas, y cada uno carga 1 infantería. Una infantería toma un planeta.
    .after = Tus naves se quedan allí hasta que acabe la ronda. En casa quedan dos infanterías.
lesson-first-land = Nadie guarda C4: desembarca una en cada planeta. Un planeta libre que ganas se **explora**: descubres una carta que nadie ha visto.
    .after = En Erial había un **fragmento**: 3 de una clase hacen una reliquia. Pórtico dio 2 **mercancías**: al cambiar de manos, cada una paga 1. Tariq espera ya con una flota en D2, justo al lado de Meridian.
lesson-first-second = Hay otros dos planetas en B3, junto a tu hogar. Así tendrás 4.
    .after = Queda 1 ficha de táctica.
lesson-first-bring-two = Un **transporte** vuela solo 1 sistema, pero carga 4. Llévalo con tus 2 últimas infanterías. Tariq está a dos sistemas de tu hogar: puede quedarse vacío por ahora.
    .after = Todo lo que tienes está ahora en C4 y B3.
lesson-first-land-two = Desembarca otra vez una en cada planeta.
    .after = En Salobre un puesto te vende algo.
lesson-first-card = Una **carta de orden** se queda en secreto en tu mano hasta que la juegas. Paga 1 mercancía por una: tienes 2, y sin cambiar de manos no pagan nada.
    .after = Has robado **Escolta**: +1 en tus dados en un combate. Espera en **Privado**. Tienes cuatro planetas.
lesson-first-round-over = Una ficha que guardas es un turno en la próxima ronda, así que para aquí: **Terminar mi ronda**. Cuando todos lo hacen, los objetivos puntúan solos, como mucho 1 público y 1 secreto.
    .after = **Posesiones lejanas: tu primer punto.** Cada cual recibe 2 fichas y una carta de orden, y se reúne el consejo.
lesson-first-vote = El consejo elige quién empieza, y esa persona recibe una ficha. Los votos son la **influencia** de tus planetas, el número claro: tienes 8, Tariq 2. Votar no cuesta nada.
    .after = **Empiezas la ronda 2.** Tariq sigue al lado de Meridian.
lesson-first-centre = **Meridian**, en el centro, decide esta partida. Quien desembarca primero paga 6 de influencia por 1 punto y una reliquia. Conservarlo es 1 punto por ronda, y tu objetivo secreto, **Centro de todo**, 1 más.
    .after = Tariq puede devolver el golpe: los botones dicen con qué probabilidad lo conservas.
lesson-first-scouts = Empieza con los exploradores y la infantería de C4. Solos lo conservan 1 de cada 4 veces: debe seguir algo más.
    .after = Están en camino.
lesson-first-transport = **Llevar todo**: con el transporte lo conservas 3 de cada 4 veces. B3 sigue siendo tuyo hasta que otros desembarquen.
    .after = Tres naves y cuatro infanterías están sobre Meridian.
lesson-first-seal = Desembarca las cuatro: solo las fuerzas terrestres conservan un planeta. Los planetas pagan los 6 de influencia, y descansan hasta que acabe la ronda.
    .after = **El sello está roto: tu segundo punto**, y una reliquia, que cumple **Guarda de reliquias**. Tariq también gana una reliquia, y ataca con todo lo que tiene: si resistes, ganas.
lesson-first-escort = Primero luchan las naves: 3 tuyas contra 3 suyas. Cada una tira un dado, los exploradores aciertan con 8 o más, y cada acierto destruye una nave. Ahora cuenta tu carta: juega **Escolta**.
    .after = **Tres aciertos: toda su flota ha caído**, y con ella las 4 infanterías a bordo. Pero acertó dos veces.
lesson-first-losses = Tú eliges qué pierdes. Los exploradores han hecho su trabajo: pierde los dos y conserva el transporte.
    .after = **Meridian resiste.** A Tariq no le queda nada con que tomarlo.
lesson-first-win = Ahora cuenta: 2 puntos, y al acabar la ronda **Guarda de reliquias**, **Centro de todo** y Meridian, 1 cada uno. Termina tu ronda.
    .after = **5 puntos: has ganado.**

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
