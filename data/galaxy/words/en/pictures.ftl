### Alt texts: the words that say the same as a picture.

## The map.

alt-opening = Expedition, before the first turn.
alt-time = { $last ->
        [yes] Expedition, { alt-round }; last round.
       *[no] Expedition, { alt-round }.
    }
alt-round = { $phase ->
        [status] round { $round }, status phase
        [council] round { $round }, council
       *[other] round { $round }
    }
# What the picture says in its title, or below it.
alt-sentence = { CAP($said) }.
alt-marks = Marks: { LIST($marks, type: "comma") }.
alt-points = Points: { LIST($points, type: "comma") } of { $enough }.
alt-goals = Goals: { LIST($goals, type: "semicolon") }.
# $systems: each as "alt-reached".
alt-open = In reach (planets with resources+influence): { LIST($systems, type: "semicolon") }.
alt-reached = { $system } { COUNT($said) ->
        [0] empty
       *[other] { LIST($said, type: "comma") }
    }
alt-origins = Ships can come from { $systems }.
# $awaits: the reader's own units there, "" for none.
alt-coming = Could come to { $system }: { LIST($comers, type: "semicolon") }; { COUNT($awaits) ->
        [0] no unit of yours is there
       *[other] yours there: { $awaits }
    }.
alt-comer = { $units } ({ $odds })
alt-tokens = Frontier tokens: { LIST($systems, type: "comma") }.
alt-destroyed = Destroyed: { LIST($planets, type: "comma") }.
alt-fight = In { $system }: { LIST($parts, type: "semicolon") }.
alt-left = { $who } has left.
alt-fleet = in { $system } { LIST($units, type: "comma") }
alt-commands = Command tokens: { LIST($parts, type: "semicolon") }.
alt-commands-of = { $who } { $systems }
alt-home = home
alt-planet-in-eddy = { $planet } in the Eddy
alt-planet = { $planet }{ COUNT($units) ->
        [0] { "" }
       *[other] { " " }with { LIST($units, type: "comma") }
    }{ $exhausted ->
        [yes] , exhausted
       *[no] { "" }
    }
# $none: no planet; $held: each planet with what stands there, and the units in space by their systems.
alt-holdings = { $who } holds { $none ->
        [yes] { COUNT($held) ->
            [0] no planet
           *[other] no planet;{ " " }
        }
       *[no] { "" }
    }{ LIST($held, type: "semicolon") }.
alt-end = { $storm ->
        [yes] { $system } (storm)
       *[no] { $system }
    }
# $ends: each as "alt-end".
alt-wormhole = { $letter ->
        [alpha] alpha { LIST($ends) }
        [beta] beta { LIST($ends) }
       *[gamma] gamma { LIST($ends) }
    }
alt-wormholes = Wormholes: { LIST($parts, type: "semicolon") }.
alt-free = Free, each with resources and influence: { LIST($planets, type: "semicolon") }.
alt-free-planet = { $planet } { $resources } and { $influence }

## A closer look.

alt-closer = A closer look at { $system }. { $time }
alt-token = a frontier token
alt-storm = { $side ->
        [alpha] a tide storm with its alpha side up
       *[beta] a tide storm with its beta side up
    }
alt-command = command tokens of { $names }
alt-also-here = Also here: { $marks }.
alt-is-destroyed = { $planet } is destroyed.
alt-owned = { COUNT($owner) ->
        [0] { $planet }, free
       *[other] { $planet }, { $owner }'s
    }
alt-sealed = sealed: 6 influence to land first
alt-exhausted = exhausted
alt-attached = with { $cards }
alt-on-it = on it { $ground }
alt-space = { COUNT($parts) ->
        [0] No ships in space.
       *[other] In space: { LIST($parts, type: "semicolon") }.
    }
alt-is-free = { $planet } { $worth } free
frontier-token = frontier token
alt-beside = { COUNT($said) ->
        [0] Beside it { $system }: empty.
       *[other] Beside it { $system }: { LIST($said, type: "comma") }.
    }

