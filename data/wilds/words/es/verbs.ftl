# Para qué sirven las jugadas, en comandos, menús y formularios; qué muestran las páginas.

argument-who = Quién lo hace; si no se dice, quien mejor lo haga
argument-clue = Una pista que sigues hasta aquí, más allá de donde señala
argument-care = Con cuidado: quita 2 al reloj y da una ventaja

verb-search =
    .asks = ¿Quién registra, y cómo?

verb-investigate = Mirar de cerca algo que se ha encontrado.
    .site = Qué se mira
    .asks = ¿Qué se examina?

verb-scout = Mandar a alguien por delante a ver qué hay allí.
    .to = El lugar que se va a otear
    .asks = ¿Qué lugar se otea?

verb-camp = Acampar para pasar la noche.
    .asks = ¿Quién se ocupa del campamento?

verb-forage = Buscar aquí comida, agua y hierbas.
    .asks = ¿Quién busca comida?

verb-track = Seguir un indicio: ¿por dónde continúa?
    .target = El indicio que sigues
    .asks = ¿Qué indicio se sigue?

verb-backtrack = Volver a un lugar conocido por un camino conocido.
    .to = El lugar al que se vuelve
    .asks = ¿Adónde se vuelve?

verb-journey = Ir a un lugar más lejano, hasta que surja algo.
    .to = El lugar adonde se va
    .asks = ¿Adónde?

verb-rest = Pasar un día entero descansando entre amigos.

verb-depart = Proponer que acabe la expedición.

verb-create = Hacerte un personaje propio: un nombre, cuatro dados, las habilidades.
    .character = Nombre | d6 d10 d8 d6 | perception 3, stealth 2, ...
    .form = Hacer el mío

verb-roles = Decir quién es Guía, Vigía, Recolector o Batidor, y quién hace guardia de noche.
    .role = El papel
    .who = Quién lo toma
    .asks = ¿Quién toma qué papel?

verb-lead = Votar quién lidera el grupo.
    .who = Quién debería liderar
    .asks = ¿Quién debería liderar?

verb-note = Escribir algo en el mapa del grupo, aquí.
    .words = Qué se escribe
    .sample = Hemos pasado por aquí.

verb-sell = Vender algo donde hay mercado.
    .goods = Qué se vende
    .asks = ¿Qué vendes?

verb-mend = Reparar algo gastado o roto.
    .item = Qué se repara
    .asks = ¿Qué reparas?

# Páginas.

game-about = Recorre una región secreta, encuentra lo que esconde y vuelve a casa con lo que viniste a buscar.
page-character = Un personaje del grupo: dados, habilidades, lo que lleva.
    .who = De quién
page-clues = Las pistas que tiene el grupo y adónde señalan.
page-journal = Lo que sabe el grupo, lugar por lugar.
    .place = Un lugar del mapa

# De qué va el juego, para una región que es para pocos.

briefed = { $region } es para { travellers }. { game-about }
briefed-too-many = { $region } es para { travellers }: hay que elegir otra región o ir en menos.
