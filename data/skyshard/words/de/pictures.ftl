# Was auf Bildern steht, und die Texte, die dasselbe sagen.

## Die Legende.

legend-figure-quills = { $names }, trifft 3 weit
legend-figure-archer = { $names }, trifft 3 weit
legend-figure-caller = { $names }, trifft 3 weit
legend-figure-wary = { $names }: { habit-wary }
legend-figure-guards = { $names }: { habit-guards }
legend-figure-stalks = { $names }: { habit-stalks }
legend-figure-flees = { $names }: { habit-flees }
legend-figure-calls = { $names }: { habit-calls }
legend-figure-swaps = { $names }: { habit-swaps }
legend-figure-still = { $names }: { habit-still }
legend-floor-flooded = Morast: kostet 2
legend-floor-murk = Dunst: kein Schuss rein oder raus
legend-floor-embers = Glut: 1 Schaden
legend-floor-hush = Stille: kein Relikt
legend-floor-gale = Sturm: 1 Würfel weniger
legend-floor-dust = Staub: 1 Erschöpfung
legend-floor-balm = Balsam: heilt 1
legend-door-in-reach = Tür in Reichweite
legend-door-far = Tür, jetzt zu weit
legend-door-later = Tür, nicht in diesem Zug
legend-door = Tür zum Erkunden
legend-fatigue = Erschöpfung: bis { $most }, −1 je Zug
legend-explored = Erkundete Tür
legend-newest = Neuestes Plättchen
legend-trap = Falle: beim Betreten des Plättchens
legend-cache = Gewöhnliches Versteck
legend-legendary = Legendäres Versteck
legend-shard = Sternsplitter
# $chips: enemies that look alike, by name.
legend-foes = { CAP(foe-names) }
foe-names = { LIST($chips, type: "comma") }
legend-companion = Gefährte
legend-reach = Eine Bewegung

## Titel, und was neben der Karte steht.

title-classes = Wer geht hinunter?
title-relics = Was kommt mit?
title-first = Wer beginnt?
title-place = Wo beginnt { $who }?
title-over = { $result ->
        [won] Gewonnen in Runde { $round }
        [lost] Verloren in Runde { $round }
        [retreat] Runde { $round } – Die Gruppe kehrt um
       *[ended] Runde { $round } – Abgebrochen
    }
title-to-act = Runde { $round } – { $who } ist am Zug
title-to-choose = Runde { $round } – Die Gruppe wählt
chip-explores = { $who } erkundet Tür { $door }
chip-decides = { $chooser } entscheidet
chip-exhaustion-from = Finsternis nach Runde { $round }
chip-exhaustion = Nach dieser Runde: −{ $health } Leben
fact-shards = Splitter
fact-gate = Tor
fact-last-round = Letzte Runde
# Zwei Zeilen mit je etwa 16 Buchstaben. $shut: Türen, die es schließt, $joined: Plättchen, die es sonst berührt.
card-way = { $seals ->
        [yes] { CAP(no-door-left) }
       *[no] { CAP(new-doors) }
    }{ COUNT($shut) ->
        [0] { "" }
        [one] , ohne Tür { LIST($shut) }
       *[other] , ohne Türen { LIST($shut) }
    }{ $joined ->
        [0] { "" }
        [1] , berührt noch 1
       *[other] , berührt noch { $joined }
    }{ card-finds }
card-finds = { $foes ->
        [0] { "" }
        [1] , Gegner hier
       *[other] , Gegner { $foes } weg
    }{ $cache ->
        [yes] , Versteck hier
       *[no] { "" }
    }
no-door-left = keine Tür mehr: dann graben

## Was ein Szenario auf die Karte gelegt hat, für alle, die sie nicht sehen.

mark-lock = { CAP(A($lock)) } auf { $at }{ $number ->
        [0] { "" }
       *[other] , { ordinal } an der Reihe
    }{ $able ->
        [yes] { "" }
       *[no] , noch nicht zu öffnen
    }.
mark-place = Alle treffen sich auf dem Plättchen von { $at } oder daneben.
mark-water = Unter Wasser: die Plättchen von { $cells }.
mark-carried = { COUNT($names) ->
        [one] { $names } hat { THE($burden, case: "acc") } dabei.
       *[other] { $names } haben { THE($burden, case: "acc") } dabei.
    }

## Der Boden, Plättchen für Plättchen.

floor-intro = Der Boden nach Plättchen, die nächsten zuerst, jedes rundum von Mauern umgeben, außer wo es ein anderes berührt:
floor-tile = { CAP(THE($tile)) }{ $ground ->
        [none] { "" }
       *[other] { " (" }{ $ground })
    }: { LIST($cells, type: "comma") }{ COUNT($ways) ->
        [0] { "" }
       *[other] ; { LIST($ways, type: "comma") }
    }.
floor-touches = { $at } berührt { $others }
floor-cells = { $cells } { THE($tile, case: "von") }
# Plättchen, für die in den Worten des Bildes kein Platz ist.
floor-left = { $tiles ->
        [one] 1 Plättchen liegt
       *[other] { $tiles } Plättchen liegen
    } weiter weg.

