### Why a move cannot be made.

## Card actions.

smuggler-waits = The Smuggler waits: offer a player a deal, or pass.
card-takes-no-target = This card takes no target.
card-wants-planet-to-explore = Say which planet of yours is to be explored.
card-wants-frontier-token = Say which system's frontier token is to be explored.
card-wants-empty-system = Say in which system the frontier token is to be put.
probe-without-ship = A probe starts from a ship of yours, and there is none.
no-token-there = { $taken ->
        [yes] No frontier token can be put there: a frontier token lies there already.
       *[no] No frontier token can be put there: that is for systems without planets.
    }
card-wants-planet-to-ready = Say which planet of yours is to be readied.
planet-not-yours = { $planet } is not yours.
planet-ready-already = { $planet } is ready already.
card-wants-planets-for-infantry = Say on which one or two planets of yours infantry is to be put: “aster+kiln”.
card-wants-deck = Say which exploration deck: cultural, hazardous, industrial or frontier.
deck-has-no-cards = The { $deck } deck has no cards.
smuggler-takes-no-name = The Smuggler takes no target: play it, then offer your deal.
dealt-with-all = You have already traded with everyone this turn.
no-such-order-card = There is no such order card.
card-not-in-hand = { $card } is not in your hand.
card-no-action = { $card } is not an action. { $text }
other-deals-with-smuggler = { $who } is dealing with a smuggler.
no-such-legendary-planet = You control no legendary planet of that name.
planet-without-ability = { $planet } has no ability card.
ability-exhausted = { $planet }'s ability is exhausted until the status phase.
# $alone: whether it is used on nothing.
ability-not-on-that = { $planet }'s ability cannot be used on that; possible: { $alone ->
        [yes] nothing beside it
       *[no] { COUNT($places) ->
            [0] nothing now
           *[other] { LIST($places, type: "comma") }
        }
    }.
name-no-planet-of-yours = { $name } is not one of your planets.
no-unit-on-planet = No unit may be put on { $planet }.

## Commands.

orders-are = A strategy token buys: research, trade, muster, build.
order-without-token = An order costs 1 strategy token, and you have none.
research-names-technology = Say which technology with “research”.
commodities-full = You have as many commodities as you can hold.
no-planet-for-infantry = No planet of yours can take infantry.
no-docks-left = You have no more docks: all of them are in play.
no-planet-for-dock = No planet of yours can take a dock: each holds one.
dock-too-dear = Building costs { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }, more than you can pay now.

## Council.

voted-already = You have voted already, and trade no more in this council.
council-votes = The council meets: trade, vote for who should be speaker, or pass.
filed-already = You have played an order card in this turn. Act, or end your turn.
set-mixed = One fragment of each kind is a relic for the Gleaners alone.
tokens-divided-so = You have { $tactic } tactic and { $strategy } strategy tokens already.
no-influence-to-vote = You have no ready planet with influence to vote with.
vote-for-player = Vote for one of those who play: { LIST($able, type: "or") }.
votes-too-many = Votes are the influence of readied planets: you have { $able }. Trade goods do not vote.
tokens-to-divide = You have { $most } command tokens to divide: “3-2” is 3 tactic, 2 strategy.

## Production.

production-first = First say what the dock on { $place } produces, or pass.
planet-not-in-play = { $planet } is not in play.
production-wants-units = Say which units: “2 infantry, 1 scout”.
docks-are-built = Docks are built with the order Build.
production-limit = A dock produces up to { $most } units, and these are { $units }.
production-too-dear = That costs { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }, and you can pay { $most }.
space-held-by-others = Others' ships hold the space of { $system }: no ship can come.
fleet-limit = You can have { $most_ships } ships in a system.
other-produces = { $who } is producing on { $place }.
write-units = Write units like “2 infantry, 1 scout”.
no-units-left = You have no more { PLURAL($unit) }: all of them are in play.
fleet-full = You have { $most_ships } ships in { $where }, which is the most.
ships-stay-in-space = Ships stay in space.
truce-world-no-units = { $planet } is a truce world: no unit may be put there.
dock-there-already = { $planet } has a dock already.
dock-needs-planet = A dock stands on a planet.
units-left = You have { $units } left.

