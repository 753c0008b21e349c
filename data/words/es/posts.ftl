# Lo que está en mensajes y paneles junto a las palabras del juego: estado, llamadas, botones, el registro.

lobby-status = { $title }: { $hosted ->
        [yes] { $host }
       *[no] nadie
    } reúne { $contested ->
        [yes] rivales
       *[no] un grupo
    } ({ $players } de { $most }).
sleeps = La mesa duerme hasta que alguien la despierte.
# $about: una pregunta a la mesa, deshacer algo ("back") o hacer una pausa ("pause"); las respuestas están en sus dos botones.
ballot-ask = { $about ->
        [pause] ¿hacer una pausa o seguir jugando? Si la partida sigue antes, no hay pausa.
       *[back] ¿permitirlo o dejarlo como está? Si la partida sigue antes, se queda como está.
    }
ballot-agree = { $about ->
        [pause] Hacer una pausa
       *[back] Permitirlo
    }
ballot-keep = { $about ->
        [pause] Seguir jugando
       *[back] Dejarlo como está
    }
# La respuesta que vale cuando nadie contesta.
by-default = { $answer } (si nadie contesta)
master-decides = { $ask } Decide quien dirige el juego.
bots-go-on = { LIST($names) } { COUNT($names) ->
        [one] sigue
       *[other] siguen
    } en menos de un minuto.
play-on-as = { $own ->
        [yes] Volver a ser { $who }
       *[no] Seguir como { $who }
    } ({ $short })
hand-seat-over = Se fue { LIST($names, type: "or") }, y aquí no puedo jugar en su lugar: /delve give da un asiento.
dice-key = -# clave de las tiradas `{ $key }`
# En lugar del nombre de quien se ha olvidado (TAB-122). Queda escrito en diarios y exportaciones.
forgotten-member = alguien

## La tarjeta de la sala de espera.

pact-stand-ins = Si juego por quienes se van o se ausentan
pact-hints = Si doy consejo a quien lo pide
pact-stand-ins-told = { $yes ->
        [yes] Juego
       *[no] No juego
    } por quienes se van o se ausentan.
pact-hints-told = { $yes ->
        [yes] Doy consejo a quien lo pide.
       *[no] No doy consejos.
    }
wait-about = Cuánto espero una jugada
language-about = En qué idioma leen todos en la mesa

## Botones y menús.

# Bajo una pregunta: el texto entero de una carta, clase o tecnología que se puede elegir.
choice-meaning = -# **{ $label }**: { $text }

open-now = Se puede ahora: { LIST($ways, type: "semicolon") }{ $more ->
        [yes] ; y más
       *[no] { "" }
    }.
ways = { $ways ->
        [one] 1 manera
       *[other] { $ways } maneras
    }
verb-ways = { CAP($verb) } ({ ways })
type-on = (sigue escribiendo: { $more } más)
something-else = Otra cosa
write-it = Escribirlo
nothing-asked = No se te pregunta nada.
meanwhile-you-may = entretanto puedes hacer esto. { $why }
# En el panel propio de quien juega a solas: lo que ofrece la publicación no se repite ahí.
rest-in-post = Tus demás jugadas están en la publicación de arriba.

## Consejos.

no-advice-for = No tengo a nadie que conozca { $title } lo bastante para dar consejo.
advice-not-agreed = Es una partida entre rivales, y en la sala de espera no se acordó que yo diera consejos.
no-advice-for-masters = Quien dirige el juego no recibe consejos: son para quienes juegan.
no-advice-now = Ahora mismo no tengo ningún consejo.

## La página propia y la hoja.

own-plan-stopped = Tu plan se detuvo. { $why }
own-plan = Tu plan: { LIST($steps, type: "semicolon") }.
their-plan = El plan { OF($who) }: { LIST($steps, type: "semicolon") }.
unvouched = De una copia de seguridad que no puedo comprobar (TAB-138).
ended-by = Terminada por { $who }.

## El registro.

log-empty = Todavía no ha pasado nada que vean todos.
log-secret = (en secreto) { $told }
log-begins = Empieza.
log-unseen = { $who } actúa sin que se vea.

## Mapas y páginas.

another-way = Otro camino
another-way-from = { another-way }, desde la entrada { $entry } de { $title }
no-map-mode = Este mapa no tiene ahora ningún «{ $mode }» que mostrar.{ COUNT($modes) ->
        [0] { "" }
       *[other] { " Puede mostrar " }{ LIST($modes, type: "or") }.
    }
no-place = En este mapa no hay ningún sitio «{ $place }».
no-page = { $title } no tiene ninguna página «{ $page }».

## Lo que ha pasado desde entonces. Delante va quien lo hizo («yo» o un nombre); lo demás dice en pasado qué hizo.

recap-high-point = {"**"}{ $title }{"**"}{ COUNT($beside) ->
        [0] { "" }
       *[other] , { $beside }
    }{ COUNT($told) ->
        [0] .
       *[other] : { $told }
    }
recap-me = yo
# Siempre tras «yo».
recap-chose = elegí en secreto por { $you ->
        [yes] ti
       *[no] { $who }
    }
recap-played = jugué { "{}" } por { $you ->
        [yes] ti
       *[no] { $who }
    }
recap-move = «{ $label }»

only-you = Esto solo lo ves tú
pact-stand-ins-called = sustituciones
pact-hints-called = consejos
pact-yes = sí
pact-no = no
wait-called = espera
language-called = idioma
