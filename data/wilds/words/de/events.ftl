# Was von Ereignissen erzählt wird. Die Auswahlen nach Kategorie, Gelände, Richtung, Stimmung, Attribut und Fertigkeit nennen
# deutsche Wörter für die Kennungen, die das Spiel übergibt; ihr letzter Zweig gilt, falls schon ein Name kommt.

# Teile.

party-or-who = { COUNT($who) ->
        [0] Die Gruppe
       *[other] { $who }
    }
# Im Akkusativ: „bekommt ein Seil“.
amount = { $number ->
        [1] { A($item, case: "acc") }
       *[other] { $number } { PLURAL($item, case: "acc") }
    }
coins-for = { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }
spot = { $where ->
        [path] unterwegs ({ $at })
        [hex] auf { $at }
       *[other] bei { $at }
    }
way-to = { $where ->
        [exit] Weg { $beyond }
       *[other] der Weg nach { $beyond }
    }
toward = { $where ->
        [exit] den Weg { $toward } entlang
       *[other] Richtung { $toward }
    }
ground = { $terrain ->
        [clearing] Lichtung
        [stream] Bach
        [oasis] Oase
        [valley] Tal
        [water] offenes Wasser
        [ash] Aschefelder
        [coast] Küste
       *[other] { terrain-name }
    }
weather-words = { $weather ->
        [perfect] herrliches Wetter
        [fair] schönes Wetter
        [light] leichter Regen
        [heavy] starker Regen
       *[severe] ein schwerer Sturm
    }
far-off = { $far ->
        [near] 1 oder 2 Felder entfernt
        [middle] 3 oder 4 Felder entfernt
       *[far] 5 oder mehr Felder entfernt
    }
nature-name = { $nature ->
        [treasure] ein Schatz
        [ancient] eine uralte Stätte
        [wonder] ein Naturwunder
        [lair] ein Bau oder Versteck
        [passage] ein Durchgang
        [enigma] ein Rätsel
       *[dungeon] ein Weg in die Tiefe
    }
bonus-name = { $bonus ->
        [efficient] Kurzer Weg
        [lay] Blick ins Land
        [keen] Scharfes Auge
        [spot] Fundort bemerkt
        [avoid] Gefahr meiden
       *[sighting] Weite Sicht
    }
# Im Nominativ: „3 Wölfe“, „1 von den Wölfen“, „ein Schwarzbär“.
people = { $count ->
        [1] { GENDER($foe) ->
            [p] 1 { THE($foe, case: "von") }
           *[other] { A($foe) }
        }
       *[other] { $count } { $foe }
    }

# Der Anfang, die Gruppe und ihre Entscheidungen.

begun = { COUNT($aim) ->
        [0] { "" }
       *[other] **Ziel:** { CAP($aim) }{ $steps ->
            [0] { "" }
           *[other] : { $left ->
                [0] { $hunt ->
                    [yes] auf einem der Felder mit ?
                   *[no] { $steps } Schritte, durch gute Suchen an neuen Orten
                }
               *[other] auf 1 von { $left } Feldern (mit ?)
            }. Dann untersucht es{ goal-times }
        }.{ "\u000A" }{ $days ->
            [0] { "" }
           *[other] **Frist:** { $days } Tage mit je 3 Aktionen; eine mehr bei Nacht ist Müdigkeit.{ "\u000A" }
        }
    }{ $size ->
        [0] { "" }
       *[other] **Gefahr:** Die Uhr ({ $size }): Die meisten Aktionen nehmen 1, bei 0 kommt Ärger.{ "\u000A" }
    }**{ $region }**.{ COUNT($about) ->
        [0] { "" }
       *[other] { " " }{ $about }
    }{ begun-season }
begun-season = { $season ->
        [spring] { " " }Es ist Frühling: Regen, Schlamm und hinter jedem Busch eine Mutter.
        [summer] { " " }Es ist Sommer: trockene Wege und Beeren für alle, die sich bücken.
        [autumn] { " " }Es ist Herbst: volle Körbe am Tag, Nebel auf der Wache.
        [winter] { " " }Es ist Winter: wenig zu essen, nasser Schnee, kalte Lager.
       *[other] { "" }
    }
character = { $kind ->
        [kept] { $own ->
            [yes] { $who } ist wieder da und spielt { character-kind }.
           *[no] { $player } bringt { $who } zurück und spielt { character-kind }.
        }
       *[other] { $who }{ $own ->
            [yes] { "" }
           *[no] { " " }({ $player })
        } spielt { character-kind }{ COUNT($about) ->
            [0] { "" }
           *[other] { " " }({ $about })
        }.
    }
character-kind = { COUNT($archetype) ->
        [0] eine eigene Figur
       *[other] { A($archetype, case: "acc") }
    }
set_out = Die Gruppe bricht von { $at } auf.
entered = { $who } schließt sich der Gruppe an.
shifted = { $what ->
        [wear] Die Abnutzung geht bei { $who } auf { $gained }, nicht auf { $lost }.
       *[other] { $who } hat { $gained } statt { $lost }.
    }
role = { COUNT($who) ->
        [0] Niemand ist jetzt { role-name }.
       *[other] { $who } ist { role-name }.
    }
watches = { COUNT($who) ->
        [0] Alle halten der Reihe nach Nachtwache.
        [one] { $who } hält nachts Wache.
       *[other] { $who } halten nachts Wache.
    }
handed-on = { COUNT($who) ->
        [0] { $before } kann nicht länger { $roles } sein, und niemand springt ein.
       *[other] { $who } ist jetzt { $roles } anstelle von { $before }.
    }
proposed = { $who }{ $needed ->
        [0] { "" }
        [1] { "" }
       *[other] { $votes ->
            [1] { "" } schlägt vor
           *[other] { "" } stimmt zu
        }
    }: { $wish }.
left-to-others = { COUNT($who) ->
        [one] { $who } überlässt es den anderen.
       *[other] { $who } überlassen es den anderen.
    }
only_camp = Ihr müsst jetzt schlafen.
leads = { $settled ->
        [yes] { $who } führt jetzt die Gruppe.
       *[no] { $who } soll führen: { $votes } von { $needed }.
    }
order = { OF($who) } Dauerauftrag – { $said }.
noted = { $who } schreibt auf die Karte{ COUNT($at) ->
        [0] { "" }
       *[other] , { spot }
    }: „{ $words }“
gave = { $who } gibt { $to } { amount }.
used = { $what ->
        [poison] { used-poison }
        [poisoned] { used-poison }
        [wound] { $who } verwendet { amount } für { $own ->
            [yes] eine eigene Wunde
           *[no] eine Wunde von { $on }
        }.
        [mend] { used-mend }
       *[other] { $who } verwendet { amount }{ $own ->
            [yes] { "" }
           *[no] { " " }für { $on }
        }.
    }
used-poison = { $who } verwendet { amount }: { $own ->
        [yes] Das Gift klingt ab
       *[no] Das Gift weicht von { $on }
    }.
used-mend = { $paid ->
        [0] { $who } verwendet { amount } und bessert { $own ->
            [yes] etwas
           *[no] { NAME($thing, case: "acc") }
        }{ $times ->
            [1] { "" }
           *[other] { " " }{ $times }-mal
        } aus.
        [one] { $who } lässt { NAME($thing, case: "acc") } für { $paid } Münze ausbessern.
       *[other] { $who } lässt { NAME($thing, case: "acc") } für { $paid } Münzen ausbessern.
    }
bought = { $who } kauft { amount } für { coins-for }; { $purse } bleiben.
sold = { $who } verkauft { $item ->
        [stores] die eingelagerten Waren
       *[other] { amount }
    } für { coins-for }; { $purse } im Beutel.

# Was die Gruppe beschlossen und was jemand allein gewählt hat. Das Ende der Kennung ist die Antwort.

decided-move = Die Gruppe entscheidet: { $wish }{ COUNT($goes) ->
        [0] { "" }
       *[other] { " " }({ $goes } geht)
    }.
