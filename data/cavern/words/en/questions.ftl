# What is asked of a player follows their name and a comma: "Ada, you roll 3 white dice."

# What a roll is about. $dice: "2 white dice"; $rift: the Combat that a Magic Rift adds; $symbol: combat or spoils.
pool = { $dice }{ $rift ->
        [0] { "" }
       *[other] { " " }+{ $rift } Combat
    }
rolls-for-test = you roll { $dice } and need { $need } { symbol }.
symbol = { $symbol ->
        [combat] Combat
       *[spoils] Spoils
    }
rolls-here = you roll { $dice }.
own-roll = you need { $need } { symbol }.
has-for-test = you have { $held } of the { $need } { symbol } needed.
has-rolled = you have { $combat } Combat and { $spoils } Spoils.
monster-rolls = { GENDER($monster) ->
        [p] Then { THE($monster) } roll { $dice }.
       *[n] Then { THE($monster) } rolls { $dice }.
    }
# $more: what a rival who rolls later may still add.
more-xp = { $xp } XP
more-cards = { $cards ->
        [one] { $cards } hidden card
       *[other] { $cards } hidden cards
    }
rolled-total = { $first ->
        [yes] { $who } has { $combat } Combat and { $spoils } Spoils
       *[no] { $who } { $combat } and { $spoils }
    }
roll-earlier = { LIST($totals, type: "semicolon") }.

# What is to be won. $second and $third: what they get; $bags: all the Gold there is; in to-share both get the same; $spoils: it is said that most Spoils pay.
to-win = most Combat wins { prize }
only-spoils = there is nothing to share: only most Spoils bring a card
to-rank = the second gets { $second } Gold{ $third ->
        [0] { "" }
       *[other] , the third { $third }
    }
to-share = win or lose, each of you gets { $gold } of { $bags } Gold
spoils-bring-gold = most Spoils (you: { $likely }) bring 1 Gold more
# $likely: how likely that is if nothing is added to any roll.
most-spoils = most Spoils{ COUNT($likely) ->
        [0] { "" }
       *[other] { " " }(you: { $likely })
    } bring 1 Gold more (5 or more: 1 Treasure)
# The same as a table below the dice: for what there is something. $chance: how likely it is for $who if nothing is added.
stake-first = Most Combat (tie: first to roll)
stake-second = Second
stake-third = Third
stake-each = Win or lose, each gets
stake-spoils = Most Spoils
stake-more-spoils = More Spoils
stake-likely = { $what }{ COUNT($chance) ->
        [0] { "" }
       *[other] { " (" }{ $who } { $chance })
    }
stake-cards = 1 Gold (5 or more: 1 Treasure)
stake-success = Success
stake-failure = Failure
# $bags: all the Gold there is.
prize = { $gold ->
        [0] { $treasure } Treasure
       *[other] { $treasure ->
            [0] { "" }
           *[other] { $treasure } Treasure and{ " " }
        }{ $gold } of { $bags } Gold
    }
amounts = { $amounts }
amount-gold = { $number } Gold
amount-treasure = { $number } Treasure
amount-xp = { $number } XP
brings-the-same = Success and failure bring { COUNT($both) ->
        [0] no loot
       *[other] { $both }
    }
costs = { $always ->
        [yes] { $last ->
            [yes] your last { $xp } XP { $xp ->
                [one] is
               *[other] are
            } lost in any case, so dice for it are free
           *[no] you lose { $xp } XP in any case
        }
       *[no] you lose { $xp } XP on success
    }
spoils-too = more Spoils than { THE($monster) }{ COUNT($likely) ->
        [0] { "" }
       *[other] { " " }(you: { $likely })
    } bring 1 Gold more{ $told ->
        [yes] { " " }(5 or more: 1 Treasure), win or lose
       *[no] { "" }
    }
stakes = { LIST($parts, type: "semicolon") }.
beast-in-battle = It takes { $need } Combat{ $treasure ->
        [0] { "" }
       *[other] { " " }for the Treasure, and
    } to drive the beast off: { $number } points.

# The question itself. $before: the roll is still to come.
asked-reroll = Which dice do you roll again? What they show now is lost, Combat and Spoils.
# $xp: what the player has.
asked-xp = { $before ->
        [yes] Roll, or buy dice? You have { $xp } XP.
       *[no] You have { $xp } XP: change your roll, or keep it?
    }
asked-card = { $before ->
        [yes] Open your hand.
       *[no] Open your hand: keep it?
    }
# $cards: what the player may use, each with what it does; the player alone reads it.
asked-own-card = Use { LIST($cards, type: "or") }, or { $before ->
        [yes] roll?
       *[no] keep it?
    }
own-card = { THE($treasure) } ({ $does })
asked-nothing = { $before ->
        [yes] Roll.
       *[no] Nothing in your hand helps here: keep it.
    }
