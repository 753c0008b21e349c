### Titel, die verdient werden, Spalten der letzten Nachricht, und wovon ein vorausgeplanter Zug abhängt.

earned-battles = Die meisten Kämpfe gewonnen
earned-relics = Die meisten Relikte geborgen
earned-deals = Am meisten gehandelt
earned-speaker = Am öftesten den Vorsitz gehabt
earned-technologies = Die meisten Technologien erforscht
earned-first-goal = Das erste Ziel gewertet
earned-explored = Die meisten Planeten erkundet
earned-last-planet = Den letzten Planeten genommen
column-found = Funde
column-fights = Kämpfe
if-held = ich { $planet } halte
