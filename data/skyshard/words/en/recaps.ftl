# What events come to for a member who was away; docs/words.md explains the messages. Several like ones become one clause.

## What was found.

recap-explored = { $fits ->
        [yes] explored { $them }
       *[no] drew { $them }
    }
    .one = { THE($tile) }{ COUNT($brought) ->
        [0] { "" }
       *[other] { " (" }{ LIST($brought, type: "comma") })
    }
# $strongest: the highest level of them.
brought-foes = { $number } enemies{ $strongest ->
        [1] { "" }
       *[other] { " " }up to level { $strongest }
    }
brought-foe = { A($foe) }
brought-caches = { $number ->
        [one] a cache
       *[other] { $number } caches
    }
shard-brought = { A($sought) }
recap-no_tile = { $them } came to light
    .one = { $mark }
recap-no_fit = nothing fits behind { $them }
    .one = door { $door }
recap-cache = { $them } came to light
    .one = a cache at { $at }
recap-enemy = { $them } turned up
    .one = { A($chip) } at { $at }
recap-laid = the noise called { $them }
    .one = enemy
    .many = enemies
recap-stays = { $them } came to light
    .one = { $mark }
recap-peeked = the next card is “{ $card }”, { $shards ->
        [0] without a { $sought }
       *[other] with a { $sought }
    }
recap-relic = found { $them }
    .one = { THE($relic) }
recap-fully_explored = every { $sought } has been drawn
recap-supply_ended = no card is left: { so-many } will do
recap-opened = opened { $them }
    .one = cache
recap-shard = took { $them }
    .one = star shard

## What a scenario brought.

recap-found = found { $them }
    .one = { A($sought) }
recap-delivered = brought { $them }
    .one = { $home } of { $wanted } to the gate
recap-unlocked = opened { $them }
    .one = { $shut ->
        [0] the last lock
       *[other] a lock, { $shut } to go
    }
recap-dropped = lost hold of { $them }
    .one = what they carried
recap-battered = the gate was struck { $them }
    .one = time
recap-phase = the guardian began phase { $number }
recap-beaten = the guardian was beaten

## What was fought, and lost.

recap-struck = { $fell ->
        [yes] felled { $them }
       *[no] hit { $them }
    }
    .who = { THE($who) }
    .one = { $fell ->
        [yes] { $chip }
       *[no] { THE($chip) } ({ $left } of { $most } left)
    }
    .many = { PLURAL($chip) }
recap-enemy_burnt = embers felled { $them }
    .one = enemy
    .many = enemies
recap-enemy_buried = falling stones buried { $them }
    .one = enemy
    .many = enemies
recap-fell = fell at { $them }
    .one = { $at }{ $cause ->
        [enemy] { fell-by }
       *[other] { fell-to }
    }
# Why an adventurer fell: by an enemy, or of another $cause.
fell-by = { " to " }{ THE($chip) }
fell-to = { $cause ->
        [exhaustion] { " to exhaustion" }
        [embers] { " to the embers" }
        [water] { " to the water" }
       *[other] { "" }
    }
recap-companion_fell = fell
    .who = { THE($who) }
recap-returned = got up again
recap-jammed = lost { $them } to a jammed lock
    .one = cache
recap-sprung = set off { $them }
    .one = trap
recap-collapsed = a card brought down { $them }
    .one = { THE($tile) }

## What was decided.

recap-class = chose the { $them }
    .one = { $kind }
recap-retreats = all agreed to retreat
recap-campaign_ended = the campaign came to its end
recap-ended = { $result ->
        [won] the delve was won in round { $round }
        [lost] the delve was lost in round { $round }
       *[retreat] the party left in round { $round }
    }
