# Was ein Bot sagt, wenn er einen Schürfer schickt.
says-wants = { $gold ->
        [0] Diesen Schatz hole ich mir.
       *[other] Dieses Gold hole ich mir.
    }
says-shares = Darum wird gekämpft, { LIST($names) }.
says-all-xp = Alle meine EP auf diese Würfel.
says-ends = { $behind ->
        [yes] Die Sonne sinkt: jetzt oder nie.
       *[no] Die Sonne sinkt, und mir ist es recht.
    }
says-rift = Ich nehme den Raum mit dem Spalt.
says-holds = Mein { $kind } hält { THE($floor, case: "acc") } bei { $at }.

# Warum sich ein Spielzug lohnt. $worth: in Punkten, $gain: Punkte mehr.
about = { $points ->
        [0] weniger als 1 Punkt
        [one] etwa { $points } Punkt
       *[other] etwa { $points } Punkte
    }
why-band = { $brief }.
why-flip = Alle bringen gleich viel: Deck die auf, die du zuerst bekommen hast.
why-any = Hier ist jede Wahl gleich gut.
why-swap = { $ends ->
        [yes] Deine Plättchen beenden das Spiel, während du zurückliegst
       *[no] Nichts, was du hast, bringt einen Punkt
    }: 3 andere Plättchen für 1 EP.
why-retrieve = Du hast niemanden zur Hand, und hier nützt dieser am wenigsten: 1 EP holt ihn heim.
why-breach-card = { CAP($worth) }: Damit passt Plättchen { $tile } bei { $at }.
why-new-hand = Nichts in deiner Hand passt, und eine neue kostet nichts.
# Was es tut, steht auf dem Knopf. $worth: in Punkten, $less weniger als das beste; $when: wann es zählt; $fast: ein Zug mehr.
why-tile = { CAP($worth) }{ $fast ->
        [yes] , dazu ein Extrazug
       *[no] { "" }
    }{ $when ->
        [now] : Es zahlt sich sofort aus
        [battle] : Die Würfel entscheiden sofort
        [later] : Es zahlt sich beim Schließen aus, wenn kein Rivale zuvorkommt
       *[other] { "" }
    }.
why-send = { CAP(room) } { $complete ->
        [yes] ist abgeschlossen
       *[no] hat { found-gaps }
    }: { CAP(A($kind)) }{ COUNT($rivals) ->
        [0] { "" }
       *[other] { " " }gegen { $rivals }
    } bringt { $gain } mehr{ $more ->
        [yes] , mit einem weiteren auf deinem Plättchen
       *[no] { "" }
    }.
why-nobody = Kein Raum hier ist einen Schürfer wert: Behalte deine zur Hand.
why-redraw = Eine Goldkarte und eine andere Begegnung dürften dir mehr bringen, für 1 EP.
why-option = { $fight ->
        [fight] Mit deinen Würfeln und dem, was hier liegt, bringt ein Monsterkampf im Schnitt { $worth }.
        [alike] Die Titel verraten keinen Unterschied: Jede Antwort bringt im Schnitt { $worth }.
        [close] Beide Antworten bringen im Schnitt { $worth }, aber beim Monsterkampf wird gewürfelt.
       *[other] Mit deinen Würfeln und dem, was hier liegt, bringt diese Antwort im Schnitt { $worth }.
    }
why-roll = Deine Würfel bringen { $worth }, so wie sie sind.
why-dice = { $dice } Würfel mehr bringen { $gain } mehr, für { $xp } EP.
why-red = Ein roter und ein weißer Würfel bringen { $gain } mehr, für 1 EP.
why-helps = Das hilft bei diesem Wurf.
why-reroll = Diese Würfel haben dir am wenigsten gebracht.
why-change = Die schlechtesten Würfel neu zu würfeln bringt mehr, als es kostet.
why-keep = Viel besser als das wird es nicht.
why-room = { CAP(room) }: Die Reihenfolge ist fast gleich.

# Warum der empfohlene Zug und nicht der nächstbeste. $more: in Punkten; $force und $craft: wie viele aller solcher Proben gelingen.
reason-contract = An diesem Wurf hängt ein Auftrag: Was er verlangt, ist mitgerechnet.
reason-card-kept = Die Karte hilft nur einmal: bei einem knapperen Wurf bringt sie meist mehr.
# $xp: was Würfel kosten, oder wo welche gekauft sind ($bought), weitere; $little: sie bringen weniger als 1 Punkt.
reason-dearer = { $bought ->
        [yes] Stattdessen { $xp } EP
       *[no] { $xp } EP
    } { $xp ->
        [one] brächte
       *[other] brächten
    } { $more } mehr{ $little ->
        [yes] { "" }
       *[no] : behalten bringt eine EP meist mehr
    }.
reason-again = Mit einer behaltenen EP kannst du neu würfeln.
reason-back = Die EP kommt zurück, wenn der neue Wurf nicht mehr zeigt.
reason-spoils = Das bringt im Mittel die meisten Punkte, mit Beute gerechnet.
reason-kept = Neu würfeln brächte { $more }, für 1 EP.
reason-alike = Nur die Worte verraten es: Kraft (Kampf) gelingt dir { $force }, Geschick (Beute) { $craft }.
# $to: die Nummer des anderen Abschnitts, 0 für denselben.
# $mark: was das Spiel beendet; $place: der Rang, soweit man weiß; $own und $best: etwa die Punkte.
reason-ends = { $mark } beendet das Spiel: Nach jetzigem Stand wirst du { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[other] Letzter
    } (Punkte: etwa { $own } zu { $best }).
# Tiles are swapped that bring something.
reason-swap = Jedes von deinen beendet das Spiel, während du zurückliegst (etwa { $own } zu { $best } Punkte).
reason-ends-behind = B beendet das Spiel, während du { $place ->
        [2] Zweiter
        [3] Dritter
       *[other] Letzter
    } bist (etwa { $own } zu { $best } Punkte); mit A kannst du aufholen.
reason-ends-ahead = { $mark } beendet das Spiel und bringt { $gain }: Damit überholst du { $ahead } (jetzt { $own } zu { $best }).
# $ahead: wer führt.
reason-sun = B nimmt eine Sonne: Das Ende rückt näher, solange { $ahead } vor dir liegt.
reason-costs-more = { $mark } bringt selbst mehr, kostet dich aber anderswo mehr.
reason-turn = Danach kommt ein Extrazug, der mehr bringt.
reason-rivals = Das nimmt auch { LIST($names) } Beute weg.
