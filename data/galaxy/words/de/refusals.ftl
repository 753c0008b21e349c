### Warum ein Zug nicht geht.

## Aktionen von Karten.

smuggler-waits = Der Schmuggler wartet: Biete einen Handel an, oder passe.
card-takes-no-target = Diese Karte braucht kein Ziel.
card-wants-planet-to-explore = Sag, welchen deiner Planeten du erkundest.
card-wants-frontier-token = Sag, in welchem System du die Grenzraummarke erkundest.
card-wants-empty-system = Sag, in welches System die Grenzraummarke kommt.
probe-without-ship = Eine Sonde startet von einem deiner Schiffe, und da ist keines.
no-token-there = { $taken ->
        [yes] Dort ist kein Platz für eine Grenzraummarke: Es liegt schon eine da.
       *[no] Dort ist kein Platz für eine Grenzraummarke: Sie kommt nur in Systeme ohne Planeten.
    }
card-wants-planet-to-ready = Sag, welcher deiner Planeten wieder bereit wird.
planet-not-yours = { $planet } gehört dir nicht.
planet-ready-already = { $planet } ist schon bereit.
card-wants-planets-for-infantry = Sag, auf welche ein oder zwei deiner Planeten die Infanterie kommt: „aster+kiln“.
card-wants-deck = Sag, welcher Erkundungsstapel: cultural, hazardous, industrial oder frontier.
deck-has-no-cards = Im { $deck }stapel sind keine Karten.
smuggler-takes-no-name = Der Schmuggler braucht kein Ziel: Spiel ihn, dann biete deinen Handel an.
dealt-with-all = In diesem Zug hast du schon mit allen getauscht.
no-such-order-card = So eine Befehlskarte gibt es nicht.
card-not-in-hand = { $card } ist nicht in deiner Hand.
card-no-action = { $card } ist keine Aktion. { $text }
other-deals-with-smuggler = { $who } verhandelt mit einem Schmuggler.
no-such-legendary-planet = Du hältst keinen legendären Planeten, der so heißt.
planet-without-ability = { $planet } hat keine Fähigkeitskarte.
ability-exhausted = Die Fähigkeit von { $planet } ist bis zur Wertung erschöpft.
# $alone: ob sie ohne Ziel genutzt wird.
ability-not-on-that = Darauf lässt sich die Fähigkeit von { $planet } nicht anwenden; möglich: { $alone ->
        [yes] nur ohne Ziel
       *[no] { COUNT($places) ->
            [0] jetzt nichts
           *[other] { LIST($places, type: "comma") }
        }
    }.
name-no-planet-of-yours = { $name } ist keiner deiner Planeten.
no-unit-on-planet = Auf { $planet } darf keine Einheit kommen.

## Befehle.

orders-are = Für eine Strategiemarke gibt es Forschung (research), Handel (trade), Aushebung (muster) und Bau (build).
order-without-token = Ein Befehl kostet 1 Strategiemarke, und du hast keine.
research-names-technology = Sag mit „research“ dazu, welche Technologie.
commodities-full = Du hast so viele Waren, wie du halten kannst.
no-planet-for-infantry = Keiner deiner Planeten kann Infanterie aufnehmen.
no-docks-left = Du hast keine Docks mehr: Alle sind im Spiel.
no-planet-for-dock = Keiner deiner Planeten kann ein Dock aufnehmen: Jeder fasst eines.
dock-too-dear = Ein Dock kostet { $price ->
        [one] { $price } Rohstoff
       *[other] { $price } Rohstoffe
    }, mehr als du jetzt zahlen kannst.

## Rat.

voted-already = Du hast schon abgestimmt und tauschst in diesem Rat nicht mehr.
council-votes = Der Rat tagt: Tausche, stimm über den Vorsitz ab, oder passe.
filed-already = Du hast in diesem Zug schon eine Befehlskarte gespielt. Tu eine Aktion, oder beende deinen Zug.
set-mixed = Ein Fragment jeder Art ist nur für die Ährenleser ein Relikt.
tokens-divided-so = Du hast schon { $tactic } Taktik- und { $strategy } Strategiemarken.
no-influence-to-vote = Du hast keinen bereiten Planeten mit Einfluss, um abzustimmen.
vote-for-player = Stimm für jemanden, der mitspielt: { LIST($able, type: "or") }.
votes-too-many = Stimmen sind der Einfluss bereiter Planeten: Du hast { $able }. Handelsgüter stimmen nicht ab.
tokens-to-divide = Du hast { $most } Kommandomarken aufzuteilen: „3-2“ heißt 3 Taktik, 2 Strategie.

