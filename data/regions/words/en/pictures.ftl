# What stands in pictures, and the words that say the same.

# A member's plays as cards.
plays-that-react = Which Reaction?
plays-that-step-in = Step in?
plays-that-help = Help?
plays-of = { $member }'s plays
# The round says how old the picture is.
cards-in-hand = Round { $round }, { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
card-kind = { $kind }, { $origin_words }
card-always = always yours
card-times = { $count ->
        [1] a card
       *[other] { $count } copies
    }
card-gear = Gear
card-in-words = { $name } ({ $kind }{ $now ->
        [yes] { "" }
       *[no] , not now
    }){ COUNT($rolls) ->
        [0] { "" }
       *[other] : { $rolls }
    }.

# The title.
title-over = Round { $round } – { $ending ->
        [won] won
        [partly] won in part
        [lost] lost
        [conceded] lost, given up
       *[other] the end
    }
title-broken-off = Broken off
title-who = Who sets out?
title-town = In town
title-round-broken-off = Round { $round } – broken off
# $last: the round with which the time runs out, 0 for none.
title-round = Round { $round }{ $last ->
        [0] { "" }
       *[other] { " " }of { $last }
    }{ COUNT($acting) ->
        [0] { "" }
       *[other] { " " }– { $acting }
    }
title-master = the game master
title-to-choose = { $name } to choose
title-answers = answers wanted
title-can-still = { $name } can still act
title-wait = the Challenges wait
title-to-act = { $name } to act
chip-scene = A scene is played
chip-alert = { $count ->
        [1] { $name } { is-they } alert
       *[other] { $count } are alert
    }
chip-last-token = Last Stealth Token
chip-last-round = Last round
# What the end of this round costs.
chip-alarm = Alarm: -{ $costs } Stealth
chip-down = { $count ->
        [1] { $name } is down
       *[other] { $count } are down
    }
scenario-and-type = { $name }{ $type ->
        [stealth] , stealth
        [chase] , chase
       *[normal] { "" }
    }
pool-stealth = Stealth
pool-rounds = Rounds left
row-threat = may fall
row-limit = to { $limit }

legend-dark = Dark
legend-water = Water
legend-under-water = Under water
legend-closed = Closed
legend-veiled = Not seen yet
legend-body = Body
legend-last-seen = Last seen (round)
legend-not-met = Not met yet
effort-of-each = { $names } (effort, of each)
# On the plate of an obstacle that somebody has begun to clear.
plate-left = { $effort } left
legend-injuries = Injuries (all lit: dead)
legend-lock = Lock
legend-goal = Goal
legend-hidden-way = Hidden way
legend-hidden-way-found = Hidden way, found
legend-cache = Chest
legend-treasure = Treasure
legend-secret = Key
legend-object = To be carried
legend-lever = Mechanism
legend-star = Fortune
figure = { $names_here }{ $first ->
        [yes] , acts first
       *[no] { $alert ->
            [yes] , alert
           *[no] { "" }
        }
    }

# The modes.
mode-threats = whom the Challenges in sight would go for next, as all stand now
mode-routes = where the ways from here lead, and what they ask for
threats-title = What comes next
threats-in-words = What comes next, as all stand now: { COUNT($threats) ->
        [0] nothing in sight
       *[other] { LIST($threats, type: "semicolon") }
    }.
threat = { $name } { COUNT($where) ->
        [0] { goes } for { $prey }
       *[other] { GENDER($what) ->
            [p] come
           *[n] comes
        } to { THE($where) }{ COUNT($prey) ->
            [0] { "" }
           *[other] { " " }and { goes } for { $prey }
        }
    }
routes-title = Ways from { THE($where) }
routes-in-words = { $title }: { LIST($routes, type: "semicolon") }.
route-to = { COUNT($where) ->
        [0] unexplored
       *[other] { THE($where) }
    }
route-closed = { route-to }: closed
route-free = { route-to }: free
route-effort = { $effort }{ COUNT($most) ->
        [0] { "" }
       *[other] { " " }of { $most }
    } Effort
to-go = { $member } { $left } to go
route-blocked = { route-to }: { LIST($facts, type: "comma") }

# The words that say the same as the map.
alt-over = { $scenario }, { ended-so } in round { $round }. The whole map is shown.
alt-left = Left of the turn: { $left }.
alt-at-risk = May fall this round: { LIST($each, type: "comma") }.
alt-closer = A closer look at { $place }{ COUNT($there) ->
        [0] { "" }
       *[other] , { $there }
    }.
alt-in-it = In it: { $people }.
alt-ways = Ways to { LIST($ways, type: "semicolon") }.
alt-muster = { $scenario }, before anybody sets out.
alt-town = { $scenario }: in town, before setting out.
alt-broken-off = { $scenario }, round { $round }, broken off.
alt-desk = { $scenario }, round { $round }. The game master's map, with what is hidden.
alt-can-still = { $scenario }, round { $round }, { $names } can still act before the Challenges do.
alt-to-act = { $scenario }, round { $round }, { LIST($names, type: "or") } to act.
alt-stage = { $scenario }, round { $round }, { $stage }.
alt-stealth = Stealth { $tokens } of { $most }{ $alarm ->
        [0] { "" }
       *[other] , alarm after round { $alarm }
    }.
alt-rounds = { $rounds ->
        [one] { $rounds } round left
       *[other] { $rounds } rounds left
    }{ $several ->
        [yes] { " " }at most
       *[no] { "" }
    }.
alt-is-in = { $member } is in { $place }{ COUNT($beside) ->
        [0] { "" }
       *[other] { " " }with { $beside }
    }.
alt-fate = { $member } { $fate }
alt-gone = { $fates }.
alt-acted = { $names } { COUNT($names) ->
        [1] has
       *[other] have
    } acted
alt-down = { $names } { COUNT($names) ->
        [1] is
       *[other] are
    } down
alt-carries = { $names } { COUNT($names) ->
        [1] carries
       *[other] carry
    } { COUNT($objects) ->
        [0] a light
       *[other] { LIST($objects, each: "the") }
    }
alt-party = The party: { $members }.
alt-unexplored = an unexplored region
alt-water-surface = flooded
alt-water-submerged = under water
alt-region = { COUNT($like) ->
        [0] { THE($where) }
       *[other] the { LIST($like, type: "comma") } { $name }
    }
alt-exit = { $hidden ->
        [yes] the hidden way to{ " " }
       *[no] { "" }
    }{ $place }{ $goal ->
        [yes] , the goal
       *[no] { "" }
    }{ COUNT($there) ->
        [0] { "" }
       *[other] , { $there }
    }{ COUNT($barrier) ->
        [0] { $blocked ->
            [yes] ; nobody gets in
           *[no] { "" }
        }
       *[other] ; { $barrier }
    }
alt-there = where { $foes } { is-they }
alt-environ = { THE($what) }
alert-foe = alerted { $name }
look-lit = lit
look-dark = dark
alt-foe = { A($foe) }
alt-at = { $foe } in { $place }
alt-seen-in = { $foe } in { $place }, round { $round }
alt-last = Last seen: { LIST($seen, type: "semicolon") }.
alt-effort = { $effort }{ COUNT($most) ->
        [0] { "" }
       *[other] { " " }of { $most }
    }
alt-barrier = { $first } to { $second }: { $barrier }.
alt-goal = The goal is { $place }.
alt-newest = New on the map: { $place }.
alt-beside = { $place }{ COUNT($neighbours) ->
        [0] { "" }
       *[other] { " " }beside { LIST($neighbours, each: "the") }
    }
alt-also = Also: { LIST($regions, type: "semicolon") }.
alt-more-ways = { $count ->
        [1] One more way leads to unexplored regions.
       *[other] { $count } more ways lead to unexplored regions.
    }
alt-feature = { THE($what) } in { THE($where) }
alt-found = To be had: { LIST($features, type: "semicolon") }.
alt-not-found = Not found: { LIST($features, type: "semicolon") }.

# Beside what was seen on the map before.
token-round = round { $round }

## Cards of high points and rolls. What stands between two pairs of stars is lit.

card-round = round { $round }
# $shifts: what shifted the dice, each with its levels.
card-roll-note = { COUNT($play) ->
        [0] { $rolled }
       *[other] { $play }, { $rolled }
    }{ COUNT($shifts) ->
        [0] { "" }
       *[other] { " " }({ LIST($shifts, type: "comma") })
    }
card-clash = { CAP(THE($actor)) } against { THE($target) }
card-clash-rule = The higher total wins; a tie hits
# What attacked the party. $answer: the Reaction, "" for none; $hurts: it does damage, as far as no Defence took it.
card-attacks = Attacks
# $inflict and $endure: what each rolled.
card-met = { $won ->
        [no] No hit
       *[yes] { $tie ->
            [yes] A tie hits
           *[no] A hit
        }{ $harm ->
            [0] { $hurts ->
                [yes] , no damage{ $dice }
               *[no] { "" }
            }
           *[other] , -{ $harm } EP{ $dice }
        }
    }: { COUNT($answer) ->
        [0] { "" }
       *[other] { $answer } { $endure } against{ " " }
    }{ $actor } { $inflict }
# Behind what a hit took: the dice of its Damage, and of the Defence against it.
card-damage-dice = { " " }({ $damage }{ COUNT($less) ->
        [0] { "" }
       *[other] { " " }less { $less }
    })
card-wanted = Found: { LIST($what, each: "the") }
card-wanted-told = **{ $who }** has it
card-seen-told = **{ $who }** finds it, and may pick it up
card-carried = Carried out: { LIST($what, each: "the") }
card-carried-told = **{ $who }** is out with it
card-handed = Handed over: { LIST($what, each: "the") }
card-handed-told = From { $who } to **{ $receiver }**
card-lock = the lock
card-picked = { $who } picks { THE($lock) }
card-picked-told = { $opened ->
        [yes] **It opens**
       *[no] It holds
    }
card-fortune = Fortune
card-fortune-told = For **{ $who }**
card-passage = A hidden way
# $to: empty where nobody knows that region.
card-passage-told = { COUNT($to) ->
        [0] It leads on from **{ $where }**
       *[other] It joins **{ $where }** and **{ $to }**
    }
card-down = { $who } is down
# $rises: with how many EP they get up, 0 where the Injury kills.
card-down-told = At **0 EP**. { $rises ->
        [0] As the next turn begins, an Injury **kills**.
       *[other] Up next turn: an Injury, **{ $rises } EP**.
    }
card-died = { $who } is dead
# $injuries: 0 where something else killed.
card-died-told = { $injuries ->
        [0] It is over
       *[other] **{ $injuries } Injuries** were too many
    }{ COUNT($where) ->
        [0] .
       *[other] , in { THE($where) }.
    }
card-injuries = Injuries
card-ep = EP left
card-dead = dead
card-ended = { $ending ->
        [won] Won
        [partly] Won in part
        [lost] Lost
       *[conceded] Given up
    }
effort-of-all = { $names } (effort)
card-ours = { $won ->
        [no] { $effort ->
            [yes] No effort
           *[no] No hit
        }
       *[yes] { $tie ->
            [yes] A tie hits
           *[no] A hit
        }{ $harm ->
            [0] { $blocked ->
                [yes] , Defence holds{ $dice }
               *[no] { "" }
            }
           *[other] , { $effort ->
                [yes] { $harm } effort
               *[no] -{ $harm } EP
            }{ $dice }
        }
    }{ $lost ->
        [0] { "" }
        [one] , { $lost } Stealth Token lost
       *[other] , { $lost } Stealth Tokens lost
    }: { $play } { $inflict }{ COUNT($answer) ->
        [0] { "" }
       *[other] { " " }against { $answer } { $endure }
    }
