### Moves on buttons and in menus, and their hints.

standing-order = A standing order

## Orders, cards and what is rarely wanted.

offer-deal = { $swap ->
        [yes] Swap { $gives } with { $who }
       *[no] Offer { $who } { $deal }
    }{ COUNT($goal) ->
        [0] { "" }
       *[other] : { $goal }
    }
    .hint = Offer this
deal = { $gives } for { $gets }
order-token = { $free ->
        [yes] no token (Scepter)
       *[no] { $last ->
            [yes] ends your round
           *[no] costs 1 strategy token
        }
    }
# Behind what a button says: that an order costs a token stands in the question.
order-ends = { $free ->
        [yes] , { order-token }
       *[no] { $last ->
            [yes] , { order-token }
           *[no] { "" }
        }
    }
# $number: how many commodities it brings.
buy-trade = { $number ->
        [one] Gain { $number } commodity
       *[other] Gain { $number } commodities
    }{ order-ends }
    .hint = Order Trade, 1 strategy token. { $near ->
        [yes] Swapped with a rival, each is a trade good, which pays 1
       *[no] No neighbour to swap with now
    }
buy-muster = Muster 2 infantry{ order-ends }
    .hint = 1 strategy token; on one of your planets
buy-build = Build a dock, 4 resources{ order-ends }
    .hint = 1 strategy token; on a planet of yours without one
i-am-back = I am back
    .hint = I no longer pass for you
# In a turn in which a hand without use leaves nothing but to pass.
pass-by-itself = From now on pass such turns by itself
    .hint = Where no card in your hand can be used and nothing else is left
make-relic = Make a relic, { $given }
    .hint = Give up { $given } for good and gain a relic
trust = End my round
    .hint = The same as passing; after two in a row I pass for you
give-up = Give up
    .hint = For good: your ships go, your planets are free
# Where it is not known any more what was offered.
yes-or-no-to-offer = { $accepts ->
        [yes] Accept
       *[no] Decline
    }
accept-offer = { COUNT($who) ->
        [0] Accept: give { $gives }, get { $gets }
       *[other] Accept from { $who }: give { $gives }, get { $gets }
    }
    .hint = You give { $gives }, and get { $gets }
accept-gift = { COUNT($who) ->
        [0] Accept: get { $gets }
       *[other] Accept from { $who }: get { $gets }
    }
take-back-offer = { COUNT($who) ->
        [0] Take back the offer
       *[other] Take back from { $who }
    }
decline-offer = { COUNT($who) ->
        [0] Decline the offer
       *[other] Decline { $who }
    }
has-of-commodities = { $commodities } of { $value } commodities

## Passing, by what is under way.

passing-turn = End my round
    .hint = No more turns for you in this round; unspent tokens stay, and each round brings 2
passing-ending = Done, next player
    .hint = { "" }
passing-landing = Done landing
    .hint = What has landed fights, and takes the planet
passing-producing = Produce nothing
    .hint = { "" }
passing-cardopen = Leave it
    .hint = Nothing happens
passing-voting = Cast no vote
    .hint = You are done, and trade no more
passing-smuggling = Make no deal
    .hint = The Smuggler goes
move-nothing = Move nothing
    .hint = No ship comes
go-on-to = Go on to { $system }{ odds-told }
    .hint = Your ships arrive
land-nobody = Land no one
    .hint = Your ground forces stay aboard
pass = Pass

## Cards and technologies. $aim: what a card is played or used on.

research = Research { $technology }
# $goal: how near a public goal is then, nothing where it brings none nearer.
research-order = Research { $technology }: { $point ->
        [yes] 1 point, 4 resources
       *[no] 4 resources
    }{ order-ends }
# $wins: how likely the fight is won with the card.
play-escort = Play { $card }: +1 on each die, you win { $wins }
play-card = Play { $card }{ aimed-at }
# $turn: whether it takes the turn.
aimed-at = { $turn ->
        [yes] { " as your turn" }
       *[no] { "" }
    }{ COUNT($aim) ->
        [0] { "" }
       *[other] : { $aim }
    }
use-phantom = Use { $planet }: 1 scout in{ COUNT($aim) ->
        [0] { "" }
       *[other] { " " }{ $aim }
    }
