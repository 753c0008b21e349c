# Lo que dice la guía de las lecciones: de cada paso, antes de su jugada y después.

lesson-first = Tu primera incursión
    .about = Una incursión pequeña y entera: puertas, dados, una cerradura, y fuera con dos fragmentos.
    .end = En compañía pueden ir hasta 4, y los fragmentos son 3. Si son tres o más, los enemigos que sigan en pie llaman a otros a cada loseta nueva: derrótenlos antes de abrir una puerta. Atacar acaba tu paseo, así que ataca primero. Desde la ronda 6 la propia oscuridad quita vida.
lesson-first-door = En algún sitio ahí abajo hay **2 fragmentos de estrella**: ten los dos al acabar una ronda y habrás ganado. Aún no hay mapa: cada puerta con letra que abres muestra un trozo. Estás en la puerta **A**, así que abrirla no cuesta nada.
    .after = Un recodo del pasillo, y un fragmento en alguna parte. La carta de una loseta dice qué más trae.
lesson-first-lay = Primero di cómo va la loseta nueva: cada número es una posición que encaja, puerta con puerta. Debajo de cada una pone qué trae: lo cerca que queda la siguiente puerta y si un enemigo empieza a tu lado. En la **1** ambas cosas están cerca, y de la rata te ocupas enseguida.
    .after = En la imagen: el cristal pálido es el fragmento, la caja un **alijo**, y el disco con púas y un 1, un **enemigo** de nivel 1. Todo eso viene con las losetas: más puertas, más botín y más dientes.
lesson-first-rat = La rata está a tu lado y mordería al acabar tu turno. Tienes **un ataque gratis por turno**: tres dados, en los que 1-2 fallan, 3-5 dan un impacto y un 6 dos. Tiene 1 de vida: basta casi cualquier tirada.
    .after = Al suelo. La letra pequeña muestra los dados y lo que hizo cada uno.
lesson-first-cache = Aún puedes andar hasta donde llegan tus **pasos**, la línea azul. El alijo está en la loseta del fragmento, así que con un paseo tienes los dos: quien entra en esa loseta toma el fragmento, aunque vaya de paso.
    .after = **Uno de dos fragmentos.** Cada uno da además un pequeño favor. El alijo está cerrado: tres dados tienen que dar sus tres cifras, y dos ya las dan.
lesson-first-dial = Puedes volver a tirar el último dado, hasta dos veces. O gastas 1 de **fatiga** para girar un dado en 1, y aquí eso lo abre seguro. Te caben 3 de fatiga, y pierdes 1 al empezar cada turno.
    .after = Abierto. Una **reliquia** de un alijo común sirve una vez: este frasco da dos dados más en un ataque. Guárdalo por ahora.
lesson-first-onward = Te quedan pasos, y hay una puerta A nueva en M18. Este botón te lleva allí y la abre: en un umbral no cuesta nada más.
    .after = Aquí dentro está el segundo fragmento.
lesson-first-second = ¿Cómo va la loseta? Ya no hace falta ninguna puerta, así que mantén lejos a los enemigos: la **1**.
    .after = Un engendro espera junto a la puerta, sobre su alijo. Pero ya has gastado el ataque de este turno, y los pasos.
lesson-first-rest = No queda nada que hacer: termina el turno. Entonces actúan los **enemigos**, primero el de nivel más alto: cada uno va hacia quien puede alcanzar y tira dados como los tuyos.
    .after = Ronda 2. El engendro sacó un impacto, pero tu **defensa** de 1 lo para. No todo el mundo tiene defensa: te ha tocado el Baluarte, lento y duro de pelar.
lesson-first-flask = Un engendro de nivel 1 no es gran peligro, pero así ves qué hace una reliquia. Usarla no cuesta acción.
    .after = Dos dados más para tu próximo ataque.
lesson-first-fight = Ahora cinco dados, contra 1 de vida.
    .after = Cae, y el camino queda libre.
lesson-first-shard = El fragmento está en esa loseta: basta con pisarla una vez. Tienes 3 pasos, así que te quedan 2 pasos para luego.
    .after = **Los dos fragmentos.** Ganas en cuanto acabe esta ronda contigo en pie. No quedan enemigos, así que hay tiempo para el alijo.
