# Special rules as they are announced, and what the day's scenario came to.

rule-tokens = With the last one lost you are caught.
rule-tokens-more = So few of you have { $count ->
        [one] { $count } Stealth Token
       *[other] { $count } Stealth Tokens
    } more.
rule-alarm = After { $rounds } rounds each round costs tokens.
rule-light-ends = A light that a Seeker sees in a dark place gives you away: that ends it.
rule-light-costs = A light that a Seeker sees in a dark place costs a Stealth Token.
rule-no-bash = What has a lock cannot be broken down: pick it, or find its key.
rule-needs = You have to carry out { LIST($objects, each: "the") }.
rule-limit = { $mode ->
        [chasing] One of you must reach the goal within { $rounds } rounds.
       *[fleeing] All of you must reach the goal within { $rounds } rounds.
    }
rule-partial = { $consequence ->
        [death] Those who are out in time are safe; the others die.
       *[injury] Those who are out in time are safe; the others take an Injury.
    }
rule-closing-kills = Places close behind you, and kill all who are still inside.
rule-closing-loses = Some places have their own limits: the chase is lost if anybody is still inside then.
rule-bonus = Some places, once reached, give you more rounds.
secret-roll = Round { $round }, { $sought ->
        [nothing] nothing there
       *[other] { $sought }
    }, { $dice }: { $result }.
scenario-is-over = This scenario is over.
mark-goal = the goal
mark-death = a death
mark-down = a PC down
mark-overcome = a danger overcome
came-to = { $scenario }, { $points ->
        [2] won
        [1] won in part
       *[0] lost
    } in { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }

# What was rolled for in secret.

draw-wanders = where { $name } wanders