decided-something = Die Gruppe hat entschieden.
decided-to-leave = Die Gruppe beschließt zu gehen.
decided-to-stay = Die Gruppe beschließt zu bleiben.
decided-to-withdraw = Die Gruppe beschließt, sich zurückzuziehen.
decided-to-talk = Die Gruppe beschließt zu reden.
decided-to-slip = Die Gruppe beschließt, sich davonzuschleichen.
decided-to-flee = Die Gruppe beschließt zu fliehen.
decided-to-fight = Die Gruppe beschließt zu kämpfen.
decided-to-force = Die Gruppe beschließt, die Truhe aufzubrechen.
decided-to-avoid = Die Gruppe beschließt auszuweichen.
decided-to-shut = Die Gruppe lässt die Truhe zu.
decided-to-face = Die Gruppe beschließt, sich zu stellen.
decided-to-fatigue = Die Gruppe beschließt, sich gut auszuruhen.
decided-to-concealed = Die Gruppe beschließt, das Lager zu verstecken.
decided-to-take = Die Gruppe beschließt, die Opfergaben zu nehmen.
decided-to-clue = Die Gruppe beschließt, um einen Hinweis zu bitten.
decided-to-trade = Die Gruppe beschließt zu handeln.
decided-to-food = Die Gruppe beschließt, ihr Essen anzunehmen.
decided-to-done = Die Gruppe beschließt weiterzugehen.
chosen-member = Die Wahl fällt auf { $who }.
chosen-something = Die Wahl ist getroffen.
chose-leave = Die Gruppe geht.
chose-stay = Die Gruppe bleibt.
chose-take = Die Gruppe nimmt die Opfergaben.
chose-avoid = Die Gruppe weicht aus.
chose-face = Die Gruppe stellt sich.
chose-done = Das ist alles.
chose-none = Das ist alles.
chose-nothing = Es kommt nichts dabei heraus.
chose-nobody = Niemand tut es.
chose-fatigue = Die Gruppe ruht sich gut aus.
chose-concealed = Die Gruppe versteckt das Lager.
chose-keep = Der Wurf gilt.
stands-already = { CAP(LIST($rolls, type: "comma")) }: Das gilt.
roll-stands = { OF($who) } { ask-again-which } { $result ->
        [blunder] geht gründlich schief, { $total }{ roll-against }
        [failure] misslingt, { $total }{ roll-against }
       *[other] ergibt { $total }
    }
chose-quiet = Die Nacht bleibt ruhig.
chose-bot = Die Szene geht nach den Regeln weiter.
chose-rules = Es geht nach den Regeln.
chose-roll = Es wird gewürfelt.
chose-yes = Ja.
chose-no = Nein.
chose-0 = Es dauert nicht länger als sonst.
chose-1 = Es nimmt 1 mehr von der Uhr.
chose-2 = Es nimmt 2 mehr von der Uhr.

# Daueraufträge, nach Schlüssel und Wert.

order-tools-use = Werkzeug: benutzen, wo es hilft
order-tools-save = Werkzeug: schonen
order-resolve-goal = zweite Würfe: gefragt bei dem, was ihr versuchen wolltet, unterwegs nach Fehlschlägen, wo sie wenigstens jedes zweite Mal gelingen; deine letzte Entschlossenheit bleibt dort für das Ziel
order-resolve-auto = zweite Würfe: nach Fehlschlägen, wo sie wenigstens jedes zweite Mal gelingen
order-resolve-ask = zweite Würfe: fragen, sobald einer besser werden kann
order-resolve-failures = zweite Würfe: nach Fehlschlägen fragen
order-resolve-never = zweite Würfe: nie
order-bonuses-auto = Boni: Delvekeeper wählt
order-bonuses-ask = Boni: fragen, welche es sein sollen
order-wear-auto = Abnutzung: was sie am besten verträgt
order-wear-ask = Abnutzung: fragen, was leiden soll
order-gather-auto = als Sammler: was gesammelt wird und wer isst, richtet sich nach dem Bedarf
order-gather-ask = als Sammler: fragen, was gesammelt wird und wer isst
order-camp-auto = spätes Lager und Nutzen eines guten Platzes: ohne Abstimmung
order-camp-ask = spätes Lager und Nutzen eines guten Platzes: die Gruppe fragen
order-forage-beside = als Sammler: Nahrung suchen, während jemand späht
order-forage-rest = als Sammler: ruhen, während jemand späht
order-pair = { order-purpose }: { COUNT($pair) ->
        [0] was am besten ist
       *[other] { $pair }
    }
order-purpose = { $key ->
        [search] beim Suchen
        [track] auf der Fährte
       *[other] als { role-name }
    }

# Die Uhr, der Weg und was man sieht.

night = Die Nacht vergeht ohne Lager.
dawn = Tag { $day }{ $last ->
        [0] { "" }
       *[other] { " " }von { $last }
    } bricht an{ COUNT($weather) ->
        [0] { "" }
       *[other] : { weather-words }
    }.{ $race }
dawn-race = { $final ->
        [yes] { " " }**Es ist der letzte Tag**.
       *[no] { "" }
    }
clock-line = { $left ->
        [0] nur die Nacht bleibt
        [one] noch { $left } Aktion bei Tag
       *[other] noch { $left } Aktionen bei Tag
    }{ $left ->
        [0] { "" }
       *[other] { $nights ->
            [0] { "" }
           *[other] , { $nights } bei Nacht
        }
    }{ $hope ->
        [poor] : der Sieg braucht Glück
       *[none] { "" }
    }
goal-times = { $needed ->
        [1] { "" }
       *[other] { " " }({ looks-made }{ $twice ->
            [yes] , 1 oder 2 je Versuch
           *[no] { "" }
        })
    }
arrived = { $where ->
        [path] { $how ->
            [lost] Der Weg ist verloren: Die Gruppe ist { spot }.
           *[other] Die Gruppe ist { spot }.
        }
       *[other] { arrived-at }
    }
    .seen = Hier: { LIST($seen, each: "the") }.
arrived-at = { $how ->
        [lost] Verlaufen: Die Gruppe kommt bei { $at } heraus ({ ground }).
        [astray] Die Gruppe kommt bei { $at } heraus ({ ground }).
        [back] Die Gruppe geht zurück nach { $at } ({ ground }).
        [fled] Die Gruppe läuft zurück nach { $at } ({ ground }).
        [retreat] Die Gruppe weicht zurück nach { $at } ({ ground }).
        [on] Die Gruppe ist bei { $at }.
        [slipped] Die Gruppe schleicht sich davon nach { $at } ({ ground }).
        [gm] Die Gruppe ist jetzt bei { $at } ({ ground }).
       *[move] Die Gruppe erreicht { $at } ({ ground }).
    }
way-lost = **Der Weg ist verloren**: { $who } führt, { $total } gegen { $tn }{ $wiser ->
        [yes] ; beim nächsten Zug kann das nicht passieren.
       *[no] .
    }
crossing = { $prose }
crossing-comes = **Begegnung des Tages:** { $prose }
fared = { $how ->
        [well] **{ $label }: es gelingt.** { $prose }
        [ill] **{ $label }: es misslingt**{ fared-costs }. { $prose }
       *[free] **{ $label }.** { $prose }
    }
fared-costs = { $costs ->
        [yes] , 1 von der Uhr
       *[no] { "" }
    }
befriended = { $here ->
        [yes] { $prose }{ $on ->
            [yes] { " " }Bis hier ein Versuch gelingt, würfelt ihr besser.
           *[no] { "" }
        }
       *[no] **Hilfe am Ziel:** { $friend }.
    }
noticed = { $here ->
        [yes] { $anything ->
            [yes] **Etwas gehört nicht hierher: Wer sucht, findet es.**
           *[no] { $other ->
                [yes] Sonst ist hier nichts verborgen.
               *[no] Hier ist nichts verborgen.
            }
        }
       *[no] { $anything ->
            [yes] { CAP(noticed-toward) } gehört etwas nicht dorthin.
           *[no] { CAP(noticed-toward) } fällt nichts auf.
        }
    }
noticed-toward = { $where ->
        [exit] auf Weg { $at }
        [hex] in Richtung { $at }
       *[other] in Richtung { $at }
    }
