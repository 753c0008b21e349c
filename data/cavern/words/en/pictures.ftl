# The map. $headline: who is to do what, or how it ended.
alt-map = { $chosen ->
        [yes] Cavern, round { $round }, { $headline }.
       *[no] Cavern, { $headline }.
    }
alt-last-round = This is the last round.
alt-closer = A closer look at { $at }: { $there }.
alt-in-it = In it
alt-beside = Beside it
lying-beside = { $side ->
        [N] north { $at }, { $there }
        [E] east { $at }, { $there }
        [S] south { $at }, { $there }
       *[W] west { $at }, { $there }
    }
free-place = free place
# Between a tile and a free place beside it, what of the tile faces the place.
faces-section = { $there }: { $floor } on this side
faces-wall = { $there }: wall on this side
alt-contracts = Contracts
alt-to-choose = To choose
alt-free-places = { $number ->
        [one] Free place
       *[other] Free places
    }
alt-in-question = The room in question
alt-newest = The newest of { $number } tiles is at { $at }, { $tile }.
alt-nearly = Open on 1 side
alt-rooms = { $others ->
        [yes] Other rooms with Delvers
       *[no] Rooms with Delvers
    }
alt-decks = Sun at { $sun }. Gold deck { $gold }, Treasure deck { $treasure }, tiles { $tiles }.
alt-bare = Nearly closed with no one in them
# A list: $head, then what is in it; $number that are only counted, and why ($rest).
series = { $head }: { LIST($items, type: "semicolon") }{ $number ->
        [0] { "" }
       *[other] { " " }and { $number } more{ $rest ->
            [yes] : all are on the picture
           *[no] { "" }
        }
    }.
labelled = { $label } { $what }
alt-rest = Other rooms that hold something
# $marks: a torch, a Magic Rift.
room-held = { room } with { held-loot }{ COUNT($marks) ->
        [0] { "" }
       *[other] , { LIST($marks, type: "comma") }
    }{ COUNT($delvers) ->
        [0] { "" }
       *[other] , { $delvers }
    }{ COUNT($open) ->
        [0] { "" }
       *[other] , open at { $open }
    }
room-settled = { room }, settled
alt-no-band = { $name } has no band yet
alt-player = { $name } ({ $band }) { COUNT($points) ->
        [0] { "" }
       *[other] { $points },{ " " }
    }{ $xp } XP, { $hand } in hand, { $gold } Gold, { $treasure } Treasure
alt-players = { LIST($players, type: "semicolon") }.

# A hand, and the steps of a move.
alt-no-tiles = You have no tiles.
alt-hand = Your tiles.
alt-tile = { $number } { $tile }{ mark }{ $same ->
        [yes] , the same in every turn
       *[no] { "" }
    }: { $sections }.
section-reaching = { $section } { LIST($sides) }
side-N = north
side-E = east
side-S = south
side-W = west
alt-where = Where does it go? { CAP($tile) }. It fits in { $number ->
        [one] { $number } place
       *[other] { $number } places
    }{ $fitting ->
        [yes] { "" }
       *[no] , corridors ignored
    }.
alt-closers = What closes a room
alt-places = { $others ->
        [yes] The other places
       *[no] The places
    }
alt-turns = { $only ->
        [yes] Lay it like this at { $at }? { CAP($tile) }.
       *[no] How is it turned at { $at }? { CAP($tile) }.
    }
alt-turn = { $number ->
        [0] By { $turn } degrees: { $effects }.
       *[other] { $number } by { $turn } degrees: { $effects }.
    }
alt-ways = Where does it go? { CAP($tile) }: { $ways }.
# $mark: of the picture; $number: of the tile, where it is $quick.
alt-way = { $mark }{ $quick ->
        [yes] , tile { $number }
       *[no] { "" }
    } at { $at }, by { $turn } degrees: { $effects }.
alt-section = { $number } { CAP($floor) } at { $at }{ COUNT($lying) ->
        [0] { "" }
       *[other] { " " }with { $lying }
    }: { held-loot } in its room, { $complete ->
        [yes] complete
       *[no] { found-gaps }
    }{ COUNT($names) ->
        [0] { "" }
       *[other] , with { $names }
    }.