use-planet = Use { $planet }: { $power }
# What becomes of a thing that is used, or what using it costs and brings, stands behind its name.
use-card = { $id ->
        [star-lance] Use { $card }{ aimed-at }, gone for good
        [archive] Use { $card }{ aimed-at }, gone for good: up to 3 order cards
        [trade-core] Use { $card }{ aimed-at }, gone for good: 5 trade goods
        [builder-automaton] Use { $card } for { $aim }: 1 trade good, or a dock for 3 resources
        [puzzle-engine] Learn { $aim } with { $card }, 6 resources
        [world-forge] Use { $card }{ aimed-at }, +2 resources, +2 influence for good
       *[other] Use { $card }{ aimed-at }
    }

## Over menus of moves.

menu-activate = Activate which system?
menu-move = Which ships to { $place }?
menu-land = Who lands where?
menu-produce = Produce something else?
menu-pay = { $amount ->
        [0] How do you pay it?
       *[other] How do you pay { amount-asked }?
    }
amount-asked = { $what ->
        [influence] { $amount } influence
       *[resources] { $amount } resources
    }
menu-vote = For whom do you vote?
menu-play = Which order card do you play?
menu-use = What do you use?
menu-relic = Which 3 fragments for a relic?
menu-order = Which order do you give?
menu-accept = Which offer do you accept?
menu-decline = Decline or take back which offer?
menu-discard = Which card do you discard?
research-what = Research what? Each: 4 resources, { order-token }
what-becomes-of = What do you do with { $card }?
with-whom = With whom? One deal with each.
# $swap: what both give alike.
give-deal = { $swap ->
        [yes] Swap { $gives }: trade goods for both
       *[no] Give { $deal }
    }
what-do-you-offer = What do you offer { $who }? You have { $holdings }.
offer-with-commodities = { $asked } A commodity pays nothing until you give it away: then it is a trade good.
offer-none-ready = { $asked } No ready offer would help you both.

## Forms: how an open argument is written.

# How players write what they read, the ways divided by semicolons.
read-and = and
read-for = for; against
read-nothing = nothing
read-as-gift = as a gift; for free
written-trade = 2 commodities for 1 trade good
written-move = 1 transport, 3 infantry
written-land = 2 infantry, 1 mech
written-produce = 2 infantry, 1 scout
written-pay = Kiln, Aster, 1
written-vote = Kiln, Aster
trade-form = Trade with { $who }
    .label = You give, and what you want for it
pay-form = Pay { amount-asked }
    .label = Planets, and last the number of trade goods
vote-form = Vote for { $who }
    .label = Planets to exhaust, or: all
# Where nothing more is known of what the form is about.
form-trade = Trade
    .label = What
form-move = Move
    .label = Units
form-land = Land
    .label = Units
form-produce = Produce
    .label = Units
form-pay = Pay
    .label = How
form-vote = Vote
    .label = Planets

## The moves of a tactical action, payments and votes.

ships-can-come = { COUNT($systems) ->
        [0] no ship can come
       *[other] ships from { $systems }
    }
leads-to = wormhole to { LIST($systems, type: "or") }
your-dock-is-here = your dock is here
your-ships-stay = your ships here stay
# $there: what is there, nothing where there is no room. $said: the odds of a combat there, and which point it brings.
activate = Activate { $system }{ COUNT($there) ->
        [0] { "" }
       *[other] , { $there }
    }{ what-it-brings }
what-it-brings = { COUNT($said) ->
        [0] { "" }
       *[other] : { LIST($said, type: "comma") }
    }
one-point = 1 point
activate-home = { $way ->
        [produce] Produce at home in { $system }
       *[home] Activate { $system }, your home
    }{ what-it-brings }
activate-fight = { COUNT($planets) ->
        [0] Fight in { $system }
       *[other] Take { LIST($planets) } in { $system }
    }{ COUNT($odds) ->
        [0] { "" }
       *[other] { " " }({ LIST($odds) })
    }{ what-it-brings }
