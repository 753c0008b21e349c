# What can be looked up: sheets, the briefing, what was chosen in the lobby.

nobody-called = The party is { $members }: nobody is called “{ $called }”.
no-character-here = You have no character here. Name one: { LIST($members, type: "or") }.
no-craft-yet = { $member } has not chosen a Craft yet.
past-injured = with an Injury that stays
past-ill = with a Disease that stays
# $round: of which round all of it is, as it may be read later.
sheet-title = **{ $member }** – { COUNT($known) ->
        [0] { "" }
       *[other] { $known },{ " " }
    }{ $title }{ COUNT($background) ->
        [0] { "" }
       *[other] , { $background }
    }{ $round ->
        [0] { "" }
       *[other] { " " }(in round { $round })
    }
sheet-gear = Gear: { COUNT($worn) ->
        [0] none
       *[other] { $worn }
    }{ COUNT($carried) ->
        [0] { "" }
       *[other] ; in the pack: { $carried }
    }.
sheet-orders = Standing orders: { COUNT($orders) ->
        [0] none
       *[other] { LIST($orders, type: "semicolon") }
    }.
sheet-about = -# { $about }
sheet-level = Level { $level }.
sheet-level-of = Level { $level }, experience { $experience } of { $wanted }; the next level brings { $brings } more.
level-ep = { $ep } EP
level-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
level-lesson = 1 lesson
sheet-learned = Learned: { $learned }.
sheet-lessons = { $count ->
        [one] { $count } lesson left for the town.
       *[other] { $count } lessons left for the town.
    }
sheet-shape = { LIST($facts, type: "comma") }. { $count ->
        [0] No Valuables.
        [one] { $count } Valuable.
       *[other] { $count } Valuables.
    }
sheet-track = { $track } { $now }{ COUNT($base) ->
        [0] { "" }
       *[other] { " " }(base { $base })
    }
sheet-tracks = { LIST($tracks, type: "comma") }. Search { $dice }.
sheet-hand-empty = Hand: empty (limit { $limit }); deck { $deck }.
sheet-hand = Hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } (limit { $limit }); deck { $deck }, discard pile { $discard }:
sheet-item = - { $item_name } ({ LIST($slots, type: "or") }{ $lit_now ->
        [yes] , lit
       *[no] { "" }
    }): { $does }
sheet-gear-in-use = Gear in use:
sheet-gear-none = Gear in use: none.
sheet-pack = In the pack: { $carried }.
sheet-lasting = Lasting: { LIST($effects, type: "semicolon") }.
# $does: "-1 level Endure", "1 damage each turn".
sheet-lasts = { $source }{ COUNT($does) ->
        [0] { "" }
       *[other] : { LIST($does, type: "comma") }
    }, { $lasts ->
        [next-turn] until the next turn of { COUNT($owner) ->
            [0] its source
           *[other] { $owner }
        }
        [round] this round
       *[scenario] to the end
    }

# The briefing.
briefing-title = **{ $name }** – { scenario-type }, { $setting }{ $level ->
        [0] { "" }
       *[other] , danger of level { $level }
    }
briefing-rules = **Special rules**
briefing-line = - { $rule }
briefing-goal = { COUNT($goal) ->
        [0] Goal: a way out. Where it is you have to find.
       *[other] Goal: { $goal }.
    }
briefing-explored = Explored: { $regions }.
briefing-seen = Seen: { $regions }.
briefing-met = **Challenges met**
briefing-challenge = - { $name } ({ LIST($marks, type: "comma") }): { $about }{ $beaten ->
        [yes] { " " }(beaten; such as these come back)
       *[no] { "" }
    }
briefing-lock = lock { $dice }

# What was chosen. First by itself, then in a sentence about the scenario.
shown-scenario-generated = a new one
shown-kind-normal = a crossing
shown-kind-stealth = by stealth
shown-kind-chase = a chase
shown-fortunes-table = rolled on a table
shown-fortunes-deck = drawn from a deck
shown-fortunes-off = none
shown-level-party = the party's
shown-referee-bot = the bot plays the Challenges
shown-referee-gm = the game master plays the Challenges
scenario-shown = { sort-of-scenario }, { $name }
chosen-scenario-generated = a new scenario that nobody knows
chosen-kind-any = of any kind
chosen-kind-normal = a place to cross
chosen-kind-stealth = a place to sneak through
chosen-kind-chase = a place to get through in time
chosen-theme-any = set anywhere
chosen-fortunes-table = fortunes rolled on a table
chosen-fortunes-deck = fortunes drawn from a deck
chosen-fortunes-off = no fortunes
chosen-town-yes = with a town first
chosen-town-no = no town
chosen-level-party = danger of the party's level
danger-of-level = danger of level { $level }
chosen-changes-on = some things changed by lot
chosen-changes-off = as it is written
chosen-referee-bot = the bot plays the Challenges
chosen-referee-gm = the game master plays the Challenges
scenario-chosen = { $name } ({ scenario-type } of about { $minutes } minutes)
theme-chosen = set in { $theme }
window-chosen = { $window } for a Reaction, then the best one is taken

# Titles, and what is counted, at the end.
column-moves = Moves
column-fights = fights
title-opened = Opened most locks
title-overcame = Overcame most of what stood there
title-blows = Landed most blows
title-finds = Found most by searching
title-never-down = Never went down
title-bodies = Hid the bodies
title-first = Went first into most places
title-out = Was out first
title-farthest = Walked farthest
