# Was ein Plättchen für Räume bedeutet. $rooms: welche; $most: höchstens so viel; $alike: so viele stehen als einer da;
# $paid: 1 EP bringt einen Schürfer dorthin. Die Räume stehen im Akkusativ.
fate-closes = schließt { $rooms }
fate-or = oder { $rooms }
fate-loses = schließt { $rooms } für niemanden
fate-joins = erweitert { $rooms }
# Ein Raum, in dem nur Rivalen sind und in den man nicht hineinkommt.
gives-room = { $sure ->
        [yes] schließt
       *[no] kann schließen:
    } { THE($floor, case: "acc") } bei { $at } ohne dich: { $most ->
        [yes] bis zu{ " " }
       *[no] { "" }
    }{ loot } für { LIST($people) }
can-closes = kann schließen: { $rooms }
can-or = oder { $rooms }
can-loses = kann für niemanden schließen: { $rooms }
effects = { LIST($effects, type: "comma") }
rooms-at = { COUNT($places) ->
        [one] { THE($floor, case: "acc") } bei { $places }
       *[other] { PLURAL($floor, case: "acc") } bei { $places }
    }
room-closing = { $at } ({ $any ->
        [yes] { $most ->
            [yes] bis zu { loot }
           *[no] { loot }
        }
       *[no] nichts zu holen
    }{ COUNT($people) ->
        [0] { "" }
       *[other] , { $people }
    }{ $paid ->
        [yes] , für 1 EP
       *[no] { "" }
    }){ alike }
room-joined = { $at }{ loot-noted }{ alike }
room-owned = { $people } { NAME($floor, case: "acc") }{ loot-noted }{ alike }
loot-noted = { $any ->
        [yes] { " " }({ loot })
       *[no] { "" }
    }
alike = { $alike ->
        [1] { "" }
        [2] { " " }und noch einen solchen
       *[other] { " " }und noch { $others } solche
    }
# .owner: deinen (Raum)
you = du
    .owner = deinen
    .for = dich
joins-nothing = verbindet nichts
# In wenigen Worten. $gaps: die Seiten, auf denen ein Raum offen bleibt; $owners: wessen Schürfer in einem Raum sind, der offen bleibt; $people: für wen er schließt; $enters:
# für deinen Schürfer, wenn er hineingeht; $verb ist „again“, wo das davor es schon sagt.
pane-story = { loot }{ $now ->
        [yes] { " jetzt," }
       *[no] { "" }
    } durch eine Geschichte{ $half ->
        [0] { "" }
       *[other] { " " }(sonst { $half })
    }{ $enters ->
        [yes] , wenn du hineingehst
       *[no] { "" }
    }
# Um den Raum von $fight kann gekämpft werden; sonst haben ihn die Gegner dort.
pane-may-battle = { $fight } (sonst bekommen sie es)
pane-lost = { loot } für niemanden
pane-effect = { $paid ->
        [yes] Eintritt 1 EP:{ " " }
       *[no] { "" }
    }{ $verb ->
        [closes] schließt
        [joins] erweitert
       *[again] { "" }
    }{ COUNT($owners) ->
        [0] { "" }
       *[other] { " " }{ $owners } Raum
    }{ $any ->
        [yes] { COUNT($owners) ->
            [0] { " " }{ loot }
           *[other] { " " }({ loot })
        }
       *[no] { COUNT($owners) ->
            [0] { $verb ->
                [joins] { " " }einen leeren Raum
               *[other] { "" }
            }
           *[other] { "" }
        }
    }{ COUNT($people) ->
        [0] { "" }
       *[other] { " " }für { $people }{ $any ->
            [yes] { "" }
           *[no] { " " }(nichts zu holen)
        }
    }{ COUNT($instead) ->
        [0] { $enters ->
            [yes] , wenn du hineingehst
           *[no] { "" }
        }
       *[other] { " oder " }{ LIST($instead, type: "or") } (du betrittst einen)
    }{ $gaps ->
        [0] { "" }
       *[other] { " (" }{ still-open })
    }
