### What is told of events. $who, $partner and the like are names of players; places, cards and units are named.

## Parts that several messages share.

hits = { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }
trade-goods = { $trade_goods ->
        [one] { $trade_goods } trade good
       *[other] { $trade_goods } trade goods
    }
commodities = { $commodities ->
        [one] { $commodities } commodity
       *[other] { $commodities } commodities
    }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
order-cards = { $count ->
        [one] { $count } order card
       *[other] { $count } order cards
    }
because = { COUNT($source) ->
        [0] { "" }
       *[other] { " (" }{ $source })
    }

## The course of the game.

begun = **Goal:** first to { $points } points, or most after round { $rounds }.
begun-turn = **A turn:** a tactic token sends ships, a strategy token gives an order. { $first } takes the first one.
faction = { $who } plays **{ $faction }**.
# $how: "first", "researched" or "gained".
technology = { $how ->
        [first] { $who } begins with **{ $technology }**.
        [researched] { $who } researches **{ $technology }**.
       *[other] { $who } gains **{ $technology }**.
    }
drew_goal = { $kept ->
        [yes] { $who } draws a hidden goal.
       *[no] { $who } draws a hidden goal and has too many: one goes back into the deck.
    }
hidden_goal = You draw a hidden goal, { goal-and-terms }. It is 1 point, once, if that is so as a round ends.
# What a goal takes stands in its content; a goal that is not known has only a name.
goal-and-terms = { COUNT($takes) ->
        [0] **{ $goal }**
       *[other] **{ $goal }**: { $takes }
    }
goal-marked = { COUNT($takes) ->
        [0] **{ $goal }**
       *[other] **{ $goal }** ({ $takes })
    }
goal-open = { $goal }
# A hidden goal, with what it takes.
goal-shown = { $goal } ({ $takes })
# $drawn: order cards, each as "drawn-card".
order_cards = { COUNT($drawn) ->
        [0] { "" }
       *[other] You draw { $drawn }
    }
drawn-card = **{ $card }** – { $says }
discarded_order = { $why ->
        [excess] { $who } discards { $card }: the hand was too full.
       *[other] { $who } discards { $card }.
    }
# $legs: ships that set out together, each as "leg".
moved = { $who } brings { LIST($legs, type: "clauses") } into { $system }.
moved-there = { $who } brings { LIST($legs, type: "clauses") }.
leg = { COUNT($origin) ->
        [0] { $units }
       *[other] { $units } from { $origin }
    }
sent = { $who } sends ships from { $origins }.
# $way: "secret", "open", "fight", "produce", "land" or "pay".
answered = { $way ->
        [secret] { $who } has chosen in secret.
        [fight] { $who } will fight.
        [produce] { $who } hires the crew.
        [land] { $who } is about to land on { $where }.
        [pay] { COUNT($where) ->
            [0] { $who } is to pay for { $units }.
           *[other] { $who } is to pay for { $units } on { $where }.
        }
       *[open] { $who } has chosen.
    }
# $way: "first" technology, "public" or "hidden" goal not scored, "vote", "abstained", or "goal".
chosen = { $way ->
        [first] { COUNT($does) ->
            [0] You begin with **{ $choice }**.
           *[other] You begin with **{ $choice }**: { $does }.
        }
        [public] You will score no public goal.
        [hidden] You will score no hidden goal.
        [vote] You vote for **{ $choice }**.
        [abstained] You cast no vote.
       *[goal] You will score **{ $choice }**.
    }
removed_excess = { $who } loses { $units }: no ship in { $system } has room for more.
ordered = { $undecided ->
        [yes] { $who } gives the order { order-given }.
       *[no] { $who } orders { order-given }.
    }
order-given = { $order ->
        [research] Research
        [trade] Trade
        [muster] Muster
       *[build] Build
    }
paid = { $what ->
        [influence] { $who } pays influence with { paid-with }.
       *[resources] { $who } pays resources with { paid-with }.
    }
# $paid: planets by name, the "home-planet", and last "trade-goods".
paid-with = { COUNT($paid) ->
        [0] nothing
       *[other] { $paid }
    }
