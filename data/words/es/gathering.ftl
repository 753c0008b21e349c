# Desde la primera invitación hasta el comienzo: abrir mesas, sus salas de espera, hilos y letreros, asientos.

## El mensaje de una sala de espera.

lobby-gathers = **{ $game }** - { $host } reúne { $contested ->
        [yes] rivales
       *[no] un grupo
    } ({ $players } de { $most }).
lobby-gathers-again = **{ $game }** - { $host } reúne otra vez al mismo grupo.
lobby-without-host = Nadie
lobby-has-begun = **{ $game }** ha empezado: mira abajo.
lobby-file = { CAP($kind) } de un archivo: **{ $file }**.
lobby-option = { $option }: { $value }
lobby-with = Con { $members }.
lobby-company = Bots: { $company }.
lobby-master = Dirige el juego: { $master }.
lobby-host-away = { $host } lleva un día sin pasar por aquí: puede empezar cualquiera con asiento.
lobby-missing = Faltan { $count } para empezar.
lobby-are-you-in = { $members }, ¿quién se apunta?
lobby-rematch-begins = Empieza cuando todos digan que sí, o cuando { $host } lo diga.
lobby-rematch-host-begins = { $host } da la salida.
lobby-brings-company = Los bots pueden ocupar asientos vacíos.
lobby-quick = El inicio rápido reparte los preparativos.
lobby-key-mixed = La clave de las tiradas del anfitrión se mezcla con una mía.
lobby-key-chosen = El anfitrión eligió la clave de las tiradas.
lobby-idle-options = Con estas opciones, { $options } no { COUNT($options) ->
        [one] cambia
       *[other] cambian
    } nada.
lobby-wait = Espero: { $wait }.
lobby-takes-master = Con `/delve master` diriges tú el juego.
lobby-is-closed = Ese grupo ya no se está reuniendo.
    .now = Ese grupo ya no se está reuniendo. Así están las cosas ahora.

for-so-many = { $players } jugadores
playing-together = en equipo
playing-against = unos contra otros
about-minutes = unos { $minutes } minutos
# After how long a game takes: a person alone presses at once, and bots wait for nobody else.
lobby-lasts-alone = Con bots unos 20 minutos, con amigos { $time }
about-hours = { $hours ->
        [one] una hora más o menos
       *[other] unas { $hours } horas
    }

## Sus botones.

button-join = Unirse
button-leave = Irse
button-start = Empezar
button-start-alone = Empezar a solas
button-choose-and-start = Empezar y elegir
button-quick-start = Inicio rápido
button-with-company = Empezar con bots
button-add-company = Añadir un bot
button-options = Opciones
own-file = { $kind ->
    [region] Una región propia
    [scenario] Un escenario propio
   *[other] Archivo propio ({ $kind })
}
own-file-field = El archivo
own-file-about = `/{ $command } template` te envía uno para empezar, `/{ $command } check` revisa el tuyo.
button-how = Cómo se juega
button-im-in = Me apunto
button-not-this-time = Esta vez no
button-start-now = Empezar ya
menu-option = Otras opciones
menu-company = Cambiar los bots
company-choice = { $name }: { $level }
    .now = ahora { $level }
company-choice-goes = { $name } se va
options-title = Opciones de { $title }
options-ticked = Marca lo que quieras
options-as-before = Todo se queda como está.
host-may-choose = El anfitrión puede elegir:
all-may-refuse = Cualquiera con asiento puede decir que no a sustituciones y consejos.
option-about = **{ $option }**: { $about }
unknown-option = Ya no conozco esa opción.

## /delve.

leave-anyway = Irse
end-anyway = Terminar
end-asked = Esto termina la incursión para todos aquí. Su registro se puede seguir leyendo.
delve-is-over = Esta incursión ha terminado. `/delve new` empieza otra.
where-is-table = Di dónde está ahora la mesa: un canal, o el número de uno que se borró.
gathers-elsewhere = **{ $game }** se prepara en <#{ $channel }>.
moved-elsewhere = { $member } ha llevado { $game } a <#{ $channel }>.
chronicle-about = La crónica: una página con su historia y sus mapas, para abrir en un navegador o imprimir. No necesita red.
export-whole = La incursión entera. `delvekeeper verify FILE` comprueba cada tirada.
export-so-far = La incursión hasta ahora. Cuando termine la tendrás entera, y se podrá comprobar cada tirada.
keeps-only = { COUNT($games) ->
        [one] Solo { $games } guarda
       *[other] Solo { $games } guardan
    } algo de ti de una partida a otra.
