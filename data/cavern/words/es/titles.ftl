title-won = más batallas ganadas
title-came-through = más encuentros superados
title-contracts = más contratos cumplidos
title-driven = ahuyentó más veces a la bestia
title-treasures = cargó con más tesoros
title-gold = llenó más bolsas de oro
title-spent = pagó más por una ventaja
title-never-failed = jamás falló un encuentro
title-tiles = construyó más caverna
title-last = puso la última loseta
column-tiles = losetas
column-wins = salas

# La caverna del día.
day-score = { points }, { $treasures ->
        [one] { $treasures } tesoro
       *[other] { $treasures } tesoros
    }
mark-treasure = un tesoro
mark-gold = oro
mark-failure = un fallo
mark-room = una sala
mark-lost = una sala perdida
turn-named = turno

# Lo que se pregunta en el turno de otra persona.
asked-dice = más dados
asked-roll = cambiar tu tirada