journey-by = Die Reise führt über { $legs }.
# A journey that stopped before its aim, and $why.
journey-halts = Auf dem Weg nach { $to } kommt ihr bis { $at }: { $why ->
        [night] Die Nacht kommt
        [timer] Die Uhr kam auf 0
        [site] Hier gibt es etwas zu untersuchen
        [hides] Hier verbirgt sich etwas
        [sight] Etwas ist in Sicht
        [edge] Hier endet der Landstrich
        [way] Etwas ist im Weg
        [met] Ihr seid nicht allein
        [clue] Ein Hinweis weist hierher
       *[other] Etwas kam dazwischen
    }.
journey-leg = { $at } ({ ground })
site_seen = { $how ->
        [seen] { COUNT($text) ->
            [0] Hier { GENDER($site) ->
                [p] sind
               *[n] ist
            } { THE($site) }.
           *[other] { $name }: { $text }
        }
        [searched] { party-or-who } findet { THE($site, case: "acc") }, { $category ->
                [landmark] ein Wahrzeichen
                [resource] ein Vorkommen
                [shelter] einen Unterschlupf
                [danger] eine Gefahr
                [secret] ein Geheimnis
               *[settlement] eine Siedlung
            }.
        [scouted] Ausgespäht bei { $at }: { THE($site) }, { category-a }.
        [located] Bei { $at } verbirgt sich etwas: { category-a }. Jetzt heißt es suchen.
        [goal] Alles fügt sich: Bei { $at } { GENDER($site) ->
            [p] sind
           *[n] ist
        } { THE($site) }.
        [rumour] Bei { $at } soll { category-a } sein.
       *[told] Jetzt auf der Karte: { THE($site) }, { category-a } bei { $at }.
    }
    .text = { $how ->
        [seen] { "" }
        [located] { "" }
        [rumour] { "" }
       *[other] { $text }
    }
bearing = { COUNT($at) ->
        [0] Das Ziel soll { bearing-where } liegen.
       *[other] { $where ->
            [here] Alles weist hierher: Das Ziel ist bei { $at }, gut verborgen.
           *[other] Alles weist in eine Richtung: Von { $at } aus liegt das Ziel{ $clued ->
                [yes] { " " }selbst
               *[no] { "" }
            } { bearing-where }{ $clued ->
                [yes] ; der Hinweis zählt, wohin er auch führt
               *[no] { "" }
            }.
        }
    }
bearing-where = { $where ->
        [exit] am Weg { $direction }
       *[other] { bearing-sector }
    }
# Eine Richtung auf Feldern ist ein Sechstel der Karte: „Südosten“ reicht bis genau nach Süden.
bearing-sector = { $direction ->
        [north-east] im Norden oder Nordosten
        [south-east] im Südosten oder Süden
        [south-west] im Süden oder Südwesten
        [north-west] im Nordwesten oder Norden
       *[other] im { direction-name }
    }
rumour = { category-a } { COUNT($at) ->
        [0] { rumour-direction }{ COUNT($far) ->
            [0] { "" }
           *[other] , { far-off }
        }
       *[other] bei { $at }
    }
rumour-direction = { COUNT($direction) ->
        [0] irgendwo
       *[other] { $where ->
            [exit] am Weg { $direction }
           *[other] im { direction-name }
        }
    }
heard-of = { $how ->
        [landmark] In Sicht: { heard-things }.
        [map] Auf der Landkarte: { heard-things }.
       *[other] Dem Hörensagen nach: { heard-things }.
    }
# $parted: eines davon hat selbst ein Komma.
heard-things = { $parted ->
        [yes] { LIST($things, type: "semicolon") }
       *[no] { $things }
    }
ground-known = Jetzt bekannt: { COUNT($places) ->
        [1] { $places }
        [2] { $places }
        [3] { $places }
        [4] { $places }
       *[other] { COUNT($places) } Felder
    }.
ground-harder = Schwierigkeit hier { $now } statt { $was }
rim = { COUNT($places) ->
        [0] { "" }
       *[other] Vor { $places } endet der Landstrich.
    }
bonus = { $bonus ->
        [efficient] { $who } findet einen kurzen Weg.
        [keen] Die nächste Suche hier hat einen Vorteil.
        [avoid] { $who } kann der nächsten Begegnung ausweichen.
       *[other] { "" }
    }
bonus-picked = { $who } wählt: { $picked }.
nothing_left = { $bonus ->
        [clue] Mehr wissen sie nicht zu zeigen.
       *[other] { bonus-name }: Hier gibt es nichts mehr zu erfahren.
    }
spotted = { $anything ->
        [yes] Ja: { CAP(spotted-where) } gibt es einen Fundort.
       *[no] Nein: { CAP(spotted-where) } gibt es keinen Fundort.
    }
spotted-where = { $where ->
        [exit] an Weg { $at }
        [hex] auf { $at }
       *[other] { spot }
    }
edge = Hier endet der Landstrich: Jenseits, bei { $at }, liegt fremdes Land.
blocked = { $ahead ->
        [yes] Der Weg voraus ist versperrt.
       *[no] { CAP(way-to) } ist versperrt.
    }
bypass = { $cleared ->
        [yes] { $who } räumt { $where ->
            [exit] Weg { $beyond }
           *[other] den Weg nach { $beyond }
        } frei.
       *[no] { $who } findet nicht vorbei: { CAP(way-to) } bleibt versperrt, die Gruppe bleibt hier.
    }
scouted = { $result ->
        [blunder] { $who } kommt von { scouted-way } ohne klares Bild zurück und ist vielleicht gesehen worden.
       *[other] { $who } hat { scouted-way } ausgespäht{ COUNT($saw) ->
            [0] { " " }und nur das Gelände gesehen
           *[other] : { $saw }
        }.
    }
scouted-way = { $where ->
        [exit] Weg { $at }
       *[other] { $at }
    }
scouted-site-yes = etwas steht offen da
scouted-site-no = nichts steht offen da
scouted-creatures-yes = jemand oder etwas lebt dort
scouted-creatures-no = niemand ist dort
scouted-hidden = { COUNT($tns) ->
        [0] nichts ist verborgen
        [1] 1 Fundort ist verborgen, Fundwert { $tns }
       *[other] { COUNT($tns) } Fundorte sind verborgen, Fundwerte { $tns }
    }
# Was gefunden und untersucht wird.

searched = { $result ->
        [hazard] { $who } durchsucht { $at } und löst ein Unheil aus.
        [alert] { $who } durchsucht { $at } zu laut: Jemand hat es bemerkt.
        [found] { $who } durchsucht { $at }: Da ist etwas.
       *[nothing] { $total ->
            [0] { $who } durchsucht { $at } und findet nichts.
           *[other] { $thorough ->
                [yes] { $who } durchsucht { $at } und findet nichts; { $total } reicht für das meiste.
               *[no] { $who } durchsucht { $at } und findet nichts; ein Wurf von { $total } kann etwas übersehen.
            }
        }
    }
searched-short = Aber { $total } ist weniger als { $tn }: Das Ziel ist nicht näher.
searched-nearer = { $hunt ->
        [yes] { $who } findet auf { $at } nichts Verborgenes.
       *[no] **Das Ziel ist näher: von { $before } Schritten auf { $after }**{ challenge-doubly }. Sonst findet { $who } auf { $at } nichts.
    }
snag = { $what ->
        [guardian] Aber { THE($site) } { GENDER($site) ->
            [p] werden
           *[n] wird
        } bewacht.
        [access] Aber { THE($site) } { GENDER($site) ->
            [p] sind
           *[n] ist
        } schwer zu erreichen: Das braucht Zeit.
       *[incomplete] Aber { THE($site) } { GENDER($site) ->
            [p] zeigen
           *[n] zeigt
        } noch nicht alles: Das muss untersucht werden.
    }
insight = { $what ->
        [clue] { $who } sieht, wohin es führt.
        [linked] { $who } sieht, dass es mehr von dieser Art gibt.
        [loot] { $who } findet eine Kleinigkeit extra.
       *[other] { $who } sieht mehr.
    }
