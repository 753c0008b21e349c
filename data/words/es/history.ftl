# Partidas vistas hacia atrás: repeticiones, películas, otros caminos, la crónica, el archivo que se comprueba.

game-gone = Esa partida ya no está aquí: se borró, o su mesa está ahora en otra parte.

## Una repetición.

no-seat-called = Nadie con el nombre «{ $name }» tenía allí un asiento.
own-eyes-only = Mientras dura ves solo lo que puedes saber; cuando termina, también lo que vieron los demás.
no-such-entry = En ella no hay «{ $text }»: tiene { $entries } entradas{ $parts ->
        [yes] , desde «{ $first }» hasta «{ $last }»
       *[no] { "" }
    }.
part-entry = { $part }: entrada { $entry }
part-of-time = { CAP($part) } { $number }
part-before-first = Antes { THE($part, case: "de") } 1
eyes-you-see = Como la ves tú
eyes-all-see = Como la ven todos
eyes-all-saw = Como la vieron todos
eyes-seat-saw = Como la vio { $who }
eyes-everything = Todo
no-one-has-seat = Ese asiento no lo tiene nadie.
by-the-bot = { $who } (por el bot)
told-alone = Solo para { $names }: { $told }
as-written = { $who }: «{ $move }».

## Una película.

film-title = { $title }, { $eyes ->
        [whole] sin nada oculto
        [all-saw] como la vieron todos
        [all-see] como la ven todos
        [you-see] como la ves tú
       *[seat-saw] como la vio { $who }
    }.
film-busy = Ahora mismo estoy dibujando otra película. Pulsa otra vez en un minuto.
film-failed = No he podido terminar esa película. Pulsa otra vez en un momento.
film-too-little = Ahí no hay película todavía: su mapa no ha cambiado.
film-too-long = Es demasiado largo para una película: aun con la mitad de imágenes, y pequeñas, pasaría de 4 MB. `/replay` lo recorre todo paso a paso.
ended-here = { $who } la terminó aquí.
film-alt = Una película de { $frames } imágenes del mapa: { $title }{ $dated ->
        [yes] , hasta { $when }
       *[no] { "" }
    }.
film-alt-end = Termina así: { $told }

## Otro camino.

branch-too-early = Otro camino se puede probar cuando termine la partida: antes revelaría lo que está por venir.
branch-other-rules = Se jugó con otras reglas, así que no puedes seguir jugando desde ahí.
branch-nothing-left = En ese punto ya no había nada que decidir. Vuelve atrás una entrada o más y prueba otra vez.
branch-game-master = Ahí decidía quien dirigía el juego, y ningún bot puede suplir eso.
branch-no-company = No tengo a nadie que juegue así a { $title } por los demás.
branch-begins = Juegas con { $who }, los demás son míos. Los dados siguen como cayeron, y nada de esto cuenta.
branch-runs-out = Desde ahí { $who } ya no tiene nada que decidir: los demás la terminarían solos. Vuelve atrás una entrada o más y prueba otra vez.

## El último mensaje y la crónica.

small-print = -# { LIST($parts, type: "semicolon") }
column-dice = dados
column-usual = habitual
column-wait = espera
wait-longest = espera: la más larga
played-by-bots = bots: { $names }
played-on-as = { $who } siguió como { $called }
earned = **{ $who }** - { LIST($titles, type: "comma") }
before-the-end = **Al final:** { $told }
page-title = { $title }: { COUNT($names) ->
        [0] una incursión
       *[other] { $names }
    }
page-days = { $first } a { $last }
page-bot-player = { $who } (bot)
page-option = { $option }: { $value }
page-players = Jugaron
page-game-master = Dirigió
page-when = Cuándo
page-options = Opciones
page-so-far = Hasta ahora
    .told = No ha terminado: esto es lo que se ha contado a todo el mundo.
page-name = Un nombre
    .told = se quitó por deseo de quien lo lleva.
page-members = Quiénes jugaron
page-story = La historia
page-high-points = Los mejores momentos
page-last-map = { $over ->
        [yes] El último mapa
       *[no] El mapa tal como está
    }
