# One Action with all that came of it, and what is gathered of several events.

# What a member of the party does. $after: what is told of it besides.
ours = { who-plays } { $play }{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }{ $heals ->
            [yes] for
           *[no] on
        } { LIST($others, each: "the") }
    }{ $after ->
        [nobody] : nobody is there.
        [vain] { " " }and misses{ COUNT($outcome) ->
            [0] { "" }
           *[other] : { $outcome }
        }.
        [healthy] : nothing to heal.
        [outcome] : { $outcome }.
       *[nothing] { "." }
    }
ours-missed = { $actor } misses { THE($target) }{ COUNT($cost) ->
        [0] { "" }
       *[other] { " " }and takes { $cost }
    }.
# $clears: it bars a way, and effort goes into it.
ours-hit = { $actor } { $clears ->
        [yes] works on
       *[no] hits
    } { THE($target) }: { $outcome }.
ours-ends = **{ CAP(THE($what)) } { defeat }** ({ $actor }: { $amount } { $clears ->
        [yes] effort
       *[no] damage
    }).
ours-on-several = { who-plays } { $play }. { $results }.
# $by: what makes a member do something, "" where that is not known.
who-plays = { $forced ->
        [yes] { COUNT($by) ->
            [0] { $actor } is made to play
           *[other] { CAP(THE($by)) } { GENDER($by) ->
                [p] make
               *[n] makes
            } { $actor } play
        }
       *[no] { $actor } plays
    }
result-on = { THE($target) }: { $outcome }
works = it works
# What an Action that fell short left of its target, "5 EP left", or that it had no effect.
missed = { $rolled ->
        [yes] { $left }
       *[no] no effect{ COUNT($left) ->
            [0] { "" }
           *[other] , { $left }
        }
    }
missed-one = missed{ COUNT($left) ->
        [0] { "" }
       *[other] , { $left }
    }
left-of = { $effort ->
        [yes] { $left } to go
       *[no] { $left } EP left
    }
attempt-fell = { $actor } loses hold of { THE($target) } and falls{ COUNT($end) ->
        [0] { "" }
       *[other] { " " }down to { THE($end) }
    }: { $outcome }.
attempt-past = { $actor } gets past { THE($target) }{ COUNT($end) ->
        [0] { "" }
       *[other] { " " }to { THE($end) }
    }.
attempt-vain = { $actor } makes no headway at { THE($target) }{ COUNT($missed) ->
        [0] { "" }
       *[other] : { $missed }
    }.
attempt-on = { $actor } works at { THE($target) }{ COUNT($outcome) ->
        [0] { "" }
       *[other] : { $outcome }
    }.
falls = { CAP(THE($who)) } falls: { $outcome }.
unhurt = unhurt

# What a Challenge does. $stands: where an Environ acts; $came: the region into which it has just come.
theirs-begins = { CAP(THE($what)) }{ COUNT($stands) ->
        [0] { "" }
       *[other] { " " }in { THE($stands) }
    }{ COUNT($came) ->
        [0] { "" }
       *[other] { " " }{ GENDER($what) ->
            [p] come
           *[n] comes
        } into { THE($came) } and
    }
theirs-alone = { theirs-begins } { GENDER($what) ->
        [p] play
       *[n] plays
    } { $play }.
theirs-coming = { theirs-begins } { $type ->
        [Environ] { GENDER($what) ->
            [p] close in on
           *[n] closes in on
        }
        [Creature] { goes } for
        [Seeker] { GENDER($what) ->
            [p] turn to
           *[n] turns to
        }
        [Trap] { goes } off under
       *[Obstacle] { GENDER($what) ->
            [p] give under
           *[n] gives under
        }
    } { LIST($others, each: "the") }.
theirs-missed = { theirs-begins } { $type ->
        [Environ] { misses } { LIST($missed, type: "or", each: "the") }
        [Creature] { goes } for { LIST($missed, each: "the") } and { misses }
        [Seeker] { does-they } not notice { LIST($missed, type: "or", each: "the") }
       *[other] { misses } { LIST($missed, each: "the") }
    }.
theirs-harmless = { theirs-begins } { does-they } no damage.
misses = { GENDER($what) ->
        [p] miss
       *[n] misses
    }
# $hit: whom it hit, with what came of it where that is several.
theirs-hit = { theirs-begins } { $type ->
        [Environ] { GENDER($what) ->
            [p] hit
           *[n] hits
        }
        [Creature] { GENDER($what) ->
            [p] hit
           *[n] hits
        }
        [Seeker] { GENDER($what) ->
            [p] notice
           *[n] notices
        }
        [Trap] { GENDER($what) ->
            [p] catch
           *[n] catches
        }
       *[Obstacle] { GENDER($what) ->
            [p] strike
           *[n] strikes
        }
    } { $hit }{ COUNT($missed) ->
        [0] { "" }
       *[other] , not { LIST($missed, type: "or", each: "the") }
    }{ COUNT($outcome) ->
        [0] { "" }
       *[other] : { $outcome }
    }.
hit-one = { THE($target) }{ COUNT($outcome) ->
        [0] { "" }
       *[other] { " " }({ $outcome })
    }
# $missed: all of them missed, else some hit without damage.
strike-in-vain = { CAP(LIST($actors, each: "the")) } { $missed ->
        [yes] go for { LIST($whom, each: "the") } and miss
       *[no] do { LIST($whom, each: "the") } no damage
    }.

# A roll with all that went into it, and what shifted it; $faces: what came up, "3+5=8".
roll = { $printed }{ COUNT($shifts) ->
        [0] { "" }
       *[other] , { LIST($shifts, type: "comma") }: { $rolled }
    }={ $faces }
