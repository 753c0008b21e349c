# Moves on buttons and in menus. A hint stands beside a label in a menu.

# $names: who is for it, where there is room; $votes: how many are; $more: how many votes it still takes.
votes-tally = ({ COUNT($names) ->
        [0] { $votes }
       *[other] { $names }
    } for it{ $more ->
        [0] { "" }
        [one] , { $more } more vote
       *[other] , { $more } more votes
    })
votes-for = For it: { $names }.
# $voted: others have to agree.
sure-end = { $voted ->
        [yes] If enough of you agree, the expedition ends for good, and the whole map is shown. Propose it?
       *[no] The expedition ends for good, and the whole map is shown. End it?
    }
# What an action would cost that the party may not expect: it stands behind the label.
hurts-back = away from { $where }
cost-stretches = { $number ->
        [one] { $number } stretch
       *[other] { $number } stretches
    }
cost-no-rolls = sure way
cost-rolled = a roll, 1 off the timer
cost-blocked = blocked ({ $odds } to pass)
# $due: how likely an event is trouble, where that brings the timer to 0; else empty.
cost-ticks = timer -{ $number }{ $due ->
        [yes] : trouble
       *[no] { "" }
    }
# How likely a way takes 1 more off the timer, and how likely the party loses it.
cost-slow = slow { $odds }
cost-astray = astray { $odds }
cost-meal = meals, { coins-for } each
# An action in the night. $bare: shelter may not be found after it. $falls: who collapses of it, perhaps all who can act.
cost-night = { $bare ->
        [yes] 1 or 2
       *[no] 1
    } Fatigue each{ COUNT($falls) ->
        [0] { "" }
        [one] , { $falls } collapses
       *[other] , { $all ->
            [yes] all collapse
           *[no] { LIST($falls) } collapse
        }
    }

# The party's actions.

label-leave = Leave the region over { $at }
    .hint = The region ends there, and the expedition with it
# $on: on a path, the way ahead. $letter: of a way of a point. $place: empty for an unknown one. $clues: those that lead there.
# $side: which way it lies, a word of the compass, empty on maps of places. $lies: what is known to lie there, "lead" for the way in which the goal is said to lie, "maybe" where it can lie in a hunt, as in $left hexes, "counts" where a clue further on helps, "both", "located" for something hidden, or a site's category; else empty.
label-move = { COUNT($side) ->
        [0] Move to { $place }
       *[other] { CAP(side-name) } to { $place }
    }{ COUNT($lies) ->
        [0] { "" }
       *[other] : { label-lies }
    }{ label-by-clues }
label-to = { COUNT($side) ->
        [0] { "" }
       *[other] { side-name }{ " " }
    }to { $place }
label-lies = { $lies ->
        [maybe] goal 1 in { $left }
        [nearer] toward a ?
        [goal] the goal
        [lead] toward the goal
        [counts] search counts
        [both] toward the goal, search counts
        [located] something hides
        [landmark] a landmark
       *[other] { category-a }
    }
label-way = Go by { $letter }{ COUNT($place) ->
        [0] , unknown
       *[other] { " " }to { $place }
    }{ label-by-clues }
label-path = { $on ->
        [yes] Go on
       *[no] Go back
    }{ COUNT($place) ->
        [0] { "" }
       *[other] { " " }to { $place }
    } ({ $letter })
label-by-clues = { COUNT($clues) ->
        [0] { "" }
       *[other] : { clues-numbered }
    }
clues-numbered = { COUNT($clues) ->
        [one] clue { $clues }
       *[other] clues { $clues }
    }
hint-back-visited = { $ahead }; 1 off the timer
label-back = Go back { label-to }
    .hint = { CAP($to) }: over ground you know; the timer { $ticks ->
        [yes] goes on as ever
       *[no] stands still
    }
# A journey. $lead: it goes straight on, $side, the way in which the goal is said to lie. $letter: of a way from a point, where
# its end is unknown. $why: a site there. $clues: those that lead there. $heard: as $lies. $number: of hexes, or of stretches.
label-journey = { $goal ->
        [yes] To the goal{ COUNT($place) ->
            [0] { "" }
           *[other] { " " }({ $place })
        }, { journey-far }
       *[no] { label-journey-on }
    }
    .hint = { COUNT($ground) ->
        [0] { "" }
       *[other] { $ground }; { "" }
    }{ $lead ->
        [yes] toward the goal; { "" }
       *[no] { "" }
    }{ COUNT($way) ->
        [0] { "" }
       *[other] by { LIST($way, type: "comma") }; { "" }
    }until something comes up
