# De quién es el turno, y qué va primero.
not-your-turn = Es el turno { LIST($owners, type: "or") }. Te avisaré.
owner = { OF($name) }
game-over = Esta partida ha terminado.
faction-first = Primero, todo el mundo elige facción.
delver-next = Ya has puesto tu loseta. Ahora un Minero, o pasa.
rooms-next = Ya has puesto tu loseta. Ahora, las salas completas.
tile-first = Primero una loseta; luego, un Minero en ella.
sending-over = Este turno ya no puedes mandar un Minero.
swap-too-late = Las losetas se tiran antes de poner una.
retrieve-too-late = Los Mineros vuelven a casa antes de que pongas una loseta.
reveal-too-late = Los tesoros se usan antes de poner una loseta, o en una tirada tuya.
nothing-rolled = No se está tirando nada.
spend-not-now = Los PE para dados o para tu habilidad se gastan cuando tiras u oyes un encuentro.
no-flip = Ningún mazo se ha quedado corto: no hay carta que poner boca arriba.
no-passing-tile = No puedes pasar: pon una loseta.
room-first = Elige primero qué sala va ahora.
nothing-asked = No se pregunta nada.
nothing-asked-of-you = A ti no se te pregunta nada.
flip-first = Pon primero boca arriba una de tus cartas boca abajo, por la que el mazo no pudo dar.
# Lo que se pregunta se contesta con un número.
answer-room = Di primero qué sala se resuelve ahora: elige un número del 1 al { $most }.
answer-encounter = Primero el Encuentro: elige un número del 1 al { $most }.
answer-recall = Di primero qué Minero vuelve a casa: elige un número del 1 al { $most }.
answer-peek = Di primero en qué sala miras: elige un número del 1 al { $most }.

# Quién puede jugar.
solo-for-one = El juego en solitario es para una persona. Quita solo si quieres rivales.
rival-alone = Con un solo rival no hay contra quién luchar. Espera a alguien más, o activa solo.
rivals-only = Una caverna es para { $least } a { $most } rivales.

# Bandas.
faction-taken = { CAP(THE($faction)) }: esa facción ya está elegida.
factions-left = Las facciones libres: { $names }.

# Losetas. $at: un lugar libre; $cell: una celda, por su nombre.
no-such-tile = Tus losetas van del 1 al { $most }.
no-such-turn = Una loseta se gira 0, 90, 180 o 270 grados.
same-turn = Girada { $turn } grados, esa loseta queda igual.
no-breach-needed = Eso no rompe ninguna regla: pon la loseta y guarda tu PE.
breach-too-dear = Ignorar los pasillos cuesta 1 PE, y no tienes.
breach-granted = Tu loseta ya puede ignorar los pasillos.
tile-there = En { $cell } ya hay una loseta.
above-edge = { $cell } queda por encima del borde inferior del tablero: ahí no va ninguna loseta.
only-a-corner = En { $cell } la loseta solo tocaría una esquina. Necesita un lado entero.
touches-nothing = En { $cell } la loseta no tocaría ninguna otra.
no-such-place = No hay ningún lugar { $name }; los libres son { $free }.
cuts-corridor = En { $at } cortaría el pasillo de { $beside }.{ other-turns }
runs-into = En { $at } su pasillo daría contra { $beside }, que ahí no tiene ninguno.{ other-turns }
other-turns = { COUNT($turns) ->
        [0] { "" }
       *[other] { " " }Encaja con un giro de { LIST($turns, type: "or") }.
    }
# $ways: lo que se puede hacer.
none-fits = Ninguna de tus losetas encaja. Puedes { LIST($ways, type: "or") }.
way-breach = { $free ->
        [yes] ignorar los pasillos
       *[no] ignorar los pasillos por 1 PE
    }
way-swap = cambiar losetas por 1 PE
way-treasure = enseñar un tesoro
way-pass = { $redraw ->
        [yes] pasar y robar otra mano
       *[no] pasar y no poner nada este turno
    }