# Was ein Plättchen nur für Rivalen schließt, und wie das dem folgt, was es bringt.
pane-gives = überlässt { $people } { loot }
at-a-price = { $brief }, aber { $price }
# $pays: nichts zu holen, zu wenig zum Teilen, für beide gleich viel, oder das meiste für den Sieg; $second: was Rang 2 bekommt.
battle-for = Gefecht{ COUNT($people) ->
        [0] { "" }
       *[other] { " " }mit { $people }
    }{ $pays ->
        [none] { " " }(nichts zu holen)
        [little] { "" }: zu wenig zum Teilen
        [even] { "" }: jeder bekommt { $gold } Gold
       *[first] { " " }um { prize }{ $second ->
            [0] { "" }
           *[other] { " " }(Rang 2: { $second })
        }
    }
# Dasselbe in so wenigen Worten wie möglich.
battle-stake = { $pays ->
        [none] nichts zu holen
        [little] zu wenig zum Teilen
        [even] jeder bekommt { $gold } Gold
       *[first] { loot }
    }
# Wer weit vorn liegt; worum es im Gefecht mit diesem Gegner geht.
the-leader = { $name } (weit vorn)
battle-leader = gegen { $name }, weit vorn{ COUNT($fight) ->
        [0] { "" }
       *[other] : { $fight }
    }
pane-battle = { $even ->
        [yes] { $fight }, { $likely }
       *[no] { COUNT($likely) ->
            [0] { "" }
           *[other] { $likely }{ $brief ->
                [yes] { " um " }
               *[no] ,{ " " }
            }
        }{ $fight }
    }{ $holds ->
        [0] { "" }
       *[other] ; { $people } hat { $holds } EP
    }
# Dasselbe so knapp wie möglich: wie wahrscheinlich, für wie viele EP, worum.
pane-battle-short = { COUNT($spoils) ->
        [0] { "" }
       *[other] { $spoils };{ " " }
    }Sieg { $about ->
        [yes] etwa{ " " }
       *[no] { "" }
    }{ $chance }{ COUNT($price) ->
        [0] { "" }
       *[other] { " " }({ $price })
    }: { LIST($cards, type: "comma") }
# $xp: so viel wird für Würfel bezahlt; $even: der Sieg bringt nicht mehr; $about: wer dort ist, weiß man nicht.
wins-likely = { $even ->
        [yes] meiste Beute
       *[no] Sieg
    } { $about ->
        [yes] etwa{ " " }
       *[no] { "" }
    }{ COUNT($more) ->
        [0] { $chance }
       *[other] { $more }
    }{ COUNT($price) ->
        [0] { COUNT($spoils) ->
            [0] { "" }
           *[other] { " " }(meiste Beute { $spoils })
        }
       *[other] { COUNT($more) ->
            [0] { " " }({ $price }{ or-spoils })
           *[other] { " " }für { $price } (sonst { $chance }{ or-spoils })
        }
    }
or-spoils = { COUNT($spoils) ->
        [0] { "" }
       *[other] ; meiste Beute { $spoils }
    }
# $last: no more is left; $cards: so many Treasure cards are used.
price = { $xp ->
    [0] { "" }
   *[other] { $last ->
        [yes] { $xp ->
            [one] deine letzte EP
           *[other] deine letzten { $xp } EP
        }
       *[no] { $xp } EP{ $more ->
            [yes] { " mehr" }
           *[no] { "" }
        }
    }{ $cards ->
        [0] { "" }
       *[other] ,{ " " }
    }
}{ $cards ->
    [0] { "" }
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
# Was in einem Raum liegt, der offen bleibt. $mine: wer liest, ist darin; $rivals: gegen wen; $open: die wenigen Plätze, an denen er offen ist, von $gaps.
pane-later = { later-loot }{ $mine ->
        [yes] { " in deinem Raum" }
       *[no] { "" }
    }, sobald geschlossen{ $gaps ->
        [0] { "" }
       *[other] { COUNT($open) ->
            [0] { " (" }{ found-gaps })
           *[other] { " bei " }{ LIST($open) }
        }
    }{ COUNT($rivals) ->
        [0] { "" }
       *[other] , gegen { $rivals }
    }
