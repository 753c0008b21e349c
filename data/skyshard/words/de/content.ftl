# Wie Dinge heißen, und was sie tun, in wenigen Worten.

relic-once = einmal { $use }
relic-lasts = { $bonus ->
        [dice] +{ $amount } Angriffswürfel
        [guard] +{ $amount } Deckung, also { $amount } Schaden weniger bei jedem Treffer
        [stamina] +{ $amount } Schritt bei jeder Bewegung
       *[health] +{ $amount } Höchstleben, heilt nicht
    }
effect = { $everybody ->
        [yes] { does-what }, für alle
       *[no] { does-what }
    }
does-what = { $effect ->
        [heal] { $amount } Leben heilen
        [rest] { $amount } Erschöpfung loswerden
        [dice] { $amount } Würfel mehr für einen Angriff
        [stamina] { $amount } Schritte mehr in diesem Zug
        [reroll] einen Schlosswürfel neu würfeln
        [peek] sehen, was die nächste Tür verbirgt
       *[relic] { $amount ->
            [one] { $amount } Relikt ziehen
           *[other] { $amount } Relikte ziehen
        }
    }
# Unter der Frage, welche Klasse es sein soll.
class-text = { CAP(knack) }: { $numbers }.
class-numbers = { $health } Leben, { $stamina } Schritte, { $dice } Würfel{ $guard ->
        [0] { "" }
       *[other] , Deckung { $guard }
    }{ $reach ->
        [1] { "" }
       *[other] , Reichweite { $reach }
    }{ $trick ->
        [heal] , heilt 2 je Zug
        [locks] , 1 Wurf mehr an Schlössern
       *[none] { "" }
    }

## Gewohnheiten von Gegnern (SKY-G82): wie jede heißt, und wie es nach einem Namen weitergeht. Ohne „sein“ und „ihr“.

habit-hunts = { "" }
habit-wary = hält Abstand
habit-guards = bleibt auf dem Plättchen
habit-stalks = jagt die Schwächsten
habit-flees = flieht verletzt
habit-calls = ruft andere
habit-swaps = tauscht verletzt den Platz
habit-still = starr, solange gesehen
acts-hunts = { "" }
acts-wary = hält Abstand von euch
acts-guards = verlässt das eigene Plättchen nie
acts-stalks = jagt von euch, wer am schwächsten ist
acts-flees = flieht, sobald die Hälfte der Leben weg ist
acts-calls = bleibt stehen und ruft andere zu euch
acts-swaps = tauscht den Platz, sobald verletzt
acts-still = bewegt sich nur, wenn niemand von euch hinsieht
star-shard = Sternsplitter
    .gender = m
    .plural = Sternsplitter

## Was im Inhalt als Kennung steht.

tile-entrance = Eingang
    .gender = m
    .plural = Eingänge
rank-common = gewöhnlich
rank-legendary = legendär
shape-nook = Nische
    .gender = f
    .plural = Nischen
shape-bend = Biegung
    .gender = f
    .plural = Biegungen
shape-gallery = Galerie
    .gender = f
    .plural = Galerien
shape-crescent = Sichel
    .gender = f
    .plural = Sicheln
shape-span = Steg
    .gender = m
    .plural = Stege
shape-bed = Beet
    .gender = n
    .plural = Beete
shape-chamber = Kammer
    .gender = f
    .plural = Kammern
shape-hall = Halle
    .gender = f
    .plural = Hallen
named-shard = Splitter
    .gender = m
    .plural = Splitter
named-shards = Splitter
to-the-east = im Osten
to-the-south-east = im Südosten
to-the-south = im Süden
to-the-south-west = im Südwesten
to-the-west = im Westen
to-the-north-west = im Nordwesten
to-the-north = im Norden
to-the-north-east = im Nordosten
side-east = nach Osten
side-south-east = nach Südosten
side-south = nach Süden
side-south-west = nach Südwesten
side-west = nach Westen
side-north-west = nach Nordwesten
side-north = nach Norden
side-north-east = nach Nordosten
lobby-scenario = „{ $name }“
sheet-lore = -# { $text }
ground-mire = Morast
ground-murk = Dunst
ground-embers = Glut
ground-hush = Stille
ground-gale = Sturm
ground-dust = Staub
ground-balm = Balsam
ground-water = Wasser