label-journey-on = { $lead ->
        [yes] { CAP(side-name) }, up to { journey-far }
       *[no] { COUNT($letter) ->
            [0] To { COUNT($why) ->
                [0] { $place }{ COUNT($clues) ->
                    [0] { COUNT($heard) ->
                        [0] { "" }
                       *[other] { " " }({ $heard ->
                            [located] hidden site
                           *[other] { category-name }
                        })
                    }
                   *[other] { " " }({ clues-numbered })
                }
               *[other] { $why }{ COUNT($place) ->
                    [0] { "" }
                   *[other] { " " }({ $place })
                }
            }
           *[other] On by { $letter } to its end
        }, { journey-far }
    }
journey-far = { $hexes ->
        [yes] { $number ->
            [one] { $number } hex
           *[other] { $number } hexes
        }
       *[no] { cost-stretches }
    }
# How likely the party loses its way: empty where that is hardly likely. $rolled: there are rolls on the way.
journey-risk = { $rolled ->
        [yes] { COUNT($odds) ->
            [0] { "" }
           *[other] , { cost-astray }
        }
       *[no] , sure way
    }
label-scout = Scout { $place }
    .hint = somebody goes ahead, and the party stays
label-search = Search here{ COUNT($clues) ->
        [0] { "" }
       *[other] { " " }by { clues-numbered }
    }
# $boons: how many the search has. $told: the party was told what a boon is. $clues: those that are followed further on than
# they point, $points: where they point, $searched: whether all of that is searched.
hint-search = { COUNT($clues) ->
        [0] { $nearer ->
            [no] Does not count: a search here brought the goal nearer before
            [found] No clue points here: it counts only if you find something
           *[open] { $nearer ->
                [clue] A clue points here, so it counts
               *[open] Search for what hides here
            }{ $left ->
                [0] { "" }
               *[other] ; { hint-nearer }
            }
        }{ $boons ->
            [0] { "" }
           *[other] ; { hint-boons }
        }
       *[other] { hint-boons } here{ $searched ->
            [yes] ; already searched where { COUNT($clues) ->
                [1] it
               *[other] they
            } pointed: { LIST($points) }
           *[no] , and then none at { LIST($points) }
        }
    }
hint-boons = { $boons ->
        [one] { $boons } boon
       *[other] { $boons } boons
    }{ $told ->
        [yes] { "" }
       *[no] { " " }(the higher of two d6 counts)
    }
# $done: how many successes were made, of $most.
# $asks: people are asked there, $again: as on another day.
label-investigate = { $asks ->
        [yes] Ask { $again ->
            [yes] again at
           *[no] at
        }
       *[no] Study
    } { $sought }{ $most ->
        [1] { "" }
       *[other] , { $done } of { $most } successes
    }
# What it brings to study a site. $what: what is done there. $more: successes still to go, 0 where it takes no test. $opens: what a success opens may take more.
hint-look = { $what ->
        [meet] those who live there are met, each time anew
        [resource] herbs, materials or food
        [settlement] people may know where to look, once a day
       *[other] { $more ->
            [0] { "" }
            [1] { $opens ->
                [yes] a success opens it, then it may take more
               *[no] one success is all that it takes
            }
           *[other] { $more } successes to go{ $doubles ->
                [yes] , a critical one counts 2
               *[no] { $opens ->
                    [yes] { "" } at least
                   *[no] { "" }
                }
            }
        }
    }
# $roll: what a search has to come to, 0 for a test whose success is enough. $left: of how many steps.
hint-nearer = { $hunt ->
        [yes] a success rules out one direction
       *[no] { $roll ->
            [0] a success
           *[other] a roll of { $roll } or more
        }: { $left ->
            [1] you learn where the goal is
           *[other] 1 or 2 steps nearer to the goal, of { $left }
        }
    }
# A site studied several times by one press.
label-look-on = Keep studying { $sought } until something comes up
label-track = Track { $sought }
    .hint = { $nearer ->
        [yes] which way does it go on, and how far? Once
       *[no] no nearer to the goal from here
    }
# How likely an action succeeds, by what everybody knows. $better: than without care, by less than the words show. $goal: whether that brings the goal nearer in any case, only with a find, or in none (vain).
# What counts in a hunt rules out about $gone hexes; 0: it leaves only the goal's.
label-brings = { $hunt ->
        [yes] { $goal ->
            [point] a new site, 1 point
            [nearer] { $gone ->
                [0] shows the goal
                [1] rules out 1
               *[other] rules out ~{ $gone }
            }
            [find] a find rules out some
           *[vain] { rules-nothing }
        }
       *[no] { $goal ->
            [point] a new site, 1 point
            [nearer] 1 step
            [find] only a find is 1 step
           *[vain] { no-nearer }
        }
    }