clue = { $worded ->
        [yes] { $text }
       *[no] { "" }
    }
    .toward = { $worded ->
        [yes] Der
       *[no] Ein
    } Hinweis { $here ->
        [yes] weist genau hierher
       *[no] führt { toward }
    }.
tale = **{ $name }**, { $part } von 3: { $text }
investigated = { $idle ->
        [yes] { party-or-who } untersucht { THE($site, case: "acc") }: noch nichts Neues.
       *[no] { investigated-well }
    }
    .text = { $text }
investigated-way = { $result ->
        [blunder] { COUNT($way) ->
            [0] { party-or-who }{ " " }**scheitert schwer**{ way-costs }
           *[other] **{ $way } ({ party-or-who }): es misslingt schwer**{ fared-costs }
        }
        [failure] { COUNT($way) ->
            [0] { party-or-who }{ " " }**scheitert**{ way-costs }
           *[other] **{ $way } ({ party-or-who }): es misslingt**{ fared-costs }
        }
        [weak] **{ party-or-who }: 1 Erfolg**
       *[other] **{ party-or-who }: 2 Erfolge**
    }.
way-costs = { $costs ->
        [yes] : 1 von der Uhr
       *[no] { "" }
    }
investigated-well = { $result ->
        [blunder] { party-or-who } untersucht { THE($site, case: "acc") }, und etwas geht schief.
        [failure] { party-or-who } kommt { THE($site, case: "bei") } noch nicht weiter.
        [strong] { party-or-who } untersucht { THE($site, case: "acc") }.
        [critical] { party-or-who } untersucht { THE($site, case: "acc") }.
        [weak] { party-or-who } untersucht { THE($site, case: "acc") }.
       *[other] { party-or-who } sieht sich { THE($site, case: "bei") } um.
    }
discovery = { CAP($name) }: { nature-name }.
treasure = { $again ->
        [yes] { treasure-again }
       *[no] { treasure-first }
    }{ COUNT($got) ->
        [0] { "" }
       *[other] : { $got }
    }.
    .note = { $remark ->
        [offered] Sie ließen sich mitnehmen.
        [harvest] Für die Ernte braucht es eine kundige Hand.
        [harvested] { "" }
        [map] Dabei ein Stück Landkarte.
        [taken] { "" }
        [dungeon] Ein Weg führt hier in die Tiefe.
        [skill] Hilft einmal am Tag bei { $note ->
                [any] jeder Fertigkeit
                [athletics] Athletik
                [fortitude] Zähigkeit
                [perception] Wahrnehmung
                [stealth] Heimlichkeit
                [influence] Einfluss
                [nature] Naturkunde
                [survival] Überleben
                [crafting] Handwerk
                [education] Bildung
                [lore] Sagenkunde
                [fighting] Kampf
               *[other] { CAP($note) }
            }.
       *[prose] { $prose }
    }
treasure-first = { $row ->
        [1] Ein verlassener Vorrat
        [2] Erz oder seltene Kräuter
        [3] Das Gepäck von jemandem, der nie heimkam
        [4] Eine Truhe
        [5] Opfergaben an einem Schrein
        [6] Etwas Ungewöhnliches
       *[other] Ein Fund
    }
treasure-again = { $row ->
        [1] Noch ein verlassener Vorrat
        [2] Noch mehr Erz oder seltene Kräuter
        [3] Noch ein Gepäck von jemandem, der nie heimkam
        [4] Noch eine Truhe
        [5] Noch mehr Opfergaben an einem Schrein
        [6] Noch etwas Ungewöhnliches
       *[other] Ein Fund
    }
treasure-worth = { $item } im Wert von { coins-for }
gained = { party-or-who } bekommt { $things }{ COUNT($where) ->
        [0] { "" }
       *[other] { " " }{ THE($site, case: "bei") }
    }.
trap = { $result ->
        [blunder] { trap-chest } hat eine Falle, und { $who } löst sie übel aus.
        [failure] { trap-chest } hat eine Falle, und { $who } löst sie aus.
        [weak] { trap-chest } hat eine Falle; { $who } entschärft sie.
        [strong] { trap-chest } hat eine Falle; { $who } entschärft sie.
        [critical] { trap-chest } hat eine Falle; { $who } entschärft sie.
       *[other] { trap-chest } hat eine Falle, und { $who } steht im Weg.
    }
trap-chest = { $again ->
        [yes] Noch eine Truhe
       *[no] Die Truhe
    }
offerings = { $taken ->
        [yes] Die Gruppe nimmt die Opfergaben.
       *[no] Die Opfergaben bleiben, wo sie sind.
    }
    .wrath = { $wrath ->
        [spirits] Die Luft wird kalt und bleibt es.
       *[communities] Das spricht sich herum.
    }
passage = Zwischen { $a } und { $b } tut sich ein Weg auf.
tracked = { COUNT($direction) ->
        [0] { $clue ->
            [yes] { $who } geht dem Hinweis nach und findet keine Spur.
           *[no] { $who } sucht eine Fährte ({ $site }) und findet keine.
        }
       *[other] { $near ->
            [yes] { $who } meint: { CAP(tracked-trail) } endet hier in der Nähe{ tracked-more }.
           *[no] { $who } meint: { CAP(tracked-trail) } führt { toward }{ tracked-far }{ tracked-more }.
        }
    }
tracked-trail = { $clue ->
        [yes] der Hinweis
       *[no] die Fährte ({ $site })
    }
tracked-far = { $steps ->
        [0] { COUNT($far) ->
            [0] { "" }
           *[other] , { far-off }
        }
        [one] , etwa { $steps } Feld weit
       *[other] , etwa { $steps } Felder weit
    }
tracked-more = { COUNT($more) ->
        [0] { "" }
       *[other] ; am Ende: { $category ->
            [yes] { $more ->
                    [landmark] ein Wahrzeichen
                    [resource] ein Vorkommen
                    [shelter] ein Unterschlupf
                    [danger] eine Gefahr
                    [secret] ein Geheimnis
                   *[settlement] eine Siedlung
                }
           *[no] { $quarry }
        }
    }
foraged = { $result ->
        [blunder] Was { $who } zu essen bringt, ist giftig{ $ill ->
            [yes] { "" }
            [open] : Wem eine Probe misslingt, den vergiftet es
            [healed] : Die Nachtruhe heilt es
           *[no] , schadet aber nicht
        }.
       *[other] { foraged-verb }: { $fed ->
            [0] hier gibt es nichts zu essen
           *[other] heute Essen für { $fed }{ $short ->
                [yes] { " " }von { $eaters }
               *[no] { "" }
            }
        }{ COUNT($gathered) ->
            [0] { "" }
           *[other] , und { $gathered }
        }.
    }
foraged-verb = { $game ->
        [yes] { $who } jagt
       *[no] { $who } sucht
    }{ $again ->
        [yes] { " " }noch einmal
       *[no] { "" }
    }{ $game ->
        [yes] { "" }
       *[no] { " " }Nahrung
    }
# Im Akkusativ: „Das braucht noch 2 Erfolge.“
looks-made = { $done ->
        [0] { $needed ->
            [one] { $needed } Erfolg
           *[other] { $needed } Erfolge
        }
       *[other] { $done } von { $needed } Erfolgen
    }
looks-double = { $doubles ->
        [yes] ; ein kritischer zählt 2
       *[no] { "" }
    }
looks-needed = { $done ->
        [0] Alles zu untersuchen braucht { looks-made }
       *[other] Bisher: { looks-made }
    }{ looks-double }.
looks-set-back = Ein Patzer macht 1 Erfolg zunichte.
looked = Das macht { looks-made }.
    .text = { $text }
looked-luck = **1 Erfolg am Ziel** ({ $name }): Das macht { looks-made }.
boon-gained = **Ihr habt jetzt einen Vorteil am Ziel**{ COUNT($does) ->
        [0] : Bei einem Wurf dort zählt der höhere von zwei W6.
       *[other] , für „{ $does }“: Der höhere von zwei W6 zählt.
    }
looks-stay = { $done ->
        [0] Es braucht noch
       *[other] Es bleibt bei
    } { looks-made }.
