# What stands on pictures, and the words that say the same as a picture.

# Around the map.

title-over = { $result ->
        [won] Won: { ending }
        [lost] Lost: { ending }
       *[other] Day { $day } – { CAP(ending) }
    }
title-broken-off = Day { $day } – broken off
title-characters = Who sets out?
ending = { $ending ->
        [goal] the goal is reached
        [left] the party leaves
        [defeat] no one can go on
        [lost] the goal is lost
        [voted] the party goes home
       *[other] the end
    }
chip-scene = A scene is played
fact-timer = Timer
fact-goal = Steps
fact-hunt = Hexes left
fact-study = Studied
weather-name = { $weather ->
        [perfect] Perfect
        [fair] Fair
        [light] Light rain
        [heavy] Heavy rain
       *[severe] Storm
    }
# $left: how many successes it still takes, 0 where it is done with, or one is enough.
goal-site = Goal: { $name }{ COUNT($at) ->
        [0] { "" }
       *[other] , { $at }
    }{ $left ->
        [0] { "" }
        [one] ; { $left } success to go
       *[other] ; { $left } successes to go
    }
goal-lost = Goal: lost
goal-task = Goal: { COUNT($task) ->
        [0] not found yet
       *[other] { $task }
    }

# The legend.

# What stands on the rows of members. A mark of the party, and of the newest place.
person-mark = { $what ->
        [fatigue] 6 Fatigue: collapse
        [wounds] Wounds
        [treated] Treated, no bane
        [poison] Poisoned
       *[resolve] Resolve: reroll
    }
legend-party = Your party
legend-newest = New ground
legend-visited = Visited
legend-seen = Seen
legend-veiled = Not seen yet
legend-rumour = Rumour
legend-unknown = Unknown
legend-edge = The region ends
legend-clue = Clue: search
legend-counts = A search counts
legend-trace = Clue not found yet
legend-blocked = Blocked
legend-passage = Hidden passage
legend-pill = Next move
legend-journey = A journey
legend-bearing = Goal: in there
legend-hunt = Goal here?
legend-heard = Rumour: there
legend-hidden = Hidden: roll to find
legend-piece = 1 piece, 1 stretch
path-legend = { $terrain ->
        [hills] Hill path
        [peaks] Mountain path
        [water] By boat
       *[other] { CAP(terrain-name) } path
    }

# Other ways to see the map.

mode-routes = what lies around, how hard and how far it is
mode-clues = where all clues lead that are not used up, and how many lead there
routes-title = Ways from { $at }
routes-told = { routes-title }: { LIST($ways, type: "semicolon") }.{ $unknown ->
        [0] { "" }
       *[other] { " " }Of { $unknown } more nothing is known.
    }
# $length: in stretches, 0 where it is not told.
route-line = { $name }: { $length ->
        [0] { "" }
        [one] { $length } stretch,{ " " }
       *[other] { $length } stretches,{ " " }
    }{ terrain-name }, difficulty { $difficulty }{ $blocked ->
        [yes] , blocked
       *[no] { "" }
    }
led-title = Where clues lead
led-told = { led-title }: { LIST($clues, type: "semicolon") }.
led-line = From { $start } to { $end }: { $times ->
        [one] { $times } clue
       *[other] { $times } clues
    }

# In words.

alt-characters = Wilds, { $region }, before the party sets out.
alt-over = Wilds, the end on day { $day }: { ending }. The whole region is shown.
alt-broken-off = Wilds, day { $day }, broken off.
alt-time = Wilds, day { $day }{ $last ->
        [0] { "" }
       *[other] { " " }of { $last }
    }, { stretch-name }{ COUNT($weather) ->
        [0] { "" }
       *[other] , { weather-words }
    }.{ $desk ->
        [yes] { " " }The game master's map, with what is hidden.
       *[no] { "" }
    }
alt-standing = Timer { $timer }, difficulty here { $difficulty }{ $die ->
        [0] { "" }
       *[other] , { goal-die }
    }.
