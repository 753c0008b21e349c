# Lo que dice un bot cuando manda un Minero.
says-wants = { $gold ->
        [0] Ese Tesoro será mío.
       *[other] Ese Oro será mío.
    }
says-shares = { LIST($names) }: eso habrá que disputarlo.
says-all-xp = Todos mis PE a estos dados.
says-ends = { $behind ->
        [yes] Se pone el sol: ahora o nunca.
       *[no] Se pone el sol, y me parece bien.
    }
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
why-swap = { $ends ->
        [yes] Tus losetas acaban la partida mientras vas por detrás
       *[no] Nada de lo que tienes da un punto
    }: otras 3 losetas por 1 PE.
why-retrieve = No tienes a nadie a mano, y donde menos falta hace es aquí: vuelve a casa por 1 PE.
why-breach-card = { CAP($worth) }: con ella la loseta { $tile } encaja en { $at }.
why-new-hand = Nada de lo que tienes encaja, y una mano nueva es gratis.
# Lo que hace lo dice su botón. $worth: en puntos, $less menos que la mejor; $when: cuándo vale; $fast: sigue un turno extra.
why-tile = { CAP($worth) }{ $fast ->
        [yes] { " " }y un turno extra
       *[no] { "" }
    }{ $when ->
        [now] : da ya
        [battle] : los dados deciden ya
        [later] : da al cerrarse, si ningún rival se adelanta
       *[other] { "" }
    }.
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

# Por qué la jugada aconsejada y no la siguiente. $more: en puntos; $force y $craft: cuántas de esas Pruebas se superan.
reason-contract = De esta tirada depende un Contrato: se cuenta lo que pide.
reason-card-kept = La carta ayuda una sola vez: en una tirada más reñida suele dar más.
# $xp: lo que cuestan dados, o más donde ya los hay ($bought); $little: dan menos de 1 punto.
reason-dearer = { $bought ->
        [yes] En su lugar, { $xp } PE
       *[no] { $xp } PE
    } { $xp ->
        [one] daría
       *[other] darían
    } { $more } más{ $little ->
        [yes] { "" }
       *[no] : guardado, un PE suele dar más
    }.
reason-again = Un PE guardado puede repetir dados.
reason-back = El PE vuelve si la nueva tirada no muestra más.
reason-spoils = Esto da más puntos de media, contando el Botín.
reason-kept = Repetir daría { $more }, por 1 PE.
reason-alike = Solo lo dicen las palabras: la fuerza (Combate) te sale { $force }, la maña (Botín) { $craft }.
# $to: el número del otro sector, 0 si es el mismo.
# $mark: lo que acaba la partida; $place: el puesto, por lo que se sabe; $own y $best: los puntos, más o menos.
reason-ends = { $mark } acaba la partida: tal como está quedas en { $place ->
        [1] primer
        [2] segundo
        [3] tercer
       *[other] último
    } lugar (puntos: unos { $own } a { $best }).
# Tiles are swapped that bring something.
reason-swap = Cada una de las tuyas acaba la partida mientras vas por detrás (unos { $own } a { $best } puntos).
reason-ends-behind = B acaba la partida cuando vas { $place ->
        [2] segundo
        [3] tercero
       *[other] último
    } (unos { $own } a { $best } puntos); con A puedes alcanzar.
reason-ends-ahead = { $mark } acaba la partida: con { $gain } más adelantas a { $ahead } (ahora { $own } a { $best }).
# $ahead: quién va por delante.
reason-sun = B gasta un Sol: acerca el final mientras { $ahead } va por delante.
reason-costs-more = { $mark } da más por sí, pero te cuesta más en otra parte.
reason-turn = Después viene un turno extra, que da más.
reason-rivals = También le quita botín a { LIST($names) }.
