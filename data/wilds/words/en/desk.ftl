# The desk of the game master.

# Orders: what their buttons say, the question for the details of each, what a value among them says, and a sample of what a
# person writes, whose ids are those of the region's file.

what-is-ruled = What do you rule?
gm-timer = Set the timer
    .asks = Set the timer to what?
gm-size = Change the timer's die
    .asks = Which die shall the timer be?
    .value = { $value } sides
gm-ticks = Make the next action take longer
    .asks = How much longer does the next action take?
    .value = { $value ->
        [1] 1 more off the timer
       *[2] 2 more off the timer
    }
gm-boons = Boons or banes on the next roll
    .asks = How many boons or banes has the next roll?
    .value = { $value ->
        [-2] 2 banes
        [-1] 1 bane
        [0] No boon, no bane
        [1] 1 boon
       *[2] 2 boons
    }
gm-target = Target of the next roll
    .asks = What is the next roll against?
gm-result = Result of the next roll
    .asks = How does the next roll come out?
    .value = { $value ->
        [blunder] Blunder
        [failure] Failure
        [weak] Weak success
        [strong] Strong success
       *[critical] Critical success
    }
gm-table = Pick on a table instead of rolling
    .asks = What comes up on which table?
gm-event = Let something happen now
    .asks = What happens now?
    .value = { $value ->
        [1] An encounter
        [2] Wear and tear
        [3] Provisions dwindle
        [4] The land shifts
        [5] Signs of something
       *[6] A calm moment
    }
gm-weather = Change the weather
    .asks = What is the weather like?
    .value = { $value ->
        [perfect] Perfect
        [fair] Fair
        [light] Light rain
        [heavy] Heavy rain
       *[severe] Storm
    }
gm-threat = Let a threat come to pass
    .asks = Which threat comes to pass?
gm-reveal = Show the party a site
    .asks = Which site do you show the party?
gm-hide = Take a site off the party's map
    .asks = Which site do you hide?
gm-remark = Note something for yourself
    .asks = Where, and what?
    .sample = They have not met the miller yet.
gm-show = Show the party some ground
    .asks = Of which place do you show the ground?
gm-hint = Give the party a clue
    .asks = Which clue do you give the party?
    .sample = Somebody points the way.
gm-rumour = Let the party hear of a site
    .asks = Which site does the party hear of?
gm-fatigue = Set a member's Fatigue
    .asks = Whose Fatigue do you set?
gm-wound = Wound a member
    .asks = Who is wounded?
gm-heal = Heal a member
    .asks = Who is healed?
gm-resolve = Set a member's Resolve
    .asks = Whose Resolve do you set?
gm-item = Give a member an item
    .asks = Who gets what?
gm-coins = Give or take coins
    .asks = How many coins does the party get or lose?
gm-challenge = Set the steps to the goal
    .asks = How many steps to the goal are left?
gm-go = Put the party somewhere
    .asks = Where is the party?
gm-stretch = Set the stretch of the day
    .asks = What time of day is it?
    .value = { $value ->
        [1] Morning
        [2] Afternoon
        [3] Evening
       *[4] Night
    }
gm-dawn = Let the next day begin
    .asks = Does the next day begin?
gm-resume = Go on after a scene
    .asks = How did the scene end?
    .value = { $value ->
        [won] They won
        [avoided] They kept out of it
        [lost] They lost
       *[other] Just go on
    }
gm-end = End the expedition
    .asks = How does the expedition end?
    .value = { $value ->
        [goal] The goal is reached
        [lost] The goal is lost
       *[left] The party leaves
    }
gm-site = Place a new site
    .asks = Which site do you place, and where?
gm-site-move = Move a site
    .asks = Which site do you move, and where?
gm-site-target = Change a site's Discovery TN
    .asks = Which site do you change?
gm-site-drop = Take a site away
    .asks = Which site do you take away?
gm-clue = Prepare a clue
    .asks = Which clue do you prepare?
    .sample = A thread caught on a thorn.
gm-clue-move = Move a prepared clue
    .asks = Which clue do you move, and where?
gm-ground = Change the ground of a place
    .asks = Which place do you change?
gm-block = Block a way
    .asks = Which way do you block?
gm-clear = Clear a way
    .asks = Which way do you clear?
gm-row = Change a row of the encounter table
    .asks = Which row do you change?
gm-meet = Let somebody appear
    .asks = Who appears?
between = Between { $first } and { $second }

# The fields of their forms, and hints in them.

