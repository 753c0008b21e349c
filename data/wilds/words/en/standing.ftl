# Where things stand: the line below a post, the sheet, members and what they carry, and what only the game master sees.

# Members.

member-dead = dead
member-down = down until a settlement
member-collapsed = collapsed
member-fatigue = Fatigue { $fatigue } of { $most }
member-hurt = { $wounds ->
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    }
# $where: the attribute of each.
member-wounds = { member-hurt } of { $most } ({ LIST($where, type: "semicolon") })
member-treated = { attribute-name }, treated
member-poisoned = poisoned
member-hungry = hungry
member-left = their player has left
member-absent = not waited for
role-name = { $role ->
        [pathfinder] Pathfinder
        [lookout] Lookout
        [forager] Forager
       *[scout] Scout
    }
member-watch = on watch at night
member-leads = leads
member-resolve = Resolve { $resolve } of { $most }
member-well = well
member-rations = { $uses ->
        [0] no food
        [one] food for about { $uses } night
       *[other] food for about { $uses } nights
    }
member-unready = { $who }: no character yet

# Things.

item-any = { $named } (any skill)
item-quality = quality { $quality }
item-broken = broken
item-damaged = damaged
item-uses = { $uses ->
        [one] { $uses } use left
       *[other] { $uses } uses left
    }
item-spent = spent today

# The hour, the place, food and ailments.

standing-day = Day { $day }{ $last ->
        [0] { "" }
       *[other] { " " }of { $last }
    }
standing-hour = { standing-day }, { stretch-name }
stretch-name = { $stretch ->
        [1] morning
        [2] afternoon
        [3] evening
        [4] night
       *[other] late night
    }
# So many are left by day for the goal.
actions-left = { $left ->
        [one] { $left } action left by day
       *[other] { $left } actions left by day
    }
standing-place = { spot }, { terrain-name }
# $other: in a hunt, where the goal cannot lie.
standing-hides = { $other ->
        [yes] something else hides here, not the goal
       *[no] something hides here
    }
standing-timer = timer { $timer } of { $size }
# $due: how likely the event of the timer is bad.
timer-due = timer 1: trouble { $due } next
# $left: so many more actions until the threat called $name comes.
threat-due = { $name } { $left ->
        [one] next
       *[other] in { $left } actions
    }{ $harder ->
        [0] { "" }
       *[other] : rolls { $harder } harder
    }
# $astray: how likely the party goes astray on new ground.
ways-astray = ways go { $astray }
standing-paused = The clock stands still for a scene.
standing-characters = { $region }: { $ready } of { $all ->
        [one] { $all } character
       *[other] { $all } characters
    } chosen.
# $dawned: the day that has just dawned, 0 for none.
standing-over = { $region }, over { $dawned ->
        [0] after { $days ->
            [one] { $days } day
           *[other] { $days } days
        }
       *[other] in the morning of day { $dawned }
    }.
goal-die = { $die ->
        [one] { $die } step
       *[other] { $die } steps
    } to the goal
goal-is = the goal is { $where }
# Once the goal is reached, while the party roams on.
standing-score = goal reached: { rank-name }, { rank-points }
goal-at = at { $at }
goal-here = here
goal-found = found
goal-looks = { $where }; study it: { looks-made }{ goal-luck }
# What is left to study where only $luck wins: $left successes in so many $actions.
goal-study = { $left ->
        [one] 1 success
       *[other] { $left } successes
    } to go: { $luck ->
        [doubles] only doubles win
       *[luck] only luck on the way helps
    }
goal-luck = { $luck ->
        [luck] , but fewer actions are left
        [doubles] ; { $left ->
            [one] 1 action
           *[other] { $left } actions
        } left with the nights: only doubles win
       *[no] { "" }
    }
# $state: how it stands with the goal. $die: what is left of its die, 0 where none runs.
goal-line = Goal: { COUNT($aim) ->
        [0] { goal-needs }.
       *[other] { CAP($aim) } ({ goal-needs }).
    }
goal-needs = { $state ->
        [found] { $where }, and still to be studied
        [done] reached: `/wilds depart` goes home
        [lost] lost
       *[open] { $die ->
            [0] not found yet
           *[other] { goal-die }, then study it
        }
    }
food-fed = fed today
food-none = no food
# What all carry at least.
food-least = { $nights ->
        [0] food is missing for some of you
        [one] food for { $nights } night
       *[other] food for { $nights } nights
    }
# What the party carries that is of use now.
of-use = { $item ->
        [herb] { $what }: each a boon on treating a Wound
       *[material] { $what }: each mends 1 use of gear
    }
food-night = food for 1 night
# Said of several, or of so many where their names are too long for a line.
said-of = { $said }: { $who }
said-of-many = { $said }: { $number } of { $party }
unwell = { $number ->
        [one] { $number } member
       *[other] { $number } members
    } unwell (see the sheet)
everybody = everybody

# Votes.

votes-settle = { $votes ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }{ $votes } votes settle it.
    }
votes-with-others = with the others
votes-proposals = { $number ->
        [one] { $number } proposal
       *[other] { $number } proposals
    }
votes-more = { $number } more proposals

# The sheet.

sheet-rank = For the rank at the end: 3 points for the goal, 1 for each site found, 1 for 100 coins.
sheet-purse = Purse { coins-for }{ $worth ->
        [0] { "" }
        [one] , and goods worth { $worth } coin
       *[other] , and goods worth { $worth } coins
    }. Difficulty { $difficulty }.
# $what: what it brings once nothing is $left of it.
sheet-threat = { $name }{ $left ->
        [0] { "" } has come{ $what ->
            [harder] : all ground is harder by 2, to 14 at most
            [corruption] : one place is harder by 2
           *[other] { "" }
        }.
       *[other] : { $left } left.
    }
sheet-ruled = Ruled by the game master: { LIST($rulings, type: "semicolon") }

# What only the game master sees.

secrets-hidden = Not discovered yet
secrets-none = Nothing: they know it all.
secrets-site = { $name }: { category-name } at { $at }{ $tn ->
        [0] { "" }
       *[other] , to find { $tn }
    }
secrets-more = and { $number } more, on your map
secrets-goal-timer = The goal's own timer: { $left }
secrets-timer = { $name }: { $left }
secrets-restocked = { $name }: restocked from day { $day }
secrets-tale = { $name }, a story: read at { $landmark }, over at { $end }
secrets-forced = Rulings wait for the next roll.
