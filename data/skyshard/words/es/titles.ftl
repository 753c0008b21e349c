# Títulos que se ganan.
earned-felled = más enemigos derribados
earned-shards = más fragmentos recogidos
earned-marks = halló lo que se buscaba
earned-brought = lo llevó hasta el portón
earned-caches = más alijos abiertos
earned-mended = curó a los demás
earned-never-fell = nunca cayó
earned-relics = más reliquias halladas
earned-traps = más trampas desarmadas
earned-last-door = abrió la última puerta
column-found = losetas
column-fights = peleas
# Los mejores momentos de toda una incursión, uno de cada cual.
best-moments = **Mejores momentos:** { LIST($moments, type: "semicolon") }.
moment-shard = { $who } tomó { $last ->
        [yes] el último fragmento
       *[no] un fragmento
    }{ $foes ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }al alcance de { $foes } enemigos
    }{ $blow ->
        [0] { "" }
       *[other] , pese a un golpe de { $blow }
    }
moment-in-round = ronda { $round }: { $said }
moment-fell = { CAP(THE($who)) } cayó
moment-felled = { CAP(THE($who)) } derribó { A($foe, case: "a") }
moment-relic = { $who } encontró { A($relic) }

# La incursión del día.
day-score = { $result ->
        [won] victoria
        [retreat] retirada
       *[lost] derrota
    } con { $shards } de { $required } fragmentos en { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
mark-shard = un fragmento
mark-fall = una caída
mark-beaten = un enemigo derribado
mark-trap = una trampa