# $activate: the button of a system by which its player wins when the round ends.
with-win = { $activate }: wins if it holds
# A system that is strengthened because the own win depends on it.
activate-guard = Guard { LIST($planets) } in { $system }
activate-take = Take { LIST($planets) } in { $system }{ what-it-brings }
# A free system taken, or a frontier explored, by one press; $units: what comes there; $said: what it brings.
take-with = { COUNT($planets) ->
        [0] Explore the frontier in { $system }
       *[other] Take { LIST($planets) } in { $system }
    } with { LIST($units) }{ what-it-brings }
activate-frontier = Explore the frontier in { $system }{ what-it-brings }
# $activate: the button of a system that only a card in the hand opens.
with-passage = { $activate }, with { $card }
    .hint = Press it, then play { $card }: 1 of your ships moves 1 system further
your-home = your home
frontier-unread = exploring it needs Void Compass
wins-space = space fight { $wins }
takes-planet = takes { $planet } { $wins }
# How likely Meridian is held against a rival who answers in this round.
hold-it = hold it { $holds }
settle-it = takes { $planet }
takes-it = takes it { $wins }
odds-with-all = odds with all { $units } from { LIST($systems) }
# A rival who can win when the round ends, unless stopped.
# Whether a planet that is taken is held if a rival attacks it in the same round.
kept-if = you keep it { $keeps } if { LIST($who, type: "or") } { COUNT($who) ->
        [one] attacks
       *[other] attack
    }
else-wins = else { $who } wins
# All in reach, from several systems.
bring-everything = Bring all: { $odds }
breaks-seal = 1 point for { $seal } influence
holds-meridian = 1 point a round
# $counted: what is counted for a goal, nothing where a label has no room for it.
completes-goal = completes { $goal }, 1 point
towards-goal = brings { $goal } to { $have } of { $needed }{ COUNT($counted) ->
        [0] { "" }
       *[other] { " " }({ $counted })
    }
# $nature: its traits, its specialty, and whether it is legendary.
planet-held = { $whose ->
        [free] { $planet } free{ COUNT($nature) ->
            [0] { "" }
           *[other] : { $nature }
        }
        [yours] { $planet } yours
       *[theirs] { $planet } { $owner }
    }
# Planets of a system on a button. $whose: "free", "yours" or "theirs", whose owner is named.
planets-there = { $whose ->
        [free] free { LIST($planets) }
        [yours] your { LIST($planets) }
       *[theirs] { $owner }'s { LIST($planets) }
    }
# $units: all that could come in one action.
can-still-send = { COUNT($names) ->
        [one] { LIST($names) } can still send { $units }
       *[other] { LIST($names) } can still send { $units } each
    } there
# $holds: how likely a player then keeps Meridian.
struck-back = { LIST($who, type: "or") } can still attack: you hold it { COUNT($who) ->
        [one] { $holds }
       *[other] { $holds } at worst
    }.
landing-costs = { $enough ->
        [yes] first to land: { $seal } influence for 1 point, a relic
       *[no] first to land: { $seal } influence (you have { $have }) for 1 point, a relic
    }; holder: 1 a round
ships-there = { $mine ->
        [yes] your { number-of-ships }
       *[no] { $owner } { number-of-ships }
    }
number-of-ships = { $number ->
        [one] { $number } ship
       *[other] { $number } ships
    }
number-of-troops = { $number } ground forces
number-of-units = { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }
# $but: what stays behind as a guard, nothing where all come.
# $whole: whether with what stays these are all units of the one system that ships come from: the post names them.
# $more: whether others could still come: then the movement goes on. $odds: the chance of what is fought for, or nothing.
bring-all = Bring { all-units }{ brought-from }{ odds-told }
# Where all that could come is in one system, the question names it.
brought-from = { COUNT($system) ->
        [0] { "" }
       *[other] { " " }from { $system }
    }
left-behind = { $left ->
        [one] { $but } stays
       *[other] { $but } stay
    }
more-to-come = more can follow
and-more-to-come = { $bring }, { more-to-come }
ships-left = { $left ->
        [one] { $left } ship stays there
       *[other] { $left } ships stay there
    }
all-units = { $whole ->
        [yes] all
       *[no] { $units }
    }
bring = Bring { $units }{ brought-from }{ odds-told }
    .hint = From { $system } to { $to }
    .unguarded = From { $system } to { $to }; planets left unguarded stay yours until others land
