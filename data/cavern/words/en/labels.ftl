# What laying a tile comes to, for rooms. $rooms: which; $most: so much at most; $alike: so many are told as one;
# $paid: 1 XP takes a Delver there.
fate-closes = closes { $rooms }
fate-or = or { $rooms }
fate-loses = closes { $rooms } for no one
fate-joins = joins { $rooms }
# A room in which only rivals are, and which the player cannot enter.
gives-room = { $sure ->
        [yes] ends
       *[no] can end
    } { THE($floor) } at { $at } without you: { LIST($people) } { COUNT($people) ->
        [one] takes
       *[other] take
    } { $most ->
        [yes] up to{ " " }
       *[no] { "" }
    }{ loot }
can-closes = can close { $rooms }
can-or = or { $rooms }
can-loses = can close { $rooms } for no one
effects = { LIST($effects, type: "comma") }
rooms-at = { COUNT($places) ->
        [one] { THE($floor) } at { $places }
       *[other] { THE(PLURAL($floor)) } at { $places }
    }
room-closing = { $at } ({ $any ->
        [yes] { $most ->
            [yes] up to { loot }
           *[no] { loot }
        }
       *[no] no loot
    }{ COUNT($people) ->
        [0] { "" }
       *[other] , { $people }
    }{ $paid ->
        [yes] , for 1 XP
       *[no] { "" }
    }){ alike }
room-joined = { $at }{ loot-noted }{ alike }
room-owned = { $people } { $floor }{ loot-noted }{ alike }
loot-noted = { $any ->
        [yes] { " " }({ loot })
       *[no] { "" }
    }
alike = { $alike ->
        [1] { "" }
        [2] { " " }and another like it
       *[other] { " " }and { $others } others like it
    }
you = you
    .owner = your
    .for = you
joins-nothing = joins nothing
# In few words: what a story decides, of which failing brings $half of the Gold; what is lost; what else. $gaps: the sides on which a room stays open; $owners: whose Delvers are in a room that stays open; $people: for whom it closes; $enters: for the reader's
# Delver, who may go in next, there or into one of $instead; $verb is "again" where the one before says it.
pane-story = { loot }{ $now ->
        [yes] { " now" }
       *[no] { "" }
    } by a story{ $half ->
        [0] { "" }
       *[other] { " " }(fail: { $half })
    }{ $enters ->
        [yes] , if you go in
       *[no] { "" }
    }
# The room of $fight may be battled for; else the rivals there have its loot.
pane-may-battle = { $fight } (or they take it)
pane-lost = wastes { loot }
pane-effect = { $paid ->
        [yes] 1 XP to enter:{ " " }
       *[no] { "" }
    }{ $verb ->
        [closes] closes
        [joins] joins
       *[again] { "" }
    }{ COUNT($owners) ->
        [0] { "" }
       *[other] { " " }{ $owners } room
    }{ $any ->
        [yes] { COUNT($owners) ->
            [0] { " " }{ loot }
           *[other] : { loot }
        }
       *[no] { COUNT($owners) ->
            [0] { $verb ->
                [joins] { " " }a bare room
               *[other] { "" }
            }
           *[other] { "" }
        }
    }{ COUNT($people) ->
        [0] { "" }
       *[other] { " " }for { $people }{ $any ->
            [yes] { "" }
           *[no] { " " }(no loot)
        }
    }{ COUNT($instead) ->
        [0] { $enters ->
            [yes] { " " }if you go in
           *[no] { "" }
        }
       *[other] { " or " }{ LIST($instead, type: "or") } (you go into one)
    }{ $gaps ->
        [0] { "" }
       *[other] { " (" }{ still-open })
    }
# What a tile closes for rivals alone, and how that follows what it brings.
pane-gives = lets { $people } take { loot }
at-a-price = { $brief }, but { $price }
# $pays: no loot, too little to share, the same for both, or most for the winner; $second: what the second gets.
battle-for = battle{ COUNT($people) ->
        [0] { "" }
       *[other] { " " }{ $people }
    }{ $pays ->
        [none] { " " }(no loot)
        [little] { "" }: too little to share
        [even] { "" }: each gets { $gold } Gold
       *[first] { " " }for { prize }{ $second ->
            [0] { "" }
           *[other] { " " }(second gets { $second })
        }
    }