## Technologies.

needs-symbols = { $symbols ->
        [one] { $technology } needs { $symbols } { $colour } symbol
       *[other] { $technology } needs { $symbols } { $colour } symbols
    }
symbols-lacking = { needs-symbols }: you lack { $lacking } of them.
no-such-technology = There is no such technology.
technology-known = You have { $technology } already.
research-too-dear = That costs { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }, more than you can pay now.
symbols-planets-cannot-pay = { needs-symbols }: the planets for that cannot also pay { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }.

## Wealth.

write-payment = Name ready planets of yours, and last how many trade goods: “Aster, Kiln, 1”.
trade-goods-left = You have { $purse ->
        [one] { $purse } trade good
       *[other] { $purse } trade goods
    }.
payment-too-little = That pays { $paid }, and the price is { price }.
payment-without-planet = That is enough without { $spare }: no change is given.
payment-with-fewer-goods = That is enough with fewer trade goods: no change is given.
other-pays-first = { $who } has { price } to pay first.
pay-first = First pay: { price }.
price = { $what ->
        [influence] { $amount } influence
       *[resources] { $amount ->
            [one] { $amount } resource
           *[other] { $amount } resources
        }
    }
planet-exhausted = { $planet } is exhausted.

## Decks.

set-of-fragments = A set is three fragments of one type; unmarked ones may stand in for all but one.
set-lacks-fragments = That takes { $takes_fragments }. { COUNT($has_fragments) ->
        [0] You have no fragments.
       *[other] You have { $has_fragments }.
    }

## Effects.

card-lets-you-choose = { $name } lets you choose { LIST($possible, type: "or") }.
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
card-leaves-no-choice = { $name } leaves nothing to decide: it can only be resolved.

## Explorations.

explore-only-own-planet = You can't explore { $planet }: you do not control it.
meridian-has-no-trait = Meridian has no trait: there is nothing to explore.
nothing-to-reopen = It is too late to trade first: no card was resolved for you just now.
only-explorer-reopens = { $who } explored: no one else can trade first.
no-such-place-to-explore = There is no such place to explore: planets and frontier tokens are explored.
no-frontier-token = There is no frontier token in { $name }, and without one its space can't be explored.
no-ship-for-frontier = You have no ship in { $name } to explore the frontier with.
frontier-needs-compass = Without Void Compass it takes a card to explore a frontier token.

## Windows.

open-card-first = { $name } lies open: resolve it first.
explorer-decides = { $name } lies open: { $explorer } decides about it.

## Invasion.

other-lands = { $who } is landing now.
landing-first = First say what lands where, or pass when nothing more does.
no-such-planet = There is no such planet.
only-ground-forces-land = Only infantry and mechs land: “2 infantry, 1 mech”.
forces-in-space = In space here you have { $written_force }.

## Landing.

planet-not-in-active-system = { $planet } is not in the active system.
nothing-to-share = To land on each takes 2 or more free planets here, and a ground force in space for each of them.
truce-world-no-landing = { $planet } is a truce world: no one may land there.
seal-too-dear = The first landing on { $planet } costs { $seal } influence, and you have less.

## Habits.

standing-orders-are = A strategy token buys { $bought }, in your turn. Standing orders are { $names }.
given-up = You have given up this game.
not-away = You are here: I do not pass for you.
habit-already-so = That is how you have it already.

## Legal.

answer-first = First answer what you are asked.
resign-write-yes = That is for good. Write { $yes } if you are sure.
resign-after-combat = First your combat has to be over.

## Journeys.

no-short-way = { $far ->
        [one] { CAP(PLURAL($unit)) } move { $far } system far, and no free way from { $where } to { $to } is that short.
       *[other] { CAP(PLURAL($unit)) } move { $far } systems far, and no free way from { $where } to { $to } is that short.
    }
