# Was jemand gefragt wird, folgt auf den Namen und ein Komma: „Ada, du würfelst 3 weiße Würfel.“

# Worum es bei einem Wurf geht. $dice: „2 weiße Würfel“; $rift: der Kampf, den ein magischer Spalt dazugibt; $symbol: combat oder spoils.
pool = { $dice }{ $rift ->
        [0] { "" }
       *[other] { " " }+{ $rift } Kampf
    }
rolls-for-test = du würfelst { $dice } und brauchst { $need } { symbol }.
symbol = { $symbol ->
        [combat] Kampf
       *[spoils] Beute
    }
rolls-here = du würfelst { $dice }.
own-roll = du brauchst { $need } { symbol }.
has-for-test = du hast { $held } von { $need } { symbol }.
has-rolled = du hast { $combat } Kampf und { $spoils } Beute.
monster-rolls = { GENDER($monster) ->
        [p] Dann würfeln { THE($monster) } { $dice }.
       *[n] Dann würfelt { THE($monster) } { $dice }.
    }
more-xp = { $xp } EP
more-cards = { $cards ->
        [one] { $cards } verdeckte Karte
       *[other] { $cards } verdeckte Karten
    }
rolled-total = { $first ->
        [yes] { $who } hat { $combat } Kampf und { $spoils } Beute
       *[no] { $who } { $combat } und { $spoils }
    }
roll-earlier = { LIST($totals, type: "semicolon") }.

# Was zu gewinnen ist. $bags: alles Gold, das da ist.
to-win = meister Kampf gewinnt { prize }
only-spoils = zu teilen gibt es nichts: nur die meiste Beute bringt eine Karte
to-rank = Rang 2 bekommt { $second } Gold{ $third ->
        [0] { "" }
       *[other] , Rang 3 { $third }
    }
to-share = egal wer gewinnt: { $gold } von { $bags } Gold für jede Seite
spoils-bring-gold = meiste Beute (du: { $likely }) bringt 1 Gold mehr
# $likely: wie wahrscheinlich das ist, wenn niemand nachlegt.
most-spoils = meiste Beute{ COUNT($likely) ->
        [0] { "" }
       *[other] { " " }(du: { $likely })
    } bringt 1 Gold mehr (5 oder mehr: 1 Schatz)
# Dasselbe als Tabelle unter den Würfeln: wofür es etwas gibt. $chance: wie wahrscheinlich das für $who ist, wenn niemand nachlegt.
stake-first = Meister Kampf (gleich: wer zuerst würfelt)
stake-second = Rang 2
stake-third = Rang 3
stake-each = Egal wer gewinnt, für jede Seite
stake-spoils = Meiste Beute
stake-more-spoils = Mehr Beute
stake-likely = { $what }{ COUNT($chance) ->
        [0] { "" }
       *[other] { " (" }{ $who } { $chance })
    }
stake-cards = 1 Gold (ab 5: 1 Schatz)
stake-success = Gelingt es
stake-failure = Sonst
# $bags: alles Gold, das dort liegt.
prize = { $treasure ->
        [0] { "" }
        [one] { $treasure } Schatz
       *[other] { $treasure } Schätze
    }{ $gold ->
        [0] { "" }
       *[other] { $treasure ->
            [0] { "" }
           *[other] { " und " }
        }{ $gold } von { $bags } Gold
    }
amounts = { $amounts }
amount-gold = { $number } Gold
amount-treasure = { $number ->
        [one] { $number } Schatz
       *[other] { $number } Schätze
    }
amount-xp = { $number } EP
brings-the-same = Ob es gelingt oder nicht: Es bringt { COUNT($both) ->
        [0] nichts ein
       *[other] { $both }
    }
costs = { $always ->
        [yes] { $last ->
            [yes] deine letzten EP ({ $xp }) verlierst du in jedem Fall, also kosten Würfel dafür nichts
           *[no] { $xp } EP verlierst du in jedem Fall
        }
       *[no] { $xp } EP verlierst du, wenn es gelingt
    }
spoils-too = für mehr Beute als { THE($monster) }{ COUNT($likely) ->
        [0] { "" }
       *[other] { " " }(jetzt { $likely })
    } gibt es 1 Gold mehr{ $told ->
        [yes] , ab 5 einen Schatz, auch wenn du verlierst
       *[no] { "" }
    }