# The same in as few words as can be.
battle-stake = { $pays ->
        [none] no loot
        [little] too little to share
        [even] each gets { $gold } Gold
       *[first] { loot }
    }
# Who is far ahead; what a Battle with them is about.
the-leader = { $name } (far ahead)
battle-leader = against { $name }, far ahead{ COUNT($fight) ->
        [0] { "" }
       *[other] : { $fight }
    }
pane-battle = { $even ->
        [yes] { $fight }, { $likely }
       *[no] { COUNT($likely) ->
            [0] { "" }
           *[other] { $likely }{ $brief ->
                [yes] { " for " }
               *[no] ,{ " " }
            }
        }{ $fight }
    }{ $holds ->
        [0] { "" }
       *[other] ; { $people } has { $holds } XP
    }
# The same as briefly as can be: how likely, for how much XP, for what.
pane-battle-short = { COUNT($spoils) ->
        [0] { "" }
       *[other] { $spoils };{ " " }
    }win { $about ->
        [yes] about{ " " }
       *[no] { "" }
    }{ $chance }{ COUNT($price) ->
        [0] { "" }
       *[other] { " " }({ $price })
    }: { LIST($cards, type: "comma") }
# $xp: so much is paid for dice, which makes $chance $more; $even: the winner gets no more than the other; $about: it is not known who is there.
wins-likely = { $even ->
        [yes] most Spoils
       *[no] win
    } { $about ->
        [yes] about{ " " }
       *[no] { "" }
    }{ COUNT($more) ->
        [0] { $chance }
       *[other] { $more }
    }{ COUNT($price) ->
        [0] { COUNT($spoils) ->
            [0] { "" }
           *[other] { " " }(most Spoils { $spoils })
        }
       *[other] { COUNT($more) ->
            [0] { " " }({ $price }{ or-spoils })
           *[other] { " " }with { $price } (else { $chance }{ or-spoils })
        }
    }
or-spoils = { COUNT($spoils) ->
        [0] { "" }
       *[other] ; most Spoils { $spoils }
    }
# $last: no more is left; $more: the tile costs XP as well; $cards: so many Treasure cards are used.
price = { $xp ->
    [0] { "" }
   *[other] { $last ->
        [yes] { $xp ->
            [one] your last XP
           *[other] your last { $xp } XP
        }
       *[no] { $xp } XP{ $more ->
            [yes] { " more" }
           *[no] { "" }
        }
    }{ $cards ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $cards ->
    [0] { "" }
    [one] { $cards } card
   *[other] { $cards } cards
}
# What lies in a room that stays open. $mine: the reader is in it; $rivals: against whom; $open: the few places at which it is open, of $gaps.
pane-later = { later-loot }{ $mine ->
        [yes] { " in your room" }
       *[no] { "" }
    } once closed{ $gaps ->
        [0] { "" }
       *[other] { COUNT($open) ->
            [0] { " (" }{ found-gaps })
           *[other] { " at " }{ LIST($open) }
        }
    }{ COUNT($rivals) ->
        [0] { "" }
       *[other] , against { $rivals }
    }
# What can be had of a room that stays open: all of it, or what the winner gets; $fought: of too little to share it is most Spoils.
later-loot = { $fought ->
        [none] { loot }
        [first] { prize }
       *[other] most Spoils
    }
yours = your
# Whose a room of three or more is. $mine: the reader's too.
many-owners = { $mine ->
        [yes] your and { $number } others'
       *[no] { $number } rivals'
    }
# For whom a room of three or more closes.
many-people = { $mine ->
        [yes] you and { $number } rivals
       *[no] { $number } rivals
    }

# What is asked over the menu of each verb.
heading-place = Which tile, and where?
    .briefly = Which, and where?
# $free: a Treasure card pays for it.
breach-heading = Which tile, and where{ $free ->
        [yes] , corridors ignored?
       *[no] , for 1 XP?
    }
breach-free = Ignore corridors: free now
# Who is asked about all that could change a roll.
prompts-less = Ask me less often
heading-send = Which Delver, and where?
heading-swap = Swap tiles, 1 XP?
heading-retrieve = Whom do you take home, for 1 XP?
heading-reveal = Which treasure do you use?
heading-flip = Which card do you turn faceup?
heading-spend = What do you pay XP for?
heading-reroll = Which dice do you roll again?
heading-prompts = XP and cards can change your rolls. When do I ask about that?
heading-choose-band = Which band do you lead?
heading-choose-option = Which of the two?
heading-choose-peek = Which room do you look into?
heading-choose-recall = Which Delver do you take home?
heading-choose-room = Which room comes first?

