# Para qué sirven las jugadas, como lo dicen las órdenes, los menús y los formularios.

verb-activate = Activa un sistema con una ficha de táctica.
    .system = Qué sistema, con el nombre del mapa
    .asks = ¿Qué sistema?

verb-move =
    .origin = De dónde vienen
    .units = Qué unidades: 1 transporte, 3 infanterías
    .asks = ¿Qué naves, y desde dónde?

verb-land = Desembarca fuerzas terrestres en un planeta.
    .planet = Qué planeta
    .units = Qué unidades: 2 infanterías, 1 meca
    .asks = ¿Qué fuerzas, y dónde?

verb-explore =
    .where = En una mesa de exploración: el planeta con sus rasgos, o dónde
    .asks = ¿Qué exploras?
    .here = Explora un planeta, o la frontera.

verb-produce = Produce unidades.
    .units = Qué unidades: 2 infanterías, 1 explorador
    .asks = ¿Qué produces?

verb-research = Investiga una tecnología.
    .technology = Qué tecnología
    .asks = ¿Qué tecnología?

verb-play = Juega una carta de orden de tu mano.
    .card = Qué carta
    .target = En qué, si la carta lo pide
    .asks = ¿Qué carta juegas?

verb-use =
    .target = En qué, si lo pide
    .asks = ¿Qué usas?

verb-relic = Convierte tres fragmentos de reliquia en una reliquia.
    .fragments = De qué tipo
    .asks = ¿Fragmentos de qué tipo?

verb-trade = Ofrece un trato a alguien.
    .who = Con quién
    .what = 2 mercancías por 1 bien
    .steps = Ofrecer un trato

verb-reopen = Comercia antes: tu carta vuelve a la mesa hasta que la resuelvas.

verb-accept = Acepta un trato que te han ofrecido.
    .offer = La oferta de quién
    .asks = ¿De quién es la oferta que aceptas?

verb-decline = Rechaza un trato, o retira tu propia oferta.
    .offer = Qué oferta
    .asks = ¿Qué oferta rechazas?

verb-pay = Paga lo que se pide de otro modo que el ofrecido.
    .how = Planetas y bienes
    .asks = ¿Cómo pagas?

verb-vote = Vota quién debe ser portavoz.
    .who = Por quién
    .planets = Planetas que agotas por ello, o: all
    .asks = ¿Por quién, y con cuánto?

verb-decide = Responde en secreto a quien arbitra.

verb-resign = Abandona para siempre: tus planetas quedan libres.
    .sure = Escribe yes si lo tienes claro

# En una mesa de exploración.

verb-chart = Explora un planeta que es nuevo en la mesa.
    .planet = Su nombre y sus rasgos: Aster: cultural
    .form = Planeta nuevo

verb-control = Di en la mesa quién controla un planeta.
    .who = Qué persona, o: nobody
    .planet = Qué planeta
    .asks = ¿Quién controla qué planeta?

verb-turn = Di de quién es el turno en la mesa.
    .who = Qué persona
    .asks = ¿De quién es el turno?

verb-seat = Añade a alguien a la mesa.
    .name = Cómo se llama
    .form = Añadir a alguien

verb-attach = Vincula a mano una carta a un planeta.
    .card = Qué carta
    .planet = A qué planeta
    .asks = ¿Qué carta, y a qué planeta?

verb-purge = Saca una carta de la partida.
    .what = Qué carta, fragmento o reliquia
    .asks = ¿Qué sale de la partida?
