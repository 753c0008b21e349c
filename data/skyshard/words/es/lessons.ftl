# Lo que dice la guía de las lecciones: de cada paso, antes de su jugada y después.

lesson-first = Tu primera incursión
    .about = Una incursión pequeña y entera: puertas, una cerradura con llave, una ballesta y dos fragmentos.
    .end = Una incursión de verdad pide 3 fragmentos, y vienen compañeros. Si son tres o más, cada enemigo en pie al abrir una puerta llama a uno de nivel 5. Uno de nivel 10 guarda el último fragmento y golpea cuando lo tomas. Tras la ronda 5, cada ronda quita vida a todos: 1, luego 2, luego 3.
lesson-first-door = Tras estas puertas hay **2 fragmentos de estrella**. Ten los dos al acabar una ronda y habrás ganado. Estás en la puerta **B**, así que abrirla es gratis: pulsa el botón de color.
    .after = Una loseta nueva, y tú eliges cómo va.
lesson-first-lay = Cada forma es un modo de encajar la loseta. Un aro naranja es donde puede salir un enemigo; un cofre, donde puede haber un alijo. La **forma 1** tiene 2 puertas y deja a los enemigos a 2 pasos.
    .after = Una **rata de las sombras**. El 1 de su disco es su nivel: 1 de vida, 1 dado.
lesson-first-onward = Aquí no hay fragmento. La puerta **D** está a 2 pasos y esconde uno 1 de cada 4 veces. La rata puede esperar: a solas no llamas a nadie al abrir.
    .after = Un salón **con un fragmento de estrella**.
lesson-first-hall = Pulsa otra vez la **forma 1**: los enemigos empiezan a 2 pasos. Donde una loseta toca 1 más, puedes cruzar.
    .after = El cristal es el fragmento. El **saqueador ballestero** es de nivel 5: 3 de vida, 2 dados, y dispara a 3 casillas.
lesson-first-shard = Quien entra en la loseta de un fragmento lo toma, y es 1 paso: pulsa **Tomar el fragmento**. Cada fragmento da algo más: cura, quita fatiga o muestra la próxima carta.
    .after = **1 de 2 fragmentos.** Su regalo: la próxima carta tiene un fragmento, abras la puerta que abras.
lesson-first-attack = **Un ataque por turno es gratis.** Tiras tres dados: 3, 4 o 5 es 1 de daño, un 6 es 2. El vigía tiene 1 de vida. Después de andar, un ataque acaba tu turno.
    .after = Cae. Luego actúan los **enemigos**: el ballestero sacó un 5, o sea 1 de daño, y tu **defensa** de 1 lo paró. La rata vino y falló.
lesson-first-rat = Ronda 2: tu ataque vuelve a ser gratis. **Ataca antes de andar** y conservas los 3 pasos.
    .after = Al suelo. Solo queda el ballestero.
lesson-first-cache = Un **alijo legendario** está a 1 paso: lo que guarda dura. Su cerradura se abre 3 de cada 5 veces. Tienes un intento; si te gana, se pierde.
    .after = El código es 4, 2, 2. El **4 es la llave**: hasta que un dado lo muestre, lo demás no cuenta. Sacaste 4, 1, 2: se quedan el 4 y un 2.
lesson-first-key = Falta un 2, y tu último dado muestra 1. **1 de fatiga** cambia un dado en 1. Te caben 3 de fatiga, y cada turno quita 1.
    .after = Abierto: el **amuleto de roble** sube tu vida máxima en 3 y no cura nada.
lesson-first-last = Ahora la puerta **F**, a 1 paso: esconde un fragmento seguro, como mostró el regalo. El ballestero queda atrás: ganan los fragmentos, no las muertes.
    .after = Una galería con el último fragmento.
lesson-first-layout = La **forma 1** deja al nuevo enemigo a 2 pasos. No tiene puerta, y ya no te hace falta.
    .after = El último fragmento está a 1 paso.
lesson-first-take = Un paso lo toma: pulsa **Tomar el último fragmento**, y los dos son tuyos.
    .after = **2 de 2 fragmentos**, y su regalo quitó 1 de fatiga. Sigue en pie al acabar la ronda y habrás ganado.
lesson-first-raider = El ballestero, a tu lado, tiene 3 de vida. Tu ataque gratis está gastado, y cada uno más cuesta 1 de fatiga. **Derribar al saqueador ballestero** ataca hasta que caiga: 14 de cada 15 veces.
    .after = 3, 3, 1 le dejó 1 de vida. Luego un **6**: al suelo con el último golpe. Acaba la ronda, y sigues en pie con los dos fragmentos.

## Una pelea.

lesson-fight = Una pelea
    .about = Dos enemigos, y uno demasiado fuerte para tenerlo al lado: alcance, fatiga y un paso atrás.
    .end = Pega primero a lo que cae seguro, y quédate lejos de lo que no. Guarda fatiga para el turno que lo remata. En grupo, el golpe puede llevárselo otro: la defensa lo cambia todo.