# How a tile with the last Sun ends the game: now, after an extra turn, or after that of $who.
ends-game = { COUNT($end) ->
        [0] { "" }
       *[other] { $end ->
            [now] { " (ends the game now)" }
            [turn] { " (game ends after your extra turn)" }
           *[after] { " (game ends after " }{ $who })
        }
    }
# The way to lay a tile that a button is about: the $mark of its picture, or tile $number of the hand $at a place, with its $turn in degrees where it is $turned.
offered-way = { COUNT($mark) ->
        [0] Tile { $number } at { $at }{ $turned ->
            [yes] , { $turn }°
           *[no] { "" }
        }
       *[other] { $mark }
    }
# Tiles. $paid: corridors are ignored for XP; $goes: who goes in with the same press; $sun: it has one of the last Suns, $left are left then.
choice-place = { offered-way }{ $paid ->
        [yes] , 1 XP
       *[no] { "" }
    }{ ends-game }{ COUNT($effects) ->
        [0] { "" }
       *[other] : { $effects }
    }{ COUNT($goes) ->
        [0] { "" }
       *[other] { COUNT($effects) ->
            [0] :
           *[other] ;
        } { $goes }
    }{ $fast ->
        [yes] { " " }(extra turn)
       *[no] { "" }
    }{ $sun ->
        [yes] { " (Sun: " }{ $left } left)
       *[no] { "" }
    }
    .hint = new: { $sections }
# The same in one line of a phone. $how: by a story, a Battle, for most Spoils, or once the room closes; $price: of the dice that make it so likely.
brief-brings = { $how ->
        [story] story for { LIST($cards, type: "comma") }
        [battle] { COUNT($rivals) ->
            [0] win
           *[other] beat { $rivals }
        }{ $about ->
            [yes] { " " }about
           *[no] { "" }
        } { $chance }{ COUNT($price) ->
            [0] { "" }
           *[other] { " " }({ $price })
        }{ COUNT($cards) ->
            [0] { "" }
           *[other] : { LIST($cards, type: "comma") }
        }
        [spoils] most Spoils{ COUNT($chance) ->
            [0] { "" }
           *[other] { " " }{ $about ->
                [yes] about{ " " }
               *[no] { "" }
            }{ $chance }
        }
        [later] { LIST($cards, type: "comma") } later
       *[none] no loot
    }
# Two things that a tile brings.
brief-plus = { $first } plus { $second }
# $beside: $kind goes to the room next door first, for the XP, and $brings comes on top of what the tile does; $given: what it brings rivals.
choice-place-brief = { offered-way }{ $beside ->
        [yes] { " " }plus { $kind } next door
       *[no] { "" }
    }{ $paid ->
        [yes] , 1 XP
       *[no] { "" }
    }{ ends-game }: { $brings }{ $beside ->
        [yes] { " " }as well
       *[no] { "" }
    }{ COUNT($given) ->
        [0] { "" }
       *[other] , { $given }
    }{ $fast ->
        [yes] { " (extra turn)" }
       *[no] { "" }
    }
# It is advised for what it takes from $names.
way-blocks = { $label }, keeps loot from { LIST($names) }
# $points: about how many it brings; $less: so many more a rival gets than the player.
way-worth = { $label }, { $less ->
        [yes] −{ $points }
       *[no] +{ $points }
    }
# $where: in the room that the label is about (in), in another (apart), of which it is told what lies there (told), or briefly (elsewhere).
goes-in = { $where ->
        [told] send { $kind } into { THE($floor) } ({ held-loot })
        [apart] send { $kind } into { THE($floor) }
        [elsewhere] { $kind } to another room
       *[in] send { $kind }
    }
choice-place-beside = { offered-way }{ ends-game }, 1 XP: { $effects }; { $kind } next door first
choice-swap = Swap { $numbers }, 1 XP
    .hint = Throw away { LIST($names, type: "semicolon") }; draw { $number }
choice-redraw = Draw a new hand
    .hint = Nothing fits: throw these tiles away and draw as many, free of charge
choice-skip = Lay nothing this turn
    .hint = Nothing fits, and no new hand is left: no tile, no Delver

