# Jugadas: hechas, saltadas, planeadas, deshechas; por qué una no se puede hacer en la mesa.

not-your-turn = { COUNT($names) ->
        [0] No le toca a nadie.
       *[other] Le toca a { LIST($names, type: "or") }.
    } Te llamaré.
game-ended = Esta partida ha terminado.
delve-ended = Esta incursión ha terminado. /delve new empieza otra.
no-such-command = { $title } no tiene ningún «/{ $verb }» así.
    .way = { $title } no tiene /{ $verb }: { $way }.
nothing-fits = Nada encaja con «{ $text }».
ways-fit = Hay { $ways } maneras. Añade { LIST($names) }, o elige una.
add-or-pick = Añade { LIST($names) }, o elige una.
i-play-for = Juego por { $names }.
goes-on-without = { $who } sigue sin { LIST($names) }.
nothing-to-do-for = No tengo jugada que hacer por { COUNT($names) ->
        [0] nadie
       *[other] { LIST($names, type: "or") }
    }; la partida espera.
away-from-turn = Mientras estés ausente juego por ti de inmediato. `/away back`, y te vuelvo a preguntar.
bot-says = -# { $who }: «{ $words }»

# $hurts: lo que costaría, como está al final de su etiqueta.
typed-hurts = «{ $label }» costaría algo: { $hurts }.

## Botones de un estado anterior.

other-table = Eso es de otra mesa. Así están las cosas ahora.
button-unknown = Ya no conozco ese botón. Así están las cosas ahora.
# $whose: "mine", "yours" o "theirs", de { $who }. Las palabras change-… son todas masculinas: van tras «del».
stale-change = Eso era antes { $whose ->
        [mine] de mi { $what }
        [yours] de tu { $what }
       *[theirs] del { $what } { OF($who) }
    }. Así están las cosas ahora.
stale-last-change = Eso era antes del último cambio. Así están las cosas ahora.
stale-start = Eso era antes de empezar. Así están las cosas ahora.
stale-went-on = Eso era antes de que la partida siguiera sin { $who }. Así están las cosas ahora.
change-absence = aviso de ausencia
change-answer = voto
change-leaving = adiós
change-look = vistazo a quién ha vuelto
change-move = movimiento
change-last-move = último movimiento
change-moved-here = traslado a este canal
change-pause = alto en el camino
change-pause-end = final de la pausa
change-post = mensaje
change-question = ruego
change-redo = paso adelante
change-reminder = recordatorio
change-rest = descanso
change-return = regreso
change-seats = cambio de asientos
change-undo = paso atrás
change-wake-up = toque de despertar

## Planes.

plan-stirred = Salió a la luz algo nuevo, o hubo una tirada.
plan-only-if = Estaba planeado solo si { $given }.
plan-will-stop = { plan-stirred } Así que se detendrá.
plan-made = -# Según el plan de { $names }.
plan-stopped = -# { $who }, tu plan se detuvo. { $why }

## Deshacer y rehacer.

undo-leaves-hall = Desde entonces se tiró, se robó o se descubrió algo, como una carta o una loseta. Si lo deshaces, esta partida no contará en el salón, la lista de resultados.
undo-older-rules = Las reglas han cambiado desde esa jugada, así que se queda como está.
undo-name-taken-out = De esta mesa se borró el nombre de alguien, así que esa jugada ya no se puede deshacer.
undo-differs = Esa jugada no saldría como salió (las reglas han cambiado, o mis notas están dañadas), así que todo se queda como está.
undo-delve-ended = Esta incursión ha terminado; ya no se deshace nada.
undo-nothing = Todavía no hay nada que deshacer.
undo-entering = { $who } se ha unido: eso no se puede deshacer.
undo-final = Una muerte no se puede deshacer.
undo-dice-stay = Lo que mostraron los dados o el mapa no se puede deshacer.
master-or-manager = { $left ->
        [yes] quien gestiona este servidor
       *[no] { $who }, que dirige el juego,
    }
only-master-undoes = Eso ya no se puede deshacer: solo { master-or-manager } podría.
only-master-redoes = Solo { master-or-manager } puede recuperar lo último que se deshizo.
undo-needs-the-left = { COUNT($names) ->
        [one] { $names } tendría que estar de acuerdo, y se ha ido
       *[other] { $names } tendrían que estar de acuerdo, y se han ido
    }. /delve join recupera un asiento.
