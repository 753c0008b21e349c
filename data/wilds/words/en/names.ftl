# How kinds of things are called: their ids are never shown.

sort-landmark = landmark
sort-resource = resource
sort-shelter = shelter
sort-danger = danger
sort-secret = secret
sort-settlement = settlement
# $category: of a site, as it stands for itself.
category-name = { $category ->
        [landmark] { sort-landmark }
        [resource] { sort-resource }
        [shelter] { sort-shelter }
        [danger] { sort-danger }
        [secret] { sort-secret }
       *[settlement] { sort-settlement }
    }
category-a = { $category ->
        [landmark] a landmark
        [resource] a resource
        [shelter] a shelter
        [danger] a danger
        [secret] a secret
       *[settlement] a settlement
    }
# A ground as a label names it, without an article.
terrain-name = { $terrain ->
        [forest] forest
        [hills] hills
        [clearing] clearing
        [stream] stream
        [peaks] peaks
        [marsh] marsh
        [desert] desert
        [scrub] scrub
        [oasis] oasis
        [coast] coast
        [water] water
        [valley] valley
        [ash] ash
        [snow] snow
       *[other] { $terrain }
    }
# A word of the compass; else a place or the letter of a way.
direction-name = { $direction ->
        [north-east] north-east
        [east] east
        [south-east] south-east
        [south-west] south-west
        [west] west
        [north-west] north-west
       *[other] { $direction }
    }
# $role: "watch" for the watch at night.
role-held = { $role ->
        [watch] Watch
       *[other] { role-name }
    }
# Which way something lies from the party.
side-name = { $side ->
        [north-east] north-east
        [east] east
        [south-east] south-east
        [south-west] south-west
        [west] west
       *[north-west] north-west
    }
season-name = { $season ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    }
disposition-name = { $disposition ->
        [hostile] hostile
        [wary] wary
        [friendly] friendly
       *[neutral] neutral
    }
attribute-name = { $attribute ->
        [strength] Strength
        [agility] Agility
        [spirit] Spirit
        [mind] Mind
       *[other] { CAP($attribute) }
    }
skill-name = { $skill ->
        [athletics] Athletics
        [fortitude] Fortitude
        [perception] Perception
        [stealth] Stealth
        [influence] Influence
        [nature] Nature
        [survival] Survival
        [crafting] Crafting
        [education] Education
        [lore] Lore
        [fighting] Fighting
       *[other] { CAP($skill) }
    }
# The name of a place of a new region whose map is points: "Hazel Ford", "Far Otter Holt".
point-made = { $far ->
        [Far] Far { point-first } { point-last }
        [High] High { point-first } { point-last }
        [Nether] Nether { point-first } { point-last }
        [Old] Old { point-first } { point-last }
       *[none] { point-first } { point-last }
    }
point-first = { $first ->
        [Hazel] Hazel
        [Otter] Otter
        [Adder] Adder
        [Bramble] Bramble
        [Wren] Wren
        [Hollow] Hollow
        [Charcoal] Charcoal
        [Badger] Badger
        [Mossy] Mossy
        [Foxglove] Foxglove
        [Lantern] Lantern
        [Crooked] Crooked
        [Elder] Elder
        [Thrush] Thrush
        [Eel] Eel
        [Bittern] Bittern
        [Sunken] Sunken
        [Heron] Heron
        [Peat] Peat
        [Withy] Withy
        [Leech] Leech
        [Drowned] Drowned
        [Sallow] Sallow
        [Rushlight] Rushlight
        [Midge] Midge
        [Crane] Crane
        [Salt] Salt
        [Camel] Camel
        [Red] Red
        [Broken] Broken
        [Vulture] Vulture
        [Jackal] Jackal
        [Amber] Amber
        [Widow] Widow
        [Kiln] Kiln
        [Thirsty] Thirsty
        [Scorpion] Scorpion
        [Copper] Copper
        [Blind] Blind
        [Thorn] Thorn
        [Raven] Raven
        [Goat] Goat
        [Thunder] Thunder
        [Marmot] Marmot
        [Iron] Iron
        [Windy] Windy
        [Falcon] Falcon
        [Grey] Grey
        [Larch] Larch
        [Frost] Frost
        [Echo] Echo
        [Bell] Bell
        [Gull] Gull
        [Seal] Seal
        [Wrack] Wrack
        [Tern] Tern
        [Puffin] Puffin
        [Oyster] Oyster
        [Foam] Foam
        [Mussel] Mussel
        [Cormorant] Cormorant
        [Rope] Rope
       *[other] { "" }
    }
point-last = { $last ->
        [Holt] Holt
        [Glade] Glade
        [Thicket] Thicket
        [Copse] Copse
        [Down] Down
        [Knoll] Knoll
        [Ridge] Ridge
        [Brow] Brow
        [Green] Green
        [Meadow] Meadow
        [Lea] Lea
        [Ford] Ford
        [Brook] Brook
        [Bridge] Bridge
        [Horn] Horn
        [Crag] Crag
        [Saddle] Saddle
        [Notch] Notch
        [Wade] Wade
        [Hummock] Hummock
        [Slough] Slough
        [Staithe] Staithe
        [Cairn] Cairn
        [Flat] Flat
        [Drift] Drift
        [Gulch] Gulch
        [Palms] Palms
        [Well] Well
        [Strand] Strand
        [Holm] Holm
        [Haven] Haven
        [Skerry] Skerry
        [Mere] Mere
        [Pool] Pool
        [Landing] Landing
        [Dale] Dale
        [Hollow] Hollow
        [Bottom] Bottom
       *[other] { "" }
    }