gathered = { $who } sammelt { amount }.
shared_out = Der Fund reicht für { $who }{ COUNT($left) ->
        [0] { "" }
        [one] ; { $left } isst aus dem Gepäck
       *[other] ; { $left } essen aus dem Gepäck
    }.
challenge = { $nearer ->
        [yes] { $why ->
            [arrival] { $after ->
                [0] Ihr seid da: kein Schritt fehlt mehr.
               *[other] Hier ist der richtige Ort, das Ziel ist hier verborgen: von { $before } Schritten auf { $after }.
            }
           *[other] **Näher am Ziel: von { $before } Schritten auf { $after }**{ challenge-doubly }.
        }
       *[no] Das Ziel ist ferner: von { $before } Schritten auf { $after }.
    }
challenge-doubly = { $doubly ->
        [yes] { " " }(kritischer Erfolg)
       *[no] { "" }
    }
challenge-close = Von jetzt an zählt eine Suche nur mit Hinweis oder Fund; auch die Ankunft beim Ziel zählt.
clue-hunt = { $number ->
        [0] Er weist nicht zum Ziel.
       *[other] { $all ->
            [yes] Er weist vielleicht zum Ziel. Eine Suche dort hat einen Vorteil.
           *[no] Er führt zu einem Ort, der nicht das Ziel sein muss.
        }
    }
clue-bearing = { $along ->
        [yes] Auch das Ziel soll in der Richtung liegen.
       *[no] Das Ziel soll anderswo liegen.
    }
narrowed = { COUNT($at) ->
        [0] Ein ? steht auf jedem Feld, auf dem es liegen kann.
       *[other] **{ $left ->
            [one] Noch 1 Feld
           *[other] Noch { $left } Felder
        }**: { COUNT($gone) ->
            [0] Einige fallen weg
            [1] { narrowed-few }
            [2] { narrowed-few }
            [3] { narrowed-few }
           *[other] { COUNT($who) ->
                [0] { COUNT($gone) } { bearing-sector } von { $at } fallen weg
               *[other] { $who } schließt { COUNT($gone) } { bearing-sector } aus
            }
        }.
    }
narrowed-few = { COUNT($who) ->
        [0] { $here ->
            [yes] Das Ziel liegt nicht hier
           *[no] Das Ziel liegt nicht auf { LIST($gone, type: "or") }
        }
       *[other] { $who } schließt { LIST($gone) } aus
    }
narrowed-here = **Auf { $at } liegt das Ziel nicht.**
hexes-left = { $left ->
        [one] noch 1 Feld
       *[other] noch { $left } Felder
    }
goal = { $what ->
        [located] **{ $sure ->
            [yes] { $moved ->
                [yes] Hier ist es nicht: Es muss auf { $at } sein
               *[no] Es muss auf { $at } sein
            }
           *[no] Ihr wisst, wo das Ziel ist: Geht { COUNT($at) ->
                [0] hin
               *[other] nach { $at }
            }{ goal-takes }
        }.**
        [found] **Das Ziel ist gefunden{ COUNT($named) ->
            [0] { "" }
           *[other] : { THE($named) }
        }{ $needed ->
            [1] . Untersucht es, um zu gewinnen{ $opens ->
                [yes] : vielleicht mehrmals
               *[no] { "" }
            }
           *[other] . Untersucht es, um zu gewinnen: { looks-made }{ looks-double }
        }.**
        [reached] **Das Ziel ist erreicht{ COUNT($named) ->
            [0] { "" }
           *[other] : { THE($named) }
        }.**
        [lost] **{ $left ->
            [0] Das Ziel ist verloren{ $short ->
                [0] : Es wurde nie gefunden
                [one] : Es fehlt { $short } Erfolg
               *[other] : Es fehlen { $short } Erfolge
            }
           *[other] Es ist nicht mehr zu schaffen: Es braucht mindestens { $least } Aktionen, und mit den Nächten { $left ->
                [one] bleibt 1
               *[other] bleiben { $left }
            }
        }.**
       *[other] **Das Ziel hat sich geändert.**
    }
    .text = { $text }
clue-ends = { CAP(clues-numbered) } { COUNT($clues) ->
        [one] endet
       *[other] enden
    } hier: Eine Suche zeigt, ob etwas da ist.
goal-seen = **Vor euch liegt { THE($named) }.** { $text }
goal-takes = { $needed ->
        [1] { " " }und untersucht es
       *[other] { " " }und untersucht es ({ looks-made })
    }
restocked = { THE($site, case: "Bei") } hat sich seit dem letzten Besuch etwas verändert.
settled = { $what ->
        [opened] Jetzt ist der Weg dorthin frei: { THE($site) }.
        [cleared] { THE($site, case: "Bei") } ist jetzt alles ruhig.
        [used] { THE($site, case: "Bei") } ist nichts mehr zu holen.
       *[explored] { THE($site, case: "Bei") } ist nichts mehr zu erfahren.
    }

# Was sich ereignet: Ereignistabelle, Schaden und Linderung, Lager.

event = { $number ->
        [2] Das raue Gelände setzt Stiefeln und Ausrüstung zu.
        [3] Die Vorräte schwinden.
        [4] Das Land verändert sich.
       *[other] { "" }
    }
event-timer = **Die Uhr läuft ab**, zurück auf { $timer }{ $number ->
        [0] { "" }
        [1] : In der Nähe rührt sich etwas
        [2] : Raues Gelände
        [3] : Die Vorräte schwinden
        [4] : Das Land verändert sich
        [5] : Es gibt ein Zeichen zu lesen
        [7] : Ärger
       *[6] : Diesmal kommt nichts
    }.
event-stirs = In der Nähe rührt sich etwas.
event-sign = Hier gibt es etwas zu bemerken.
event-calm = Alles ist ruhig.
avoided = Voraus ist jemand; die Gruppe weicht aus und geht zurück nach { $at }.
shift = { $kind ->
        [1] Das Wetter schlägt um: ein Nachteil auf die nächste Aktion.
        [2] Etwas ist über einen Weg gestürzt.
       *[other] { "" }
    }
hazard = { $kind ->
        [1] Steinschlag!
        [2] Eine Sturzflut!
        [3] Der Boden bricht ein!
       *[4] Eine Herde geht durch!
    }
trace = { $row ->
        [1] Fährten.
        [2] Zeichen.
        [3] Überreste.
        [4] Geräusche.
        [5] Rauch oder Licht.
       *[6] Ein Geruch oder ein Gefühl.
    }
trace-sure = { $row ->
        [5] Da ist jemand, nicht weit weg.
        [6] Dort verbirgt sich etwas.
       *[other] { "" }
    }
read_trace = { $success ->
        [no] { $who } wird nicht schlau daraus.
       *[yes] { COUNT($signs) ->
            [0] { read-trace-kind }
           *[other] { $who } liest die Zeichen: { $signs }{ read-trace-age }.
        }
    }
# Who left tracks, and how many: from $least to $most, 0 where it is no chance.
signs-passers = { $passers }, { $least }{ $most ->
        [0] { "" }
       *[other] { " " }bis { $most }
    }
read-trace-kind = { COUNT($about) ->
        [0] { COUNT($item) ->
            [0] { $who } liest nichts weiter heraus.
           *[other] { $who } sieht genauer hin und findet { A($item, case: "acc") }, noch zu gebrauchen.
        }
       *[other] { $who } liest die Zeichen: Es geht um { $about ->
               [landmark] ein Wahrzeichen
               [resource] ein Vorkommen
               [shelter] einen Unterschlupf
               [danger] eine Gefahr
               [secret] ein Geheimnis
              *[settlement] eine Siedlung
           }.
    }
read-trace-age = { $age ->
        [1] , keine Stunde alt
        [2] , einen halben Tag alt
        [3] , ein, zwei Tage alt
       *[other] { "" }
    }
