# Titel, die man sich verdient, und die Spalten der letzten Tabelle.
title-won = Die meisten Gefechte gewonnen
title-came-through = Die meisten Begegnungen bestanden
title-contracts = Die meisten Aufträge erfüllt
title-driven = Die Bestie am öftesten vertrieben
title-treasures = Die meisten Schätze fortgetragen
title-gold = Die meisten Beutel mit Gold gefüllt
title-spent = Am meisten für einen Vorteil bezahlt
title-never-failed = Nie in einer Begegnung gescheitert
title-tiles = Am meisten an der Höhle gebaut
title-last = Das letzte Plättchen gelegt
column-tiles = Plättchen
column-wins = Siege

# Die Höhle des Tages.
day-score = { points }, { $treasures ->
        [one] { $treasures } Schatz
       *[other] { $treasures } Schätze
    }
mark-treasure = ein Schatz
mark-gold = Gold
mark-failure = gescheitert
mark-room = ein Raum
mark-lost = ein Raum verloren
turn-named = Zug

# Was jemand in den Zügen anderer gefragt wird.
asked-dice = mehr Würfel
asked-roll = Wurf ändern
