# Wie Dinge heißen, und was sie tun, in Kürze. Die Auswahlen nach Wert, Typ und Schauplatz nennen deutsche Wörter für die
# Kennungen, die das Spiel übergibt.

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
taken-track = { $track ->
        [Power] Stärke
        [Skill] Geschick
        [Mind] Verstand
        [Resilience] Zähigkeit
       *[other] { $track }
    } { $amount }
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
taken-force = trifft Verbündete
taken-disease = { $name }
taken-injury = eine Verletzung
# Was ein Spielzug bewirkt; $whose: bei wem.
effect-recover = { whose }+{ $dice } Kraft
effect-cure = heilt eine Krankheit
effect-draw = { $amount } Karten
effect-shift = { whose }{ $levels } { $entry }
effect-speed = Bewegung mit Tempo { $amount }
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
# Was Würfel verändert; $levels: um wie viele Stufen, wo das nicht von selbst klar ist.
shift-by = { $source ->
        [dark] Dunkelheit
        [swimming] Schwimmen
        [danger] die Gefahr hier
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
        [1] In { THE($where, case: "dat") } liegt der Körper von { LIST($bodies, each: "the", case: "dat") }.
       *[other] In { THE($where, case: "dat") } liegen die Körper von { LIST($bodies, each: "the", case: "dat") }.
    }
lies-at = { $things } in { THE($where, case: "dat") }
healed-by = heilbar: { COUNT($cures) ->
        [0] { "" }
       *[other] { LIST($cures, type: "or") } oder{ " " }
    }eine Stadt (1 Kostbarkeit)
