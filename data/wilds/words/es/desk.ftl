# La mesa de quien dirige.

# Órdenes: lo que dicen sus botones, la pregunta por los detalles de cada una, lo que dice un valor entre ellos, y un ejemplo de
# lo que escribe una persona, cuyas claves son las del archivo de la región.

what-is-ruled = ¿Qué dispones?
gm-timer = Poner el reloj
    .asks = ¿En cuánto se pone el reloj?
gm-size = Cambiar el dado del reloj
    .asks = ¿Qué dado ha de ser el reloj?
    .value = { $value } caras
gm-ticks = Hacer más larga la próxima acción
    .asks = ¿Cuánto más dura la próxima acción?
    .value = { $value ->
        [1] Quita 1 más al reloj
       *[2] Quita 2 más al reloj
    }
gm-boons = Ventajas o desventajas en la próxima tirada
    .asks = ¿Cuántas ventajas o desventajas lleva la próxima tirada?
    .value = { $value ->
        [-2] 2 desventajas
        [-1] 1 desventaja
        [0] Ni ventaja ni desventaja
        [1] 1 ventaja
       *[2] 2 ventajas
    }
gm-target = Dificultad de la próxima tirada
    .asks = ¿Contra qué va la próxima tirada?
gm-result = Resultado de la próxima tirada
    .asks = ¿Cómo sale la próxima tirada?
    .value = { $value ->
        [blunder] Pifia
        [failure] Fallo
        [weak] Éxito justo
        [strong] Éxito claro
       *[critical] Éxito crítico
    }
gm-table = Elegir en una tabla en vez de tirar
    .asks = ¿Qué sale, y en qué tabla?
gm-event = Hacer que pase algo ahora
    .asks = ¿Qué pasa ahora?
    .value = { $value ->
        [1] Un encuentro
        [2] Desgaste
        [3] Menguan las provisiones
        [4] La tierra cambia
        [5] Señales de algo
       *[6] Un momento de calma
    }
gm-weather = Cambiar el tiempo
    .asks = ¿Qué tiempo hace?
    .value = { $value ->
        [perfect] Perfecto
        [fair] Bueno
        [light] Lluvia ligera
        [heavy] Lluvia fuerte
       *[severe] Tormenta
    }
gm-threat = Hacer que se cumpla una amenaza
    .asks = ¿Qué amenaza se cumple?
gm-reveal = Mostrar un paraje al grupo
    .asks = ¿Qué paraje muestras al grupo?
gm-hide = Quitar un paraje del mapa del grupo
    .asks = ¿Qué paraje ocultas?
gm-remark = Anotar algo para ti
    .asks = ¿Dónde, y qué?
    .sample = Aún no conocen al molinero.
gm-show = Mostrar terreno al grupo
    .asks = ¿De qué lugar muestras el terreno?
gm-hint = Dar una pista
    .asks = ¿Qué pista das al grupo?
    .sample = Alguien lo señala.
gm-rumour = Dar al grupo un rumor
    .asks = ¿De qué paraje oye hablar el grupo?
gm-fatigue = Poner la Fatiga de un miembro
    .asks = ¿De quién pones la Fatiga?
gm-wound = Herir a un miembro
    .asks = ¿Quién recibe la Herida?
gm-heal = Curar a un miembro
    .asks = ¿A quién curas?
gm-resolve = Poner el Temple de un miembro
    .asks = ¿De quién pones el Temple?
gm-item = Dar un objeto a un miembro
    .asks = ¿Quién recibe qué?
gm-coins = Dar o quitar monedas
    .asks = ¿Cuántas monedas gana o pierde el grupo?
gm-challenge = Fijar los pasos hasta el objetivo
    .asks = ¿Cuántos pasos hasta el objetivo quedan?
gm-go = Poner al grupo en otro lugar
    .asks = ¿Dónde está el grupo?
gm-stretch = Poner la parte del día
    .asks = ¿Qué hora del día es?
    .value = { $value ->
        [1] Mañana
        [2] Tarde
        [3] Atardecer
       *[4] Noche
    }
gm-dawn = Hacer que empiece el día siguiente
    .asks = ¿Empieza el día siguiente?
gm-resume = Seguir tras una escena
    .asks = ¿Cómo acabó la escena?
    .value = { $value ->
        [won] Ganaron
        [avoided] No se metieron
        [lost] Perdieron
       *[other] Seguir, sin más
    }
gm-end = Acabar la expedición
    .asks = ¿Cómo acaba la expedición?
    .value = { $value ->
        [goal] El objetivo está cumplido
        [lost] El objetivo está perdido
       *[left] El grupo se va
    }
gm-site = Poner un paraje
    .asks = ¿Qué paraje colocas, y dónde?
gm-site-move = Mover un paraje
    .asks = ¿Qué paraje mueves, y adónde?
gm-site-target = Cambiar la dificultad de hallazgo
    .asks = ¿De qué paraje la cambias?
gm-site-drop = Quitar un paraje
    .asks = ¿Qué paraje quitas?
gm-clue = Preparar una pista
    .asks = ¿Qué pista preparas?
    .sample = Un hilo prendido en un espino.
gm-clue-move = Mover una pista preparada
    .asks = ¿Qué pista mueves, y adónde?
gm-ground = Cambiar el terreno de un lugar
    .asks = ¿Qué lugar cambias?
gm-block = Cortar un camino
    .asks = ¿Qué camino cortas?
gm-clear = Despejar un camino
    .asks = ¿Qué camino despejas?
gm-row = Cambiar una fila de la tabla de encuentros
    .asks = ¿Qué fila cambias?
gm-meet = Hacer que aparezca alguien
    .asks = ¿Quién aparece?
