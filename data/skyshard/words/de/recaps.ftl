# Was Ereignisse für jemanden ergeben, der weg war; docs/words.md erklärt es. Mehrere gleiche werden ein Teilsatz.
# „.one“ ist leer, wo nur die Zahl an { $them } steht.

## Was gefunden wurde.

recap-explored = { $fits ->
        [yes] erkundete { $them }
       *[no] zog { $them }
    }
    .one = { THE($tile, case: "acc") }{ COUNT($brought) ->
        [0] { "" }
       *[other] { " (" }{ LIST($brought, type: "comma") })
    }
# $strongest: die höchste Stufe.
brought-foes = { $number } Gegner{ $strongest ->
        [1] { "" }
       *[other] { " " }bis Stufe { $strongest }
    }
brought-foe = { A($foe) }
brought-caches = { $number ->
        [one] ein Versteck
       *[other] { $number } Verstecke
    }
shard-brought = { A($sought) }
recap-no_tile = entdeckt: { $them }
    .one = { $mark }
    .many = { PLURAL($mark) }
recap-no_fit = nichts passt hinter { $them }
    .one = Tür { $door }
recap-cache = entdeckt: { $them }
    .one = Versteck auf { $at }
recap-enemy = neue Gegner: { $them }
    .one = { $chip } auf { $at }
recap-laid = vom Lärm gerufen: { $them }
    .one = Gegner
    .many = Gegner
recap-stays = entdeckt: { $them }
    .one = { $mark }
    .many = { PLURAL($mark) }
recap-peeked = die nächste Karte ist „{ $card }“, { $shards ->
        [0] ohne { $sought }
       *[other] mit { $sought }
    }
recap-relic = fand { $them }
    .one = { THE($relic, case: "acc") }
recap-fully_explored = alle { PLURAL($sought) } waren gezogen
recap-supply_ended = keine Karte war mehr da: { so-many } { $number ->
        [one] genügte
       *[other] genügten
    }
recap-opened = öffnete { $them }
    .one = Versteck
    .many = Verstecke
recap-shard = nahm { $them }
    .one = Sternsplitter
    .many = Sternsplitter

## Was ein Szenario brachte.

recap-found = fand { $them }
    .one = { A($sought, case: "acc") }
recap-delivered = brachte { $them }
    .one = { $home } von { $wanted } zum Tor
recap-unlocked = öffnete { $them }
    .one = { $shut ->
        [0] das letzte Schloss
       *[other] ein Schloss (noch { $shut })
    }
recap-dropped = verlor { $them }
    .one = die Last
recap-battered = Schläge gegen das Tor: { $them }
    .one = { "" }
recap-phase = der Wächter begann Phase { $number }
recap-beaten = der Wächter war besiegt

## Was erkämpft wurde, und verloren ging.

recap-struck = { $fell ->
        [yes] besiegte { $them }
       *[no] traf { $them }
    }
    .who = { THE($who) }
    .one = { $fell ->
        [yes] { $chip }
       *[no] { THE($chip, case: "acc") } (noch { $left } von { $most })
    }
    .many = { PLURAL($chip) }
recap-enemy_burnt = die Glut besiegte { $them }
    .one = Gegner
    .many = Gegner
recap-enemy_buried = stürzende Steine begruben { $them }
    .one = Gegner
    .many = Gegner
recap-fell = ging zu Boden auf { $them }
    .one = { $at }{ $cause ->
        [enemy] { fell-by }
       *[other] { fell-to }
    }
# Why an adventurer fell: by an enemy, or of another $cause.
fell-by = { " durch " }{ THE($chip, case: "acc") }
fell-to = { $cause ->
        [exhaustion] { " durch die Finsternis" }
        [embers] { " in der Glut" }
        [water] { " im Wasser" }
       *[other] { "" }
    }
recap-companion_fell = ging zu Boden
    .who = { THE($who) }
recap-returned = kam wieder auf die Beine
recap-jammed = verlor { $them } an ein klemmendes Schloss
    .one = Versteck
    .many = Verstecke
recap-sprung = löste { $them } aus
    .one = Falle
    .many = Fallen
recap-collapsed = durch eine Karte eingestürzt: { $them }
    .one = { THE($tile) }

## Was entschieden wurde.

recap-class = wählte { $them }
    .one = { THE($kind, case: "acc") }
recap-retreats = alle stimmten dem Rückzug zu
recap-campaign_ended = die Kampagne kam an ihr Ende
recap-ended = { $result ->
        [won] in Runde { $round } war das Spiel gewonnen
        [lost] in Runde { $round } war das Spiel verloren
       *[retreat] in Runde { $round } zog die Gruppe ab
    }
