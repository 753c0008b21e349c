# The page of a campaign, and its chart.

day = { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
delves = { $delves ->
        [one] { $delves } delve
       *[other] { $delves } delves
    }
campaign-about = Delves in a row: relics, scars and trophies stay, and each is harder.
campaign-page-about = See where a campaign has been: its delves, relics, scars and trophies
# After its name and a comma.
campaign-stands = { $delves ->
        [0] about to begin
       *[other] at depth { $depth } after { delves }
    }
campaign-new = **{ $name }** has had no delve yet.
# $newest: of so many of the newest delves it is known how they ended, 0 where that is all of them.
campaign-so-far = **{ $name }**: { delves }, { $won } { $newest ->
        [0] won
       *[other] of the last { $newest } won
    }. Next: depth { $depth }, { $harder }.
campaign-harder = { $points ->
        [0] as any delve
        [one] { $points } more point of enemies for each adventurer
       *[other] { $points } more points of enemies for each adventurer
    }
campaign-last = The last{ $dated ->
        [yes] { " on " }{ $day }
       *[no] { "" }
    }{ $elsewhere ->
        [yes] { " in " }{ $place }
       *[no] { "" }
    }: { delve-ended-how } in round { $round }, { $found }.
delve-ended-how = { $result ->
        [won] won
        [lost] lost
       *[retreat] left
    }
delve-found = { $quest ->
        [yes] { $shards } of { $required } { PLURAL($sought) } ({ $scenario })
       *[no] { $shards } of { $required } shards
    }
campaign-carrier = **{ $kind }** ({ delves }): brings { COUNT($held) ->
        [0] nothing
       *[other] { LIST($held, type: "or") }
    }{ COUNT($scars) ->
        [0] { "" }
       *[other] ; bears { $scars }
    }.
relic-held = { $relic } ({ $does })
campaign-ended = **The end** came with delve { $delve }. { $text }
campaign-trophies = **Trophies**: { $trophies }.
trophy = { $trophy } ({ $what })

## The chart.

chart-end-won = Won, and one deeper
chart-end-retreat = Left
chart-end-lost = Lost
chart-next = next
chart-depth = Depth
chart-shards = Shards
chart-heart = Someone fell
chart-relic = Relics
chart-fangs = Scars
chart-of = The campaign { $name }.
chart-delve = { $number }: depth { $depth }{ $dated ->
        [yes] , { $day }
       *[no] { "" }
    }, { delve-ended-how } { $shards }/{ $required }{ $fell ->
        [0] { "" }
       *[other] , { $fell } fell
    }.
chart-to-come = Next: depth { $depth }, { $harder }.
chart-carrier = { $kind }: { $found ->
        [0] no relic
        [one] { $found } relic
       *[other] { $found } relics
    }{ $scars ->
        [0] { "" }
        [one] , { $scars } scar
       *[other] , { $scars } scars
    }.
chart-trophies = Trophies: { $trophies }.
