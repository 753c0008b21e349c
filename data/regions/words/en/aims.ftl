# A player's aim: what comes before the next step, then that step.

aim-then = { $first }, then { $then }
aim-heal-all = heal all here
# $left: the EP that are left.
aim-heal = heal { $who } ({ $left } EP left)
aim-help = help { $who }
aim-be-healed = be healed here ({ $left } EP left)
# $ends: it is struck until it is beaten, and nothing else is done before.
aim-strike = { $ends ->
        [yes] beat
       *[no] hit
    } { THE($what) }{ $left ->
        [0] { "" }
       *[other] { " " }({ $left } EP left)
    }
# All Creatures of a fight; $what: () for as many as $count.
aim-fight = { $stays ->
        [yes] stay until { COUNT($what) ->
            [0] all { $count } enemies here are beaten
           *[other] { LIST($what, each: "the") } are beaten
        }
       *[no] beat { COUNT($what) ->
            [0] all { $count } enemies here
           *[other] { LIST($what, each: "the") }
        }
    }
# What a member does once their Action is over: others still strike.
aim-stay = stay until { THE($what) } { is-they } beaten ({ $left } EP left)
# $exit: the way that it bars, "" for none.
aim-clear = { COUNT($exit) ->
        [0] deal with { THE($what) }
       *[other] clear { THE($what) } ({ $exit })
    }
aim-take = pick up { THE($what) }
aim-play = play { $play }
aim-search = search here
aim-light = { $out ->
        [yes] put your lamp out
       *[no] light your lamp
    }
aim-hide = hide { THE($what) }
aim-open = { $opens ->
        [yes] open
       *[no] use
    } { THE($what) }
aim-give = hand it to { $who }
# $what: for whom to go away.
aim-wait = { COUNT($what) ->
        [0] { $others ->
            [yes] wait for the others
           *[no] wait here
        }
       *[other] wait here for { LIST($what, each: "the") } to go
    }
# $what: out of whose sight.
aim-join = go by { $exit } to help { LIST($who) } against { LIST($what, each: "the") }
aim-aside = go by { $exit }{ COUNT($what) ->
        [0] { "" }
       *[other] , out of sight of { LIST($what, each: "the") }
    }
aim-flee = get away from { LIST($what, each: "the") } by { $exit }
aim-still = still { THE($what) } for a round
# To end the turn where less is lost.
aim-shelter = take shelter by { $exit }
