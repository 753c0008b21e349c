### Ein Erkundungspult: Es führt nur die Stapel eines großen Spiels, das anderswo gespielt wird.

## Erkunden.

desk-card-first = { $card } liegt offen: Führ die Karte aus und drück Ausgeführt. Dann kommt die nächste.
desk-resolve-first = Führ die Karte aus, dann nutze `{ $resolve }`.
desk-deck-first = Wähl erst den Stapel für { $place }.
desk-specialty-first = Sag erst, ob { $planet } ein Technologie-Fachgebiet hat.
desk-nothing-asked = Keine Karte liegt offen, und nichts ist gefragt.
desk-choose-one = Wähl eines davon: { LIST($possible, type: "comma") }.

## Aufheben.

desk-card-not-there = { COUNT($card) ->
        [0] Nichts mit diesem Namen liegt vor { $who }, auf einem Planeten oder in der Auslage.
       *[other] { $card } liegt nicht vor { $who }, auf keinem Planeten und nicht in der Auslage.
    }
desk-relic-not-discarded = Ein Relikt wird nie abgeworfen: `/galaxy desk purge` nimmt es aus dem Spiel.
desk-no-card-to-attach = Offen liegt keine Karte mit diesem Namen, die sich anlegen ließe.
desk-attach-to-known = Leg sie an einen Planeten an, den das Pult kennt.
desk-attached-already = Sie ist schon an { $planet } angelegt.
desk-trade-with-other = Das Pult bedient { $who }: Sag, mit wem getauscht wird.
desk-write-trade = Schreib es so: „2 cultural for 1 hazardous“ oder „1 cultural for nothing“.
desk-trade-of-nothing = Nichts für nichts ist kein Handel.
desk-not-attachable = { $card } lässt sich nicht anlegen: Die Kopfzeile sagt davon nichts.
desk-fragments-only = Ein Pult führt nur Reliktfragmente: Alles andere wechselt dort den Besitz, wo ihr spielt.
desk-has-fragments = { COUNT($has_fragments) ->
        [0] { $who } hat keine Fragmente.
       *[other] { $who } hat { $has_fragments }.
    }
desk-set-lacks-fragments = Dafür braucht es { $takes_fragments }. { desk-has-fragments }

## Leute.

desk-no-player-called = Hier spielt niemand namens „{ $who }“. Hier sind { $names }; `/galaxy desk seat` fügt jemanden hinzu.
desk-works-for-already = Das Pult bedient { $who } schon.
desk-players-limit = An einem Pult spielen höchstens { $most_players }.
player-name-empty = Ein Name braucht einen Buchstaben oder eine Ziffer.
player-name-too-long = Ein Name hat höchstens { $most_name } Buchstaben.
player-name-reserved = So kann niemand heißen: Der Name steht dafür, dass etwas niemandem gehört.
player-known-already = { $shown } spielt hier schon mit.
desk-kept-already = Du führst dieses Pult schon.
desk-clerks-limit = { $most_clerks } führen dieses Pult, und mehr haben keinen Platz.

## Spielen.

desk-explore-what = Erkunde einen Planeten oder den Grenzraum.
desk-cards-only = Ein Pult führt die Erkundungskarten: Alles andere geschieht dort, wo ihr spielt.
desk-not-yours = Du führst dieses Pult nicht.
desk-no-fragments-to-trade = Niemand hat ein Reliktfragment zum Tauschen.
desk-only-player = { $name } spielt hier allein; `/galaxy desk seat` fügt jemanden hinzu.
desk-nothing-to-move = Vor { $name }, auf einem Planeten und in der Auslage liegt nichts.
desk-nothing-to-attach = Offen liegt keine Karte zum Anlegen, oder kein Planet ist bekannt.
desk-no-planet-known = Noch ist hier kein Planet bekannt.
desk-planets-limit = Ein Pult führt höchstens { $most } Planeten.

## Planeten.

planet-wants-traits = { $name } ist hier neu: Nenn auch die Merkmale, etwa „{ $name }: cultural“.{ COUNT($meant) ->
        [0] { "" }
       *[other] { " " }Oder meintest du { $meant }?
    }