## Bauen.

production-first = Sag erst, was das Dock auf { $place } baut, oder passe.
planet-not-in-play = { $planet } ist nicht im Spiel.
production-wants-units = Sag, welche Einheiten: „2 Infanterie, 1 Späher“.
docks-are-built = Docks baust du mit dem Befehl Bau.
production-limit = Ein Dock baut bis zu { $most } Einheiten, und das sind { $units }.
production-too-dear = Das kostet { $price ->
        [one] { $price } Rohstoff
       *[other] { $price } Rohstoffe
    }, und du kannst { $most } zahlen.
space-held-by-others = Fremde Schiffe halten das All in { $system }: Kein Schiff kann kommen.
fleet-limit = Du darfst { $most_ships } Schiffe in einem System haben.
other-produces = { $who } baut gerade auf { $place }.
write-units = Schreib Einheiten so: „2 Infanterie, 1 Späher“.
no-units-left = Du hast keine { PLURAL($unit) } mehr: Alles davon ist im Spiel.
fleet-full = Du hast { $most_ships } Schiffe in { $where }, mehr geht nicht.
ships-stay-in-space = Schiffe bleiben im All.
truce-world-no-units = Auf { $planet } herrscht Waffenruhe: Dorthin darf keine Einheit.
dock-there-already = { $planet } hat schon ein Dock.
dock-needs-planet = Ein Dock steht auf einem Planeten.
units-left = Du hast noch { $units } übrig.

## Technologien.

needs-symbols = { $technology } braucht { $symbols ->
        [one] { $symbols } Symbol
       *[other] { $symbols } Symbole
    } in { CAP($colour) }
symbols-lacking = { needs-symbols }: Dir fehlen davon { $lacking }.
no-such-technology = So eine Technologie gibt es nicht.
technology-known = Du hast { $technology } schon.
research-too-dear = Das kostet { $resources ->
        [one] { $resources } Rohstoff
       *[other] { $resources } Rohstoffe
    }, mehr als du jetzt zahlen kannst.
symbols-planets-cannot-pay = { needs-symbols }: Die Planeten dafür können nicht auch noch { $resources ->
        [one] { $resources } Rohstoff
       *[other] { $resources } Rohstoffe
    } zahlen.

## Reichtum.

write-payment = Nenn bereite Planeten von dir, zuletzt die Zahl der Handelsgüter: „Aster, Ziegelbrand, 1“.
trade-goods-left = Du hast { $purse ->
        [one] { $purse } Handelsgut
       *[other] { $purse } Handelsgüter
    }.
payment-too-little = Das bringt { $paid }, und der Preis ist { price }.
payment-without-planet = Es reicht ohne { $spare }: Wechselgeld gibt es nicht.
payment-with-fewer-goods = Es reicht mit weniger Handelsgütern: Wechselgeld gibt es nicht.
other-pays-first = { $who } muss erst zahlen: { price }.
pay-first = Zahl erst: { price }.
price = { $what ->
        [influence] { $amount } Einfluss
       *[resources] { $amount ->
            [one] { $amount } Rohstoff
           *[other] { $amount } Rohstoffe
        }
    }
planet-exhausted = { $planet } ist erschöpft.

## Stapel.

set-of-fragments = Ein Satz sind drei Fragmente einer Art; unmarkierte dürfen alle bis auf eines ersetzen.
set-lacks-fragments = Dafür braucht es { $takes_fragments }. { COUNT($has_fragments) ->
        [0] Du hast keine Fragmente.
       *[other] Du hast { $has_fragments }.
    }

## Wirkungen.

card-lets-you-choose = { $name } lässt dir die Wahl: { LIST($possible, type: "or") }.
card-lacks = { $name }: { $lacks }
lacks-room = Du hast alle Waren, die du halten kannst.
lacks-commodities = { $own ->
        [0] Du hast keine Waren, um sie zu Handelsgütern zu machen.
       *[other] Du hast nur { $own } der { $count } Waren.
    }
lacks-by-refusal = { $refusal }
lacks-order-card = Es ist keine Befehlskarte mehr zu ziehen.
lacks-trade-good = Du hast kein Handelsgut, um zu zahlen.
lacks-commodity = Du hast keine Ware, um zu zahlen.
lacks-payable-unit = Da ist keine Einheit, die du bezahlen kannst.
lacks-nothing-with-mech = Dein Mech dort schafft es ohne Verlust.
lacks-ground-forces = Du hast dort weder einen Mech noch Infanterie.
lacks-command-token = Im Vorrat ist keine Kommandomarke mehr für dich.
card-leaves-no-choice = Bei { $name } gibt es nichts zu entscheiden: Führ die Karte einfach aus.

