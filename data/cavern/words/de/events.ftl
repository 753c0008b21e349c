# Der Anfang. $solo: eine Person spielt allein; $beast: der Kampf, der die Bestie vertreibt, 0 ohne sie;
# $contracts: wie viele aushängen.
begun = **Sieg:** { $players ->
        [1] möglichst viele Punkte in Gold und Schätzen.
       *[other] die meisten Punkte in Gold und Schätzen.
    }
    .contracts = Auch { $contracts } Aufträge bringen Punkte.
# What a turn is, and what ends the game.
begun-beast = **Gefahr:** Hinter euch kommt eine Bestie herein; { $beast } Kampf vertreiben sie.
begun-turn = **Ein Zug:** ein Plättchen legen, einen Schürfer in einen Raum darauf schicken. Ein Raum ohne offene Seite zahlt aus: { $solo ->
        [yes] durch eine Geschichte (Monsterkampf oder Probe)
       *[no] allein durch eine Geschichte (Monsterkampf oder Probe), mit Rivalen durch ein Gefecht
    }.
begun-end = **Uhr:** { $sun } Plättchen mit Sonne bringen die letzte Runde, ebenso das letzte Gold oder Plättchen. Offene Räume zahlen dann nichts.
faction = { $who } führt { THE($faction, case: "acc") }.
opened = { $solo ->
        [yes] Du ziehst drei Plättchen.
       *[no] { $first } beginnt.
    }
    .contracts = { $solo ->
        [yes] Die Aufträge:
       *[no] Die Aufträge, jeder für die Bande, die ihn zuerst erfüllt:
    }

# Plättchen.
drew = { "" }
reshuffled = { $count ->
        [one] Das eine abgeworfene Plättchen wird zum neuen Stapel.
       *[other] Die { $count } abgeworfenen Plättchen werden zum neuen Stapel.
    }
swapped = { $who } zahlt 1 EP und tauscht { COUNT($tiles) ->
        [one] { COUNT($tiles) } Plättchen
       *[other] { COUNT($tiles) } Plättchen
    }: { LIST($tiles, type: "semicolon") }.
placed = { $who } legt ein Plättchen bei { $at }{ $paid ->
        [xp] { ", gegen die Gangregel, für 1 EP" }
        [treasure] { ", gegen die Gangregel" }
       *[other] { "" }
    }.
nobody-to-send = Es ist niemand mehr da, der gehen könnte.
# $layout: die Teile des Plättchens mit Namen.
drifted_in = Bei { $at } wächst die Höhle von selbst: { LIST($layout, type: "comma", each: "a") }.
sun = { "" }
ending = { $why ->
        [sun] Die Sonne ist untergegangen
        [gold] Das letzte Gold ist genommen
       *[tiles] Kein Plättchen ist übrig
    }: Das ist die letzte Runde.{ COUNT($standings) ->
        [0] { "" }
       *[other] { " " }Punkte bisher: { LIST($standings, type: "comma") }.
    }
standing = { $name } { $least }{ $whole ->
        [yes] { "" }
       *[no] –{ $most }
    }
stuck = Nichts in der Hand von { $who } passt: { LIST($tiles, type: "semicolon") }.
redrawn = { $who } wirft die Hand weg und zieht eine neue.
skipped = { $who } { $why ->
        [stuck] kann in diesem Zug nichts legen
       *[tiles] hat in diesem Zug kein Plättchen zu legen
    }.
turn = { $extra ->
        [yes] { $who } hat einen Extrazug (»).
       *[no] { "" }
    }
prompts = { $setting ->
        [on] Ich frage { $who } bei Würfen nach EP, nicht nach Karten.
        [before] Ich frage { $who } vor Würfen, und was kommt, bleibt.
        [off] { $who } würfelt ungefragt.
       *[all] Ich frage { $who } vor und nach Würfen nach EP und Karten.
    }

# Schürfer. $room: der Name des Raums im Nominativ; $lit: Fackellicht fällt auf den Schürfer.
sent = { OF($who) } { $kind }{ $lit ->
        [yes] , im Fackellicht,
       *[no] { "" }
    } betritt { THE($floor, case: "acc") } bei { $at }{ $drifted ->
        [yes] , für 1 EP
       *[no] { "" }
    }{ COUNT($names) ->
        [0] { "" }
       *[other] , wo auch { $names } { COUNT($names) ->
            [one] ist
           *[other] sind
        }{ to-fight-for }
    }.
# Ein Plättchen hat aus mehreren Räumen einen gemacht. $names: wessen Schürfer darin sind.
rooms-joined = Jetzt sind { $names } in einem Raum{ to-fight-for }.
to-fight-for = { $any ->
        [yes] : Es geht um { loot }
       *[no] { "" }
    }