fleet-room = No more than { $most_ships } ships of yours fit there: { $left } can still come.
fleet-capacity = { $most ->
        [one] These ships carry { $most } ground force, not { $carried }.
       *[other] These ships carry { $most } ground forces, not { $carried }.
    }
ships-there-already = What is in { $name } is there already: ships come from other systems.
ships-held-by-token = Your command token keeps what is in { $name } there for this round.
ground-forces-need-ship = Ground forces travel aboard: name at least 1 ship.
docks-do-not-move = Docks do not move.
no-free-way = No free way from { $origin }{ COUNT($over) ->
        [0] { "" }
       *[other] { " over " }{ $over }
    }{ $storm ->
        [yes] { " by the storm" }
       *[no] { "" }
    } is short enough for these ships.
no-room-on-the-way = The ships that pass there carry { $room }, not { $taken_up }.
units-in-system = You have { $have } in { $system }.
only-ground-forces-taken-up = Only infantry and mechs are taken up on the way.

## Movement.

ships-moving-now = Ships are moving into { $where } now: bring some, or pass if all are there.
no-tactic-token = You have no tactic token left to activate a system with.
system-activated-already = Your command token lies in { $name } already: it can be activated again next round.
other-moves = { $who } is moving ships.
no-ship-can-come = No other ship of yours can come to { $where }: pass to go on.
item-not-yours = You don't have { $name }.
item-before-moving = { $name } comes before the first ships move.
item-of-no-help = No other ship would come to { $system } with { $name }.
only-active-system = Ships move only into the active system: that is { $active }.
write-ships = Write ships and what they carry like this: 1 transport, 3 infantry.
activated-already = You have activated { $where } already.

## Opening.

no-late-entry = You cannot join Galaxy once it has started.

## Components.

item-no-action = That is nothing to use as an action.
card-not-yours = { $card } is not yours.
relic-no-action = { $card } is not an action: { $moment ->
        [move] it is used before ships move
        [order] it is offered when a strategy token is spent
        [research] it is offered when a technology is researched
        [combat] it is offered after dice are rolled in combat
        [council] it is offered when the council begins
        [survey] it is offered after a tactical action
       *[itself] it works by itself
    }.
card-exhausted = { $card } is exhausted until the status phase.
no-puzzle-engine = You have no Puzzle Engine.
device-wants-technology = Say which technology the device is to teach you.
relic-takes-no-target = This relic takes no target.
no-order-card-discarded = No order card lies on the discard pile.
forge-wants-planet = Say which planet of yours the World Forge is to change.
forge-not-at-home = { $planet } is a home planet: the World Forge does not fit there.
legendary-already = { $planet } is legendary already.
automaton-wants-player = Say which player the Builder Automaton is for.
player-left = { $who } has left the game.
lance-wants-planet = Say which planet the Star Lance is to destroy.
lance-not-own-planet = { $planet } is yours: the Star Lance takes only others'.
lance-spares = { $what ->
        [home] { $planet } is a home planet: the Star Lance does not harm it.
        [legendary] { $planet } is legendary: the Star Lance does not harm it.
       *[centre] { $planet } is the centre of all: the Star Lance does not harm it.
    }
lance-out-of-reach = { $planet } is in no system adjacent to a battleship of yours.

## Trading.

no-time-for-trade = You can trade only before or after an action, in the council, or while a card lies open.
trade-takes-two = A transaction takes two.
partner-left = { $who } has left the galaxy.
only-active-trades = Only { $who } makes transactions in this turn.
dealt-already = You have already traded with { $name } this turn.
partner-no-neighbour = { $name } is no neighbour: none of their systems is one of yours or beside one.
no-such-offer = You have no open offer of that name.
offer-is-own = That is your own offer: { $who } has to agree.
no-player-called = No player here is called “{ $who }”.
write-trade = Write it like “2 commodities, 1 cultural fragment for 3 trade goods”, a gift with “for nothing”.
offer-made-before = You offered { $name } that before: offer something else.
trade-of-nothing = Something has to change hands.
lacks-trade-goods-to-give = { $who } has { $trade_goods ->
        [one] { $trade_goods } trade good
       *[other] { $trade_goods } trade goods
    }.