asked-later = Roll first: afterwards you can use { LIST($cards, type: "or") }.
later-card = To use { LIST($cards, type: "or") } on a roll, first press: { verb-prompts.steps }.
card-named = { THE($treasure) }
# What a roller reads of a Battle: who $closer, and what the others have in it; $more: so many dice more than their Delvers have.
battle-so-far = { COUNT($closer) ->
        [0] { "" }
       *[other] { $closer } closed the room at { $at }.{ " " }
    }{ LIST($sides, type: "semicolon") }.
battle-side = { $who }: { LIST($delvers) }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more dice
    }{ $rolled ->
        [yes] { " " }rolled { $combat } Combat, { $spoils } Spoils
       *[no] { " " }rolls after you
    }
own-story = > **{ $name }**. { $story }
# What came of the player's rolls since their last turn. $theirs: the Combat of those beaten, or of who won; $its: the monster's;
# $gains: what it brought; $more: whose Spoils were more.
own-battle = **{ $won ->
        [yes] You beat { LIST($others) }
       *[no] { LIST($others) } beat you
    } at { $at }, { $won ->
        [yes] { $combat } to { LIST($theirs) }
       *[no] { LIST($theirs) } to { $combat }
    }{ $tied ->
        [yes] { $won ->
            [yes] { " (tied; you rolled first)" }
           *[no] { " (tied; " }{ LIST($others) } rolled first)
        }
       *[no] { "" }
    }: { own-gains }.**{ COUNT($more) ->
        [0] { "" }
       *[other] { " " }{ $more }.
    }
own-test = **{ $won ->
        [yes] You passed with { $held } { symbol }, { $need } needed
       *[no] You failed with { $held } { symbol }, { $need } needed
    }: { own-gains }.**
own-fight = **{ $won ->
        [yes] You beat { THE($monster) }, { $combat } to { $its }{ $tied ->
            [yes] { " (a tie is enough)" }
           *[no] { "" }
        }
       *[no] { CAP(THE($monster)) } beat you, { $its } to { $combat }
    }: { own-gains }.**
own-gains = you get { COUNT($gains) ->
        [0] nothing
       *[other] { $gains }
    }
# $treasure: from 5 Spoils on they bring a Treasure.
own-outdone = { COUNT($who) ->
        [0] Most Spoils are tied, { $most } each: they bring nothing
       *[other] For most Spoils ({ $most }, you { $spoils }) { $who } gets { $treasure ->
            [yes] a Treasure
           *[no] 1 Gold more
        }
    }

# Everything else that is asked. $ways: what can be done; $beside: a second Delver may be sent.
asked-band = { $together ->
        [yes] each choose a band.
       *[no] choose a band.
    }
asked-stuck = nothing in your hand fits: { LIST($ways, type: "or") }.
tile-words = Corridors must meet; +4 means about 4 points.
# $last: whether it is the last turn; "maybe" where so many more Suns decide it. $hold: tiles of those who follow in this round.
asked-tile = { $last ->
        [maybe] lay a tile, perhaps your last: { $sun ->
            [one] 1 more Sun this round closes
           *[other] { $sun } more Suns this round close
        } the cavern{ $hold ->
            [0] { "" }
           *[other] , and those after you hold { $hold } tiles
        }.
        [sure] lay your last tile.
       *[no] lay a tile.
    }
# What own Delvers would come home without.
at-risk = Open rooms then pay nothing: { LIST($rooms, type: "comma") }.
risk = your { $kind } at { $at } would lose { loot }
asked-tile-first = you are first: lay a tile.
# $last: whether the game ends before the next turn. $more: the extra turns that follow this one.
asked-tile-again = { $more ->
        [0] lay a tile.
        [one] lay a tile; another extra turn follows.
       *[other] lay a tile; { $more } extra turns follow.
    }
asked-delver = { $beside ->
        [yes] which Delver do you send? For 1 XP one goes beside your tile first.
       *[no] which Delver do you send?
    }{ $new ->
        [yes] { " " }{ die-colours }
       *[no] { "" }
    }{ COUNT($only) ->
        [0] { "" }
       *[other] { " " }{ $only }.
    }{ $fights ->
        [yes] { " " }In a Battle most Spoils bring 1 Gold more, or 1 Treasure from 5 on.
       *[no] { "" }
    }
asked-spot = { CAP($floor) }: { LIST($found, type: "comma") }
die-colours = { sides-of-white }. { sides-of-red }. { sides-of-purple }. Arrow: it is rolled again.
sides-of-white = White dice: 1 Combat, 1 Spoils or both
sides-of-red = Red: 1 to 3 Combat, one with 1 Spoils
sides-of-purple = Purple: 1 to 3 Spoils, one with 1 Combat
sides = { LIST($sides, type: "semicolon") }
asked-room = which room comes first?
asked-option = how do you answer “{ $name }”?
retreat-brings = { $half ->
        [0] 1 XP, perhaps 1 Gold
       *[other] { $half } or { $most } Gold and 1 XP
    }
asked-cards = { $number ->
        [one] turn one of your { deck } cards faceup.
       *[other] turn { $number } of your { deck } cards faceup.
    }