kept-forgotten = He olvidado lo que guardaba de ti de { $game } en este servidor.
kept-nothing = No guardo nada de ti de { $game } en este servidor.

## /delve new.

new-delve = Reúne un grupo para una nueva incursión en este canal
    .game = A qué se juega: { LIST($games, type: "comma") }
    .key = Tu clave de las tiradas: misma clave, misma incursión (entre rivales, mezclada con una mía)
    .wait = Cuánto espero una jugada. Si no lo dices: un día entre rivales; si no, dos
    .place = Dónde se juega: aquí, o en un hilo que abro para ello
    .more = `nombre: valor, ..` para { LIST($options, type: "comma") }
place-here = here - en este canal
place-thread = thread - en un hilo propio, con un letrero aquí
wait-for-move = { $pace } - { $time } por jugada
wait-typed = { $time } por jugada
game-in-brief = { $game } - { $summary }{ $first ->
        [yes] ; bueno para empezar
       *[no] { "" }
    }
more-takes-pairs = `more` recibe opciones así: `nombre: valor, nombre: valor`.
wait-takes = `wait` es un nombre ({ LIST($paces, type: "comma") }), un número de horas o un tiempo como `90 minutes` o `3 days`, { $longest } como mucho.
place-takes = `place` es `here` o `thread`.
unknown-game-button = Ya no conozco ese juego. `/delve new` muestra los que conozco.
button-play = Jugar a { $game }
game-summary = **{ $game }**: { $summary }
which-game-next = ¿Cuál? Se abre aquí una sala de espera.
game-theme = **{ $game }**, { $summary }
    -# { $about }
which-game-to-play = ¿Cuál? Su botón abre aquí una sala de espera, y otros se unen.
which-game-to-play-with = ¿Cuál? Su botón abre aquí una sala de espera y llama una vez a <@{ $member }>, con un asiento reservado.
menu-play-with = Invitar a jugar

## Mesas que se abren a mitad de camino.

takes-names = `{ $argument }` recibe de 1 a { $most } nombres, separados por comas.
name-too-long = Un nombre tiene { $most } letras como mucho.
named-twice = Un nombre está dos veces.

## Hilos y letreros.

thread-is-open = El hilo ya está abierto: <#{ $thread }>.
thread-opened = Abierto: <#{ $thread }>.
no-threads-in-messages = En los mensajes directos no hay hilos: sin `place`, la mesa está aquí.
thread-already = Esto ya es un hilo: sin `place`, la mesa está aquí.
no-thread-in-channel = En un canal así no se puede abrir ningún hilo.
cannot-open-thread = Aquí no puedo abrir un hilo: necesito { $permissions }. No ha cambiado nada.
discord-refused-thread = Discord no me deja abrir un hilo aquí. No ha cambiado nada.
table-taken-thread = { $refusal } Con `place:thread` se abre en un hilo.
button-open-thread = Abrir en un hilo
unknown-new-button = Ya no conozco ese botón. `/delve new` abre una mesa.
seat-taken-there = Tienes un asiento: <#{ $channel }>.
signboard-new = **{ $game }** - { $host } reúne un grupo en un hilo.
signboard = **{ $game }** en <#{ $channel }>
    .lobby = { $host } reúne un grupo ({ $players } de { $most }{ $asked ->
        [0] { "" }
       *[other] , { $asked } por contestar
    }).
    .closed = la sala de espera está cerrada.
    .over = ha terminado.
    .asleep = duerme
    .paused = en pausa
    .awaited = le toca a { $members }
players-counted = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}

## Invitaciones.

no-seat-in-messages = En un mensaje directo nadie más puede sentarse.
bot-takes-no-seat = Un bot no acepta asientos.
invitation = <@{ $member }>, { $host } te ofrece un asiento en **{ $game }**.
invitation-left = <@{ $member }>, { $host } te ofrece el asiento { OF($before) } en **{ $game }**.
button-take-seat = Sentarse
button-no-thanks = No, gracias
offered-to-another = Ese asiento es para otra persona. `/delve join` toma uno libre.

## Archivos preparados.

files-about = Archivos propios ({ $kind }) para { $games }: revisarlos, usarlos
files-check = Mira si un archivo ({ $kind }) sirve, y qué hay que corregir
    .file = El archivo ({ $kind })
files-use = Juega con un archivo propio ({ $kind }): para el anfitrión, en la sala de espera
    .file = El archivo ({ $kind }); sin él, la mesa vuelve a jugar sin archivo
