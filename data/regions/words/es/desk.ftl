# Las órdenes de quien dirige: lo que dicen sus botones, y la pregunta por los detalles de cada una.

desk-fortune = Cuál es el próximo golpe de suerte
    .asks = ¿Qué trae el próximo golpe de suerte?
desk-fortunes = Fijar cuántas Fortunas guarda una zona
    .asks = ¿Qué zona, y cuántas?
desk-ep = Fijar el brío
    .asks = ¿El brío de quién fijas?
desk-track = Cambiar un rasgo
    .asks = ¿El rasgo de quién cambias?
desk-move = Poner un personaje o un Desafío en un lugar
    .asks = ¿Quién va adónde?
desk-tokens = Fijar las fichas de sigilo
    .asks = ¿Cuántas fichas de sigilo tiene el grupo?
desk-counter = Fijar cuántas rondas han pasado
    .asks = ¿Cuántas rondas han pasado?
desk-limit = Fijar el límite de rondas
    .asks = ¿Cuántas rondas hay?
desk-injury = Dar una Herida a un personaje
    .asks = ¿Quién sufre una Herida?
desk-heal = Curar del todo a un personaje
    .asks = ¿Quién se cura del todo?
desk-disease = Dar una Enfermedad a un personaje
    .asks = ¿Quién contrae qué Enfermedad?
desk-cure = Curar a un personaje de una Enfermedad
    .asks = ¿Quién se cura de qué?
desk-valuables = Dar o quitar objetos de valor
    .asks = ¿Quién recibe o pierde objetos de valor?
desk-gear = Dar Equipo a un personaje
    .asks = ¿Quién recibe qué Equipo?
desk-take = Quitar Equipo a un personaje
    .asks = ¿Quién pierde qué Equipo?
desk-object = Dar una llave o un objeto a un personaje
    .asks = ¿Quién recibe qué?
desk-card = Dar a un personaje una carta de su mazo
    .asks = ¿Quién recibe qué carta?
desk-challenge = Poner un Desafío nuevo
    .asks = ¿Qué Desafío, y dónde?
desk-drop = Quitar un Desafío
    .asks = ¿Qué Desafío quitas?
desk-defeat = Vencer un Desafío
    .asks = ¿Qué Desafío queda vencido?
desk-respawn = Hacer volver un Desafío
    .asks = ¿Qué Desafío vuelve?
desk-spring = Hacer saltar una Trampa
    .asks = ¿Qué Trampa salta, y contra quién?
desk-alert = Poner en alerta a un Vigilante
    .asks = ¿Qué Vigilante se pone en alerta?
desk-calm = Calmar a un Vigilante
    .asks = ¿Qué Vigilante se calma?
desk-last = Dónde busca al grupo un Vigilante
    .asks = ¿Qué Vigilante busca dónde?
desk-patrol = Cambiar la patrulla de un Vigilante
    .asks = ¿Qué Vigilante patrulla dónde?
desk-block = Cerrar un camino
    .asks = ¿Qué camino cierras, y con qué?
desk-open = Abrir un camino
    .asks = ¿Qué camino abres?
desk-lock = Cambiar una cerradura
    .asks = ¿Qué cerradura cambias?
desk-light = Dar luz a una zona
    .asks = ¿A qué zona das luz?
desk-darken = Dejar una zona a oscuras
    .asks = ¿Qué zona dejas a oscuras?
desk-closes = Fijar cuándo se cierra una zona
    .asks = ¿Qué zona se cierra, y cuándo?
desk-reveal = Mostrar algo al grupo
    .asks = ¿Qué muestras al grupo?
desk-hide = Ocultar algo al grupo
    .asks = ¿Qué ocultas?
desk-resume = Seguir después de una escena
    .asks = ¿Se acaba la escena?
desk-note = Escribir una nota para ti
    .asks = ¿Qué anotas?
    .sample = El mayordomo sabe más de lo que dice.
desk-end = Terminar el escenario
    .asks = ¿Cómo acaba el escenario?
desk-end-won = El grupo ha ganado
desk-end-partly = Quienes están fuera han ganado
desk-end-lost = El grupo ha perdido
what-is-ruled = ¿Qué decides?

# Los campos de los formularios de las órdenes.

field-who = Quién
    .hint = Un personaje o un Desafío
field-on-whom = Contra quién
field-challenge = Desafío
field-region = Zona
field-way = Camino
    .hint = De la sala al patio
field-what = Qué
    .hint = Una zona, una cosa, un Desafío o un camino
