# Lo que dice un bot cuando manda un Minero.
says-rift = Me quedo con la sala de la Grieta.
says-holds = Mi { $kind } defiende { room }.

# Por qué vale la pena una jugada. $worth: en puntos, $gain: puntos de más.
about = { $points ->
        [0] menos de 1 punto
        [one] cerca de { $points } punto
       *[other] unos { $points } puntos
    }
why-band = { $brief }.
why-flip = Da igual cuál: pon boca arriba la que te llegó primero.
why-any = Aquí da igual lo que elijas.
why-swap = Nada de lo que tienes da un punto: 3 losetas nuevas por 1 PE.
why-retrieve = No tienes a nadie a mano, y donde menos falta hace es aquí: vuelve a casa por 1 PE.
why-breach-card = Con ella la loseta { $tile } encaja en { $at }{ COUNT($effects) ->
        [0] { "" }
       *[other] { " " }({ $effects })
    }: { $worth }.
why-new-hand = Nada de lo que tienes encaja, y una mano nueva es gratis.
# Lo que hace está en su botón. $rooms: de qué salas se trata; $fast: turno extra.
why-tile = { COUNT($rooms) ->
        [0] Una sala nueva
       *[other] { CAP(LIST($rooms)) }
    }{ $fast ->
        [yes] { " " }y un turno extra
       *[no] { "" }
    }: { $worth }{ $when ->
        [now] { " ya" }
        [later] { " de media, pues un rival puede adelantarse" }
       *[other] { "" }
    }.
why-tile-briefly = Eso da { $worth }.
why-send = { CAP(room) } { $complete ->
        [yes] ya no crece
       *[no] tiene { found-gaps }
    }: { A($kind) }{ COUNT($rivals) ->
        [0] { "" }
       *[other] { " " }contra { $rivals }
    } da { $gain } más{ $more ->
        [yes] , con otro en tu loseta
       *[no] { "" }
    }.
why-nobody = Ninguna sala de aquí merece un Minero: guarda los tuyos.
why-redraw = Una carta de Oro y otro Encuentro deberían darte más, por 1 PE.
why-option = { $fight ->
        [fight] Con tus dados y lo que hay aquí, una Pelea da { $worth } de media.
        [alike] Los títulos no los distinguen: cada respuesta da { $worth } de media.
        [close] Las dos respuestas dan { $worth } de media, pero la Pelea tira dados.
       *[other] Con tus dados y lo que hay aquí, esta respuesta da { $worth } de media.
    }
why-roll = Tus dados, tal como están, dan { $worth }.
why-dice = { $dice } dados más dan { $gain } más, por { $xp } PE.
why-red = Un dado rojo y uno blanco dan { $gain } más, por 1 PE.
why-helps = Ayuda en esta tirada.
why-reroll = Son los dados que menos te han dado.
why-change = Volver a tirar los peores dados da más de lo que cuesta.
why-keep = Lo que tienes difícilmente mejora.
why-room = { CAP(room) }: el orden apenas importa.