# Delvers. $to: the number of a section; $paid: it costs XP; $closes: its room is complete; $names: who is there.
choice-send = { $name } to { $to }{ $paid ->
        [yes] { " " }first, 1 XP
       *[no] { "" }
    }: { $brings }
    .hint = { COUNT($dice) ->
        [0] { "" }
       *[other] { CAP($dice) }.{ " " }
    }{ CAP($floor) }{ $beside ->
        [yes] { " " }at { $at }
       *[no] { "" }
    }{ COUNT($found) ->
        [0] { "" }
       *[other] ; { LIST($found, type: "semicolon") }
    }
found-complete = closes now
still-open = { COUNT($open) ->
        [0] { found-gaps }
       *[other] open at { LIST($open) }
    }
found-gaps = { $gaps ->
        [one] { $gaps } side open
       *[other] { $gaps } sides open
    }
people-there = { $number ->
        [one] { $who }
       *[other] { $who } ({ $number } Delvers)
    }
found-rivals = with { LIST($names, type: "comma") }
found-torch = torchlight: all see it
found-rift = Magic Rift
choice-nobody = Send no one
    .hint = All Delvers stay in hand
choice-retrieve = Call { THE($kind) } home from { $at }, 1 XP
    .hint = From { $room }

# Cards.
choice-reveal = { COUNT($succeeds) ->
        [0] Use { $treasure }: { $does }
       *[other] { CAP($succeeds) }: use { $treasure }
    }
way-by-card = { $mark } by { $treasure }
choice-flip-treasure = Turn { THE($treasure) } faceup: { $worth } points, not { $before }
    .hint = Everyone sees it
choice-flip-gold = Turn a { $gold } faceup: then { $worth } points
    .hint = Everyone sees it{ $same ->
        [1] { "" }
       *[other] ; you have { $same }
    }

# Dice. $dice: by their numbers.
choice-dice = Add 2 white dice, 1 XP
    .hint = 2 dice more for this roll
choice-dice-now = { COUNT($succeeds) ->
        [0] Roll with { $dice } more dice, { $xp } XP
       *[other] { $xp } XP: { $succeeds }
    }
    .hint = Roll at once, with { $dice } white dice more
choice-ability = Ability, 1 XP
ability-named = { $label }: { $ability }
# How likely a roll is enough, the XP counted that others are likely to pay.
succeeds = { $never ->
        [yes] { $why ->
            [test] cannot pass
           *[other] cannot win
        }
       *[no] { $why ->
            [test] pass
           *[other] win
        } { $chance }
    }
# Where winning is unlikely in a Battle of three or more: $chance of the second place, which gets Gold.
or-second = second or better { $chance }
# In a Battle in which the winner gets no more than the other.
spoils-pay = most Spoils { $chance }
both-odds = { $succeeds }, { $spoils }
spoils-much = 1 Treasure by Spoils { $chance }
# $red: so many red dice, and as many white ones, or more, for XP.
with-chance = { $xp } XP, { $red ->
        [one] a red die
       *[other] { $red } red dice
    }: { $succeeds }
card-named-bare = { NAME($treasure) }{ $number ->
        [1] { "" }
       *[other] { " " }× { $number }
    }
# $cards: the Treasure cards that are used.
with-cards = { CAP(LIST($cards)) }{ $xp ->
        [0] { "" }
       *[other] , { $xp } XP
    }: { $succeeds }
choice-roll = Roll{ COUNT($succeeds) ->
        [0] { "" }
       *[other] : { $succeeds }
    }
    .hint = { $number ->
        [0] { "" }
        [one] With { $number } extra die
       *[other] With { $number } extra dice
    }
choice-reroll = Reroll { COUNT($dice) ->
        [one] die { $dice }
       *[other] dice { $dice }
    }
choice-reroll-paid = { choice-reroll } for 1 XP
# It is paid for first, then the dice are chosen. $succeeds: how likely the best of them are enough.
choice-ability-again = Reroll dice, 1 XP{ at-best }
choice-reveal-again = Reroll by { $treasure }{ at-best }
# $succeeds and $spoils: how likely the dice are enough that are advised then, and that Spoils pay.
choice-card-again = Reroll by { $treasure }: { COUNT($succeeds) ->
        [0] { $spoils }
       *[other] { COUNT($spoils) ->
            [0] { $succeeds }
           *[other] { both-odds }
        }
    }
at-best = { COUNT($succeeds) ->
        [0] { "" }
       *[other] : { $succeeds } with the best ones
    }
