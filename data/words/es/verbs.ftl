# Para qué son las jugadas, como lo dicen comandos, menús y formularios.

verb-choose = Responde a lo que pregunta el árbitro.
    .option = Una de las opciones que se ofrecen

verb-move = Ve a un sitio del mapa.
    .to = El sitio adonde ir, como lo llama el mapa
    .asks = ¿Adónde?

verb-pass = Termina tu turno, o rechaza lo que te ofrecen.

verb-roll = Tira los dados.

verb-use = Usa algo que tienes.
    .item = Qué usar
    .asks = ¿Qué usas?

verb-equip = Saca algo de tu mochila y ponlo en juego.
    .item = Qué sacar
    .asks = ¿Qué pones en juego?

verb-stow = Guarda en tu mochila algo que está en juego.
    .item = Qué guardar
    .asks = ¿Qué guardas?

verb-discard = Di qué carta se va, si tienes demasiadas o ya no hace falta.
    .card = Qué carta
    .asks = ¿Qué carta se va?

verb-trust = Déjalo en manos de los demás, o de la opción segura.

verb-enter = Únete a un grupo que ya está en camino.
    .name = Cómo te llamas

verb-give = Entrega algo.
    .item = Qué das
    .who = Quién lo recibe
    .asks = ¿Qué das, y a quién?

verb-buy = Compra algo donde hay un mercado.
    .goods = Qué comprar
    .asks = ¿Qué compras?

verb-order = Da una orden de tu juego, o di de una vez lo que quieres siempre.
    .order = La orden
    .asks = ¿Qué debe valer desde ahora?

verb-gm = El escritorio de quien dirige: decidir, colocar, revelar, hablar.
    .order = Qué hacer
    .details = Con qué, como lo pide el formulario
    .steps = El escritorio

# Lo que se dice igual de jugadas que cada juego tiene como propias.

verb-explore = Explora: una puerta, un planeta, la frontera.
    .what = Qué explorar: la letra de una puerta o su casilla; un planeta; la frontera

verb-place = Coloca una loseta, o toma el sitio que se te pide.
    .at = El número o la letra en el mapa, o el nombre del sitio

verb-search = Registra el sitio donde estás.