between = Entre { $first } y { $second }

# Los campos de sus formularios, y las indicaciones que llevan dentro.

field-who = Quién
field-site = Paraje
field-place = Lugar
field-remark = Qué anotas
field-toward-place = Hacia qué lugar
field-clue-text = Qué leen
field-meant-site-or-none = A qué paraje se refiere, o nada
field-meant-site = A qué paraje se refiere
field-to = A
field-size = 4, 6 u 8
field-ticks = Cuánto más quita al reloj
field-boons = De -2 a 2
field-target = De 4 a 20
field-result = Resultado
field-table = Tabla
field-row = Fila
field-event = Fila de la tabla de sucesos, o nada
field-weather = Tiempo
field-number = Cuál, por su número
field-fatigue = De 0 a 6
field-resolve = De 0 a 3
field-item = Objeto
field-how-many = Cuántos
field-coins = Monedas; por debajo de 0 se quitan
field-challenge = De 1 a su máximo
field-stretch = De 1 a 4
field-outcome = won, avoided, lost, o nada
field-end = goal, left o lost
field-name = Nombre
field-category = Categoría
field-tn-or-none = Dificultad de hallazgo de 6 a 14, o nada
field-seen = Lo que se ve
field-to-place = A qué lugar
field-tn = De 6 a 14
field-in-place = En qué lugar
field-terrain = Terreno
field-from = De
field-disposition = Actitud, o nada para tirar un dado
field-kind = Clase
field-name-or-row = Nombre, o una fila de la tabla
field-kind-or-none = Clase, o nada
table-name = { $table ->
        [event] sucesos
        [encounter] encuentros
        [disposition] actitudes
        [trace] rastros
        [shift] cambios
        [hazard] peligros
        [discovery] descubrimientos
        [treasure] tesoros
       *[complication] complicaciones
    }
table-rows = { $table } de 1 a { $rows }
clue-numbers = de 1 a { $most }
sample-site = Un pozo seco
sample-seen = Un pozo sin agua.
sample-row = Buhoneros

# Qué contiene un campo: «El reloj ha de ser un número de 1 a 6».

the-clue = La pista
the-remark = La nota
fatigue-word = La Fatiga
resolve-word = El Temple
an-item = Un objeto
how-many-word = La cantidad
the-coins = El número de monedas
the-goal-die = El número de pasos
the-stretch = La parte del día
the-timer = El reloj
the-timer-die = El dado del reloj
how-many-ticks = Lo que se quita además al reloj
the-boons = El número de ventajas (desventajas bajo 0)
the-target = La dificultad
a-result = Un resultado
a-table = Una tabla
the-row = La fila
the-weather = El tiempo
the-threat = La amenaza
the-name = El nombre
a-kind = Una clase
a-disposition = Una actitud
a-category = Una categoría
the-tn = La dificultad de hallazgo
what-is-seen = Lo que se ve
the-ground = El terreno
the-outcome = El resultado
the-end = El final

# Lo que hizo una orden.

ruled-timer = El reloj marca { $timer }.
ruled-size = El reloj es un d{ $size } desde ahora.
ruled-ticks = La próxima acción quita { $ticks } más al reloj.
ruled-boons = La próxima tirada lleva { $number } { $bane ->
        [yes] { $number ->
            [one] desventaja
           *[other] desventajas
        }
       *[no] { $number ->
            [one] ventaja
           *[other] ventajas
        }
    }.
ruled-target = La próxima tirada va contra { $tn }.
ruled-result = La próxima tirada es { $result ->
        [blunder] una pifia
        [failure] un fallo
        [weak] un éxito justo
        [strong] un éxito claro
       *[critical] un éxito crítico
    }, digan lo que digan los dados.
ruled-table = La próxima tirada en la tabla de { table-name } es { $row }.
ruled-event = Pasa algo.
ruled-weather = El tiempo: { $weather ->
        [perfect] perfecto
        [fair] bueno
        [light] lluvia ligera
        [heavy] lluvia fuerte
       *[severe] tormenta
    }.
ruled-threat = Se cumple una amenaza: { $name }.
ruled-reveal = { $name } ya está en el mapa.
ruled-hide = Lo que se halló en { $ground } vuelve a faltar en el mapa.
ruled-remark = Anotado en { $ground }.
ruled-show = Ya se conoce el terreno de { $ground }.
ruled-fatigue = { $who } tiene { $fatigue } de Fatiga.
ruled-wound = { $who } recibe una Herida.
ruled-heal = { $who } no tiene ya ningún mal.
ruled-resolve = { $who } tiene { $resolve } de Temple.
ruled-item = { $who } recibe { $count } { $goods }.
ruled-coins = Monedas en la bolsa: { $purse }.
ruled-stretch = Es { $stretch ->
        [1] por la mañana
        [2] por la tarde
        [3] el atardecer
       *[4] de noche
    }.
ruled-resume = El encuentro sigue según las reglas.
ruled-site = { $name } está en { $ground }. Las órdenes lo conocen como `{ $id }`.
ruled-site-move = { $name } está ahora en { $ground }.
ruled-site-target = { $name } tiene dificultad de hallazgo { $tn }.
ruled-site-drop = { $name } ya no está.
ruled-clue = La pista { $number }, de { $name }, espera en { $ground }.
ruled-clue-move = La pista { $number } espera en { $ground }.
ruled-ground = { $ground } es ahora { terrain-name }.
ruled-block = El camino entre { $first } y { $second } está cortado.
ruled-clear = El camino entre { $first } y { $second } está abierto.
ruled-row = La fila { $row } de la tabla de encuentros es ahora: { $name }.
