# Lo que se explica la primera vez; 20 palabras como mucho.

tip-battle = Batalla: el mayor Combate toma medio Oro; el segundo, medio resto; lo demás, nadie. Empate: quien tiró antes.
tip-encounter = Primero solo se lee el título: una respuesta tira dados, es retirada o cuesta PE u Oro; sin él, fallas.
tip-deserted = Una sala que se completa sin ningún Minero queda en calma. Lo que guarda no es para nadie.
tip-torch = Una loseta con Antorcha pone boca arriba a todos los Mineros de su sala.
tip-sun = Cada loseta con un Sol mueve el marcador. En su última casilla, la partida está por acabar.
tip-stuck = Si no encaja ninguna loseta, ignora pasillos o cambia losetas por PE, o pasa y roba otra mano.
tip-beast = La bestia avanza una loseta por ronda, hacia la sala abierta con Mineros que más guarda.
tip-contract = Un Contrato es para quien logra primero su hazaña. Sus puntos cuentan al final.
tip-used = Un Tesoro ya usado sigue siendo tuyo: sus puntos cuentan igual al final.
tip-xp = Cada PE paga 2 dados, otras losetas o un Minero a casa. Pocas historias dan más; al final no vale.
tip-fast = Una loseta con las flechas » te da otro turno entero después de este.
tip-waits = Un Minero espera en una sala abierta hasta que una loseta la cierra. Si llegan rivales, hay Batalla.
tip-spoils = El mayor Botín de una Batalla da 1 de Oro, o 1 Tesoro desde 5, ganes o no. Empatado, nada.
tip-band = Por 1 PE los Espectros envían otro Minero junto a su loseta. Cada banda tiene una ayuda así.