no-tile-to-swap = No tienes losetas que tirar.
swap-too-dear = Tirar losetas cuesta 1 PE, y no tienes.
no-such-swap = { $most ->
        [1] Tienes una loseta: la número 1.
       *[other] Di las losetas por sus números, del 1 al { $most }, en una palabra, de menor a mayor y una vez cada uno: 2, o 13.
    }

# Mineros.
no-delver-left = Tus Mineros de esa clase están en la mazmorra. A mano: { LIST($names, type: "comma") }.
no-such-delver = Los Mineros que tienes a mano: { LIST($names, type: "comma") }.
no-such-section = Las secciones a las que puedes mandarlo van del 1 al { $most }.
section-unclear = { COUNT($numbers) ->
        [0] La loseta que acabas de poner no tiene { A($floor) }. Di la sección por su número.
       *[other] La loseta que acabas de poner tiene más de { A($floor) }: { $numbers }. Di la sección por su número.
    }
nobody-out = Ninguno de tus Mineros está en la mazmorra.
retrieve-too-dear = Llevarse un Minero a casa cuesta 1 PE, y no tienes.
no-such-retrieve = Tus Mineros en la mazmorra van del 1 al { $most }.

# Tesoros.
no-such-treasure = No tienes ese tesoro.
treasure-used = Ese tesoro ya se ha usado: cada uno sirve una vez.
treasure-idle = Ese tesoro no tiene habilidad. Vale sus puntos.
treasure-not-now = Ese tesoro se usa { $moment ->
        [receipt] enseguida, al recogerlo
        [place] antes de poner una loseta
        [before] antes de tu tirada
       *[after] después de tu tirada
    }.
nobody-hidden = Nadie más tiene un Minero boca abajo en la mazmorra.
no-treasure-now = No tienes ningún tesoro que se use en este momento.
no-such-card = No tienes esa carta boca abajo.

# Dados y preguntas.
roll-first = Primero tira.
rolled-already = Ya has tirado. Pasa para quedarte con lo que salió.
reroll-first = Elige primero los dados que vuelves a tirar, o pasa para quedarte con todos.
nothing-to-reroll = Aún no has tirado nada.
reroll-too-dear = Paga primero la nueva tirada, o usa un tesoro.
dice-first = Primero los dados: tira.
keep-first = Primero tu tirada: pasa para quedarte con ella.
no-such-dice = Di dados distintos por sus números desde la izquierda, del 1 al { $most }: 1,3.
no-such-spending = 1 PE compra dados, o la habilidad de tu facción.
dice-too-late = Los dados se compran antes de la tirada.
dice-too-soon = Los dados se compran justo antes de una tirada.
ability-idle = { $before ->
        [yes] Antes de esta tirada, la habilidad de tu facción no hace nada.
       *[no] Después de esta tirada, la habilidad de tu facción no hace nada.
    }
ability-used = La habilidad de tu facción sirve una vez por tirada.
ability-useless = La habilidad de tu facción no sirve de nada aquí.
encounter-heard = Ya has oído otro Encuentro en esta sala: una vez por sala.
xp-too-few = Eso cuesta { $price } PE, y tienes { $xp }.
xp-none = Eso cuesta { $price } PE, y no tienes.
prompts-named = Las preguntas pueden ser { LIST($names, type: "or") }.
prompts-already = «{ $name }» ya está puesto.
prompts-not-now = Puedes cambiarlo cuando te pregunte por tu tirada.

## Lo que aquí se hace en vez de una orden que solo tienen otros juegos.

lacks-move = manda un Minero a una sala cuando esté tu loseta
lacks-attack = una batalla empieza sola en una sala completa
lacks-explore = pon una loseta, y la caverna crece
lacks-search = lo que hay en una sala es para quien esté dentro cuando se completa
lacks-use = un tesoro se enseña en su momento
lacks-give = no se puede entregar nada
lacks-gm = yo arbitro
