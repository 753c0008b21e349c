# Titel, die verdient werden.
earned-felled = Die meisten Gegner besiegt
earned-shards = Die meisten Splitter gesammelt
earned-marks = Das Gesuchte gefunden
earned-brought = Es zum Tor getragen
earned-caches = Die meisten Verstecke geöffnet
earned-mended = Die anderen geflickt
earned-never-fell = Nie am Boden
earned-relics = Die meisten Relikte gefunden
earned-traps = Den meisten Fallen den Stachel gezogen
earned-last-door = Die letzte Tür geöffnet
column-found = Plättchen
column-fights = Kämpfe

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
