# Lo que se explica la primera vez (data/galaxy/tips.toml); 20 palabras cada uno como mucho.

tip-tactic = Una ficha de táctica te abre un sistema: ve allí, lucha, desembarca, explora y produce. Tus naves se quedan allí esta ronda.
tip-exploring = Robas una carta del rasgo del planeta, o de la frontera, y la resuelves en el acto.
tip-battle = Los dos bandos tiran a la vez, y cada impacto quita una unidad: la más barata antes, salvo que elija su dueño.
tip-bombardment = Antes de desembarcar, cada acorazado puede tirar una vez contra las fuerzas terrestres de un planeta.
tip-trade = Las mercancías son bienes en otras manos: un cambio igual enriquece a ambos. Tratan vecinos; en consejo, todos.
tip-attachment = Una carta vinculada se queda en el planeta que se exploró.
tip-relic = Una reliquia está a la vista ante ti y no se puede dar en tratos. `/use` la usa.
tip-room = En el espacio, las fuerzas terrestres necesitan sitio en naves. Lo que no cabe se pierde.
tip-council = El portavoz empieza y puntúa primero en la ronda siguiente. Al votar acabas tu parte: comercia y reparte antes.
tip-gained = Un planeta que ganas está agotado: paga y vota desde la ronda siguiente.
tip-research = Una tecnología es tuya para siempre. Tus planetas la pagan y se reponen en la ronda siguiente.
tip-tokens = Las órdenes e investigar cuestan fichas de estrategia. Las fichas que te queden las repartes de nuevo en el consejo.