home-planet = the home planet
# $parts: units with their places, each as "placed-part".
placed_units = { $who } puts { placed-part }{ because }.
placed-all = { $who } puts { $parts }{ because }.
placed-part = { $in_space ->
        [yes] { $units } in { $place }
       *[no] { $units } on { $place }
    }
# $by: "relic" where its name says it; "all" where a player loses everything, which needs no word.
removed_units = { $by ->
        [all] { "" }
        [relic] { $who } loses { $units } to { THE($relic) }.
       *[card] { $who } removes { $units } from { $place }{ because }.
    }
played = { $who } plays **{ $card }**{ on-target }.
used = { $sort ->
        [relic] { $who } uses { THE($item) }{ on-target }.
        [planet] { $who } uses the power of { $item }{ on-target }.
       *[device] { COUNT($learnt) ->
            [0] { $who } uses { A($item) }.
           *[other] { $who } uses { A($item) } to learn { $learnt }.
        }
    }
on-target = { COUNT($target) ->
        [0] { "" }
       *[other] { " on " }{ $target }
    }
nothing_done = { $what ->
        [move] { $who } brings no ships.
        [bombard] { $who } holds fire.
        [crown-of-fury] { $who } rolls nothing again.
        [production] { $who } produces nothing.
        [compass] { $who } leaves the frontier token alone.
        [survey] { $who } surveys nothing.
        [crown] { $who } leaves the Crown of the Tomb unused.
        [levies] { $who } calls no levies.
        [tomb] { $who } keeps the Crown of the Tomb.
        [knowledge-furnace] { $who } keeps the Knowledge Furnace.
        [hidden-goal] There is no hidden goal left for { $who } to draw.
        [smuggler] { $who } makes no deal with the smuggler.
       *[other] Nothing comes of { $card }.
    }
# $away: "missed" a turn, "idle" with nothing left to do, or "here".
passed = { $away ->
        [missed] { $who } is away, and passes.
        [idle] { $who } passes: no ship can move, and nothing can be bought.
       *[here] { $who } passes.
    }
pass-together = { $names } pass: no ship of theirs can move, and nothing can be bought.
# That the first one begins needs no heading.
round_begun = { $round ->
        [one] { $speaker } is speaker.
       *[other] **Round { $round }**, { $speaker } is speaker.
    }
met = { $lore }
reopened = { $who } wants to trade first: { $card } lies open again.
chose_first = { $who } has chosen a first technology.
drew_orders = { $who } draws { order-cards }.
draw-orders = { $names } draw { order-cards } each.
everybody-draws-orders = All draw { order-cards }.
draw-goals = { $names } draw a hidden goal each.
everybody-draws-goals = All draw a hidden goal.
took_order = { $who } takes { $card } from the discard pile.
activated = { $who } activates { $system }.
storm_flipped = { $side ->
        [alpha] The tide storm in { $system } turns to its alpha side.
       *[beta] The tide storm in { $system } turns to its beta side.
    }
produced = { $who } produces { $units } in { $place }.
turn_over = { $who }'s turn is over.
nothing-could-come = No ship can get there: the turn is over.
away = { $who } missed two turns: I pass for them until they are back.
back = { $who } is back.
# $habit: a standing order, as "habit-…".
habit = Your standing order – { $habit }
resigned = { $who } gives up: the ships are gone, the planets are free.
# A sentence that goes on with what the same player does next.
goes-on = { $said } and { $more }

## Standing orders.

habit-combat-quick = Combats: fight on without asking.
    .label = Combat quick
habit-combat-ask = Combats: ask me in each exchange.
    .label = Combat ask
habit-combat-choice = Combats: ask me where a card or a retreat may change the outcome.
    .label = Combat choice
habit-gifts-take = Gifts: take for me what only gives.
    .label = Gifts take
habit-gifts-ask = Gifts: ask me whether I want what only gives.
    .label = Gifts ask
habit-turns-new = Turns: before mine ends, ask me only where there is something new to trade.
    .label = Turns new
habit-turns-ask = Turns: ask me before mine ends wherever I could trade.
    .label = Turns ask
habit-turns-quick = Turns: end mine without asking me for trades.
    .label = Turns quick
habit-goals-choice = Goals: score what costs nothing where I have no choice, and ask me only where I have.
    .label = Goals choice