sent-closes = { entering }, und { $room } { closing }
entering = { OF($who) } { $kind }{ $lit ->
        [yes] , im Fackellicht,
       *[no] { "" }
    } geht noch hinein{ $drifted ->
        [yes] , für 1 EP
       *[no] { "" }
    }
sent_own = Dein { $kind } liegt dort verdeckt: { $room }.
kept = { $who } schickt niemanden.
retrieved = { $who } zahlt 1 EP und holt einen Schürfer aus { THE($floor, case: "dat") } bei { $at } heim.
recalled = { $who } holt einen Schürfer aus { THE($floor, case: "dat") } bei { $at } heim.
torchlit = Im Fackelschein bei { $at }: { $gathered }.
home = { "" }
peeked = { $who } sieht sich die verdeckten Schürfer { THE($floor, case: "in") } bei { $at } an.
peeked_own = Du siehst { $gathered }: Das zählt nun in deinen Chancen dort.

# Räume. $battle: ein Gefecht folgt; $named: der Satz hat eine der Parteien genannt; $delvers: wer sonst da ist.
completed = { CAP(room) } { closing }
closing = { $battle ->
        [yes] schließt sich: { fighters }.
       *[no] schließt sich{ COUNT($delvers) ->
            [0] { "" }
           *[other] { " um " }{ $delvers }
        }: { held-loot }.
    }
fighters = { $named ->
        [yes] Gefecht gegen { $delvers }
       *[no] Es kämpfen { $delvers }
    }
# $number: wie viele Karten verloren sind.
rooms-deserted = { COUNT($rooms) ->
        [one] { CAP(LIST($rooms)) } schließt sich ohne jemanden darin: { lost }.
       *[other] { CAP(LIST($rooms)) } schließen sich ohne jemanden darin: { lost }.
    }
lost = { $number ->
        [0] nichts ist verloren
        [one] { loot } ist verloren
       *[other] { loot } sind verloren
    }

encounter = { "> " }**{ $name }**. { $story }
another-card = { $who } zahlt 1 EP für eine andere Karte.
chose = { $who } wählt „{ $title }“.
paid = { $who } { pays }.
pays = { $xp ->
        [0] zahlt { $gold } Gold
       *[other] { $gold ->
            [0] zahlt { $xp } EP
           *[other] zahlt { $xp } EP und { $gold } Gold
        }
    }
paid_own = Du zahlst mit Gold im Wert von { $gold }.
too-dear = { $who } kann { $gold ->
        [0] { $xp ->
            [0] das
           *[other] { $xp } EP
        }
       *[other] { $gold } Gold
    } nicht bezahlen.
# Wo die Würfel nicht mehr bekannt sind.
dice-decided = { $why ->
        [test] { $success ->
            [yes] { $who } besteht die Probe.
           *[no] { $who } scheitert an der Probe.
        }
       *[fight] { $success ->
            [yes] { $who } gewinnt den Monsterkampf.
           *[no] { $who } verliert den Monsterkampf.
        }
    }
choice-decided = { $success ->
        [yes] Das klappt ohne Wurf.
       *[no] Diese Antwort ist ein Rückzug, ohne Wurf.
    }
test-decided = **{ $success ->
        [yes] { $who } besteht mit { $held } { symbol } (nötig: { $need })
       *[no] { $who } scheitert mit { $held } { symbol } (nötig: { $need })
    }**.
fight-won = **{ $who } besiegt { THE($monster, case: "acc") }, { $own } zu { $theirs }{ $tied ->
        [yes] , und Gleichstand genügt
       *[no] { "" }
    }**.
fight-lost = **{ CAP(THE($monster)) } { GENDER($monster) ->
        [p] besiegen
       *[n] besiegt
    } { $who }, { $theirs } zu { $own }**.
# Was eine Begegnung gebracht hat. $paid: ihr Preis; $carried: was mitgenommen wird; $gains: EP.
encounter-over = { $who } { COUNT($paid) ->
        [0] { COUNT($gains) ->
            [0] { $carried }
           *[other] { $gains } und { $carried }
        }
       *[other] { COUNT($gains) ->
            [0] { $paid } und { $carried }
           *[other] { $paid }, { $gains } und { $carried }
        }
    }.
# $first: der erste Teil davon; $more: weitere; $apart: diese brauchen ein Komma.
takes = { COUNT($first) ->
        [0] findet nichts zu holen
       *[other] nimmt { $first }{ more-parts }
    }
turns-back = { COUNT($first) ->
        [0] geht leer aus
       *[other] geht mit { $first }
    }{ more-parts }
more-parts = { COUNT($more) ->
        [0] { "" }
       *[other] { $apart ->
            [yes] , dazu { $more }
           *[no] { " und " }{ $more }
        }
    }
