# What can be looked up: characters, clues and the journal.

# What an expedition has left behind.

past-dead = died there
past-out = had to be carried
past-wounded = came home wounded
explored-past = { $score } % explored

# What the party calls what it knows of.

place-way-from = way { $letter } from { $place }
toward-way = along { place-way-from }
toward-place = toward { $place }
toward-followed = on from { $place }
quarry-goal = the goal
quarry-clue = clue { $number }, { $where }{ times-found }
times-found = { $times ->
        [0] { "" }
        [1] { "" }
        [2] { " " }(twice)
       *[other] { " " }({ $times } times)
    }
quarry-site = { THE($site) }
quarry-category = the { category-name }
rumoured-at = the rumoured { category-name } at { $place }
# $exit: the direction is a way of a point, by its letter.
rumoured = the rumoured { category-name }{ COUNT($direction) ->
        [0] { "" }
       *[other] { $exit ->
            [yes] { " " }along way { $direction }
           *[no] { " " }{ direction-name }{ COUNT($place) ->
                [0] { "" }
               *[other] { " " }of { $place }
            }
        }
    }

# Pages.

page-nobody-called = The party is { LIST($party, type: "comma") }: nobody is called “{ $asked }”.
page-no-character = You have no character here. Name one: { LIST($party, type: "comma") }.
page-unready = No character has been chosen yet.
page-carries = Carries: { COUNT($things) ->
        [0] nothing
       *[other] { LIST($things, type: "semicolon") }
    }.
page-well = Well
page-purse = Purse of the party: { coins-for }.
page-orders = Standing orders: { LIST($orders, type: "semicolon") }.
clues-none = No clues yet. Signs on the way, people and maps bring some.
clues-used-all = No clue is waiting to be followed.
clues-used = { $number ->
        [one] { $number } clue
       *[other] { $number } clues
    } followed to the end.
clues-how = A search where a clue points has a boon for each, 2 at most; each can be tracked once.
tale-known = **{ $name }**, { $known } of 3 known
tale-part = { $words } ({ $at }, day { $day })
clue-line = **Clue { $number }, { $where }**{ COUNT($words) ->
        [0] { "" }
       *[other] { " " }– { $words }
    }{ times-found }{ $tracked ->
        [yes] ; tracked
       *[no] { "" }
    }{ COUNT($at) ->
        [0] { "" }
       *[other] ; followed to { $at }
    }
clue-from = from { $at }, { clue-source }{ COUNT($by) ->
        [0] { "" }
       *[other] , { $by }
    }, day { $day }
clue-source = { $source ->
        [trace] signs on the ground
        [person] hearsay
        [map] a map
        [insight] studying
        [scouting] scouting
        [track] tracking
        [gm] the game master
        [tale] a story
       *[other] { $source }
    }
# What a game master looks up. $tn: its Discovery TN, 0 for a site that shows. $known: it is on the party's map.
almanac-about = **{ $region }**: sites, then the encounter table and threats. `place:` tells all of one place.
almanac-where = { $at }: { LIST($sites, type: "comma") }
almanac-row = -# { $row }: { $count } { $name }{ COUNT($disposition) ->
        [0] { "" }
       *[other] , { disposition-name }
    }{ COUNT($words) ->
        [0] { "" }
       *[other] . { $words }
    }
almanac-threat = **{ $name }**: { $words }
almanac-place = **{ $at }** – { terrain-name }, Difficulty { $difficulty }, { $visited ->
        [yes] visited
       *[no] not visited
    }
almanac-site = - **{ $name }** ({ category-name }{ $tn ->
        [0] { "" }
       *[other] , Discovery TN { $tn }
    }, { $known ->
        [yes] { $done ->
            [yes] done with
           *[no] on the map
        }
       *[no] not found
    }{ COUNT($foe) ->
        [0] { "" }
       *[other] ; { $count } { $foe }{ COUNT($disposition) ->
            [0] { "" }
           *[other] , { disposition-name }
        }
    }). { $words }
almanac-clue = - Clue { $number }, { $given ->
        [yes] given
       *[no] waiting
    }, toward { $toward }{ COUNT($name) ->
        [0] { "" }
       *[other] , to { $name }
    }: { $words }
journal-nothing = Nothing is known of “{ $asked }”.
journal-region = **{ $region }**: { $visited ->
        [one] { $visited } place
       *[other] { $visited } places
    } visited, { $found ->
        [one] { $found } site
       *[other] { $found } sites
    } found.
journal-seen = Seen only: { LIST($places, type: "comma") }.
journal-unknown-ground = unknown ground
journal-visited = visited
journal-seen-place = seen
journal-heard-of = only heard of
journal-rumour = Rumour: { category-a }{ COUNT($direction) ->
        [0] { "" }
       *[other] { $exit ->
            [yes] { journal-along }
           *[no] { journal-towards }
        }
    }{ COUNT($far) ->
        [0] { "" }
       *[other] , { far-off }
    } (day { $day })
journal-along = { " " }along way { $direction }{ COUNT($start) ->
        [0] { "" }
       *[other] { " " }from { $start }
    }
journal-towards = { " " }to the { direction-name }{ COUNT($start) ->
        [0] { "" }
       *[other] { " " }of { $start }
    }
journal-hidden = { CAP(category-a) }, { $located ->
        [yes] is there, and must still be searched for
       *[no] rumoured
    } (day { $day })
journal-site = { $name }, { category-name }{ $done ->
        [yes] , done with
       *[no] { "" }
    }{ COUNT($about) ->
        [0] { "" }
       *[other] : { $about }
    } ({ COUNT($by) ->
        [0] { "" }
       *[other] { $by },{ " " }
    }day { $day })
journal-note = { $words } ({ COUNT($by) ->
        [0] { "" }
       *[other] { $by },{ " " }
    }day { $day })
journal-blocked = Blocked: { $exit ->
        [yes] { $beyond }
       *[no] the way to { $beyond }
    }
journal-afar = Seen from afar: { COUNT($saw) ->
        [0] the ground only
       *[other] { LIST($saw, type: "semicolon") }
    }
afar-site-yes = something is there
afar-site-no = nothing stands there
afar-creatures-yes = somebody lives there
afar-creatures-no = nobody lives there
afar-hidden = hidden: { LIST($tns, type: "comma") } to find
spotted-before-yes = Spotted: there is a site
spotted-before-no = Spotted: no site
