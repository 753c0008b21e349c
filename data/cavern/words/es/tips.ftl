# Lo que se explica la primera vez; 20 palabras como mucho.

tip-battle = Batalla: el mayor Combate se lleva los Tesoros y medio Oro; el segundo, medio resto. Los empates, por turno.
tip-encounter = Primero solo se lee el título: una respuesta tira dados, es retirada o cuesta PE u Oro; sin él, fallas.
tip-deserted = Una sala que se completa sin ningún Minero queda en calma. Lo que guarda no es para nadie.
tip-torch = Una loseta con Antorcha pone boca arriba a todos los Mineros de su sala.
tip-sun = Cada loseta con un Sol mueve el marcador. En su última casilla, la partida está por acabar.
tip-stuck = Si no encaja ninguna loseta, ignora pasillos o cambia losetas por PE, o pasa y roba otra mano.
tip-beast = La bestia avanza una loseta por ronda, hacia la sala abierta con Mineros que más guarda.
tip-contract = Un Contrato es para quien logra primero su hazaña. Sus puntos cuentan al final.
tip-used = Un Tesoro ya usado sigue siendo tuyo: sus puntos cuentan igual al final.
tip-xp = Cada PE paga 2 dados, otras losetas o un Minero a casa. Al final no vale nada.
tip-fast = Una loseta con las flechas » te da otro turno entero después de este.
tip-waits = Un Minero espera en una sala abierta hasta que una loseta la cierra. Si llegan rivales, hay Batalla.
