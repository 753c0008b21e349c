# What a bot player says as it sends a Delver.
says-rift = I take the Rift room.
says-holds = My { $kind } holds { room }.

# Why a move is worth making. $worth: in points, $gain: more points.
about = { $points ->
        [0] less than 1 point
        [one] about { $points } point
       *[other] about { $points } points
    }
about-briefly = { $points ->
        [0] less than 1
       *[other] about { $points }
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
# What it does stands on its button. $rooms: what it is about; $when it pays; $fast: an extra turn.
why-tile = { COUNT($rooms) ->
        [0] A new room
       *[other] { CAP(LIST($rooms)) }
    }{ $fast ->
        [yes] { " " }and an extra turn
       *[no] { "" }
    }: { $worth }{ $when ->
        [now] { " now" }
        [later] { " on average, as rivals may come first" }
       *[other] { "" }
    }.
why-tile-briefly = That brings { $worth }.
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

# Why the advised move and not the next best, in small print. $more, $best, $worth: in points; $other: the same of the other one.
reason-card = The card costs no XP, and its points still count.
reason-card-kept = The card helps once only: kept for a closer roll, it usually brings more.
reason-pressed = For 1 XP a red and a white die bring more here than 2 white ones.
# $xp: what more dice would cost; $none: none are bought.
reason-dearer = { $none ->
        [yes] { $xp } XP would add { $more }
       *[no] Beyond that { $xp } XP more would add { $more }
    }: keep { $xp ->
        [one] it
       *[other] them
    }.
reason-bought = { $xp ->
        [one] This XP adds
       *[other] These { $xp } XP add
    } { $more }.
reason-back = The XP comes back unless the new roll shows more.
reason-spoils = To win, Spoils and Treasure counted together, these dice bring most.
reason-kept = Rolling again would add { $more }, for 1 XP.
reason-alike = No advice: only the titles tell.
# $fight: it is the Fight that is advised.
reason-story = { $fight ->
        [yes] { COUNT($other) ->
            [0] Both are worth { $best }, but a Fight may win Spoils as well.
           *[other] With dice for XP the Fight brings { $best }, else { $other }.
        }
       *[no] { COUNT($other) ->
            [0] Both are worth { $best } on average, and a retreat brings XP.
           *[other] This brings { $best }, its XP counted; the Fight { $other }.
        }
    }
# $to: the number of the other section, 0 for the same.
reason-send = { COUNT($worth) ->
        [0] { CAP($kind) } and { $other }{ other-section } bring as much: { $best }.
       *[other] { CAP($kind) } brings { $best }, { $other }{ other-section } { $worth }.
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
reason-grows = { CAP(reason-rivals) } may come in first; still A brings { $best }, B { COUNT($other) ->
        [0] as much
       *[other] { $other }
    }.
reason-tile = { COUNT($other) ->
        [0] A and B are worth as much: { $best }.
       *[other] { $fights ->
            [yes] Risk and XP counted, A brings { $best }, B { $other }.
           *[no] A is worth { $best }, B { $other }.
        }
    }
