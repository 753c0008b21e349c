# Lo que se puede mirar: el mapa, el registro, resúmenes, repeticiones, películas, otros caminos, campañas, el salón.

map-as-usual = El mapa de siempre
menu-mode = ¿Qué debe mostrar?
menu-place = ¿Alrededor de qué sitio?
button-whole-map = Mapa entero
button-in-words = Con palabras
button-picture = En imagen
in-words-changed = **Cambios desde que miraste**: { LIST($places) }.
in-words-moves = **Puedes**: { LIST($moves, type: "semicolon") }{ $more ->
        [0] .
       *[other] ; y { $more } más.
    }
# It stands at the end of the words of a picture, in at most 23 characters.
picture-more = Más en { button-closer }.
in-words-one-of = { LIST($places, type: "or") }
picture-strip = Parte { $number } de { $count } de la imagen.
mode-about = { CAP($about) }.
log-small = -# página { $page } de { $pages }; { $page ->
        [1] lo más nuevo va al final
       *[other] la página 1 es la más nueva
    }; dados sellados como { $seal }
look-about = Consulta algo sobre lo que se juega aquí.
page-is-empty = Esta página todavía está vacía.

recap-since = Qué ha pasado desde { $time }:
    .recent = Qué ha pasado en las últimas 12 horas:
    .ringed = -# Rodeado en el mapa: lo que ha cambiado.

## Repeticiones, películas, otros caminos.

button-replay = Repetición
replay-other-rules = Se jugó con otras reglas: solo queda su texto.
replay-entry = { $number } de { $count }
button-first = Primera
button-on = Siguiente
button-last = Última
menu-go-to = Ir a …
    .now = Ir a … (ahora { $part })
    .entry = entrada { $number }
menu-eyes = ¿Desde qué punto de vista?
button-film = Película
film-is-yours = Su película es solo para tus ojos.
film-drawn = Aquí está.
film-progress = Estoy dibujando la película: { $percent } % hasta ahora.
button-other-way = Jugar otra variante
other-way-under-way = Tienes otro camino en curso, desde la entrada { $entry }. Uno nuevo ocupa su lugar.
button-go-on-with-it = Seguir con él
button-begin-here = Empezar aquí
other-way-title = Otro camino, desde la entrada { $entry } de { $game }
other-way-over = Ese era otro camino; cómo fue de verdad está en `/replay`. No cuenta para nada, y se guarda 7 días.

## Campañas.

campaign-options = Qué campaña; si no lo dices: la última que se jugó
    .name = Cómo se llamará desde ahora
    .public = Si lo ve todo el mundo aquí
campaign-party = **Grupo**: { $members }.
campaign-party-more = { $count } más
campaign-has-ended = Esta campaña ha terminado.
campaign-lobby-goes-on = -# Síguela en una sala de espera: opción Campaña. `/{ $game } campaign name:` le da otro nombre.
menu-campaign = ¿Qué campaña?
button-end-campaign = Terminar esta campaña
campaign-not-yours = Esa campaña ha terminado, o no te toca a ti terminarla.
campaign-end-asked = ¿Terminar **{ $name }**? Después nadie la sigue; todavía se podrá mirar.
button-the-campaign = La campaña
button-begin-campaign = Empezar una campaña

## El salón.

hall-is-a-servers = Cada servidor tiene su propio salón: pregunta en uno donde jugamos.
games-counted = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
hall-head = **{ $game }** en este servidor: { LIST($facts, type: "comma") }.
    .won = { $count ->
        [one] 1 ganada
       *[other] { $count } ganadas
    }
    .newest = la última { $time }
hall-ratings = **Puntuaciones**, ± lo que pueden desviarse
hall-rating = **{ $place }** { $member }{ $own ->
        [yes] { " (tú)" }
       *[no] { "" }
    } { $rating }, { $games }
rating = { $mean } ± { $deviation }
hall-best = **Lo mejor**
    .rivals = **Lo mejor**: { LIST($results, type: "semicolon") }
    .party = **{ $place }** { CAP($result) }: { $members }
    .rival = { $members } { $score }
    .no-score = { $members } sin puntos
party-score = { $score } en { $rounds }
party-not-won = sin ganar{ $result ->
        [none] { "" }
       *[other] , { $result }
    }
party-won = ganada
hall-fastest = **Victoria más rápida**: { $rounds }, { $members }
hall-titles = **Títulos**: { LIST($titles, type: "semicolon") }
    .title = { $title }: { $member }{ $times ->
            [1] { "" }
           *[other] { " " }({ $times } veces)
        }
hall-streaks = **Incursión del día, días seguidos**: { LIST($streaks, type: "comma") }
    .streak = { $member } { $days }
hall-no-place = **Tú** todavía no estás: juega a { $game } hasta el final.
hall-place = **Tú**: { $games }, ganadas: { $won }.
    .rated = **Tú**: { $games }, ganadas: { $won }; puesto { $place }, { $rating }.
hall-leave = -# `/me hall:off` te saca de él.
hall-come-back = **Tú** no estás en ningún salón: `/me hall:on` cuenta desde tu próxima partida.
button-hall = { $game } ({ $count })

## Para quienes miran.

watch = Estás mirando **{ $game }**, tal como puede verlo todo el mundo.
    .ways = `/map` y `/status` muestran cómo están las cosas, `/log` lo que ha pasado, `/delve since` las últimas 12 horas. `/play` pide un asiento.
watch-later = Aquí no se juega nada todavía: se reúne un grupo. `/play` se une.
