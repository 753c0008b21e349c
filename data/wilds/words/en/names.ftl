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
