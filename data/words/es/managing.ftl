# Lo que leen quienes gestionan un servidor: /keeper settings, doctor, tables, backup y restore.

## Ajustes.

settings-head = Estos ajustes son para las mesas nuevas de este servidor; las que están en curso conservan los suyos.
    .small = -# Las mesas terminadas, también las de antes, se borran cuando son más viejas de lo que elijas.
settings-all-gone = **{ channels-are-gone }** Elige otros abajo, o permite todos los canales.
settings-some-gone = -# De los canales elegidos, { $count ->
        [one] 1 ya no existe
       *[other] { $count } ya no existen
    }.
heading-games = Juegos que se pueden abrir
heading-channels = Dónde se abren mesas, hilos incluidos
heading-wait = Espera que propone una sala de espera
heading-language = Las mesas empiezan en
heading-kept = Las mesas terminadas se guardan
menu-games = Juegos
menu-channels = Todos los canales
menu-wait = La espera que propone una sala de espera
heading-windows = Las ventanas, las páginas de las mesas, son para
menu-windows = Para quién tienen ventana las mesas
windows-for = { $whom ->
        [2] Quien tenga un enlace
        [1] Quienes se sientan a la mesa
       *[0] Nadie
    }
menu-language = El idioma de las mesas nuevas
language-as-discord = El idioma del servidor en Discord
menu-kept = Cuánto se guarda una mesa terminada
button-every-channel = Todos los canales
button-as-usual = Todo como siempre
wait-suits = según cuántos jueguen
months = { $count ->
    [one] 1 mes
   *[other] { $count } meses
}
years = { $count ->
    [one] 1 año
   *[other] { $count } años
}

## Mesas.

no-table-in-use = En este servidor no hay ninguna mesa en uso. `/delve new` abre una en un canal.
table-not-in-use = Esa mesa ya no está en uso.
table-end-asked = Esto la termina para todos allí. Su registro se puede seguir leyendo.
table-there-already = La mesa ya está allí.
members-cannot-see = La mesa se queda donde está: { $place } no es visible para { $members }.
tables-in-use = **{ $count ->
        [one] 1 mesa en uso
       *[other] { $count } mesas en uso
    } en este servidor.**
table-in-list = { $game }, { $place }
table-in-channel = #{ $channel }
table-unseen = un canal que no veo
menu-table = Elige una mesa
button-pause = Pausar
button-close-lobby = Cerrar la sala de espera
button-end = Terminar
menu-move-table = Llevarla a otro canal o hilo
table-at = **{ $place }** { $game }: { $state }
    .since = -# desde { $time }
table-gathers = se reúne un grupo, { $players } por ahora
table-asleep = duerme
table-paused = en pausa
table-awaits = { $count ->
        [one] falta
       *[other] faltan
    } { $count } de { $players }
table-awaits-no-one = no falta nadie

## El doctor.

repair-wake = Despertar
repair-tell = Escribir lo que falta
repair-open = Abrir el hilo
repair-anew = Escribir de nuevo
repair-away = Retirar
repair-move = Trasladar o terminar
at-repair = { $place }: { $repair }
problem-place = **{ CAP($place) }**
    .table = **{ CAP($place) }** { $game }
unreadable-table = Mis notas de esta mesa no se pueden leer. Solo cabe retirarla.
unreadable-there = Mis notas de la mesa de ahí no se pueden leer. Solo cabe retirarla.
restored-without-place = Se restauró y no tiene sitio todavía.
channel-gone = Su canal ya no existe.
channel-unseen = No veo este canal. Editar canal > Permisos: concédeme Ver canal.
may-not = Me faltan permisos: { $permissions }. Editar canal > Permisos: concédemelos, ahí o por mi rol.
thread-locked = Este hilo está bloqueado. Quien gestiona los hilos puede desbloquearlo, o concederme Gestionar hilos.
thread-archived = Este hilo está archivado.
changes-untold = { $count ->
        [one] 1 cambio sin escribir
       *[other] { $count } cambios sin escribir
    } todavía.
no-post = No hay ningún mensaje mío con el que jugar.
last-post-gone = Mi último mensaje ya no está.
table-sleeps-here = La mesa duerme: no había nadie. La despierta quien juegue ahí, o tú.
default-is-overdue = Aquí debía haber jugado ya por alguien ausente. Lo intento cada hora; el anfitrión puede usar `/delve skip`.
thread-stays-shut = Discord no me deja abrir ese hilo ahora mismo.
posted-anew = { $member } me hace escribir esto de nuevo.
table-is-sound = Esa mesa está bien, o ya se retiró.
all-is-well = **Todo va bien**: { $count ->
        [0] no hay mesas en uso
        [one] hay 1 mesa en uso
       *[other] hay { $count } mesas en uso
    }, y aquí puedo hacer lo que necesito.
more-problems = -# Y { $count } más, que se muestran cuando esto esté arreglado.

## El webhook.