# Mit anderem Abgenutzten zu einem Satz verbunden, daher ohne Punkt.
worn = { $what ->
        [worn] { $gear ->
            [yes] { OF($who) } { $item } { GENDER($item) ->
                [p] nutzen
               *[n] nutzt
            } sich ab
           *[no] { OF($who) } { $item } { GENDER($item) ->
                [p] schwinden
               *[n] schwindet
            } um 1
        }
       *[other] { worn-other }
    }
worn-other = { $what ->
        [damaged] { OF($who) } { $item } { GENDER($item) ->
            [p] sind beschädigt und geben
           *[n] ist beschädigt und gibt
        } keinen Vorteil mehr
        [broken] { OF($who) } { $item } { GENDER($item) ->
            [p] gehen
           *[n] geht
        } kaputt
        [spent] { OF($who) } { $item } { GENDER($item) ->
            [p] sind
           *[n] ist
        } aufgebraucht
       *[kept] { OF($who) } { $item } { GENDER($item) ->
            [p] halten
           *[n] hält
        } durch
    }
worn-all = { $things }.
served = { COUNT($who) ->
        [one] { $who } isst hier{ $price ->
            [0] { "" }
           *[other] { " " }für { coins-for }; { served-left } übrig
        }.
       *[other] { $who } essen hier{ $price ->
            [0] { "" }
           *[other] { " " }für je { coins-for }; { served-left } übrig
        }.
    }
served-left = { $purse ->
        [one] { $purse } Münze
       *[other] { $purse } Münzen
    }
served-market = { CAP($item) } { GENDER($item) ->
        [p] kosten
       *[n] kostet
    } hier { coins-for } (`/wilds buy`).
hungry-all = { $all ->
        [yes] Niemand hat etwas zu essen{ hungry-cost }.
       *[no] { COUNT($who) ->
            [one] { $who } hat nichts zu essen{ hungry-cost }.
           *[other] { $who } haben nichts zu essen{ hungry-cost }.
        }
    }
hungry-cost = { $cost ->
        [0] { "" }
       *[other] : { COUNT($who) ->
            [one] { "" }
           *[other] je{ " " }
        }{ $cost } Müdigkeit
    }
# Was ein Ereignis vom Essen nimmt, und was übrig ist.
food-dwindles = Essen: { LIST($checks, type: "comma") }.
food-lost = { $who } { $lost ->
        [0] ohne Verlust
       *[other] { $lost } weniger
    } (noch { $left })
hungry-help = Sucht Nahrung oder eine Siedlung.
tired-more = { $all ->
        [yes] Alle bekommen
       *[no] { CAP($who) } { COUNT($who) ->
            [one] bekommt
           *[other] bekommen je
        }
    } { $amount } Müdigkeit{ tired-from }.
tired-less = { $all ->
        [yes] Alle verlieren
       *[no] { CAP($who) } { COUNT($who) ->
            [one] verliert
           *[other] verlieren je
        }
    } { $amount } Müdigkeit.
tired-from = { $why ->
        [hazard] { " " }durch die Gefahr
        [night] { " " }durch die Nacht
        [camp] { " " }durch ein schlechtes Lager
        [shelter] { " " }durch ein schlechtes Lager
        [exposed] { " " }durch das offene Lager
        [hunger] { " " }vor Hunger
        [provisions] { " " }vor Hunger
        [fight] { " " }im Kampf
        [flight] { " " }auf der Flucht
        [trap] { " " }durch die Falle
        [storm] { " " }durch den Sturm
        [heat] { " " }durch die Hitze
        [cold] { " " }durch die Kälte
        [strike] { " " }durch den ersten Schlag
       *[other] { "" }
    }
collapsed-all = { COUNT($who) ->
        [one] { $who } bricht zusammen{ $carried ->
            [yes] { " " }und muss getragen werden
           *[no] { "" }
        }.
       *[other] { $who } brechen zusammen{ $carried ->
            [yes] { " " }und müssen getragen werden
           *[no] { "" }
        }.
    }
wounded = { COUNT($attribute) ->
        [0] { $who } erleidet eine dritte Wunde.
       *[other] { $who } erleidet eine Wunde: ein Nachteil auf { attribute-name }.
    }
wounded-all = { LIST($who) } erleiden je eine Wunde: ein Nachteil auf { LIST($where) }.
dying = { $saved ->
        [yes] { COUNT($by) ->
            [0] { $who } klammert sich ans Leben.
           *[other] { $by } hält { $who } am Leben.
        }
       *[no] { COUNT($by) ->
            [0] { $who } liegt im Sterben.
           *[other] { $by } kann die Blutung nicht stillen.
        }
    }
died = { $who } stirbt.
healed-all = { $what ->
        [resolve] { healed-resolve }
       *[other] { COUNT($who) ->
            [one] { healed-one }
           *[other] { healed-more }
        }{ $others ->
            [yes] , dank { $by }.
           *[no] .
        }
    }
healed-one = { $what ->
        [wound] { OF($who) } Wunde ist versorgt: kein Nachteil mehr
        [wound_gone] Eine Wunde von { $who } ist verheilt
        [poisoned] { $who } ist das Gift los
        [deprived] { $who } hat gegessen und ist nicht mehr hungrig
        [rested] { $who } ist ausgeruht
       *[other] { $who } geht es besser
    }
healed-more = { $what ->
        [wound] Die Wunden von { $who } sind versorgt: kein Nachteil mehr
        [wound_gone] Wunden von { $who } sind verheilt
        [poisoned] { $who } sind das Gift los
        [deprived] { $who } haben gegessen und sind nicht mehr hungrig
        [rested] { $who } sind ausgeruht
       *[other] { $who } geht es besser
    }
healed-resolve = { $all ->
        [yes] Die Entschlossenheit ist wieder da.
       *[no] { COUNT($who) ->
            [one] { $who } hat wieder 1 Entschlossenheit.
           *[other] Wieder 1 Entschlossenheit: { $who }.
        }
    }
food-poisons = Das Essen von { $by } vergiftet { LIST($who) }: ein Nachteil auf jede Probe, bis zu einem Heilkraut oder einer Nacht mit Unterschlupf.
poisoned = { $who } ist vergiftet: ein Nachteil auf jede Probe, bis zu einer Nacht mit Unterschlupf oder einem Heilkraut.
resolve = { COUNT($who) ->
        [0] { "" }
        [one] { $spent ->
            [yes] 1 Entschlossenheit: { $who } würfelt neu.
           *[no] { $who } bekommt { $amount } Entschlossenheit.
        }
       *[other] { $spent ->
            [yes] Je 1 Entschlossenheit: { $who } würfeln neu.
           *[no] { $who } bekommen je { $amount } Entschlossenheit.
        }
    }
camp = Die Gruppe lagert{ $late ->
        [yes] { " " }spät
       *[no] { "" }
    }: { $shelter ->
        [blunder] kein Unterschlupf, das Lager liegt offen
        [failure] kein Unterschlupf zu finden
        [weak] einfacher Unterschlupf
        [strong] guter Unterschlupf
       *[critical] hervorragender Unterschlupf
    }{ $hidden ->
        [yes] , gut versteckt
       *[no] { "" }
    }.
prowled = Neben { THE($name, case: "dat") } schläft niemand: Keine Müdigkeit vergeht, und keine Entschlossenheit kommt zurück.
hidden_camp = Das Lager ist gut versteckt.
watch = { $noticed ->
        [yes] { $who } hält Wache und merkt es rechtzeitig.
       *[no] { $who } hält Wache und merkt es zu spät.
    }
rested = Die Gruppe ruht einen Tag lang bei { $at }.

# Wem man begegnet, Bedrohungen, Szenen, das Ende.

met = { $count ->
        [1] { met-one }
       *[other] { met-many }
    }
    .text = { $text }
met-one = { $how ->
        [event] { CAP(people) } kommt in Sicht, { disposition-name }.
        [site] { CAP(people) } hält diesen Fundort, { disposition-name }.
        [guardian] { CAP(people) } steht Wache, { disposition-name }.
        [alert] { CAP(people) } kommt, { disposition-name }, auf der Hut.
        [pursuit] { CAP(people) } holt die Gruppe ein, { disposition-name }.
        [night] { CAP(people) } kommt aus dem Dunkel, { disposition-name }.
        [restocked] { CAP(people) } haust jetzt hier, { disposition-name }.
       *[gm] { CAP(people) } ist da, { disposition-name }.
    }