alt-role = { role-name } { $who }
alt-roles = { LIST($names, type: "comma") }.
alt-ails = { $who }: { $ails }
alt-ailing = { LIST($members, type: "semicolon") }.
alt-resolve-of = { $who } { $resolve }
alt-resolve = Resolve: { LIST($members, type: "comma") }.
alt-on-path = The party is { spot }.
alt-where = The party is at { $at }, { ground }{ COUNT($start) ->
        [0] { "" }
       *[other] , having come from { $start }{ COUNT($by) ->
            [0] { "" }
           *[other] { " " }by { $by }
        }
    }.
# $terrain: empty where it is unknown.
alt-place = { $place } { COUNT($terrain) ->
        [0] unknown
       *[other] { terrain-name }
    }{ COUNT($categories) ->
        [0] { "" }
       *[other] { " " }with { LIST($categories, each: "a") }
    }{ alt-clued }{ $visited ->
        [yes] , visited
       *[no] { "" }
    }
alt-clued = { $clued ->
        [yes] , where a clue leads
       *[no] { "" }
    }
alt-closer = A closer look at { $looked }.{ COUNT($beside) ->
        [0] { "" }
       *[other] { " " }Beside it: { LIST($beside, type: "semicolon") }.
    }
# $side: empty where the place is not beside the party.
alt-toward = { COUNT($side) ->
        [0] { $place }
       *[other] { side-name } { $place }
    }
alt-next = Next moves: { LIST($moves, type: "semicolon") }.
alt-edge = The region ends to the { LIST($sides) }.
# On a path A is the way on, B the way back.
alt-way-on = { $letter } goes { $letter ->
        [A] on
       *[B] back
    } to { $place }
alt-way = { $letter } goes to { $place }{ alt-clued }{ $blocked ->
        [yes] , blocked
       *[no] { "" }
    }
alt-ways = { LIST($ways, type: "semicolon") }.
# A clue by its $number, as moves name it.
alt-clue = clue { $number } { $here ->
        [yes] points here
       *[no] leads from { $start } to { $end }
    }
alt-clues = { CAP(LIST($clues, type: "semicolon")) }.
# How hexes are named, told with the first picture.
alt-grid = Hexes are named by column, letters from west to east, and row, numbers from north to south.
# How a place lies from the party: so many hexes.
alt-away = { $place } ({ $number } { side-name })
alt-counts = By a clue a search counts at { LIST($places) }.
# $category: empty for the goal. $near, $far: from how many hexes to how many, 0 where that was not said.
alt-bearing = { COUNT($category) ->
        [0] the goal
       *[other] { category-a }
    } { bearing-sector } of { $place }{ $far ->
        [0] { "" }
       *[other] , { $near } or { $far } hexes away
    }
alt-hunt = The goal can lie at { LIST($places, type: "or") }.
alt-bearings = Said to lie: { LIST($bearings, type: "semicolon") }.
alt-rumour = { category-a }{ COUNT($at) ->
        [0] { "" }
       *[other] { " " }at { $at }
    }
alt-rumours = { COUNT($rumours) ->
        [one] Rumour
       *[other] Rumours
    }: { LIST($rumours, type: "comma") }.
alt-goal-at = { $number ->
        [0] The goal is here, at { $place }
       *[other] The goal is at { $place }
    }{ COUNT($side) ->
        [0] { "" }
       *[other] , { $number ->
            [one] { $number } hex
           *[other] { $number } hexes
        } { side-name }
    }.
alt-sites-of = { category-name } { $places }
alt-sites = { CAP(LIST($parts, type: "comma")) }.
alt-ends = { $ends }
alt-blocked = Blocked: the way between { LIST($ways, type: "semicolon") }.
alt-newest = New on the map: { $place }.
alt-journeys = Farther by one press: { LIST($ways, type: "semicolon") }.
alt-journey = to { $to } by { $by }
alt-passages = A hidden passage joins { LIST($ways, type: "semicolon") }.
alt-hidden-site = { $name } at { $at }{ $tn ->
        [0] { "" }
       *[other] { " " }({ $tn })
    }