label-succeeds = { $better ->
        [yes] { $odds }, a little better
       *[no] { $odds }
    }
# To study what takes no test.
look-helps = a boon at the goal
look-untested = { $helps ->
        [yes] { look-helps }
       *[no] { $brings ->
            [rules] rules out hexes
            [landmark] shows the ground around
            [shelter] something useful
           *[other] for sure
        }
    }
no-nearer = no step to the goal
rules-nothing = rules out nothing
# What it brings to ask people. $again: they were asked on another day.
# $known: the goal is found already.
ask-brings = { $again ->
        [yes] another clue
       *[no] a clue
    }{ $known ->
        [yes] , not to the goal
       *[no] { "" } for a search
    }{ $hunt ->
        [yes] , { rules-nothing }
       *[no] { "" }
    }
# Why the odds are as they are.
# The first look into the goal, which takes no test.
look-opens = shows what it is, for sure
odds-without-care = { $odds } without care
# Those who live at a danger have to be dealt with.
nearer-beaten = 1 step nearer after 4 to 8 hits or a good talk
# An action with its odds and price before all else. $marks: what tells it from others of its kind.
# $what: what is studied, else empty. $careful: with care, where nothing else can be meant. $here: that it is done here is said.
label-brief = { $verb ->
        [ask] Ask { $again ->
            [yes] again at
           *[no] at
        } { $what }
        [investigate] Study{ COUNT($what) ->
            [0] { "" }
           *[other] { " " }{ $what }
        }
        [track] Track{ COUNT($what) ->
            [0] { "" }
           *[other] { " " }{ $what }
        }
        [search] Search{ $careful ->
            [yes] { "" }
           *[no] { $here ->
                [yes] { " " }here
               *[no] { "" }
            }
        }
        [camp] Make camp
       *[forage] Forage here
    }{ $careful ->
        [yes] { " " }with care
       *[no] { "" }
    }{ COUNT($marks) ->
        [0] { "" }
       *[other] { " " }({ LIST($marks, type: "comma") })
    }: { LIST($said, type: "comma") }
# $done, $needed: successes made, of those that a site takes. $opens: one gets "in", and only then it shows whether it takes more; an "ancient" site may open a way into the depths.
# A way to study a site. $does: what is done. $who does it. $odds: a success, $double: one that counts 2, $danger: a blunder, empty where it is seldom. $brings, $fails: what a success brings besides, and a failure costs. $said: what the night costs.
label-approach = { $does }{ COUNT($who) ->
        [0] { "" }
       *[other] { " " }({ $who })
    }: { COUNT($said) ->
        [0] { "" }
       *[other] { LIST($said, type: "comma") }, { "" }
    }{ $double ->
        [yes] double{ " " }
       *[no] { "" }
    }{ $odds }{ $fails ->
        [tired] , else 1 Fatigue
        [falls] , else { $who } collapses
       *[none] { "" }
    }
    .hint = { COUNT($wins) ->
        [0] { "" }
       *[other] you win { $wins };{ " " }
    }{ $brings ->
        [boon] a success gives the next a boon;{ " " }
        [resolve] a success gives 1 Resolve;{ " " }
        [rest] a success takes 1 Fatigue off each;{ " " }
       *[none] { "" }
    }{ $fails ->
        [tick] a failure: timer -1;{ " " }
       *[none] { "" }
    }{ COUNT($danger) ->
        [0] { "" }
       *[other] danger { $danger };{ " " }
    }{ $helps ->
        [none] nothing known helps
        [clue] { $helped ->
            [yes] a clue helps: 1 boon
           *[no] a clue to it would help
        }
       *[other] { $helped ->
            [yes] { $helps } helps: 1 boon
           *[no] { $helps } would help
        }
    }{ COUNT($tried) ->
        [0] { "" }
       *[other] ; { LIST($tried) } failed here{ $all ->
            [yes] { "" }
           *[no] , so another rolls
        }
    }
mark-clued = by { clues-numbered }
# How likely a camp finds shelter, what is said of where it $fails, $due as above, and whether it is the $last one for the goal. $before, $after: what the timer shows before and after it.
camp-shelter = shelter { $odds }
camp-unrest = no rest beside a danger
camp-wins = win { $odds }
camp-night = { $last ->
        [yes] the goal is lost
       *[no] the timer runs out: trouble { $due }
    }
mark-by = by { $who }
mark-careful = with care
# A tool loses one of the uses that are $left.
cost-use = { $left ->
        [one] its last use
       *[other] 1 of { $left } uses
    }
