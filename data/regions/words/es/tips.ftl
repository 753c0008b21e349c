# Lo que se explica la primera vez (data/regions/tips.toml); como máximo unas 20 palabras.

tip-fight = Quien ataca tira Ataque, el otro Resistencia: gana lo más alto; el empate acierta. Daño menos Defensa quita brío.
tip-lock = Tu Ganzúa se tira contra la cerradura, y el empate la abre. Si fallas, puedes volver a intentarlo.
tip-key = La llave correcta quita una cerradura, y con ella el Desafío.
tip-passage = Un camino oculto, una vez hallado, está en el mapa para todo el grupo.
tip-alert = Un Vigilante en alerta golpea más fuerte y puede venir a buscarte.
tip-light = Una luz en la oscuridad, a la vista de un Vigilante, cuesta al menos una ficha de sigilo.
tip-body = Un Vigilante que da con el cuerpo de otro se pone en alerta. Un cuerpo escondido no se encuentra nunca.
tip-alarm = Desde ahora cada ronda cuesta fichas de sigilo: 1, luego 2, luego 3.
tip-down = Con 0 de brío nada te golpea. Al turno siguiente te levantas con una Herida: 5 de brío menos.
tip-hand = Al final de la ronda tu mano baja hasta su límite. Qué cartas se van lo eliges en tu mano.
tip-search = Un registro halla lo que supera. Tras un 6, o tres registros de un lugar, apenas queda nada.
tip-level = Un nivel es un tamaño de dado: +1 hace de un d6 un d8, y -1 un d4.
tip-out = Salís por separado, cada cual en su turno y para siempre.
tip-fortune = La Fortuna es suerte, buena o mala. Los objetos de valor pagan equipo y curas en una ciudad, entre escenarios.