stakes = { LIST($parts, type: "semicolon") }.
beast-in-battle = Es braucht { $need } Kampf{ $treasure ->
        [0] ,
       *[other] { " " }für die Schätze und
    } um die Bestie zu vertreiben: { $number } Punkte.

# Die Frage selbst. $before: der Wurf kommt noch.
asked-reroll = Welche Würfel würfelst du neu? Was sie jetzt zeigen, ist dann weg: Kampf und Beute.
asked-xp = { $before ->
        [yes] Würfeln, oder Würfel kaufen? Du hast { $xp } EP.
       *[no] Du hast { $xp } EP: Wurf ändern, oder behalten?
    }
asked-card = { $before ->
        [yes] Öffne deine Hand.
       *[no] Öffne deine Hand: Behältst du ihn?
    }
# $cards: was benutzbar ist, jede mit dem, was sie tut; nur diese Person liest es.
asked-own-card = Benutzt du { LIST($cards, type: "or") }, oder { $before ->
        [yes] würfelst du?
       *[no] behältst du den Wurf?
    }
own-card = { THE($treasure, case: "acc") } ({ $does })
asked-nothing = { $before ->
        [yes] Würfle.
       *[no] Nichts auf deiner Hand hilft hier: Behalte den Wurf.
    }
asked-later = Würfle erst: Danach kannst du { LIST($cards, type: "or") } benutzen.
later-card = Um bei einem Wurf { LIST($cards, type: "or") } zu benutzen, drück vorher: { verb-prompts.steps }.
card-named = { THE($treasure, case: "acc") }
battle-so-far = { COUNT($closer) ->
        [0] { "" }
       *[other] { $closer } hat den Raum bei { $at } geschlossen.{ " " }
    }{ LIST($sides, type: "semicolon") }.
battle-side = { $who }: { LIST($delvers) }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } Würfel mehr
    }{ $rolled ->
        [yes] , würfelte { $combat } Kampf, { $spoils } Beute
       *[no] , würfelt nach dir
    }
own-story = > **{ $name }**. { $story }
# Was die eigenen Würfe seit dem letzten Zug brachten. $theirs: der Kampf der Besiegten oder des Siegers; $its: des Monsters.
own-battle = **{ $won ->
        [yes] Du besiegst { LIST($others) }
       *[no] { LIST($others) } besiegt dich
    } bei { $at }, { $won ->
        [yes] { $combat } zu { LIST($theirs) }
       *[no] { LIST($theirs) } zu { $combat }
    }{ $tied ->
        [yes] { $won ->
            [yes] { " (Gleichstand; du hast zuerst gewürfelt)" }
           *[no] { " (Gleichstand; " }{ LIST($others) } hat zuerst gewürfelt)
        }
       *[no] { "" }
    }: { own-gains }.**{ COUNT($more) ->
        [0] { "" }
       *[other] { " " }{ $more }.
    }
own-test = **{ $won ->
        [yes] Probe bestanden mit { $held } { symbol }, nötig { $need }
       *[no] Probe nicht bestanden mit { $held } { symbol }, nötig { $need }
    }: { own-gains }.**
own-fight = **{ $won ->
        [yes] Du besiegst { THE($monster, case: "acc") }, { $combat } zu { $its }{ $tied ->
            [yes] { " (Gleichstand genügt)" }
           *[no] { "" }
        }
       *[no] { CAP(THE($monster)) } { GENDER($monster) ->
            [p] besiegen
           *[n] besiegt
        } dich, { $its } zu { $combat }
    }: { own-gains }.**
own-gains = du bekommst { COUNT($gains) ->
        [0] nichts
       *[other] { $gains }
    }
# $treasure: ab 5 Beute bringt sie einen Schatz.
own-outdone = { COUNT($who) ->
        [0] Die meiste Beute haben mehrere mit { $most }: Sie bringt nichts
       *[other] Für die meiste Beute ({ $most }, du { $spoils }) bekommt { $who } { $treasure ->
            [yes] einen Schatz
           *[no] 1 Gold mehr
        }
    }

# Alles andere, was gefragt wird. $ways: was möglich ist; $beside: ein zweiter Schürfer darf gehen.
asked-band = { $together ->
        [yes] wählt eure Banden.
       *[no] wähl eine Bande.
    }
