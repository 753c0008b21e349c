# What a bot player says as it sends a Delver.
says-wants = Those { loot } will be mine.
says-shares = { LIST($names) }, I have come to fight you for it.
says-all-xp = All my XP on these dice.
says-ends = { $behind ->
        [yes] The sun goes down: now or never.
       *[no] The sun goes down, and I am content.
    }
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
why-swap = { $ends ->
        [yes] Your tiles end the game while you are behind
       *[no] Nothing you hold brings a point
    }: 3 other tiles for 1 XP.
why-retrieve = No one is at hand, and this one does least where it is: 1 XP brings it home.
# $tile: the number of a tile in hand that a card lets be laid there.
why-breach-card = { CAP($worth) }: with it tile { $tile } fits at { $at }.
why-new-hand = Nothing you hold fits, and a new hand is free.
# What it does stands on its button. $worth: in points, $less than the best; $when it pays; $fast: an extra turn follows.
why-tile = { CAP($worth) }{ $fast ->
        [yes] , and an extra turn
       *[no] { "" }
    }{ $when ->
        [now] : it pays at once
        [battle] : the dice decide at once
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

# Why the advised move and not the next best, in small print. $more: in points; $force and $craft: how many of all such Tests are passed.
reason-contract = A Contract hangs on this roll: what it asks for is counted.
reason-card-kept = The card helps once only: kept for a closer roll, it usually brings more.
# $xp: what dice would cost, or what more would where some are $bought; $little: they add less than 1 point.
reason-dearer = { $xp } XP { $bought ->
        [yes] instead
       *[no] more
    } would add { $more }{ $little ->
        [yes] { "" }
       *[no] : kept, an XP usually brings more
    }.
reason-again = An XP that you keep can roll dice again.
reason-back = The XP comes back unless the new roll shows more.
reason-spoils = This brings most points on average, Spoils counted.
reason-kept = Rolling again would add { $more }, for 1 XP.
reason-alike = Only the words tell: strength (Combat) passes { $force }, skill (Spoils) { $craft }.
# $to: the number of the other section, 0 for the same.
# $mark: the way that ends the game; $place: where the player would come, by what is known; $own and $best: about the points.
reason-ends = { $mark } ends the game: as it stands you come { $place ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } (points: about { $own } to { $best }).
# Tiles are swapped that bring something.
reason-swap = Each of yours ends the game while you are behind (about { $own } to { $best } points).
reason-ends-behind = B ends the game while you are { $place ->
        [2] second
        [3] third
       *[other] last
    } (about { $own } to { $best } points); A lets you catch up.
reason-ends-ahead = { $mark } ends the game: with { $gain } more you pass { $ahead } (now { $own } to { $best }).
# $ahead: the rival who leads.
reason-sun = B takes a Sun: that brings the end nearer while { $ahead } is ahead of you.
# Why a move is advised though another brings more points. $mark: the letter of that one; $names: a rival.
reason-costs-more = { $mark } brings more itself, but costs you more elsewhere.
reason-turn = An extra turn follows, which brings more.
reason-rivals = It also keeps loot from { LIST($names) }.
