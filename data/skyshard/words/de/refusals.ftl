# Warum ein Spielzug nicht geht. Jede Absage sagt, was der Fall ist; die Kennung der Regel steht dahinter.

## Züge und Fragen.

not-your-turn = { COUNT($names) ->
        [0] Niemand ist am Zug.
       *[other] Am Zug: { LIST($names, type: "or") }.
    } Ich rufe dich.
delve-ended = Diese Partie ist zu Ende.
first-classes = Erst wählen alle eine Klasse.
first-relics = Erst wählen alle, die dürfen, ein Relikt zum Mitbringen.
first-places = Erst stellen sich alle auf ein Feld des Eingangs.
first-answer-lock = Erst das Schloss: Würfle, dreh einen Würfel, oder gib es mit Passen auf.
first-the-lock = Erst das Schloss.
first-lay-tile = Leg erst das neue Plättchen: Wähl eine Zahl auf der Karte.
first-choose = Wähl erst { LIST($cells, type: "or") }.
nothing-asked = Gerade ist nichts gefragt.
not-at-lock = Du bist an keinem Schloss.
no-tile-to-lay = Es ist kein Plättchen zu legen: Das kommt, wenn eine Tür erkundet ist.

## Vor dem Streifzug.

class-taken = { CAP(THE($kind)) } ist schon vergeben.
no-such-class = An Klassen gibt es noch: { LIST($kinds, type: "comma") }.
not-yours-to-bring = Mitbringen darfst du: { LIST($relics, type: "comma") }.
not-free-entrance = Frei sind am Eingang die Felder { LIST($cells, type: "comma") }.

## Antworten.

no-such-way = Die Lagen haben die Zahlen 1 bis { $number }.
not-offered = Zur Wahl stehen { LIST($cells, type: "comma") }.
no-such-shift = Diese darfst du umstellen, von wo nach wo: { LIST($shifts, type: "comma") }.

## Schlösser.

no-more-rolls = Das Schloss erlaubt keinen Wurf mehr.
no-rolls-in-a-row = Das Schloss erlaubt nicht mehrere Würfe nacheinander.
no-sure-match = Drehen öffnet das Schloss jetzt nicht: Einmal genügt, oder es bleibt zu wenig Erschöpfung.
no-such-die = Die Würfel, die noch da sind, haben die Zahlen 1 bis { $number }.
die-changes-by-one = Würfel { $die } zeigt { $shown } und lässt sich um eins ändern.
too-tired = Das kostet 1 Erschöpfung, und du hast schon { $number }.
lock-out-of-order = Dieses Schloss dreht sich erst, wenn alle vor ihm in der Reihenfolge offen sind.
cache-chance-passed = Die Gelegenheit an diesem Versteck ist vorbei: Tritt weg und komm wieder.
no-cache-here = Hier ist kein Versteck.

## Erkunden.

door-off-map = { $at } ist nicht auf der Karte.
no-door-there = { $at } hat keine Tür.
door-explored = Die Tür auf { $at } ist schon erkundet: Eine andere Tür liegt an ihr.
door-without-space = Hinter der Tür auf { $at } ist kein freier Platz.
explored-this-turn = Deine Erkundung für diesen Zug ist schon verbraucht.
moved-before-exploring = Du bist in diesem Zug schon gegangen, also bleibt keine Erkundung.{ $here ->
        [yes] { " Tritt von der Tür weg und wieder hin, um sie zu erkunden." }
       *[no] { "" }
    }
door-unseen = Von hier siehst du Tür { $door } nicht: Ihr Plättchen hängt nicht mit deinem zusammen.
# $path: ob irgendein Weg dorthin führt.
door-too-far = Von hier kannst du nicht erkunden: { $path ->
        [yes] Tür { $door } ist { $steps } Felder entfernt, und du hast { $stamina } Schritte.
       *[no] Zu Tür { $door } führt kein Weg.
    }
no-card-left = Keine Karte ist mehr zu ziehen. Eine kommt zurück, sobald eine Falle auf der Karte losgegangen oder entschärft ist.
no-exploring-any-more = Alle { PLURAL($mark) } sind gezogen: Hier wird keine Tür mehr erkundet.
no-such-door = Eine Tür „{ $text }“ gibt es nicht. { COUNT($doors) ->
        [0] Auf der Karte lässt sich keine Tür erkunden.
       *[other] Zu erkunden: { $doors }.
    }
dig-instead = Auf der Karte lässt sich keine Tür erkunden. Grab stattdessen: Ein ganzer Zug bringt ein Plättchen zum Einsturz, und eine geht wieder auf.
all-drawn = Alle { PLURAL($mark) } sind gezogen.
doors-left = { COUNT($doors) ->
        [one] Graben kannst du nur, wenn keine Tür mehr da ist, und Tür { $doors } ist noch da.
       *[other] Graben kannst du nur, wenn keine Tür mehr da ist, und die Türen { $doors } sind noch da.
    }
turn-begun = Das braucht einen ganzen Zug, und deiner hat schon begonnen.
nothing-can-fall = Jetzt kann kein Plättchen einstürzen: Auf jedem, das könnte, steht jemand von euch, oder sein Sturz würde die Gruppe trennen.

## Gehen.

no-such-hex = Ein Feld „{ $text }“ gibt es auf der Karte nicht.
there-already = Da bist du schon.
explored-before-moving = Du hast in diesem Zug schon erkundet, also kannst du nicht mehr gehen.
asked-already = Du hast in diesem Zug schon eine Bitte gestellt.
no-such-other = Auf { $at } steht keine andere Figur von euch.
nobody-to-ask = Keine andere Figur von euch steht.
known-wishes = Bitten kannst du um { LIST($wishes, type: "or") }.
hex-taken = Auf { $at } steht { $who ->
        [none] ein Gegner
       *[other] { $who }
    }. Ein Feld fasst eine Figur: Du kannst nicht hindurchgehen oder den Platz tauschen.
