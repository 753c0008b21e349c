# What is wrong in a scenario file, and what would be right.

# The scenario as a whole: its places, ways, Challenges and things.

bad-no-region = there is no region { $name }
    .right = the id of a region
bad-id-twice = the id { $name } is used twice
    .right = an id of its own for everything
bad-few-regions = there are not enough regions
    .right = at least 2 tables [[region]]
bad-goal-at-start = the party begins at the goal and needs nothing from elsewhere
    .right = another region, or needs: what has to be brought there
bad-need = there is no object { $name }
    .right = the id of a feature that is an object or a key
bad-region-name-twice = two regions are called { $name }
    .right = a name of its own for each
bad-single-letter = single letters name the exits
    .right = a name of at least 2 letters
bad-same-place = { $name } lies where another region does, at { $x }, { $y }
    .right = an x and y of its own for each region
bad-exits = { $name } has too many exits
    .right = at most { $most } from one region
bad-loop = the connection leads from { $name } to itself
    .right = another region
bad-joined-twice = { $first } and { $second } are connected twice
    .right = one connection between two regions
bad-slope = { $name } is climbed and does not say which way is up
    .right = low: { $first } or { $second }
bad-no-slope = { $name } is not climbed, so nothing is low or high
    .right = leave it out
bad-nothing-to-climb = nothing has to be climbed here
    .right = an obstacle that is climbed, or leave it out
bad-is-obstacle = { $name } is an Obstacle
    .right = a connection has it as its obstacle
bad-is-no-obstacle = { $name } is { A($type) }
    .right = an Obstacle, such as { $known }
bad-no-kind = there is no { $sort } { $name }
    .right = { COUNT($hint) ->
        [0] such as { $known }
       *[other] { $hint }
    }
bad-dry = { $name } stays in water, and there is none
    .right = a region with water
bad-no-seeker = { $name } is no Seeker
    .right = only Seekers patrol
bad-passes = there is no connection { $name }
    .right = the id of a connection
bad-crowd = too many { $many } share { $name }
    .right = at most { $most } in one region
bad-patrol-begins = the patrol begins in { $first }, not in { $second }
    .right = the region where it stands comes first
bad-patrol-leads = no connection leads from { $first } to { $second }
    .right = regions beside each other, the first one beside the last
bad-inside-kind = a { $kind } cannot be inside something
    .right = an object or a key
bad-inside-nothing = { $name } is inside of nothing
    .right = a chest or treasure that gives it, or leave this out
bad-two-places = { $name } is in two places
    .right = one of them
bad-chest = a chest has a lock
    .right = dice, such as "1d6", or kind = "treasure"
bad-locked = a { $kind } has no lock
    .right = leave it out, or kind = "chest"
bad-idle-key = the key { $name } opens nothing
    .right = the id of a locked connection or feature
bad-idle-mechanism = the mechanism { $name } does nothing
    .right = opens, disarms or effects
bad-disarms = there is no Challenge { $name }
    .right = the ids of Challenges in this file
bad-no-gear = there is no Gear { $name }
    .right = { COUNT($hint) ->
        [0] such as { $known }
       *[other] { $hint }
    }
bad-gives = there is no object { $name } that could be inside
    .right = the id of a feature with inside = true
bad-opens = there is nothing { $name } to open
    .right = the id of a locked connection or feature
bad-unblocked = nothing blocks { $name }
    .right = a connection with an obstacle
bad-unlocked = { $name } has no lock
    .right = the id of a locked connection or feature
bad-no-door = nobody moves through { $name }
    .right = "strategy" or "action"
bad-amount-search = only a reveal is as good as a Search
    .right = a number, or dice such as "1d6"
bad-effect-lacks = { $entry } is missing
    .right = an effect of this kind, { $kind }, has one
bad-levels = levels is missing
    .right = how many levels, such as -1
bad-phase = there is no { $name } Phase
    .right = strategy or action
bad-unlock = there is nothing { $name } to unlock
    .right = the id of a connection or feature
bad-disease-amount = { $amount } is no number of a Disease
    .right = 1 to { $most }
bad-stay = nobody could Move again until the end
    .right = "their turn", "next turn" or "round"
bad-cumulative = cumulative says something of Diseases only
    .right = for a disease, or for what lasts until = "scenario" beside one
bad-chase = a chase has a round limit
    .right = in how many rounds it is over
bad-apart = no connection leads from the start to { $names }
    .right = connections, or leave it out
bad-impassable = nobody can pass here, and the goal lies behind
    .right = a key or a mechanism on this side
bad-unreachable = nobody can get { $name }
    .right = a place that can be reached

