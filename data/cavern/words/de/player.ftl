# Was ein Bot sagt, wenn er einen Schürfer schickt.
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
why-swap = Nichts in deiner Hand bringt einen Punkt: 3 andere Plättchen für 1 EP.
why-retrieve = Du hast niemanden zur Hand, und hier nützt dieser am wenigsten: 1 EP holt ihn heim.
why-breach-card = Damit passt Plättchen { $tile } bei { $at }{ COUNT($effects) ->
        [0] { "" }
       *[other] { " " }({ $effects })
    }: { $worth }.
why-new-hand = Nichts in deiner Hand passt, und eine neue kostet nichts.
# Was es tut, steht auf dem Knopf. $rooms: um welche Räume es geht; $fast: ein Extrazug.
why-tile = { COUNT($rooms) ->
        [0] Ein neuer Raum
       *[other] { CAP(LIST($rooms)) }
    }{ $fast ->
        [yes] { " " }und ein Extrazug
       *[no] { "" }
    }: { $worth }{ $when ->
        [now] { " sofort" }
        [later] { " im Schnitt, denn Rivalen können zuvorkommen" }
       *[other] { "" }
    }.
why-tile-briefly = Das bringt { $worth }.
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
