# Títulos que se ganan.
earned-felled = Más enemigos derribados
earned-shards = Más fragmentos recogidos
earned-marks = Halló lo que se buscaba
earned-brought = Lo llevó hasta el portón
earned-caches = Más alijos abiertos
earned-mended = Curó a los demás
earned-never-fell = Nunca cayó
earned-relics = Más reliquias halladas
earned-traps = Más trampas desarmadas
earned-last-door = Abrió la última puerta
column-found = losas
column-fights = peleas

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
