# Was ein Spieler anstreben könnte, über der Frage: der Raum, um den es bei der farbigen Schaltfläche geht, und was dort zu holen ist.
# $rivals: wer noch dort ist. Durch eine Geschichte; $any: der Raum hält Beute.
aim-story = { $any ->
        [yes] { THE($floor, case: "acc") } bei { $at }{ aim-room } plündern: { loot }
       *[no] die Geschichte { THE($floor, case: "in") } bei { $at }{ aim-room } gut überstehen
    }
aim-battle = { LIST($rivals) } { THE($floor, case: "in") } bei { $at }{ aim-room } besiegen: { loot }
aim-spoils = { THE($floor, case: "in") } bei { $at }{ aim-room } mehr Beute würfeln als { LIST($rivals) }
aim-beast = { THE($floor, case: "in") } bei { $at } { COUNT($rivals) ->
        [0] { "" }
       *[other] { LIST($rivals) } besiegen und{ " " }
    }die Bestie vertreiben: { points }
# Dasselbe von dem Raum, um den es geht: was Erfolg bringt, und was sonst.
here-story = { COUNT($won) ->
        [0] die Geschichte gut überstehen
       *[other] { $won } holen{ COUNT($lost) ->
            [0] { "" }
           *[other] { " " }({ $lost }, wenn es misslingt)
        }
    }
here-retreat = dich zurückziehen, oft mit { retreat-brings }
here-battle = { LIST($rivals) } besiegen: { prize }
here-spoils = mehr Beute würfeln als { LIST($rivals) }
# Ein Gefecht, das kaum je gewonnen wird: was Platz 2 bekommt, oder nichts. $xp: was da ist.
here-second = Platz 2 holen: { $gold } Gold
here-lost = { $xp ->
        [0] würfeln und weiter: dieses Gefecht ist verloren
       *[other] EP sparen: dieses Gefecht ist verloren
    }
# Was offen bleibt. $act: das Plättchen beginnt den Raum oder erweitert den eigenen, sonst kommt ein Schürfer dazu; $fought: von zu wenig zum Teilen ist es die meiste Beute.
aim-later = { $act ->
        [begin] { THE($floor, case: "acc") } bei { $at }{ aim-room } beginnen
        [grow] deinen { NAME($floor, case: "acc") } bei { $at } erweitern
       *[join] { COUNT($rivals) ->
            [0] { "" }
           *[other] zu { LIST($rivals) }{ " " }
        }{ THE($floor, case: "ins") } bei { $at } gehen
    }, später schließen: { $fought ->
        [little] meiste Beute
       *[first] { loot }
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