so-many-more = noch { $number }
from-monster = { $cards } { THE($monster, case: "von") }
for-spoils = { $cards } für { spoils-rolled }
# $spoils: 0, wo sie nicht mehr bekannt sind.
spoils-rolled = { $spoils ->
        [0] Beute
       *[other] { $spoils } Beute
    }

# Gefechte. $bare: Es ist nichts zu holen; $little: zu wenig Gold zum Teilen.
battle = { $pays ->
        [none] Gefecht zwischen { $names }: Zu holen ist nichts, nur Beute zahlt sich aus.
        [little] Gefecht zwischen { $names }: { $bags } Gold ist zu wenig zum Teilen, nur Beute zahlt sich aus.
        [even] Gefecht zwischen { $names }: Jede Seite bekommt { $gold } von { $bags } Gold, und Beute zahlt sich aus.
       *[first] Gefecht zwischen { $names }: Wer siegt, bekommt { prize }.
    }
# $number: wie viele Würfel.
bought = { $who } zahlt { $xp } EP: { $what ->
        [red] ein roter und ein weißer Würfel mehr
        [reroll] noch ein Wurf
       *[dice] { $number } zusätzliche Würfel
    }.
dice-added = { $dice } zusätzliche Würfel für { $xp } EP
# $roller: eine Person, oder das Monster; $more: so viele Würfel kamen dazu, für $paid EP.
rolled = { CAP(THE($roller)) } { GENDER($roller) ->
        [p] würfeln
       *[n] würfelt
    }{ $again ->
        [yes] { " noch einmal" }
       *[no] { "" }
    }{ $more ->
        [0] { "" }
       *[other] { " " }für { $paid } EP mit { $more } zusätzlichen Würfeln
    }: { $combat } Kampf, { $spoils } Beute.
dice-owed = { $dice ->
        [one] { $dice } Würfel fiel nach den anderen
       *[other] { $dice } Würfel fielen nach den anderen
    }
stood = { "" }
# $scored: der Kampf aller ist bekannt; $taken: was der Sieg bringt; $shares: was andere tun.
battle-won = **{ $who } { COUNT($others) ->
        [0] gewinnt das Gefecht
       *[other] besiegt { $others }
    }{ COUNT($at) ->
        [0] { "" }
       *[other] { " bei " }{ $at }
    }{ $scored ->
        [yes] { " " }({ $combat } zu { $theirs }{ $tied ->
            [yes] , { $who } hat zuerst gewürfelt
           *[no] { "" }
        })
       *[no] { "" }
    }**{ shared-out }.
shared-out = { COUNT($taken) ->
        [0] { "" }
       *[other] { " und bekommt " }{ $taken }
    }{ COUNT($shares) ->
        [0] { "" }
       *[other] ; { LIST($shares, type: "semicolon") }
    }
share-of = { $who } bekommt { $taken }
# $cards: von dem, was dort lag; $more: für Beute.
share = { COUNT($cards) ->
        [0] { $more }
       *[other] { $cards }{ COUNT($more) ->
            [0] { "" }
           *[other] , dazu { $more }
        }
    }
# $bags: alles Gold, das da war, 0, wo das nicht gesagt werden muss; $told: wovon, ist gesagt.
share-gold = { $told ->
        [yes] { $gold } Gold
       *[no] { $bags ->
            [0] { $gold } Gold
           *[other] { $gold } von { $bags } Gold
        }
    }
share-spoils = { $treasure ->
        [yes] einen Schatz für { spoils-rolled }
       *[no] 1 Gold für { spoils-rolled }
    }
spoils = { $who } bekommt 1 { $treasure ->
        [yes] Schatz
       *[no] Gold
    } für Beute.
no_spoils = { $why ->
        [tie] Gleichstand bei der Beute: niemand bekommt mehr
       *[none] niemand hat Beute gewürfelt
    }
spoils-compared = meiste Beute: { THE($who) } ({ $most })
returned = { "" }

# Karten und Marken. $does: was der Schatz tut; $held: Karten, jede mit ihrem Wert.
revealed = { $who } spielt { THE($treasure, case: "acc") } aus{ COUNT($does) ->
        [0] { "" }
       *[other] : { $does }
    }.
receipt = { $who } bekommt { THE($treasure, case: "acc") } { $times ->
        [one] ({ $worth } Punkte)
       *[other] { $times }-mal (je { $worth } Punkte)
    }{ $idle ->
        [yes] : kein Schürfer ist unterwegs
       *[no] , sofort benutzt: { $does }{ $times ->
            [one] { "" }
           *[other] { " " }je Karte
        }
    }.
collected = { $who } nimmt { loot }.
collected_own = Du bekommst { COUNT($values) ->
        [0] { LIST($held, type: "semicolon") }
       *[other] { COUNT($held) ->
            [0] { gold-worth }
           *[other] { gold-worth }; { LIST($held, type: "semicolon") }
        }
    }.
