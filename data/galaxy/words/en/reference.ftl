### Pages to look up.

## Planets.

planets-held = **{ $who }**: { LIST($planets, type: "semicolon") }.
planets-free = **Free**: { LIST($planets, type: "semicolon") }.
destroyed = Destroyed: { $planets }.
worth-legend = -# Worth: resources, then influence
nothing-called = Nothing on the map is called “{ $name }”.
no-planet-in = There is no planet in { $system }.
planet-summary = { $planet }{ COUNT($system) ->
        [0] { "" }
       *[other] { " " }{ $system }
    } { $worth }{ COUNT($marks) ->
        [0] { "" }
       *[other] { " " }({ LIST($marks, type: "semicolon") })
    }
exhausted = exhausted
planet-is-destroyed = **{ $planet }** is destroyed.
planet-owned = { COUNT($owner) ->
        [0] **{ $planet }** { $where }, free
       *[other] **{ $planet }** { $where }, { $owner }’s, { $exhausted ->
            [yes] exhausted
           *[no] to be used
        }
    }
planet-is-like = { planet-worth }; { $nature }.
meridian-pays = { $sealed ->
        [yes] The first to land pays 6 influence, for 1 point. Its owner gains 1 point in each status phase.
       *[no] Its owner gains 1 point in each status phase.
    }
power-of-planet = Once a round, at the end of the owner's turn: { $power }{ $used ->
        [yes] { " " }Used.
       *[no] { "" }
    }
troops-of = { $who }: { $units }.

## Decks.

decks-are = The decks are { $decks }: none is called “{ $name }”.
goals-left = -# Goals left: { LIST($goals, type: "comma") }
goals-in-deck = { PLURAL($deck) } { $left }
in-common-area = In the common area: { LIST($cards, type: "comma") }.
deck-summary = **{ CAP($deck) } deck**: { cards } left, { $discarded } discarded
unseen-in = { $held ->
        [yes] Unseen, in the deck or in others’ hands:
       *[no] Unseen, in the deck:
    }
unseen-card = - { $card } { $number } in { $total }, { $percent } %
unseen-briefly = -# { LIST($cards, type: "semicolon") }
discarded = Discarded: { LIST($cards, type: "comma") }.

## Goals.

title-points = **Points** – first to { $enough }
# $sources: goals, and what else brought points.
points-of = { $who } { $points }{ COUNT($sources) ->
        [0] { "" }
       *[other] : { LIST($sources, type: "comma") }
    }.
points-of-goal = { $hidden ->
        [yes] the hidden goal { $goal }
       *[no] { $goal }
    }
points-at-meridian = { $tomb ->
        [yes] { $number } at Meridian or for the Crown of the Tomb
       *[no] { $number } at Meridian
    }
title-public-goals = **Public goals**, 1 point each
no-public-goal = None lies open yet.
title-your-eyes = **For your eyes**

## Everything by its name.

nothing-here-called = Nothing here is called “{ $name }”: the suggestions list all there is.
title-factions = **Factions**
title-units = **Units**
title-technologies = **Technologies in play**
title-relics = **Relics**
technology-held = - { $text } ({ $names })
about-order = **{ $card }**, an order card: { $text }
about-goal = { $public ->
        [yes] **{ $goal }**, a public goal: { $text }
       *[no] **{ $goal }**, a hidden goal: { $text }
    }
about-relic = **{ $thing }**, a relic: { $text }
about-card = **{ $card }**, { card-of-deck }: { $text }
about-faction = **{ $faction }**, a faction: { $ability } It begins with { $begin }.
about-technology = **{ $technology }**, { $colour }, { $needs ->
        [0] needs nothing before it
        [one] needs { $needs } { $colour } symbol ({ $fewer } in a short game)
       *[other] needs { $needs } { $colour } symbols ({ $fewer } in a short game)
    }: { $text }
about-unit = **{ CAP($unit) }**: { LIST($said, type: "comma") }.
unit-price = { $per ->
        [1] { resources }
       *[other] { $per } for { resources }
    }
unit-flies = flies { $move ->
        [one] { $move } system
       *[other] { $move } systems
    }
unit-carries = carries { $capacity }
unit-hits = hits on { $hits } or more of { $die }
unit-produces = produces up to 3 units
unit-bombards = bombards on { $bombards }
unit-supply = at most { $supply } on the map
