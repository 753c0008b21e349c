# Was in einer Szenariodatei steht.

sort-of-scenario = { $type ->
        [stealth] heimlich
        [chase] Verfolgung
       *[normal] Durchquerung
    }
file-type = Szenario ({ sort-of-scenario }), { $setting }, Stufe { $level }, etwa { $minutes } Minuten
file-regions = { $regions } Bereiche und { $ways } Verbindungen, { $secrets } Geheimnisse
file-challenges = { $challenges } Herausforderungen, { $obstacles } Hindernisse
file-brings = Eigenes: { $brought }
file-kinds = { $count ->
        [one] { $count } Art von Herausforderungen
       *[other] { $count } Arten von Herausforderungen
    }
file-crafts = { $count ->
        [one] { $count } Handwerk
       *[other] { $count } Handwerke
    }
file-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
file-gear = { $count ->
        [one] { $count } Stück Ausrüstung
       *[other] { $count } Stücke Ausrüstung
    }

# Die Kommentare in einer Szenariodatei, die zurückgegeben wird.

file-begins = # { $name }: alles darin, auch die Geheimnisse. Zeilen, die mit einem Rautezeichen beginnen, sind Kommentare.
comment-region = Die Bereiche. x und y sagen, wo sie auf der Karte liegen, in Schritten nach rechts und nach unten.
comment-connection = Die Wege zwischen ihnen, und was sie versperrt oder verbirgt.
comment-challenge = Was sich der Gruppe entgegenstellt.
comment-feature = Was es sonst gibt: Truhen, Schätze, Schlüssel, Gegenstände, Mechanismen.
comment-variant = Was anders sein kann: von jedem Ding eins davon, oder wie es geschrieben steht.
comment-kind = Arten von Herausforderungen, die es nur in diesem Szenario gibt.
comment-play = Karten für die Stapel seiner Handwerke.
comment-craft = Handwerke, die nur in diesem Szenario zur Wahl stehen.
comment-gear = Ausrüstung, die es nur in diesem Szenario gibt.