# What a scenario brings along of its own: kinds of Challenges, plays, Crafts, Gear.

bad-id-of-feature = a feature has the id { $name } too
    .right = another id: both can be carried
bad-id-taken = { $name } is in the game already
    .right = an id of its own: nothing of the game is replaced
bad-name-taken = { $name } is in the game already
    .right = a name of its own
bad-name-short = { $name } cannot be told from an exit or a number
    .right = a name of at least 2 letters that does not end in a number
bad-id-numbered = { $name } ends as the second and the third of a kind do
    .right = an id that does not end in a hyphen and a number
bad-same-twice = two of these have the { $entry } { $name }
    .right = one of its own each
bad-icon = there is no mark { $name } for { A($type) }
    .right = { COUNT($hint) ->
        [0] one of { $known }
       *[other] { $hint }
    }
bad-keyword = { $name } means nothing for { A($type) }
    .right = { COUNT($known) ->
        [0] leave it out
       *[other] of { $known }
    }
bad-foe-targets = a Challenge strikes no { $name }
    .right = "one" or "enemies"
bad-foe-against = against says whom an Assist helps
    .right = leave it out
bad-play-id-twice = the id { $name } is used twice
    .right = an id of its own for each play
bad-no-action = { A($type) } without an Action does nothing
    .right = actions: at least one that is no Strategy
bad-obstacle-plays = an Obstacle has a Reaction at most
    .right = reaction
bad-no-ep = { A($type) } has EP
    .right = 1 to 60
bad-not-struck = { A($type) } cannot be struck down
    .right = leave it out
bad-no-way-past = nobody could get past it
    .right = ep, or a lock, or both
bad-climbing = what is climbed has to be climbed by each
    .right = keywords = ["Persists", "Climbing"]
bad-height = what is climbed has a height, and nothing else has
    .right = { $climbing ->
        [yes] 1 to 4
       *[no] leave it out
    }
bad-climbing-lock = what is climbed has no lock
    .right = leave it out
bad-key-of-type = { $entry } means nothing for { A($type) }
    .right = for { LIST($types) } only
bad-trap = a Trap waits for something
    .right = "enter", "leave", "search", "feature" or "lockpick failed"
bad-key-without = { $entry } means nothing without { $needed }
    .right = { $needed }, or leave it out
bad-play-kind = this is { A($kind) }
    .right = here stands { A($wanted) }
bad-trigger = { A($kind) } waits for { $trigger }
    .right = { COUNT($known) ->
        [0] leave it out: only Interrupts and Assists wait for something
       *[other] one of { LIST($known, type: "comma") }
    }
bad-idle-response = this { $kind } does nothing
    .right = shift, or effects
bad-shift = a shift is what Interrupts and Assists do, and this is { A($kind) }
    .right = bonus
bad-idle-action = this Action does nothing
    .right = inflict and damage, lockpick, or effects
bad-reaction = a Reaction has dice to stand against an Action
    .right = endure, such as "1d6"
bad-idle-strategy = this Strategy does nothing
    .right = effects
bad-inflict = { A($kind) } rolls no Inflict
    .right = leave it out
bad-endure = { A($kind) } rolls no Endure
    .right = leave it out
bad-shift-now = a shift lasts for a while
    .right = "next turn", "their turn", "round" or "scenario"
bad-lockpick = a Lock is picked with Lockpick dice, and nothing else is
    .right = targets = "lock"
bad-targets = PCs choose one, or strike all Creatures
    .right = "one" or "creatures"
bad-rolled-against = nothing is rolled against { $name }
    .right = leave it out
bad-strategy-targets = a Strategy is one's own
    .right = targets = "self"
bad-barred-too = { $name } is barred too
    .right = one of them
bad-once = cards come back with the discard pile
    .right = once for what Gear plays
bad-craft-action = a Craft's own Action is for striking
    .right = "one" or "creatures"
bad-craft-search = everybody can Search
    .right = dice, such as "1d6"
bad-deck = the deck has { $cards } cards
    .right = { $wanted }; a card may be in it twice
bad-unknown = there is no { $sort } { $name }
    .right = { COUNT($hint) ->
        [0] such as { $known }
       *[other] { $hint }
    }
bad-slots = it fits nowhere
    .right = clothing, item, accessory or expertise
bad-flame = a flame gives light
    .right = light = true
bad-used-up = nothing uses it up
    .right = plays

# What is allowed, and perhaps not meant.

odd-kind = { $name } stands nowhere
    .right = a challenge, or an obstacle
odd-seeker = { $name } is a Seeker and takes no Stealth Token
    .right = effects = [{ "{" } kind = "tokens", amount = "1" { "}" }]