lesson-first-lock = Ve y arrodíllate ante el segundo alijo. Si la cerradura te gana, solo pierdes el alijo.
    .after = Encaja una cifra de tres.
lesson-first-roll = Girar los otros dos dados la abriría por 2 de fatiga. Aquí no hay nada en juego, así que mira qué hace tirar: lo que encaja se queda, el resto se vuelve a tirar. Con 2 tiradas se abre más o menos 1 vez de 2.
    .after = Un 3, que se queda, y un 1.
lesson-first-again = Solo falta el 5, y esta es la última tirada. Un 5 la abre, y un 4 o un 6 también, por 1 de fatiga: 1 vez de 2.
    .after = Abierto con la última tirada, y otro frasco por ello.
lesson-first-out = Aquí abajo no hay más. Termina el turno: la ronda acaba con los dos fragmentos en la mano.
    .after = Victoria en la ronda 2. Ha sido una incursión entera.

## Una pelea.

lesson-fight = Una pelea
    .about = Dos enemigos, y uno demasiado fuerte para tenerlo al lado: alcance, fatiga y un paso atrás.
    .end = Pega primero a lo que cae seguro, y quédate lejos de lo que no. Guarda fatiga para el turno que lo remata. En grupo, el golpe puede llevárselo otro: la defensa lo cambia todo.
lesson-fight-door = Esta vez llevas a la Saeta: rápida, frágil, y acierta a 3 casillas. Abre la puerta **A**, a tu lado.
    .after = Algunas puertas avisan de que detrás espera algo más fuerte de lo normal. Esta es una.
lesson-fight-lay = Pon el salón, **1** como siempre.
    .after = Un **saqueador del hacha** de nivel 5 y un **saqueador vigía** de nivel 1. El número de un enemigo dice cuánto cuesta derribarlo y lo fuerte que pega.
lesson-fight-near = Los botones muestran las probabilidades: 1 de 30 de derribar al del hacha con un ataque, 9 de 10 con el vigía. Tu ataque gratis va donde acaba algo: un enemigo caído no pega a nadie.
    .after = Uno menos. La letra pequeña muestra tus dos dados y el daño de cada uno.
lesson-fight-back = Aún tienes tus 4 pasos. Un enemigo llega hasta donde puede andar y pega si queda a tu lado, así que aléjate: a **M21** no llega el saqueador. `/map mode:threats` lo muestra para cualquier sitio.
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
    .about = Un alijo legendario: la cifra que tiene que salir primero, y cuándo vale la pena la fatiga.
    .end = Una cerradura común da 3 intentos en cualquier orden; una legendaria, 4 y una cifra clave. Tira mientras falten muchas cifras y gasta fatiga en la última. Las trampas también son cerraduras.
lesson-lock-door = Tras la puerta **A** hay un alijo legendario. Abrirla te cuesta todo el movimiento.
    .after = Un nicho: pequeño, y nada espera en él.
lesson-lock-lay = Ponlo, **1** como siempre. Después no queda nada que hacer, y tu turno termina solo.
    .after = Un **alijo legendario**. Lo que guarda sirve el resto de la incursión, no una sola vez como lo de uno común.
lesson-lock-kneel = Ve allí y prueba la cerradura. Tienes una oportunidad, y un alijo que te gana se pierde.
    .after = Tres dados contra 3, 5, 6. El **3 tiene que salir primero**: hasta que un dado lo muestre, no cuenta nada más.
lesson-lock-key = 1 de **fatiga** cambia un dado en 1. Tu 4 está a un paso del **3**, así que gíralo: sin la cifra clave, una tirada no conserva nada más. La probabilidad sube de 1 de 2 a 3 de 5.
    .after = El 3 encaja y se queda. Los otros dos dados son unos, lejos de 5 y 6.
lesson-lock-roll = Tirar es gratis, y faltan 2 cifras: vuelve a tirar los dos dados.
    .after = Un 6, que se queda, y un 4.
lesson-lock-force = El último dado muestra 4 y pide 5: un paso. Por 1 de fatiga se abre seguro; con una tirada, 1 de 6. Tendrás 2 de 3 de fatiga, y pierdes 1 al empezar cada turno.
    .after = Abierto. El anillo da 1 de defensa mientras lo lleves.
