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
reason-camp-loses = A camp now loses { $lost } of your { $left } actions.
# $missing: successes at the goal.
reason-camp-short = After a camp { $left ->
        [one] 1 action is
       *[other] { $left } actions are
    } left for { $missing ->
        [one] 1 success.
       *[other] { $missing } successes.
    }
reason-boon = A boon at the goal takes { $left ->
        [0] tonight's action.
        [one] your last action.
       *[other] 1 of your { $left } actions.
    }
reason-not-here = What is here is of no help at the goal.
reason-used = A second search here rules out nothing.
reason-two-left = If it is not there, it is in the other hex.
# $close: only a clue, a find or the right place brings the goal nearer.
reason-counted = Each place counts once: the next step takes { $close ->
        [yes] a clue or a find elsewhere.
       *[no] a search of a new one.
    }
reason-unclued = Without a clue a search counts here only if something hides.
reason-on-the-way = It is on your way, and a search there counts too.
# $actions: what a step takes elsewhere.
reason-here = A step takes 1 action here, { $actions } or more elsewhere.
# In a hunt. $gone: hexes that a search rules out, of so many $left, $less: those that a step onto the next one does.
reason-rules-out = A search rules out about { $gone } of { $left } hexes, moving on { $less ->
        [0] none.
       *[other] { $less }.
    }
# In a hunt. $more: hexes that a search at the one place rules out, $less: at the $other.
reason-elsewhere = A search rules out about { $more } at { $place }, { $less } at { $other }.
reason-there = A search rules out about { $more } there, { $less } here.
reason-may-be-there = The goal may be at { $place }; at { $other } it is not.
reason-nearer = { $place } is nearer to the other hexes with ? than { $other }.
reason-likelier = Only one of them counts here: the study is likelier.
# $trail: beside a trail, else beside a search.
reason-study-on = { $trail ->
        [yes] A trail
       *[no] A search
    } counts once here, each success of the study.
reason-care = With care { $odds }, without { $plainly }, for 1 more off the timer.
reason-danger = A very bad roll, { $odds }, is Fatigue or a Wound.

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
        [0] ; coins buy food, and are points at the end.
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
reason-way-lost = Astray costs an action or two, and { $left ->
        [0] only the night is left.
        [one] 1 is left by day.
       *[other] { $left } are left by day.
    }
# Of a chest with a trap.
reason-force = Forced, it costs 1 Fatigue and no more; a failed try may be a Wound.
reason-roam = A new site is 1 point, and 1 is what the next rank takes; your win is safe.
reason-dodge = Hostile ones would cost up to 2 Wounds and throw you back.
reason-offerings = 100 coins are 1 point. Angry spirits: a bane on Fortitude. Angry people: less friendly. Both stay.