## Erkundungen.

explore-only-own-planet = { $planet } kannst du nicht erkunden: Du hältst den Planeten nicht.
meridian-has-no-trait = Meridian hat kein Merkmal: Da gibt es nichts zu erkunden.
nothing-to-reopen = Zu spät, um erst zu tauschen: Gerade habe ich keine Karte für dich ausgeführt.
only-explorer-reopens = { $who } hat erkundet: Sonst kann niemand erst tauschen.
no-such-place-to-explore = So einen Ort gibt es nicht: Erkundet werden Planeten und Grenzraummarken.
no-frontier-token = In { $name } liegt keine Grenzraummarke, und ohne sie lässt sich das All dort nicht erkunden.
no-ship-for-frontier = Du hast kein Schiff in { $name }, um den Grenzraum zu erkunden.
frontier-needs-compass = Ohne Leerenkompass braucht es eine Karte, um eine Grenzraummarke zu erkunden.

## Wenn eine Karte offen liegt.

open-card-first = { $name } liegt offen: Führ die Karte erst aus.
explorer-decides = { $name } liegt offen: { $explorer } entscheidet darüber.

## Invasion.

other-lands = { $who } landet gerade.
landing-first = Sag erst, was wo landet, oder passe, wenn nichts mehr landet.
no-such-planet = So einen Planeten gibt es nicht.
only-ground-forces-land = Nur Infanterie und Mechs landen: „2 Infanterie, 1 Mech“.
forces-in-space = Im All hast du hier { $written_force }.

## Landen.

planet-not-in-active-system = { $planet } ist nicht im aktiven System.
nothing-to-share = Auf jedem zu landen braucht hier mindestens 2 freie Planeten, und für jeden eine Bodeneinheit im All.
truce-world-no-landing = Auf { $planet } herrscht Waffenruhe: Dort darf niemand landen.
seal-too-dear = Die erste Landung auf { $planet } kostet { $seal } Einfluss, und du hast weniger.

## Daueraufträge.

standing-orders-are = Eine Strategiemarke kauft { $bought }, in deinem Zug. Daueraufträge sind { $names }.
given-up = Du hast dieses Spiel aufgegeben.
not-away = Du bist da: Ich passe nicht für dich.
habit-already-so = So ist es bei dir schon.

## Was zuerst kommt.

answer-first = Beantworte erst, was du gefragt bist.
resign-write-yes = Das ist endgültig. Schreib { $yes }, wenn du sicher bist.
resign-after-combat = Erst muss dein Kampf vorbei sein.

## Flüge.

no-short-way = { $far ->
        [one] So weit geht es nicht: { CAP(PLURAL($unit)) } fliegen { $far } System weit, und kein freier Weg von { $where } nach { $to } ist so kurz.
       *[other] So weit geht es nicht: { CAP(PLURAL($unit)) } fliegen { $far } Systeme weit, und kein freier Weg von { $where } nach { $to } ist so kurz.
    }
fleet-room = Mehr als { $most_ships } deiner Schiffe passen nicht dorthin: { $left } können noch kommen.
fleet-capacity = { $most ->
        [one] Diese Schiffe tragen { $most } Bodentruppe, nicht { $carried }.
       *[other] Diese Schiffe tragen { $most } Bodentruppen, nicht { $carried }.
    }
ships-there-already = Was in { $name } ist, ist schon da: Schiffe kommen aus anderen Systemen.
ships-held-by-token = Deine Kommandomarke hält diese Runde fest, was in { $name } ist.
ground-forces-need-ship = Bodentruppen reisen an Bord: Nenn mindestens 1 Schiff.
docks-do-not-move = Docks bewegen sich nicht.
no-free-way = Kein freier Weg von { $origin }{ COUNT($over) ->
        [0] { "" }
       *[other] { " über " }{ $over }
    }{ $storm ->
        [yes] { " durch den Sturm" }
       *[no] { "" }
    } ist kurz genug für diese Schiffe.
no-room-on-the-way = Die Schiffe, die dort vorbeikommen, tragen { $room }, nicht { $taken_up }.
units-in-system = Du hast { $have } in { $system }.
only-ground-forces-taken-up = Unterwegs kommen nur Infanterie und Mechs an Bord.

## Schiffe bewegen.

