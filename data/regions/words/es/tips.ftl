# Lo que se explica la primera vez (data/regions/tips.toml); como máximo unas 20 palabras.

tip-lock = Tu Ganzúa se tira contra la cerradura, y el empate la abre. Si fallas, puedes volver a intentarlo.
tip-alert = Un Vigilante en alerta golpea más fuerte y puede venir a buscarte.
tip-body = Un Vigilante que da con el cuerpo de otro se pone en alerta. Un cuerpo escondido no se encuentra nunca.
tip-hand = Al acabar la ronda se van las cartas que pasan de tu límite (5 por regla): un botón lo dice.
tip-level = Un nivel es un tamaño de dado: +1 hace de un d6 un d8, y -1 un d4.
tip-out = Quien está fuera se queda fuera. Los demás aún tienen que salir, cada cual en su turno.
tip-hit = Un ataque acierta si saca al menos lo que la resistencia. Un segundo dado es el daño, menos la Defensa.
