# Was ein Spieler anstreben könnte, über der Frage: der Raum, um den es bei dem geht, was ihm geraten wird; $rivals: wer noch dort ist.
# Durch eine Geschichte: misslingt sie, bleibt $half vom Gold; $any: der Raum hält Beute.
aim-story = { $any ->
        [yes] { THE($floor, case: "acc") } bei { $at }{ aim-room } plündern
       *[no] die Geschichte { THE($floor, case: "in") } bei { $at }{ aim-room } gut überstehen
    }
aim-battle = { LIST($rivals) } { THE($floor, case: "in") } bei { $at }{ aim-room } besiegen
aim-spoils = { THE($floor, case: "in") } bei { $at }{ aim-room } mehr Beute würfeln als { LIST($rivals) }
aim-beast = { THE($floor, case: "in") } bei { $at } { COUNT($rivals) ->
        [0] { "" }
       *[other] { LIST($rivals) } besiegen und{ " " }
    }die Bestie vertreiben: { points }
# Dasselbe von dem Raum, um den es geht.
here-story = { $any ->
        [yes] { loot } holen{ $half ->
            [0] { "" }
           *[other] { " " }({ $half }, wenn es misslingt)
        }
       *[no] die Geschichte gut überstehen
    }
here-retreat = dich zurückziehen, oft mit { retreat-brings }
here-battle = { LIST($rivals) } besiegen: { prize }
here-spoils = mehr Beute würfeln als { LIST($rivals) }
aim-close = { THE($floor, case: "acc") } bei { $at }{ aim-room } schließen{ COUNT($rivals) ->
        [0] { "" }
       *[other] { " " }und { LIST($rivals) } besiegen
    }
# $new: das Plättchen, das gelegt wird, beginnt den Raum.
aim-room = { $new ->
        [yes] { " (dein Plättchen)" }
       *[no] { "" }
    }
aim-no-one = die Schürfer behalten: kein Raum hier lohnt einen
aim-swap = { $ends ->
        [yes] für 1 EP Plättchen tauschen: deine beenden das Spiel, während du zurückliegst
       *[no] für 1 EP Plättchen tauschen: deine bringen dir nichts
    }
aim-retrieve = für 1 EP einen Schürfer heimholen: sonst hast du keinen
aim-nothing = den Rivalen wenig lassen: kein Plättchen bringt dir Beute
