### What is asked, and how its answers are offered: an id ends with the kind of question it belongs to.

## Over the answers.

heading-first = Begin with which technology?
heading-vial = What does the Seer's Vial do?
heading-specialty = Which planet gives the symbol?
heading-deck = Which deck do you draw from?
heading-gain = Which planet do you gain first?
heading-frontier = Do you explore the frontier?
heading-survey = Explore which planet again?
heading-crown = Explore which with the crown?
heading-tomb = Give up the crown for a point?
heading-levies = Do you put an infantry there?
heading-bombard = What do you bombard?
heading-stand = Do you fight on?
heading-fury = What rolls again?
heading-losses = What do you lose?
heading-excess = Which card do you discard?
heading-excess-troops = What do you lose?
heading-pool = Which pool gets the token?
heading-pools = Split your tokens how?
# As they are kept by who votes; of several each as "Ada 3+2".
tokens-kept = Split tokens: now { $tactic } to activate, { $strategy } for orders
tokens-held = Split tokens: now { LIST($held, type: "comma") }
heading-scepter = What do you spend?
heading-public-goal = Which public goal do you score?
heading-hidden-goal = Which hidden goal do you score?
heading-charts = Which card goes on top?
heading-storm = Which wormhole did you take?
heading-archive = Which card do you take?
heading-automaton = What does the automaton give?
heading-furnace = Furnace: which technology?
heading-muster = Where do your 2 infantry muster?
heading-build = Where do you build the dock?
heading-crew = Which unit do you produce?
heading-tie = Who is speaker?

## Of those who are asked, as the others read it, after "is" or "are".

aside-first = choosing a first technology
aside-deck = choosing a deck
aside-stand = deciding whether to fight on
aside-losses = choosing what is lost
aside-excess = discarding an order card
aside-pool = placing a command token
aside-pools = dividing command tokens
aside-public-goal = choosing what to score
aside-hidden-goal = choosing what to score
aside-charts = reading star charts
aside-tie = breaking the tie

## To several who are asked at once.

together-first = choose your first technologies, under **Private**; all are shown together.
together-losses = choose what you lose.
together-pools = divide your command tokens: tactic activates, strategy orders.
together-public-goal = choose what you score, under **Private**; it is shown when all have chosen.
together-hidden-goal = choose what you score, under **Private**; it is shown when all have chosen.

## To those who are left no choice.

unmet-public-goal = you can score no public goal. Say so while the others choose.
unmet-hidden-goal = you can score no hidden goal yet. Say so: the others see only that you have chosen.

## What is done with a planet that answers.

deed-specialty = Exhaust { $planet }
deed-build = Build on { $planet }

## Planets to explore. $decks: what their cards may be, as "deck-chance"; nothing where there is no room.

opens-gain = Gain { $planet } first{ may-bring }
opens-survey = Explore { $planet }{ may-bring }
opens-crown = Explore { $planet }{ may-bring }
may-bring = { COUNT($decks) ->
        [0] { "" }
       *[other] : { LIST($decks, type: "or") }
    }
deck-chance = { $traits } (relic fragment { $chance })
# What else lies in the deck of a trait.
deck-else = { $trait ->
        [cultural] infantry or a unit
        [hazardous] goods or tokens for infantry
       *[industrial] goods, a mech or a card
    }

## Answers in the same words always.

answer-vial-symbol = Vial: 1 symbol less
    .hint = Once a round: 1 symbol less is needed
answer-vial-card = Vial: 1 order card
    .hint = Once a round: draw an order card
answer-vial-none = Keep the vial
    .hint = It can be used later
answer-frontier-frontier = Explore the frontier
    .hint = Draw a frontier card
answer-frontier-none = Leave the token
    .hint = The token stays
answer-survey-none = Explore nothing
    .hint = { "" }
answer-crown-none = Explore nothing
    .hint = The crown can be used later
answer-tomb-yes = Give it up for 1 point
    .hint = The crown is gone for good
answer-tomb-no = Keep the crown
    .hint = { "" }
answer-levies-infantry = Put 1 infantry
    .hint = Put on the planet you explored
answer-levies-none = Put no infantry
    .hint = { "" }
answer-bombard-none = Hold fire
    .hint = { "" }
answer-stand-fight = Fight
    .hint = Roll this exchange
answer-stand-fight-on = Fight to the end
    .hint = Without being asked again in this combat
