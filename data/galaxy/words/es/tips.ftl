# Lo que se explica la primera vez (data/galaxy/tips.toml); 20 palabras cada uno como mucho.

tip-tactic = Una ficha de táctica te abre un sistema: ve allí, lucha, desembarca, explora y produce. Tus naves se quedan allí esta ronda.
tip-exploring = Robas una carta del rasgo del planeta, o de la frontera, y la resuelves en el acto.
tip-battle = Los dos bandos tiran a la vez, y cada impacto quita una unidad: la más barata antes, salvo que elija su dueño.
tip-bombardment = Antes de desembarcar, cada acorazado puede tirar una vez contra las fuerzas terrestres de un planeta.
tip-trade = Son vecinos quienes tienen unidades o planetas en el mismo sistema o en adyacentes. Un trato lo aceptan ambos.
tip-attachment = Una carta vinculada se queda en el planeta que se exploró.
tip-relic = Una reliquia está a la vista ante ti y no se puede dar en tratos. `/use` la usa.
tip-room = En el espacio, las fuerzas terrestres necesitan sitio en naves. Lo que no cabe se pierde.
tip-council = Comercia con quienes aún no han votado, vecinos o no. Al votar acabas tu parte del consejo.