only-maker-asks = Solo { $who } puede pedir que se deshaga esa jugada.
# $hall: si costaría el sitio en el salón.
leaves-hall = { $hall ->
        [yes] ; si se deshace, la partida queda fuera del salón
       *[no] { "" }
    }
# $seen: "rolled", "shown" (algo salió a la luz) o "nothing".
undo-asked = { $who } quiere deshacer { $what }{ $seen ->
        [rolled] { " " }(hubo una tirada o se robó algo{ leaves-hall })
        [shown] { " " }(algo salió a la luz{ leaves-hall })
       *[nothing] { "" }
    }.
question-open = Hay otra pregunta abierta; los demás no han contestado todos todavía.
question-asked = Ya lo has pedido; los demás no han contestado todos todavía.
question-settled = Esa pregunta está decidida. Así están las cosas ahora.
question-yours = Tú lo has pedido; ahora contestan los demás.
question-agreed = Ya has dicho que sí; los demás no han contestado todos todavía.
agrees = { $who } está de acuerdo.
would-keep-it = { $who } prefiere dejarlo como está.
lets-it-stand = { $who } al final lo deja como está.
# $office: "host", "manager", o "none" donde nadie más tenía que estar de acuerdo.
taken-back = { $who } { $agreed ->
        [yes] está de acuerdo y deshace
       *[no] deshace
    } { $what }{ $office ->
        [host] , como anfitrión
        [manager] , ya que gestiona este servidor
       *[none] { "" }
    }.
# $redo: si se acaba de deshacer.
out-of-hall = -# Se deshizo algo que ya se había visto{ $hall ->
        [yes] , así que esta incursión no entra en el salón
       *[no] { "" }
    }.{ $redo ->
        [yes] { " `/delve redo` recupera la jugada." }
       *[no] { "" }
    }
redo-nothing = No hay nada que recuperar.
redo-theirs = { $rivals ->
        [yes] { $who } puede
       *[no] { $who } o el anfitrión pueden
    } recuperar esa jugada.
brought-back = { $who } recupera { $what }.
move-own = «{ $label }»
move-of = «{ $label }» { OF($who) }
last-move = la última jugada
last-move-of = la última jugada { OF($who) }

## Lo que se puede planear.

plan-not-in-sight = Lo que habrá para elegir no se ve todavía. `/plan` recibe la jugada en palabras.
plan-full = Un plan tiene { $most } jugadas como mucho.
plan-full-now = Eso es todo: un plan tiene { $most } jugadas.
plan-unknown-condition = «{ $text }» no se puede comprobar en esta mesa.
plan-changed = Tu plan ha cambiado desde entonces.
plan-for-masters = Quien dirige el juego no tiene turnos que planear.
plan-your-turn = Es tu turno: lo que quieras hacer, hazlo ya.
plan-turn-over = Para entonces tu turno habría terminado.
plan-barred = Algo de eso no es posible ahora, así que ahí se detendría el plan.
plan-dark = { $begun ->
        [yes] Lo que viene después no se ve todavía
       *[no] Cómo empieza tu turno no se ve todavía
    }. `/plan` recibe una jugada en palabras: la intento cuando le llegue la vez.
plan-no-move = «{ $text }» no es una jugada que se pueda planear. Las jugadas son: { LIST($verbs, type: "comma") }.
plan-not-lasting = Para entonces su número puede significar otra cosa, así que eso no se puede planear.

## Rivales a quienes se espera.

# $deadline: si su plazo llega antes; $clock: si la mesa tiene plazo.
patience = Juegas contra { $names }, así que solo puedes seguir sin esperar { $deadline ->
        [yes] cuando se acabe el plazo
       *[no] tras { $hours } horas sin una jugada
    }; eso será dentro de { $span }.{ $clock ->
        [yes] { "" }
       *[no] { " Con /delve new wait: una mesa sigue sola." }
    }
span-days = { $days ->
        [one] 1 día
       *[other] { $days } días
    }
span-hours = { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }
span-minutes = { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
rival-seat = Juegas contra { $who }, y quien ocupara ese asiento vería lo que esconde. Se puede dar cuando { $who } lo haya dejado, o haya faltado dos veces seguidas.

## Probabilidades, en las etiquetas de jugadas con tirada: «2 de cada 3».

odds = en { $number } de cada { $most }
# Lo mismo donde no cabe una palabra más.
odds-bare = { $number } de cada { $most }
odds-never = nunca
odds-sure = seguro
# Tal como está en lo que un juego pregunta a quien lo dirige.
game-master = quien dirige
