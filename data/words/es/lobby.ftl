# Antes de empezar: quién se sienta, qué se elige, cómo empieza; y cómo vuelve a empezar.

gathering = { $who } reúne { $contested ->
        [yes] rivales
       *[no] un grupo
    }.
gathering-again = { $who } reúne otra vez al mismo grupo.
lobby-joined = { $who } se une ({ $players } de { $most }).
lobby-left = { $who } se va.
without-them = Entonces esta vez sin { $who }.
new-host = { $who } hace ahora de anfitrión.
last-one-leaves = Ya no queda nadie, y la sala de espera se cierra.
lobby-closed = { $who } cierra la sala de espera.
lobby-forgotten = En una semana nadie ha empezado esta incursión, así que la sala de espera se cierra.
all-seats-taken = Los { $most } asientos están ocupados.
seated-already = Ya tienes un asiento en esta mesa.
has-a-seat = { $who } ya tiene un asiento en esta mesa.{ $left ->
        [yes] { " /delve join lo recupera." }
       *[no] { "" }
    }
has-no-seat = { $who } no tiene asiento en esta mesa.
seat-taken = { $who } toma el asiento { OF($before) }.
seat-taken-back = { $who } recupera el asiento que tenía { $before }.
plays-on-for = { $who } sigue jugando por { $before }; en la incursión el asiento conserva el nombre { $called }.
plays-on-as = { $who } { $own ->
        [yes] vuelve a jugar como { $called }
       *[no] sigue jugando como { $called }
    }.
plays-already = { $who } ya sigue jugando como { $called }.
plays-on-not = { $out ->
        [yes] { $called } también está fuera de la partida.
       *[no] Puedes seguir como el personaje de un bot cuando el tuyo esté fuera de la partida.
    }
unknown-game = No conozco ningún juego «{ $text }». Conozco: { LIST($games, type: "comma") }.

## Bots.

hire-at-least-one = Añade al menos un bot.
seats-free = Solo { $free ->
        [one] queda 1 asiento libre
       *[other] quedan { $free } asientos libres
    }.
company-joins = { $names } { COUNT($names) ->
        [one] se une como bot
       *[other] se unen como bots
    }, nivel { $level } ({ $players } de { $most } asientos).
company-goes = { $who } se va.
company-level = { $who } juega ahora con nivel { $level }.
no-company-for = Los bots no saben jugar a { $title }: hacen falta personas.
no-company-here = Aquí no juega ningún bot.
not-hired = Aquí ningún bot se llama «{ $text }»{ COUNT($names) ->
        [0] .
       *[other] : { LIST($names, type: "or") }.
    }
no-such-level = Los niveles son { LIST($levels, type: "or") }.
not-company = Aquí ningún bot se llama «{ $text }»; { COUNT($names) ->
        [0] no hay ninguno
       *[other] hay { LIST($names, type: "or") }
    }.
rivals-now = Ahora juegan unos contra otros.
with-company = Se suman: { $names }.

## Opciones.

option-chosen = { CAP($option) }: { $value }.
option-moot = Con estas opciones eso no cambia nada.
yes-or-no = Ha de ser { LIST($values, type: "or") }.
pact-refused = Alguien ha dicho que no, y los rivales tienen que estar todos de acuerdo.
wait-chosen = Espero: { $pace }.
language-chosen = Desde aquí hablo en esta mesa { $language }.
no-such-language = Hablo { LIST($languages, type: "or") }.
no-such-pace = La espera puede ser { LIST($paces, type: "comma") }, o un tiempo como «90 minutes».
wait-out-of-range = La espera va de 0 (para siempre) a { $longest }.
bad-dice-key = Una clave de las tiradas tiene de 1 a { $most } caracteres: letras, cifras, espacios, guiones, puntos, guiones bajos.
campaign-chosen = Campaña: { $value }.

## Alguien que dirige.

no-master-but-me = En { $title } no dirige nadie más que yo.
master-already = { $who } ya dirige el juego.
no-master = Nadie dirige el juego.
master-has-to-leave = Los { $most } asientos de jugadores están ocupados, así que { $who } tiene que irse primero.
master-set = { $who } dirige el juego.
master-none = Ahora nadie dirige el juego.
plays-along = { $who } juega también.