met-many = { $how ->
        [event] { CAP(people) } kommen in Sicht, { disposition-name }.
        [site] { CAP(people) } halten diesen Fundort, { disposition-name }.
        [guardian] { CAP(people) } stehen Wache, { disposition-name }.
        [alert] { CAP(people) } kommen, { disposition-name }, auf der Hut.
        [pursuit] { CAP(people) } holen die Gruppe ein, { disposition-name }.
        [night] { CAP(people) } kommen aus dem Dunkel, { disposition-name }.
        [restocked] { CAP(people) } hausen jetzt hier, { disposition-name }.
       *[gm] { CAP(people) } sind da, { disposition-name }.
    }
surprised = Niemand hat { THE($foe, case: "acc") } kommen sehen.
foes_leave = { $why ->
        [outnumbered] In der Unterzahl überlegen sie es sich und sind fort.
        [beaten] Sie haben genug und laufen davon.
       *[parted] Beide Seiten gehen in Frieden auseinander.
    }
talked-well = **{ $who } spricht mit ihnen: { $result ->
        [weak] Man geht im Frieden auseinander
        [strong] Es geht gut
       *[critical] Besser könnte es nicht gehen
    }**.
approach = { $what ->
        [withdraw] Die Gruppe zieht sich zurück.
        [talk] { party-or-who } redet ruhig auf sie ein.
        [slip] Die Gruppe versucht, sich davonzuschleichen.
        [flee] Die Gruppe flieht.
       *[fight] Die Gruppe kämpft.
    }
approach-failed = { $what ->
        [talk] Es misslingt: Sie hören nicht zu.
       *[slip] Es misslingt: Die Gruppe wird gesehen.
    }
mood = Jetzt { disposition-name }: { THE($foe) }.
favour = { $what ->
        [clue] Die Gruppe erfährt etwas.
        [trade] Es kann gehandelt werden.
        [food] Zwei der Gruppe sind für heute satt.
        [help] **Hilfe am Ziel:** { THE($foe) }.
       *[other] Der Gruppe wird ein Gefallen getan.
    }
helps = Zur Hilfe da: { THE($foe) }.{ $on ->
        [yes] { " " }Bis hier ein Versuch gelingt, sind Würfe besser.
       *[no] { "" }
    }
grit = { $won ->
        [yes] Ein Schlag gegen { THE($foe, case: "acc") }: Kampfgeist { $before } auf { $after }.
       *[no] Nichts gewonnen gegen { THE($foe, case: "acc") }: Kampfgeist { $after }.
    }
won = Die Gruppe besiegt { THE($foe, case: "acc") }.
    .site = { CAP(THE($site)) } { GENDER($site) ->
        [p] sind
       *[n] ist
    } frei von ihnen.
away = { $how ->
        [withdraw] Die Gruppe hält Abstand.
        [slip] Die Gruppe kommt ungesehen davon.
       *[flee] Die Gruppe entkommt.
    }
    .at = Sie ist { spot }.
defeat = { COUNT($by) ->
        [0] Niemand kann weiter.
       *[other] { CAP(THE($foe)) }: Diesmal war es zu viel. Niemand kann weiter.
    }
    .coins = { $coins ->
        [one] { $coins } Münze aus dem Beutel ist weg.
       *[other] { $coins } Münzen aus dem Beutel sind weg.
    }
    .at = Die Gruppe wacht auf, { spot }.
threat = **{ $name }.**
    .text = { $text }
    .what = { $what ->
        [pursuers] Die Verfolger sind da.
        [severe_weather] Morgen bricht ein Sturm los.
        [corruption] Ein Teil des Landes hat sich gegen alle gewandt, die es betreten.
        [harder] Von nun an sind hier alle Würfe schwerer: Schwierigkeit +2.
        [lost] Das Ziel ist jetzt unerreichbar.
       *[text] { "" }
    }
paused = Die Uhr steht: Die Spielleitung spielt diese Szene mit euch.
    .prose = { $prose }
resumed = { $how ->
        [won] Die Szene ist vorbei: Die Gruppe hat sich durchgesetzt. Die Expedition geht weiter.
        [avoided] Die Szene ist vorbei: Die Gruppe hat sich herausgehalten. Die Expedition geht weiter.
        [lost] Die Szene ist vorbei: Es ging schlecht aus. Die Expedition geht weiter.
       *[other] Die Szene ist vorbei. Die Expedition geht weiter.
    }
secret_ruling = { $text }
ruled = Die Spielleitung bestimmt: { $rulings }
said = { COUNT($name) ->
        [0] { $words }
       *[other] { $name }: „{ $words }“
    }
suggestion = { $what ->
        [explored] Der größte Teil des Landstrichs ist erkundet: Die Gruppe kann weiterziehen, wann sie will.
        [goal] Wofür ihr kamt, ist getan: Die Gruppe kann weiterziehen, wann sie will.
       *[other] Die Gruppe kann weiterziehen, wann sie will.
    }
ended = **{ ended-how }** Rang: { ended-rank }. { $sites } von { $all_sites } Fundorten entdeckt{ $coins ->
        [0] { "" }
        [one] , { $coins } Münze gewonnen
       *[other] , { $coins } Münzen gewonnen
    }{ $goods ->
        [0] { "" }
       *[other] { " " }und Waren im Wert von { $goods }
    }{ ended-goal }.
    .unreached = Auf der Karte, aber nie erreicht: { LIST($unreached, each: "the") }.
ended-home = Heimgebracht: { $purse ->
        [one] { $purse } Münze
       *[other] { $purse } Münzen
    }{ COUNT($things) ->
        [0] { "" }
       *[other] , { LIST($things, type: "comma") }
    }.
rank-name = { $rank ->
        [wanderers] Wandernde
        [pathfinders] Pfadkundige
        [explorers] Entdecker
       *[legends] Legenden des Landes
    }
ended-rank = **{ rank-name }** ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $for_goal ->
        [0] { "" }
       *[other] { $for_goal } fürs Ziel, { "" }
    }{ $sites ->
        [1] { $sites } für einen Ort
       *[other] { $sites } für Orte
    }{ $for_coins ->
        [0] { "" }
       *[other] , { $for_coins } für Münzen
    }{ $next_at ->
        [0] { "" }
       *[other] ; nächster Rang: { $next_at }{ $for_goal ->
            [0] , das Ziel bringt 3
           *[other] { "" }
        }
    })
ended-how = { $how ->
        [goal] Die Expedition hat ihr Ziel erreicht.
        [left] Die Gruppe verlässt den Landstrich.
        [defeat] Niemand kann mehr weiter. Die Expedition endet hier.
        [lost] Das Ziel ist verloren, und die Expedition endet.
        [voted] Die Gruppe kehrt heim.
       *[other] Die Expedition ist vorbei.
    }
ended-goal = { $fate ->
        [done] , Ziel erreicht{ ended-named }
        [found] , Ziel ausgemacht, nie erreicht{ ended-named }{ ended-where }. Zum Gewinnen müsst ihr hingehen und es untersuchen
        [lost] . Verloren{ ended-named }{ COUNT($place) ->
            [0] { "" }
           *[other] { $never ->
                [yes] , nie gefunden; es war { ended-spot }
               *[no] { " " }{ ended-spot }{ ended-short }
            }
        }
        [open] , Ziel nicht gefunden{ ended-named }. Zum Gewinnen müsst ihr es finden und untersuchen
       *[none] { "" }
    }
ended-where = { COUNT($place) ->
        [0] { "" }
       *[other] { " " }({ ended-spot })
    }
ended-spot = bei { $place }
ended-short = { $short ->
        [one] , es fehlte { $short } Erfolg
       *[other] , es fehlten { $short } Erfolge
    }
ended-named = { COUNT($named) ->
        [0] { "" }
       *[other] : { THE($named) }
    }
kept_place = { CAP($name) } ({ $is_goal ->
        [yes] das Ziel, { category-a } bei { $at }
       *[no] { category-name } bei { $at }
    })
