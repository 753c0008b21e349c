### Páginas de consulta.

## Planetas.

planets-held = **{ $who }**: { LIST($planets, type: "semicolon") }.
planets-free = **Libres**: { LIST($planets, type: "semicolon") }.
destroyed = Destruidos: { $planets }.
worth-legend = -# Valor: recursos, luego influencia
nothing-called = En el mapa no hay nada llamado «{ $name }».
no-planet-in = No hay ningún planeta en { $system }.
planet-summary = { $planet }{ COUNT($system) ->
        [0] { "" }
       *[other] { " " }{ $system }
    } { $worth }{ COUNT($marks) ->
        [0] { "" }
       *[other] { " " }({ LIST($marks, type: "semicolon") })
    }
exhausted = agotado
planet-is-destroyed = **{ $planet }** está destruido.
planet-owned = { COUNT($owner) ->
        [0] **{ $planet }** { $where }, libre
       *[other] **{ $planet }** { $where }, { OF($owner) }, { $exhausted ->
            [yes] agotado
           *[no] listo
        }
    }
planet-is-like = { planet-worth }; { $nature }.
meridian-pays = { $sealed ->
        [yes] Quien desembarca antes que nadie paga 6 de influencia, por 1 punto. Da 1 punto a quien lo controla en cada fase de recuento.
       *[no] Da 1 punto a quien lo controla en cada fase de recuento.
    }
power-of-planet = Una vez por ronda, al acabar un turno de quien lo controla: { $power }{ $used ->
        [yes] { " " }Ya usado.
       *[no] { "" }
    }
troops-of = { $who }: { $units }.

## Mazos.

decks-are = Los mazos son { $decks }: ninguno se llama «{ $name }».
goals-left = -# Quedan: { LIST($goals, type: "comma") }
goals-in-deck = { $left } en el mazo { $deck }
in-common-area = En la zona común: { LIST($cards, type: "comma") }.
deck-summary = **Mazo { $deck }**: { $count ->
        [one] queda { cards }
       *[other] quedan { cards }
    }, { $discarded ->
        [one] { $discarded } descartada
       *[other] { $discarded } descartadas
    }
unseen-in = { $held ->
        [yes] Sin ver, en el mazo o en manos ajenas:
       *[no] Sin ver, en el mazo:
    }
unseen-card = - { $card } { $number } de { $total }, { $percent } %
unseen-briefly = -# { LIST($cards, type: "semicolon") }
discarded = Descartadas: { LIST($cards, type: "comma") }.

## Objetivos.

title-points = **Puntos** – gana quien llegue a { $enough }
points-of = { $who } { $points }{ COUNT($sources) ->
        [0] { "" }
       *[other] : { LIST($sources, type: "comma") }
    }.
points-of-goal = { $hidden ->
        [yes] el objetivo secreto { $goal }
       *[no] { $goal }
    }
points-at-meridian = { $tomb ->
        [yes] { $number } en Meridian o por la corona del sepulcro
       *[no] { $number } en Meridian
    }
title-public-goals = **Objetivos públicos**, 1 punto cada uno
no-public-goal = Todavía no hay ninguno a la vista.
title-your-eyes = **Solo para ti**

## Cada cosa por su nombre.

nothing-here-called = Aquí no hay nada llamado «{ $name }»: las sugerencias enumeran todo lo que hay.
title-factions = **Facciones**
title-units = **Unidades**
title-technologies = **Tecnologías en juego**
title-relics = **Reliquias**
technology-held = - { $text } ({ $names })
about-order = **{ $card }**, carta de orden: { $text }
about-goal = { $public ->
        [yes] **{ $goal }**, objetivo público: { $text }
       *[no] **{ $goal }**, objetivo secreto: { $text }
    }
about-relic = **{ $thing }**, reliquia: { $text }
about-card = **{ $card }**, { card-of-deck }: { $text }
about-faction = **{ $faction }**, facción: { $ability } Empieza con { $begin }.
about-technology = **{ $technology }**, { $colour }, { $needs ->
        [0] no pide nada antes
        [one] pide { $needs } símbolo de color { $colour } ({ $fewer } en partida corta)
       *[other] pide { $needs } símbolos de color { $colour } ({ $fewer } en partida corta)
    }: { $text }
about-unit = **{ CAP($unit) }**: { LIST($said, type: "comma") }.
unit-price = { $per ->
        [1] { resources }
       *[other] { $per } por { resources }
    }
unit-flies = vuela { $move ->
        [one] { $move } sistema
       *[other] { $move } sistemas
    }
unit-carries = lleva { $capacity }
unit-hits = acierta con { $hits } o más en { $die }
unit-produces = produce hasta 3 unidades
unit-bombards = bombardea con { $bombards }
unit-supply = { $supply } en el mapa como mucho
