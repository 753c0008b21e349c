# Titel, die verdient werden.
earned-felled = die meisten Gegner besiegt
earned-shards = die meisten Splitter gesammelt
earned-marks = das Gesuchte gefunden
earned-brought = es zum Tor getragen
earned-caches = die meisten Verstecke geöffnet
earned-mended = die anderen geheilt
earned-never-fell = nie am Boden
earned-relics = die meisten Relikte gefunden
earned-traps = die meisten Fallen entschärft
earned-last-door = die letzte Tür geöffnet
column-found = Plättchen
column-fights = Kämpfe
# Die besten Momente einer ganzen Expedition, je einer von jedem.
best-moments = **Beste Momente:** { LIST($moments, type: "semicolon") }.
moment-shard = { $who } nahm { $last ->
        [yes] den letzten Splitter
       *[no] einen Splitter
    }{ $foes ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }in Reichweite von { $foes } Gegnern
    }{ $blow ->
        [0] { "" }
       *[other] , trotz eines Treffers von { $blow }
    }
moment-in-round = Runde { $round }: { $said }
moment-fell = { CAP(THE($who)) } fiel
moment-felled = { CAP(THE($who)) } besiegte { A($foe, case: "acc") }
moment-relic = { $who } fand { A($relic, case: "acc") }

# Der Streifzug des Tages.
day-score = { $result ->
        [won] gewonnen
        [retreat] abgezogen
       *[lost] verloren
    }, { $shards } von { $required } Splittern in { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
mark-shard = ein Splitter
mark-fall = jemand am Boden
mark-beaten = ein besiegter Gegner
mark-trap = eine Falle