gold-worth = Gold im Wert von { $values }
# $number: wie viele EP; $loses: sie sind verloren.
gained_xp = { $who } { experience }.
experience = { $loses ->
        [yes] verliert { $number } EP
       *[no] gewinnt { $number } EP
    }
short = { $count ->
        [0] Der { deck }stapel ist leer, und { $who } hat keine verdeckte Karte zum Aufdecken.
        [1] Der { deck }stapel ist leer: { $who } deckt stattdessen eine eigene { deck }karte auf.
       *[other] Der { deck }stapel ist leer: { $who } deckt stattdessen { $count } eigene { deck }karten auf.
    }
deck = { $deck ->
        [gold] Gold
       *[treasure] Schatz
    }
# $turned: die Karte; $worth: was sie jetzt zählt.
flipped = { $who } deckt { $deck ->
        [gold] eine { $turned }
       *[treasure] { THE($turned, case: "acc") }
    } auf: zählt jetzt { $worth }.

# Aufträge und die Bestie. $won: was dazu erzählt wird; $need: der Kampf, der sie vertreibt.
fulfilled = **{ $contract }**: { $who } ist zuerst da, für { points }. { $won }
lurking = Die Bestie ist darin: { $who } muss sich ihr stellen.
guarded = { $need } Kampf hätten die Bestie vertrieben: Sie bleibt{ $treasure ->
        [0] { "" }
        [one] , und mit ihr { $treasure } Schatz
       *[other] , und mit ihr { $treasure } Schätze
    }.
driven = { $who } vertreibt die Bestie nach { $at }, für { points }.
prowled = Die Bestie zieht weiter nach { $at }.

# Das Ende. $split: woher die Punkte kommen; $treasures und $most: Schatzkarten der siegreichen Person und der gleichauf;
# $points: in ended-won der Vorsprung in Punkten.
closed = Die Höhle schließt sich{ $why ->
        [sun] : die letzte Sonne ist untergegangen
        [gold] : das letzte Gold ist genommen
        [tiles] : kein Plättchen ist übrig
       *[other] { "" }
    }.
ended-alone = { closed }{ COUNT($lost) ->
        [0] { "" }
       *[other] { " In offenen Räumen verloren: " }{ $lost }.
    } **Dein Ergebnis: { $points }**{ COUNT($split) ->
        [0] { "" }
       *[other] , { $split }
    }.
ended-counting = { closed }{ COUNT($lost) ->
        [0] { "" }
       *[other] { " In offenen Räumen verloren: " }{ $lost }.
    } Alle decken ihre Karten auf:
ended-shared = **{ $winners } teilen sich den Sieg.**
ended-won = **{ $winner } gewinnt{ $tied ->
        [yes] { " mit " }{ $treasures } zu { $most } Schatzkarten
       *[no] { ", Vorsprung: " }{ points }
    }.**
# Wovon die Siegerin mehr hatte als die Zweite, in Punkten.
made-by = { $treasure ->
        [yes] Die Schätze gaben
       *[no] Das Gold gab
    } den Ausschlag: { $own } Punkte, bei { $second } { $theirs }.
turning-battle = **Wendepunkt, Runde { $round }:** { COUNT($others) ->
        [0] { $who } holte { loot } bei { $at }.
       *[other] { $who } schlug { $others }{ $scored ->
            [yes] { " mit " }{ $combat } zu { $theirs }
           *[no] { "" }
        } bei { $at }: { loot }.
    }
# Der beste Raum derer, die nicht gewonnen haben. $at: wo er lag.
best-rooms = **Das Beste der anderen:** { LIST($rooms, type: "semicolon") }.
best-room = { $who } { loot } bei { $at }
# What dice cost each of them most. $to: who got it, "" where an own roll failed.
lost-rooms = **An Würfeln gescheitert:** { LIST($rooms, type: "semicolon") }.
lost-room = { $who } { loot } bei { $at } ({ COUNT($to) ->
        [0] Wurf misslungen
       *[other] an { $to }
    })
points-of = { $name } { $points }{ COUNT($split) ->
        [0] { "" }
       *[other] : { $split }
    }
points-split = { COUNT($parts) ->
        [0] nichts
       *[other] { LIST($parts, type: "comma") }
    }
points-in-gold = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } aus { $cards } { $cards ->
        [one] Goldkarte
       *[other] Goldkarten
    }
points-in-treasure = { $cards ->
        [one] { $points } aus { $cards } Schatz
       *[other] { $points } aus { $cards } Schätzen
    }
points-for-contracts = { $points } für Aufträge
points-for-beast = { $points } für die Bestie