asked-recall = take one of your Delvers home.
asked-peek = choose the room to look into.
asked-nothing-more = go on.

# Where things stand. $short: so little Gold is left that it is said, $dark: Suns are told, as few as turns are left in this round.
status-bands = Free: { $bands }.
status-over = { $round ->
        [one] Over after { $round } round.
       *[other] Over after { $round } rounds.
    }
status-ending = Round { $round }. Last round: rooms left open are lost{ $any ->
        [yes] , now { loot }
       *[no] { "" }
    }.
status-round = Round { $round }.
status-play = Round { $round }.{ $dark ->
        [yes] { " " }{ $sun ->
            [one] 1 more Sun tile makes
           *[other] { $sun } more Sun tiles make
            } this the last round: open rooms then pay nothing.
       *[no] { "" }
    }{ $short ->
        [yes] { " " }{ $gold } Gold cards are left.
       *[no] { "" }
    }
# What points each is likely to have by what a seat knows.
race-of = { $name } { $points }{ $most ->
        [0] { "" }
       *[other] –{ $most }
    }
race-points = Points so far: { LIST($points, type: "comma") }{ COUNT($open) ->
        [0] { "" }
       *[other] ; still open: { LIST($open, type: "comma") }
    }.
race-open = { loot } at { $at } ({ COUNT($who) ->
        [0] no one
       *[other] { $who }
    })
sheet-head = **{ $status }**
sheet-before = **Before the first turn.**
private-before = You hold nothing before the first turn.

# A player's own things.
own-facedown-one = Your { $kind } lies facedown in { $room }.
own-facedown = Facedown: { LIST($delvers, type: "comma") }.
delver-in = { $kind } in { $room }
delvers-in = { $delvers } in { $room }
own-seen = Seen: { LIST($seen, type: "semicolon") }.
own-gold = Gold: { $gold }.
gold-cards = { LIST($cards, type: "comma") }
gold-card = { $number } worth { $worth }{ $up ->
        [yes] { " (faceup)" }
       *[no] { "" }
    }
own-xp = { $xp ->
        [0] No XP left: some stories bring 1.
       *[other] { $xp } XP: { $xp ->
            [one] it pays
           *[other] each pays
        } for 2 dice, other tiles or a Delver home.
    }
own-ability = Your band alone, for 1 XP: { $ability }.
own-new = **New:** { LIST($cards, type: "comma") }.
# The same in full.
sheet-own = **For your eyes**: “{ $motto }”
sheet-tile = Tile { $number } { $name }{ mark }: { $sections }
sheet-reserve = Delvers in hand: { COUNT($delvers) ->
        [0] none
       *[other] { LIST($delvers, type: "semicolon") }
    }.
reserve-kind = { $delvers }, { $dice }{ $number ->
        [one] { "" }
       *[other] { " " }each
    }
sheet-facedown = Facedown: { $delvers }.
sheet-treasure = Treasure: { LIST($cards, type: "semicolon") }.
sheet-ability = Ability, { $label }: { $text }
sheet-points = Points so far: { $points }.

# What is public of a player. $holds: one thing after the other; $out: where Delvers stand.
sheet-row = { $name }, { $band }: { LIST($holds, type: "comma") }{ COUNT($out) ->
        [0] { "" }
       *[other] . In the dungeon: { LIST($out, type: "comma") }
    }.
holds-xp = { $xp } XP
holds-delvers = { $number ->
        [one] { $number } Delver in hand
       *[other] { $number } Delvers in hand
    }
holds-cards = { $gold } Gold and { $treasure } Treasure
holds-gold-faceup = Gold faceup worth { $values }
holds-treasure-faceup = { $names } faceup
holds-tiles = shows { LIST($tiles, type: "semicolon") }
# When a player is asked about rolls.
swift-after = keeps what is rolled
swift-both = rolls at once
delver-stands = { $up ->
        [yes] { room-titled } ({ $kind })
       *[no] { room-titled }
    }
sheet-result = **{ $name }**, { $band }, { points }: { COUNT($cards) ->
        [0] nothing
       *[other] { LIST($cards, type: "semicolon") }
    }.
result-gold = Gold { $gold }
result-treasure = Treasure { LIST($cards, type: "comma") }
card-worth = { $name } ({ $worth })
card-does = { $name } ({ $does })

# Contracts and the beast. $feat: what it takes; $number: how far a player is.
contract = **{ $contract }**, { points }: { $feat }
contract-won = { $contract }: { $who } was first.
contract-open = { $contract }: { $brief }.{ $counted ->
        [yes] { " " }You: { $number }.
       *[no] { "" }
    }
contract-brief = { $feat }, { points }
contract-brief-won = { $feat }, { $who } was first
contract-held = { $contract } ({ $number })
beast-held = { $times ->
        [one] the beast driven off ({ $number })
       *[other] the beast driven off { $times } times ({ $number })
    }
beast-stands = The beast is at { $at } and { $stays ->
        [yes] stays there
       *[no] goes to { $to }
    } as the round ends; { $need } Combat drive it off.
