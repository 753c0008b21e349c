# What the things of a cavern are called in sentences. $kind: the class of a Delver.

floor-tan = tan room
floor-blue = blue room
floor-corridor = corridor

room = { THE($floor) } at { $at }
# The same at the beginning of a label.
room-titled = { $floor } at { $at }
# $mark: sun, fast or none.
tile-marked = { $tile }{ mark }
mark = { $mark ->
        [sun] { " (Sun)" }
        [last] { " (Sun: last round)" }
        [fast] { " (extra turn)" }
       *[none] { "" }
    }

# Cards. Nothing is said of no cards.
loot = { $gold ->
        [0] { $treasure ->
            [0] { "" }
           *[other] { $treasure } Treasure
        }
       *[other] { $treasure ->
            [0] { $gold } Gold
           *[other] { $gold } Gold and { $treasure } Treasure
        }
    }
held-loot = { $any ->
        [yes] { loot }
       *[no] no loot
    }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# A Treasure card with its worth. $state: what of its ability is said.
held = { $name } ({ $named ->
        [yes] { $worth } points
       *[no] { $worth }
    }{ $up ->
        [yes] , faceup
       *[no] { "" }
    }){ $state ->
        [used] , used{ COUNT($does) ->
            [0] { "" }
           *[other] : { $does }
        }
        [text] : { $text }
       *[none] { "" }
    }
# $notes: its worth, when it is used, whether it lies faceup.
held-brief = { $name } ({ LIST($notes, type: "comma") })
faceup = faceup
moment-place = before a tile
moment-before = before a roll
moment-after = after a roll
used-when = { $moment }: { $does }
no-effect = no effect

# What using a treasure does.
effect-peek = see who is hidden in a room
effect-breach = ignore corridors
effect-red = 1 red die more
effect-purple = 1 purple die more
effect-reroll = roll dice again
effect-xp = 1 XP
effect-gold = 1 Gold
effect-recall = a Delver home

# What each ability does for 1 XP; the label of its button.
band-ability-red = a red and a white die before a Battle or Fight
    .label = Add a red and a white die, 1 XP
band-ability-reroll = roll any dice again, free if no better
    .label = Roll dice again, 1 XP
band-ability-drift = send a second Delver to a tile beside yours
    .label = A second Delver, 1 XP
band-ability-redraw = 1 Gold and another Encounter once one is read
    .label = Take 1 Gold and another story, 1 XP

# What lies on a section of a tile, and the section. $things: doors, and what lies there.
section-gold = { $number } Gold
section-treasure = { $number } Treasure
section-torch = a torch
section-rift = a Magic Rift
section-doors = { $doors ->
        [one] a door
       *[other] { $doors } doors
    }
lying = { $things }
section = { COUNT($things) ->
        [0] { $floor }
       *[other] { $floor } with { LIST($things, type: "comma") }
    }
# So many sections that are alike.
sections-alike = { COUNT($things) ->
        [0] { $number } { PLURAL($floor) }
       *[other] { $number } { PLURAL($floor) } with { LIST($things, type: "comma") } each
    }
sections = { COUNT($sections) ->
        [0] bare rock
       *[other] { LIST($sections, type: "semicolon") }
    }

# Dice. $dice: how many of each colour, $last: of the last colour.
dice-coloured = { $number } { $colour ->
        [white] white
        [red] red
       *[purple] purple
    }
dice = { COUNT($dice) ->
        [0] no dice
       *[other] { $dice } { $last ->
            [one] die
           *[other] dice
        }
    }
class-dice = { $dice }{ $rift ->
        [yes] , +3 Combat at a Magic Rift
       *[no] { "" }
    }
dice-there = { $dice }{ $rift ->
        [0] { "" }
       *[other] , +{ $rift } Combat at the Rift
    }
swords = { $swords ->
        [one] sword
       *[other] { $swords } swords
    }
rings = { $rings ->
        [one] ring
       *[other] { $rings } rings
    }
# A face of a die.
face = { $swords ->
        [0] { $rings ->
            [0] nothing
           *[other] { rings }
        }
       *[other] { $rings ->
            [0] { swords }
           *[other] { swords } and { rings }
        }
    }
face-then = { $before }, then { $face }

# Delvers. $owned: those of each player; $apart: these need more than commas between them.
delvers-alike = { $number ->
        [one] { $kind }
       *[other] { $number } { PLURAL($kind) }
    }
delvers-facedown = { $number ->
        [one] Delver
       *[other] { $number } Delvers
    }
delvers-listed = { $delvers }
delvers-owned = { $owner }'s { $kinds }
delvers = { $apart ->
        [yes] { LIST($owned, type: "semicolon") }
       *[no] { $owned }
    }
# Only before a Battle.
delvers-all = { $owned }
monster = monster

# A band in one line, and what tells it from others. $twice: the class it has twice.
band = { $name }: { $delvers }. { $text }
band-brief = { $twice }; 1 XP: { $ability }
