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
