# Lo que se explica la primera vez (data/galaxy/tips.toml); 20 palabras cada uno como mucho.

tip-fight = Los dos bandos tiran a la vez; cada impacto quita una unidad. Solo las tropas que desembarcan toman planetas.
tip-battle = Un impacto quita la unidad más barata, salvo elección. Se lucha hasta que un bando cae o se retira.
tip-council = Tras la ronda se reúne el consejo. Tu voto acaba tu parte: comercia y reparte tus fichas antes.
tip-trade = En tu turno puedes comerciar una vez con cada vecino, y tras la ronda con todos.
tip-goods = Un bien paga 1 recurso o influencia. Las mercancías no pagan nada hasta que un trato las hace bienes ajenos.
tip-relic = Una reliquia está a la vista ante ti y no se puede dar en tratos. `/use` la usa.
tip-ships = Un explorador vuela 2 sistemas y lleva 1 unidad; un transporte, 1 y lleva 4. Un sistema admite 4 naves.
tip-tokens = Una ficha que no gastas sigue siendo tuya. Cada ronda nueva te da 2 más.