answer-fury-none = Roll nothing again
    .hint = { "" }
answer-pool-tactic = Tactic token: 1 system more
    .hint = { "" }
answer-pool-strategy = Strategy token: 1 order more
    .hint = { "" }
answer-scepter-token = Spend 1 strategy token
    .hint = The scepter can be used later
answer-scepter-scepter-of-orders = Exhaust the scepter
    .hint = Until the next round: the token comes from those not gained yet
answer-public-goal-none = Score no public goal
    .hint = { "" }
answer-hidden-goal-none = Score no hidden goal
    .hint = They stay secret
answer-storm-other = Take the other wormhole
    .hint = The storm stays as it is
answer-storm-storm = Take the storm
    .hint = Its token is turned
answer-archive-none = Take no more
    .hint = Take no more cards
answer-automaton-trade-good = Gain 1 trade good
    .hint = No dock
answer-furnace-none = Keep the furnace
    .hint = Your planets can vote
answer-yes = Yes
answer-no = No
answer-none = None

## What is wanted, after a name and a comma; of a secret no more than all may know.

ask-first-with-faction = you play **{ $faction }**. { $ability } Choose your first technology; all are shown together.
wants-first = choose your first technology; all are shown together.
wants-survey = Deep Survey: explore a planet here again?
wants-crown = use the Crown of the Tomb, once a round, to explore a planet?
wants-tomb = give up the Crown of the Tomb for good, for 1 point?
wants-fury = Crown of Fury: which misses roll again, with +1? A second miss destroys the unit.
# $left: how many tokens are still to be placed.
ask-pool = { $left ->
        [one] what do you want the command token for?
       *[other] { $left } command tokens, one after the other: what do you want the next one for?
    }
wants-pools = how do you divide your command tokens? Tactic activates, strategy orders.
wants-scepter = spend a strategy token, or use the Scepter of Orders, once a round?
wants-public-goal = which public goal do you score, under **Private**? It is shown when all have chosen.
wants-hidden-goal = which hidden goal do you score, under **Private**? It is shown when all have chosen.
# On the own panel, where the answers stand below it.
wants-own-public-goal = which public goal do you score? It is shown when all have chosen.
wants-own-hidden-goal = which hidden goal do you score? It is shown when all have chosen.
wants-charts = in which order do the cards that you looked at go back?
wants-automaton = the Builder Automaton: a dock for 3 resources, or 1 trade good?
wants-furnace = give up the Knowledge Furnace for good, and all your votes now, for a technology?
wants-muster = where do your 2 infantry muster?
wants-build = where do you build the dock?
# $fresh: the planets that are explored, nothing where all are.
ask-gain = which planet do you gain first? { COUNT($fresh) ->
        [0] What its card brings can pay for the other's.
       *[other] Only { LIST($fresh) } will be explored.
    }
ask-vial = what does the Seer's Vial do for { $technology }?
ask-specialty = which planet gives the symbol that { $technology } lacks?
ask-deck = which deck do you draw from for { $place }?
ask-frontier = explore the frontier token in { $place }?
ask-levies = Field Levies: put 1 infantry on { $place }?
ask-bombard = { $left ->
        [one] bombard before you land? { $left } battleship can fire.
       *[other] bombard before you land? { $left } battleships can fire.
    }
# $on: whether it is fought on a planet; $retreat: whether there is a way out.
ask-stand = combat { combat-place }, exchange { $round }: { fight-or-retreat }{ COUNT($wins) ->
        [0] { "" }
       *[other] { " " }{ stand-odds }
    }
# $planet: what ground forces came for, nothing where they did not; $ground: how likely this side has it in the end,
# $flees: once its ships have retreated, nothing where they cannot.
stand-odds = { COUNT($planet) ->
        [0] You win { $wins }.
       *[other] Ships: you win { $wins }. { $holds ->
            [yes] { COUNT($flees) ->
                [0] You keep { $planet } { $ground }.
               *[other] Fight: you keep { $planet } { $ground }. Retreat: { $flees }.
            }
           *[no] You take { $planet } { $ground }.
        }
    }
ask-stand-no-choice = combat { combat-place }, exchange { $round }: fight; you have no card to play.
combat-place = { $on ->
        [yes] on { $place }
       *[no] in { $place }
    }
