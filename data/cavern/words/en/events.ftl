# The beginning. $solo: one player plays alone; $beast: the Combat that drives the beast off, 0 without it;
# $contracts: how many hang out.
begun = **Goal:** { $players ->
        [1] many points in Gold and Treasure.
       *[other] most points in Gold and Treasure.
    }
    .contracts = { $contracts } Contracts bring points, too.
# What a turn is, and what ends the game.
begun-beast = **Danger:** a beast comes in behind you; { $beast } Combat drive it off.
begun-turn = **A turn:** lay a tile, send a Delver into a room on it. A room with no open side pays: { $solo ->
        [yes] by a story (Fight or Test)
       *[no] alone by a story (Fight or Test), with rivals by a Battle
    }.
begun-end = **Clock:** { $sun } Suns bring the last round; so does the last Gold or tile. Open rooms then pay nothing.
faction = { $who } leads { THE($faction) }.
opened = { $solo ->
        [yes] You draw three tiles.
       *[no] { $first } goes first.
    }
    .contracts = { $solo ->
        [yes] The Contracts:
       *[no] The Contracts, each for the first to fulfil it:
    }

# Tiles.
drew = { "" }
reshuffled = { $count ->
        [one] The { $count } discarded tile becomes the new stack.
       *[other] The { $count } discarded tiles become the new stack.
    }
swapped = { $who } pays 1 XP to swap { COUNT($tiles) ->
        [one] { COUNT($tiles) } tile
       *[other] { COUNT($tiles) } tiles
    }: { LIST($tiles, type: "semicolon") }.
placed = { $who } lays a tile at { $at }{ $paid ->
        [xp] { ", ignoring corridors, for 1 XP" }
        [treasure] { ", ignoring corridors" }
       *[other] { "" }
    }.
nobody-to-send = No one is left to send.
# $layout: the parts of the tile by name.
drifted_in = The cavern grows by itself at { $at }: { LIST($layout, type: "comma", each: "a") }.
sun = { "" }
ending = { $why ->
        [sun] The sun is down
        [gold] The last Gold is taken
       *[tiles] No tile is left
    }: this is the last round.{ COUNT($standings) ->
        [0] { "" }
       *[other] { " " }Points so far: { LIST($standings, type: "comma") }.
    }
standing = { $name } { $least }{ $whole ->
        [yes] { "" }
       *[no] –{ $most }
    }
stuck = Nothing in { $who }'s hand fits: { LIST($tiles, type: "semicolon") }.
redrawn = { $who } throws the hand away and draws a new one.
skipped = { $who } { $why ->
        [stuck] can lay nothing
       *[tiles] has no tile to lay
    } this turn.
turn = { $extra ->
        [yes] { $who } has an extra turn (»).
       *[no] { "" }
    }
prompts = { $setting ->
        [on] { $who } is asked at rolls about XP, not about cards.
        [before] { $who } is asked before rolls, and keeps what comes.
        [off] { $who } rolls without being asked.
       *[all] { $who } is asked before and after rolls about XP and cards.
    }

# Delvers. $room: the name of the room; $lit: torchlight falls on the Delver.
sent = { entering }{ COUNT($names) ->
        [0] { "" }
       *[other] , where { $names } { COUNT($names) ->
            [one] is
           *[other] are
        } too{ to-fight-for }
    }.
# A tile made one room of several. $names: whose Delvers are in it.
rooms-joined = Now { $names } are in one room{ to-fight-for }.
to-fight-for = { $any ->
        [yes] : { loot } to fight for
       *[no] { "" }
    }
sent-closes = { entering }, which { closing }
entering = { $who }'s { $kind }{ $lit ->
        [yes] , seen by torchlight,
       *[no] { "" }
    } enters { $room }{ $drifted ->
        [yes] , for 1 XP
       *[no] { "" }
    }
