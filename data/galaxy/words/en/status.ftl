### What is wanted of those who are awaited, and where things stand.

## What is wanted in a stage, after a name and a comma. $private: whether the button that leads there is named.

wanted-nothing = go on.
offer-waits = { $names } may answer under **Private**.
wanted-and-offered = { $wanted } { $offer }
# What came of one's own offers in a turn or at a market.
have-dealt = You have dealt with { LIST($names) }.
not-agreed = No deal with { $who }: { $gives } for { $gets }.
offers-now = { LIST($offers, type: "semicolon") }. { $gift ->
        [yes] Do you take it?
       *[no] Do you agree?
    }
# $goods: how many commodities are among what is given: in other hands they are trade goods.
goods-for-you = { $goods ->
        [0] { "" }
        [one] { " " }(a trade good for you)
       *[other] { " " }(trade goods for you)
    }
offer-to-you = { $way ->
        [gift] { $who } offers you { $gives }{ goods-for-you } as a gift
        [swap] { $who } offers you to swap { $gives }: trade goods for both
        [deal] { $who } offers you { $gives }{ goods-for-you } for { $gets }
       *[asks] { $who } asks you for { $gets }
    }
# $first: whether it is the first council, where it is said what the speaker has.
wanted-answer-at-market = { $offer } Then vote for the speaker{ $first ->
        [yes] , who goes first, scores first and gains a token
       *[no] { "" }
    }.
# For everybody; each one's own panel says it with the own influence and tokens. $first: whether it is the first council.
wanted-council = vote for the next speaker{ $first ->
        [yes] , who goes first, scores first and gains a token
       *[no] { counted-first }
    }.
wanted-voteless = you have no influence to vote with: trade, split your tokens, or go on.
# $who has more influence than all others together.
wanted-split = { $who } will be speaker, with { $votes } of { $all } influence, whatever you vote. How do you split your tokens?
# $enough: how many points win, 0 where no player is near them. $order: the players in the order of their places.
counted-first = { $enough ->
        [0] { "" }
       *[other] . The first with { $enough } points wins: goals count from the speaker on ({ LIST($order, type: "comma") }, and round again)
    }
voter = { $who } { $influence }
# $speaker: who decides where votes are tied. $voters: the influence of each.
tie-decided = { $speaker } decides a tie.
voters = { tie-decided } Influence: { LIST($voters, type: "comma") }.
open-offer = { $who } to { $partner }, { $gives } for { $gets }
open-offers = { $more ->
        [0] Offers: { LIST($offers, type: "semicolon") }.
       *[other] Offers ({ $more } more): { LIST($offers, type: "semicolon") }.
    }
wanted-landing = land in { $system }.{ aboard }
# $rivals: who finds a relic there too.
under-seal = { LIST($rivals) }, with the fewest points, finds a relic too.
# $comers: each rival who can strike at Meridian, with what.
strikers = { COUNT($comers) ->
        [0] No rival can send ships there in this round.
       *[other] { LIST($comers, type: "semicolon") }.
    }
aboard = { COUNT($units) ->
        [0] { "" }
       *[other] { " " }Aboard: { $units }.
    }
wanted-units = { $most ->
        [one] produce up to { $number } units { built-at }, for at most { $most } resource.
       *[other] produce up to { $number } units { built-at }, for at most { $most } resources.
    }
# How many ships more of a player fit in Meridian's system.
fleet-left = { $room ->
        [0] No more ships of yours fit in { $system }, at Meridian.
       *[other] Only { $room } more of your ships { $room ->
            [one] fits
           *[other] fit
        } in { $system }, at Meridian.
    }
wanted-more-units = { $units } for { $price } of { $most }: add up to { $number }, or produce.
built-at = { $home ->
        [yes] at home
       *[no] on { $place }
    }
# Exhausted planets, in place of symbols of a technology.
stands-for = { LIST($planets) } { COUNT($planets) ->
        [one] stands
       *[other] stand
    } for { $colour }.
wanted-payment = { COUNT($purpose) ->
        [0] pay { price-in-either }.
       *[other] pay { price-in-either } for { $purpose }.
    }
