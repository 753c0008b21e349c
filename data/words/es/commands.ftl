# Qué hacen los comandos y para qué es cada una de sus opciones. El id es el nombre del comando; los atributos son los de las opciones
# en el código. Cada texto tiene 100 caracteres como mucho.

command-play = Empieza un juego aquí, únete al que se prepara o sigue con el tuyo.
    .game = Qué juego; si no lo dices, los muestro todos
command-settings = Mira lo que está ajustado aquí y para ti, o da una orden permanente.
    .order = Una orden permanente: lo que hago por ti sin preguntar
command-window = Abre la mesa como página, para verla y tocarla.
    .close = En vez de eso, inutiliza tus enlaces a esta mesa
    .spectators = Si otras personas pueden mirar esta mesa con un enlace; lo decide su anfitrión
command-delve-watch = Mira el juego de este canal, sin asiento.

command-delve = Reunir un grupo, empezar, terminar: la mesa de este canal
command-delve-join = Siéntate aquí, también en plena partida: asiento libre, el de un bot o el tuyo de antes.
    .whose = Qué bot te cede el asiento; si no lo dices: uno libre, o el del primer bot
command-delve-leave = Deja tu asiento; en plena incursión pregunto antes, y juego por ti hasta que vuelvas.
command-delve-start = Empieza, cuando el grupo está completo.
    .quick = Repartir lo que se elige antes del primer turno
command-delve-end = Termina lo que se juega aquí, o cierra la sala de espera.
command-delve-move-here = Trae a este canal una mesa de otro, aunque ese ya no exista.
    .channel = Dónde está ahora la mesa
    .number = El número de ese canal, si ya no existe
command-delve-export = Recibe la incursión en un archivo: el diario, para comprobarla al final, o una crónica para leer.
    .public = Si lo ve todo el mundo aquí
    .kind = El diario, que permite comprobar cada tirada, o la crónica: una página con mapas, para leer
command-delve-forget = Haz que olvide lo que guardo de ti para otras incursiones, como un personaje
    .game = De qué juego
command-delve-invite = Ofrece a alguien un asiento de esta mesa que está libre o quedó vacío
    .member = Quién tendrá un asiento aquí; se le menciona una vez
command-delve-pause = Para los plazos un rato: decide el anfitrión; rivales, por acuerdo; cada cual tiene una propia
    .until = Hasta cuándo, como 3 days o Monday; si no lo dices: hasta que alguien siga
    .own = Toma tu propia pausa: hasta 72 horas, una vez por partida, y nadie puede negarla
command-delve-resume = Termina una pausa antes de tiempo, o despierta una mesa dormida

command-delve-skip = Sigue sin quien falta: hago su jugada habitual. Si es rival, ha de llevar mucho ausente.
command-delve-give = Da el asiento de alguien a otra persona; el de un rival, solo si ya lo dejó.
    .seat = Quién deja el asiento
    .to = Quién lo toma
command-delve-master = Nombra a quien dirige el juego del grupo que se reúne aquí, donde el juego lo admite.
    .member = Quién dirige la próxima incursión aquí; si no lo dices: solo yo
command-delve-hire = Añade bots al grupo que se reúne aquí. Cada uno sabe solo lo que su asiento puede saber.
    .level = Cómo juegan de bien; si no lo dices: sólido
    .count = Cuántos; si no lo dices: 1
command-delve-dismiss = Quita un bot, antes de empezar.
    .name = Quién se va; si no lo dices: el último que llegó

command-daily = Juega la incursión del día: igual para todo el mundo, a solas y en privado. Cuenta un intento.
    .game = Juega este; sin él, muestro los de hoy
    .show = Mostrar una tabla, o las claves de ayer
    .of = De quién comprobar el resultado de ayer, con show y game; sin nombre, el tuyo

command-away = Di que te ausentas o que has vuelto: entretanto juego por ti
command-away-set = Te ausentas: nadie te espera, y recuperas tus asientos sin hacer nada.
    .until = Hasta cuándo, como 3 days, Monday o 2027-01-31; si no lo dices: hasta que vuelvas
    .stand_in = Quién ocupa tus asientos; si no lo dices: yo, como acordó la mesa
    .everywhere = En todas tus mesas, no solo en este servidor
command-away-back = Vuelve a todas tus mesas; lo que allí se te pregunta está en /games.