asked-stuck = nichts auf deiner Hand passt. Du kannst { LIST($ways, type: "or") }.
tile-words = Gänge müssen auf Gänge treffen; +4 heißt: etwa 4 Punkte.
# $hold: Plättchen derer, die in dieser Runde noch folgen.
asked-tile = { $last ->
        [maybe] leg ein Plättchen, vielleicht dein letztes: { $sun ->
            [one] Noch 1 Sonne
           *[other] Noch { $sun } Sonnen
        } in dieser Runde, und die Höhle schließt sich{ $hold ->
            [0] { "" }
           *[other] ; wer noch folgt, hält { $hold } Plättchen
        }.
        [sure] leg dein letztes Plättchen.
       *[no] leg ein Plättchen.
    }
# Was eigenen Schürfern dann entginge.
at-risk = Offene Räume bringen dann nichts: { LIST($rooms, type: "comma") }.
risk = dein { $kind } bei { $at } verlöre { loot }
asked-tile-first = du beginnst: Leg ein Plättchen.
# $more: die Extrazüge nach diesem.
asked-tile-again = { $more ->
        [0] leg ein Plättchen.
        [one] leg ein Plättchen; noch ein Extrazug folgt.
       *[other] leg ein Plättchen; noch { $more } Extrazüge folgen.
    }
asked-delver = { $beside ->
        [yes] welchen Schürfer schickst du? Für 1 EP kommt erst einer neben dein Plättchen.
       *[no] welchen Schürfer schickst du?
    }{ $new ->
        [yes] { " " }{ die-colours }
       *[no] { "" }
    }{ COUNT($only) ->
        [0] { "" }
       *[other] { " " }{ $only }.
    }{ $fights ->
        [yes] { " " }Im Gefecht bringt die meiste Beute 1 Gold mehr, ab 5 einen Schatz.
       *[no] { "" }
    }
asked-spot = { CAP($floor) }: { LIST($found, type: "comma") }
die-colours = { sides-of-white }. { sides-of-red }. { sides-of-purple }. Pfeil: noch einmal würfeln.
sides-of-white = Weiße Würfel: 1 Kampf, 1 Beute oder beides
sides-of-red = Rote: 1 bis 3 Kampf, eine Seite mit 1 Beute
sides-of-purple = Violette: 1 bis 3 Beute, eine Seite mit 1 Kampf
sides = { LIST($sides, type: "semicolon") }
asked-room = welcher Raum kommt zuerst?
asked-option = wie antwortest du auf „{ $name }“?
retreat-brings = { $half ->
        [0] 1 EP, vielleicht 1 Gold
       *[other] { $half } oder { $most } Gold und 1 EP
    }
asked-cards = { $number ->
        [one] deck eine deiner { deck }karten auf.
       *[other] deck { $number } deiner { deck }karten auf.
    }
asked-recall = hol einen deiner Schürfer heim.
asked-peek = wähl den Raum, in den du siehst.
asked-nothing-more = weiter.

# Wie es steht. $short: so wenig Gold ist übrig, dass es gesagt wird, $dark: so wenige Sonnen.
status-bands = Frei: { $bands }.
status-over = { $round ->
        [one] Zu Ende nach { $round } Runde.
       *[other] Zu Ende nach { $round } Runden.
    }
status-ending = Runde { $round }. Letzte Runde: Was offen bleibt, ist verloren{ $any ->
        [yes] , jetzt { loot }
       *[no] { "" }
    }.
status-round = Runde { $round }.
status-play = Runde { $round }.{ $dark ->
        [yes] { " " }{ $sun ->
            [one] Mit noch 1 Sonne
           *[other] Mit noch { $sun } Sonnen
            } ist diese Runde die letzte: offene Räume bringen dann nichts.
       *[no] { "" }
    }{ $short ->
        [yes] { " " }Noch { $gold } Goldkarten.
       *[no] { "" }
    }
# Wie viele Punkte alle nach dem, was jemand weiß, wohl haben.
race-of = { $name } { $points }{ $most ->
        [0] { "" }
       *[other] –{ $most }
    }
race-points = Punkte bisher: { LIST($points, type: "comma") }{ COUNT($open) ->
        [0] { "" }
       *[other] ; noch offen: { LIST($open, type: "comma") }
    }.