later-loot = { $fought ->
        [none] { loot }
        [first] { prize }
       *[other] meiste Beute
    }
yours = deinen
# Wessen ein Raum von dreien und mehr ist. $mine: auch der von dem, der liest.
many-owners = { $mine ->
        [yes] deinen mit { $number } Rivalen geteilten
       *[no] den von { $number } Rivalen besetzten
    }
# Für wen ein Raum von dreien und mehr schließt.
many-people = { $mine ->
        [yes] dich und { $number } Rivalen
       *[no] { $number } Rivalen
    }

# Was über dem Menü jedes Verbs gefragt wird.
heading-place = Welches Plättchen, und wohin?
    .briefly = Welches, und wohin?
# $free: eine Schatzkarte bezahlt dafür.
breach-heading = Welches Plättchen, und wohin{ $free ->
        [yes] , ohne Rücksicht auf Gänge?
       *[no] , für 1 EP?
    }
breach-free = Gänge nicht beachten: jetzt kostenlos
# Wer nach allem gefragt wird, was einen Wurf ändern kann.
prompts-less = Frag mich seltener
heading-send = Welcher Schürfer, und wohin?
heading-swap = Plättchen tauschen, 1 EP?
heading-retrieve = Wen holst du heim, für 1 EP?
heading-reveal = Welchen Schatz benutzt du?
heading-flip = Welche Karte deckst du auf?
heading-spend = Wofür zahlst du EP?
heading-reroll = Welche Würfel würfelst du neu?
heading-prompts = EP und Karten können deine Würfe ändern. Wann frage ich danach?
heading-choose-band = Welche Bande führst du?
heading-choose-option = Welches von beiden?
heading-choose-peek = In welchen Raum siehst du?
heading-choose-recall = Welchen Schürfer holst du heim?
heading-choose-room = Welcher Raum zuerst?

# Wie ein Plättchen mit der letzten Sonne das Spiel beendet: jetzt, nach einem Extrazug, oder nach dem von $who.
ends-game = { COUNT($end) ->
        [0] { "" }
       *[other] { $end ->
            [now] { " (beendet das Spiel jetzt)" }
            [turn] { " (Spielende nach deinem Extrazug)" }
           *[after] { " (Spielende nach " }{ $who })
        }
    }
# Die Art, ein Plättchen zu legen, um die es auf einem Knopf geht: das Zeichen ihres Bildes ($mark), oder Plättchen $number der Hand an einem Platz ($at), mit der Drehung ($turn) in Grad ($turned).
offered-way = { COUNT($mark) ->
        [0] Plättchen { $number } bei { $at }{ $turned ->
            [yes] , { $turn }°
           *[no] { "" }
        }
       *[other] { $mark }
    }
# Plättchen. $paid: für EP werden Gänge missachtet.
choice-place = { offered-way }{ $paid ->
        [yes] , 1 EP
       *[no] { "" }
    }{ ends-game }{ COUNT($effects) ->
        [0] { "" }
       *[other] : { $effects }
    }{ COUNT($goes) ->
        [0] { "" }
       *[other] { COUNT($effects) ->
            [0] :
           *[other] ;
        } { $goes }
    }{ $fast ->
        [yes] { " (Extrazug)" }
       *[no] { "" }
    }{ $sun ->
        [yes] { " (Sonne: noch " }{ $left })
       *[no] { "" }
    }
    .hint = neu: { $sections }
# Dasselbe in einer Zeile.
brief-brings = { $how ->
        [story] Geschichte um { LIST($cards, type: "comma") }
        [battle] { COUNT($rivals) ->
            [0] Sieg
           *[other] { $rivals } besiegen
        }{ $about ->
            [yes] { " " }etwa
           *[no] { "" }
        } { $chance }{ COUNT($price) ->
            [0] { "" }
           *[other] { " " }({ $price })
        }{ COUNT($cards) ->
            [0] { "" }
           *[other] : { LIST($cards, type: "comma") }
        }
        [spoils] meiste Beute{ COUNT($chance) ->
            [0] { "" }
           *[other] { " " }{ $about ->
                [yes] etwa{ " " }
               *[no] { "" }
            }{ $chance }
        }
        [later] später { LIST($cards, type: "comma") }
       *[none] keine Schätze
    }