no-second-move = Du hast angegriffen, also gibt es in diesem Zug keine zweite Bewegung.
no-movement-left = Du hast in diesem Zug keine Schritte mehr.
no-hex-to-walk-to = Von hier aus kannst du zu keinem freien Feld gehen.
out-of-movement = { $at } ist nicht zu erreichen: { $movement ->
        [one] Du hast noch 1 Schritt
       *[other] Du hast noch { $movement } Schritte
    }{ COUNT($names) ->
        [0] .
        [one] , und { LIST($names) } steht im Weg: Hindurchgehen kannst du nicht.
       *[other] , und { LIST($names) } stehen im Weg: Hindurchgehen kannst du nicht.
    }
trap-first = Auf dem Plättchen von { $at } ist eine Falle, und sie kommt zuerst: Geh einfach hin.
nothing-to-visit = Auf { $at } ist keine Tür und kein Versteck zu erreichen: Geh einfach hin.
nothing-to-walk-to = Mit deinen Schritten erreichst du keine Tür zum Erkunden, kein Versteck und keinen Gegner.

## Angriffe.

no-enemy = Auf der Karte ist kein Gegner.
no-enemy-there = Auf { $at } steht kein Gegner.
moved-twice = Du hast dich in diesem Zug zweimal bewegt, also kannst du nicht angreifen.
too-tired-to-attack = Noch ein Angriff kostet 1 Erschöpfung, und du hast schon { $number }.
hex-unseen = Von hier siehst du { $at } nicht.
out-of-reach = { $at } ist { $steps } Felder entfernt, und deine Reichweite ist { $reach }.
murk = Dunst: Auf dieses Plättchen und von ihm trifft nichts weiter als bis zum nächsten Feld.
enemy-in-reach = Den Gegner auf { $at } erreichst du von hier: Greif ihn an.
other-enemy-in-reach = Ein anderer Gegner ist schon in Reichweite: Greif den an, oder geh von selbst.
no-movement-to-attack = Du hast keine Schritte mehr, von wo du noch angreifen könntest.
no-hex-to-attack-from = Mit { $movement ->
        [one] 1 Schritt
       *[other] { $movement } Schritten
    } kommst du auf kein gewöhnliches Feld, von dem du den Gegner auf { $at } erreichst.
one-blow-only = Noch ein Angriff bringt dich auf { $number } Erschöpfung oder mehr: Greif nur einmal an.

## Heilen und aufhelfen.

only-menders-heal = Heilen kann nur, wer heilkundig ist.
healed-this-turn = Du hast in diesem Zug schon geheilt.
nobody-to-heal = Im Umkreis von { $reach ->
        [1] 1 Feld
       *[other] { $reach } Feldern
    } fehlt niemandem Leben.
nobody-to-heal-there = Auf { $at } ist niemand in Reichweite, der es braucht.
only-menders-revive = Aufhelfen kann nur, wer heilkundig ist.
turn-begun-before-reviving = Jemandem aufzuhelfen braucht einen ganzen Zug, und deiner hat schon begonnen.
nobody-to-revive = Im Umkreis von einem Schritt liegt niemand am Boden.
nobody-fell-there = Auf „{ $text }“ liegt niemand im Umkreis von einem Schritt am Boden.

## Relikte.

relic-in-pack = { GENDER($relic) ->
        [p] { CAP($relic) } sind im Gepäck: Bring sie erst ins Spiel.
       *[n] Im Gepäck ist { THE($relic) }: Bring das Relikt erst ins Spiel.
    }
no-such-relic-in-play = Von dieser Art hast du nichts im Spiel: { $relic }.
no-relic-in-play = Du hast kein Relikt im Spiel.
relic-works-by-itself = { GENDER($relic) ->
        [p] { CAP($relic) } wirken von selbst, solange sie im Spiel sind.
       *[n] { CAP(THE($relic)) } wirkt im Spiel von selbst.
    }
hush = Stille: Auf diesem Plättchen wirkt kein Relikt.
relic-for-locks = { CAP(THE($relic)) } { GENDER($relic) ->
        [p] sind
       *[n] ist
    } für einen Würfel an einem Schloss.
full-health = Dir fehlt kein Leben.
no-fatigue = Du hast keine Erschöpfung.
no-relic-to-swap = { $packed ->
        [yes] Im Gepäck hast du das nicht: { $relic }.
       *[no] Im Spiel hast du das nicht: { $relic }.
    }
once-per-turn = Einmal im Zug genügt.
relics-in-play = Du hast { $number } Relikte im Spiel: Pack erst eines weg.
pack-empty = Dein Gepäck ist leer.

## Rückzug.

delve-not-begun = Der Streifzug hat noch nicht begonnen.
no-say-when-down = Wer am Boden ist, stimmt über den Rückzug nicht ab.
retreat-agreed-already = Du hast dem Rückzug schon zugestimmt.
retreat-not-agreed = Du hast dem Rückzug nicht zugestimmt.

## Was hier an die Stelle eines Befehls tritt, den nur andere Spiele haben: „Skyshard hat kein /search: ...“.

lacks-search = erkunde eine Tür, oder öffne ein Versteck, auf dem du stehst
lacks-give = nichts lässt sich weitergeben
lacks-gm = ich leite es allein