habit-goals-auto = Goals: score what costs nothing for me, the first of each kind, and ask me no more.
    .label = Goals auto
habit-goals-ask = Goals: ask me each time what I score.
    .label = Goals ask
habit-hand-quick = Hand: pass for me where nothing but it is left and no card of it can be used. The others see that.
    .label = Hand quick
habit-hand-ask = Hand: ask me even where no card of it can be used.
    .label = Hand ask
habit-payments-exact = Payments: pay with planets that come to exactly the price where that costs least; else ask me, but never in the status phase.
    .label = Payments exact
habit-payments-ask = Payments: ask me each time what I pay with.
    .label = Payments ask

## Transactions. $way: "gift" where only one gives, "asks" where only the other does, "deal" where both do.

dealt = { $way ->
        [swap] { $who } and { $partner } swap { $gives }: trade goods for both.
        [gift] { $who } gives { $partner } { $gives }.
        [asks] { $partner } gives { $who } { $gets }.
       *[deal] A deal: { $who } gives { $partner } { $gives } for { $gets }.
    }
offered = { offer-made }.
offer-made = { $way ->
        [asks] { $who } asks { $partner } for { $gets }
        [gift] { $who } offers { $partner } { $gives } as a gift
        [swap] { $who } offers { $partner } to swap { $gives }: trade goods for both
       *[deal] { $who } offers { $partner } { $gives } for { $gets }
    }
declined = { $who } declines { $proposer }'s offer.
withdrawn = { $who } takes the offer to { $partner } back.
# An offer and what came of it.
offer-declined = { offer-made }; { $partner } declines.
offer-lapsed = { offer-made }; no answer, so it has lapsed.
lapsed = { $who }'s offer to { $partner } has lapsed.

## The status phase, the council and the end.

status_begun = Round { $round } ends.
chose_goals = { $who } has chosen what to score.
scores = { $who } scores **{ $goal }**, once it is paid.
# $scored: goals, each as "goal-open" or "goal-shown".
scored = **{ $who } scores { LIST($scored) }: { COUNT($scored) ->
        [one] 1 point
       *[other] { COUNT($scored) } points
    }, { $points } of { $enough }.**
# $points of the $enough that win.
# Several who score the same goal, with the points of each then; once where all have as many.
scored-together = **{ LIST($names) } score { $goal }: 1 point each, { LIST($points) } of { $enough }.**
point = { $why ->
        [meridian] **{ $who } holds Meridian: 1 point, { $points } of { $enough }.**
        [seal] **{ $who } breaks the seal of Meridian: 1 point, { $points } of { $enough }.** Landing there is free now.
        [splinter] **The Crown Splinter brings { $who } 1 point, { $points } of { $enough }.** Who takes a home or a legendary planet from { $who } takes it along.
        [splinter-lost] **{ $who } loses the point of the Crown Splinter: { $points } of { $enough }.**
        [tomb] **The Crown of the Tomb brings { $who } 1 point, { $points } of { $enough }.**
       *[other] { $who } has { $points } of { $enough } points.
    }
# $far: how far all are who have begun with it.
goal_revealed = New public goal: { goal-marked }{ COUNT($done) ->
        [0] { "" }
       *[other] : { LIST($done) } can score it
    }.
goal-done = **{ $who } can score { $goal }** (1 point).
goal-named = **{ $goal }** ({ $needed } { $counted })
goals-revealed = **Points:** 1 each round for a public goal, { LIST($goals, type: "or") }; 1 once for your hidden goal.
goals-meridian = **Meridian**, in the middle: 1 and a relic for the first to land, 1 each round for its holder.
readied_all = All gain 2 tokens; everything is ready again.
pools = { $who } divides tokens: { $tactic } tactic, { $strategy } strategy.
pools-small = tactic and strategy tokens: { LIST($pools, type: "comma") }
council_begun = **Council**, { $speaker } is speaker.
market_done = { $who } has voted.
voted = { $silent ->
        [yes] { $who } casts no vote.
       *[no] { $who } casts { $influence } influence for { $candidate }.
    }
vote-cast = { $who } { $influence } for { $candidate }{ COUNT($against) ->
        [0] { "" }
       *[other] { " " }(against { $against }, who leads)
    }
