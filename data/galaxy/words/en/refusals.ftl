### Why a move cannot be made.

## Card actions.

smuggler-waits-offer-somebody-deal = The Smuggler waits: offer somebody a deal, or pass to do without.
this-card-needs-nothing-named-beside = This card needs nothing named beside it.
say-which-planet-yours-is-be = Say which planet of yours is to be explored.
say-which-systems-frontier-token = Say which system's frontier token is to be explored.
say-in-which-system-frontier-token = Say in which system the frontier token is to be put.
probe-starts-from-ship-yours = A probe starts from a ship of yours, and there is none.
no-token-can-be-put-there = { $taken ->
        [yes] No frontier token can be put there: a frontier token lies there already.
       *[no] No frontier token can be put there: that is for systems without planets.
    }
say-which-planet-yours-is-be-2 = Say which planet of yours is to be readied.
planet-is-not-yours = { $planet } is not yours.
planet-is-ready-already = { $planet } is ready already.
say-on-which-one-or-two = Say on which one or two planets of yours infantry is to be put: “aster+kiln”.
say-which-exploration-deck-cultural-hazardous = Say which exploration deck: cultural, hazardous, industrial or frontier.
deck-has-no-cards = The { $deck } deck has no cards.
smuggler-needs-nobody-named-play = The Smuggler needs nobody named: play it, then offer your deal.
you-have-dealt-with-everybody = You have dealt with everybody in this turn already.
there-is-no-such-order-card = There is no such order card.
card-is-not-in-hand = { $card } is not in your hand.
card-is-no-action-text = { $card } is no action. { $text }
who-is-dealing-with-smuggler = { $who } is dealing with a smuggler.
you-control-no-legendary-planet-name = You control no legendary planet of that name.
planet-has-no-ability-card = { $planet } has no ability card.
planet-ability-is-exhausted-until-status = { $planet }'s ability is exhausted until the status phase.
# $alone: whether it is used on nothing.
ability-cannot-be-used-on-that = { $planet }'s ability cannot be used on that; possible: { $alone ->
        [yes] nothing beside it
       *[no] { COUNT($places) ->
            [0] nothing now
           *[other] { LIST($places, type: "comma") }
        }
    }.
name-is-no-planet-yours = { $name } is no planet of yours.
no-unit-may-be-put = No unit may be put on { $planet }.

## Commands.

strategy-token-buys-research-trade-muster = A strategy token buys: research, trade, muster, build.
order-costs-strategy-token = An order costs 1 strategy token, and you have none.
say-which-technology-with-research = Say which technology with “research”.
you-have-as-many-commodities = You have as many commodities as you can hold.
no-planet-yours-can-take-infantry = No planet of yours can take infantry.
you-have-no-more-docks-all = You have no more docks: all of them are in play.
no-planet-yours-can-take-dock = No planet of yours can take a dock: one to a planet.
building-costs-more-than = Building costs { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }, more than you can pay now.

## Council.

market-is-open-trade-with-anybody = The market is open: trade with anybody, or pass when you are done.
you-are-done-with-market-others = You are done with the market. The others still trade.
it-is-who-turn-vote = It is { $who }'s turn to vote.
council-votes-name-who-should-be = The council votes: name who should be speaker, or pass.
vote-one-those-who-play-able = Vote for one of those who play: { LIST($able, type: "or") }.
votes-are-influence-readied-planets = Votes are the influence of readied planets: you have { $able }. Trade goods do not vote.
command-tokens-are-divided-already-now = Your command tokens are divided already. Now vote, or pass.
you-have-most-command-tokens-divide = You have { $most } command tokens to divide: “3-2” is 3 tactic, 2 strategy.

## Production.

first-say-what-dock-on-place = First say what the dock on { $place } produces, or pass.
planet-is-not-in-play = { $planet } is not in play.
say-which-units-infantry-scout = Say which units: “2 infantry, 1 scout”.
docks-are-built-with-order-build = Docks are built with the order Build.
dock-produces-up-most-units-these = A dock produces up to { $most } units, and these are { $units }.
costs-you-can-pay-most = That costs { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }, and you can pay { $most }.
others-ships-hold-space-system-no = Others' ships hold the space of { $system }: no ship can come.
you-can-have-most-ships-ships = You can have { $most_ships } ships in a system.
who-is-producing-on-place = { $who } is producing on { $place }.
write-units-like-infantry-scout = Write units like “2 infantry, 1 scout”.
you-have-no-more-units-all = You have no more { $many }: all of them are in play.
you-have-most-ships-ships = You have { $most_ships } ships in { $where }, which is the most.
ships-stay-in-space = Ships stay in space.
planet-is-truce-world-no-unit = { $planet } is a truce world: no unit may be put there.
planet-has-dock-already = { $planet } has a dock already.
dock-stands-on-planet = A dock stands on a planet.
you-have-units-left = You have { $units } left.

