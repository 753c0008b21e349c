# Wie die Dinge einer Höhle in Sätzen heißen. $kind: die Klasse eines Schürfers.

floor-tan = brauner Raum
    .pattern = braun~ Raum
    .gender = m
    .plural = braun~ Räume
floor-blue = blauer Raum
    .pattern = blau~ Raum
    .gender = m
    .plural = blau~ Räume
floor-corridor = Gang
    .gender = m
    .plural = Gänge

# Im Nominativ. Wo ein Satz einen anderen Fall braucht, schreibt er es selbst.
room = { THE($floor) } bei { $at }
# Dasselbe am Anfang einer Beschriftung.
room-titled = { $floor } bei { $at }
tile-marked = { $tile }{ mark }
mark = { $mark ->
        [sun] { " (Sonne)" }
        [last] { " (Sonne: letzte Runde)" }
        [fast] { " (Extrazug)" }
       *[none] { "" }
    }

# Karten. Von keinen Karten wird nichts gesagt.
loot = { $gold ->
        [0] { $treasure ->
            [0] { "" }
            [one] { $treasure } Schatz
           *[other] { $treasure } Schätze
        }
       *[other] { $treasure ->
            [0] { $gold } Gold
            [one] { $gold } Gold und { $treasure } Schatz
           *[other] { $gold } Gold und { $treasure } Schätze
        }
    }
held-loot = { $any ->
        [yes] { loot }
       *[no] nichts zu holen
    }
points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# Eine Schatzkarte mit ihrem Wert. $state: was von ihrer Fähigkeit gesagt wird.
held = { $name } ({ $named ->
        [yes] { $worth } Punkte
       *[no] { $worth }
    }{ $up ->
        [yes] , offen
       *[no] { "" }
    }){ $state ->
        [used] , benutzt{ COUNT($does) ->
            [0] { "" }
           *[other] : { $does }
        }
        [text] : { $text }
       *[none] { "" }
    }
# $notes: Wert, wann man sie benutzt, ob sie offen liegt.
held-brief = { $name } ({ LIST($notes, type: "comma") })
faceup = offen
moment-place = vor einem Plättchen
moment-before = vor einem Wurf
moment-after = nach einem Wurf
used-when = { $moment }: { $does }
no-effect = ohne Wirkung

# Was es bewirkt, einen Schatz auszuspielen.
effect-peek = sehen, wer in einem Raum verdeckt liegt
effect-breach = Gangregel brechen
effect-red = 1 roter Würfel mehr
effect-purple = 1 violetter Würfel mehr
effect-reroll = Würfel neu würfeln
effect-xp = 1 EP
effect-gold = 1 Gold
effect-recall = ein Schürfer kommt heim

# Was jede Fähigkeit für 1 EP tut; die Beschriftung ihres Knopfs.
band-ability-red = ein roter und ein weißer Würfel vor Gefecht oder Monsterkampf
    .label = Rot und Weiß dazu, 1 EP
band-ability-reroll = nach dem Wurf beliebige Würfel neu würfeln, kostenlos, wenn es nichts bringt
    .label = Neu würfeln, 1 EP
band-ability-drift = einen zweiten Schürfer auf ein Plättchen neben deinem schicken
    .label = Ein zweiter Schürfer, 1 EP
band-ability-redraw = 1 Gold und eine andere Begegnung nach dem Vorlesen
    .label = 1 Gold nehmen, andere Geschichte, 1 EP

# Was auf einem Abschnitt eines Plättchens liegt, und der Abschnitt. $things: Türen, und was dort liegt.
section-gold = { $number } Gold
section-treasure = { $number ->
        [one] { $number } Schatz
       *[other] { $number } Schätze
    }
section-torch = Fackel
section-rift = magischer Spalt
section-doors = { $doors ->
        [one] Tür
       *[other] { $doors } Türen
    }
lying = { $things }
section = { COUNT($things) ->
        [0] { $floor }
       *[other] { $floor } ({ LIST($things, type: "comma") })
    }
# So viele gleiche Abschnitte.
sections-alike = { COUNT($things) ->
        [0] { $number } { PLURAL($floor) }
       *[other] { $number } { PLURAL($floor) } (je { LIST($things, type: "comma") })
    }
sections = { COUNT($sections) ->
        [0] nackter Fels
       *[other] { LIST($sections, type: "semicolon") }
    }

# Würfel. $dice: wie viele von jeder Farbe, $last: von der letzten Farbe.
dice-coloured = { $colour ->
        [white] { $number ->
            [one] { $number } weißen
           *[other] { $number } weiße
        }
        [red] { $number ->
            [one] { $number } roten
           *[other] { $number } rote
        }
       *[purple] { $number ->
            [one] { $number } violetten
           *[other] { $number } violette
        }
    }
# Im Akkusativ.
dice = { COUNT($dice) ->
        [0] keine Würfel
       *[other] { $dice } { $last ->
            [one] Würfel
           *[other] Würfel
        }
    }
class-dice = { $dice }{ $rift ->
        [yes] , +3 Kampf an einem magischen Spalt
       *[no] { "" }
    }
dice-there = { $dice }{ $rift ->
        [0] { "" }
       *[other] , +{ $rift } Kampf am Spalt
    }
swords = { $swords ->
        [one] Schwert
       *[other] { $swords } Schwerter
    }
rings = { $rings ->
        [one] Ring
       *[other] { $rings } Ringe
    }
# Die Seite eines Würfels.
face = { $swords ->
        [0] { $rings ->
            [0] nichts
           *[other] { rings }
        }
       *[other] { $rings ->
            [0] { swords }
           *[other] { swords } und { rings }
        }
    }
face-then = { $before }, dann { $face }

# Schürfer. $owned: die jedes Mitspielers; $apart: zwischen diesen genügt kein Komma.
delvers-alike = { $number ->
        [one] { $kind }
       *[other] { $number } { PLURAL($kind) }
    }
delvers-facedown = { $number ->
        [one] Schürfer
       *[other] { $number } Schürfer
    }
delvers-listed = { $delvers }
delvers-owned = { OF($owner) } { $kinds }
delvers = { $apart ->
        [yes] { LIST($owned, type: "semicolon") }
       *[no] { $owned }
    }
# Nur vor einem Gefecht.
delvers-all = { $owned }
monster = Monster

# Eine Bande in einer Zeile, und was sie von anderen unterscheidet. $twice: die Klasse, die sie zweimal hat.
band = { $name }: { $delvers }. { $text }
band-brief = { $twice }; 1 EP: { $ability }