votes-cast = Votes: { LIST($votes, type: "comma") }.
vote-nothing = { COUNT($names) ->
        [one] { $names } casts no vote.
       *[other] { $names } cast no vote.
    }
speaker = { $votes ->
        [0] No one votes: { $who } stays speaker.
       *[other] { $tied ->
            [yes] **{ $who } is speaker**: tied at { $votes }, the old speaker chooses.
           *[no] **{ $who } is speaker** with { $votes } influence.
        }
    }
# $even: others who have as many points; none where the winner is alone.
ended = { $why ->
        [rounds] The last round is over. { end-won }
        [alone] No one else is left. { end-won }
       *[points] { end-won }
    }
end-won = { COUNT($winner) ->
        [0] No one wins.
       *[other] **{ $winner } wins with { points-of-winner }{ end-tied }**{ won-by }.
    }
won-by = { COUNT($ways) ->
        [0] { "" }
       *[other] , from { LIST($ways) }
    }
points-of-winner = { $most ->
        [one] { $most } point
       *[other] { $most } points
    }
end-counted-first = { LIST($others) } could have won too, but { $winner } was counted first.
end-tied = { COUNT($tied) ->
        [0] { COUNT($even) ->
            [0] { "" }
           *[other] , ahead of { $even } with as many
        }
       *[other] { " " }{ $tied }
    }
# Of the winner and the best of those with as many points.
tied-planets = and { $mine } planets to { $theirs }
tied-goods = and { $mine } trade goods to { $theirs }
tied-order = first in turn order among equals
# In the last round; $before: whose it was.
end-turned = In the last round { $who } took { $planet } from { $before }.

## Exploration.

# $where: "planet", "place" in space, or "frontier" of no place.
explored = { explored-what }.
    .terms = { $terms }
explored-what = { $where ->
        [planet] { $who } explores { $place }: **{ $card }**
        [place] { $who } explores the frontier in { $place }: **{ $card }**
       *[frontier] { $who } explores the frontier: **{ $card }**
    }
explores-it = { $said } and explores it: **{ $card }**.
unexplored = { $planet } has no trait: there is nothing to explore.
no_card = { COUNT($place) ->
        [0] { $who } explores the frontier, but no { $deck } card is left anywhere.
       *[other] { $who } explores { $place }, but no { $deck } card is left anywhere.
    }
reshuffled = The { $deck } discard pile is shuffled into a new deck of { cards }.
cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
deck-left = { $deck } deck: { cards } left
put_away = { $where ->
        [attach] { $card } stays on { $place }.
        [play] { $card } stays with its explorer.
        [common] { $card } stays in the common area.
        [purge] { $card } is gone for good.
       *[discard] { $card } is discarded.
    }
# $brings: what the card gives its planet, as "brings-…", or what it says.
attached = { COUNT($brings) ->
        [0] { $card } is attached to { $planet }.
       *[other] { $card } is attached to { $planet }: { $brings }.
    }
# Behind the card that was just explored there.
attached-there = { $said }, { LIST($brings) }.
brings-resources = { $resources ->
        [one] +{ $resources } resource
       *[other] +{ $resources } resources
    }
brings-influence = +{ $influence } influence
brings-specialty = { A($specialty) } specialty
fragment = { $count ->
        [0] { $who } keeps { a-fragment }.
        [1] { $who } keeps { a-fragment }.
       *[other] { $who } keeps { a-fragment }, and has { $count } of them.
    }
a-fragment = { $kind ->
        [cultural] a cultural fragment
        [hazardous] a hazardous fragment
        [industrial] an industrial fragment
       *[unmarked] an unmarked fragment
    }
# Small print under a fragment, by how many of its kind there are.
fragment-kept-1 = 3 fragments of one type make a relic
fragment-kept-3 = 3 of one type: `/{ $command }`, as an action, makes them a relic
fragments_purged = { $who } gives up 3 fragments ({ $fragments }).
# What the seal of Meridian gives to another than who broke it.
relic-for-fewest = { $who }, with the fewest points, gains { THE($relic) }.
relic = { $who } gains { THE($relic) }.
relics-left = { $left ->
        [one] { $left } relic left
       *[other] { $left } relics left
    }