# $shown: the dice, and what they show; $succeeds: how likely that is enough; $spoils: that Spoils pay.
choice-reroll-odds = { $shown }{ COUNT($succeeds) ->
        [0] { COUNT($spoils) ->
            [0] { "" }
           *[other] : { $spoils }
        }
       *[other] { COUNT($spoils) ->
            [0] : { $succeeds }
           *[other] : { both-odds }
        }
    }
choice-reroll-all = Reroll all { $number } dice
choice-reroll-one = Reroll die { $number } ({ $shows })
choice-reroll-some = Reroll dice { $dice }
    .hint = Now { $combat } Combat, { $spoils } Spoils
# $spoils: what its Spoils bring.
choice-keep = { COUNT($succeeds) ->
        [0] Keep the roll
       *[other] Keep: { $succeeds }
    }{ COUNT($spoils) ->
        [0] { "" }
       *[other] { COUNT($succeeds) ->
            [0] :
           *[other] ;
        } { $spoils }
    }
detail-parts = { LIST($parts, type: "semicolon") }
spoils-bring = 1 { $treasure ->
        [yes] Treasure
       *[no] Gold
    } by Spoils{ COUNT($chance) ->
        [0] { "" }
       *[other] { " " }{ $chance }
    }
choice-prompts-on = Ask about XP, not about cards
    .hint = Cards in my hand stay unused at rolls, but before a Battle
choice-prompts-before = Ask before a roll, never after it
    .hint = What I roll stands
choice-prompts-all = Ask about XP and cards, before and after
    .hint = At each roll that they might change
choice-prompts-off = Never ask: roll at once
    .hint = No XP and no cards for my rolls, until I change this

# Choosing. $option: its number.
# An answer to a story; $answer: its title says that it is a Fight, or it stands beside one; $weak and $strong: how likely these dice beat such a foe.
# $brief: in fewer words, and fewer still.
choice-option = { $title }{ $answer ->
        [fight] { COUNT($weak) ->
            [0] : Combat
           *[other] : weak foe { $weak }, strong { $strong }
        }
        [beside] { $brief ->
            [no] { ": often gain " }{ retreat-brings }, else a Test
            [yes] { ": often gain " }{ retreat-brief }, else a Test
           *[most] { ": gain " }{ retreat-brief }, or a Test
        }
       *[test] { "" }
    }
retreat-brief = { $half ->
        [0] 1 XP
       *[other] { $half }–{ $most } Gold, 1 XP
    }
choice-band = Lead { $name }
choice-peek = Look into { $option }, { $room }
    .hint = { $hidden ->
        [one] { $hidden } facedown Delver
       *[other] { $hidden } facedown Delvers
    }
choice-recall = Take home { $option }, { $room }
    .hint = { $up ->
        [yes] Take the { $kind } home
       *[no] Take the facedown Delver home
    }
choice-room = Begin with { $option }, { $room }: { $many ->
        [yes] { "battle for " }{ held-loot }
       *[no] { held-loot }{ $any ->
            [yes] { " " }by a story
           *[no] { "" }
        }
    }
    .hint = { LIST($names, type: "comma") }

# The steps of laying a tile. $place: the number of a picture; $effects: what it comes to for rooms.
step-tile = { $fitting ->
        [yes] Which tile?
       *[no] Which tile? Its corridors need not meet corridors.
    }
step-tile-choice = Tile { $number }{ mark }
step-where = Where does it go{ $paid ->
        [yes] , for 1 XP?
       *[no] ?
    } { CAP($name) }{ mark }.
step-elsewhere = Other places and turns
step-place = Place at { $at }
step-way = Place as in { $place }{ COUNT($effects) ->
        [0] { "" }
       *[other] : { $effects }
    }
    .hint = At { $at }{ COUNT($effects) ->
        [0] { "" }
       *[other] , { $effects }
    }
step-way-alike = Place as in { $place }, at { $at }{ COUNT($effects) ->
        [0] { "" }
       *[other] : { $effects }
    }
step-this-way = Lay it like this, at { $at }?
step-place-it = Place it
step-turn = How is it turned at { $at }?{ COUNT($always) ->
        [0] { "" }
       *[other] { " " }In every turn: { $always }.
    }
turned = { $turn }°{ COUNT($effects) ->
        [0] { "" }
       *[other] , { $effects }
    }
delver-unknown = Delver
