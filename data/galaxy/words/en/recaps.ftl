### What a member who was away is told: what events come to. Several like ones become one clause, see docs/words.md.

## What was found.

recap-explored = found { $them }
    .one = { $where ->
        [planet] { $card } on { $place }
        [place] { $card } at the frontier in { $place }
       *[frontier] { $card } at the frontier
    }
recap-phantom = the Phantom World appeared in { $them }
    .one = { COUNT($system) ->
        [0] the dark
       *[other] { $system }
    }
recap-relic = gained { $them }
    .one = { THE($relic) }
spoils-fewest = gained { $them } for having the fewest points
recap-looked = looked into { $them }
    .one = the { $deck } deck
recap-hidden_goal = you drew the hidden goal { $them }
    .one = { $goal }
recap-order_cards = you drew { $them }
    .one = { $card }
recap-goal_revealed = new public goals: { $them }
    .one = { $goal } ({ $takes })

## What was fought, won and lost.

recap-gained = { COUNT($before) ->
        [0] took { $them }
       *[other] took { $them } from { $before }
    }
    .one = { $planet }
recap-battle_over = won { $them }
    .who = { COUNT($winner) ->
        [0] no one
       *[other] { $winner }
    }
    .one = { $ground ->
        [yes] the fight on { $place }
       *[no] the fight in { $place }
    }
recap-lost = lost { $them }
    .one = { $unit }
    .many = { PLURAL($unit) }
# What the winner of a combat destroyed; $whose it was.
spoils-destroyed = destroyed { $them } of { $whose }'s
recap-removed_units = { $by ->
        [all] lost { $them }
       *[other] gave up { $them } for { $source }
    }
    .one = { $unit }
    .many = { PLURAL($unit) }
recap-dock_destroyed = lost { $them }
    .one = the dock on { $planet }
recap-freed = lost { $them }
    .one = { $planet }
recap-planet_destroyed = the Star Lance burnt { $them } away
    .one = { $planet }
recap-retreated = retreated from { $them }
    .one = { $system }
recap-relic_purged = used up { $them }
    .one = { THE($relic) }
recap-resigned = { $them } resigned
    .one = { $who }

## What was scored and decided.

recap-scored = scored { $them }
    .one = { $goal } (now { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
recap-point = { $why ->
        [meridian] held Meridian (now { $them })
        [seal] broke Meridian's seal (now { $them })
        [splinter] won the Crown Splinter's point (now { $them })
        [splinter-lost] lost the Crown Splinter (now { $them })
        [tomb] used the Crown of the Tomb (now { $them })
       *[other] won a point (now { $them })
    }
    .one = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
recap-technology = has { $them } now
    .one = { $technology }
recap-played = played { $them }
    .one = { $card }
recap-dealt = { $who } and { $partner } traded
recap-speaker = became speaker
recap-begun = is the first speaker
recap-passed = missed a turn
recap-away = { $them } went missing
    .one = { $who }
recap-back = { $them } came back
    .one = { $who }
recap-ended = { COUNT($winner) ->
        [0] no one won; the points are { $them }
       *[other] { $winner } won; the points are { $them }
    }
    .one = { LIST($scores, type: "comma") }

## At a desk.

recap-opened = the desk was opened for { $them }
    .one = { LIST($players, type: "comma") }
recap-seated = { $them } joined
    .one = { $who }
recap-planet_of = holds { $them } now
    .who = { COUNT($owner) ->
        [0] no one
       *[other] { $owner }
    }
    .one = { $planet }
recap-planet_gone = { $them } went out of the game
    .one = { $planet }
