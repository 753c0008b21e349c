# Lo que se explica la primera vez (data/wilds/tips.toml); 20 palabras como mucho cada una.

tip-vote = Se hace lo que pulse más de la mitad. Los bots os siguen.
tip-search = Las probabilidades son de la tirada. No dicen si allí se esconde algo.
tip-slow = Un camino es lento si el Guía falla: quita 1 más al reloj. Una pifia lleva a otro lugar.
tip-rumour = Un rumor habla de un lugar, no siempre del objetivo. Un rastro enseña el camino.
tip-meeting = Un encuentro va por rondas. Escabullirse solo es posible en la primera.
tip-dilemma = Una vez al día puede cruzarse algo, y votáis qué hacer.
tip-hazard = En un peligro tiran todos: un fallo cuesta 1 de Fatiga; una pifia, 1 Herida.
tip-tracking = Un éxito justo al rastrear dice hacia dónde; uno claro, también a qué distancia. Una pifia señala cualquier lado.
tip-snag = Un registro justo lo halla con una complicación: alguien lo guarda, cuesta llegar o está incompleto.
tip-night = Un día tiene 3 acciones. Una más, de noche, cuesta 1 de Fatiga a cada uno.
tip-fatigue = Desde 3 de Fatiga cada prueba lleva 1 desventaja; con 6 te cargan. Un día en un poblado la quita.
tip-hunger = Acampar sin comer no alivia nada, y cada prueba lleva 1 desventaja hasta que acampes y comas.
tip-wound = Una Herida da 1 desventaja en un atributo hasta que se trata al acampar con comida y refugio.
tip-resolve = El Temple paga otra tirada tras un fallo, sin preguntar; con `/settings order:resolve:ask` pregunto antes.
tip-clue = Registra allí adonde lleva una pista: da ventaja. Mientras no se halle el objetivo, un éxito allí es un paso hacia él.
tip-coins = Las monedas compran comida y equipo en los poblados. Cada 100 al final dan 1 punto.
