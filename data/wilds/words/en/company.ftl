# What bot players say they do, and why they would do it.

says-deadly = That could be the end of us.
says-not-found = We have not found it yet.
says-rest = I would rest first.
says-hungry = We have nothing to eat tonight.
says-rather = I would rather go on. { $why }
says-herb = A herb for the poison.
says-buy = I buy some food.
says-forage = I forage as we go.
says-share = Take of my food, { $who }.

# What a bot player says of the way that people chose to deal with a dilemma: to pass it by, to risk something, or what costs little.
says-dilemma = { $how ->
        [risk] { $brings ->
            [goal] If it shows us the way, I would risk it.
            [study] I would risk it for a piece of what we came for.
            [friend] A helping hand there would do us good.
            [clue] A clue is worth a try.
            [view] From there we could see where we are.
            [eye] It may know where to look. I would ask.
            [resolve] If it goes well, we dare more later.
            [rest] I would risk it for a rest.
            [food] I am hungry enough to try.
            [herb] For a herb I would try it.
            [material] There is good stuff in it. Try.
            [coins] For those coins I would try it.
           *[other] { $odd ->
                [yes] It is worth a try.
               *[no] I would risk it.
            }
        }
       *[sure] { $brings ->
            [goal] That brings us nearer. I am for it.
            [study] One piece of it less to find. Good.
            [clue] I want to know what that points to.
           *[rest] My feet have waited for this.
        }
    }

# What a bot player says of who tries a way to study the goal: itself, or another. $left: successes to go.
says-at-goal = { $left ->
        [1] { $mine ->
            [yes] One more, and we have it. Let me.
           *[no] One more, { $who }, and we have it.
        }
       *[other] That one is mine. Stand back.
    }

## What characters care for, by kind and verb: said where people choose that.

cares-ranger-move = I want to see what lies beyond.
cares-ranger-journey = Let us cover some ground.
cares-ranger-scout = I would rather know first.
cares-rogue-search = Nobody hides a thing as well as I find it.
cares-rogue-scout = I would look first, unseen.
cares-druid-camp = The land says enough for today.
cares-druid-forage = I want food and water before night.
cares-druid-rest = We all need a day of nothing.
cares-fighter-investigate = Enough walking. In we go.
cares-fighter-journey = We are wasting daylight.
cares-healer-camp = You look worse than you think.
cares-healer-rest = A day of rest, or I mend you all twice.
cares-hunter-track = Whatever went there, I can follow it.
cares-hunter-forage = I want meat before night.
cares-scholar-investigate = I want to read what is there.
cares-scholar-track = A trail is only handwriting.

## Why.

why-night = It is night: to go on tires everybody.
why-rest = A day of rest here takes away all Fatigue.
why-hungry = Somebody would go hungry tonight.
why-ahead = One looks ahead while another finds food.
# $short: points that are missing to the next rank, 0 where there is none.
why-home-done = Your win is safe{ $short ->
        [0] .
        [one] , and the next rank is 1 point away.
       *[other] , and the next rank is { $short } points away.
    }
why-home-lost = What the party came for is lost.
why-home-late = The party has been out for long enough.
why-home-beaten = The party was beaten too often.
why-home-worn = The party is worn out, and knows of no roof.
why-goal = It is what the party came for.
why-goal-on = { $left ->
        [one] One more success, and it is done.
       *[other] { $left } more successes, and it is done.
    }
why-better-way = { $wins ->
        [yes] It wins { $mine }, “{ $does }” { $other }.
       *[no] It succeeds { $mine }, “{ $does }” { $other }.
    }
why-brings-too = “{ $does }” is as likely, but this { $brings ->
        [boon] makes the next try likelier.
        [resolve] also gives 1 Resolve.
       *[rest] also takes 1 Fatigue off each.
    }
why-alike-way = “{ $does }” is as likely{ $cheaper ->
        [yes] , but its failure costs more.
       *[no] : who rolls is the difference.
    }
why-tonight = To camp first wins { $camp }, to go on tonight { $on }.
why-last-way = It is the last way that is open.
why-wins = { $why } You win about { $odds }.
why-goal-luck = There are fewer actions left than that: only luck on the way helps.
# $left: successes still wanted, in so many $actions: one of them has to count 2.
why-goal-double = { $left } successes in { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }: only a double wins now.
why-foes = To have it out with them brings the goal nearer.
why-people = People there may know where to look.
why-danger = There may be something in it.
why-landmark = From there one sees the land around.
why-site = There may be something of use.
why-track = { $nearer ->
        [yes] A trail brings the goal nearer, and tells the way.
       *[no] A trail tells where it leads.
    }
# $points: else the place lies further on in the line of a clue.
why-clue-here = { $points ->
        [yes] A clue points here.
       *[no] This lies in the line of a clue.
    }
why-search = Something may hide here.
why-first-search = The first good search of a place { $hunt ->
        [yes] rules out hexes for the goal.
       *[no] brings the goal nearer.
    }
why-ahead-goal = { $left ->
        [0] The goal is said to lie toward { $place }.
        [one] { CAP($place) }: it can only be there.
       *[other] { CAP($place) } is 1 of { $left } hexes where the goal can be; a search there rules out others.
    }
why-unseen = { $left ->
        [0] { CAP($place) } is new ground: a site or a clue may be there.
       *[other] A search in { $place } rules out more hexes.
    }