## Cards.

alt-card = { $where ->
        [planet] { $who } explores { $place }: { $card }, { $deck }.
        [place] { $who } explores the frontier in { $place }: { $card }, { $deck }.
       *[frontier] { $who } explores the frontier: { $card }, { $deck }.
    }
alt-options = { LIST($options, type: "semicolon") }.
alt-cards-left = { cards } left.
alt-world = { $planet } { resources }
alt-influence = { $influence } influence

## Titles.

picture-wins = { COUNT($who) ->
        [0] no one has won
       *[other] { $who } has won
    }
picture-broken-off = broken off
picture-goes-on = going on
picture-fight = { COUNT($planet) ->
        [0] { $attacker } attacks { $defender } in { $system }
       *[other] { $attacker } attacks { $defender } on { $planet }
    }
picture-all-choose = all choose
picture-several-choose = answers wanted
picture-chooses = { $who } to choose
picture-market = the council meets
picture-moves = { $who } moves to { $system }
picture-lands = { $who } lands in { $system }
picture-produces = { $home ->
        [yes] { $who } produces at home
       *[no] { $who } produces on { $planet }
    }
picture-pays = { $who } pays { amount-asked }
picture-ends = { $who } ends the turn
picture-acts = { $who } to act
picture-explores = { $where ->
        [planet] { $who } explores { $place }
        [system] { $who } explores the frontier in { $place }
        [frontier] { $who } explores the frontier
       *[unknown] { $who } explores
    }
picture-opening = Before the first turn
picture-time = { round-status } – { $said }
# $players: how far each is, as "goal-of".
goal-of-all = { $goal } needs { $needed } { $counted }{ COUNT($players) ->
        [0] { "" }
       *[other] : { LIST($players, type: "comma") }
    }
line-points = Points: { $enough } win
# A line of the table below the map. $counted: what is counted for it, nothing where that has no room.
strip-goal = { $goal } { $have }/{ $needed }
line-votes = Votes: influence left
line-goal = { $goal }: { $needed }{ COUNT($counted) ->
        [0] { "" }
       *[other] { " " }{ $counted }
    }
picture-goal = First to { $enough } points

## Beside a card.

cards-left = { cards } left
picture-trade-then = You may trade first
picture-resolve = Resolve
    .hint = Nothing to decide

## Legends.

legend-resources = Resources
legend-influence = Influence
legend-goods = Trade goods
legend-commodity = Commodities
legend-command = Tactic+strategy tokens
legend-command-short = Tokens left
legend-open = In reach
legend-origin = Ships can come from here
legend-scout = Scouts
legend-transport = Transports
legend-battleship = Battleships
legend-infantry = Infantry
legend-mech = Mechs
legend-dock = Dock
legend-storm = Tide storm
legend-frontier = Frontier
legend-spent = Exhausted until the next round
legend-legend = Legendary
legend-fragment = Fragments
legend-truce = Truce
legend-relic = Relics
legend-device = Puzzle Engine
legend-card = Order cards
legend-specialty = Helps with blue (B), green, yellow, red technologies
legend-seal = Meridian, first there: 6 influence, 1 point, relic; holder 1 a round
legend-speaker = Speaker
legend-technology = Technologies
legend-passed = Passed
legend-attachment = Cards on it
legend-token = Activated this round
legend-ship = Ships of several kinds
legend-alert = Rivals who can come, their odds; below what you have there

## Other ways to see the map.

mode-holdings = Who holds what
    .about = whose each planet is, without ships and troops
mode-reach = Where { $who }’s ships can go
    .about = where your ships could go if it were your turn
mode-marks = What the marks mean
    .about = every mark on the map, with its name
mode-threats = What can come at { $who }
    .about = which fleets could come to what you hold, and how likely they win
threat-odds = { $who }: { $wins }
threat-blocks = { $who }: ships only

### What is written on pictures.

