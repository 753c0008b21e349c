# Lo que se explica la primera vez (data/wilds/tips.toml); 20 palabras como mucho cada una.

tip-rumour = Un rumor es de un paraje, no siempre del objetivo.
tip-meeting = Un encuentro va por rondas. De quien no es hostil podéis retiraros; escabullirse solo es posible en la primera.
tip-dilemma = El Temple es una segunda tirada tras un fallo; 100 monedas son 1 punto al final.
tip-hazard = En un peligro tiran todos: un fallo cuesta 1 de Fatiga; una pifia, 1 Herida.
tip-snag = Un registro justo lo halla con una complicación: alguien lo guarda, cuesta llegar o está incompleto.
tip-fatigue = Desde 3 de Fatiga las pruebas llevan desventaja; con 6 te desplomas.
tip-hunger = Acampar sin comer no alivia nada, y cada prueba lleva 1 desventaja hasta que acampes y comas.
tip-wound = Una Herida da 1 desventaja en un atributo hasta que se trata al acampar con comida y refugio.
tip-resolve = El Temple paga otra tirada. Te pregunto tras una búsqueda o un examen tuyo fallidos, y al perder el camino.
tip-clue = Las pistas llevan a parajes, rara vez al objetivo; allí se registra con ventaja.
