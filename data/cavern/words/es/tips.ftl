# Lo que se explica la primera vez; 20 palabras como mucho.

tip-encounter = Primero solo se lee el título: una respuesta tira dados, es retirada o cuesta PE u Oro; sin él, fallas.
tip-battle = El mayor Combate gana medio Oro, redondeado abajo, y los Tesoros; el segundo, medio resto. Lo demás vuelve.
tip-torch = Una loseta con Antorcha pone boca arriba a todos los Mineros de su sala.
tip-beast = La bestia avanza una loseta por ronda, hacia la sala abierta con Mineros que más guarda.
tip-contract = Un Contrato es para quien logra primero su hazaña. Sus puntos cuentan al final.
tip-used = Un Tesoro ya usado sigue siendo tuyo: sus puntos cuentan igual al final.
tip-roll = Un dado blanco muestra Combate o Botín, el rojo sobre todo Combate, el morado Botín. Combate gana; mayor Botín da una carta.