ships-moving-now = Jetzt fliegen Schiffe nach { $where }: Bring welche, oder passe, wenn alle da sind.
no-tactic-token = Du hast keine Taktikmarke mehr, um ein System zu aktivieren.
system-activated-already = In { $name } liegt schon deine Kommandomarke: Nächste Runde kannst du es wieder aktivieren.
other-moves = { $who } bewegt gerade Schiffe.
no-ship-can-come = Kein weiteres deiner Schiffe kann nach { $where } kommen: Passe, um weiterzumachen.
item-not-yours = Du hast nicht: { $name }.
item-before-moving = { $name } kommt, bevor die ersten Schiffe fliegen.
item-of-no-help = Mit { $name } käme kein weiteres Schiff nach { $system }.
only-active-system = Schiffe fliegen nur ins aktive System: Das ist { $active }.
write-ships = Schreib Schiffe, und was sie tragen, so: 1 Transporter, 3 Infanterie.
activated-already = Du hast { $where } schon aktiviert.

## Beginn.

no-late-entry = Hat Galaxy begonnen, kann niemand mehr dazukommen.

## Karten, Relikte, Maschinen.

item-no-action = Das lässt sich nicht als Aktion nutzen.
card-not-yours = { $card } gehört dir nicht.
relic-no-action = { $card } ist keine Aktion: { $moment ->
        [move] Es wirkt, bevor Schiffe fliegen
        [order] Es steht zur Wahl, wenn du eine Strategiemarke ausgibst
        [research] Es steht zur Wahl, wenn du eine Technologie erforschst
        [combat] Es steht zur Wahl, wenn im Kampf gewürfelt ist
        [council] Es steht zur Wahl, wenn der Rat beginnt
        [survey] Es steht zur Wahl nach einer taktischen Aktion
       *[itself] Es wirkt von selbst
    }.
card-exhausted = { $card } ist bis zur Wertung erschöpft.
no-puzzle-engine = Du hast keine Rätselmaschine.
device-wants-technology = Sag, welche Technologie die Maschine dich lehrt.
relic-takes-no-target = Dieses Relikt braucht kein Ziel.
no-order-card-discarded = Auf dem Ablagestapel liegt keine Befehlskarte.
forge-wants-planet = Sag, welchen deiner Planeten die Weltenschmiede verwandelt.
forge-not-at-home = { $planet } ist ein Heimatplanet: Dort passt die Weltenschmiede nicht.
legendary-already = { $planet } ist schon legendär.
automaton-wants-player = Sag, für wen der Bauautomat ist.
player-left = { $who } spielt nicht mehr mit.
lance-wants-planet = Sag, welchen Planeten die Sternenlanze zerstört.
lance-not-own-planet = { $planet } ist deiner: Die Sternenlanze nimmt nur fremde.
lance-spares = { $what ->
        [home] { $planet } ist ein Heimatplanet: Die Sternenlanze tut ihm nichts.
        [legendary] { $planet } ist legendär: Die Sternenlanze tut dem Planeten nichts.
       *[centre] { $planet } ist die Mitte von allem: Die Sternenlanze tut dem Planeten nichts.
    }
lance-out-of-reach = { $planet } liegt in keinem System, das an eines deiner Schlachtschiffe grenzt.

## Tauschen.

no-time-for-trade = Tauschen kannst du nur vor oder nach einer Aktion, im Rat oder solange eine Karte offen liegt.
trade-takes-two = Zu einem Handel gehören zwei.
partner-left = { $who } hat die Galaxis verlassen.
only-active-trades = In diesem Zug tauscht nur { $who }.
dealt-already = In diesem Zug hast du schon mit { $name } getauscht.
partner-no-neighbour = { $name } ist nicht benachbart: Keines der Systeme dort ist eines von deinen oder grenzt daran.
no-such-offer = Du hast kein offenes Angebot, das so heißt.
offer-is-own = Das ist dein eigenes Angebot: { $who } muss zustimmen.
no-player-called = Hier spielt niemand namens „{ $who }“.
write-trade = Schreib es so: „2 Waren, 1 Kulturfragment gegen 3 Handelsgüter“, ein Geschenk mit „gegen nichts“.
offer-made-before = Das hast du { $name } schon angeboten: Biete etwas anderes.
trade-of-nothing = Etwas muss den Besitz wechseln.
lacks-trade-goods-to-give = { $who } hat { $trade_goods ->
        [one] { $trade_goods } Handelsgut
       *[other] { $trade_goods } Handelsgüter
    }.
lacks-commodities-to-give = { $who } hat { $commodities ->
        [one] { $commodities } Ware
       *[other] { $commodities } Waren
    }.