# $either: whether it can be paid in resources or in influence, or in both.
price-in-either = { $either ->
        [yes] { $amount ->
            [one] { $amount } resource or influence
           *[other] { $amount } resources or influence
        }
       *[no] { price }
    }
wanted-end = { $passed ->
        [yes] you have passed: { LIST($ways, type: "or") }.
       *[no] your action is done: { LIST($ways, type: "or") }.
    }
way-trade = trade
way-trade-private = trade under **Private**
way-legendary = use a legendary planet
way-end = end your turn
wanted-deal = the Smuggler is here: offer one deal to any player.
wanted-vote = vote in secret{ $first ->
        [yes] , with { $influence } influence, for the next speaker, who goes first, scores first and gains a token
       *[no] { " " }for the next speaker, with { $influence } influence; it costs nothing{ counted-first }
    }. Before that you may trade, or split your tokens: now { $tactic } to activate, { $strategy ->
        [0] **none for orders**
       *[other] { $strategy } for orders
    }.
purpose-production = what you produce
purpose-dock = a dock
purpose-landing = the first landing on Meridian

## A turn, and moving ships.

# $alone: whether all others have ended their round.
wanted-turn = { $first ->
        [yes] you begin: { LIST($ways, type: "or") }.
       *[no] your turn: { LIST($ways, type: "or") }.
    }{ others-ended }
# After a player's first turn: how many of each kind are left.
wanted-turn-briefly = your turn: { LIST($ways, type: "comma") } left.{ others-ended }
others-ended = { $alone ->
        [yes] { " " }All others have ended their round.
       *[no] { "" }
    }
# $dock: whether the player has a dock elsewhere.
home-lost = **{ $who } holds your home**{ $dock ->
        [yes] .
       *[no] : you produce nothing until you retake it or build a dock.
    }
# $goals: each as "hidden-goal-so-far".
# $met: whether it is complete.
hidden-goal-so-far = **{ $goal }** { $met ->
        [yes] is complete, 1 point as the round ends
       *[no] ({ $have } of { $needed }): { $takes }
    }
besides-meridian = Other points: { LIST($goals) }.
no-way-back = You cannot go back to Meridian in this round: your token lies there.
hidden-complete = **Your hidden goal is complete: 1 point as the round ends.**
hidden-so-far = Hidden: { LIST($goals, type: "comma") }.
last-token = { $orders ->
        [yes] Your last turn this round; if you pass, the token stays.
       *[no] Your last token.
    }
can-activate = activate a system ({ $tactic } left)
can-order = { $strategy ->
        [0] give an order with the Scepter
       *[other] give an order ({ $strategy } left)
    }
systems-left = { $tactic ->
        [one] { $tactic } system
       *[other] { $tactic } systems
    }
orders-left = { $strategy ->
        [one] { $strategy } order
       *[other] { $strategy } orders
    }
can-use-card = use a card
can-pass = end your round
# $systems: those that only this card in the hand opens.
passage-opens = { $card } brings a ship to { LIST($systems, type: "or") }: activate it, then play the card.
hand-of-no-use = No card in your hand can be used now.
no-ship-can-move = No ship of yours can move.
# $room: how many ships more may come, of 4 that a system holds of each player.
wanted-ships = bring { $room ->
        [one] { $room } ship
       *[other] up to { $room } ships
    }{ why-so-many }{ COUNT($origin) ->
        [0] { "" }
       *[other] { " " }from { $origin }
    } to { $system }{ free-there }{ $dock ->
        [yes] , or produce there
       *[no] { "" }
    }{ $stays ->
        [yes] , to stay there this round
       *[no] { "" }
    }.
free-there = { COUNT($free) ->
        [0] { "" }
        [one] { " " }({ LIST($free) } is free)
       *[other] { " " }({ LIST($free) } are free)
    }
origin-has = { $origin } has { $units }
why-so-many = { $full ->
        [yes] { " " }(a system holds 4 ships of yours)
       *[no] { "" }
    }
wanted-more-ships = { $units } on the way to { $system }: bring up to { $room } more.