## Technologies.

needs-symbols = { $symbols ->
        [one] { $technology } needs { $symbols } { $colour } symbol
       *[other] { $technology } needs { $symbols } { $colour } symbols
    }
symbols-lacking = { needs-symbols }: { $lacking } of them your technologies, planets and relics do not give.
there-is-no-such-technology = There is no such technology.
you-have-technology-already = You have { $technology } already.
costs-more-than-you-can-pay = That costs { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }, more than you can pay now.
symbols-planets-cannot-also-pay = { needs-symbols }: the planets for that cannot also pay { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }.

## Wealth.

name-ready-planets-yours-last-how = Name ready planets of yours, and last how many trade goods: “Aster, Kiln, 1”.
you-have-trade-goods = You have { $purse ->
        [one] { $purse } trade good
       *[other] { $purse } trade goods
    }.
pays-paid-price-is-price = That pays { $paid }, and the price is { price }.
pays-without-spare-no-change = That pays without { $spare }, and no change is given.
pays-with-fewer-trade-goods-no = That pays with fewer trade goods, and no change is given.
who-has-asked-pay-first = { $who } has { price } to pay first.
first-pay = First pay: { price }.
price = { $what ->
        [influence] { $amount } influence
       *[resources] { $amount ->
            [one] { $amount } resource
           *[other] { $amount } resources
        }
    }
planet-is-exhausted = { $planet } is exhausted.

## Decks.

set-is-three-fragments-one-unmarked = A set is three fragments of one type; unmarked ones may stand in for all but one.
set-takes-fragments = That takes { $fragments }. { COUNT($have) ->
        [0] You have no fragments.
       *[other] You have { $have }.
    }

## Effects.

name-lets-you-choose-possible = { $name } lets you choose { LIST($possible, type: "or") }.
card-lacks = { $name }: { $lacks }
lacks-room = you have all the commodities that you can hold.
lacks-commodities = { $own ->
        [0] you have no commodities to turn into trade goods.
       *[other] you have only { $own } of the { $count } commodities.
    }
lacks-by-refusal = { $refusal }
lacks-order-card = there is no order card left to draw.
lacks-trade-good = you have no trade good to pay with.
lacks-commodity = you have no commodity to pay with.
lacks-payable-unit = there is no unit you can pay for.
lacks-nothing-with-mech = your mech there does it without a loss.
lacks-ground-forces = you have neither a mech nor infantry there.
lacks-command-token = you have no command token left to gain.
name-leaves-nothing-decide = { $name } leaves nothing to decide: it can only be resolved.

## Explorations.

you-cant-explore-planet-you-do = You can't explore { $planet }: you do not control it.
meridian-has-no-trait = Meridian has no trait: there is nothing to explore.
no-card-was-resolved-unasked-since = No card was resolved unasked since the last act: there is nothing to trade over.
who-explored-nobody-else-can-trade = { $who } explored: nobody else can trade first.
there-is-no-such-place-explore = There is no such place to explore: planets and frontier tokens are explored.
there-is-no-frontier-token = There is no frontier token in { $name }, and without one its space can't be explored.
you-have-no-ship-in-name = You have no ship in { $name } to explore the frontier with.
without-void-compass-it-takes-card = Without Void Compass it takes a card to explore a frontier token.

## Windows.

name-lies-open-it-is-resolved = { $name } lies open: it is resolved before anything else goes on.
name-lies-open-explorer-says-what = { $name } lies open: { $explorer } says what becomes of it.

## Invasion.

who-is-landing-now = { $who } is landing now.
first-say-what-lands-where = First say what lands where, or pass when nothing more does.
there-is-no-such-planet = There is no such planet.
only-infantry-mechs-land-infantry-mech = Only infantry and mechs land: “2 infantry, 1 mech”.
in-space-here-you-have-written = In space here you have { $written_force }.

## Landing.

planet-is-not-in-active-system = { $planet } is not in the active system.
planet-is-truce-world-nobody-may = { $planet } is a truce world: nobody may land there.
first-landing-on-planet-costs-seal = The first landing on { $planet } costs { $seal } influence, and you have less.