# Their titles and notes.
hand-of = { $name }'s hand{ $points ->
        [0] { "" }
       *[other] : { points }
    }
quick-title = Tile { $number } at { $at }
where-title = On the whole map
places-title = { $name }: { $number ->
        [one] { $number } place
       *[other] { $number } places
    }
fits-here = { $fitting ->
        [yes] It fits here
       *[no] Corridors ignored
    }
tiles-counted = { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
way-title = At { $at }
ways-title = { $name }: { $ways }
ways-counted = { $all ->
        [yes] { ways }
       *[no] the { $shown } best of { ways }
    }
ways = { $number ->
        [one] { $number } way
       *[other] { $number } ways
    }
turns-title = { $name } at { $at }: { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
who-goes = Who goes to { $at }?

# Dice. $what: a Battle, Fight or Test; $wanted: what a Test needs; $stands: who is to do what, or how it ended.
contest-named-battle = Battle
contest-named-fight = Fight
contest-named-test = Test
contest-title = { $what }: { $how }
contests-at-once = Settled by dice
contest-at = { $what } at { $at }: { $how }{ $wanted ->
        [yes] , { $needs }
       *[no] { "" }
    }
contest-of = { $name }'s { $what }
alt-contest = { COUNT($loot) ->
        [0] { $what }.
       *[other] { $what } for { $loot }.
    }
alt-wanted = { $wanted }.
alt-stake = { $what }: { $brings }.
alt-stands = { $stands }.
# $dice: what they show; $rift: what a Magic Rift adds; $prize: what a player gets.
alt-roll = { $name }: { LIST($dice, type: "semicolon") }.{ COUNT($note) ->
        [0] { "" }
       *[other] { " " }{ $note }.
    } { $combat } Combat, { $spoils } Spoils{ COUNT($prize) ->
        [0] { "" }
       *[other] , gets { $prize }
    }.
alt-to-roll = { $name } rolls { $dice }.{ COUNT($note) ->
        [0] { "" }
       *[other] { " " }{ CAP($note) }.
    }
# $number: "" where the die has none; $shows: its symbols, and "again".
alt-die = { COUNT($number) ->
        [0] { die-shows }
       *[other] die { $number } { die-shows }
    }
die-shows = { COUNT($shows) ->
        [0] nothing
       *[other] { LIST($shows, type: "and") }
    }
again = again
deed-roll = { $name } to roll
    .chip = to roll
deed-keep = { $name } to keep the roll
    .chip = keep it?
deed-reroll = which dice does { $name } roll again?
    .chip = which dice again?
chip = { COUNT($wanted) ->
        [0] { $asked }
       *[other] { $wanted }: { $asked }
    }
test-needs = { $need } { symbol } needed
test-over = { $passed ->
        [yes] { $who } passes
       *[no] { $who } fails
    }
contest-over = { THE($who) } { GENDER($who) ->
        [p] win
       *[n] wins
    }{ tie-broken }
# $tied: how a tie was broken.
tie-broken = { $tied ->
        [battle] { " the tie: first to roll" }
        [fight] { ": a tie is enough" }
       *[no] { "" }
    }
roll-of = { CAP($roller) }
# $who: who has the Rift; $again: a die was rolled on.
roll-note = { $rift ->
        [0] { "" }
       *[other] Magic Rift: { $who } +{ $rift }{ $again ->
            [yes] { "; " }
           *[no] { "" }
        }
    }{ $again ->
        [yes] arrow: rolled again
       *[no] { "" }
    }
# $more: what a rival who rolls later may still add.
to-roll-note = { $rift ->
        [0] { "" }
       *[other] Magic Rift +{ $rift }{ COUNT($more) ->
            [0] { "" }
           *[other] { "; " }
        }
    }{ COUNT($more) ->
        [0] { "" }
       *[other] may use { LIST($more) }
    }
fact-loot = loot
fact-left = left
# What a player has: $points, or where cards lie facedown very likely between $least and $most.
points-so-far = { $whole ->
        [yes] { $points ->
            [one] 1 pt
           *[other] { $points } pts
        }
       *[no] { $least }–{ $most } pts
    }
fact-tiles-left = Tiles left

# Titles of the map, and what is asked on it. $name: who is to do it.
deed-choose = { $name } to choose
deed-flip = { $name } to turn cards
deed-place = { $name } to place a tile
deed-send = { $name } to send a Delver
deed-resolve = { $name } to choose a room
headline-going-on = going on
headline-broken-off = broken off
headline-before = before the first turn
headline-closed = the cavern is closed
headline-won = { COUNT($names) ->
        [one] { $names } has won
       *[other] { $names } have won together
    }
title-bands = Who leads which band?
title-map = Round { $round } – { $headline }
chip-peek = Which room to look into?
chip-recall = Which Delver comes home?
chip-room = Which room first?
chip-last-round = Last round
note-nearly = 1 side open

# Legends.
legend-free = Free place
legend-gold = Gold: 1–3 points
legend-treasure = Treasure: 2–5 points
legend-torch = Torch: shows who is there
legend-sun = Sun moves
legend-fast = Extra turn
legend-beast = Beast goes here
beast-legend = Beast: { $need } Combat
rift-legend = Rift: { $kind } +{ $rift } Combat
legend-newest = Newest tile
legend-nearly = Nearly closed room
legend-lit = Room in question
legend-spent = Over and done with
legend-xp = XP: pay for help
legend-inhand = Delvers in hand
contract-legend = { $feat }: { $points }
contract-legend-won = { $who }: { $feat }
sun-track = Sun track

# Other ways to see the map.
mode-rooms = which rooms are open, on how many sides, and what lies in them
    .title = Open rooms
    .legend = Open room: how many open sides
    .none = No room is open.
mode-bands = whose Delvers stand where, with the classes that you know
    .title = Who stands where
    .legend = Room with Delvers
room-open = { room }, { $sides ->
        [one] { $sides } side
       *[other] { $sides } sides
    } open{ COUNT($open) ->
        [0] { "" }
       *[other] { " " }at { $open }
    }, { held-loot }{ COUNT($delvers) ->
        [0] { "" }
       *[other] , { $delvers }
    }
band-stands = { $name } ({ $band }): { LIST($delvers, type: "comma") }.

# Cards of high points. What stands between two pairs of stars is lit.
card-round = round { $round }
card-treasure = { CAP($treasure) }
card-treasure-told = { $who } reveals **{ THE($treasure) }**
card-treasure-small = { COUNT($does) ->
        [0] { "" }
       *[other] { CAP($does) }
    }
card-contract = { $contract }
card-contract-told = { $who } is first: **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }**
card-driven = The beast is driven off
card-driven-told = { $who } did it: **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }**
# The finale. $loot: what lies in open rooms.
card-closed = { $why ->
        [sun] The last Sun is down
        [gold] The last Gold is taken
        [tiles] No tile is left
       *[other] The cavern closes
    }
card-lost = Lost in open rooms: { $loot }
card-ended = { $solo ->
        [yes] The tally is made
       *[no] { COUNT($winners) ->
            [one] { $winners } wins{ $points ->
                [0] { "" }
               *[other] { " by " }{ points }
            }
           *[other] { $winners } share the victory
        }
    }
card-gold = Gold
card-treasures = Treasure
card-points = points

# What Delvers in hand roll, below the own tiles: "2 brutes: 3 white".
reserve-dice = { $delvers }: { $number ->
        [one] { $dice }
       *[other] each { $dice }
    }{ $rift ->
        [0] { "" }
       *[other] , Rift +{ $rift }
    }
# The same beside drawn dice.
reserve-line = { $delvers }{ $rift ->
        [0] { "" }
       *[other] , Rift +{ $rift }
    }
dice-in-short = { LIST($dice, type: "comma") }
# The text of the picture of a story: who meets it, and what is to be had.
story-alt = { $story }: { $name } has { $dice }. Success: { $won }; failure: { $lost }.