fight-or-retreat = { $retreat ->
        [yes] fight on, or retreat?
       *[no] fight, or play a card first.
    }
# $set: the units, where there is only one set of them.
ask-losses = { $hits ->
        [one] { $hits } hit { combat-place }: { which-are-lost }
       *[other] { $hits } hits { combat-place }: { which-are-lost }
    }
# To the owner, who holds no card that could stop a hit.
ask-losses-no-choice = { $hits ->
        [one] { $hits } hit { combat-place } and no card to stop it: you lose { $set }.
       *[other] { $hits } hits { combat-place } and no card to stop one: you lose { $set }.
    }
which-are-lost = { COUNT($set) ->
        [0] which of your units are lost?
       *[other] { $set } to be lost, unless you play a card.
    }
ask-excess = { $over ->
        [one] your hand is too full: { $over } order card must go.
       *[other] your hand is too full: { $over } order cards must go.
    }
ask-excess-troops = your ships in { $place } have no room for { $number } of your ground forces: what is lost?
ask-storm = which wormhole did your ships take at { $place }?
ask-archive = { $left ->
        [one] take an order card from the discard pile? { $left } card at most.
       *[other] take an order card from the discard pile? { $left } cards at most.
    }
ask-crew = Hired Crews: which unit do you produce in { $place }?
ask-tie = { $tied ->
        [yes] the votes are tied: who is speaker?
       *[no] no one has a vote: who is speaker?
    }
aside-any = choosing
together-any = choose.

## Answers with something of their own in them.

begin-with-technology = Begin with { $technology }
take-with-all-planets = { $technology }, costs all your votes
technology-hint = { CAP($colour) }: { $text }
score-goal = Score { $goal }: { $takes }
score-goal-at-a-price = Score { $goal }, { amount-asked }
discard-card = Discard { $card }
take-card = Take { $card }
# What a planet is: $nature, what it is worth, where it lies.
planet-hint = { $nature }; { planet-worth }; { planet-where }
planet-hint-briefly = { $nature }; { planet-worth }
planet-worth = { $resources ->
        [one] { $resources } resource, { $influence } influence
       *[other] { $resources } resources, { $influence } influence
    }
planet-where = { COUNT($system) ->
        [0] not in play
       *[other] in { $system }
    }
# $guard: the own ground forces on the planet; $overhead: whose ships are in its system; $who: a rival who can land there in one action, and $most with how many.
muster-there = { COUNT($guard) ->
        [0] no one there
       *[other] { $guard } there
    }{ COUNT($overhead) ->
        [0] { "" }
       *[other] ; ships of { LIST($overhead) } above
    }{ COUNT($who) ->
        [0] { "" }
       *[other] ; { $who } can land { $most }
    }
guards-on = { $planet }: { $guards }
muster-on = On { $planet }: { $guards }
draw-card = { CAP($deck) }: fragment { $chance }, else { deck-else }
    .hint = { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    }
retreat-to = Retreat to { $system } after one more exchange
    .hint = Both sides roll once more; what is left of your ships goes
divide-tokens = { $tactic } to activate, { $strategy } for orders
keep-tokens = Keep { $tactic } to activate, { $strategy } for orders
    .hint = Your vote goes with it, for yourself
split-tokens = Split: { divide-tokens }
put-on-top = Put { $card } on top{ COUNT($does) ->
        [0] { "" }
       *[other] : { $does }
    }
    .hint = { COUNT($others) ->
        [0] { "" }
       *[other] Then { $others }
    }
hire = { COUNT($place) ->
        [0] Produce 1 { $unit }, for { $cost }
       *[other] Produce 1 { $unit } on { $place }, for { $cost }
    }
    .hint = { $cost ->
        [one] { $cost } resource, or influence
       *[other] { $cost } resources, or influence
    }
# $set: each kind of units, as "unit-to-lose".
unit-to-lose = { $units } (hits on { $hits } or more)
# $troops: the ground forces aboard the ships there, $gone: how many have no room any more then.
aboard-then = { $gone ->
        [0] { $troops } aboard still fit
       *[other] { $gone } of { $troops } aboard lost too
    }
lose-units = Lose { LIST($set) }
    .hint = These units are lost
lose-units-aboard = { lose-units }: { aboard-then }
roll-again = Roll { $set } again
    .hint = Roll again with +1; a miss destroys it
