# Lo que se explica la primera vez (data/galaxy/tips.toml); 20 palabras cada uno como mucho.

tip-tactic = Tu ficha de táctica está aquí: las naves que llegan a este sistema, o ya están, se quedan esta ronda.
tip-fight = Los dos bandos tiran a la vez; cada impacto quita una unidad. Solo las tropas que desembarcan toman planetas.
tip-gained = Un planeta que ganas se explora: robas su carta. Paga y vota desde la ronda siguiente.
tip-tokens = Una orden o investigar cuesta una ficha de estrategia. Al acabar la ronda todos ganan 2 y reparten las suyas.
tip-battle = Un impacto quita la unidad más barata, salvo elección. Se lucha hasta que un bando cae o se retira.
tip-council = Tu voto acaba tu parte en el consejo: comercia y reparte tus fichas antes.
tip-trade = En tu turno tratas con vecinos; en el consejo, con todos; con cada uno, una vez.
tip-goods = Un bien paga 1 recurso o influencia. Las mercancías no pagan nada hasta que un trato las hace bienes ajenos.
tip-research = Una tecnología es tuya para siempre. Tus planetas la pagan y se reponen en la ronda siguiente.
tip-bombardment = Antes de desembarcar, cada acorazado puede tirar una vez contra las fuerzas terrestres de un planeta.
tip-exploring = Un planeta sin dueño se explora al ganarlo; lo que se quita a un rival, no.
tip-attachment = Una carta vinculada se queda en el planeta que se exploró.
tip-relic = Una reliquia está a la vista ante ti y no se puede dar en tratos. `/use` la usa.
tip-room = En el espacio, las fuerzas terrestres necesitan sitio en naves. Lo que no cabe se pierde.