planet-stated-without-trait = { $name } hat kein Merkmal: Da gibt es nichts zu erkunden.
planet-taken-from-other = { $name } gehört { $owner }, und für einen eroberten Planeten wird keine Karte gezogen. `/galaxy desk control` vermerkt, dass er den Besitz gewechselt hat oder frei war.
desk-which-planet = Sag, welcher Planet, und wenn er neu ist, seine Merkmale: „Aster: cultural“.
no-such-trait = „{ $unclear }“ ist kein Merkmal: Es gibt cultural, hazardous, industrial.
planet-name-too-long = Der Name eines Planeten hat höchstens { $most_name } Buchstaben.
planet-out-of-game = { $planet } ist aus dem Spiel.
planet-without-trait = { $planet } hat kein Merkmal: Da gibt es nichts zu erkunden.
home-planet-without-trait = { $planet } hat kein Merkmal: Heimatplaneten werden nicht erkundet.
controlled-already = { $name } hält { $planet } schon.
free-already = { $planet } ist schon frei.

## Was gefragt wird, und wie es steht.

desk-explores = was erkundet { $who }?{ $turns ->
        [yes] { " " }Oder wer ist am Zug?
       *[no] { "" }
    }
desk-specialty = hat { $planet } schon ein Technologie-Fachgebiet?
desk-which-deck = von welchem Stapel zieht { $who } für { $planet }?
desk-card-specialty = { $card } liegt für { $who } offen. Hat { $planet } schon ein Technologie-Fachgebiet?
# Was das Pult selbst tut, sobald die Karte ausgeführt ist: $follows.
desk-carry-out = { $card } liegt für { $who } offen: { $trade ->
        [yes] auf Wunsch erst mit Fragmenten tauschen, dann ausführen
       *[no] ausführen
    } und Ausgeführt drücken{ $follows ->
        [relic] , dann ziehe ich das Relikt
        [planet] , dann ziehe ich die Karte des neuen Planeten
       *[nothing] { "" }
    }.
desk-status = Erkundungspult für { $who }. Noch in den Stapeln: { LIST($left, type: "comma") }.
desk-left = { $deck } { $left }
desk-kept-by = -# Geführt von { $names }
desk-player = **{ $who }**: { COUNT($said) ->
        [0] keine Karten
       *[other] { LIST($said, type: "semicolon") }
    }.{ COUNT($planets) ->
        [0] { "" }
       *[other] { " " }Planeten: { LIST($planets, type: "semicolon") }.
    }
desk-planet = { $planet } ({ LIST($said, type: "semicolon") })
# $brings: was sie an Rohstoffen und Einfluss bringt. $colours: die Fachgebiete, die sie bringt.
desk-attached = { $attached }{ COUNT($brings) ->
        [0] { "" }
       *[other] , { LIST($brings, type: "comma") }
    }{ COUNT($colours) ->
        [0] { "" }
       *[other] , Fachgebiet { LIST($colours, type: "comma") }
    }
desk-free = **Freie Planeten**: { LIST($planets, type: "semicolon") }.
desk-common = Auslage: { LIST($cards, type: "comma") }.
out-of-game = Aus dem Spiel: { LIST($things, type: "comma") }.

## Züge auf Knöpfen und in Menüs, und ihre Hinweise.

desk-chart = Neuer Planet: { $planet }
    .hint = Jetzt erkunden
desk-frontier = Grenzraum
    .hint = Eine Karte des Grenzraums ziehen: noch { $left }
desk-known-planet = { $again ->
        [yes] noch einmal: { LIST($said, type: "semicolon") }
       *[no] { LIST($said, type: "semicolon") }
    }
desk-turn = Am Zug: { $who }
    .hint = Das Pult bedient { $who }
desk-trade = { $who }: { $deal }
    .hint = Sofort
desk-discard = { $card } abwerfen
desk-purge = { $card } aus dem Spiel nehmen
desk-purge-planet = { $planet } aus dem Spiel nehmen
    .hint = Den Planeten mit allem, was angelegt ist
desk-attach = { $card } an { $planet }
    .hint = Von Hand anlegen
desk-control = { COUNT($who) ->
        [0] { $planet }: frei
       *[other] { $planet }: { $who }
    }
    .hint = { COUNT($who) ->
        [0] Niemand hält ihn
       *[other] { $who } hält ihn; es wird keine Karte gezogen
    }
desk-seat = { $name } hinzufügen
    .hint = Spielt auch mit
desk-resolve = Ausgeführt
desk-no-specialty = Kein Fachgebiet
    .hint = Das Labor bringt seines mit
desk-has-specialty = Hat ein Fachgebiet
    .hint = +1 Rohstoff, +1 Einfluss
desk-deck = { CAP($deck) }
    .hint = Zieh { card-of-deck }: noch { cards }
desk-relic = Relikt für { $given }
    .hint = Sie sind dann aus dem Spiel