field-who = Who
field-site = Site
field-place = Place
field-remark = What you note
field-toward-place = Towards which place
field-clue-text = What they read
field-meant-site-or-none = Which site it means, or nothing
field-meant-site = Which site it means
field-to = To
field-size = 4, 6 or 8
field-ticks = More off the timer
field-boons = From -2 to 2
field-target = From 4 to 20
field-result = Result
field-table = Table
field-row = Row
field-event = Row of the event table, or nothing
field-weather = Weather
field-number = Which, by its number
field-fatigue = From 0 to 6
field-resolve = From 0 to 3
field-item = Item
field-how-many = How many
field-coins = Coins, below 0 taken
field-challenge = From 1 to its highest
field-stretch = From 1 to 4
field-outcome = won, avoided, lost, or nothing
field-end = goal, left or lost
field-name = Name
field-category = Category
field-tn-or-none = Discovery TN from 6 to 14, or nothing
field-seen = What is seen
field-to-place = To which place
field-tn = From 6 to 14
field-in-place = In which place
field-terrain = Terrain
field-from = From
field-disposition = Disposition, or nothing for a die
field-kind = Kind
field-name-or-row = Name, or a row of the table
field-kind-or-none = Kind, or nothing
table-name = { $table ->
        [event] event
        [encounter] encounter
        [disposition] disposition
        [trace] trace
        [shift] shift
        [hazard] hazard
        [discovery] discovery
        [treasure] treasure
       *[complication] complication
    }
table-rows = { $table } 1 to { $rows }
clue-numbers = 1 to { $most }
sample-site = A dry well
sample-seen = A well without water.
sample-row = Pedlars

# What a field holds: "The timer is a number from 1 to 6."

the-clue = The clue
the-remark = The note
fatigue-word = Fatigue
resolve-word = Resolve
an-item = An item
how-many-word = How many
the-coins = The coins
the-goal-die = The number of steps
the-stretch = The stretch
the-timer = The timer
the-timer-die = The timer's die
how-many-ticks = How much more off the timer
the-boons = The boons (banes below 0)
the-target = The target
a-result = A result
a-table = A table
the-row = The row
the-weather = The weather
the-threat = The threat
the-name = The name
a-kind = A kind
a-disposition = A disposition
a-category = A category
the-tn = The Discovery TN
what-is-seen = What is seen
the-ground = The ground
the-outcome = The outcome
the-end = The end

# What an order did. These words are recorded: another wording is another version of the game.

ruled-timer = The timer shows { $timer }.
ruled-size = The timer is a d{ $size } from now on.
ruled-ticks = The next action takes { $ticks } more { $ticks ->
        [one] tick
       *[other] ticks
    }.
ruled-boons = The next roll has { $number } { $bane ->
        [yes] { $number ->
            [one] bane
           *[other] banes
        }
       *[no] { $number ->
            [one] boon
           *[other] boons
        }
    }.
ruled-target = The next roll is against { $tn }.
ruled-result = The next roll is a { $result ->
        [blunder] blunder
        [failure] failure
        [weak] weak
        [strong] strong
       *[critical] critical
    }, whatever the dice say.
ruled-table = The next roll on the { table-name } table is { $row }.
ruled-event = Something happens.
ruled-weather = The weather is { $weather ->
        [perfect] perfect
        [fair] fair
        [light] light
        [heavy] heavy
       *[severe] severe
    }.
ruled-threat = { $name } comes to pass.
ruled-reveal = { $name } is on the map.
ruled-hide = What was found at { $ground } is off the map again.
ruled-remark = Noted at { $ground }.
ruled-show = The ground of { $ground } is known.
ruled-fatigue = { $who } has { $fatigue } Fatigue.
ruled-wound = { $who } is wounded.
ruled-heal = { $who } is whole again.
ruled-resolve = { $who } has { $resolve } Resolve.
ruled-item = { $who } gets { $count } { $goods }.
ruled-coins = The purse holds { $purse } coins.
ruled-stretch = It is { $stretch ->
        [1] morning
        [2] afternoon
        [3] evening
       *[4] night
    }.
ruled-resume = The encounter goes on by the rules.
ruled-site = { $name } lies at { $ground }. Orders know it as `{ $id }`.
ruled-site-move = { $name } lies at { $ground } now.
ruled-site-target = { $name } has Discovery TN { $tn }.
ruled-site-drop = { $name } is gone.
ruled-clue = Clue { $number } to { $name } waits at { $ground }.
ruled-clue-move = Clue { $number } waits at { $ground }.
ruled-ground = { $ground } is { terrain-name } now.
ruled-block = The way between { $first } and { $second } is blocked.
ruled-clear = The way between { $first } and { $second } is open.
ruled-row = Row { $row } of the encounter table is { $name }.
