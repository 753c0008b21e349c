# Wie Dinge heißen, und was sie tun, in Kürze.

entry-inflict = Angriff
entry-damage = Schaden
entry-endure = Widerstand
entry-defense = Abwehr
entry-search = Suche
entry-lockpick = Knacken
with-dice = { $entry } { $dice }
gist-damage = Schaden { $dice }
gist-endure = Widerstand { $dice }
gist-defence = Abwehr { $dice }
gist-lockpick = Knacken { $dice }
# Was eine Aktion, die trifft, bei ihrem Ziel bewirkt; $each: zu Beginn jedes Zuges.
taken-track = { $track } { $amount }
taken-harm = { $amount } Schaden{ $each ->
        [yes] { " " }in jedem Zug
       *[no] { " " }mehr
    }
taken-skip = nächste { $phase ->
        [strategy] Strategie
       *[action] Aktion
    } entfällt
taken-discard = eine Karte geht
taken-valuables = Kostbarkeiten { $amount }
taken-shift = { $levels } { $entry }
taken-stay = keine Bewegung
taken-force = ein erzwungener Schlag gegen Verbündete
brings-disease = { $disease }{ COUNT($does) ->
        [0] { "" }
       *[other] { " " }({ LIST($does, type: "comma") }, bis zur Heilung)
    }
brings-track = { $track } { $amount } (ab -2: { $means })
low-power = schwächere Angriffe
low-resilience = öfter getroffen
low-mind = weniger Handkarten
low-skill = schlechter bei Suche und Schlössern
seekers-hear = Aufpasser hören es
taken-disease = { $name }
taken-injury = eine Verletzung
# Was ein Spielzug bewirkt; $whose: bei wem.
effect-recover = { whose }bis { $most } Kraft zurück
effect-cure = heilt eine Krankheit
effect-draw = { $amount } Karten ziehen
much = viel{ " " }
shifted-entry = { whose }{ $raised ->
        [inflict] { $much }besser treffen
        [damage] { $much }härter treffen
        [endure] { $much }besser standhalten
        [defense] { $much }weniger Schaden leiden
        [search] { $much }besser suchen
        [lockpick] { $much }besser Schlösser öffnen
       *[other] { $levels } { $entry }
    }
effect-speed = deine Bewegung geht { $amount } Orte weit
effect-move = { $amount } Bewegung mehr
effect-calm = ruht eine Runde
effect-reveal = eine Suche
effect-rounds = { $amount ->
        [1] 1 Runde mehr
       *[other] Runden: { $amount } mehr
    }
whose = { $whose ->
        [allies] Verbündete{ " " }
        [here] alle hier{ " " }
        [party] alle{ " " }
       *[other] { "" }
    }
play-line = **{ $play }**{ $times ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }×{ $times }
    } ({ $kind }): { $does }
craft-line = Kraft { $ep }, Suche { $dice }{ COUNT($tracks) ->
        [0] { "" }
       *[other] , { LIST($tracks, type: "comma") }
    }
tokens-of = Marken { $tokens }{ COUNT($more) ->
        [0] { "" }
       *[other] { " " }({ $more })
    }
tokens-in = { $setting } { $levels }
# Was Würfel verändert; $levels: um wie viele Stufen, wo das nicht von selbst klar ist.
shift-by = { $source ->
        [dark] schlechte Sicht
        [swimming] Schwimmen
        [danger] die Gefahr hier
        [Alerted] { alerted-of-itself }
       *[other] { $source }
    }{ COUNT($levels) ->
        [0] { "" }
       *[other] { " " }{ $levels }
    }
shifted-dice = { $rolled } statt { $printed } durch { LIST($shifts) }
    .same = { $printed } ({ LIST($shifts, type: "comma") })
endure-now = Widerstand { $endure }{ COUNT($defence) ->
        [0] { "" }
       *[other] ; Abwehr { $defence }
    }
a-thing = { A($found) }
the-thing = { THE($what) }
# Was eine Suche findet und keinen Namen hat; im Akkusativ, hinter „findet“.
found-way = einen verborgenen Weg
found-fortune = eine Schicksalskarte
# Mehrere Herausforderungen einer Art; ~ ist die Endung, „der zweite Wärter“.
in-a-row = { $number ->
        [2] zweit~
        [3] dritt~
        [4] viert~
        [5] fünft~
       *[6] sechst~
    } { $name }
with-number = { $name } { $number }
with-ep = { $name } { $ep }
# Was etwas bringt, und wer es gespielt hat.
source-of = { $play } von { $holder }
alerted-of-itself = Alarm
# Teile, die kein Wort verbindet.
row = { LIST($parts, type: "comma") }

# Werte, Schauplätze, Typen und Schlüsselwörter.
stat-power = Stärke
    .gender = f
stat-resilience = Zähigkeit
    .gender = f
stat-mind = Verstand
    .gender = m
    .gen = Verstandes
stat-skill = Geschick
    .gender = n
track-at = { $track } { $value }
setting-of-wilderness = Wildnis
    .gender = f
setting-of-dungeon = Verlies
    .gender = n
setting-of-civilization = Zivilisation
    .gender = f
type-Environ = Widrigkeit
    .gender = f
    .plural = Widrigkeiten
type-Obstacle = Hindernis
    .gender = n
    .gen = Hindernisses
    .plural = Hindernisse
type-Creature = Kreatur
    .gender = f
    .plural = Kreaturen
type-Seeker = Aufpasser
    .gender = m
    .plural = Aufpasser
type-Trap = Falle
    .gender = f
    .plural = Fallen
type-Persists = Bleibend
type-Climbing = Klettern
    .gender = n
type-Flying = Fliegend
type-Aquatic = Wassergängig
type-Darkvision = Dunkelsicht
    .gender = f
type-Light-Sensitivity = Lichtscheu
    .gender = f
# Was eine Krankheit tut.
disease-does = { $disease }{ COUNT($does) ->
        [0] { "" }
       *[other] { " " }({ LIST($does, type: "comma") })
    }
the-region = { COUNT($where) ->
        [0] irgendwo außer Sicht
       *[other] { THE($where) }
    }
the-ground = der Boden
injuries = { $count ->
        [one] { $count } Verletzung
       *[other] { $count } Verletzungen
    }
bodies-lie = { COUNT($bodies) ->
        [1] { THE($where, case: "In") } liegt der Körper { LIST($bodies, each: "the", case: "gen") }.
       *[other] { THE($where, case: "In") } liegen die Körper { LIST($bodies, each: "the", case: "gen") }.
    }
lies-at = { $things } { THE($where, case: "in") }
healed-by = heilbar: { COUNT($cures) ->
        [0] { "" }
       *[other] { LIST($cures, type: "or") } oder{ " " }
    }eine Stadt (1 Kostbarkeit)