## A card that lies open.

wanted-loan = { $private ->
        [yes] you cannot pay for { $card }: trade with a neighbour under **Private**, or resolve it for nothing.
       *[no] you cannot pay for { $card }: trade with a neighbour, or resolve it for nothing.
    }
# $trade: "no" where there is no one to trade with, otherwise "private" or "here".
wanted-resolving = { $trade ->
        [no] resolve { $card }.
        [private] resolve { $card }, or trade first under **Private**: what follows cannot be taken back.
       *[here] resolve { $card }, or trade first: what follows cannot be taken back.
    }
wanted-decision = what do you do with { $card }?

## Whom the others wait for, and for what.

busy-moving = { $who } is moving ships.
busy-landing = { $who } is landing.
busy-producing = { $who } is producing.
busy-cardopen = { $who } is looking at a card.
busy-paying = { $who } is paying.
busy-ending = { $who } is ending a turn.
busy-smuggling = { $who } is dealing with the Smuggler.
waiting-for-answer = { COUNT($names) ->
        [one] { $names } is { $aside }.
       *[other] { $names } are { $aside }.
    }
waiting-at-market = { COUNT($names) ->
        [one] { $names } has not voted yet.
       *[other] { $names } have not voted yet.
    }

## Standing orders that spare a player a question.

advice-combat = /settings combat-quick fights on without asking you.
advice-losses = /settings combat-quick loses the cheapest units without asking you.
advice-goals = /settings goals-auto scores for you what costs nothing, and does not ask you.
advice-turns = /settings turns-quick asks you for no more trades as your turns end.

## Where things stand.

status-over = Over in round { $round }. Points: { LIST($points, type: "comma") }.
status-opening = Before the first turn.
last-round = last round
status-last = this is the last round: the most points win, then the most planets
status-lead = { $all ->
        [yes] all have { $most } of { $enough } points
       *[no] { COUNT($names) ->
            [one] { $names } leads with { $most } of { $enough } points
           *[other] { $names } lead with { $most } of { $enough } points
        }
    }
# $goals: those that $who may still score, as "goal-so-far".
# $held: what brings a point without being a goal, nothing where there is none.
status-ready = { COUNT($goals) ->
        [0] { $who } gets { points-held }
       *[other] { $who } can score { LIST($goals, type: "or") }{ COUNT($held) ->
            [0] { "" }
           *[other] , and gets { points-held }
        }
    } when the round ends
points-held = { COUNT($held) ->
        [one] 1 point for { LIST($held) }
       *[other] 1 point each for { LIST($held) }
    }
# $ways: a goal, as "goal-so-far", and what else brings a point then.
# $place: which of several who can win, in the order in which points are counted; 0 for the only one.
status-threat = { $place ->
        [0] **{ $who } can win when the round ends**: { $points } of { $enough } points now, { threat-more }
       *[other] { $place }. **{ $who }** { $points }, { threat-more }
    }
# What more a player has when the round ends. $late: Meridian, which counts last, is needed. $hidden: rivals counted before, who may win by a hidden goal.
threat-more = { COUNT($ways) ->
        [one] 1 more for { LIST($ways) }
       *[other] 1 more each for { LIST($ways) }
    }{ $late ->
        [yes] , after the goals of all
       *[no] { "" }
    }{ threat-hidden }
threat-hidden = { COUNT($hidden) ->
        [0] { "" }
       *[other] , unless { LIST($hidden, type: "or") }, counted before, has a hidden goal
    }
# Heads the list of those who can win, in the order in which their points are counted.
status-race = **The first to count { $enough } when the round ends wins, in this order**{ threat-hidden }:
# Between the turns of a round. $later: whether it is the next round, as at the council.
status-may-win = **{ LIST($names) } can win when the { $later ->
        [yes] next round
       *[no] round
    } ends**{ COUNT($names) ->
        [one] { "" }
       *[other] , counted in this order
    }{ threat-hidden }