## Der Text eines Bildes.

alt-decides = { $question } { $chooser } entscheidet: { $marks }.
alt-mark = { $letter } ist { $at }
alt-exploring = { $question } { $who } erkundet Tür { $door } auf { $at }.
alt-ways-left = { $left } von { $number ->
        [one] { $number } Lage
       *[other] { $number } Lagen
    }.
alt-way = { $way } liegt auf { LIST($cells, type: "comma") }: { $brings }.
alt-before = Skyshard, vor dem Streifzug. Der Eingang hat Türen auf N19 und N20.
alt-over = Skyshard, Runde { $round }. { $result ->
        [won] Die Gruppe hat gewonnen.
        [lost] Die Gruppe hat verloren.
        [retreat] Die Gruppe ist umgekehrt.
       *[ended] Die Partie wurde abgebrochen.
    }
alt-to-act = Skyshard, Runde { $round }, { $who } ist am Zug.
alt-to-choose = Skyshard, Runde { $round }, die Gruppe wählt.
alt-no-door = Keine Tür lässt sich erkunden.
alt-progress = { CAP($progress) }.
alt-shards = Splitter { $gained } von { $required }.
alt-exhaustion = { $health ->
        [0] Finsternis nach Runde { $round }.
       *[other] Die nächste Runde kostet alle { $health } Leben.
    }
alt-actor = { $who } steht auf { $at } ({ $tile }) mit { $health } von { $most } Leben{ $moving ->
        [reach] , { $reach ->
            [one] { $reach } Schritt
           *[other] { $reach } Schritte
        } übrig
        [again] , kein Schritt übrig, aber eine zweite Bewegung
        [spent] , kein Schritt übrig
       *[other] { "" }
    }{ $ground ->
        [mire] , im Morast, wo jedes Feld 2 kostet
        [murk] , im Dunst
        [embers] , in der Glut
        [hush] , in der Stille
        [gale] , im Sturm
        [dust] , im Staub
        [balm] , im Balsam
       *[none] { "" }
    }.
alt-doors = { $why ->
        [reach] { COUNT($doors) ->
            [one] In Reichweite ist Tür { $doors }.
           *[other] In Reichweite sind die Türen { $doors }.
        }
        [later] { COUNT($doors) ->
            [one] Für einen späteren Zug bleibt Tür { $doors }.
           *[other] Für einen späteren Zug bleiben die Türen { $doors }.
        }
       *[far] { COUNT($doors) ->
            [one] Zu weit ist Tür { $doors }.
           *[other] Zu weit sind die Türen { $doors }.
        }
    }
alt-people = { LIST($people, type: "comma") }.
alt-companion-alone = { CAP(THE($who)) } { $at } { $health }/{ $most }
alt-unit = { THE($who) } { $at } { $health }/{ $most }
alt-down = { $who } ist auf { $at } am Boden
alt-door = { $door } auf { $at }
alt-placed = { $at } ({ $side })
alt-placed-on = { $at } ({ $side }, { $tile })
row-fell = zu Boden auf { $at }
alt-fell = { $who } ging auf { $at } zu Boden
alt-no-enemies = Kein Gegner auf der Karte.
alt-enemies = Gegner: { LIST($enemies, type: "comma") }.
alt-enemy = { $chip } (Stufe { $level }) auf { $at }{ COUNT($about) ->
        [0] { "" }
       *[other] { " (" }{ LIST($about, type: "comma") })
    }
alt-steps = { $steps ->
        [1] neben { $who }
       *[other] { $steps } Schritte entfernt
    }
alt-wounds = { $health } von { $most } Leben
alt-farther = { $number } mehr weiter weg
alt-traps = Eine Falle liegt auf dem Plättchen von { $cells }.
alt-marks = { CAP($mark) } auf dem Plättchen von { $cells }.
alt-caches = { $rank ->
        [legendary] { COUNT($cells) ->
            [one] Legendäres Versteck { LIST($cells, type: "comma") }.
           *[other] Legendäre Verstecke { LIST($cells, type: "comma") }.
        }
       *[common] { COUNT($cells) ->
            [one] Gewöhnliches Versteck { LIST($cells, type: "comma") }.
           *[other] Gewöhnliche Verstecke { LIST($cells, type: "comma") }.
        }
    }
chooser-party = Die Gruppe

## Andere Arten, die Karte zu sehen.

mode-threats-title = Wo Gegner treffen können
mode-threats-legend = Kann getroffen werden
mode-threats = Wo Gegner treffen können, wenn sie als Nächstes handeln: { $cells }.
mode-can-hit = { CAP(THE($chip)) } auf { $at } kann { LIST($units, type: "or") } treffen.
mode-cannot-hit = { $all ->
        [yes] Noch kann keiner von ihnen jemanden von euch treffen.
       *[no] Die anderen können noch niemanden treffen.
    }
mode-companion = den Gefährten
mode-reach-title = Wohin { $who } gehen kann
mode-reach-legend = { $number ->
        [1] Mit einer Bewegung: { $number } Feld
       *[other] Mit einer Bewegung: { $number } Felder
    }
