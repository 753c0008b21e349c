# Titel, die man sich verdient, und die Spalten der letzten Tabelle.
title-won = die meisten Gefechte gewonnen
title-came-through = die meisten Begegnungen bestanden
title-contracts = die meisten Aufträge erfüllt
title-driven = die Bestie am häufigsten vertrieben
title-treasures = die meisten Schätze fortgetragen
title-gold = die meisten Beutel mit Gold gefüllt
title-spent = am meisten für einen Vorteil bezahlt
title-never-failed = nie in einer Begegnung gescheitert
title-tiles = am meisten an der Höhle gebaut
title-last = das letzte Plättchen gelegt
column-tiles = Plättchen
column-wins = Räume

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