roll-shift = { $source ->
        [dark] bad sight
        [swimming] swimming
        [danger] danger
        [Alerted] { alerted-of-itself }
       *[other] { $source }
    } { $levels }

# What came of it, in short.
harm = { $amount ->
        [0] no damage
       *[other] { $amount } damage{ $down ->
            [yes] , down
           *[no] { $several ->
                [yes] { "" }
               *[no] , { $left } EP left
            }
        }
    }
harm-ends = { $amount } damage, and { it-they } { defeat }
effort-done = { $amount } effort{ $left ->
        [0] { "" }
       *[other] , { $left } to go
    }
effort-ends = { $amount } effort, and { it-they } { defeat }
it-they = { GENDER($what) ->
        [p] they
       *[n] it
    }
relief = { $amount } EP back{ now-left }
tokens-gone = { $count ->
        [one] { $count } Stealth Token
       *[other] { $count } Stealth Tokens
    } lost, { $left } left
cost = For the miss { THE($who) } { takes } { $outcome }.

# Rolls in small print.
rolls-of = { CAP($actor) }, { $play } { $rolls }
rolled-on = on { $target } { $rolls }
rolled-by = { THE($owner) }, { $rolls }
rolled-answer = { $answer } { $roll }{ $tie ->
        [yes] , a tie hits
       *[no] { "" }
    }
counts-as = counts as { $setting }{ COUNT($members) ->
        [0] { "" }
       *[other] { " " }for { $members }
    }
rolled-damage = { damage-of } { $damage }
rolled-defence = defence { $defense }
rolled-both = { damage-of } { $damage }, less defence { $defense }: { $rest }
damage-of = { COUNT($answer) ->
        [0] damage
       *[other] { THE($owner) }, { $answer }: damage
    }
rolled-fall = fall { $roll }
rolled-search = { $who }, Search { $roll }{ $vain ->
        [yes] , mostly against d6
       *[no] { "" }
    }
rolled-lockpick = { $who }, Lockpick { $roll }{ COUNT($against) ->
        [0] { "" }
       *[other] ; the lock { $against }
    }
rolled-fortune = Fortune d100={ $number }
more-rolls = { $some ->
        [yes] and more rolls
       *[no] all rolls
    }: /log
more-happened = More happened: /log.
more-hidden = and { $number } more

# What goes on without saying, in small print.
shuffled = { $who }: deck shuffled, no draw
over = over: { $sources }
drawn = drawn: { $cards }
drawn-by = { $card } ({ $who })
draws = { $everybody ->
        [yes] everybody draws
       *[no] { $who } { GENDER($who) ->
            [p] draw
           *[n] draws
        }
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# What lasts, in short, behind what brings it.
brings = : { $brings }
brings-levels = { $levels } on { LIST($entries) }{ COUNT($against) ->
        [0] { "" }
       *[other] { " " }against { LIST($against, type: "or") }
    }
brings-no-move = no Move
levels = { $above ->
        [yes] +{ $number }
       *[no] { $number }
    } { $single ->
        [yes] die size
       *[no] die sizes
    }
against-type = { $type ->
        [Environ] Environs
        [Obstacle] Obstacles
        [Creature] Creatures
        [Seeker] Seekers
        [Trap] Traps
       *[other] { $type }s
    }

# What the Challenges will do.
# $most: the most damage that they do together, 0 for none.
will-attack = { $count ->
        [0] { LIST($what, each: "the") }
       *[other] { $count } enemies
    } will attack { $whom }{ $alone ->
        [yes] { "" }
       *[no] , who has the most EP there
    }{ up-to-damage }
up-to-damage = { $most ->
        [0] { "" }
       *[other] { " " }(up to { $most } damage{ $left ->
            [0] { "" }
           *[other] ; { $left } EP left
        })
    }
# Seekers that were met and are not seen now.
out-of-sight = Out of sight: { LIST($what, each: "the") }.
watching = At the round's end { LIST($each, type: "semicolon") }.
# $odds: how likely the likeliest of it is, once they are "beside" each other. $how: one is beside the other, one "comes" first, or they are "many".
may-notice = { LIST($what, each: "the") } may notice { $all ->
        [yes] one of you
       *[no] { LIST($whom, type: "or") }
    }{ COUNT($odds) ->
        [0] { "" }
       *[other] { $how ->
            [beside] { " " }({ $odds })
            [comes] { " " }({ $odds } if it comes there)
           *[many] { " " }(up to { $odds })
        }
    }
# $alone: nobody else is there.
there-will-attack = { THE($what) } will attack { $whom }{ $alone ->
        [yes] { "" }
       *[no] , who has the most EP,
    } in { THE($where) }{ up-to-damage }
there-will-try = { THE($what) } may notice { $whom }{ $alone ->
        [yes] { "" }
       *[no] , the last to come,
    } in { THE($where) }
hunt = { LIST($what, each: "the") } in { THE($where) } will come for those near them
goes-round = { THE($what) } { GENDER($what) ->
        [p] go on their rounds
       *[n] goes on its round
    }
seeks = { THE($what) } { GENDER($what) ->
        [p] search
       *[n] searches
    } { COUNT($near) ->
        [0] for you
       *[other] near { THE($near) }
    }
reaches-everybody = { THE($what) } { GENDER($what) ->
        [p] reach
       *[n] reaches
    } everybody in { THE($where) }
alert-one = alert { $name }
region-out-of-sight = a region out of sight
# What a card does with which a member steps in or helps.
step-does = { $does ->
        [softens] less damage
        [spoils] the attack hits less often
        [hardens] more damage
        [steadies] it hits more often
        [seeks] finds more often
        [opens] opens more often
       *[wards] harder to hit
    }