desk-draw-relic = Ein Relikt ziehen
    .hint = Durch etwas anderes; { relics-left }
desk-from-common = Aus der Auslage
desk-from = Von { $origin }
no-fragments = keine Fragmente

## Wohin die offene Karte geht.

destination-attach = Sie wird an { $planet } angelegt
destination-play = Sie bleibt bei { $who }
destination-common = Sie bleibt in der Auslage
destination-purge = Sie ist aus dem Spiel
destination-discard = Sie wird abgeworfen

## Über Menüs.

desk-menu-explore = Einen bekannten Planeten erkunden
desk-menu-turn = Wer ist am Zug?
desk-menu-relic = Ein Relikt für { $who }
desk-menu-discard = Eine Karte auf ihren Ablagestapel legen
desk-menu-purge = Eine Karte aus dem Spiel nehmen
desk-menu-control = { $who } hält jetzt einen Planeten
desk-menu-attach = Ein Relikt an einen Planeten anlegen
desk-menu-trade = Mit Fragmenten tauschen: { $who }
desk-trade-with = Mit wem tauscht { $who } Fragmente?
desk-trade-what = Was tauschen { $who } und { $partner }?
desk-gives-first = { $who } gibt das Erste

## Formulare.

desk-chart-form = { $who } erkundet einen neuen Planeten
    .planet = Planet
    .called = Wie er heißt
    .traits = Merkmale
    .written = cultural, hazardous, industrial: c, h, i reicht
desk-seat-form = Jemanden hinzufügen
    .name = Name
    .called = Wer noch mitspielt
desk-trade-form = Handel mit { $who }
    .label = Was gegeben wird, und wofür
    .written = 2 cultural for 1 hazardous

## Seiten.

desk-no-goals = Ein Pult führt nur die Erkundungskarten und keine Ziele.
desk-name-a-card = Nenn eine Karte oder ein Relikt, um mehr zu lesen.
desk-no-planet-called = Hier heißt kein Planet „{ $name }“.
desk-no-planet-yet = Noch ist kein Planet genannt: Beim Erkunden bekommt er seinen Namen.
desk-holds = { COUNT($who) ->
        [0] **Frei**: { LIST($planets, type: "semicolon") }.
       *[other] **{ $who }**: { LIST($planets, type: "semicolon") }.
    }
desk-planet-gone = **{ $planet }** ist aus dem Spiel.
desk-planet-line = { COUNT($owner) ->
        [0] **{ $planet }**, frei; { traits }.
       *[other] **{ $planet }**, gehört { $owner }; { traits }.
    }
desk-attached-line = Angelegt: { $attached }.
desk-planets-out = Planeten aus dem Spiel: { LIST($planets, type: "comma") }.
desk-nothing-out = Noch ist nichts aus dem Spiel.

## Bilder.

desk-title = Erkundungspult – für { $who }
desk-closed = Erkundungspult, geschlossen
desk-pile = { $pile ->
        [relic] Relikte
       *[other] { CAP($deck) }
    }
desk-shelf-common = Auslage
desk-shelf-out = Aus dem Spiel
desk-legend-fragment = Fragmente nach Art
desk-legend-relic = Relikte
desk-legend-device = Rätselmaschinen
desk-legend-attachment = Anlagen
desk-odds-fragment = Reliktfragment { $number } von { $total }
desk-odds-attachment = Anlage { $number } von { $total }
desk-odds-device = Maschine { $number } von { $total }
desk-alt = Erkundungspult, für { $who }.
desk-alt-pile = { $name }: noch { $left }, abgeworfen { $discarded }{ COUNT($newest) ->
        [0] { "" }
       *[other] , zuletzt { $newest }
    }{ COUNT($odds) ->
        [0] { "" }
       *[other] ; { LIST($odds, type: "comma") }
    }.
desk-explores-what = { $where ->
        [planet] { $who } erkundet { $place }
        [place] { $who } erkundet den Grenzraum ({ $place })
       *[frontier] { $who } erkundet den Grenzraum
    }
desk-alt-card = Erkundungskarte: { $card }. { $says }
desk-alt-left = { CAP($deck) }stapel: noch { cards }.
desk-the-frontier = Der Grenzraum
desk-trade-first = Erst mit Fragmenten tauschen, wer mag

## Für wen ein Pult da ist.

desk-too-many-named = Ein Pult ist für 1 bis { $most }, und { $number } sind genannt.
player-name-longer = Ein Name hat höchstens { $most_name } Buchstaben, und „{ $name }“ hat mehr.
