# What a bot player says as it sends a Delver.
says-rift = I take the Rift room.
says-holds = My { $kind } holds { room }.

# Why a move is worth making. $worth: in points, $gain: more points.
about = { $points ->
        [0] less than 1 point
        [one] about { $points } point
       *[other] about { $points } points
    }
why-band = { $brief }.
why-flip = All gain the same: turn the one you got first.
why-any = All choices are equal here.
why-swap = Nothing you hold brings a point: 3 other tiles for 1 XP.
why-retrieve = No one is at hand, and this one does least where it is: 1 XP brings it home.
# $tile: the number of a tile in hand that a card lets be laid there; $effects: what that comes to for rooms.
why-breach-card = With it tile { $tile } fits at { $at }{ COUNT($effects) ->
        [0] { "" }
       *[other] { " " }({ $effects })
    }: { $worth }.
why-new-hand = Nothing you hold fits, and a new hand is free.
# What it does stands on its button. $less: points fewer than the best; $alike: as many; $when it pays; $fast: an extra turn.
why-tile = { COUNT($less) ->
        [0] { $alike ->
            [yes] As good on average
           *[no] Best on average, with risk and what rivals may do counted
        }
       *[other] { CAP($less) } behind the best on average
    }{ $fast ->
        [yes] , its extra turn counted
       *[no] { "" }
    }{ $when ->
        [now] : it pays at once
        [later] : it pays once closed, if no rival comes first
       *[other] { "" }
    }.
why-send = { CAP(room) } { $complete ->
        [yes] is complete
       *[no] has { found-gaps }
    }: a { $kind }{ COUNT($rivals) ->
        [0] { "" }
       *[other] { " " }against { $rivals }
    } brings { $gain } more{ $more ->
        [yes] , with another on your tile
       *[no] { "" }
    }.
why-nobody = No room here is worth a Delver: keep yours at hand.
why-redraw = A Gold card and another Encounter should bring you more, for 1 XP.
why-option = { $fight ->
        [fight] With your dice and this loot, a Fight brings { $worth } on average.
        [alike] The titles tell no difference: either answer brings { $worth } on average.
        [close] Both answers bring { $worth } on average, but the Fight rolls dice.
       *[other] With your dice and this loot, this answer brings { $worth } on average.
    }
why-roll = Your dice bring { $worth } as they are.
why-dice = { $dice } more dice bring { $gain } more, for { $xp } XP.
why-red = A red and a white die bring { $gain } more, for 1 XP.
why-helps = It helps this roll.
why-reroll = These dice did least for you.
why-change = Rolling the worst dice again brings more than it costs.
why-keep = What you have is about as good as it gets.
why-room = { CAP(room) }: the order matters little.

# Why the advised move and not the next best, in small print. $more: in points; $better: the kind of Test that is passed more often.
reason-card = The card costs no XP, and its points still count.
reason-contract = A Contract hangs on this roll: what it asks for is counted.
reason-card-kept = The card helps once only: kept for a closer roll, it usually brings more.
reason-pressed = For 1 XP a red and a white die bring more here than 2 white ones.
# $xp: what more dice would cost; $none: none are bought.
reason-dearer = { $none ->
        [yes] Dice for { $xp } XP would add { $more }
       *[no] Paying { $xp } XP more would add { $more }
    }: keep { $xp ->
        [one] it
       *[other] them
    }.
reason-bought = { $xp ->
        [one] This XP adds
       *[other] These { $xp } XP add
    } { $more }.
reason-back = The XP comes back unless the new roll shows more.
reason-white = Red and white win more often, but white dice may win Spoils as well.
reason-spoils = Other dice win more often; these bring more points, Spoils counted.
reason-kept = Rolling again would add { $more }, for 1 XP.
reason-alike = { $better ->
        [force] I advise neither, but your dice are better at strength than at skill.
        [craft] I advise neither, but your dice are better at skill than at strength.
       *[none] I advise neither: only the words tell them apart.
    }
# $fight: it is the Fight that is advised.
reason-story = { $fight ->
        [yes] { $alike ->
            [yes] Both bring about as much.
           *[no] On average { $more } more.
        }
       *[no] { $alike ->
            [yes] Both bring about as much, and a retreat brings XP.
           *[no] On average this brings { $more } more than the Fight, its XP counted.
        }
    }
# $to: the number of the other section, 0 for the same.
reason-send = { COUNT($more) ->
        [0] { CAP($kind) } and { $other }{ other-section } are worth about as much.
       *[other] { CAP($kind) } brings { $more } more than { $other }{ other-section }.
    }
other-section = { $to ->
        [0] { "" }
       *[other] { " " }to { $to }
    }
# Tiles: A is advised, B stands beside it. $rivals: who may come in.
reason-rivals = { COUNT($rivals) ->
        [0] a rival
       *[other] { LIST($rivals, type: "or") }
    }
reason-now = B holds more, but { reason-rivals } may come in first.
reason-grows = { CAP(reason-rivals) } may come first; A still brings { COUNT($more) ->
        [0] about as much as B
       *[other] { $more } more than B
    }.
reason-tile = { COUNT($more) ->
        [0] A and B are worth about as much{ $fast ->
            [yes] , the extra turn counted
           *[no] { "" }
        }.
       *[other] A is worth { $more } more than B{ $fights ->
            [yes] { $fast ->
                [yes] , risk, XP and the extra turn counted
               *[no] , risk and XP counted
            }
           *[no] { $fast ->
                [yes] , the extra turn counted
               *[no] { "" }
            }
        }.
    }
# $mark: the way that ends the game; $place: where the player would come, by what is known; $own and $best: about the points.
reason-ends = { $mark } ends the game: as it stands you come { $place ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } (points: about { $own } to { $best }).
reason-ends-behind = B ends the game while you are { $place ->
        [2] second
        [3] third
       *[other] last
    } (about { $own } to { $best } points); A lets you catch up.
reason-ends-ahead = A ends the game: with { $gain } more you pass { $ahead } (now { $own } to { $best }).
# $least and $most: how likely the strongest foe is beaten, and the weakest.
foes-differ = Foes differ: win { $least } to { $most }.
# $ahead: the rival who leads.
reason-sun = B takes a Sun: that brings the end nearer while { $ahead } is ahead of you.
