# Titel am Ende einer Expedition, in der Vergangenheit, und die Spalten der Tabelle daneben.

column-found = Funde
column-tests = Würfe
earned-saved = Hat jemanden dem Tod entrissen
earned-found = Hat am meisten auf die Karte gebracht
earned-fed = Hat die Gruppe ernährt
earned-scouted = Ging am häufigsten voraus
earned-studied = Hat die meisten Orte untersucht
earned-watched = Hielt nachts am besten Wache
earned-ways = Hat den Weg freigeräumt
earned-critical = Hatte die glänzendsten Erfolge
earned-wounded = Kam ohne eine Wunde davon
earned-tests = Musste die meisten Proben bestehen