status-near = **{ $who } reaches { $reached } of { $enough } points when the round ends, { $enough } with a hidden goal**
# $here: how many ground forces stand there. $place: Meridian, nothing for the home.
status-exposed = { $who } may land { $most } { COUNT($place) ->
        [0] at your home
       *[other] on { $place }
    }, where you have { $here }
# Rivals who could be the first to land on Meridian in this round. $have: how much of its price the reader can pay.
status-seal = **{ LIST($names, type: "or") } can break Meridian's seal this round**: { $needed } influence, you can pay { $have }
# What $who could take from a rival who can win. $planet: nothing where it is about ships. $race: it stands beside the rival's points.
stop-there = { $race ->
        [yes] you could stop it
       *[no] { $who } could stop { $rival }
    } at { $where }{ COUNT($planet) ->
        [0] { "" }
       *[other] { " " }({ $planet })
    }, winning { $wins }
stop-no-more = { $race ->
        [yes] too late to stop
       *[no] { $who } cannot stop { $rival } any more
    }
# $points: how many $who lacks.
stop-nowhere = { $race ->
        [yes] no attack stops it
       *[no] no attack of { $who }'s stops { $rival }
    }{ $first ->
        [yes] , but { $who } is counted before { $rival } and lacks { points }
       *[no] { "" }
    }
status-goals = { LIST($goals, type: "comma") }
# $counted: what is counted for a goal, by its id.
goal-ready = **{ $goal }**
goal-met = **{ $goal }** ({ $needed } { $counted })
goal-so-far = **{ $goal }** ({ $have } of { $needed } { $counted })
hidden-next = { $met ->
        [yes] your hidden goal **{ $goal }** (complete)
       *[no] your hidden goal **{ $goal }** ({ $have } of { $needed })
    }
goal-of = { $who } { $scored ->
        [yes] scored
       *[no] { $have }
    }
# What rivals did since a player's turn before, a line for each. $deeds: as "news-took" and the like.
news-line = { $who } { LIST($deeds, type: "comma") }.
# $before: who had them, nothing where no player did.
news-took = took { LIST($planets) }{ COUNT($before) ->
        [0] { "" }
       *[other] { " " }from { $before }
    }
news-failed = failed to take { LIST($planets) } from { $loser }
news-beat = beat { $loser } in { LIST($places) }
news-destroyed = destroyed { $units } of { $owner }
news-broke = broke the seal of { $planet }
news-relic = gained { LIST($relics) }{ $fewest ->
        [yes] { " " }(fewest points)
       *[no] { "" }
    }
news-explored = explored { LIST($places) }
news-landed = landed { $units } on { $place }
news-placed = gained { $units } ({ $place })
news-built = produced { $units } in { $place }
status-gone = gone: { $names }
status = { CAP($said) }.
# $who: whose turn it is, nothing at other times. $rivals: those with most points of the others, each has $most.
status-stands = { $phase ->
        [status] Round { $round } of { $rounds }, status phase
        [council] Round { $round } of { $rounds }, council
       *[other] Round { $round } of { $rounds }
    }{ COUNT($who) ->
        [0] { "" }
       *[other] : { $who } has { $points } of { $enough } points, { LIST($rivals) } { $most }
    }
round-status = { $phase ->
        [status] Round { $round }, status phase
        [council] Round { $round }, council
       *[other] Round { $round }
    }
speaker-is = Speaker: { $who }.
public-goals = Public goals: { LIST($goals, type: "semicolon") }.
# $players: how far each is, as "goal-of".
goal-takes = **{ $goal }**: { $takes }{ COUNT($players) ->
        [0] { "" }
       *[other] { " " }({ LIST($players, type: "comma") })
    }
no-neighbour = You have no neighbour to trade with now; at the council you can trade with all.
has-left = **{ $who }** has left the galaxy.
tokens-of = tokens { $tactic } tactic, { $strategy } strategy
devices = { $number ->
        [one] { $number } Puzzle Engine
       *[other] { $number } Puzzle Engines
    }
hidden-goals = { $number ->
        [one] { $number } hidden goal
       *[other] { $number } hidden goals
    }