odd-card = { $name } is in no deck
    .right = the deck of a [[craft]] of this file
odd-dear = { $name } costs more than any Gear of the game, and goes for { $most } at home
    .right = 0 to { $most }
odd-gear = nobody can come by { $name }
    .right = a price, or a place in a feature
many-Obstacle = Obstacles
many-Creature = Creatures
many-Seeker = Seekers
many-Trap = Traps

# What a scenario without problems may not have meant.

odd-silent = nothing is told { $entry ->
        [about] in the lobby
        [opening] at the start
        [won] when it is won
        [partly] when it is partly won
       *[lost] when it is lost
    }
    .right = a sentence or two in { $entry }
odd-region = { $name } says nothing
    .right = what is seen there
odd-stealth = nobody seeks the party, so stealth is easy
    .right = at least one Seeker
odd-seekers = Seekers take Stealth Tokens, and there are none here
    .right = type = "stealth"
odd-stealth-only = { $entry } counts in stealth only
    .right = leave it out
odd-chase-only = { $entry } counts in a chase only
    .right = leave it out
odd-round-limit = the goal is { $moves } Moves away, and the chase lasts { $rounds } rounds
    .right = at least { $moves }
odd-limit = { $name } is { $moves } Moves away and closes in round { $round }
    .right = at least { $moves }
odd-dark = it is dark everywhere, and no light is to be found
    .right = a lit region, or a lamp somewhere
odd-goal-locked = without lockpicks nobody comes to the goal
    .right = a key somewhere
odd-need-locked = without lockpicks nobody can get { $name }
    .right = a key somewhere
odd-far-apart = { $first } and { $second } lie far apart on the map
    .right = at most 2 steps in x and in y
odd-through = the line from { $first } to { $second } runs through { $middle }
    .right = move one of them
odd-party = party says when an Obstacle is there, and there is none
    .right = an obstacle, or leave it out
odd-unreachable = nobody can come to { $names }
    .right = an Obstacle that can be overcome
odd-passes = { $name } does not move
    .right = passes for Creatures and Seekers
odd-single = of { $name } there is one in any case
    .right = leave it out
odd-no-lock = { $name } waits for a Lockpick, and there is no lock
    .right = a lock there
odd-no-feature = { $name } guards a feature, and there is none
    .right = a feature there
odd-patrol = { $wall } stops { $name } on its patrol from { $first } to { $second }
    .right = passes = ["{ $way }"]
odd-empty = { $name } gives nothing
    .right = gives: valuables, gear or an object
odd-unneeded = nobody needs { $name }
    .right = needs in the scenario, or another kind
odd-use = a { $kind } always costs an Action
    .right = use for keys only
odd-fail = { $name } has no lock that could be picked in vain
    .right = a lock
odd-disarms = a { $kind } disarms nothing
    .right = kind = "mechanism"

# How single values are written, and what a table lacks.

bad-capitals = { $name } has capital letters
    .right = small ones: { $small }
bad-member-id = { $name } names a member of the party
    .right = another id, such as old-mill
bad-way = { $name } is not an id
    .right = the id of a connection or a feature, or the two ends of a connection such as gate/yard
bad-dice = { $name } is not dice
    .right = 1 to 4 dice in quotes, such as "1d6"; { $sizes }
bad-amount = { $name } is no amount
    .right = a number from -99 to 99, or dice such as "1d6"; { $sizes }
bad-alias = { $alias } and { $entry } mean the same
    .right = one of them
bad-end = { $entry } is missing
    .right = the id of a region; { $alias } means the same
bad-at = at is missing
    .right = every feature has an at, unless it is inside

# What varies.

bad-variant-lacks = there is no { $sort } { $name }
    .right = the id of one that is in the file, or all that a new one needs
bad-variant-twice = { $name } is there twice
    .right = an id of its own for each variant
bad-many-plays = { $count } different plays would come of that
    .right = at most { $most }: 2 ways for each of 6 things, say
bad-without = there is no { $name }
    .right = ids of what is in the file
bad-changed-twice = { $name } is changed by { $variant } as well
    .right = one thing that varies for each
bad-with-variants = with { LIST($names) }: { $bad }

# What a list holds.

several-challenges = Challenges
several-connections = connections
several-gear = pieces of Gear
several-ids = ids
several-keywords = keywords
several-plays = plays
several-regions = regions
several-rounds = numbers of rounds
several-rules = rules in words
several-scenario-types = types of scenario
several-settings = settings
several-slots = slots
several-tokens = numbers of tokens
several-types = types
several-types-or-keywords = types or keywords
