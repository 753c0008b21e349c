# Die Seite einer Kampagne, und ihr Verlauf als Bild.

day = { $day }. { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }
delves = { $delves ->
        [one] { $delves } Partie
       *[other] { $delves } Partien
    }
campaign-about = Partien nacheinander: Relikte, Narben und Trophäen bleiben, und jede ist schwerer.
campaign-page-about = Wo eine Kampagne war: ihre Partien, Relikte, Narben und Trophäen
# Nach dem Namen und einem Komma.
campaign-stands = { $delves ->
        [0] noch vor der ersten Partie
       *[other] in Tiefe { $depth } nach { delves }
    }
campaign-new = **{ $name }** hatte noch keine Partie.
# $newest: von so vielen der letzten Partien ist bekannt, wie sie endeten, 0, wo das alle sind.
campaign-so-far = **{ $name }**: { delves }, { $newest ->
        [0] { $won } gewonnen
       *[other] { $won } von den letzten { $newest } gewonnen
    }. Als Nächstes: Tiefe { $depth }, { $harder }.
campaign-harder = { $points ->
        [0] wie jede Partie
        [one] { $points } Gegnerpunkt mehr je Abenteurer
       *[other] { $points } Gegnerpunkte mehr je Abenteurer
    }
campaign-last = Zuletzt{ $dated ->
        [yes] { " am " }{ $day }
       *[no] { "" }
    }{ $elsewhere ->
        [yes] { " in " }{ $place }
       *[no] { "" }
    }: { delve-ended-how } in Runde { $round }, { $found }.
delve-ended-how = { $result ->
        [won] gewonnen
        [lost] verloren
       *[retreat] abgezogen
    }
delve-found = { $quest ->
        [yes] { $shards } von { $required } { PLURAL($sought, case: "dat") } ({ $scenario })
       *[no] { $shards } von { $required } Splittern
    }
campaign-carrier = **{ $kind }** ({ delves }): bringt { COUNT($held) ->
        [0] nichts mit
       *[other] { LIST($held, type: "or") } mit
    }{ COUNT($scars) ->
        [0] { "" }
       *[other] ; gezeichnet: { $scars }
    }.
relic-held = { $relic } ({ $does })
campaign-ended = **Das Ende** kam mit Partie { $delve }. { $text }
campaign-trophies = **Trophäen**: { $trophies }.
trophy = { $trophy } ({ $what })

## Der Verlauf.

chart-end-won = Gewonnen, und eins tiefer
chart-end-retreat = Abgezogen
chart-end-lost = Verloren
chart-next = als Nächstes
chart-depth = Tiefe
chart-shards = Splitter
chart-heart = Jemand ging zu Boden
chart-relic = Relikte
chart-fangs = Narben
chart-of = Die Kampagne { $name }.
chart-delve = { $number }: Tiefe { $depth }{ $dated ->
        [yes] , { $day }
       *[no] { "" }
    }, { delve-ended-how } { $shards }/{ $required }{ $fell ->
        [0] { "" }
       *[other] , { $fell } am Boden
    }.
chart-to-come = Als Nächstes: Tiefe { $depth }, { $harder }.
chart-carrier = { $kind }: { $found ->
        [0] kein Relikt
        [one] { $found } Relikt
       *[other] { $found } Relikte
    }{ $scars ->
        [0] { "" }
        [one] , { $scars } Narbe
       *[other] , { $scars } Narben
    }.
chart-trophies = Trophäen: { $trophies }.