what-it-does = { $thing }: { $does }
no_relic = No relic is left for { $who }.
relic_purged = { CAP(THE($relic)) } is gone for good.
splinter = The Crown Splinter goes from { $holder } to { $who }.
device = { $count ->
        [0] { $who } keeps a Puzzle Engine.
        [1] { $who } keeps a Puzzle Engine.
       *[other] { $who } keeps a Puzzle Engine, and has { $count } of them.
    }
device-kept = as an action, for 6 resources, it teaches a technology and is gone
# $what: "frontier", "gamma", or the side of a storm.
token_placed = { $what ->
        [frontier] A frontier token lies in { $system } now.
        [gamma] A gamma wormhole opens in { $system }.
        [alpha] A tide storm settles in { $system }, alpha side up.
       *[beta] A tide storm settles in { $system }, beta side up.
    }
token-gamma = all gamma systems are adjacent, the Eddy among them
token-alpha = all alpha systems are adjacent; once ships have used the storm, it turns
token-beta = all beta systems are adjacent; once ships have used the storm, it turns
token_returned = The frontier token of { $system } goes back to the supply.
phantom = { COUNT($system) ->
        [0] The Phantom World appears, and { $who } is there first.
       *[other] The Phantom World appears in { $system }, and { $who } is there first.
    }
# $way: "turns" commodities into trade goods, "gains", "pays", "both", "none"; $held: "goods", "commodities" or "both".
goods = { $way ->
        [turns] { $who } turns { commodities } into { trade-goods }{ because }.
        [gains] { $who } gains { goods-held }{ because }.
        [pays] { $who } pays { goods-held }{ because }.
        [both] { $who } pays { trade-goods } and gains { commodities }{ because }.
       *[none] { $who } gains nothing{ because }.
    }
goods-held = { $held ->
        [goods] { trade-goods }
        [commodities] { commodities }
       *[both] { trade-goods } and { commodities }
    }
command = { $pool ->
        [tactic] { $who } gains { $count ->
            [one] { $count } tactic token
           *[other] { $count } tactic tokens
        }.
       *[strategy] { $who } gains { $count ->
            [one] { $count } strategy token
           *[other] { $count } strategy tokens
        }.
    }
no_command = { $who } has no command token left to gain.
readied = { $planet } can be used again.
looked = { $who } looks at the top of the { $deck } deck.
legend = { $planet }, once a round as a turn of yours ends: { $power }.{ $used ->
        [yes] { " It was used in this round, and can be again in the next." }
       *[no] { "" }
    }

## Combat, and planets that change hands.

# $wins: how likely the attacker wins, nothing where that is not known.
battle = { $ground ->
        [yes] **{ $attacker } attacks { $defender } on { $place }**
       *[no] **{ $attacker } attacks { $defender } in { $place }**
    }{ COUNT($wins) ->
        [0] { "" }
       *[other] { " " }({ $ground ->
            [yes] wins
           *[no] destroys or drives off
        } { $wins })
    }.
battle_over = { $left ->
        [nobody-ground] No one is left on { $place }.
        [nobody-space] No one is left in { $place }.
        [ground] { $winner } wins on { $place }.
       *[space] { $winner } wins in { $place }.
    }
# $stays: planets below that stay the loser's.
battle-held = { $ground ->
        [yes] **{ $who } holds { $place }.**
       *[no] { COUNT($loser) ->
            [0] { $who } holds the space in { $place }
           *[other] **{ $who } beats { $loser } in { $place }**
        }{ COUNT($stays) ->
            [0] { "" }
            [one] ; { LIST($stays) } stays { $loser }'s
           *[other] ; { LIST($stays) } stay { $loser }'s
        }.
    }
# An attack on a planet that failed. $loser made it and $lost these units, nothing where that is not known; $left: how many
# units $who has there still, 0 where that is not known.
battle-repelled = **{ $loser } does not take { $place }{ COUNT($lost) ->
        [0] { "" }
       *[other] : { $lost } lost
    }{ $left ->
        [0] { "" }
       *[other] , { $who } keeps { $left }
    }.**
rolled = { $who } rolls { hits }.
rolled-again = { $who } rolls again: { hits }.
nobody-hits = { $rounds ->
        [one] No one hits.
       *[other] In { $rounds } exchanges no one hits.
    }