painted-unit-infantry = { $count } infantry
painted-unit-mech = { $count ->
        [one] { $count } mech
       *[other] { $count } mechs
    }
painted-unit-scout = { $count ->
        [one] { $count } scout
       *[other] { $count } scouts
    }
painted-unit-transport = { $count ->
        [one] { $count } transport
       *[other] { $count } transports
    }
painted-unit-battleship = { $count ->
        [one] { $count } battleship
       *[other] { $count } battleships
    }
painted-unit-dock = { $count ->
        [one] dock
       *[other] { $count } docks
    }
painted-trait-cultural = cultural
painted-trait-hazardous = hazardous
painted-trait-industrial = industrial
painted-deck-cultural = Cultural
painted-deck-hazardous = Hazardous
painted-deck-industrial = Industrial
painted-deck-frontier = Frontier
painted-deck-relic = Relic
painted-active = active
painted-open = can be chosen
painted-destroyed = destroyed
painted-state-sealed = sealed
painted-state-exhausted = exhausted
painted-state-truce = truce
painted-state-legendary = legendary
painted-state-legendary-used = legendary, used
painted-held = held by { $letter }
painted-free = free
painted-home = Home
painted-tokens = { $count ->
        [one] Command token
       *[other] Command tokens
    }
painted-frontier = Frontier of { $label }
painted-left = left
painted-discarded = discarded
painted-newest = Newest discard
painted-none = none

## Cards of high points and rolls. What stands between two pairs of stars is lit.

card-round = round { $round }
card-combat = { COUNT($place) ->
        [0] Combat
       *[other] Combat: { $place }
    }
card-combat-round = exchange { $round }
card-row-round = { COUNT($note) ->
        [0] Exchange { $round }
       *[other] Exchange { $round }, { $note }
    }
card-bonus = +{ $bonus } to each die
card-needs = { $hits }+
card-rolled-told = { $who }: **{ $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }**
card-bombarded = Bombardment of { $planet }
card-loses = { $who } loses **{ $units }**
card-lost = { $who } { $units }
card-losses = { LIST($parts, type: "comma") }
card-losses-all = { COUNT($parts) ->
        [0] No losses
       *[other] Lost: { LIST($parts, type: "comma") }
    }
card-battle-over = { COUNT($who) ->
        [0] No one is left
       *[other] **{ $who }** wins
    }
card-retreats = { $who } retreats to **{ $to }**
card-relic = { CAP($relic) }
card-relic-gained = **{ $who }**{ $fewest ->
        [yes] , with the fewest points
       *[no] { "" }
    } gains a relic
# $means: what the relic does.
card-relic-told = **{ $who }**{ $fewest ->
        [yes] , with the fewest points
       *[no] { "" }
    }: { $means }
card-votes = { $silent ->
        [yes] { $who } casts no vote
       *[no] { $who } votes for { $candidate }
    }
card-speaker = Council: the next speaker
card-speaker-told = { $votes ->
        [0] No one votes: **{ $who }** stays speaker
       *[other] { $tied ->
            [yes] Tied at { $votes }: the old speaker chooses **{ $who }**
           *[no] **{ $who }** is speaker with { $votes }
        }
    }
card-taken = { $planet } changes hands
card-taken-told = **{ $who }** takes { $planet } from **{ $before }**
card-destroyed = { $planet } is gone
card-points = points
card-points-scored = Points
# $why: a goal, or Meridian.
card-point-for = { $who }: { $why }
card-scored = { $goal }
card-held = Meridian held
# $sources: goals, and what else brought points.
card-points-of = { $who }: { LIST($sources, type: "comma") }.
card-ended = The end
card-ended-told = { COUNT($winner) ->
        [0] No one wins
       *[other] **{ $winner }** wins{ $why ->
            [rounds] : the last round is over
            [alone] : no one else is left
           *[points] { COUNT($ways) ->
                [0] { "" }
               *[other] : { LIST($ways) }
            }
        }
    }
