# Lo que un jugador podría buscar, encima de la pregunta: la sala de la que trata lo aconsejado; $rivals: quién más está allí.
# Con una historia: si sale mal, queda $half del Oro; $any: la sala guarda algo.
aim-story = { $any ->
        [yes] saquear { room }{ aim-room }
       *[no] salir bien de la historia { THE($floor, case: "de") } de { $at }{ aim-room }
    }
aim-battle = vencer a { LIST($rivals) } en { room }{ aim-room }
aim-spoils = sacar más Botín que { LIST($rivals) } en { room }{ aim-room }
aim-beast = ahuyentar a la bestia en { room }{ COUNT($rivals) ->
        [0] { "" }
       *[other] { " " }y vencer a { LIST($rivals) }
    }: { points }
# Lo mismo de la sala de la que se trata.
here-story = { $any ->
        [yes] sacar { loot }{ $half ->
            [0] { "" }
           *[other] { " " }({ $half } si sale mal)
        }
       *[no] salir bien de la historia
    }
here-retreat = retirarte, a menudo con { retreat-brings }
here-battle = vencer a { LIST($rivals) }: { prize }
here-spoils = sacar más Botín que { LIST($rivals) }
aim-close = cerrar { room }{ aim-room }{ COUNT($rivals) ->
        [0] { "" }
       *[other] { " " }y vencer a { LIST($rivals) }
    }
# $new: la loseta que se pone empieza la sala.
aim-room = { $new ->
        [yes] { " (tu loseta)" }
       *[no] { "" }
    }
aim-no-one = guardar tus Mineros: aquí ninguna sala vale uno
aim-swap = { $ends ->
        [yes] cambiar losetas por 1 PE: las tuyas acaban la partida mientras vas por detrás
       *[no] cambiar losetas por 1 PE: las tuyas no te dan nada
    }
aim-retrieve = llevarte un Minero a casa por 1 PE: no te queda ninguno
aim-nothing = dejar poco a los rivales: ninguna loseta te da nada
