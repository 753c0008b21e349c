# What a scenario file holds.

file-type = { $type } scenario, { $setting }, level { $level }, about { $minutes } minutes
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
