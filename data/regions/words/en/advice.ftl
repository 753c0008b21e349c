# Why a steady player would do something.

why-search-for = The briefing says that { THE($what) } is here.
why-search = Something may be hidden here.
why-pick = It opens without a noise.
why-open = It opens what is shut.
why-use = { $name } is of use here.
plainly-at-all = It keeps the party going.
plainly-claim = Your turn begins with it.
plainly-leave = You can hardly take more, and the way out is here.
plainly-concede = You can hardly take more, and the goal is far.
plainly-hide = A Seeker that finds it raises the alarm.
plainly-pass = What is left to do here brings little now.
plainly-buy = It suits what you are about to do.
plainly-cure = It is cheap here, and hurts out there.
why-way = It is the way to { $region }.
# $what: the Challenge that strikes, "" for a member.
why-ward = { $dice } wards { COUNT($what) ->
        [0] it
       *[other] { THE($what) }
    } off best.
why-help = { $play } helps now.
why-blow = { $ends ->
        [blow] One hit is likely to end it.
        [try] One success is likely to be enough.
        [clears] A success clears about { $damage } of { $left }.
       *[no] A hit takes about { $damage } of its { $left } EP.
    }
why-take = It is what you came for, or leads to it.
why-equip = It is of more use on than in the pack.
why-lamp-out = Your lamp is better out here.
why-lamp = It is dark, and in the dark you see nothing.
why-no-card = It is not worth a card.
why-careful = That is what a careful player says.
why-on = It leads on.
why-away = Here { LIST($what, each: "the") } may notice { $you ->
        [yes] you
       *[no] one of you
    } as the round ends.
why-goal = There is the goal.
why-new = { $out ->
        [yes] A guess: nobody has been there, and it may lead out.
       *[no] Nobody has been beyond { $exit } yet.
    }
why-look-again = { $hides ->
        [yes] Nothing new is within reach, and something may be hidden in { THE($where) }.
       *[no] The way on leads through { THE($where) }.
    }
why-mend = { $who } has { $left } EP left.
why-all = It reaches all of them at once.
why-finds-more = It finds more than a plain search.
why-calm = What strikes all here then does nothing for a round.
why-draw = One more card is one more way out.
why-next = It helps with what you do next.

# What house players say.
take = Take { THE($what) }.
take-this = Take this.
i-see-to-lock = I see to the lock.
i-turn-back = I turn back.
i-turn-back-too = I turn back with you.
i-wait = I wait until { THE($what) } is gone.
i-wait-for = I wait for you, { $who }.
i-come = I come to you, { $who }.
i-go-out = I go out by { THE($where) }.
i-fetch = I fetch { THE($what) }.
i-leave = I leave { THE($what) } to you.
i-open-next = I open { THE($what) } next: my Action is over.

# Why what is advised, and not what stands beside it: at most 16 words.

reason-action-stays = It takes only your Strategy: your Action comes after it.
reason-action-beyond = Going takes only your Move: you can still use your Action there.
reason-still-go = It takes your Action: you can still go by { $exit } after it.
reason-free = It is free: your turn goes on.
# $most: the most EP that it takes with a blow.
reason-ends-it = A hit is likely to end { THE($what) } before { it-they } { GENDER($what) ->
        [p] take
       *[n] takes
    } up to { $most } EP.
reason-follows = { CAP(THE($what)) } would follow you: up to { $most } EP.
reason-hardest = { CAP(THE($what)) } can take most here: up to { $most } EP.
reason-left-with = { LIST($who) } would be left with { THE($what) }.
# $most, $least: the EP that a hit takes on average, with what is advised and with $play.
reason-hits-harder = A hit takes about { $most } EP, with { $play } only { $least }.
reason-keeps = { $play } hits more often; it is kept for later.
reason-blows = To beat { THE($what) } takes about { $count } more blows.
reason-long-work = { CAP(THE($what)) } ({ $exit }) would take about { $count } more Actions.
# $about: the EP that are likely lost until the next turn
reason-may-lose = Until the next turn { $who } likely loses { $about } EP ({ $left } left).
reason-calm = Nothing strikes you here: there is time for it.
reason-leaves = By { $exit } you lose { $there ->
        [0] nothing
       *[other] at most { $there } EP
    } before your next turn.
reason-milder = If your turn ends by { $exit } you likely lose { $there } EP, here { $here }.
reason-for-good = You go out for good: { LIST($who) } then { COUNT($who) ->
        [1] gets
       *[other] get
    } out without you.
reason-goes-anyway = { $play } would go unused at the round's end.
reason-move-spent = Your Move is spent; your Action can still work on this way.
reason-spent = Your Action is spent, and no way here leads on in this turn.
reason-worst-off = Of all here { $who } has lost most EP.
reason-joins = { $who } is there and may lose up to { $most } EP ({ $left } left).
# $alone: others stay behind.
reason-alone = { $alone ->
        [yes] By { $exit } you would face { LIST($what, each: "the") } alone
       *[no] By { $exit } are { LIST($what, each: "the") }
    }: up to { $most } EP, you have { $left }.
reason-old-ground = { $exit } only leads to where you have been.
reason-noticed = By { $exit } you may be noticed.
reason-together = By { $exit } you would go without { LIST($who) }.
# $most: what a fall costs on average.
reason-fall = { $down ->
        [yes] A fall leads there too, for about { $most } of your { $left } EP.
       *[no] A fall costs about { $most } EP on average; you have { $left }.
    }
reason-fall-ends = A fall ({ $odds }) { $kills ->
        [yes] would kill you; getting out saves you for good.
       *[no] would take you down: you get up again, with an Injury.
    }
reason-may-fall = By { $exit } a fall would cost about { $most } EP, and you have { $left }.
reason-only-move = { $card ->
        [yes] A miss costs no EP, only the Move and the card.
       *[no] A miss costs no EP, only the Move.
    }