kept-more = und { $number } weitere
never-found = Nie gefunden: { LIST($places, type: "semicolon") }

# Kleingedrucktes: Würfel, Uhr, Stimmen, Vorräte, Entscheidungen und was Begriffe bedeuten.

rolled = { $form ->
        [brief] { $who } { purpose-words }{ rolled-again }: { $total }{ rolled-against }
        [save] { $who }{ rolled-again } { rolled-dice }, { result-name }{ rolled-reasons }
        [save-brief] { $who }{ rolled-again } { $total }, { result-name }
       *[full] { $who } { purpose-words }{ rolled-again }: { rolled-dice }{ rolled-against }{ rolled-reasons }
    }
rolled-again = { $again ->
        [yes] { " " }erneut
       *[no] { "" }
    }
rolled-dice = { attribute-name } W{ $sides } { $die } + W6 { $kept }{ COUNT($sixes) ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }aus { $sixes }
    } + { skill-name } { $rank }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $malus ->
        [0] { "" }
       *[other] { " " }- { $malus }
    } = { $total }
rolled-against = { COUNT($result) ->
        [0] { "" }
       *[other] { " " }gegen { $tn }, { result-name }
    }
rolled-reasons = { COUNT($boons) ->
        [0] { COUNT($banes) ->
            [0] { "" }
           *[other] { " " }({ rolled-banes })
        }
       *[other] { COUNT($banes) ->
            [0] { " " }({ rolled-boons })
           *[other] { " " }({ rolled-boons }; { rolled-banes })
        }
    }
rolled-boons = { COUNT($boons) ->
        [one] Vorteil: { $boons }
       *[other] Vorteile: { LIST($boons, type: "comma") }
    }
rolled-banes = { COUNT($banes) ->
        [one] Nachteil: { $banes }
       *[other] Nachteile: { LIST($banes, type: "comma") }
    }
rolled-saves = Standhalten gegen { $tn }: { LIST($saves, type: "semicolon") }
resolve-kept = { LIST($who) } { COUNT($who) ->
        [one] behält
       *[other] behalten
    } die letzte Entschlossenheit für das Ziel
rolled-more = und { $more ->
        [one] { $more } weiterer Wurf
       *[other] { $more } weitere Würfe
    }: siehe Chronik
rolled-alone = { $purpose ->
        [pathfinder] { $who } führt den Weg an.
        [lookout] { $who } hält Ausschau.
        [forager] { $who } sucht Nahrung.
        [forage] { $who } sucht Nahrung.
        [poison] { $who } kämpft gegen das Gift.
       *[other] { $who } ist { purpose-words }.
    }
result-name = { $result ->
        [blunder] Patzer
        [failure] Fehlschlag
        [weak] knapper Erfolg
        [strong] starker Erfolg
        [critical] kritischer Erfolg
       *[other] { "" }
    }
purpose-words = { $purpose ->
        [pathfinder] als Pfadfinder
        [lookout] als Ausguck
        [forager] als Sammler
        [forage] auf Nahrungssuche
        [hunt] auf der Jagd
        [scout] beim Spähen
        [search] beim Suchen
        [investigate] beim Untersuchen
        [track] auf der Fährte
        [shelter] beim Lagerbau
        [save] beim Standhalten
        [watch] auf Wache
        [talk] beim Reden
        [slip] beim Davonschleichen
        [flee] auf der Flucht
        [fight] im Kampf
        [trace] beim Zeichenlesen
        [bypass] beim Freiräumen
        [treat] beim Verbinden
        [mend] beim Ausbessern
        [disarm] an der Falle
        [harvest] beim Ernten
        [stabilise] bei der Rettung
        [strike] beim Ausweichen
        [ambush] beim Aufpassen
        [recover] auf dem Weg der Besserung
        [dilemma] beim Versuch
        [poison] gegen das Gift
       *[other] { $purpose }
    }
reason-words = { $reason ->
        [clue] ein Hinweis
        [clues] Hinweise
        [helper] Hilfe
        [keen] scharfes Auge
        [careful] Sorgfalt
        [rich] reiches Land
        [poor] karges Land
        [plenty] reichlich da
        [season] die Jahreszeit
        [kit] Heilertasche
        [herb] ein Kraut
        [quarry] vertraute Fährte
        [friend] Freunde
        [site] was hier wächst
        [perfect] herrliches Wetter
        [charm] ein Talisman
        [tool] ein Werkzeug
        [concealed] verstecktes Lager
        [shared] zwei teilen die Rolle
        [untrained] ungeübt
        [poisoned] vergiftet
        [deprived] hungrig
        [weary] müde
        [wound] eine Wunde
        [night] Nacht
        [storm] übles Wetter
        [weather] Wetter
        [shaken] erschüttert
        [spirits] zornige Geister
        [retry] schon einmal versucht
        [exposed] offenes Lager
        [alone] allein in beiden Rollen
        [lost] verlaufen
        [guard] sie sind auf der Hut
        [found] was ihr gefunden habt
        [alert] sie sind auf der Hut
       *[other] { $reason }
    }
timer-steps = Uhr { LIST($steps, type: "comma") }
ticked = { $before } auf { $after }{ COUNT($why) ->
        [0] { "" }
       *[other] { " " }({ ticked-why })
    }
ticked-why = { $why ->
        [slow] langsamer Weg
        [wiser] fast wieder verlaufen, aber den Fehler kennt ihr jetzt
        [long] lange Arbeit
        [careful] mit Sorgfalt
        [retreat] Rückzug
        [access] schwer zu erreichen
        [gm] die Spielleitung
        [dilemma] eure Wahl
       *[other] { $why }
    }
# Warum eine Aktion der Uhr mehr nimmt, und wie viel zusammen.
ticked-also = { CAP(ticked-why) }: { $number } von der Uhr.
refunded = zurück auf { $timer }
reset = neu ab { $timer }
timer-left = die Uhr { $again ->
        [yes] beginnt wieder bei { $timer }
       *[no] steht auf { $timer }
    }{ COUNT($reasons) ->
        [0] { "" }
       *[other] { " " }({ LIST($reasons, type: "comma") })
    }
vote-told = { $how ->
        [first] Gleichstand: Der erste Vorschlag zählt ({ $wish })
        [leader] Gleichstand, und { $who } führt: { $wish }
       *[most] { COUNT($others) ->
            [0] nach den meisten Stimmen: { $wish }
           *[other] { $votes } zu { COUNT($others) } für: { $wish }
        }
    }{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }({ LIST($others, type: "semicolon") })
    }
supplies = { $who } { $left ->
        [0] nichts
       *[other] { $left }
    }{ $lost ->
        [0] { "" }
       *[other] { " " }({ $rolls }, { $lost } verbraucht)
    }
supplies-all = Essen übrig: { LIST($checks, type: "comma") }
# Was Dinge bewirken, die gefunden wurden.
use-of = { $what }: { $does }
uses-of = { LIST($uses, type: "semicolon") }
supplies-die = W{ $side }: { $face }
ruled-too = von der Spielleitung bestimmt: { $text }
term-timer = die Uhr: die meisten Aktionen nehmen 1 weg; bei 0 geschieht etwas, meist Schlechtes
term-die = Schritte zum Ziel: neue Felder gut durchsuchen, Fährten und Untersuchungen nehmen 1 oder 2 weg; bei 0 wisst ihr, wo es ist
term-boon = ein Vorteil: der höhere von zwei W6 zählt; ein Nachteil: der niedrigere
term-bonus = Boni guter Würfe wähle ich für dich (`/settings order:bonuses:ask`)

# Namen, die aufgezeichnet werden: andere Worte sind eine andere Fassung des Spiels.

trail-landmark = etwas, das auffällt
trail-resource = etwas Nützliches
trail-shelter = eine Art Dach
trail-danger = ein gefährlicher Ort
trail-secret = etwas Verborgenes
trail-settlement = Leute, die dort leben
one-people = eine fremde Gestalt
one-beast = ein Tier
one-monster = ein Geschöpf
heart-of-enigma = Herz des Rätsels