## Habits.

strategy-token-buys-bought-in-turn = A strategy token buys { $bought }, in your turn. Standing orders are { $names }.
you-have-given-up-this-game = You have given up this game.
you-are-here-nobody-passes = You are here: nobody passes for you.
is-how-you-have-it-already = That is how you have it already.

## Legal.

first-answer-what-you-are-asked = First answer what you are asked.
is-good-write-yes-if = That is for good. Write { $yes } if you are sure.
first-combat-has-be-over = First your combat has to be over.

## Journeys.

no-free-way-is-that-short = { $far ->
        [one] { $many } move { $far } system far, and no free way from { $where } to { $to } is that short.
       *[other] { $many } move { $far } systems far, and no free way from { $where } to { $to } is that short.
    }
no-more-than-most-ships-ships = No more than { $most_ships } ships of yours fit there: { $left } can still come.
these-ships-carry-most-not-carried = { $most ->
        [one] These ships carry { $most } ground force, not { $carried }.
       *[other] These ships carry { $most } ground forces, not { $carried }.
    }
what-is-in-name = What is in { $name } is there already: ships come from other systems.
command-token-keeps-what = Your command token keeps what is in { $name } there for this round.
ground-forces-travel-aboard-name = Ground forces travel aboard: name at least 1 ship.
docks-do-not-move = Docks do not move.
no-free-way-over = No free way from { $origin }{ COUNT($over) ->
        [0] { "" }
       *[other] { " over " }{ $over }
    }{ $storm ->
        [yes] { " by the storm" }
       *[no] { "" }
    } is short enough for these ships.
ships-pass-there-carry-room = The ships that pass there carry { $room }, not { $taken_up }.
you-have-in-system = You have { $have } in { $system }.
only-infantry-mechs-are-taken-up = Only infantry and mechs are taken up on the way.

## Movement.

ships-are-moving-into-where-now = Ships are moving into { $where } now: bring some, or pass if all are there.
you-have-no-tactic-token-left = You have no tactic token left to activate a system with.
command-token-lies-in-name-already = Your command token lies in { $name } already: it can be activated again next round.
who-is-moving-ships = { $who } is moving ships.
no-other-ship-yours-can-come = No other ship of yours can come to { $where }: pass to go on.
you-dont-have-name = You don't have { $name }.
name-comes-before-first-ships-move = { $name } comes before the first ships move.
no-other-ship-would-come-system = No other ship would come to { $system } with { $name }.
ships-move-only-into-active-system = Ships move only into the active system: that is { $active }.
write-ships-what-they-carry-like = Write ships and what they carry like this: 1 transport, 3 infantry.
you-have-activated-where-already = You have activated { $where } already.

## Opening.

expedition-is-set-up-those-who = An expedition is set up for those who begin it: nobody comes later.

## Components.

is-no-action-on-card-yours = That is no action on a card of yours.
is-nothing-use-as-action = That is nothing to use as an action.
card-is-not-yours = { $card } is not yours.
relic-is-no-action = { $card } is no action: { $moment ->
        [move] it is used before ships move
        [order] it is offered when a strategy token is spent
        [research] it is offered when a technology is researched
        [combat] it is offered after dice are rolled in combat
        [council] it is offered when the council begins
        [survey] it is offered after a tactical action
       *[itself] it works by itself
    }.
card-is-exhausted-until-status-phase = { $card } is exhausted until the status phase.
you-have-no-puzzle-engine = You have no Puzzle Engine.
say-which-technology-device-is-teach = Say which technology the device is to teach you.
this-relic-needs-nothing-named-beside = This relic needs nothing named beside it.
no-order-card-lies-on-discard = No order card lies on the discard pile.
say-which-planet-yours-world-forge = Say which planet of yours the World Forge is to change.
planet-is-home-planet-world-forge = { $planet } is a home planet: the World Forge does not fit there.
planet-is-legendary-already = { $planet } is legendary already.
say-which-player-builder-automaton = Say which player the Builder Automaton is for.
who-has-left-game = { $who } has left the game.
say-which-planet-star-lance = Say which planet the Star Lance is to destroy.
planet-is-nowhere-on-map = { $planet } is nowhere on the map.
planet-is-yours-star-lance-takes = { $planet } is yours: the Star Lance takes only others'.
star-lance-does-not-harm = { $what ->
        [home] { $planet } is a home planet: the Star Lance does not harm it.
        [legendary] { $planet } is legendary: the Star Lance does not harm it.
       *[centre] { $planet } is the centre of all: the Star Lance does not harm it.
    }