mark-passed = passed
mark-away = away
# $marks: "passed", "away"; $said: what a player holds.
player-line = **{ $who }**, { points }{ COUNT($marks) ->
        [0] { "" }
       *[other] , { LIST($marks, type: "comma") }
    }: { LIST($said, type: "semicolon") }.
player-technologies = Technologies: { LIST($technologies, type: "comma") }.
player-planets = Planets (resources+influence): { LIST($planets, type: "comma") }.
planet-briefly = { $exhausted ->
        [yes] { $planet } { $worth } exhausted
       *[no] { $planet } { $worth }
    }
order-cards-briefly = Order cards: { LIST($cards, type: "comma") }. `/{ $command } cards` says what each does.
order-card-held = { $times ->
        [one] Order card **{ $card }**: { $says }
       *[other] Order card **{ $card }** ×{ $times }: { $says }
    }
hidden-goal-held = { $met ->
        [yes] Hidden goal **{ $goal }** is complete, 1 point as the round ends.
       *[no] Hidden goal { goal-and-terms } ({ $have } of { $needed }).
    }
will-score = You will score { $goals }.
your-first-technology = Your first technology: { $technology }.
you-hold-nothing = You hold no order card and no hidden goal.
relic-of-own = Relic **{ $relic }**: { $says }
faction-line = **{ $name }**: { $ability }
# $ready: whether any planet can be used. $left: the tokens that can still be gained, nothing where they are many.
held-fragments = You hold { $pieces }. 3 of one type make a relic, as your turn; an unmarked one stands for any.
spendable = to spend: { ready-planets }, { trade-goods }; to trade away: { has-of-commodities }. Tokens: { $tactic } tactic, { $strategy } strategy{ COUNT($left) ->
        [0] { "" }
       *[other] , only { $left } more to gain
    }.
ready-planets = { $ready ->
        [yes] { resources } or { $influence } influence from planets
       *[no] nothing from planets, as all are exhausted until the next round
    }
resources = { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }

## Planets, systems and cards, as part of other texts.

traits = { COUNT($traits) ->
        [0] no trait
       *[other] { $traits }
    }
trait-cultural = cultural
trait-hazardous = hazardous
trait-industrial = industrial
specialty-of = { $colours } specialty
# Colours of technologies, and of the specialties of planets.
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
legendary = legendary
truce = truce
frontier = frontier
wormhole = { $letter ->
        [alpha] alpha wormhole
        [beta] beta wormhole
       *[gamma] gamma wormhole
    }
# The place that lies apart from the map; `.briefly` is what stands behind a planet's name.
the-eddy = the Eddy
    .briefly = Eddy
home-of = { OF($who) } home
empty-space = empty space
card-of-deck = { A($deck) } card
# What decks are called, before the word deck or card.
deck-called-cultural = cultural
deck-called-hazardous = hazardous
deck-called-industrial = industrial
deck-called-frontier = frontier
deck-called-relic = relic
deck-called-orders = order
deck-called-public = public goal
deck-called-hidden = hidden goal
relic-held = { $exhausted ->
        [yes] { $card } (exhausted)
       *[no] { $card }
    }

## Things counted and listed.

nothing = nothing
several = { LIST($parts) }
row = { LIST($parts, type: "comma") }
apart = { LIST($parts, type: "semicolon") }
counted-unit = { $count ->
        [one] { $count } { $unit }
       *[other] { $count } { PLURAL($unit) }
    }
# `.brief`: where the word stands beside it, or is clear.
fragments-cultural = { $count ->
        [one] { $count } cultural fragment
       *[other] { $count } cultural fragments
    }
    .brief = { $count } cultural
fragments-hazardous = { $count ->
        [one] { $count } hazardous fragment
       *[other] { $count } hazardous fragments
    }
    .brief = { $count } hazardous
fragments-industrial = { $count ->
        [one] { $count } industrial fragment
       *[other] { $count } industrial fragments
    }
    .brief = { $count } industrial
fragments-unknown = { $count ->
        [one] { $count } unmarked fragment
       *[other] { $count } unmarked fragments
    }
    .brief = { $count } unmarked