sent_own = Your { $kind } lies facedown in { $room }.
kept = { $who } sends no one.
retrieved = { $who } pays 1 XP to take a Delver home from { $room }.
recalled = { $who } takes a Delver home from { $room }.
torchlit = By torchlight at { $at }: { $gathered }.
home = { "" }
peeked = { $who } looks at the facedown Delvers of { room }.
peeked_own = You see { $gathered }: your odds there count it now.

# Rooms. $battle: a Battle follows; $named: the sentence has named one of those who fight; $delvers: who else is there.
completed = { CAP(room) } { closing }
closing = { $battle ->
        [yes] closes: { fighters }.
       *[no] closes{ COUNT($delvers) ->
            [0] { "" }
           *[other] { " on " }{ $delvers }
        }: { held-loot }.
    }
fighters = { $named ->
        [yes] battle with { $delvers }
       *[no] { $delvers } battle
    }
# $number: how many cards are lost.
rooms-deserted = { COUNT($rooms) ->
        [one] { CAP(LIST($rooms)) } closes with no one in it: { lost }.
       *[other] { CAP(LIST($rooms)) } close with no one in them: { lost }.
    }
lost = { $number ->
        [0] nothing is lost
        [one] { loot } is lost
       *[other] { loot } are lost
    }

encounter = { "> " }**{ $name }**. { $story }
another-card = { $who } pays 1 XP for another card.
chose = { $who } chooses “{ $title }”.
paid = { $who } { pays }.
pays = { $xp ->
        [0] pays { $gold } Gold
       *[other] { $gold ->
            [0] pays { $xp } XP
           *[other] pays { $xp } XP and { $gold } Gold
        }
    }
paid_own = You pay with Gold worth { $gold }.
# $xp and $gold: the price, 0 where it is not known any more.
too-dear = { $who } cannot pay { $gold ->
        [0] { $xp ->
            [0] that
           *[other] { $xp } XP
        }
       *[other] { $gold } Gold
    }.
# Where the dice are not known any more.
dice-decided = { $why ->
        [test] { $success ->
            [yes] { $who } passes the Test.
           *[no] { $who } fails the Test.
        }
       *[fight] { $success ->
            [yes] { $who } wins the Fight.
           *[no] { $who } loses the Fight.
        }
    }
choice-decided = { $success ->
        [yes] That works without a roll.
       *[no] That is a retreat, without a roll.
    }
test-decided = **{ $success ->
        [yes] { $who } passes with { $held } { symbol }, { $need } needed
       *[no] { $who } fails with { $held } { symbol }, { $need } needed
    }**.
fight-won = **{ $who } beats { THE($monster) }, { $own } to { $theirs }{ $tied ->
        [yes] , and a tie is enough
       *[no] { "" }
    }**.
fight-lost = **{ CAP(THE($monster)) } { GENDER($monster) ->
        [p] beat
       *[n] beats
    } { $who }, { $theirs } to { $own }**.
# What an Encounter brought. $paid: its price; $carried: what is carried off; $gains: XP.
encounter-over = { $who } { COUNT($paid) ->
        [0] { "" }
       *[other] { $paid } and{ " " }
    }{ $carried }{ COUNT($gains) ->
        [0] { "" }
       *[other] , and { $gains }
    }.
# $first: the first part of it; $more: others; $apart: these need a comma.
takes = { COUNT($first) ->
        [0] finds nothing to take
       *[other] takes { $first }{ more-parts }
    }
turns-back = leaves with { COUNT($first) ->
        [0] nothing
       *[other] { $first }
    }{ more-parts }
more-parts = { COUNT($more) ->
        [0] { "" }
       *[other] { $apart ->
            [yes] , and { $more }
           *[no] { " and " }{ $more }
        }
    }
so-many-more = { $number } more
from-monster = { $cards } from { THE($monster) }
for-spoils = { $cards } for { spoils-rolled }
# $spoils: 0 where they are not known any more.
spoils-rolled = { $spoils ->
        [0] Spoils
       *[other] { $spoils } Spoils
    }