alt-hidden = Not found: { LIST($hidden, type: "comma") }.
alt-ground = { $place } { terrain-name }
alt-seen = Seen: { $grounds }.
alt-ways-on = { $number ->
        [one] An unknown way leads on.
       *[other] { $number } unknown ways lead on.
    }
alt-also-seen = Also seen: { LIST($grounds, type: "comma") }{ $more ->
        [yes] { " " }and more
       *[no] { "" }
    }.

## Cards of high points and rolls. What stands between two pairs of stars is lit.

card-day = day { $day }
card-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
card-rolled = { $who } { $purpose ->
        [pathfinder] finding the way
       *[other] { purpose-words }{ card-rolled-for }
    }
# What those with a role roll for.
card-rolled-for = { $purpose ->
        [lookout] : what lies near
        [forager] : food
        [shelter] : the night's rest
        [scout] : what lies ahead
       *[other] { "" }
    }
# A way to deal with what came in the party's way.
card-rolled-way = { $who }: { $way }
card-rolled-note = { $again ->
        [yes] Again:{ " " }
       *[no] { "" }
    }{ attribute-name } die + { $pick ->
        [better] better d6
        [worse] worse d6
       *[one] d6
    } + { skill-name } { $rank }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $malus ->
        [0] { "" }
       *[other] { " " }- { $malus }
    }
# $gone: so many hexes of a hunt are ruled out by it. $successes: at a goal that takes several.
card-rolled-told = { $gone ->
        [0] { COUNT($result) ->
            [0] **{ $total }**; the target is secret, most things here take { $usual }
           *[other] **{ $total }** against { $tn }: **{ $successes ->
                [0] { $way ->
                    [blunder] the way is lost
                    [wiser] you arrive, slowly
                    [failure] you arrive, slowly
                   *[other] { card-result }
                }
                [one] { $successes } success
               *[other] { $successes } successes
            }**{ $doubles ->
                [0] { "" }
               *[other] { " " }(2 from { $doubles } on)
            }
        }
        [one] **{ $total }** against { $usual }: **1 hex ruled out**
       *[other] **{ $total }** against { $usual }: **{ $gone } hexes ruled out**
    }
card-result = { $plain ->
        [yes] { $result ->
            [weak] success
            [strong] success
           *[other] { result-name }
        }
       *[no] { result-name }
    }
# Several made the same test: so many of them $passed it.
card-rolled-all = **{ $passed } of { $number }** succeed against { $tn }
card-site-told = { CAP(category-a) } at **{ $place }**{ $wild ->
        [yes] : no rest in a camp there
       *[no] { "" }
    }
card-treasure = A treasure
card-goal = The goal
card-goal-named = The goal: { $name }
finale-alt = A green hill under the sky, and on it { $name }, white from ear to hoof, at a gallop. Sheep graze at its foot.
card-goal-won = Won{ COUNT($name) ->
        [0] { "" }
       *[other] : { $name }
    }
card-successes = Successes
card-left = Actions left
card-goal-told = { $what ->
        [located] **The party knows where it is**: go there, and study it
        [found] **It is found**: study it
        [reached] **The goal is reached**
        [lost] **It is lost**
       *[other] **It has changed**
    }
card-died = { $who } is dead
card-died-small = { $left ->
        [one] { $left } of the party can go on
       *[other] { $left } of the party can go on
    }
card-ended = { $region }
card-ended-told = **{ ended-how }**
card-ended-goal = { $fate ->
        [done] The goal was reached
        [found] The goal was located, and never reached
        [lost] The goal was lost
        [open] The goal was never found
       *[none] { "" }
    }
card-rank = Rank
card-rank-value = { rank-name }
card-places = Places explored
card-places-value = { $number } ({ $explored } % of the region)
card-sites = Sites found
card-of = { $number } of { $most }
card-coins = Coins and goods gained