dealt-in-market = In diesem Rat hast du schon mit { $name } getauscht.
market-left = Du hast abgestimmt und tauschst in diesem Rat nicht mehr.
partner-left-market = { $name } hat abgestimmt und tauscht in diesem Rat nicht mehr.
lacks-fragments-to-give = { $kind ->
        [cultural] { $who } hat { $get ->
            [one] { $get } Kulturfragment
           *[other] { $get } Kulturfragmente
        }.
        [hazardous] { $who } hat { $get ->
            [one] { $get } Gefahrenfragment
           *[other] { $get } Gefahrenfragmente
        }.
        [industrial] { $who } hat { $get ->
            [one] { $get } Industriefragment
           *[other] { $get } Industriefragmente
        }.
       *[unmarked] { $who } hat { $get ->
            [one] { $get } unmarkiertes Fragment
           *[other] { $get } unmarkierte Fragmente
        }.
    }
planet-not-theirs = { $name } gehört nicht { $who }.
planet-not-for-trade = { $name } kann hier nicht den Besitz wechseln: Das geht nur mit einem Planeten unter Waffenruhe, im Rat.

## Züge.

other-turn = { $who } ist am Zug. Ich rufe dich.
turn-at-its-end = { $passed ->
        [yes] Du hast gepasst: Tausche, nutze einen legendären Planeten, oder passe, um deinen Zug zu beenden.
       *[no] Deine Aktion ist getan: Tausche, nutze einen legendären Planeten, oder passe, um deinen Zug zu beenden.
    }
turn-is-one-action = Ein Zug ist eine Aktion: ein System aktivieren, einen Befehl geben, eine Karte nutzen oder passen.

## Absagen.

nobody-to-deal-with = { $market ->
        [yes] Zum Tauschen ist niemand mehr da: Niemand hat noch etwas zu geben oder zu nehmen.
       *[no] Zum Tauschen ist niemand da: Es braucht Nachbarn mit Einheiten oder Planeten neben deinen, die etwas zu geben oder zu nehmen haben.
    }
no-technology-in-reach = Forschung kostet { $price } Rohstoffe und die Symbole der Technologie: Jetzt ist keine in Reichweite.
only-at-a-desk = Das gehört an ein Erkundungspult. Hier liegen die Karten, wo das Spiel sie hinlegt.
others-answer-first = { COUNT($names) ->
        [one] Erst hat { $names } etwas zu beantworten.
       *[other] Erst haben { $names } etwas zu beantworten.
    }
not-now = Das geht jetzt nicht.
this-game-has-ended = Dieses Spiel ist zu Ende.
no-offer-to-answer = Für dich liegt jetzt kein Angebot vor.
only-active-offers = In diesem Zug kann nur { $who } Handel anbieten.
all-systems-activated = In jedem System liegt deine Kommandomarke.
card-not-before-answer = Diese Karte geht jetzt nicht: Beantworte erst, was du gefragt bist.
not-an-answer = „{ $option }“ ist keine der Antworten.
say-which-answer = Sag, welche der Antworten es ist.
no-order-now = Jetzt lässt sich kein Befehl geben.
no-order-card-to-play = Du hast keine Befehlskarte, die du als Aktion spielen könntest.
nothing-to-use = Du hast nichts, was sich als Aktion nutzen ließe.
relic-takes-fragments = Ein Relikt braucht 3 Fragmente einer Art, unmarkierte darunter, aber nicht 3 unmarkierte.

## Namen.

no-system-called = Ein System „{ $text }“ gibt es nicht. { COUNT($meant) ->
        [0] Nenn es, wie es auf der Karte heißt, C2, oder nach einem Planeten darin.
       *[other] Meintest du { LIST($meant, type: "or") }?
    }
planet-in-system = { $planet } in { $system }
later-move = Schiffe fliegen, sobald du ein System aktiviert hast.
later-land = Bodentruppen landen, sobald deine Schiffe im aktiven System sind.
later-produce = An deinem Dock im aktiven System baust du nach der Landung.
later-pay = Jetzt hast du nichts zu zahlen.
later-vote = Der Rat stimmt nach der Runde ab.
later-explore = Jetzt gibt es nichts zu erkunden: Planeten erkundest du, wenn du sie übernimmst.
later-choose = Gerade ist nichts gefragt.
later-decide = Gerade ist nichts gefragt.
too-few-rivals = Eine Expedition ist für 2 bis 6 Mächte.

## Was hier statt eines Befehls geht, den nur andere Spiele haben: „Galaxy hat kein /attack: ...“.

lacks-attack = ein System mit einem Gegner darin aktivieren und dorthin fliegen
lacks-place = ein System mit einem deiner Docks aktivieren und dort bauen
lacks-search = auf einem Planeten landen, schon erkundest du ihn
lacks-give = einen Handel anbieten, auch für nichts
lacks-gm = ich leite es allein