brief-plus = { $first } und { $second }
choice-place-brief = { offered-way }{ $beside ->
        [yes] { " " }und { $kind } nach nebenan
       *[no] { "" }
    }{ $paid ->
        [yes] , 1 EP
       *[no] { "" }
    }{ ends-game }: { $beside ->
        [yes] dazu{ " " }
       *[no] { "" }
    }{ $brings }{ COUNT($given) ->
        [0] { "" }
       *[other] , { $given }
    }{ $fast ->
        [yes] { " (Extrazug)" }
       *[no] { "" }
    }
# Dafür wird es geraten.
way-blocks = { $label }, nimmt { LIST($names) } Beute weg
# $points: etwa so viele bringt es; $less: so viele mehr bekommt ein Rivale.
way-worth = { $label }, { $less ->
        [yes] −{ $points }
       *[no] +{ $points }
    }
# Wer mit demselben Druck hineingeht. $where: in den Raum, um den es geht (in), in einen anderen (apart), von dem gesagt wird, was dort liegt (told), oder kurz (elsewhere).
goes-in = { $kind } { $where ->
        [told] { THE($floor, case: "ins") } ({ held-loot })
        [apart] { THE($floor, case: "ins") }
        [elsewhere] in einen anderen Raum
       *[in] hinein
    }
choice-place-beside = { offered-way }{ ends-game }, 1 EP: { $effects }; erst { $kind } nebenan
choice-swap = { $numbers } tauschen, 1 EP
    .hint = { LIST($names, type: "semicolon") } wegwerfen, { $number } ziehen
choice-redraw = Neue Hand ziehen
    .hint = Nichts passt: diese Plättchen wegwerfen und ebenso viele ziehen, kostenlos
choice-skip = In diesem Zug nichts legen
    .hint = Nichts passt, und keine neue Hand ist übrig: kein Plättchen, kein Schürfer

# Schürfer. $to: die Nummer eines Abschnitts; $paid: kostet EP; $closes: sein Raum ist abgeschlossen; $names: wer dort ist.
choice-send = { $name } auf { $to }{ $paid ->
        [yes] { " " }zuerst, 1 EP
       *[no] { "" }
    }: { $brings }
    .hint = { COUNT($dice) ->
        [0] { "" }
       *[other] Würfelt { $dice }.{ " " }
    }{ CAP($floor) }{ $beside ->
        [yes] { " " }bei { $at }
       *[no] { "" }
    }{ COUNT($found) ->
        [0] { "" }
       *[other] ; { LIST($found, type: "semicolon") }
    }
found-complete = schließt jetzt
still-open = { COUNT($open) ->
        [0] { found-gaps }
       *[other] offen bei { LIST($open) }
    }
found-gaps = { $gaps ->
        [one] { $gaps } offene Seite
       *[other] { $gaps } offene Seiten
    }
people-there = { $number ->
        [one] { $who }
       *[other] { $who } ({ $number } Schürfer)
    }
found-rivals = dort: { LIST($names, type: "comma") }
found-torch = im Fackellicht: alle sehen ihn
found-rift = magischer Spalt
choice-nobody = Niemanden schicken
    .hint = Alle Schürfer bleiben zur Hand
choice-retrieve = { CAP(THE($kind, case: "acc")) } von { $at } heimholen, 1 EP
    .hint = Jetzt hier: { $room }

# Karten.
choice-reveal = { COUNT($succeeds) ->
        [0] { CAP(NAME($treasure, case: "acc")) } ausspielen: { $does }
       *[other] { CAP($succeeds) }: { NAME($treasure, case: "acc") } ausspielen
    }
way-by-card = { $mark } durch { THE($treasure, case: "acc") }
choice-flip-treasure = { CAP(THE($treasure, case: "acc")) } aufdecken: { $worth } statt { $before } Punkte
    .hint = Alle sehen es
