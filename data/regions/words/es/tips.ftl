# Lo que se explica la primera vez (data/regions/tips.toml); como máximo unas 20 palabras.

tip-fight = Quien ataca tira Ataque, el otro Resistencia: gana lo más alto; el empate acierta. Daño menos Defensa quita brío.
tip-lock = Tu Ganzúa se tira contra la cerradura, y el empate la abre. Si fallas, puedes volver a intentarlo.
tip-key = La llave correcta quita una cerradura, y con ella el Desafío al que pertenecía.
tip-obstacle = Este obstáculo sigue ahí: cada cual lo pasa por su cuenta. Lo hecho cuenta hasta que sales de la región.
tip-passage = Un camino oculto que alguien encontró queda en el mapa desde ahora, para todo el grupo.
tip-alert = Un Vigilante en alerta golpea más fuerte y puede venir a buscarte.
tip-light = Una luz en la oscuridad, a la vista de un Vigilante, cuesta al menos una ficha de sigilo.
tip-body = Un Vigilante que da con el cuerpo de otro se pone en alerta. Un cuerpo escondido no se encuentra nunca.
tip-alarm = Desde ahora cada ronda cuesta fichas de sigilo: 1, luego 2, luego 3.
tip-down = Con 0 de brío nada te golpea. Tu turno empieza con todo el brío, menos 5 por la Herida; varias Heridas matan.
tip-hand = Al final de la ronda las manos bajan hasta el límite. El menú de Tu mano dice qué carta se va.
tip-search = Un registro halla lo que su tirada supera. Tras un 6 o más, poco puede quedar oculto ahí.
tip-level = Un nivel es un tamaño de dado: +1 nivel convierte un d6 en d8, y -1 nivel en d4.
tip-out = Salís por separado, cada uno en su turno. Quien sale ya no vuelve a entrar.