command-undo = Deshaz la última jugada; si afecta a otras personas, antes les pregunto.
command-delve-redo = Vuelve a hacer la última jugada deshecha.
command-hint = ¿Qué harías tú? Las mejores jugadas según un buen jugador, solo para ti.
command-plan = Planea tu próximo turno mientras se espera a otros.
    .move = Lo siguiente que harás, escrito como en tu turno; vacío: ver tu plan
    .only_if = De qué depende; vacío: solo si nada nuevo sale a la luz

command-me = Mira y cambia tus ajustes: idioma, zona horaria, horas de silencio, avisos, llamadas, imágenes.
    .zone = Tu zona horaria, por una gran ciudad cercana; off para ninguna
    .quiet = Cuándo no quieres avisos ni plazos, como 22-8 o 22:30-7:00; off para nunca
    .nudges = Si te doy un aviso cuando una mesa te ha esperado la mitad de su tiempo
    .every = Avisarte otra vez cada tantas horas mientras se te espera, de 3 a 72; 0 para una sola
    .early = Si te llamo ya cuando empieza quien juega antes que tú
    .pictures = En todo lo que solo ves tú: palabras en vez de imágenes, imágenes grandes, o como siempre
    .tips = Si te explico lo que encuentras por primera vez en un juego
    .language = En qué idioma lees lo que solo ves tú
    .hall = Si estás en los salones de los servidores; off olvida lo que hay allí de ti
command-games = Mira todas tus mesas; primero, las que te esperan.
command-privacy = Lo que guardo de ti: verlo, recibirlo, borrarlo
command-privacy-show = Mira lo que guardo de ti.
command-privacy-export = Recibe en un archivo todo lo que guardo de ti.
command-privacy-delete = Borra todo lo que guardo de ti; antes pregunto.
command-privacy-policy = Lee qué se guarda, por qué, cuánto tiempo y quién lo ve.
command-privacy-terms = Lee en qué condiciones arbitro.

command-rules = Consulta una regla.
    .ask = Una pregunta en tus palabras, o el id de una regla
    .game = De qué juego; sin nada más, para hojearlas por temas
    .why = Lo último que te negué en este canal, explicado
    .public = Si lo ve todo el mundo aquí
command-how = Aprende un juego en tres tarjetas cortas.
    .game = Qué juego; si no lo dices, el de este canal
    .public = Si lo ve todo el mundo aquí
command-learn = Aprende un juego jugando: a solas con un guía, en privado, aquí o en un mensaje directo.
    .lesson = Qué lección; si no lo dices, las muestro todas
command-invite = Llévame a otro servidor: el enlace, y los pocos permisos que pide.
command-help = Qué hago, y qué se puede escribir en este canal.

command-map = Mira el mapa tal como está.
    .around = Un sitio del mapa, para verlo de cerca con lo que lo rodea
    .mode = Qué más debe mostrar
    .text = Con palabras en vez de imagen
    .public = Si lo ve todo el mundo aquí
command-status = Mira cómo están las cosas y qué puedes hacer ahora.
command-log = Lee lo que ha pasado hasta ahora.
    .page = Qué página; la 1 es la más nueva
command-hand = Mira lo que solo tú puedes saber, y lo que solo tú puedes hacer.
command-delve-since = Mira lo que ha pasado aquí desde que miraste por última vez.
command-replay = Recorre la partida de este canal, jugada a jugada.
    .at = Una entrada o una ronda por la que empezar, como 12 o round 3
    .seat = Desde qué punto de vista verla, cuando ha terminado
    .public = Si lo ve todo el mundo aquí
command-hall = Mira lo que se ha jugado en este servidor: mejores incursiones, títulos, puntuaciones.
    .game = Qué juego; si no lo dices, el último que se jugó
    .public = Si lo ve todo el mundo aquí

command-keeper = Para quienes gestionan este servidor: mis mesas aquí
command-keeper-settings = Mira y cambia qué juegos se abren aquí y dónde, su espera y cuánto los guardo.
command-keeper-doctor = Mira los problemas de mis mesas y canales aquí, y déjame arreglar lo que pueda.
command-keeper-tables = Mira las mesas de este servidor: despierta, pausa, termina o traslada una.
command-keeper-webhook = Haz que cuente a un programa tuyo lo que pasa en las mesas; sin opciones: cómo está.
    .url = Su dirección: https, y alcanzable desde todo internet
    .names = Si se le dicen los nombres de quienes juegan; si no lo dices, no
command-keeper-backup = Recibe las mesas de este servidor en un archivo; para propietario y administradores.
command-keeper-restore = Recupera de una copia lo que falta aquí; para propietario y administradores.
    .file = Lo que dio /keeper backup
