# What things of the content are called, and what they do, in few words.

relic-once = once, { $use }
relic-lasts = { $bonus ->
        [dice] +{ $amount } attack die
        [guard] +{ $amount } guard, so each hit does { $amount } less
        [stamina] +{ $amount } step on every move
       *[health] +{ $amount } greatest health, heals none
    }
effect = { $everybody ->
        [yes] { does-what }, for everyone
       *[no] { does-what }
    }
does-what = { $effect ->
        [heal] heal { $amount } health
        [rest] remove { $amount } fatigue
        [dice] { $amount } more dice for one attack
        [stamina] { $amount } more steps this turn
        [reroll] roll one lock die again
        [peek] see what the next door hides
       *[relic] { $amount ->
            [one] draw { $amount } relic
           *[other] draw { $amount } relics
        }
    }
# Below the question which class to take.
class-text = { CAP(knack) }: { $numbers }.
class-numbers = { $health } health, { $stamina } steps, { $dice } dice{ $guard ->
        [0] { "" }
       *[other] , guard { $guard }
    }{ $reach ->
        [1] { "" }
       *[other] , reach { $reach }
    }{ $trick ->
        [heal] , heals 2 a turn
        [locks] , 1 more roll at locks
       *[none] { "" }
    }

## Habits of enemies (SKY-G82): what each is called, and how it goes on after a name.

habit-hunts = { "" }
habit-wary = keeps away
habit-guards = never leaves its tile
habit-stalks = goes for the weakest
habit-flees = runs when hurt
habit-calls = calls others
habit-swaps = swaps when hurt
habit-still = still while seen
acts-hunts = { "" }
acts-wary = keeps away from you
acts-guards = never leaves its tile
acts-stalks = goes for the weakest of you
acts-flees = runs once half its health is gone
acts-calls = stays and calls others to you
acts-swaps = changes places once it is hurt
acts-still = moves only while none of you sees it
star-shard = star shard

## What stands as an id in the content.

tile-entrance = entrance
rank-common = common
rank-legendary = legendary
shape-nook = nook
shape-bend = bend
shape-gallery = gallery
shape-crescent = crescent
shape-span = span
shape-bed = bed
shape-chamber = chamber
shape-hall = hall
named-shard = shard
named-shards = shards
to-the-east = to the east
to-the-south-east = to the south-east
to-the-south = to the south
to-the-south-west = to the south-west
to-the-west = to the west
to-the-north-west = to the north-west
to-the-north = to the north
to-the-north-east = to the north-east
side-east = east
side-south-east = south-east
side-south = south
side-south-west = south-west
side-west = west
side-north-west = north-west
side-north = north
side-north-east = north-east
lobby-scenario = “{ $name }”
sheet-lore = -# { $text }
ground-mire = mire
ground-murk = murk
ground-embers = embers
ground-hush = hush
ground-gale = gale
ground-dust = dust
ground-balm = balm
ground-water = water
