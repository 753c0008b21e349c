# What a scenario file holds.

sort-of-scenario = { $type ->
        [stealth] stealth
        [chase] chase
       *[normal] normal
    }
file-type = { sort-of-scenario } scenario, { $setting }, level { $level }, about { $minutes } minutes
file-regions = { $regions } regions and { $ways } connections, { $secrets } secrets
file-challenges = { $challenges } Challenges, { $obstacles } Obstacles
file-brings = Of its own: { $brought }
file-kinds = { $count ->
        [one] { $count } kind of Challenge
       *[other] { $count } kinds of Challenges
    }
file-crafts = { $count ->
        [one] { $count } Craft
       *[other] { $count } Crafts
    }
file-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
file-gear = { $count ->
        [one] { $count } piece of Gear
       *[other] { $count } pieces of Gear
    }

# The comments in a scenario file that is given back.

file-begins = # { $name }: everything in it, secrets included. Lines that begin with a hash sign are comments.
comment-region = The regions. x and y say where they lie on the map, in steps to the right and down.
comment-connection = The ways between them, and what blocks or hides them.
comment-challenge = What stands against the party.
comment-feature = What else is there: chests, treasures, keys, objects, mechanisms.
comment-variant = What can be otherwise: of each thing one of these, or as it is written.
comment-kind = Kinds of Challenges that there are in this scenario only.
comment-play = Cards for the decks of its Crafts.
comment-craft = Crafts that can be chosen in this scenario only.
comment-gear = Gear that there is in this scenario only.