choice-flip-gold = Eine { $gold } aufdecken: dann { $worth } Punkte
    .hint = Alle sehen es{ $same ->
        [1] { "" }
       *[other] ; du hast { $same }
    }

# Würfel. $dice: nach ihren Nummern.
choice-dice = 2 weiße Würfel dazu, 1 EP
    .hint = 2 Würfel mehr für diesen Wurf
choice-dice-now = { COUNT($succeeds) ->
        [0] Mit { $dice } Würfeln mehr würfeln, { $xp } EP
       *[other] { $xp } EP: { $succeeds }
    }
    .hint = Sofort würfeln, mit { $dice } zusätzlichen weißen Würfeln
choice-ability = Fähigkeit, 1 EP
ability-named = { $label }: { $ability }
# Wie gut die Aussichten sind, dass ein Wurf genügt.
succeeds = { $never ->
        [yes] { $why ->
            [test] Probe unmöglich
           *[other] Sieg unmöglich
        }
       *[no] { $why ->
            [test] Probe gelingt
           *[other] Sieg
        } { $chance }
    }
# Wo der Sieg in einem Gefecht von dreien oder mehr selten ist: $chance des zweiten Platzes, der Gold bekommt.
or-second = mindestens Platz 2 { $chance }
# In einem Gefecht, in dem der Sieg nicht mehr bringt.
spoils-pay = meiste Beute { $chance }
both-odds = { $succeeds }, { $spoils }
spoils-much = 1 Schatz durch Beute { $chance }
# Ein roter und ein weißer Würfel für EP.
with-chance = { $xp } EP, { $red ->
        [one] ein roter Würfel
       *[other] { $red } rote Würfel
    }: { $succeeds }
card-named-bare = { NAME($treasure) }{ $number ->
        [1] { "" }
       *[other] { " " }× { $number }
    }
# $cards: the Treasure cards that are used.
with-cards = { CAP(LIST($cards)) }{ $xp ->
        [0] { "" }
       *[other] , { $xp } EP
    }: { $succeeds }
choice-roll = Würfeln{ COUNT($succeeds) ->
        [0] { "" }
       *[other] : { $succeeds }
    }
    .hint = { $number ->
        [0] { "" }
        [one] Mit { $number } zusätzlichen Würfel
       *[other] Mit { $number } zusätzlichen Würfeln
    }
choice-reroll = { COUNT($dice) ->
        [one] Würfel { $dice } neu würfeln
       *[other] Würfel { $dice } neu würfeln
    }
choice-reroll-paid = { choice-reroll } für 1 EP
# Erst wird gezahlt, dann werden die Würfel gewählt. $succeeds: wie gut die Aussichten mit den besten sind.
choice-ability-again = Würfel neu würfeln, 1 EP{ at-best }
choice-reveal-again = { CAP(NAME($treasure)) }: neu würfeln{ at-best }
# $succeeds and $spoils: how likely the dice are enough that are advised then, and that Spoils pay.
choice-card-again = { CAP(NAME($treasure)) }, neu würfeln: { COUNT($succeeds) ->
        [0] { $spoils }
       *[other] { COUNT($spoils) ->
            [0] { $succeeds }
           *[other] { both-odds }
        }
    }
at-best = { COUNT($succeeds) ->
        [0] { "" }
       *[other] : mit den besten { $succeeds }
    }
# $shown: die Würfel, und was sie zeigen; $succeeds: wie gut die Aussichten sind.
choice-reroll-odds = { $shown }{ COUNT($succeeds) ->
        [0] { COUNT($spoils) ->
            [0] { "" }
           *[other] : { $spoils }
        }
       *[other] { COUNT($spoils) ->
            [0] : { $succeeds }
           *[other] : { both-odds }
        }
    }
choice-reroll-all = Alle { $number } Würfel neu würfeln
choice-reroll-one = Würfel { $number } ({ $shows }) neu würfeln
choice-reroll-some = Würfel { $dice } neu würfeln
    .hint = Jetzt { $combat } Kampf, { $spoils } Beute