webhook-off = Quien me mantiene ha desactivado los webhooks.
webhook-none = Este servidor no tiene webhook. `/keeper webhook url:` pone uno.
webhook-bad-url = Esa no es la dirección de un webhook. Empieza por https://, no lleva contraseña ni #, y tiene 400 caracteres como mucho.
webhook-https = La dirección de un webhook empieza por https://, para que nadie lea por el camino.
webhook-private = Esa dirección no es del internet público, así que no envío nada allí.
# $host: adónde lleva.
webhook-set = **{ $host }** se entera de lo que pasa en las mesas de este servidor.
# $secret: lo que firma sus mensajes.
webhook-secret = Su secreto, que solo se muestra esta vez: `{ $secret }`
    .small = -# Cópialo en tu programa, que con él comprueba que un mensaje es mío. Luego `/keeper webhook` envía una prueba. Si se pierde o alguien más lo conoce, pon la dirección otra vez: eso crea uno nuevo.
webhook-names = { $names ->
        [yes] Van los nombres de quienes juegan, y los textos en que aparecen.
       *[no] No va ningún nombre, ni ningún texto de las mesas.
    }
webhook-waiting = { $count ->
        [0] No hay nada por entregar.
        [one] Hay 1 mensaje por entregar.
       *[other] Hay { $count } mensajes por entregar.
    }
# $time: desde cuándo. $outcome: qué salió del último intento.
webhook-failing = No se ha recibido nada desde { $time }: { $outcome }. Lo sigo intentando hasta que un mensaje tenga un día.
webhook-outcome = { $outcome ->
        [taken] se recibió
        [private] la dirección no es del internet público
        [slow] no hubo respuesta en 10 segundos
        [certificate] el certificado de allí no es bueno
        [unreachable] no se puede llegar hasta allí
       *[other] respondió { $outcome }
    }
webhook-tested = He enviado una prueba: { $outcome }.
webhook-removed = El webhook está quitado, con su secreto y todo lo que esperaba. Lo que ya se envió lo tiene quien lo recibió.
button-test-webhook = Enviar una prueba
button-remove-webhook = Quitarlo
button-webhook-names = { $names ->
        [yes] No enviar nombres
       *[no] Enviar nombres
    }
# $count: cuántos mensajes.
webhook-given-up = { $count ->
        [one] Un mensaje
       *[other] { $count } mensajes
    } al webhook de este servidor no se { $count ->
        [one] pudo entregar durante un día, así que lo he dado por perdido
       *[other] pudieron entregar durante un día, así que los he dado por perdidos
    }. Los nuevos se siguen intentando. Quien gestiona el servidor ve por qué con `/keeper webhook`.
webhook-fails = El webhook no ha recibido nada desde { $time }: { $outcome }. `/keeper webhook` lo prueba o lo quita.

## Copias de seguridad.

backup-part = Y la parte siguiente, que vale por sí sola.
backup-head = Una copia de las mesas de este servidor: { $over } terminadas, { $in_use } en uso. Las que están en uso van selladas: lo que un asiento esconde no lo lee nadie ahí, tampoco tú. `/keeper restore` recupera lo que falta aquí.{ $several ->
        [yes] { " " }Cada parte vale por sí sola.
       *[no] { "" }
    }
    .names = -# Lleva nombres y números de quienes jugaron: guárdala como guardarías una lista de ellos.
    .unreadable = -# Fuera queda lo que mis notas no dejan leer: { $count }.
    .too-large = -# Fuera queda lo que es demasiado grande para un archivo aquí: { $tables }.
backup-too-large = Ese archivo pasa de { $most } MiB, y ninguna copia mía es tan grande.
nothing-restored = No se ha restaurado nada.
backup-brought-back = { $member } recupera la mesa de una copia de seguridad.
restored = Hecho.
    .in-use = { $count ->
            [one] Ha vuelto 1 mesa en uso.
           *[other] Han vuelto { $count } mesas en uso.
        }
    .lost = { $count ->
            [one] 1 no tiene sitio todavía: `/keeper tables` la lleva a uno.
           *[other] { $count } no tienen sitio todavía: `/keeper tables` las lleva a uno.
        }
restore-head = Una copia de este servidor, hecha { $time }.
    .brings = Una copia de este servidor, hecha { $time }. Recuperaría:
restore-nothing-new = Aquí no falta nada de ella.
restore-no-table = No contiene ninguna mesa, solo los ajustes del servidor; vuelven donde no hay nada ajustado.
restore-none-open = No puedo abrir ninguna mesa suya.
restore-table = - { $game }, { $state ->
        [lobby] en la sala de espera
       *[asleep] dormida
    }, a <#{ $channel }>
    .nowhere = - { $game }, { $state ->
            [lobby] en la sala de espera
           *[asleep] dormida
        }, sin sitio todavía: su canal está ocupado, ya no existe o me está cerrado
restore-more = - y { $count } más en uso
restore-over = - { $count ->
        [one] 1 mesa terminada
       *[other] { $count } mesas terminadas
    }
restore-asleep = -# Lo que duerme lo despierta quien juegue ahí; no se llama a nadie.
restore-known = -# Ya están aquí, y se quedan como están: { $count }.
restore-unfit = -# Fuera quedan las que no pueden seguir con mis reglas de hoy: { $tables }.
restore-sealed = -# La selló otro bot, así que nada garantiza quién la escribió. Lo terminado vuelve sin dueño, para mirarlo, y no cuenta en ningún salón; lo que estaba en uso sigue sellado. Quien mantiene ese bot puede entregar su sello a quien mantiene el mío.
button-restore = Restaurar
button-no = No
