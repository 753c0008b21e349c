### Seiten zum Nachschlagen.

## Planeten.

planets-held = **{ $who }**: { LIST($planets, type: "semicolon") }.
planets-free = **Frei**: { LIST($planets, type: "semicolon") }.
destroyed = Zerstört: { $planets }.
worth-legend = -# Wert: Rohstoffe, dann Einfluss
nothing-called = Nichts auf der Karte heißt „{ $name }“.
no-planet-in = In { $system } gibt es keinen Planeten.
planet-summary = { $planet }{ COUNT($system) ->
        [0] { "" }
       *[other] { " " }{ $system }
    } { $worth }{ COUNT($marks) ->
        [0] { "" }
       *[other] { " " }({ LIST($marks, type: "semicolon") })
    }
exhausted = erschöpft
planet-is-destroyed = **{ $planet }** ist zerstört.
planet-owned = { COUNT($owner) ->
        [0] **{ $planet }** { $where }, frei
       *[other] **{ $planet }** { $where }, gehört { $owner }, { $exhausted ->
            [yes] erschöpft
           *[no] bereit
        }
    }
planet-is-like = { planet-worth }; { $nature }.
meridian-pays = { $sealed ->
        [yes] Die erste Landung kostet 6 Einfluss und bringt 1 Punkt. Wer Meridian hält, erhält in jeder Wertung 1 Punkt.
       *[no] Wer Meridian hält, erhält in jeder Wertung 1 Punkt.
    }
power-of-planet = Einmal je Runde, am Ende eines Zugs der Macht, die ihn hält: { $power }{ $used ->
        [yes] { " " }Genutzt.
       *[no] { "" }
    }
troops-of = { $who }: { $units }.

## Stapel.

decks-are = Die Stapel sind { $decks }: Keiner heißt „{ $name }“.
goals-left = -# Ziele übrig: { LIST($goals, type: "comma") }
goals-in-deck = { PLURAL($deck) } { $left }
in-common-area = In der Auslage: { LIST($cards, type: "comma") }.
deck-summary = **{ CAP($deck) }stapel**: noch { cards }, { $discarded } abgeworfen
unseen-in = { $held ->
        [yes] Ungesehen, im Stapel oder in fremden Händen:
       *[no] Ungesehen, im Stapel:
    }
unseen-card = - { $card } { $number } von { $total }, { $percent } %
unseen-briefly = -# { LIST($cards, type: "semicolon") }
discarded = Abgeworfen: { LIST($cards, type: "comma") }.

## Ziele.

title-points = **Punkte** – { $enough } gewinnen
# $sources: Ziele, und was sonst Punkte brachte.
points-of = { $who } { $points }{ COUNT($sources) ->
        [0] { "" }
       *[other] : { LIST($sources, type: "comma") }
    }.
points-of-goal = { $hidden ->
        [yes] das geheime Ziel { $goal }
       *[no] { $goal }
    }
points-at-meridian = { $tomb ->
        [yes] { $number } auf Meridian oder für die Grabkrone
       *[no] { $number } auf Meridian
    }
title-public-goals = **Öffentliche Ziele**, je 1 Punkt
no-public-goal = Noch liegt keines offen.
title-your-eyes = **Nur für dich**

## Alles nach seinem Namen.

nothing-here-called = Nichts hier heißt „{ $name }“: In den Vorschlägen steht alles, was es gibt.
title-factions = **Fraktionen**
title-units = **Einheiten**
title-technologies = **Technologien im Spiel**
title-relics = **Relikte**
technology-held = - { $text } ({ $names })
about-order = **{ $card }**, eine Befehlskarte: { $text }
about-goal = { $public ->
        [yes] **{ $goal }**, ein öffentliches Ziel: { $text }
       *[no] **{ $goal }**, ein geheimes Ziel: { $text }
    }
about-relic = **{ $thing }**, ein Relikt: { $text }
about-card = **{ $card }**, { card-of-deck }: { $text }
about-faction = **{ $faction }**, eine Fraktion: { $ability } Zu Beginn: { $begin }.
about-technology = **{ $technology }**, { $colour }, { $needs ->
        [0] braucht nichts davor
        [one] braucht davor { $needs } Symbol derselben Farbe (in einem kurzen Spiel { $fewer })
       *[other] braucht davor { $needs } Symbole derselben Farbe (in einem kurzen Spiel { $fewer })
    }: { $text }
about-unit = **{ CAP($unit) }**: { LIST($said, type: "comma") }.
unit-price = { $per ->
        [1] { resources }
       *[other] { $per } für { resources }
    }
unit-flies = fliegt { $move ->
        [one] { $move } System
       *[other] { $move } Systeme
    } weit
unit-carries = trägt { $capacity }
unit-hits = trifft ab { $hits } von { $die }
unit-produces = baut bis zu 3 Einheiten
unit-bombards = bombardiert ab { $bombards }
unit-supply = höchstens { $supply } auf der Karte
