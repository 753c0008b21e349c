# Titles that members earn.
earned-felled = Felled most enemies
earned-shards = Gathered most shards
earned-marks = Found what was sought
earned-brought = Carried it to the gate
earned-caches = Opened most caches
earned-mended = Mended the others
earned-never-fell = Never fell
earned-relics = Found most relics
earned-traps = Disarmed most traps
earned-last-door = Opened the last door
column-found = tiles
column-fights = fights
# The best moments of a whole delve, each of another member.
best-moments = **Best moments:** { LIST($moments, type: "semicolon") }.
moment-shard = { $who } took { $last ->
        [yes] the last shard
       *[no] a shard
    }{ $foes ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }in reach of { $foes } enemies
    }{ $blow ->
        [0] { "" }
       *[other] , past a blow of { $blow }
    }
moment-in-round = round { $round }: { $said }
moment-fell = { CAP(THE($who)) } fell
moment-felled = { CAP(THE($who)) } felled { A($foe) }
moment-relic = { $who } found { A($relic) }

# The delve of the day.
day-score = { $result ->
        [won] won
        [retreat] retreated
       *[lost] fell
    } with { $shards } of { $required } shards in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
mark-shard = a shard
mark-fall = a fall
mark-beaten = an enemy beaten
mark-trap = a trap
