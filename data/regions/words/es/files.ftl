# Lo que contiene el archivo de un escenario.

sort-of-scenario = { $type ->
        [stealth] sigilo
        [chase] persecución
       *[normal] travesía
    }
file-type = escenario de { sort-of-scenario }, { $setting }, nivel { $level }, unos { $minutes } minutos
file-regions = { $regions } zonas y { $ways } conexiones, { $secrets } secretos
file-challenges = { $challenges } Desafíos, { $obstacles } Obstáculos
file-brings = Propio: { $brought }
file-kinds = { $count ->
        [one] { $count } clase de Desafío
       *[other] { $count } clases de Desafíos
    }
file-crafts = { $count ->
        [one] { $count } Oficio
       *[other] { $count } Oficios
    }
file-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
file-gear = { $count ->
        [one] { $count } pieza de Equipo
       *[other] { $count } piezas de Equipo
    }

# Los comentarios en el archivo de un escenario que se devuelve.

file-begins = # { $name }: todo lo que tiene, secretos incluidos. Las líneas que empiezan por una almohadilla son comentarios.
comment-region = Las zonas. x e y dicen dónde están en el mapa, en pasos a la derecha y hacia abajo.
comment-connection = Los caminos entre ellas, y lo que los cierra u oculta.
comment-challenge = Lo que se opone al grupo.
comment-feature = Qué más hay: cofres, tesoros, llaves, objetos, mecanismos.
comment-variant = Lo que puede variar: de cada cosa una de estas, o como está escrita.
comment-kind = Clases de Desafíos que solo hay en este escenario.
comment-play = Cartas para los mazos de sus Oficios.
comment-craft = Oficios que solo se pueden elegir en este escenario.
comment-gear = Equipo que solo hay en este escenario.
