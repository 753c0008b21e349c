# Das Ziel eines Spielers: was vor dem nächsten Schritt kommt, dann dieser Schritt.

aim-then = { $first }, dann { $then }
aim-heal-all = heile alle hier
# $left: die Kraft, die noch da ist.
aim-heal = heile { $who } (noch { $left } Kraft)
aim-help = hilf { $who }
aim-be-healed = lass dich hier heilen (noch { $left } Kraft)
# $ends: getroffen wird, bis es besiegt ist, und vorher geschieht nichts anderes.
aim-strike = { $ends ->
        [yes] besiege
       *[no] triff
    } { THE($what, case: "acc") }{ $left ->
        [0] { "" }
       *[other] { " " }(noch { $left } Kraft)
    }
# Alle Wesen eines Kampfes; $what: () für so viele wie $count.
aim-fight = { $stays ->
        [yes] bleib, bis { COUNT($what) ->
            [0] alle { $count } Gegner hier besiegt sind
           *[other] { LIST($what, each: "the") } besiegt sind
        }
       *[no] besiege { COUNT($what) ->
            [0] alle { $count } Gegner hier
           *[other] { LIST($what, each: "the", case: "acc") }
        }
    }
# Was ein Mitglied tut, dessen Aktion vorbei ist: Andere schlagen noch zu.
aim-stay = bleib, bis { THE($what) } besiegt { is-they } (noch { $left } Kraft)
# $exit: der Weg, den es versperrt, "" für keinen.
aim-clear = { COUNT($exit) ->
        [0] bändige { THE($what, case: "acc") }
       *[other] räume { THE($what, case: "acc") } weg ({ $exit })
    }
aim-take = hebe { THE($what, case: "acc") } auf
aim-play = spiele „{ $play }“
aim-search = suche hier
aim-light = { $out ->
        [yes] lösche deine Lampe
       *[no] zünde deine Lampe an
    }
aim-hide = verstecke { THE($what, case: "acc") }
aim-open = { $opens ->
        [yes] öffne
       *[no] benutze
    } { THE($what, case: "acc") }
aim-give = gib es { $who }
# $what: wer erst weggehen soll.
aim-wait = { COUNT($what) ->
        [0] { $others ->
            [yes] warte auf die anderen
           *[no] warte hier
        }
        [1] warte hier, bis { LIST($what, each: "the") } weggeht
       *[other] warte hier, bis { LIST($what, each: "the") } weggehen
    }
# $what: aus wessen Sicht.
aim-join = geh durch { $exit } und hilf { LIST($who) } gegen { LIST($what, each: "the") }
aim-aside = geh durch { $exit }{ COUNT($what) ->
        [0] { "" }
       *[other] , außer Sicht: { LIST($what, each: "the") }
    }
aim-flee = bring dich durch { $exit } in Sicherheit vor { LIST($what, each: "the", case: "dat") }
aim-still = bring { THE($what, case: "acc") } für eine Runde zur Ruhe
# Den Zug dort beenden, wo weniger verloren geht.
aim-shelter = geh durch { $exit } in Deckung