planet-is-in-no-system-adjacent = { $planet } is in no system adjacent to a battleship of yours.

## Trading.

this-is-no-time-transactions-before = This is no time for transactions: before and after an action, or when a card lies open.
transaction-takes-two = A transaction takes two.
who-has-left-galaxy = { $who } has left the galaxy.
only-active-makes-transactions-in-this = Only { $who } makes transactions in this turn.
you-have-dealt-with-name = You have dealt with { $name } in this turn: once is all.
name-is-no-neighbour-none-their = { $name } is no neighbour: none of their systems is one of yours or beside one.
you-have-no-open-offer-name = You have no open offer of that name.
is-own-offer-who-has-agree = That is your own offer: { $who } has to agree.
nobody-here-is-called-who = Nobody here is called “{ $who }”.
write-it-like-commodities-cultural-fragment = Write it like “2 commodities, 1 cultural fragment for 3 trade goods”, a gift with “for nothing”.
name-had-very-offer-before-make = { $name } had that very offer before: make another one.
something-has-change-hands = Something has to change hands.
has-trade-goods = { $who } has { $trade_goods ->
        [one] { $trade_goods } trade good
       *[other] { $trade_goods } trade goods
    }.
has-commodities = { $who } has { $commodities ->
        [one] { $commodities } commodity
       *[other] { $commodities } commodities
    }.
you-have-made-transaction-with-name = You have made your transaction with { $name } in this market.
you-have-left-this-market = You have left this market.
name-has-left-this-market = { $name } has left this market.
has-fragments = { $who } has { $get ->
        [one] { $get } { $kind } fragment
       *[other] { $get } { $kind } fragments
    }.
planet-is-not-theirs = { $name } is not { $who }'s.
name-cannot-change-hands-here-only = { $name } cannot change hands here: only a truce world can, in the market.

## Turns.

it-is-who-turn-ill-call = It is { $who }'s turn. I'll call you.
turn-is-at-its-end = { $passed ->
        [yes] You have passed: trade, use a legendary planet, or pass to end your turn.
       *[no] Your action is done: trade, use a legendary planet, or pass to end your turn.
    }
turn-is-one-action-activate-system = A turn is for one action: activate a system, give an order, use a card, or pass.
you-have-no-legendary-planet-name = You have no legendary planet of that name that is ready.

## Refusals.

there-is-nobody-left-deal = There is nobody left to deal with: no neighbour who has, or whom you could give, anything.
research-costs-price-resources-technologys-symbols = Research costs { $price } resources, and a technology's symbols: none is within reach now.
is-exploration-desk-here-cards-lie = That is for an exploration desk. Here the cards lie where the game puts them.
others-answer-first = { COUNT($names) ->
        [one] First { $names } has something to answer.
       *[other] First { $names } have something to answer.
    }
cannot-be-done-now = That cannot be done now.
this-game-has-ended = This game has ended.
there-is-no-offer-you-answer = There is no offer for you to answer now.
only-who-begins-transactions-in-this = Only { $who } begins transactions in this turn.
command-tokens-lie-in-every-system = Your command tokens lie in every system.
card-cannot-be-played-now-first = That card cannot be played now: first answer what you are asked.
option-is-none-answers = “{ $option }” is none of the answers.
say-which-answers = Say which of the answers it is.
no-order-can-be-given-now = No order can be given now.
you-hold-no-order-card = You hold no order card that you could play as an action.
you-have-nothing-could-be-used = You have nothing that could be used as an action.
relic-takes-fragments-one-unmarked-ones = A relic takes 3 fragments of one type, unmarked ones among them, but not 3 unmarked ones.

## Naming.

no-system-called = There is no system “{ $text }”. { COUNT($meant) ->
        [0] Name it as the map does, C2, or by a planet in it.
       *[other] Did you mean { LIST($meant, type: "or") }?
    }
planet-in-system = { $planet } in { $system }
later-move = Ships move once you have activated a system.
later-land = Ground forces land once your ships have come to the active system.
later-produce = You produce at your dock in the active system, after landing.
later-pay = Nothing is to be paid just now.
later-vote = The council votes after the round.
later-explore = Nothing is to be explored just now: planets are when they are gained.
later-choose = Nothing is being asked just now.
later-decide = Nothing is being asked just now.
