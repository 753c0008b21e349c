# Whose turn it is, and what comes first.
not-your-turn = It's { LIST($owners, type: "or") } turn. I'll call you.
owner = { $name }'s
game-over = This game has ended.
faction-first = First everyone chooses a faction.
delver-next = You have placed your tile. Now a Delver, or pass.
rooms-next = You have placed your tile. Now the completed rooms.
tile-first = First a tile, then a Delver on it.
sending-over = You can't send a Delver any more this turn.
swap-too-late = Tiles are thrown away before you place one.
retrieve-too-late = Delvers are taken home before you place a tile.
reveal-too-late = Treasures are used before you place a tile, or at a roll of yours.
nothing-rolled = Nothing is being rolled.
spend-not-now = XP for dice or your ability is spent when you roll or hear an encounter.
no-flip = No deck has run short, so no card is turned.
no-passing-tile = You can't pass: place a tile.
room-first = First choose which room comes next.
nothing-asked = Nothing is being asked.
nothing-asked-of-you = Nothing is being asked of you.
flip-first = First turn one of your facedown cards faceup, for the one that the deck could not give.
# What is asked is answered by a number.
answer-room = First say which room is resolved next: choose a number from 1 to { $most }.
answer-encounter = First the Encounter: choose a number from 1 to { $most }.
answer-recall = First say which Delver comes home: choose a number from 1 to { $most }.
answer-peek = First say which room you look into: choose a number from 1 to { $most }.

# Who may play.
solo-for-one = The solo game is for one player. Turn solo off for rivals.
rival-alone = One rival has no one to fight. Wait for another, or turn solo on.
rivals-only = A cavern is for { $least } to { $most } rivals.

# Bands.
faction-taken = { CAP(THE($faction)) } are taken.
factions-left = The factions left are the { $names }.

# Tiles. $at: a free place; $cell: a cell by its label.
no-such-tile = Your tiles are numbered 1 to { $most }.
no-such-turn = A tile is turned by 0, 90, 180 or 270 degrees.
same-turn = Turned by { $turn } that tile lies just the same.
no-breach-needed = That breaks no rule: place the tile and keep your XP.
breach-too-dear = Ignoring corridors costs 1 XP, and you have none.
breach-granted = Your tile may ignore corridors already.
tile-there = A tile lies at { $cell } already.
above-edge = { $cell } lies above the board's lower edge, where no tile goes.
only-a-corner = At { $cell } a tile would touch only a corner. It needs a whole side.
touches-nothing = At { $cell } a tile would touch no other.
no-such-place = There is no place { $name }; the free ones are { $free }.
cuts-corridor = At { $at } that would cut off the corridor of { $beside }.{ other-turns }
runs-into = At { $at } its corridor would run into { $beside }, which has none there.{ other-turns }
other-turns = { COUNT($turns) ->
        [0] { "" }
       *[other] { " " }It fits turned by { LIST($turns, type: "or") }.
    }
# $ways: what can be done.
none-fits = None of your tiles fits anywhere. { CAP(LIST($ways, type: "or")) }.
way-breach = { $free ->
        [yes] ignore corridors
       *[no] ignore corridors for 1 XP
    }
way-swap = swap tiles for 1 XP
way-treasure = reveal a treasure
way-pass = { $redraw ->
        [yes] pass for a new hand
       *[no] pass and lay nothing this turn
    }
no-tile-to-swap = You hold no tile to throw away.
swap-too-dear = Throwing tiles away costs 1 XP, and you have none.
no-such-swap = { $most ->
        [1] You hold one tile: number 1.
       *[other] Name the tiles by their numbers from 1 to { $most } in one word, lowest first, each once: 2, or 13.
    }

# Delvers.
no-delver-left = Your Delvers of that class are in the dungeon. At hand: { LIST($names, type: "comma") }.
no-such-delver = The Delvers you have at hand: { LIST($names, type: "comma") }.
no-such-section = The sections you may send it to are numbered 1 to { $most }.
section-unclear = { COUNT($numbers) ->
        [0] The tile you have just laid has no { $floor }. Name the section by its number.
       *[other] The tile you have just laid has more than one { $floor }: { $numbers }. Name the section by its number.
    }
nobody-out = None of your Delvers is in the dungeon.
retrieve-too-dear = Taking a Delver home costs 1 XP, and you have none.
no-such-retrieve = Your Delvers in the dungeon are numbered 1 to { $most }.

# Treasures.
no-such-treasure = You hold no such treasure.
treasure-used = That treasure has been used: each works once.
treasure-idle = That treasure has no ability. It is worth its points.
treasure-not-now = That treasure is used { $moment ->
        [receipt] at once, when it is collected
        [place] before you lay a tile
        [before] before your own roll
       *[after] after your own roll
    }.
nobody-hidden = No one else has a facedown Delver in the dungeon.
no-treasure-now = You hold no treasure that is used at this moment.
no-such-card = You hold no such card facedown.

# Dice and prompts.
roll-first = First you roll.
rolled-already = You have rolled. Pass to keep what came.
reroll-first = First choose the dice to roll again, or pass to keep them all.
nothing-to-reroll = You have rolled nothing yet.
reroll-too-dear = Pay for the reroll first, or use a treasure.
dice-first = First the dice: roll.
keep-first = First your roll: pass to keep it.
no-such-dice = Name different dice by their numbers from the left, 1 to { $most }: 1,3.
no-such-spending = 1 XP buys dice, or your faction's ability.
dice-too-late = Dice are bought before the roll.
dice-too-soon = Dice are bought before a roll.
ability-idle = { $before ->
        [yes] Before this roll your faction's ability does nothing.
       *[no] After this roll your faction's ability does nothing.
    }
ability-used = Your faction's ability works once for each roll.
ability-useless = Your faction's ability is of no use here.
encounter-heard = You have heard another Encounter in this room already: once per room.
xp-too-few = That costs { $price } XP, and you have { $xp }.
xp-none = That costs { $price } XP, and you have none.
prompts-named = Prompts are { LIST($names, type: "or") }.
prompts-already = “{ $name }” is set already.
prompts-not-now = You can set that when I ask about your roll.

## What one does here in place of a command that only other games have: "Cavern has no /move: ...".

lacks-move = send a Delver into a room once your tile lies
lacks-attack = a battle begins by itself in a room that is complete
lacks-explore = lay a tile, and the cavern grows
lacks-search = what lies in a room goes to those in it once the room is complete
lacks-use = a treasure is revealed at its moment
lacks-give = nothing can be handed over
lacks-gm = I referee it alone
