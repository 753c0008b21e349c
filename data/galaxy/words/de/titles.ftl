### Titel, die verdient werden, Spalten der letzten Nachricht, und wovon ein vorausgeplanter Zug abhängt.

earned-battles = die meisten Kämpfe gewonnen
earned-relics = die meisten Relikte geborgen
earned-deals = am meisten gehandelt
earned-speaker = am häufigsten den Vorsitz gehabt
earned-technologies = die meisten Technologien erforscht
earned-first-goal = das erste Ziel gewertet
earned-explored = die meisten Planeten erkundet
earned-seal = das Siegel von Meridian gebrochen
column-found = Funde
column-fights = Kämpfe
if-held = ich { $planet } halte
