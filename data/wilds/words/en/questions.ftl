# What is asked of a member or of the party, after a name and a comma.

ask-approach = what do you do about { THE($foe) } ({ disposition-name })?{ $fought ->
        [yes] { " " }Grit { $grit } of { $most }.
       *[no] { "" }
    }
ask-approach-nobody = what do you do?
ask-trade = what do you buy from { THE($foe) }, or sell? You have { coins-for }, { food-least }{ $worth ->
        [0] { "" }
       *[other] , goods worth { $worth }
    }; it takes no time.
ask-disposition = how do { THE($foe) } feel about the party?
question-master = what happens next is in your hands.
ask-bonus = { COUNT($role) ->
        [0] { ask-bonus-which }
       *[other] as { role-name }, { ask-bonus-which }
    }
ask-bonus-which = { $left ->
        [0] which bonus do you take?
        [1] which bonus do you take?
       *[other] which { $left } bonuses do you take?
    }
question-lay = which place's ground do you learn?
ask-sighting = which { $number ->
        [0] place
        [1] place
       *[other] { $number } places
    } beside you do you make out?
question-avoid = somebody is ahead, friend or foe. Do you dodge them?
question-wear = the going is rough. Which of your things wears down?
question-edge = the region ends here. Leave it?
question-depart = end the expedition and go home?
ask-bypass = who clears { COUNT($place) ->
        [0] the way ahead
       *[other] the way to { $place }
    }?
question-insight = you find something more. What do you choose?
question-offerings = here are offerings at a shrine: take them, or leave them?
ask-chest = { $again ->
        [yes] another chest, and its lock is
       *[no] here is a locked chest, and the lock is
    } a trap. How do you open it?
ask-favour = { $beast ->
        [yes] { $again ->
            [yes] they let you stay. What else do you make of it?
           *[no] they let you come near. What do you make of it?
        }
       *[no] { $again ->
            [yes] one favour more. Which?
           *[no] they would do you a favour. Which?
        }
    }
ask-role = { COUNT($role) ->
        [0] who takes over?
       *[other] who takes over as { role-name }?
    }
ask-pick = { $number ->
        [1] pick { $number } herb or { $number } material?
       *[other] pick { $number } herbs or { $number } materials?
    }
ask-harvest = what do you look for at { asked-site }?{ $rules ->
        [yes] { " " }Either rules out hexes.
       *[no] { "" }
    }
question-shelter = this is a good place to sleep. How do you use it?
ask-feed = there is food for { $left } more. Who eats?
asked-site = { COUNT($site) ->
        [0] it
       *[other] { THE($site) }
    }

# What the game master is asked, where they answer for the world.

question-goal-here = does coming here bring the party nearer to its goal?
question-night-event = does anything happen tonight?
question-trace = what does this trace point to?
ask-complication = what is the matter with { asked-site }?
ask-discovery = what is { asked-site }?
question-hazard = what comes over the party?
ask-ticks = the party is about to { $verb ->
        [move] set out
        [search] search
        [investigate] study something
        [scout] send a member ahead
        [camp] make camp
        [forage] forage
        [track] follow a trail
        [backtrack] go back
       *[other] act
    }. Does it take longer?
question-progress = does that bring the party nearer to its goal?
ask-look = what does it bring to study { asked-site }?
question-scene = this scene is yours to play. How did it end?
ask-outcome = how did the party fare at { asked-site }?

# Second throws.

ask-again-all = throw again for 1 Resolve each, or let them stand? { CAP(LIST($rolls, type: "semicolon")) }.
ask-again-roll = { $who }'s { ask-again-which } { $total }{ roll-against }{ COUNT($follows) ->
        [0] { "" }
       *[other] : { $follows }
    }
# $result: empty where the target is secret. $usual: what most things here take. $follows: what comes of it where it stands.
ask-again-one = your { ask-again-which } { $result ->
        [blunder] goes badly wrong: { $total }{ roll-against }{ and-follows }
        [failure] fails: { $total }{ roll-against }{ and-follows }
        [weak] just succeeds: { $total }{ roll-against }
        [strong] succeeds: { $total }{ roll-against }
       *[secret] comes to { $total }; most things here take { $usual }
    }. Throw again for 1 Resolve, or let it stand?{ $mine ->
        [yes] { " " }(`/settings order:resolve:auto` decides it for you)
       *[no] { "" }
    }
and-follows = { COUNT($follows) ->
        [0] { "" }
       *[other] , and { $follows }
    }
ask-again-which = { $purpose ->
        [pathfinder] Pathfinder roll
        [lookout] Lookout roll
        [forager] Forager roll
        [scout] Scout roll
        [search] search
        [investigate] studying
        [forage] foraging
        [hunt] hunt
        [track] tracking
        [dilemma] attempt
       *[other] roll ({ purpose-words })
    }
question-dilemma = what do you do?
# What follows where the roll stands, by what it is for; nothing where there are no words for it.
follows = { $result ->
        [blunder] { follows-blunder }
        [failure] { follows-failure }
       *[other] { "" }
    }
follows-blunder = { $what ->
        [pathfinder] you lose your way
        [lookout] the next threat surprises you
        [forager] the food may be poisonous
        [scout] the Scout is noticed
        [investigate] a danger hits all of you
        [shelter] nobody sleeps well: 1 Fatigue each
        [shelter-saves] you gain 1 Fatigue
        [cold-saves] you gain 1 Fatigue
        [poison] you are poisoned
        [disarm] the trap costs a Wound
        [bypass] the way stays blocked
       *[other] { "" }
    }
follows-failure = { $what ->
        [pathfinder] the timer loses 1 more
        [lookout] nothing is noticed
        [forager] no food is found
        [scout] only the ground is seen
        [investigate] nothing is learned
        [shelter] each of you tests or gains 1 Fatigue
        [shelter-saves] you gain 1 Fatigue
        [cold-saves] you gain 1 Fatigue
        [poison] you are poisoned
        [disarm] the trap costs 1 Fatigue
        [bypass] the way stays blocked
       *[other] { "" }
    }
# $tn: 0 where it is secret.
roll-against = { $tn ->
        [0] { "" }
       *[other] { " " }against { $tn }
    }

# A player who is awaited without a question of their own, after a name and a comma.

ask-scene = this scene is yours to play; /gm resume goes on with the expedition.
# $together: several are asked at once.
ask-character = { $together ->
        [yes] choose your characters.
       *[no] choose your character.
    }
ask-late = the night is over: make camp, or go home?
# $bare: a late camp may find no shelter.
ask-night = camp, or one action by night for { $bare ->
        [yes] 1 or 2
       *[no] 1
    } Fatigue each?
ask-storm = nobody can go on in this storm. What does the party do?
# $deadly: a party that falls later has lost all the same.
ask-after = { $goal ->
        [done] **you have won**: go home with { rank-points }? Or roam on: 1 for each new site.{ $deadly ->
            [yes] { "" } If all of you fall on the way, the goal is lost.
           *[no] { "" }
        }
       *[other] the goal is lost: go home with { points-made }, or roam on (1 for each new site)?
    }
points-made = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $short: of the next rank, 0 where there is none.
rank-points = { points-made }{ $short ->
        [0] { "" }
       *[other] , { $short } short of the next rank
    }
ask-first = what first?
ask-next = what next?
