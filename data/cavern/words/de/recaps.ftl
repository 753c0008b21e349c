# Was erfährt, wer abwesend war. Was jemand getan hat, folgt auf den Namen; $them ist, was gleiche Ereignisse nennen.
recap-tiles = neue Plättchen liegen bei { $them }
    .one = { $at }
recap-torchlit = Fackellicht zeigte { $them }
    .one = { $gathered }
recap-peeked_own = gesehen hast du { $them }
    .one = { $gathered }
recap-deserted = ohne jemanden darin geschlossen: { $them }
    .one = { $at }
recap-won = gewann { $them }
    .one = Gefecht
    .many = Gefechte
recap-beat-rivals = schlug { $them }
    .one = { LIST($beaten) }
recap-beat = schlug { $them }
    .one = { THE($monster, case: "acc") }
recap-lost-to = unterlag { $them }
    .one = { THE($monster, case: "dat") }
recap-succeeded = { $why ->
        [fight] gewann { $them }
        [test] bestand { $them }
       *[other] räumte { $them } ohne Wurf aus
    }
    .one = { $why ->
        [fight] Monsterkampf
        [test] Probe
       *[other] Raum
    }
    .many = { $why ->
        [fight] Monsterkämpfe
        [test] Proben
       *[other] Räume
    }
recap-failed = { $why ->
        [fight] verlor { $them }
        [test] scheiterte an { $them }
       *[other] wich aus { $them }
    }
    .one = { $why ->
        [fight] Monsterkampf
        [test] Probe
       *[other] Raum
    }
    .many = { $why ->
        [fight] Monsterkämpfe
        [test] Proben
       *[other] Räumen
    }
recap-used = benutzte { $them }
    .one = { THE($treasure, case: "acc") }{ $brings ->
        [yes] { " (" }{ $does })
       *[no] { "" }
    }
recap-driven = vertrieb { $them }
    .one = die Bestie
recap-prowled = die Bestie zog nach { $them }
    .one = { $at }
recap-fulfilled = erfüllte { $them }
    .one = { $contract }
recap-gold = holte { $them }
    .one = Gold
    .many = Gold
recap-treasure = hob { $them }
    .one = Schatz
    .many = Schätze
recap-flipped = deckte { $them } auf
    .one = { $deck ->
        [gold] Gold im Wert von { $turned }
       *[treasure] { THE($turned, case: "acc") }
    }
recap-faction = führt { $them }
    .one = { THE($faction, case: "acc") }
recap-opened = beginnt
recap-ending = { $why ->
        [sun] die Sonne ist untergegangen: letzte Runde
        [gold] das letzte Gold ist fort: letzte Runde
       *[tiles] kein Plättchen ist übrig: letzte Runde
    }
recap-ended = es ist vorbei, und die Punkte sind { $them }
    .one = { LIST($scores, type: "comma") }
# Was aus einem Raum geholt wurde.
recap-room = { $at }: { LIST($shares, type: "comma") }
recap-share = { $who } { $any ->
        [yes] { loot }
       *[no] nichts
    }
