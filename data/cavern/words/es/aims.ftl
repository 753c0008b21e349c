# Lo que un jugador podría buscar, encima de la pregunta: la sala de la que trata el botón de color, y lo que hay que ganar allí.
# $rivals: quién más está allí. Con una historia; $any: la sala guarda algo.
aim-story = { $any ->
        [yes] saquear { room }{ aim-room }: { loot }
       *[no] salir bien de la historia { THE($floor, case: "de") } de { $at }{ aim-room }
    }
aim-battle = vencer a { LIST($rivals) } en { room }{ aim-room }: { loot }
aim-spoils = sacar más Botín que { LIST($rivals) } en { room }{ aim-room }
aim-beast = ahuyentar a la bestia en { room }{ COUNT($rivals) ->
        [0] { "" }
       *[other] { " " }y vencer a { LIST($rivals) }
    }: { points }
# Lo mismo de la sala de la que se trata: lo que da salir bien, y lo que da fallar.
here-story = { COUNT($won) ->
        [0] salir bien de la historia
       *[other] sacar { $won }{ COUNT($lost) ->
            [0] { "" }
           *[other] { " " }({ $lost } si sale mal)
        }
    }
here-retreat = retirarte, a menudo con { retreat-brings }
here-battle = vencer a { LIST($rivals) }: { prize }
here-spoils = sacar más Botín que { LIST($rivals) }
# Una Batalla que casi nunca se gana: lo que recibe el segundo puesto, o nada. $xp: los que hay.
here-second = lograr el segundo puesto: { $gold } de Oro
here-lost = { $xp ->
        [0] tirar y seguir: esta Batalla está perdida
       *[other] guardar tus PE: esta Batalla está perdida
    }
# Lo que queda abierto. $act: la loseta empieza la sala, o amplía la propia, o si no un Minero entra; $fought: de muy poco para repartir es el mayor Botín.
aim-later = { $act ->
        [begin] empezar { room }{ aim-room }
        [grow] ampliar tu { NAME($floor) } de { $at }
       *[join] { COUNT($rivals) ->
            [0] entrar en { room }
           *[other] unirte a { LIST($rivals) } en { room }
        }
    }, cerrar más tarde: { $fought ->
        [little] mayor Botín
       *[first] { loot }
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