## Archivos preparados.

takes-no-files = { $title } no acepta archivos.
file-unusable = Ese archivo ({ $kind }) no sirve.
file-long = Tiene { $length } caracteres
file-long-right = { $most } caracteres como mucho
file-slow = No he podido leerlo en { $seconds } segundos
file-slow-right = uno más corto
file-senseless = No he logrado entenderlo
file-senseless-right = lo que muestra la plantilla
files-busy = Todavía estoy leyendo otros archivos. Prueba otra vez en un momento.
file-other-lobby = Eso era para otra sala de espera.
file-none-used = Aquí no se usa ningún archivo ({ $kind }).
file-used = { $who } trae un archivo ({ $kind }): «{ $name }».
file-put-away = { $who } vuelve a guardar el archivo ({ $kind }).
# $master: el nombre de quien dirige, "" si nadie; $mastered: si alguien dirige.
file-secret = El archivo ({ $kind }) guarda secretos. { $mastered ->
        [yes] Hasta el final solo puede verlo { $master }, que dirige el juego.
       *[no] Se muestra al final.
    }

## El comienzo.

party-size = { $title } pide { $exact ->
        [yes] { $least } jugadores
       *[no] de { $least } a { $most } jugadores
    }, y aquí hay { $here }.

chosen-for-you = -# Elegí yo con qué empiezas. Para elegirlo tú: { $bots ->
        [yes] **{ button-add-company }** y luego **{ button-choose-and-start }**.
       *[no] **{ button-choose-and-start }**.
    }

## Finales y traslados de mesas.

ends-here = { $who } la termina aquí.
table-here-already = La mesa ya está aquí.
brings-table = { $who } trae aquí la mesa.
puts-broken-away = { $who } retira la mesa rota.
no-table-there = Ahí no hay ninguna mesa de este servidor.
private-table-of-another = Es la mesa propia de otra persona: solo ella puede jugar ahí.

## Una revancha.

is-in = { $who } se apunta.
no-rematch-players = Ya no está en este servidor nadie que jugara aquí. **Otro juego** abre una sala de espera.
rematch-players = Aquí jugó gente que puede reunir otra vez a este grupo: { $names }. **Otro juego** abre una sala de espera.
delve-not-remembered = Ya no tengo esa incursión. /delve new empieza otra.
in-already = Ya estás: la sala de espera está abierta en este canal.

## Invitaciones.

invitation-gone = Esa invitación ya no está abierta.
invited-today = { $who } ya recibió hoy una invitación a esta mesa. Una al día basta.
invitations-open = Ya hay { $most } invitaciones abiertas de esta mesa. Primero tiene que contestarse una.
no-seat-to-offer = No hay asiento que ofrecer: nadie se ha ido{ $rivals ->
        [yes] { "" }
       *[no] , y nadie se ha ausentado
    }.
only-host-offers = Solo { $known ->
        [yes] { $host }, que hace de anfitrión,
       *[no] el anfitrión
    } puede ofrecer el asiento de { LIST($names, type: "or") }.
seats-offered-already = Todos los asientos que se podían tomar ya están ofrecidos a alguien.

## Ritmos y tiempos.

pace = { $name ->
    [live] en vivo
    [brisk] ágil
    [daily] diaria
    [calm] tranquila
   *[other] sin reloj
}
paced = { $name }, { $span } por jugada
paced-unnamed = { $span } por jugada

## Los bots, presentados.

company-member = { $mark } { $who }{ COUNT($facts) ->
        [0] { "" }
       *[other] { " (" }{ LIST($facts, type: "comma") })
    }
company-stranger = { $who }{ COUNT($facts) ->
        [0] { "" }
       *[other] { " (" }{ LIST($facts, type: "comma") })
    }
company-mixed = { LIST($told) }
company-alike = { LIST($told) }, { $members ->
        [1] bot de nivel { $level }
       *[other] bots de nivel { $level }
    }
