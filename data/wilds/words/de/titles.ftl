# Titel am Ende einer Expedition, in der Vergangenheit, und die Spalten der Tabelle daneben.

column-passed = Erfolg
column-tests = Würfe
earned-goal = Hatte am Ziel die meisten Erfolge
earned-saved = hat jemanden dem Tod entrissen
earned-found = hat am meisten auf die Karte gebracht
earned-fed = hat die Gruppe ernährt
earned-scouted = ging am häufigsten voraus
earned-studied = hat am häufigsten untersucht
earned-watched = hielt nachts am besten Wache
earned-ways = hat den Weg freigeräumt
earned-critical = hatte die meisten kritischen Erfolge
earned-wounded = kam ohne eine Wunde davon
earned-tests = musste die meisten Proben bestehen