# Battles. $bare: there is no loot; $little: the Gold is too little to share.
battle = { $pays ->
        [none] { $names } battle, and only Spoils pay: there is no loot.
        [little] { $names } battle, and only Spoils pay: { $bags } Gold is too little to share.
        [even] { $names } battle: each gets { $gold } of { $bags } Gold, and Spoils pay.
       *[first] { $names } battle: the winner gets { prize }.
    }
# $number: how many dice.
bought = { $who } pays { $xp } XP for { $what ->
        [red] a red and a white die
        [reroll] another roll
       *[dice] { $number } dice
    }.
dice-added = { $dice } more dice for { $xp } XP
# $roller: a player, or the monster; $more: so many dice were added, for $paid XP.
rolled = { CAP(THE($roller)) } { GENDER($roller) ->
        [p] roll
       *[n] rolls
    }{ $again ->
        [yes] { " again" }
       *[no] { "" }
    }{ $more ->
        [0] { "" }
       *[other] { " with " }{ $more } more dice, for { $paid } XP
    }: { $combat } Combat, { $spoils } Spoils.
dice-owed = { $dice ->
        [one] { $dice } more die was rolled after the others
       *[other] { $dice } more dice were rolled after the others
    }
stood = { "" }
# $scored: the Combat of all is known; $taken: what the winner takes; $shares: what others do.
battle-won = **{ $who } { COUNT($others) ->
        [0] wins the Battle
       *[other] beats { $others }
    }{ COUNT($at) ->
        [0] { "" }
       *[other] { " at " }{ $at }
    }{ $scored ->
        [yes] , { $combat } to { $theirs }{ $tied ->
            [yes] { " (tied; " }{ $who }{ " rolled first)" }
           *[no] { "" }
        }
       *[no] { "" }
    }**{ shared-out }.
shared-out = { COUNT($taken) ->
        [0] { "" }
       *[other] : { $taken }
    }{ COUNT($shares) ->
        [0] { "" }
       *[other] ; { LIST($shares, type: "semicolon") }
    }
share-of = { $who }: { $taken }
# $cards: of the loot; $more: for Spoils.
share = { COUNT($cards) ->
        [0] { $more }
       *[other] { $cards }{ COUNT($more) ->
            [0] { "" }
           *[other] , and { $more }
        }
    }
# $bags: all the Gold there was, 0 where that need not be said; $told: it has been said of what.
share-gold = { $told ->
        [yes] { $gold } Gold
       *[no] { $bags ->
            [0] { $gold } Gold
           *[other] { $gold } of { $bags } Gold
        }
    }
share-spoils = { $treasure ->
        [yes] a Treasure for { spoils-rolled }
       *[no] 1 Gold for { spoils-rolled }
    }
spoils = { $who } gets 1 { $treasure ->
        [yes] Treasure
       *[no] Gold
    } for Spoils.
no_spoils = { $why ->
        [tie] the most Spoils are tied: no one gets more
       *[none] no Spoils were rolled
    }
spoils-compared = most Spoils: { THE($who) } ({ $most })
returned = { "" }

# Cards and tokens. $does: what the treasure does; $held: cards, each with its worth.
revealed = { $who } reveals { THE($treasure) }{ COUNT($does) ->
        [0] { "" }
       *[other] : { $does }
    }.
# $worth: in points; $times: of so many; $idle: no Delver is out to be taken home.
receipt = { $who } gets { THE($treasure) } { $times ->
        [one] ({ $worth } points)
       *[other] { $times } times ({ $worth } points each)
    }{ $idle ->
        [yes] : no Delver is out to come home
       *[no] , used at once: { $does }{ $times ->
            [one] { "" }
           *[other] { " " }each
        }
    }.
