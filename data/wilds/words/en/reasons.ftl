# Why the coloured button and not the one beside it: one line of at most 16 words, below the question.

# $left: actions by day.
reason-night = A camp takes { $left ->
        [one] not even your last action by day.
       *[other] none of your { $left } actions by day.
    }
# $most: the most Fatigue that a member has.
reason-weary = From 3 Fatigue on every test has a bane; the most tired of you has { $most }.
# $tired: Fatigue on average. $left: actions by day, 0 where none are counted.
reason-rest = You have about { $tired } Fatigue each; from 3 on every test has a bane{ $left ->
        [0] .
       *[other] ; { $left } actions are left.
    }
# $lost: actions that the rest of the day has, of so many $left.
reason-camp-loses = To camp now would lose { $lost } of your { $left } actions.
# $missing: successes at the goal.
reason-camp-short = After a camp { $left ->
        [one] 1 action is
       *[other] { $left } actions are
    } left for { $missing ->
        [one] 1 success.
       *[other] { $missing } successes.
    }
reason-boon = A boon at the goal would take { $left ->
        [0] the action that you have tonight.
        [one] your last action.
       *[other] 1 of your { $left } actions.
    }
reason-not-here = What is here is of no help at the goal.
reason-used = You have searched here: each place rules out ? only once.
reason-two-left = Only 2 ? are left: 1 time in 2 you arrive, else it is the other.
# $close: only a clue, a find or the right place brings the goal nearer.
reason-counted = Each place counts once: the next step takes { $close ->
        [yes] a clue or a find elsewhere.
       *[no] a search of a new one.
    }
reason-unclued = Without a clue a search counts here only if something hides.
reason-on-the-way = That way has to be gone anyway; a search there counts too.
# $actions: what a step takes elsewhere.
reason-here = A step takes 1 action here, elsewhere { $actions }: the way too.
# In a hunt. $gone: hexes that a search rules out, of so many $left, $less: those that a step onto the next one does.
reason-rules-out = A search here rules out about { $gone } of the { $left } ?, moving on { $less ->
        [0] none.
       *[other] only { $less }.
    }
# In a hunt. $more: hexes that a search at the one place rules out, $less: at the $other.
reason-elsewhere = At { $place } a search rules out about { $more }, at { $other } only { $less }.
reason-there = A search there rules out about { $more }, here only { $less }.
reason-may-be-there = The goal may be at { $place }; at { $other } it is not.
reason-nearer = From { $place } it is nearer to the others of the { $left } ? than from { $other }.
reason-likelier = Here either a study or a search rules out ?, not both; the study is likelier.
# $trail: beside a trail, else beside a search.
reason-study-on = Each success of the study is a step, { $trail ->
        [yes] a trail
       *[no] a search
    } is one only once here.
reason-care = With care { $odds }, without { $plainly }, for 1 more off the timer.
reason-danger = Danger { $odds }: a very bad roll brings Fatigue or a Wound.

# What an answer brings is for, or what another risks. $have: Resolve that a member has.
reason-resolve = { $who } has { $have ->
        [0] no
       *[other] { $have }
    } Resolve.
# $least: nights that the one with the least food can eat, of so many $nights to come.
reason-food = { $nights ->
        [one] 1 night is
       *[other] { $nights } nights are
    } to come, and one of you has food for { $least ->
        [0] none.
       *[other] only { $least }.
    }
reason-rested = The most tired of you has { $most } Fatigue; { $weary ->
        [yes] tests have a bane until it is below 3.
       *[no] from 3 on tests have a bane.
    }
# $who: those with a Wound or poison.
reason-herb = A herb heals a Wound or poison{ COUNT($who) ->
        [0] ; coins are only points at the end.
       *[other] : { LIST($who) } needs one.
    }
reason-eye = The boon makes a search here { $odds }, not { $plainly }.
reason-spared = Tools wear with use: with them { $odds }, without { $plainly }.
reason-coins = 100 coins are 1 point at the end; a meal among people costs 1.
# $way: what another does, which goes wrong so often; $bad: what that costs.
reason-risk = “{ $way }” fails { $odds }, and that costs { LIST($bad) }.
# $each: Fatigue for each of the party, 0 for more than it can bear.
reason-fight = A fight would cost each of you { $each ->
        [0] more Fatigue than you can bear.
       *[other] about { $each } Fatigue.
    }
# A roll on the way that failed, where a member has 1 Resolve.
reason-keep-resolve = It is your last Resolve: at the goal a second throw is worth more.
# $left: actions by day.
reason-way-lost = A lost way costs you an action or two, and { $left ->
        [0] only the night is left.
        [one] 1 is left by day.
       *[other] { $left } are left by day.
    }
# Of a chest with a trap.
reason-force = Forced, it costs 1 Fatigue and no more; a failed try may be a Wound.
reason-roam = A new site is 1 point, and 1 is what the next rank takes; your win is safe.
reason-dodge = Hostile ones would cost up to 2 Wounds and throw you back.
reason-offerings = 100 coins are 1 point. Angry spirits: a bane on Fortitude. Angry people: less friendly. Both stay.
