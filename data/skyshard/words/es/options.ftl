# Lo que elige el anfitrión en la sala de espera. Qué significa cada valor está en options.toml.

option-objective = Recogida: todos los fragmentos. Botín: irse a tiempo, cada uno puntúa. O un escenario.
objective-is = { $scores ->
        [yes] sacar fragmentos
       *[no] todos los fragmentos
    }
option-setting = Adónde va la incursión: cada lugar tiene sus losetas, cartas y enemigos.
option-threat = Qué fuerza pueden tener los enemigos de cada loseta.
option-shards = Cuántos fragmentos de estrella pide la incursión.
option-adventurers = Aventureros por persona; como mucho cuatro en total.
option-companion = Alguien que acompaña: actúa por su cuenta tras los aventureros y no explora.
option-ties = Quién decide entre enemigos, blancos y casillas iguales: el bot o el grupo.
option-deck = Todas: cada carta del lugar. Al azar: nadie sabe qué cartas hay.
option-rules = De la casa: no sale primero un callejón sin salida. Al pie de la letra: la loseta de arriba.

game-about = Un grupo explora a oscuras, loseta a loseta, y busca fragmentos de estrella antes del agotamiento.
# $threat: "" si la eligió el anfitrión, $least: "uncover" si también cuentan menos fragmentos.
lobby-brief = Exploren loseta a loseta un lugar oscuro y saquen { $least ->
        [uncover] hasta { $shards }
       *[other] { $shards }
    } fragmentos de estrella antes de que gane el agotamiento.{ $threat ->
        [standard] { " " }Amenaza normal.
       *[other] { "" }
    }
too-many-adventurers = En una incursión entran como mucho cuatro aventureros: dos por persona vale para una o dos personas.