collected = { $who } takes { loot }.
collected_own = You collect { COUNT($values) ->
        [0] { LIST($held, type: "semicolon") }
       *[other] { COUNT($held) ->
            [0] { gold-worth }
           *[other] { gold-worth }; { LIST($held, type: "semicolon") }
        }
    }.
gold-worth = Gold worth { $values }
# $number: how much XP; $loses: it is lost.
gained_xp = { $who } { experience }.
experience = { $loses ->
        [yes] loses { $number } XP
       *[no] gains { $number } XP
    }
short = { $count ->
        [0] The { deck } deck is empty, and { $who } has no facedown card to turn.
        [1] The { deck } deck is empty: { $who } turns one of their own { deck } cards faceup instead.
       *[other] The { deck } deck is empty: { $who } turns { $count } of their own { deck } cards faceup instead.
    }
deck = { $deck ->
        [gold] Gold
       *[treasure] Treasure
    }
# $turned: the card; $worth: what it counts now.
flipped = { $who } turns { $deck ->
        [gold] a { $turned }
       *[treasure] { THE($turned) }
    } faceup: it counts { $worth } now.

# Contracts and the beast. $won: what is told with it; $need: the Combat that drives it off.
fulfilled = **{ $contract }**: { $who } is first, for { points }. { $won }
lurking = The beast is in there: { $who } has to face it.
guarded = { $need } Combat would have driven the beast off: it stays{ $treasure ->
        [0] { "" }
       *[other] , and { $treasure } Treasure with it
    }.
driven = { $who } drives the beast off to { $at }, for { points }.
prowled = The beast moves on to { $at }.

# The end. $split: where the points come from; $treasures and $most: Treasure cards of the winner and of who is tied;
# $points: in ended-won, by how many points the winner is ahead.
closed = The cavern closes{ $why ->
        [sun] : the last Sun is down
        [gold] : the last Gold is taken
        [tiles] : no tile is left
       *[other] { "" }
    }.
ended-alone = { closed }{ COUNT($lost) ->
        [0] { "" }
       *[other] { " Lost in open rooms: " }{ $lost }.
    } **Your score: { $points }**{ COUNT($split) ->
        [0] { "" }
       *[other] , { $split }
    }.
ended-counting = { closed }{ COUNT($lost) ->
        [0] { "" }
       *[other] { " Lost in open rooms: " }{ $lost }.
    } All turn their cards over:
ended-shared = **{ $winners } share the victory.**
ended-won = **{ $winner } wins{ $tied ->
        [yes] { " by " }{ $treasures } Treasure to { $most }
       *[no] { " by " }{ points }
    }.**
# What the winner had more of than the second, in points.
made-by = { $treasure ->
        [yes] Treasure
       *[no] Gold
    } made it: { $own } points to { $second }'s { $theirs }.
turning-battle = **Turning point, round { $round }:** { COUNT($others) ->
        [0] { $who } took { loot } at { $at }.
       *[other] { $who } beat { $others }{ $scored ->
            [yes] { " " }{ $combat } to { $theirs }
           *[no] { "" }
        } at { $at }: { loot }.
    }
# The best room of each who did not win. $at: where it was.
best-rooms = **Best of the others:** { LIST($rooms, type: "semicolon") }.
best-room = { $who } { loot } at { $at }
# What dice cost each of them most. $to: who got it, "" where an own roll failed.
lost-rooms = **Lost by dice:** { LIST($rooms, type: "semicolon") }.
lost-room = { $who } { loot } at { $at } ({ COUNT($to) ->
        [0] roll failed
       *[other] to { $to }
    })
points-of = { $name } { $points }{ COUNT($split) ->
        [0] { "" }
       *[other] : { $split }
    }
points-split = { COUNT($parts) ->
        [0] nothing
       *[other] { LIST($parts, type: "comma") }
    }
points-in-gold = { $points } in { $cards } Gold
points-in-treasure = { $points } in { $cards } Treasure
points-for-contracts = { $points } for Contracts
points-for-beast = { $points } for the beast