mode-reach = Wohin { $who } mit einer Bewegung gehen kann: { $cells }.
mode-cells = { LIST($cells, type: "comma") }
mode-more-cells = { LIST($cells, type: "comma") } und { $more } mehr
mode-nowhere = nirgends
mode-reach-about = wohin du mit einer Bewegung gehen könntest
mode-threats-about = wo Gegner treffen könnten, wenn sie als Nächstes handeln

## Karten von Höhepunkten und Würfen. Was zwischen zwei Paaren Sternchen steht, leuchtet.

card-round = Runde { $round }
card-struck = { CAP(THE($who)) } greift { THE($chip, case: "acc") } an
card-struck-told = { $damage ->
        [0] Kein Schaden: { CAP(THE($chip)) } hat noch { $left }
       *[other] **{ $damage } Schaden**: { CAP(THE($chip)) } { $fell ->
            [yes] fällt
           *[no] hat noch { $left }
        }
    }
# $guard: wie viel vom Schaden die Deckung dessen abhält, der getroffen wird.
card-battle-rule = 1 und 2 tun nichts, 3 bis 5 machen 1, 6 macht 2{ $guard ->
        [0] { "" }
       *[other] ; die Deckung hält { $guard } ab
    }
card-enemies-strike = Gegner greifen an
card-striker = { $chip }
card-blow-note = gegen { THE($whom, case: "acc") }{ $guard ->
        [0] { "" }
       *[other] , Deckung hält { $guard } ab
    }
card-harm = { COUNT($hurt) ->
        [0] Niemand ist verletzt
       *[other] { CAP($hurt) }
    }
card-loses = { THE($who) } verliert **{ $damage } Leben**
card-lock = { CAP(THE($who)) } { $trap ->
        [yes] versucht, die Falle zu entschärfen
       *[no] versucht das Schloss
    }
card-code = Code
card-lock-told = { COUNT($missing) ->
        [0] { $trap ->
            [yes] **Sie ist entschärft**
           *[no] **Es geht auf**
        }
       *[other] { $failed ->
            [yes] { $trap ->
                [yes] **Sie geht los**, gesucht:
               *[no] **Es bleibt zu**, gesucht:
            }
           *[no] Noch gesucht:
        } { LIST($missing) }
    }
# $key: die Ziffer, die zuerst kommen muss, 0 für keine.
card-lock-rule = { $key ->
        [0] Ein Würfel, der eine fehlende Ziffer zeigt, bleibt
       *[other] Erst muss der Schlüssel kommen, eine { $key }; dann bleibt ein Würfel, der eine fehlende Ziffer zeigt
    }
# Unter der Ziffer eines Codes, die zuerst kommen muss.
card-key = Schlüssel
card-rolls-left = { $tries ->
        [0] kein Wurf übrig
        [one] noch { $tries } Wurf
       *[other] noch { $tries } Würfe
    }
card-relic = { CAP($relic) }
card-relic-told = { $who } findet **{ A($relic, case: "acc") }**
card-relic-small = { CAP($does) }. { $text }
card-shard = { $shards ->
        [one] { $last ->
            [yes] Der letzte Sternsplitter
           *[no] Ein Sternsplitter
        }
       *[other] { $shards } Sternsplitter
    }
card-shard-told = In { OF($who) } Hand: **{ $gained } von { $required }**
card-lies-told = Auf **{ $at }**: Jedes Feld seines Plättchens nimmt ihn
card-last-told = Auf **{ $at }**: { $tile }{ $kept ->
        [yes] , mit **{ A($foe, case: "dat") }**
       *[no] { "" }
    }
card-last-small = { $kept ->
        [yes] { CAP(keeper-hits) }. Er hat { $health } Leben{ $guard ->
            [0] { "" }
           *[other] { " " }und Deckung { $guard }
        }. Keine andere Tür geht mehr auf
       *[no] Keine andere Tür geht mehr auf
    }
card-found = { CAP($sought) }
card-found-told = { $who } findet { A($sought, case: "acc") }: **{ $number } von { $required }**
card-fell = { CAP(THE($who)) } ist am Boden
card-fell-told = { CAP(THE($who)) } geht { COUNT($at) ->
        [0] zu Boden
       *[other] auf **{ $at }** zu Boden
    }
card-fell-small = { $standing ->
        [0] Niemand steht mehr
        [one] { $standing } Abenteurer steht noch
       *[other] { $standing } Abenteurer stehen noch
    }
card-ended = { $result ->
        [won] Gewonnen
        [lost] Verloren
       *[retreat] Umgekehrt
    }
card-ended-told = { $standing ->
        [0] Niemand steht mehr
       *[other] **{ $standing } von { $party }** stehen noch
    }
card-score = Runde { $round }, { $gained } von { $required } { $thing }
# Wie viele Splitter ans Licht gekommen waren, als die Gruppe fiel.
card-luck = Auf { $tiles } Plättchen { $drawn ->
        [one] kam
       *[other] kamen
    } { $drawn } von { $required } Splittern ans Licht.
card-relics = Relikte
card-health = Leben
card-fell-at = zu Boden
card-hero = { $who }, { $kind }