page-map = El mapa{ $dated ->
        [yes] , { $when }
       *[no] { "" }
    }
page-dice-means = Dados: lo que mostró uno de media, y lo habitual.
page-wait-means = Espera: la más larga antes de una jugada.
page-small-print = Las opciones, y el sello de los dados
page-seal = Se selló al empezar como `{ $seal }`, el SHA-256 de la clave de las tiradas.
page-key = La clave: `{ $key }`
page-check = De ella sale cada tirada: `/delve export` da el diario en un archivo, y `delvekeeper verify FILE` lo comprueba.
page-key-later = La clave se muestra al terminar.

## El archivo: lo que dice de sí mismo, y lo que dice su comprobación.

file-branch = { another-way-from } (TAB-195).
file-name-taken-out = De esta incursión se quitó un nombre por deseo de quien lo lleva (TAB-123).
file-unchecked = De esta incursión se quitó un nombre, y con él lo que permitía comprobar sus estados.
file-other-game = Es una incursión de «{ $game }», un juego que no está aquí.
file-other-key = la clave de las tiradas no es la que se selló al empezar
file-shorter = tenía { $length } entradas, y quedan { $left }
file-players = Nombra a { $players } jugadores, y { $title } admite { $least } como mínimo y { $most } como máximo.
file-options = Sus opciones no son las de { $title }: { $error }.
file-out-of-order = entrada { $entry }: faltan entradas o están desordenadas
file-entry = entrada { $entry } ({ $move }): { $wrong }
file-dice-do-not-go-on = sus dados no continúan los anteriores
file-bounds = tiene { $draws } extracciones por debajo de { $bounds }
file-not-as-ruled = el asiento, el número de dados o los sucesos no son los que dan las reglas
file-draw = la extracción { $draw } no es la que da la clave de las tiradas
file-not-one-game = las entradas que no se deshicieron no forman una partida
file-not-ended = la partida no había terminado según sus reglas, y no consta que nadie la terminara
file-ended-twice = la partida terminó según sus reglas, y consta que { $who } la terminó
file-others-joined = no se unieron quienes dice el archivo
file-other-end = la partida no terminó como dice el archivo
file-not-exported = Eso no es una incursión exportada: { $error }.
file-format = Este archivo tiene el formato { $format }; aquí se conoce { $known }.
file-sealed = Esta incursión no ha terminado: su clave de las tiradas sigue sellada. Expórtala otra vez cuando termine.
file-cannot-begin = { $title } no puede empezar como dice el archivo: { $error }
entries = { $entries ->
        [one] 1 entrada
       *[other] { $entries } entradas
    }
rolls = { $rolls ->
        [one] 1 tirada
       *[other] { $rolls } tiradas
    }
checked-all = { entries }, { rolls }: { $whole ->
        [yes] todo coincide
       *[no] todas las tiradas coinciden
    } con la clave de las tiradas.
checked-older = { entries }, { rolls }: { $sure ->
        [0] { $open } según la clave de las tiradas, hasta donde alcanza
       *[other] { $sure } según la clave de las tiradas, { $open } hasta donde alcanza la clave
    }. Este archivo lo escribió una versión mía más antigua, sin el número de caras de cada dado.
checked-ended-by = { $who } la terminó antes que sus reglas.
checked-anew = Se quitó un nombre, así que sus estados se calcularon de nuevo.
checked-reworded = { $stories ->
        [one] 1 relato suyo se diría
       *[other] { $stories } relatos suyos se dirían
    } aquí de otra manera.
checked-versions-unknown = Reglas de { $title }: versiones { $versions }; el archivo no dice cuál hizo cada entrada.
checked-versions = Reglas de { $title }: { LIST($made, type: "comma") }; aquí está la versión { $version }.
checked-by-version = { $entries } con la versión { $version }
checked-partly = Jugadas y estados son como dicen estas reglas: { $ruled }. Solo los podrían comprobar las reglas que los hicieron: { $rest }.
checked-none = Jugadas y estados solo los podrían comprobar las reglas que los hicieron.
entry-run = { $first } a { $last }
entries-called = { $several ->
        [yes] entradas
       *[no] entrada
    } { LIST($runs, type: "and") }