lesson-fight-door = Esta vez llevas a la Saeta: rápida, frágil, y acierta a 3 casillas. Abre la puerta **A**, a tu lado.
    .after = Algunas puertas avisan de que detrás espera algo más fuerte de lo normal. Esta es una.
lesson-fight-lay = Pulsa la **forma 3**: 1 puerta, y los enemigos empiezan a 2 pasos.
    .after = Un **saqueador del hacha** de nivel 5 y un **saqueador vigía** de nivel 1. El número de un enemigo dice cuánto cuesta derribarlo y lo fuerte que pega.
lesson-fight-near = Los botones muestran las probabilidades: un ataque casi nunca derriba al del hacha, y al vigía 9 de 10 veces. Tu ataque gratis va donde acaba algo: un enemigo caído no pega a nadie.
    .after = Uno menos. La tarjeta muestra tus dos dados y el daño de cada uno.
lesson-fight-back = El fragmento puede esperar: un enemigo anda 2 pasos y pega a quien tenga entonces al lado. **Ir a M21** te deja fuera de su alcance, con 2 de tus 4 pasos.
    .after = Aquí nada te alcanza.
lesson-fight-wait = Termina tu turno. Ahora se mueve el saqueador.
    .after = Ha venido a O20 y no ha podido pegar. Hay 2 casillas entre ambos: dentro de tu alcance y fuera del suyo.
lesson-fight-free = Turno nuevo, ataque gratis nuevo. Tiene 4 de vida y ninguna defensa, así que cuenta todo lo que saques.
    .after = 1 de daño, le quedan 3 de vida.
lesson-fight-again = Los demás ataques del mismo turno cuestan 1 de **fatiga** cada uno. Te caben 3, y pierdes 1 al empezar cada turno.
    .after = 2 de daño, queda 1.
lesson-fight-third = Una vez más: 9 de 10 de que caiga. Si aguantara, lo tendrías al lado después; para esto está la fatiga.
    .after = Al suelo, y sin un rasguño. Ha hecho falta atacar tres veces: a solas y a pie firme no habrías podido.
lesson-fight-shard = El salón es tuyo. Pisa su loseta y toma el fragmento.
    .after = 1 de 2 fragmentos.

## Una cerradura.

lesson-lock = Una cerradura
    .about = Un alijo legendario ante un enemigo de nivel 5: la llave, lo que se queda y cuándo vale la pena la fatiga.
    .end = Una cerradura legendaria da 4 tiradas y tiene llave; una común da 3 y no la tiene. Tira mientras falten muchas cifras y gasta fatiga en la última. Las trampas también son cerraduras.
lesson-lock-door = Llevas al Baluarte, duro de pelar. Abre la puerta **B**, en la que estás.
    .after = Un salón con un fragmento de estrella.
lesson-lock-lay = Pulsa la **forma 1**: 2 puertas, y los enemigos empiezan a 2 pasos.
    .after = Aquí hay un **alijo legendario**: lo que guarda dura. Detrás está un **engendro hondero** de nivel 5.
lesson-lock-shard = Primero el fragmento: **Tomar el fragmento**, a 1 paso.
    .after = **1 de 2 fragmentos**, y te quedan 2 pasos.
lesson-lock-kneel = **Ir a abrir** el alijo en O19: andas hasta allí y haces la primera tirada. Tienes un intento, y un alijo que te gana se pierde.
    .after = El código es 6, 2, 2, y el **6 es la llave**: hasta que un dado lo muestre, lo demás no cuenta. Sacaste 1, 6, 5, así que el 6 se queda.
lesson-lock-turn = Faltan dos 2. Tu 1 está a un paso de un 2, y **1 de fatiga** lo cambia. La cerradura se abre entonces 7 de cada 8 veces.
    .after = Un 2 se queda. Solo queda un dado por tirar.
lesson-lock-roll = La tirada es gratis, y te quedan 3: tira el último dado.
    .after = Un 1. Te quedan 2 tiradas.
lesson-lock-force = Está a un paso del 2. Por 1 de fatiga **se abre seguro**; con una tirada, 1 de cada 6 veces. Te caben 3 de fatiga, y con esta llevas 2.
    .after = Abierto. El **anillo del portero** da 1 de defensa: desde ahora cada impacto te hace 1 menos.
lesson-lock-strike = El engendro, a tu lado, tiene 3 de vida, y tu primer ataque es gratis: cae 1 de cada 2 veces. Lo que le quites no vuelve.
    .after = 1 de daño: le quedan 2.
lesson-lock-again = Luego te golpearía a ti, así que vale tu última fatiga: **Atacar al engendro hondero** lo derriba 4 de cada 5 veces.
    .after = 3 de daño: al suelo. Una reliquia, un fragmento y un enemigo de nivel 5 en un turno.