bring-risk = Nothing to land for there: ground forces aboard only fall with their ships
# Ships and their landing in one press; $planets: on which free planets, nothing where there is no room for them.
bring-and-land = { COUNT($planets) ->
        [0] { $bring } and land
       *[other] { $bring }, land on { LIST($planets) }
    }
# $landed: which units, or nothing where it is all of them.
land = { COUNT($landed) ->
        [0] Land all on { $planet }{ land-price }
       *[other] Land { $landed } on { $planet }{ land-price }
    }{ odds-told }
# On all free planets of a system at once; $parts: each as "landing-share".
land-shared = Land { LIST($parts) }
landing-share = { $units } on { $planet }
land-alike = Land { $units } on each of { LIST($planets) }
stays-aboard = left aboard: { $units }
odds-told = { COUNT($odds) ->
        [0] { "" }
       *[other] : { $odds }
    }
# $paid: what is exhausted and spent for it unasked, nothing where it is chosen.
land-price = { $seal ->
        [0] { "" }
       *[other] , { $seal } influence{ COUNT($paid) ->
            [0] { "" }
           *[other] : { LIST($paid, type: "comma") }
        }
    }
# Where the names of what pays have no room.
more-planets = { $number } more
landing-paid-with = paid with { LIST($paid) }
held-by = held by { $who }
free = free
foes = { $units } of { $who }'s
against = against { $foes }
produce = Produce { $units }
# A load, what it is for ($why, as "package-for" and the like), and how much of all that could be spent it costs.
package = { $units }{ COUNT($why) ->
        [0] { "" }
       *[other] { " " }{ $why }
    }: costs { $price }
package-for = for { $what }
package-land = for landings
package-fight = to fight
package-guard = to hold { $home ->
        [yes] home
       *[no] { $planet }
    }
produce-for = Produce { $units }, { cost }
# $price: of all units named so far. $first: whether none was named before.
produce-more = { $first ->
        [yes] Start with { $units }: { cost }
       *[no] Add { $units }: { cost } in all
    }
# $said: what a unit does, in a few words.
unit-briefly = { $unit } { LIST($said, type: "comma") }
briefly-flies = flies { $move }
briefly-carries = carries { $capacity }
briefly-hits = hits { $hits }+
briefly-bombards = bombards { $bombards }+
cost = { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }
# $over: how much of a payment is too much.
pay = { $over ->
        [0] Pay: { pays-with }
       *[other] Pay: { pays-with } ({ $over } too much)
    }
    .hint = { pays-exactly }
pays-with = { COUNT($paid) ->
        [0] nothing
       *[other] { LIST($paid, type: "comma") }
    }
pays-exactly = { $over ->
        [0] exactly
       *[other] { $over } too much
    }
# $stands: whether a candidate "leads" or is "last" alone, with so many points.
vote-open = For { $who }{ $stands ->
        [leads] , who leads with { points }
        [last] , last with { points }
       *[other] { "" }
    }
    .hint = With all your influence; shown when all have voted
vote-all = Vote for { voted-for }, { $votes } influence
    .hint = All your influence: { $planets }
voted-for = { $mine ->
        [yes] myself
       *[no] { $who }
    }
vote-with = Vote for { voted-for }, { $votes } influence: { $planets }
    .hint = { $votes } influence for { $who }

## What a move would cost that its player may not expect: it stands behind the label.

# $who: a rival whose ground forces can land there in one action, nothing where none can.
hurts-empty = { COUNT($who) ->
        [0] { LIST($places) } unguarded
       *[other] { LIST($places) } unguarded, { $who } can land { $most }
    }
# The home is left with so few that a rival who can land has more.
hurts-thin = { COUNT($who) ->
        [0] home guard only { $left }
       *[other] home guard only { $left }, { $who } can land { $most }
    }
hurts-empty-many = { $number } planets unguarded
hurts-empty-first = { $place } and { $number } more unguarded
hurts-goal = only { $have } of { $needed } for { $goal }
hurts-undone = gives up { $goal }
hurts-landing = no one to land
hurts-seal = { $have } of { $seal } influence to land
