### What bot players say, and why something is advised.

## With an answer to an offer.

haggle-last = I could not do it for less.
haggle-fewer = That is one too many for me.
haggle-dearer = It is worth more than that to me.
haggle-both = A little less for a little more, then.
haggle-instead = How about this instead?
haggle-greedy = You would gain far more by it than I would.
haggle-goal = I keep that for a goal.
haggle-leader = Not while you are this close to winning.
haggle-gift = For nothing? Not from me.
haggle-collecting = I am collecting those fragments myself.
# $number: trade goods.
would-want-more = I would want { $number } { $number ->
        [one] trade good
       *[other] trade goods
    } more for that.

## Before a round in which a player can win.

says-stops = I am coming to { $system }, to stop { $who }.
says-you-could = I cannot stop { $who } this time. You could, { $other }, in { $system }.

## Why a turn is spent so.

why-nothing-needed = There is nothing here that you need.
why-keep-tokens = Nothing that is left is worth a command token.
why-guards-win = You win when the round ends: with this you keep that { $then }, without it { $now }.
# Nothing makes the own win safer.
why-waits = You win when the round ends. It gives nothing away, and who has not passed can strike back.
why-win-safe = You win when the round ends, and no rival can stop it.
why-meridian = { $seal ->
        [yes] Meridian: the seal's point, and then a point in every round you hold it.
       *[no] Meridian: a point in every round you hold it.
    }
# $wins: how likely.
why-stop = It stops { $who } { $wins }. Else { $who } can win when the round ends.
# $who: a rival whom the move does not stop.
why-mind = { $why } Mind { $who }, who can win when the round ends.
# $left: command tokens that are left then.
why-held-back = { $why } It leaves { $left } tokens: no { $goal }.
# $met: whether it can be scored when the round ends.
why-hidden-goal = { $why } { $met ->
        [yes] Hidden goal { $goal } is done: it scores when the round ends.
       *[no] Hidden goal { $goal }: { $have } of { $needed }.
    }
# $who: whose units are attacked; a goal that is hidden is not named.
why-fight = You win the fight there { $wins }.
# What is fought for wins the game when the round ends.
why-wins = It wins you the game when the round ends, { $wins }.
why-frontier = Its card may hold goods, a token, a hidden goal or a relic fragment.
why-ships = Ships there bring you nearer to a goal.
why-more-units = More units keep Meridian yours.
# $units: what could be produced there now, for how much.
why-dock = { COUNT($units) ->
        [0] Your dock can produce what you lack.
       *[other] You get { $units } there for { $price } { $price ->
            [one] resource
           *[other] resources
        }.
    }
why-nearer-meridian = It brings you nearer to Meridian.
why-again = You can explore a planet of yours again.
why-completes = It completes { $goal }: 1 point.
why-goal = It brings you nearer to { $goal }.
why-weak = { $planet } is weakly held.
why-planets = { $planets } would be yours{ $cards ->
        [0] { "" }
        [one] , with { $cards } card to explore
       *[other] , with { $cards } cards to explore
    }.

## Why a move is made.

# $swap: whether both give commodities.
why-trade = { $swap ->
        [yes] Each becomes a trade good, which pays 1 resource or influence: both gain.
       *[no] Both of you gain by it.
    }
why-accept = { $swap ->
        [yes] { why-trade }
       *[no] It brings you something, and the other not much more.
    }
# $who: who offers it.
why-decline = { $fault ->
        [leader] { $who } is close to winning: better not to help.
        [greedy] { $who } would gain far more by it than you.
        [goal] You need for a goal what it takes.
        [dearer] To you it is worth more than that.
        [collecting] 3 fragments of a type make a relic, and you collect these.
        [gift] You would get nothing for it.
       *[little] It brings you too little.
    }
# Where what is best now stands on the own panel. $who: with whom a deal is best, nothing for a card.
best-inside = Best now is a card of yours, under **Private**.
why-technology = { COUNT($goal) ->
        [0] { $technology }: it helps in every round to come.
       *[other] { $technology }: it brings you nearer to { $goal }.
    }
why-relic = A relic is worth more than the fragments for it.
why-play = { $card } costs no command token.
why-use = It can be used, and is of use now.
why-transports = They can carry what you need there.
why-guards-stay = The rest stays to guard your planets.
why-ships-alone = Ships alone are enough there.
why-land = { $planet } needs no more than that.
why-produce = { COUNT($goal) ->
        [0] That is the most for what you can spend.
       *[other] It leaves you { $left } resources, enough for { $goal }.
    }
why-pass = Nothing more is to be gained here.
why-best = It is the best of what there is.
why-order = It is worth its token.
why-order-trade = { $number ->
        [one] { $number } commodity: in other hands it is a trade good.
       *[other] { $number } commodities: in other hands they are trade goods.
    }
why-order-muster = { $troops ->
        [one] You have { $troops } ground force
       *[other] You have { $troops } ground forces
    } for { $planets ->
        [one] { $planets } planet
       *[other] { $planets } planets
    }: 2 more land or guard.
why-order-build = A second dock brings units where you need them.
why-stage-pay = That wastes least.
why-spends-nothing = What you can spend is needed for { $goal }.
why-stage-card = That is the best the card offers.
# $whom: who has so much influence ($votes) with one's own; $who: who has most else.
why-vote-lifts = With your votes { $whom } has { $votes } influence, { $who } { $theirs }.
why-vote-short = { $who } has { $theirs } influence, you { $mine }: your votes alone are too few.
why-vote-against = { $who } is close to winning, and has more votes than you.
why-stage-market = All planets can be used again after it, so a vote costs nothing.

## Why a question is answered so.

# $wins: how likely.
why-stand = { $way ->
        [retreat] Your chances are small here.
        [cornered] You win { $wins }, and cannot retreat.
        [risk] You win only { $wins }, but a retreat gives up more.
       *[fair] You win { $wins }.
    }
why-without = { $fury ->
        [yes] It costs more than it brings.
       *[no] Nothing better is offered.
    }
why-keep-furnace = You keep your votes, and a relic that goals count.
why-scales = { $card } may turn the scales.
why-usual = That is the usual choice, and nothing speaks against it.
why-answer-first = It is of use from the first turn on.
why-answer-public-goal = It is a point, and the hardest to have later.
why-answer-hidden-goal = { why-answer-public-goal }
why-answer-pools = Tactic tokens are turns; a strategy token buys an order.
why-answer-pool = That is the pool you lack tokens in.
why-answer-losses = Those are the cheapest.
why-answer-bombard = It costs nothing, and may clear the way.
why-answer-excess = Of your cards you will miss that one least.
why-answer-muster = Infantry does most there.
why-answer-build = A dock is worth most where much is paid.
why-answer-levies = It costs nothing.
why-answer-deck = A fragment is likeliest in that deck.
why-answer-frontier = It costs nothing, and mostly brings something.
why-answer-survey = A find is worth most there.
why-answer-crown = { why-answer-survey }
why-answer-tomb = It is a point.
why-answer-furnace = It is worth most to you.
why-answer-archive = It is the best card there.
why-answer-fury = What rolls again is likelier to hit than to be lost.
# $order: in which order goals count with that speaker.
why-tie = Goals count then in this order: { LIST($order) }.
