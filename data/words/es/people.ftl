# Lo que alguien lee de sí: sus mesas, sus ajustes, lo que se guarda.

## /games.

no-tables = No estás en ninguna mesa. `/delve new` abre una en un canal.
no-table-waits = **No te espera nada.**
tables-wait = **{ $count ->
    [one] 1 mesa te espera.
   *[other] { $count } mesas te esperan.
}**
tables-heading-others = **Esperan a otros**
tables-heading-lobby = **Se reúne el grupo**
tables-heading-resting = **En reposo**
unknown-place = su canal
our-messages = nuestros mensajes
place-in-server = #{ $channel } en { $server }
place-is-gone = -# Donde el canal ya no existe, `/delve move-here` lleva la mesa a otro.
next-table = Siguiente: { $place }
    .asked = Siguiente: { $place }, pendiente { $time }.
more-tables = Más ({ $count })
look-again = Mirar otra vez
table-line = **{ $place }** { $game }: { $state }
asked-since = -# pendiente { $since }
    .due = -# pendiente { $since }, sigue { $due }
gathered-since = -# desde { $since }
host-gathers = { $host } reúne un grupo, { $players ->
        [one] ya hay 1
       *[other] ya hay { $players }
    }
asleep-until-woken = duerme hasta que alguien la despierte allí
paused-until = en pausa hasta { $time }
paused-for-now = en pausa
another-player = otra persona
your-move = te toca
stand-in-sits = { $member } te suple
    .until = { $member } te suple hasta { $time }
you-are-away = allí constas como ausente
    .until = allí constas como ausente hasta { $time }

## /me.

settings-table = **{ $game }**, como está ajustado aquí:
settings-option = - { $option }: { $value }
settings-wait = - espera: { $wait }
settings-orders = Tus órdenes permanentes dicen qué no hace falta preguntarte. `/settings order:` da otra.
settings-order = - { $order }
settings-no-table = Aquí no se juega nada.
settings-own = Tú, en todas las mesas:
settings-change = -# `/me` cambia esto. Las opciones de una mesa las elige el anfitrión antes de empezar.
me-head = Tus ajustes, en todas tus mesas:
me-zone = **Zona horaria**: { $zone }; allí, ahora: { $time }.
me-no-zone = **Zona horaria**: sin definir.
me-quiet = **Horas de silencio**: { $hours }, según tu reloj{ $zone ->
        [yes] .
       *[no] ; primero indica tu zona horaria.
    }
me-no-quiet = **Horas de silencio**: ninguna{ $zone ->
        [yes] .
       *[no] ; primero indica tu zona horaria.
    }
me-nudges = **Avisos**: { $nudges ->
        [yes] { $every ->
            [0] uno, a la mitad de una espera larga
           *[other] cada { $every } horas mientras se te espera
        }
       *[no] ninguno
    }.
me-early = **Después te toca**: te llamo cuando empieza quien juega antes que tú.
me-in-words = **Imágenes**: en palabras, en todo lo que solo ves tú; `/me pictures:drawn` vuelve a dibujarlas.
me-large = **Imágenes**: grandes, en tiras, en todo lo que solo ves tú; `/me pictures:drawn` las dibuja como siempre.
me-no-tips = **Explicaciones**: ninguna; `/me tips:on` vuelve a explicar lo que encuentras por primera vez.
me-no-hall = **Salones**: no estás en ninguno; `/me hall:on` cuenta desde tu próxima partida.
me-away = **Ausencias**: { LIST($places, type: "semicolon") }. `/away back` las termina.
    .place = { $place }: { $state }
me-language = **Idioma**: { $language }, para todo lo que solo ves tú y para las mesas que abras; `/me language:discord` toma el de Discord.
me-how = -# `/me zone:` encuentra cualquier ciudad, `/me quiet:22:30-7:00` acepta cualquier hora; `/me every:12` te avisa una y otra vez; `/me next:on` te llama un turno antes; `/me pictures:words` te cuenta lo que muestran las imágenes, `/me pictures:large` las dibuja más grandes; `/me tips:off` no explica nada sin que preguntes; `/me hall:off` te saca de todos los `/hall`.
zone-now = { $zone }, ahora { $time }
menu-zone = Zona horaria
menu-no-zone = Sin zona horaria
    .about = Tampoco horas de silencio