files-template = Recibe un archivo ({ $kind }) para empezar, con comentarios
files-export = Recibe en un archivo lo que se jugó en este canal ({ $kind })
file-can-be-used = Este archivo ({ $kind }) sirve.
file-no-longer-used = La sala de espera vuelve a prescindir de archivo ({ $kind }).
file-is-used = El grupo jugará con él.
file-warnings = Quizá sin querer:
file-template = Un archivo ({ $kind }) para empezar. `/{ $command } check` dice qué hay que corregir, `/{ $command } use` juega con él.
file-exported = El archivo entero ({ $kind }), con sus secretos. `/{ $command } use` juega con él.
file-too-large = Ese archivo es demasiado grande: { $most } como mucho.
file-too-large-size = Ese archivo es demasiado grande: { $size }, y caben { $most } como mucho.
file-no-text = Ese archivo no es de texto. Guárdalo como texto sencillo en UTF-8.
file-nothing-here = En este canal no se prepara ni se juega nada de { LIST($games, type: "or") }.
file-before-start = El archivo ({ $kind }) se elige antes de empezar, y aquí ya hay una partida en curso.
file-while-gathering = El archivo ({ $kind }) se elige mientras se reúne el grupo. Abre una sala de espera con { LIST($ways, type: "or") }; luego `/{ $command } use` juega con el tuyo. `/{ $command } check` lee uno en cualquier momento.

## La bienvenida.

welcome = Arbitro juegos de exploración: conozco las reglas, dibujo el mapa y aviso a quien le toca.
    .first = ¿Primera vez? Empieza por **{ $game }**.
    .below = -# ¿A solas? Empieza con bots. `/how` explica un juego, `/help` dice más.

## Las incursiones del día.

daily-today-table = La tabla de hoy de este servidor
daily-week-table = La tabla de la semana de este servidor
daily-before = Ayer: las claves, y un resultado que comprobar
daily-of = -# Las incursiones del { $date }; las siguientes llegan { $time }.
daily-tomorrow = mañana
daily-result = **{ $game }**: { $result }.
daily-under-way = en curso
daily-not-begun = sin empezar
daily-missed = no terminó ese día
daily-told = -# { $told }.
daily-sealed-as = -# con el sello { $seal }…
daily-same-for-all = Para todo el mundo es igual. Tu primer intento cuenta, si termina hoy según UTC.
daily-no-server = Cada servidor tiene su propia tabla: pregunta en uno.
daily-table = Las incursiones del { $date }, en este servidor:
daily-table-week = Las incursiones de esta semana, desde el lunes, en este servidor:
daily-table-empty = Aquí no ha jugado nadie todavía. En la tabla está quien empieza `/daily` en este servidor o comparte aquí su resultado.
daily-place = **{ $rank }** { $member }: { $result }
daily-more = -# y { $count } más
daily-keys = -# Las incursiones del { $date } han terminado, así que aquí están sus claves.
daily-key = -# clave `{ $key }`, con el sello `{ $seal }`
daily-none = Nadie pidió incursiones el { $date }, así que no las hubo.
daily-check = `/daily show: game: of:` da en un archivo un resultado de este servidor. `delvekeeper verify` lo comprueba.
daily-file = La incursión { OF($member) }, { $date }: `delvekeeper verify` comprueba cada jugada y cada tirada.
daily-shared = **{ $game } del día**, { $date }: { $member }, { $result }.
    .told = -# { $told }. `/daily` juega la misma.
daily-title = { $game } del día, { $date }{ $state ->
        [counts] , cuenta hasta las 0:00 UTC ({ $until })
        [past] , ese día ya pasó, así que no cuenta
       *[ended] { "" }
    }{ $seal ->
        [no] { "" }
       *[other] . Sello: { $seal }…
    }
daily-practice = Práctica de { $game } del día, { $date }: no cuenta
daily-too-late = El { $date } terminó antes, así que no cuenta.
daily-your-result = **Tu resultado: { $result }.**
daily-key-comes = -# La clave sigue sellada hasta que acabe el día: `/daily` la muestra { $time }.
daily-practised = Era práctica: cuenta tu primer intento.
button-todays-table = Tabla de hoy
button-the-week = La semana
button-yesterday = Ayer
button-today = Hoy
button-todays-delves = Incursiones de hoy
button-share-here = Compartir aquí
button-practise = Practicar
button-once-more = Otra vez
date = { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