# $spoils: was seine Beute bringt.
choice-keep = { COUNT($succeeds) ->
        [0] Wurf behalten
       *[other] Behalten: { $succeeds }
    }{ COUNT($spoils) ->
        [0] { "" }
       *[other] { COUNT($succeeds) ->
            [0] :
           *[other] ;
        } { $spoils }
    }
detail-parts = { LIST($parts, type: "semicolon") }
spoils-bring = 1 { $treasure ->
        [yes] Schatz
       *[no] Gold
    } durch Beute{ COUNT($chance) ->
        [0] { "" }
       *[other] { " " }{ $chance }
    }
choice-prompts-on = Nach EP fragen, nicht nach Karten
    .hint = Karten auf der Hand bleiben bei Würfen unbenutzt, außer vor einem Gefecht
choice-prompts-before = Vor einem Wurf fragen, danach nie
    .hint = Was fällt, gilt
choice-prompts-all = Nach EP und Karten fragen, vorher und nachher
    .hint = Bei jedem Wurf, den sie ändern könnten
choice-prompts-off = Nie fragen: sofort würfeln
    .hint = Keine EP und keine Karten für deine Würfe, bis du das änderst

# Wählen. $option: die Nummer.
# Eine Antwort auf eine Geschichte; $answer: ein Monsterkampf, das sagt ihr Titel, oder was neben einem steht; $weak und $strong: wie oft diese Würfel solche Gegner besiegen.
# $brief: in fewer words, and fewer still.
choice-option = { $title }{ $answer ->
        [fight] { COUNT($weak) ->
            [0] : Kampf
           *[other] : schwacher Gegner { $weak }, starker { $strong }
        }
        [beside] { $brief ->
            [no] { ": oft bekommst du " }{ retreat-brings }, sonst eine Probe
            [yes] { ": oft bekommst du " }{ retreat-brief }, sonst eine Probe
           *[most] { ": " }{ retreat-brief }, oder Probe
        }
       *[test] { "" }
    }
retreat-brief = { $half ->
        [0] 1 EP
       *[other] { $half }–{ $most } Gold, 1 EP
    }
choice-band = { $name } führen
choice-peek = In { $option } sehen: { $room }
    .hint = { $hidden ->
        [one] { $hidden } verdeckter Schürfer
       *[other] { $hidden } verdeckte Schürfer
    }
choice-recall = { $option } heimholen: { $room }
    .hint = { $up ->
        [yes] Er ist { $kind } und liegt offen
       *[no] Er liegt verdeckt
    }
choice-room = Mit { $option } beginnen: { $room }, { $many ->
        [yes] Gefecht um { held-loot }
       *[no] { held-loot }{ $any ->
            [yes] { " " }durch eine Geschichte
           *[no] { "" }
        }
    }
    .hint = { LIST($names, type: "comma") }

# Die Schritte beim Legen eines Plättchens. $place: die Nummer eines Bildes; $effects: was es für Räume bedeutet.
step-tile = { $fitting ->
        [yes] Welches Plättchen?
       *[no] Welches Plättchen? Seine Gänge müssen nicht auf Gänge treffen.
    }
step-tile-choice = Plättchen { $number }{ mark }
step-where = Wohin damit{ $paid ->
        [yes] , für 1 EP?
       *[no] ?
    } { CAP($name) }{ mark }.
step-elsewhere = Andere Plätze und Drehungen
step-place = Bei { $at } legen
step-way = Legen wie in { $place }{ COUNT($effects) ->
        [0] { "" }
       *[other] : { $effects }
    }
    .hint = Bei { $at }{ COUNT($effects) ->
        [0] { "" }
       *[other] , { $effects }
    }
step-way-alike = Legen wie in { $place }, bei { $at }{ COUNT($effects) ->
        [0] { "" }
       *[other] : { $effects }
    }
step-this-way = So bei { $at } legen?
step-place-it = Legen
step-turn = Wie ist es bei { $at } gedreht?{ COUNT($always) ->
        [0] { "" }
       *[other] { " " }In jeder Drehung: { $always }.
    }
turned = { $turn }°{ COUNT($effects) ->
        [0] { "" }
       *[other] , { $effects }
    }
delver-unknown = Schürfer
    .gender = m
    .plural = Schürfer