menu-quiet = Horas de silencio
    .range = Silencio de { $begin } a { $end }
    .none = Sin horas de silencio
button-no-nudges = Sin avisos
button-nudge-me = Avísame

## /privacy.

keeps-nothing = No guardo nada de ti{ $shut_out ->
        [yes] , salvo que quien mantiene el bot te ha cerrado la puerta
       *[no] {""}
    }.
posts-stay = Lo que escribí se queda en Discord, donde los moderadores de un servidor pueden borrarlo.
policy-says-why = -# `/privacy policy` dice por qué, cuánto tiempo y quién lo ve.
kept = Lo que guardo de ti:
    .tables = **Mesas**: { LIST($tables, type: "comma") }.
    .no-tables = **Mesas**: ninguna.
    .settings = **Ajustes**: { LIST($settings, type: "comma") }.
    .no-settings = **Ajustes**: ninguno propio.
    .characters = **Personajes guardados**: { $characters }.
    .besides = **Además**: { LIST($things, type: "comma") }.
    .shut-out = **Puerta cerrada** por quien mantiene el bot, hasta que te deje entrar otra vez.
kept-count-running = { $count } en curso
kept-count-gathering = { $count } en sala de espera
kept-count-over = { $count ->
    [one] 1 terminada
   *[other] { $count } terminadas
}
kept-count-others = tu nombre o número en { $count } más
kept-quiet = silencio { $hours }
kept-no-nudges = sin avisos
kept-every = un aviso cada { $hours } horas
kept-early = una llamada un turno antes del tuyo
kept-in-words = palabras en vez de imágenes
kept-large = imágenes grandes
kept-language = { $language }
kept-no-tips = sin explicaciones
kept-no-hall = en ningún salón
kept-count-plans = { $count ->
    [one] 1 plan
   *[other] { $count } planes
}
kept-count-invitations = { $count ->
    [one] 1 invitación
   *[other] { $count } invitaciones
}
kept-count-results = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} en salones
kept-count-seen = hasta dónde has leído en { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
}
kept-count-dailies = { $count ->
    [one] 1 incursión del día
   *[other] { $count } incursiones del día
}
kept-count-tips = { $count ->
    [one] 1 explicación dada
   *[other] { $count } explicaciones dadas
}
kept-count-lessons = { $count ->
    [one] 1 lección hecha
   *[other] { $count } lecciones hechas
}
kept-count-campaigns = { $count ->
    [one] 1 campaña
   *[other] { $count } campañas
}
kept-refusals = **Negado hace poco**: { $count ->
        [one] 1 negativa
       *[other] { $count } negativas
    }, la última «{ $newest }»
button-get-file = Recibirlo en un archivo
button-delete = Borrarlo
button-delete-all = Borrarlo todo
button-keep = Guardarlo
delete-asked = ¿Borrar todo lo que guardo de ti? No se puede recuperar.
    .leaves = - Dejas para siempre { $count ->
            [one] 1 mesa en uso: nadie puede devolverte ese asiento
           *[other] { $count } mesas en uso: nadie puede devolverte esos asientos
        }.
    .unnamed = - En las mesas pasas a ser «alguien»: tu nombre y tu número se quitan de todo lo que se contó allí.
    .gone = - Desaparece esto: { $things }.
erased-characters = lo que conservas de { $games }
erased-halls = lo que hay de ti en salones
gone-settings = tus ajustes
gone-plans = planes
gone-invitations = invitaciones
gone-dailies = incursiones del día
gone-lessons = lecciones
gone-tips = explicaciones
gone-refusals = lo que te negué
all-stays = No se ha borrado nada.
deleted = Hecho. Ya no guardo nada de ti.
    .tables = En { $count ->
            [one] 1 mesa
           *[other] { $count } mesas
        } ahora eres «alguien».
    .later = La mayor parte está borrada. Lo que queda en otras mesas sigue solo, en unos minutos.
    .small = -# { posts-stay } El último mensaje de una mesa en curso se escribe de nuevo. Si vuelves a usarme, empiezo de cero.
kept-file = Todo lo que guardo de ti. De las mesas en curso solo está lo que tu asiento puede saber.