why-stay = One sleeps better here, and knows more tomorrow.
why-goal-there = What the party came for is that way.
why-beds = Everybody is weary, and people there have beds.
why-camp = Nothing here is worth the day.
why-clue-there = { $points ->
        [yes] A clue points to { $place }.
       *[no] { CAP($place) } lies in the line of a clue.
    }
# $names: who has voted for what is advised.
why-backed = { LIST($names) } { COUNT($names) ->
        [one] is
       *[other] are
    } for it already.
why-search-there = { CAP($place) } is worth a search.
why-site-there = Something is known to be at { $place }.
why-character = The party lacks one of that kind.
why-again = It failed, and Resolve comes back.
why-keep = Resolve is worth more at the goal.
why-only = There is nothing else to do.
end-of-way = the end of that way

## Why something is done on the side, by its verb.

aside-use = It helps at once, and takes no time.
aside-give = They have nothing to eat, and you have enough.
aside-buy = You have little food left, and it is sold here.
aside-roles = Nobody forages, and you are best at it.
aside-other = It takes no time.

## What speaks for an answer, by the question.

met-because = { $what ->
        [talk] A favour helps you on; to withdraw brings nothing.
        [withdraw] They ask for nothing, and nothing is lost.
       *[other] It risks the least of what is left.
    }
because-depart = It ends the expedition.
because-edge = There is more to find here.
because-bonus = It is of most use just now.
because-wear = It stands the most, and is missed the least.
because-shelter = It does the party most good tonight.
because-avoid = You do not meet those who come.
because-favour = Of what they can do you need it most.
because-insight = What it tells brings you on.
because-loot = What you find you keep.
because-bypass = They are best at it.
because-role = { because-bypass }
because-trade = There is nothing here that you need.
because-harvest = It can be put to use.
because-offerings = Their wrath costs more than coins bring.
# A way to deal with a dilemma: the most that it brings ("" for nothing), and whether it takes a test.
speaks-for-way = { COUNT($effect) ->
        [0] The other ways risk more than they promise.
       *[other] { $tested ->
            [yes] If it works: { dilemma-effect }.
           *[no] For certain: { dilemma-effect }.
        }
    }
because-chest = What is in it you get in any case: this hurts least.
because-other = It is as good as any other.

## What the proposed action is for, above the question: it stays the same until that is reached.

# In a hunt. $left: the hexes in which the goal can be.
aim-hunt = find the goal, in 1 of { $left } hexes
# $close: what counts is a clue, a find, or to arrive there. $where, $direction, $side: which way it is said to lie. $steps: to the goal, 0 where none are counted.
aim-find = { $close ->
        [yes] look for clues and sites
       *[no] { $where ->
            [open] search new places
           *[side] search
        }
    }{ aim-where }{ $steps ->
        [0] { "" } to find the goal
        [one] , 1 step to go
       *[other] , { $steps } steps to go
    }
aim-where = { $where ->
        [exit] { " " }along way { $direction } from { $place }
        [side] { " " }{ side-name } of { $place }
        [here] { " " }at { $place }
       *[open] { "" }
    }
# $left: successes to go, $done: those made. $opens: it may take more then. $ways: it is studied in several ways. $place: empty where the party is there.
aim-study = { COUNT($place) ->
        [0] study { $sought }
       *[other] go to { $place }, study { $sought }
    }: { $opens ->
        [yes] at least { "" }
       *[no] { "" }
    }{ $left ->
        [one] 1 { aim-more }success wins
       *[other] { $left } { aim-more }successes win
    }{ $ways ->
        [yes] ; each way works once
       *[no] { "" }
    }
aim-more = { $done ->
        [0] { "" }
       *[other] more{ " " }
    }
# $line: it lies further on in the line of a clue. $steps: 0 where that is no step.
# $way: the place is called by the way that leads there.
aim-clue = { $way ->
        [yes] follow { $place } and search there
       *[no] search { $place }
    } { $line ->
        [yes] in the line of a clue
       *[no] by a clue
    }{ aim-a-step }
aim-a-step = { $steps ->
        [0] { "" }
        [1] : the last step
       *[other] : 1 of { $steps } steps
    }
# $asks: people are asked there. $what: what it brings. $place: empty where the name says it.
aim-site = { $asks ->
        [yes] ask at { $sought }
       *[no] { $what ->
            [foes] deal with those at { $sought }
           *[other] study { $sought }
        }
    }{ COUNT($place) ->
        [0] { "" }
       *[other] { " " }at { $place }
    }{ $what ->
        [step] { $steps ->
            [0] { "" } to rule out more hexes
           *[other] { aim-a-step }
        }
        [foes] { $steps ->
            [0] { "" }
           *[other] { aim-a-step }
        }
        [boon] : a boon at the goal
        [settlement] : people may know where to look
        [landmark] : it shows the land around
       *[other] : something useful may be there
    }
aim-track = track { $sought }{ aim-a-step }
aim-beds = go to { $place } to sleep: all of you are weary
aim-other = { $kind ->
        [night] camp: nothing here is worth the day
        [rest] rest here for a day: all Fatigue goes
        [food] find food: not all of you have any for tonight
        [won] go home: your win is safe
       *[home] go home: you have been out for long enough
    }
# Where only luck can still bring the goal.
aim-points = find new sites, 1 point each: the goal is nearly lost
# Without a goal.
aim-explore = see new places: each site you find is 1 point