# $others: each as "rolled-other".
rolled-all = { $rounds ->
        [one] { $who } rolls { hits }, { LIST($others, type: "comma") }.
       *[other] In { $rounds } exchanges { $who } rolls { hits }, { LIST($others, type: "comma") }.
    }
rolled-other = { $hits ->
        [0] { $who } none
       *[other] { $who } { $hits }
    }
bombarded = { $who } bombards { $planet }: { hits }.
lost = { $who } loses { $units }.
losses = { LIST($losses, type: "semicolon") }.
loss = { $who } loses { $units }
cancelled = { $who } dodges { hits }.
# Dice that one player rolled: each part as "dice-of". $faces: numbers, those that hit printed bold. $needed: what such a
# unit hits on, 0 where that was said before.
dice = { LIST($dice, type: "comma") }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    }
dice-of = { $count ->
        [one] { $unit }
       *[other] { PLURAL($unit) }
    }{ $needed ->
        [0] { "" }
       *[other] { " " }({ $needed }+)
    } { $faces }
dice-rolled = { $who }: { $dice }
# Small print: dice of an exchange, or only its hits where they are too many.
retreated = { $who } retreats from { $system } to { $to }.
announced = { $who } will retreat to { $to } after one more exchange.
landed = { $who } lands { $units } on { $planet }.
land-all = { $who } lands { $parts }.
landed-part = { $units } on { $planet }
landing-price-nobody = the first landing on Meridian costs 6 influence: no one lands
seal_broken = **{ $who } breaks the seal of Meridian**: landing is free now.
fleet-is-full = { $most } ships of a player are all that a system holds
gained = { COUNT($before) ->
        [0] { $who } takes { $planet }.
       *[other] **{ $who } takes { $planet } from { $before }.**
    }
gained-all = { $who } takes { LIST($planets) }.
# A planet that was fought for; $lost: the ground forces that $before lost on it.
gained-from = **{ $who } takes { $planet } from { $before }, who loses { $lost }.**
# The winner has one unit left.
gained-at-last = **{ $who } takes { $planet } from { $before } with the last unit standing; { $before } loses { $lost }.**
freed = { $owner } loses { $planet }: no one controls it.
all-freed = No one controls { $planets } any more.
dock_destroyed = { $owner }'s dock on { $planet } is destroyed.
docks-destroyed = { $owner }'s docks on { $planets } are destroyed.
planet_destroyed = The Star Lance burns { $planet } away: it is out of the game.

## Technologies and factions, told of several at once.

begin-with = { $parts }.
begins-with-first = { $who } has { $technology }
begins-with-next = { $who } has { $technology }
play-factions = { $parts }.
plays-faction = { $who } plays **{ $faction }**
faction-look = What a faction can do: `/look cards`

## An exploration desk.

opened = The desk is open for { $players }. Four exploration decks lie shuffled, the frontier with { $frontier ->
        [one] { $frontier } card
       *[other] { $frontier } cards
    }, and the relics beside them.
seated = { $who } joins the desk.
clerk = { $who } keeps the desk too.
acting = The desk works for { $who } now.
named = { COUNT($traits) ->
        [0] { $planet } is noted, with no trait.
       *[other] { $planet } is noted as { $traits }.
    }
# $start and $end: names of piles as "pile-…", of planets or of players.
moved_card = { $way ->
        [to] { $card } goes to { $end }.
        [from] { $card } goes from { $start }.
        [both] { $card } goes from { $start } to { $end }.
       *[none] { $card } goes.
    }
pile-discard = the discard pile
pile-purge = the cards out of the game
pile-purged = the cards out of the game
pile-common = the common area
pile-deck = the deck
pile-draw = the deck
pile-play = the table
handed = { $gift ->
        [yes] { $who } gives { $partner } { $gives }.
       *[no] { $who } gives { $partner } { $gives } for { $gets }.
    }
planet_of = { COUNT($owner) ->
        [0] { $planet } is free now.
       *[other] { $planet } is { $owner }'s now.
    }
planet_gone = { $planet } is out of the game, with all that was attached to it.
laid_out = { "" }
