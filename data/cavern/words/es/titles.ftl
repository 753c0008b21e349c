title-won = Más batallas ganadas
title-came-through = Más encuentros superados
title-contracts = Más contratos cumplidos
title-driven = Ahuyentó más veces a la bestia
title-treasures = Cargó con más tesoros
title-gold = Llenó más bolsas de oro
title-spent = Pagó más por una ventaja
title-never-failed = Jamás falló un encuentro
title-tiles = Construyó más caverna
title-last = Puso la última losa
column-tiles = losas
column-wins = victorias

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
