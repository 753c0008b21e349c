# Was erfährt, wer abwesend war. Was jemand getan hat, folgt auf den Namen; $them ist, was gleiche Ereignisse nennen.
recap-tiles = neue Plättchen liegen bei { $them }
    .one = { $at }
recap-torchlit = Fackellicht zeigte { $them }
    .one = { $gathered }
recap-peeked_own = gesehen hast du { $them }
    .one = { $gathered }
recap-deserted = leer geschlossen: { $them }
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
recap-succeeded = räumte { $them }
    .one = { $why ->
        [fight] Raum im Monsterkampf aus
        [test] Raum durch eine Probe aus
       *[other] Raum aus
    }
    .many = { $why ->
        [fight] Räume im Monsterkampf aus
        [test] Räume durch Proben aus
       *[other] Räume aus
    }
recap-failed = floh aus { $them }
    .one = { $why ->
        [fight] Raum nach einem Monsterkampf
        [test] Raum nach einer Probe
       *[other] Raum
    }
    .many = { $why ->
        [fight] Räumen nach Monsterkämpfen
        [test] Räumen nach Proben
       *[other] Räumen
    }
recap-used = benutzte { $them }
    .one = { THE($treasure, case: "acc") }
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
