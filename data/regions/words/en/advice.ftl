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
plainly-pass = There is nothing more to gain this turn.
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
why-look-again = Nothing new is within reach, and something may be hidden in { THE($where) }.
why-mend = { $who } has { $left } EP left.
why-all = It reaches all of them at once.
why-finds-more = It finds more than a plain search.
why-calm = It is quiet for a while after that.
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