race-open = { loot } bei { $at } ({ COUNT($who) ->
        [0] niemand
       *[other] { $who }
    })
sheet-head = **{ $status }**
sheet-before = **Vor dem ersten Zug.**
private-before = Vor dem ersten Zug hast du nichts auf der Hand.

# Was jemand selbst hat.
own-facedown-one = Dein { $kind } liegt dort verdeckt: { $room }.
own-facedown = Verdeckt: { LIST($delvers, type: "comma") }.
delver-in = { $kind } ({ $room })
delvers-in = { $delvers } ({ $room })
own-seen = Gesehen: { LIST($seen, type: "semicolon") }.
own-gold = Gold: { $gold }.
gold-cards = { LIST($cards, type: "comma") }
gold-card = { $number } à { $worth }{ $up ->
        [yes] { " (offen)" }
       *[no] { "" }
    }
own-xp = { $xp ->
        [0] Keine EP mehr: Manche Geschichten bringen 1.
       *[other] { $xp } EP: { $xp ->
            [one] Er zahlt
           *[other] Jeder zahlt
        } 2 Würfel, andere Plättchen oder einen Schürfer heim.
    }
own-ability = Nur deine Bande, für 1 EP: { $ability }.
own-new = **Neu:** { LIST($cards, type: "comma") }.
# Dasselbe ausführlich.
sheet-own = **Nur für dich**: „{ $motto }“
sheet-tile = Plättchen { $number } { $name }{ mark }: { $sections }
sheet-reserve = Schürfer zur Hand: { COUNT($delvers) ->
        [0] keine
       *[other] { LIST($delvers, type: "semicolon") }
    }.
reserve-kind = { $delvers }, { $number ->
        [one] { "" }
       *[other] je{ " " }
    }{ $dice }
sheet-facedown = Verdeckt: { $delvers }.
sheet-treasure = Schätze: { LIST($cards, type: "semicolon") }.
sheet-ability = Fähigkeit, { $label }: { $text }
sheet-points = Punkte bisher: { $points }.

# Was alle von jemandem wissen. $holds: eins nach dem anderen; $out: wo Schürfer stehen.
sheet-row = { $name }, { $band }: { LIST($holds, type: "comma") }{ COUNT($out) ->
        [0] { "" }
       *[other] . In der Höhle: { LIST($out, type: "comma") }
    }.
holds-xp = { $xp } EP
holds-delvers = { $number ->
        [one] { $number } Schürfer zur Hand
       *[other] { $number } Schürfer zur Hand
    }
holds-cards = { $gold } Gold und { $treasure ->
        [one] { $treasure } Schatz
       *[other] { $treasure } Schätze
    }
holds-gold-faceup = offenes Gold im Wert von { $values }
holds-treasure-faceup = offen: { $names }
holds-tiles = zeigt { LIST($tiles, type: "semicolon") }
# Wann jemand nach Würfen gefragt wird.
swift-after = behält, was fällt
swift-both = würfelt sofort
delver-stands = { $up ->
        [yes] { room-titled } ({ $kind })
       *[no] { room-titled }
    }
sheet-result = **{ $name }**, { $band }, { points }: { COUNT($cards) ->
        [0] nichts
       *[other] { LIST($cards, type: "semicolon") }
    }.
result-gold = Gold { $gold }
result-treasure = Schätze { LIST($cards, type: "comma") }
card-worth = { $name } ({ $worth })
card-does = { $name } ({ $does })

# Aufträge und die Bestie. $feat: was zu tun ist; $number: wie weit jemand ist.
contract = **{ $contract }**, { points }: { $feat }
contract-won = { $contract }: { $who } war zuerst da.
contract-open = { $contract }: { $brief }.{ $counted ->
        [yes] { " " }Du: { $number }.
       *[no] { "" }
    }
contract-brief = { $feat }, { points }
contract-brief-won = { $feat }, { $who } war zuerst da
contract-held = { $contract } ({ $number })
beast-held = { $times ->
        [one] die Bestie vertrieben ({ $number })
       *[other] die Bestie { $times }-mal vertrieben ({ $number })
    }
beast-stands = Die Bestie steht bei { $at } und { $stays ->
        [yes] bleibt dort
       *[no] geht nach { $to }
    }, wenn die Runde endet; { $need } Kampf vertreiben sie.