build-on = Build { built-at }, 3 resources
    .hint = For 3 resources
bombard-planet = Bombard { $place }: hits { $wins }{ COUNT($guards) ->
        [0] { "" }
       *[other] , { $guards } there
    }
    .hint = Each battleship hits on 6 or more
make-speaker = Make { $who } speaker
    .hint = Goals count then in this order: { LIST($order) }

## The decisions of an exploration card; "-briefly" where a picture has little room.

decision-resolve = Resolve
resolve-card = Resolve { $card }
# $most: the dearest unit that can be produced, $several: whether it costs more than the cheapest, $least.
produce-one-unit = Produce 1 unit for { crew-price }
    .hint = With resources or influence
crew-price = { $several ->
        [yes] { $least } to { $most } resources
       *[no] { $most ->
            [one] { $most } resource
           *[other] { $most } resources
        }
    }
decision-order-trade-good = Buy a card, 1 trade good
    .hint = Draw 1 order card
decision-order-commodity = Buy a card, 1 commodity
    .hint = Draw 1 order card
decision-alpha = Turn alpha side up
    .hint = Until ships have used it
decision-beta = Turn beta side up
    .hint = Until ships have used it
decision-convert-1 = Turn 1 commodity
    .hint = Into 1 trade good
decision-convert-2 = Turn 2 commodities
    .hint = Into 2 trade goods
decision-none = Leave it
    .hint = Nothing happens
gain-a-commodity = Gain 1 commodity
    .hint = Then you have { $then }
gain-a-commodity-briefly = Gain 1 commodity
gain-commodities = { $number ->
        [one] Gain { $number } commodity
       *[other] Gain { $number } commodities
    }{ $none ->
        [yes] { " " }(you have none to turn into trade goods)
       *[no] { "" }
    }
    .hint = Then you have { $then }
turn-commodities = { $number ->
        [one] Turn { $number } commodity into a trade good
       *[other] Turn { $number } commodities into trade goods
    }
    .hint = { $number ->
        [one] Into { $number } trade good
       *[other] Into { $number } trade goods
    }
turn-briefly = { $number ->
        [one] Turn { $number } into a trade good
       *[other] Turn { $number } into trade goods
    }
put-infantry = Put 1 infantry
    .hint = On { $place }
put-mech-for-trade-good = Put 1 mech for 1 trade good
    .hint = Put 1 mech on { $place }
put-mech-for-commodity = Put 1 mech for 1 commodity
    .hint = Put 1 mech on { $place }
# $reward: "good", "ready" or "token".
# $last: whether no unit is left there then.
infantry-left = { $last ->
        [yes] Still yours, but unguarded
       *[no] The planet stays yours
    }
infantry-given = { $reward ->
        [good] Gain 1 trade good for { infantry-paid }
        [ready] { $place } pays again for { infantry-paid }
       *[token] Gain 1 command token for { infantry-paid }
    }
# On the picture of a card, where the second line says that the planet stays a player's.
last-infantry-given = Last infantry: { $reward ->
        [good] 1 trade good
        [ready] { $place } pays again
       *[token] 1 command token
    }
infantry-paid = { $last ->
        [yes] the last infantry
       *[no] 1 infantry
    }
trade-first = { COUNT($who) ->
        [0] Trade first
       *[other] { $who }: trade first
    }
trade-first-hint = { $card } lies open again until you resolve it
# $who: rivals who can win when the round ends, with a hidden goal at most.
sure-to-pass = { COUNT($who) ->
        [0] You could still: **{ $way }**.
       *[other] { LIST($who, type: "or") } may win when this round ends.
    } Tokens left: { $tactic } tactic, { $strategy } strategy. End your round?
# To a player who can win with what they hold. $ways: what brings the points, $last: whether all others have passed.
# $before: rivals who can win too and are counted earlier. $late: Meridian, which counts after all goals, is needed.
sure-to-pass-and-win = { COUNT($before) ->
        [0] You can win when the round ends, with { LIST($ways) }{ $late ->
            [yes] , unless a rival wins by goals, hidden ones too: these count first.
           *[no] .
        }
       *[other] When the round ends { LIST($before) } can win and counts before you; else you can, with { LIST($ways) }.
    } { $last ->
        [yes] Your pass ends it. Pass now?
       *[no] Your rivals still have turns, you have none then. End your round all the same?
    }
