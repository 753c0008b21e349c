# What things are called, and what they do in short.

entry-inflict = Attack
entry-damage = Damage
entry-endure = Resist
entry-defense = Defence
entry-search = Search
entry-lockpick = Lockpick
with-dice = { $entry } { $dice }
gist-damage = damage { $dice }
gist-endure = Resist { $dice }
gist-defence = Defence { $dice }
gist-lockpick = Lockpick { $dice }
# What an effect of an Action that hits does to its target; $each: at the start of each turn.
taken-track = { $track } { $amount }
taken-harm = { $amount } damage{ $each ->
        [yes] { " " }each turn
       *[no] { " " }more
    }
taken-skip = next { $phase ->
        [strategy] Strategy
       *[action] Action
    } lost
taken-discard = a card goes
taken-valuables = Valuables { $amount }
taken-shift = { $levels } on { $entry }
taken-stay = no Move
taken-force = a forced blow at an ally
brings-disease = { $disease }{ COUNT($does) ->
        [0] { "" }
       *[other] { " " }({ LIST($does, type: "comma") }, until healed)
    }
brings-track = { $track } { $amount } (from -2 on: { $means })
low-power = weaker attacks
low-resilience = hit more often
low-mind = fewer cards kept
low-skill = worse at searches and locks
seekers-hear = Seekers hear it
taken-disease = { $name }
taken-injury = an Injury
# What an effect of a play does; $whose: whom it is on.
effect-recover = { whose }up to { $most } EP
effect-cure = heals a Disease
effect-draw = draw { $amount } cards
# $raised: the entry in the code, where it is raised: it is said in plain words, and not that it is a level of dice.
# Before what is done better by two levels or more.
much = much{ " " }
shifted-entry = { whose }{ $raised ->
        [inflict] { $much }hit better
        [damage] { $much }hit harder
        [endure] { $much }withstand blows better
        [defense] { $much }suffer less damage
        [search] { $much }search better
        [lockpick] { $much }pick locks better
       *[other] { $levels } on { $entry }
    }
effect-speed = your Move goes { $amount } places far
effect-move = { $amount } Move more
effect-calm = rests a round
effect-reveal = a Search
effect-rounds = { $amount ->
        [1] 1 round more
       *[other] { $amount } rounds more
    }
whose = { $whose ->
        [allies] allies{ " " }
        [here] all here{ " " }
        [party] all{ " " }
       *[other] { "" }
    }
play-line = **{ $play }**{ $times ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }×{ $times }
    } ({ $kind }): { $does }
craft-line = EP { $ep }, Search { $dice }{ COUNT($tracks) ->
        [0] { "" }
       *[other] , { LIST($tracks, type: "comma") }
    }
tokens-of = Tokens { $tokens }{ COUNT($more) ->
        [0] { "" }
       *[other] { " " }({ $more })
    }
tokens-in = { $setting } { $levels }
# What shifts dice; $levels: by how many levels, where that does not go without saying.
shift-by = { $source ->
        [dark] bad sight
        [swimming] swimming
        [danger] the danger here
        [Alerted] { alerted-of-itself }
       *[other] { $source }
    }{ COUNT($levels) ->
        [0] { "" }
       *[other] { " " }{ $levels }
    }
shifted-dice = { $rolled } instead of { $printed } for { LIST($shifts) }
    .same = { $printed } ({ LIST($shifts, type: "comma") })
endure-now = Resist { $endure }{ COUNT($defence) ->
        [0] { "" }
       *[other] ; Defence { $defence }
    }
a-thing = { A($found) }
the-thing = { THE($what) }
# What a Search finds that has no name.
found-way = a hidden way
found-fortune = a Fortune
# Several Challenges of a kind.
in-a-row = { $number ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } { $name }
with-number = { $name } { $number }
with-ep = { $name } { $ep }
# What brings something, by who played it.
source-of = { $holder }’s { $play }
alerted-of-itself = Alerted
# Parts that no word joins.
row = { LIST($parts, type: "comma") }

# Tracks, settings, types and keywords.
stat-power = Power
stat-resilience = Resilience
stat-mind = Mind
stat-skill = Skill
track-at = { $track } { $value }
setting-of-wilderness = wilderness
setting-of-dungeon = dungeon
setting-of-civilization = civilization
type-Environ = Environ
type-Obstacle = Obstacle
type-Creature = Creature
type-Seeker = Seeker
type-Trap = Trap
type-Persists = Persists
type-Climbing = Climbing
type-Flying = Flying
type-Aquatic = Aquatic
type-Darkvision = Darkvision
type-Light-Sensitivity = Light Sensitivity
# What a Disease does.
disease-does = { $disease }{ COUNT($does) ->
        [0] { "" }
       *[other] { " " }({ LIST($does, type: "comma") })
    }
the-region = { COUNT($where) ->
        [0] somewhere out of sight
       *[other] { THE($where) }
    }
the-ground = the ground
injuries = { $count ->
        [one] { $count } Injury
       *[other] { $count } Injuries
    }
bodies-lie = { COUNT($bodies) ->
        [1] The body of { LIST($bodies, each: "the") } lies in { THE($where) }.
       *[other] The bodies of { LIST($bodies, each: "the") } lie in { THE($where) }.
    }
lies-at = { $things } in { THE($where) }
healed-by = healed by { COUNT($cures) ->
        [0] { "" }
       *[other] { LIST($cures, type: "or") } or{ " " }
    }a town (1 Valuable)
