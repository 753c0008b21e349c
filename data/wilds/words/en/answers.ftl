# The answers to questions, as they stand on buttons; a hint stands beside them in a menu.
# An id ends with the kind of the question and the answer.

answer-lay = Learn { $places }
answer-sighting = Make out { $places }
bonuses-name = { CAP($named) }
answer-nothing-more = Nothing more
    .hint = What is left is lost
place-unknown = an unknown place
# On a way between two places: $done of its $length stretches are behind the party.
place-on-way = the way from { $start } to { $end }, { $done } of { $length }
answer-bonus-efficient = Efficient route (timer stands still)
    .hint = This move takes nothing off the timer
answer-bonus-lay = Lay of the land (1 neighbour's ground)
    .hint = Learn the ground of 1 neighbour you don't know
answer-bonus-keen = Keen eye (a boon on a search here)
    .hint = A boon on the next search here
answer-bonus-spot = Spot feature (any site here?)
    .hint = Learn whether there is a site here at all
answer-bonus-avoid = Avoid danger (dodge an encounter)
    .hint = Dodge the next event if it is an encounter
answer-bonus-sighting = Landmark sighting (2 neighbours' ground)
    .hint = Learn the ground of up to 2 neighbours
# $who: the member who is named. $back: where the party falls back to, empty for nowhere. $fought: there has been a fight already. $odds, $fails: how often it succeeds and fails, of a fight how many blows land. $holds: they live at a site that is on the map.
# All five stand as buttons on a phone: these are kept short.
approach-label = { approach-name }{ COUNT($who) ->
        [0] { "" }
       *[other] , { $who }
    }{ $what ->
        [talk] : { COUNT($favour) ->
            [0] peace { $odds }
           *[other] { $helps ->
                [yes] help at the goal { $favour }
               *[no] a favour { $favour }
            }
        }{ $pays ->
            [yes] { " " }and 1 step
           *[no] { "" }
        }{ COUNT($favour) ->
            [0] , else { approach-mood }
           *[other] , at worst { approach-mood }
        }
        [slip] : { $odds }, else { $mood ->
            [wary] hostile
           *[other] seen
        }
        [fight] : win { $wins }, 1 Fatigue a miss
        [flee] { approach-flight }
       *[withdraw] : no roll, no harm; { $holds ->
            [yes] they keep the place
           *[no] you go on
        }
    }
approach-struck = At worst they strike, { $badly }: 1 Fatigue or a Wound for one of you
approach-mood = { $worse ->
        [hostile] { $mood ->
            [hostile] nothing
           *[other] hostile
        }
        [wary] wary
       *[other] neutral
    }
approach-flight = { $fought ->
        [yes] { approach-back }: 1 or 2 Fatigue each
       *[no] { approach-back }: 1 Fatigue each { $fails }
    }{ COUNT($badly) ->
        [0] { "" }
       *[other] , a Wound { $badly }
    }
approach-back = { COUNT($back) ->
        [0] { "" }
       *[other] { " " }to { $back }
    }
approach-name = { $what ->
        [withdraw] Withdraw
        [talk] Talk
        [slip] Slip away
        [flee] Flee
       *[fight] Fight
    }
    .hint = { $what ->
        [withdraw] One that holds its ground drives you back to where you came from
        [talk] One try; if it goes very well, a favour. Struck: one of you may take 1 Fatigue or a Wound
        [slip] Unseen, it is over. Struck: one of you may take 1 Fatigue or a Wound
        [flee] A failure costs 1 Fatigue each, a blunder a Wound
       *[fight] Everybody rolls: a hit takes 1 of their Grit, a miss costs 1 Fatigue, a blunder a Wound
    }
avoid-them = Dodge them{ COUNT($back) ->
        [0] { "" }
       *[other] , back to { $back }
    }: 1 off the timer
    .hint = They pass by, and you never learn who it was
answer-avoid-face = Face them: talk or withdraw, unless hostile
    .hint = See who it is. Hostile ones cost at worst 2 Wounds, 1 Fatigue each, and throw you back
answer-wear = Wear down { $what }
wear-number = number { $number } of your things
answer-edge-leave = Leave the region
    .hint = The expedition ends
answer-edge-stay = Stay
    .hint = Nothing has been spent
answer-depart-leave = Go home
    .hint = The expedition ends, and the whole map is shown
answer-depart-stay = Stay
    .hint = The expedition goes on
# $odds: empty where nobody knows them.
answer-bypass = { $who } clears it{ answer-odds }; else you stay, and the time is lost
answer-odds = { COUNT($odds) ->
        [0] { "" }
       *[other] : { $odds }
    }
answer-insight-clue = Take a clue
    .hint = To something hidden next door
answer-insight-linked = Hear of another site
    .hint = What it is, and in which direction
answer-insight-loot = Look for loot: coins, food or gear
    .hint = One more find, by a die
answer-offerings-take = Take 40 to 240 coins: angers spirits 1 in 3, people 1 in 3
    .hint = Angry spirits: a bane on Fortitude here; angry people: worse moods
answer-offerings-leave = Leave them: nothing happens
    .hint = Nobody will mind
answer-chest = { $who } disarms it{ answer-odds }, else 1 Fatigue or a Wound
    .hint = Mind + Crafting; a failure costs 1 Fatigue, a blunder a Wound
answer-chest-force = Force it open: 1 Fatigue, for sure
    .hint = No roll; the finder gains 1 Fatigue
answer-chest-shut = Leave it shut: no harm, no coins
favour-paths = { $beast ->
        [yes] Follow their paths: a clue
       *[no] Ask what they know: a clue
    }
    .hint = A clue to the nearest place you have not found
answer-favour-trade = Trade: buy and sell
    .hint = Buy and sell here, for now
favour-meal = { $beast ->
        [yes] Eat what they eat: 2 are fed
       *[no] Ask for food: 2 are fed
    }
    .hint = Two of you are fed today
answer-favour-help = Ask for help at the goal: rolls better there
    .hint = A boon on each try at the goal, until one succeeds
answer-trade-done = Done trading
    .hint = You part ways
answer-role = Let { $who } take over
answer-pick-herb = Gather herbs
    .hint = Against poison, and for wounds
answer-pick-material = Gather materials
    .hint = To mend things at camp
answer-harvest-food = Look for food for tonight
    .hint = As a Forager, with a boon
answer-harvest-materials = Look for materials: 10 to 60 coins
    .hint = To sell: 1d6 times 10 coins
answer-shelter-fatigue = Rest well
    .hint = Everybody sheds 1 Fatigue
answer-shelter-concealed = Hide the camp
    .hint = A boon on the night's watch
answer-feed = Feed { LIST($who, type: "comma") }
answer-feed-none = Feed nobody
feed-rations = { $who }: { $uses ->
        [0] no food
        [one] food for about { $uses } night
       *[other] food for about { $uses } nights
    }

# The game master's answers.

own-choice = my own choice
answer-goal-here-yes = Yes, nearer
answer-goal-here-no = No, as far as before
answer-night-event-quiet = A quiet night
answer-night-event-event = An event
    .hint = By the event table
answer-trace-clue = The prepared clue
    .hint = As the region's file has it
answer-trace-nearest = The nearest site
    .hint = Not discovered yet, within 3 places
answer-trace-random = Anywhere
    .hint = A die decides
answer-complication-roll = Roll for it
answer-complication-guardian = A guardian
    .hint = Somebody from the encounter table
answer-complication-access = Hard to reach
    .hint = To study it takes 2 off the timer
answer-complication-incomplete = Incomplete
    .hint = It has to be studied once more
answer-discovery-roll = Roll for it
answer-ticks-0 = No longer than usual
answer-ticks-1 = 1 more off the timer
    .hint = The timer goes down further
answer-ticks-2 = 2 more off the timer
    .hint = The timer goes down further
answer-progress-two = Two steps nearer
answer-progress-one = One step nearer
answer-progress-none = No nearer
answer-progress-back = A step back
    .hint = Never above the die
answer-look-rules = What the rules say
answer-look-explored = It is done with
    .hint = No more is to be had there
answer-look-nothing = Nothing
    .hint = They can study it again
answer-scene-won = They won
    .hint = It is over, and theirs
answer-scene-avoided = They got by
    .hint = It stays as it is
answer-scene-lost = They lost
    .hint = Driven off, or none the wiser
answer-scene-bot = Play it by the rules
    .hint = I go on with it
# A scene at a site without people.
answer-scene-site-won = They managed it
    .hint = It is done with
answer-scene-site-avoided = They left it
    .hint = It stays as it is
answer-scene-site-lost = It went badly
    .hint = None the wiser; a bane on the next try
answer-scene-site-bot = Play it by the rules
    .hint = I go on with it

# Second throws, and what was decided for a player who may have it otherwise.

again-throw = Throw { COUNT($roll) ->
        [0] { "" }
       *[other] { $roll }{ " " }
    }again: 1 Resolve{ COUNT($succeeds) ->
        [0] { "" }
       *[other] { $way ->
            [yes] , keeps the way { $succeeds }
           *[no] , succeeds { $succeeds }
        }
    }
    .hint = The new result stands
again-keep = Let { COUNT($kept) ->
        [0] it
       *[other] { $kept }
    } stand{ COUNT($follows) ->
        [0] { again-went }
       *[other] : { $follows }
    }
    .hint = What was rolled counts
again-went = { $result ->
        [blunder] : it goes wrong
        [failure] : it fails
        [weak] : it just succeeds
        [strong] : it succeeds
       *[other] { "" }
    }
# A roll among several that are asked about at once: "Pathfinder 8".
again-which = { CAP($named) } { $total }
# A way to deal with what came in the party's way: what it is, what it costs, how likely it goes well. $idle: nothing comes of it. $brief: what it brings is told elsewhere.
dilemma-way = { $label }{ $tools ->
        [yes] { " " }({ mark-tools })
        [barely] { " " }({ mark-tools }, a little better)
       *[no] { "" }
    }{ $idle ->
        [yes] : no cost, no gain
       *[no] { COUNT($good) ->
            [0] { COUNT($odds) ->
                [0] { COUNT($terms) ->
                    [0] : free
                   *[other] : { LIST($terms, type: "comma") }
                }
               *[other] : { $brief ->
                    [yes] { "" }
                   *[no] no harm{ " " }
                }{ $odds }{ dilemma-price }
            }
           *[other] : { LIST($good) }{ COUNT($odds) ->
                [0] { "" }
               *[other] { " " }{ $odds }
            }{ dilemma-price }
        }
    }{ COUNT($bad) ->
        [0] { "" }
       *[other] , { dilemma-else }
    }
# What it costs in any case, and where it goes wrong.
dilemma-price = { COUNT($terms) ->
        [0] { "" }
       *[other] { " " }for { LIST($terms) }
    }
dilemma-fails = { COUNT($bad) ->
        [0] { "" }
       *[other] If it fails: { LIST($bad) }
    }
dilemma-fully = { COUNT($terms) ->
        [0] { "" }
       *[other] Price: { LIST($terms) }.{ COUNT($fails) ->
            [0] { "" }
           *[other] { " " }
        }
    }{ $fails }
dilemma-else = { COUNT($bad) ->
        [0] { "" }
       *[other] else { LIST($bad) }
    }
dilemma-brings = for { LIST($good) }{ COUNT($bad) ->
        [0] { "" }
       *[other] , else { LIST($bad) }
    }
# $have: what there is of it, 0 where that is not told; $who has the most food.
dilemma-cost = { $effect ->
        [coins] { $have ->
            [0] { $price } coins
           *[other] { $price } of { $have } coins
        }
        [food] { $have ->
            [0] 1 food
           *[other] 1 of { $who }'s { $have } food
        }
        [tick] timer -1
        [bane] next action rolls worse
       [weary] 1 Fatigue each
       *[tired] 1 Fatigue
    }
# $paid: what the way costs in coins, $net: what it brings beyond that. $gone: so many hexes of a hunt are ruled out by a step.
dilemma-effect = { $effect ->
        [coins] { $paid ->
            [0] { coins-for }
           *[other] { $net } coins more
        }
        [stake] { $paid } coins lost
        [food] food
        [herb] a herb
        [material] a material
        [clue] a clue
        [study] 1 success at the goal
        [goal] { $gone ->
            [0] 1 step to the goal
            [1] 1 hex ruled out
           *[other] about { $gone } hexes ruled out
        }
        [view] a view around
        [eye] a search boon
        [friend] help at the goal
        [resolve] +1 Resolve
        [rest] -1 Fatigue each
        [tired] 1 Fatigue
        [weary] 1 Fatigue each
        [wound] a Wound
       *[tick] timer -1
    }
shift-instead = { COUNT($who) ->
        [0] { "" }
       *[other] { $who }:{ " " }
    }{ $now } instead of { $was }, free
    .hint = you can change this once, before the party's next action