cost-tools = 1 of { $left } uses
mark-tools = with tools
who-rolls = { $who } rolls
label-forage = Forage here
    .hint = Food, water and herbs for today
label-camp = Make camp
# $hour: "settlement", "late", or any other. $price: of a meal, 0 for none.
hint-camp = { $hour ->
        [settlement] A roof, and a meal{ $price ->
            [0] { "" }
           *[other] { " " }for { coins-for } each
        }: ends the day
        [late] Late, and with a bane: ends the day
       *[other] { COUNT($watch) ->
            [0] Shelter, food, the night's watch: ends the day
           *[other] Shelter, food, a watch by { $watch }: ends the day
        }
    }
label-rest = Rest for a whole day
    .hint = A whole day among friends: all Fatigue goes
label-depart = { $over ->
        [yes] Go home: ends the expedition
       *[no] End the expedition
    }
    .hint = The party goes home, and the whole map is shown
label-create = Make my own
    .hint = A name, four dice, the skills
# An action by a member, or done with care.
label-done-by = { COUNT($who) ->
        [0] { $label } (with care)
       *[other] { $careful ->
            [yes] { $label } (by { $who }, with care)
           *[no] { $label } (by { $who })
        }
    }
hint-careful = 2 off the timer, and a boon
hint-tools = 1 use of the tools, and a boon
place-way = way { $letter }
ahead-way = { terrain-name }, { cost-stretches }
ahead-unknown = unknown
ahead-not-goal = the goal is not there
ahead-visited = visited
ahead-clue = a clue leads there
ahead-located = something hides there
ahead-rumour = rumour: { category-a }
ahead-blocked = blocked
site-access = hard to get at: 2 off the timer
site-guardian = guarded
site-long = takes 2 off the timer

# What is left to others, or done for a player.

trust-character = Take whoever is left
    .hint = One of the characters that nobody has chosen
trust-keep = Let it stand
trust-master = I play it by the rules
trust-safe = The safe choice
trust-others = I go with the others
    .hint = My vote goes with the rest
trust-open = No preference
    .hint = Nothing is proposed

# Beside the party's actions.

# $shelter, $now: how likely a camp finds shelter with that Forager, and as it is. $food, $usual: how likely that Forager finds food,
# and the one who is.
label-role = { role-held }: { $who ->
        [nobody] nobody
        [all] all in turn
        [myself] not me
       *[other] { $who }
    }{ COUNT($shelter) ->
        [0] { "" }
       *[other] , shelter { $shelter } (now { $now })
    }{ COUNT($food) ->
        [0] { "" }
       *[other] , food { $food } (now { $usual })
    }
# What a role is for.
role-does = { $role ->
        [pathfinder] Rolls for the way on each move
        [lookout] Rolls for what lies near on each move
        [forager] Rolls for food beside a search and a camp; a change is free
        [scout] Goes ahead alone, and sees what lies there
       *[watch] Keeps watch at night
    }
label-lead = { $who } should lead
    .hint = The leader breaks ties
label-note = Write on the map
    .hint = A note for everybody, at this place
label-give = Give { $what } to { $who }
# $cures: whom it rids of poison. $mends: what a material mends.
label-use = Use { $what }{ COUNT($cures) ->
        [0] { "" }
       *[other] : ends { $cures }'s poison, takes no time
    }{ COUNT($mends) ->
        [0] { "" }
       *[other] : mends { $mends }, takes no time
    }
# $price of the $purse coins that the party has.
label-buy = Buy { $what }: { $price } of { $purse } coins
# $all: everything in store.
label-sell = Sell { $all ->
        [yes] the goods in store
       *[no] { $what }
    }: { coins-for }
label-sell-stores = All that is in store
label-mend = Mend { $what }
label-enter = Join the party
    .hint = With a new character
label-kept = The one I had before
    .hint = As kept from an earlier expedition
label-bring-back = Bring back { $who }{ COUNT($archetype) ->
        [0] { "" }
       *[other] , { A($archetype) }
    }

# Forms.

form-create = A character of your own
form-create-name = Name
    .hint = What the others call you
form-create-dice = Dice: Strength, Agility, Spirit, Mind
    .hint = { $level ->
        [novice] d6 d6 d6 d6, or one d8 and one d4
       *[expert] d6 d10 d8 d6
    }
form-create-skills = Skills
    .hint = { $level ->
        [novice] Three at 1, four at 0
       *[expert] One at 3, two at 2, two at 1, two at 0
    }
form-note = On the map, here
form-note-words = What you write
    .hint = For everybody in the party
form-enter = Join the party
form-enter-name = Name
    .hint = What you are called
# A ready-made character, and what it is good at.
label-archetype = { $name }: { $about }