lacks-commodities-to-give = { $who } has { $commodities ->
        [one] { $commodities } commodity
       *[other] { $commodities } commodities
    }.
dealt-in-market = You have already traded with { $name } in this council.
market-left = You have voted, and trade no more in this council.
partner-left-market = { $name } has voted, and trades no more in this council.
lacks-fragments-to-give = { $kind ->
        [cultural] { $who } has { $get ->
            [one] { $get } cultural fragment
           *[other] { $get } cultural fragments
        }.
        [hazardous] { $who } has { $get ->
            [one] { $get } hazardous fragment
           *[other] { $get } hazardous fragments
        }.
        [industrial] { $who } has { $get ->
            [one] { $get } industrial fragment
           *[other] { $get } industrial fragments
        }.
       *[unmarked] { $who } has { $get ->
            [one] { $get } unmarked fragment
           *[other] { $get } unmarked fragments
        }.
    }
planet-not-theirs = { $name } is not { $who }'s.
planet-not-for-trade = { $name } cannot change hands here: only a truce world can, in the council.

## Turns.

other-turn = It is { $who }'s turn. I'll call you.
turn-at-its-end = { $passed ->
        [yes] You have passed: trade, use a legendary planet, or pass to end your turn.
       *[no] Your action is done: trade, use a legendary planet, or pass to end your turn.
    }
turn-is-one-action = A turn is for one action: activate a system, give an order, use a card, or pass.

## Refusals.

nobody-to-deal-with = { $market ->
        [yes] There is no one left to trade with: nobody has anything to give or to get.
       *[no] There is no one to trade with: a neighbour, with units or planets beside yours, needs something to give or get.
    }
no-technology-in-reach = Research costs { $price } resources, and a technology's symbols: none is within reach now.
only-at-a-desk = That is for an exploration desk. Here the cards lie where the game puts them.
others-answer-first = { COUNT($names) ->
        [one] First { $names } has something to answer.
       *[other] First { $names } have something to answer.
    }
not-now = That cannot be done now.
this-game-has-ended = This game has ended.
no-offer-to-answer = There is no offer for you to answer now.
only-active-offers = Only { $who } can offer trades in this turn.
all-systems-activated = Your command tokens lie in every system.
card-not-before-answer = That card cannot be played now: first answer what you are asked.
not-an-answer = “{ $option }” is not one of the answers.
say-which-answer = Say which of the answers it is.
no-order-now = No order can be given now.
no-order-card-to-play = You hold no order card that you could play as an action.
nothing-to-use = You have nothing that could be used as an action.
relic-takes-fragments = A relic takes 3 fragments of one type, unmarked ones among them, but not 3 unmarked ones.

## Naming.

no-system-called = There is no system “{ $text }”. { COUNT($meant) ->
        [0] Name it as the map does, C2, or by a planet in it.
       *[other] Did you mean { LIST($meant, type: "or") }?
    }
planet-in-system = { $planet } in { $system }
later-move = Ships move once you have activated a system.
later-land = Ground forces land once your ships have come to the active system.
later-produce = You produce at your dock in the active system, after landing.
later-pay = You have nothing to pay now.
later-vote = The council votes after the round.
later-explore = Nothing to explore now: planets are explored as you gain them.
later-choose = Nothing is being asked just now.
later-decide = Nothing is being asked just now.
too-few-rivals = An expedition is for 2 to 6 rivals.

## What one does here in place of a command that only other games have: "Galaxy has no /attack: ...".

lacks-attack = activate a system with an enemy in it, and move there
lacks-place = activate a system with a dock of yours, and produce there
lacks-search = land on a planet, and you explore it
lacks-give = offer a trade, even for nothing
lacks-gm = I referee it alone
