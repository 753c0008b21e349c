# What events come to for a player who was away; docs/words.md explains the messages. Several like ones become one clause.

## What was found.

recap-site_seen = on the map came { $them }
    .one = { $how ->
        [located] { category-a }
        [rumour] { category-a }
       *[other] { THE($site) }
    }{ COUNT($at) ->
        [0] { "" }
       *[other] { " " }{ spot }
    }
recap-rumour = heard of { $them }
    .who = the party
    .one = { category-a }{ COUNT($at) ->
        [0] { COUNT($direction) ->
            [0] { "" }
           *[other] { " " }{ rumour-direction }
        }{ COUNT($far) ->
            [0] { "" }
           *[other] { " " }{ far-off }
        }
       *[other] { " " }at { $at }
    }
recap-spotted = { $anything ->
        [yes] something stands at { $them }
       *[no] nothing stands at { $them }
    }
    .one = { $at }
recap-scouted = scouted { $them }
    .one = { $place }
recap-searched = searched { $them }
    .who = the party
    .one = { $place }
recap-tracked = tracks seem to lead to { $them }
    .one = { $place }
# $party: the party got it as a whole.
recap-gained = got { $them }
    .who = { recap-getter }
    .one = { amount }
recap-coins-of = got { $them }
    .who = { recap-getter }
    .one = coin
    .many = coins
recap-getter = { $party ->
        [yes] the party
       *[no] { $who }
    }
recap-treasure = got { $them }
    .who = the party
    .one = { amount }
recap-coins = got { $them }
    .who = the party
    .one = coin
    .many = coins
recap-terrain = the ground became known of { $them }
    .one = { $place }
recap-arrived = came to { $them }
    .who = the party
    .one = { $place }
recap-edge = the region ends before { $them }
    .one = { $place }
recap-blocked = { $them } is blocked
    .one = { way-to }
recap-passage = a way opened between { $them }
    .one = { $place } and { $joined }
recap-clue = found { $them }
    .who = the party
    .one = clue
    .many = clues
recap-tale = heard more of { $them }
    .who = the party
    .one = “{ $name }”
recap-investigated = studied { $them }
    .who = the party
    .one = { THE($site) }
recap-discovery = { $them } came to light
    .one = { $name } ({ nature-name })
recap-restocked = things have changed at { $them }
    .one = { THE($site) }
recap-goal = the goal was { $them }
    .one = { $what }
recap-snag = there is a catch to { $them }
    .one = { THE($site) }

## What was met and fought, and lost.

recap-met = met { $them }
    .who = the party
    .one = { people }
recap-won = beat { $them }
    .who = the party
    .one = { THE($foe) }
recap-defeat = was beaten
    .who = the party
recap-threat = { $them } came to pass
    .one = “{ $name }”
recap-died = { $them } died
    .one = { $who }
recap-wounded = { $them } took a Wound
    .one = { $who }
recap-collapsed = { $them } collapsed
    .one = { $who }
recap-poisoned = { $them } ate something poisonous
    .one = { $who }
recap-hungry = { $them } went hungry
    .one = { $who }
recap-trap = a chest was trapped
recap-worn = broke { $them }
    .one = { amount }

## What was decided.

recap-character = chose the { $them }
    .one = { $archetype }
recap-joined = { $them } joined
    .one = { $who }
recap-leads = { $them } leads the party
    .one = { $who }
recap-offerings = { $taken ->
        [yes] took the offerings
       *[no] left the offerings
    }
    .who = the party
recap-set_out = set out from { $them }
    .who = the party
    .one = { $place }
recap-camp = camped at { $them }
    .who = the party
    .one = { $place }
recap-rested = rested at { $them }
    .who = the party
    .one = { $place }
recap-said = { $them } spoke
    .one = { COUNT($name) ->
        [0] the game master
       *[other] { $name }
    }
recap-ruling = the game master ruled: { $them }
    .one = { $ruled }
recap-secret_ruling = in secret: { $them }
    .one = { $ruled }
recap-ended = the expedition ended after { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
recap-kept_place = never found: { $them }
    .one = { THE($site) } { spot }

## The story of an expedition, a line a day.

day-told = **Day { $day }:** { CAP(LIST($said, type: "semicolon")) }.
# $number: hexes ruled out, steps nearer to the goal, or how often the way was lost.
day-number = { $what ->
        [hexes] { $number ->
            [one] 1 hex ruled out
           *[other] { $number } hexes ruled out
        }
        [steps] { $number ->
            [one] 1 step nearer to the goal
           *[other] { $number } steps nearer to the goal
        }
       *[lost] { $number ->
            [one] the way was lost
           *[other] the way was lost { $number } times
        }
    }
day-successes = { $number ->
        [one] 1 success at the goal
       *[other] { $number } successes at the goal
    } so far
# A way to study the goal that went well, by whom; who helped there.
day-deed = “{ $does }” ({ $who })
day-friend = { $friend } helped at the goal
day-wounds = { LIST($who) } took Wounds
day-threat = “{ $name }” came
day-fight = { $won ->
        [yes] a fight was won
       *[no] the party was beaten
    }
# What was dared on the way, by a roll.
day-dared = “{ $label }”: it { $well ->
        [yes] worked
       *[no] failed
    }
day-goal = { $what ->
        [located] **you knew where the goal is**
        [reached] { COUNT($who) ->
            [0] **the goal was reached**
           *[other] **{ $who } won it**: “{ $does }”
        }
       *[lost] **the goal was lost**
    }