field-to = Valor nuevo
field-track = Rasgo
field-to-on-track = Valor nuevo, de -5 a 5
field-to-region = A qué zona
field-to-tokens = Cuántas; sin ninguna, fin del sigilo
field-kind = Clase
field-hidden-or-open = hidden u open, o nada para lo habitual
field-trap = Trampa
field-region-looked-in = Zona donde busca, o nada
field-region-or-nothing = Zona, o nada
field-regions = Zonas en orden, con comas
field-hidden-dice = Dados de ocultación de cosa o camino
field-disease = Enfermedad
field-own-track = Rasgo, si es una creada por ti
field-by-how-much = Cuánto, de 1 a 4
field-how-many = Cuántos; bajo 0, se quitan
field-gear = Equipo
field-object = Objeto
field-card = Carta, o nada para la de arriba
field-from-1-to-100 = De 1 a 100
field-from-0-to-9 = De 0 a 9
field-words = Palabras
field-how-it-ends = won, partly o lost
field-obstacle = Obstáculo
field-region-below = Zona de abajo, si hay que trepar
field-locked = Qué
    .hint = Un Obstáculo o un cofre
field-on-or-off = on u off; de un cofre, sus dados
field-after-round = Tras qué ronda; 0 es nunca

# Lo que va en un campo cuando trae otra cosa: «La ronda: un número de 0 a 99.»

the-ep-of = El brío { OF($name) }
a-track = Un rasgo
the-track = El rasgo
the-tokens = Las fichas de sigilo
the-counter = La cuenta de rondas
the-limit = El límite de rondas
how-it-begins = Cómo empieza
the-hidden-entry = Los dados de ocultación
the-disease = La Enfermedad
a-disease = Una Enfermedad
by-how-much = Cuánto
the-valuables = Los objetos de valor
the-fortune = La Fortuna
the-fortunes = Las Fortunas
the-note = La nota
the-end = El final
the-lock = La cerradura
the-round = La ronda
# La clase de cosa que no existe.
sort-region = zona
sort-way = camino
sort-thing = cosa
sort-gear = Equipo
sort-obstacle = Obstáculo
sort-kind = clase de Desafío
sort-card = carta del mazo o de los descartes
sort-challenge = { COUNT($types) ->
        [0] Desafío
       *[other] { LIST($types, type: "or") }
    }
from-to = { $first } – { $second }
way-from-to = El camino { from-to }
way-out-of = Un camino desde { $end }
this-way = este camino

# Lo que hicieron las órdenes.

ruled-ep = { $name } tiene { $ep } de brío.
ruled-ep-of-all = { $name }: { $ep ->
        [one] queda { $ep } de brío
       *[other] quedan { $ep } de brío
    }, para todo el grupo.
ruled-track = { $track } { OF($name) } vale { $value }.
# Se prueba antes que la más corta que contiene, cuando se relee lo anotado.
ruled-challenge = { ruled-move } Las órdenes lo conocen como `{ $id }`.
ruled-move = { $name } está en { $region }.
ruled-tokens = El grupo tiene { $tokens } { $tokens ->
        [one] ficha
       *[other] fichas
    } de sigilo.
ruled-counter = { $rounds ->
        [one] Ha pasado { $rounds } ronda
       *[other] Han pasado { $rounds } rondas
    }.
ruled-limit = El límite de rondas es { $rounds }.
ruled-heal = { $name } se ha curado del todo.
ruled-valuables = { $name } tiene { $valuables ->
        [one] { $valuables } objeto de valor
       *[other] { $valuables } objetos de valor
    }.
ruled-take = { $name } ya no tiene { $taken }.
ruled-card = { $name } toma { $card } en la mano.
ruled-fortune = La próxima Fortuna es { $number }: { $fortune }
ruled-fortunes = { $region } guarda { $count } { $count ->
        [one] Fortuna
       *[other] Fortunas
    }.
ruled-drop = { $name } ya no está.
ruled-respawn = { $name } está de vuelta, en { $region }.
ruled-alert = { $name } está en alerta y busca en { $region }.
ruled-calm = { $name } ya no está en alerta.
ruled-last = { $name } busca al grupo { COUNT($regions) ->
        [0] en ningún sitio concreto
       *[other] en { $regions }
    }.
ruled-patrol = { $name } { COUNT($regions) ->
        [0] ya no patrulla
       *[other] patrulla por { LIST($regions, type: "comma") }
    }.
ruled-block = { $name }, ahora sin paso: { $wall }.
ruled-open = { $name }, ahora con paso libre.
ruled-lock = { $name } { $on ->
        [yes] tiene la cerradura echada
       *[no] ya no tiene la cerradura echada
    }.
ruled-lock-dice = La cerradura { OF($name) } tiene { $dice }.
ruled-light = { $region } tiene luz.
ruled-darken = { $region } está a oscuras.
ruled-closes = { $region } { $limit ->
        [0] no se cierra nunca
       *[other] se cierra tras la ronda { $limit }
    }.
ruled-reveal = { $name } queda a la vista: el grupo lo verá en cuanto esté allí.
ruled-reveal-way = El camino queda a la vista: el grupo lo verá en cuanto esté allí.
ruled-hide = { $name } queda sin descubrir.
ruled-hide-region = { $region } ya no está en el mapa.
