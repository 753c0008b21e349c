# Was in Nachrichten und auf der eigenen Seite neben den Worten des Spiels steht: Stand, Rufe, Knöpfe, Verlauf.

lobby-status = { $title }: { $hosted ->
        [yes] { $host }
       *[no] niemand
    } versammelt { $contested ->
        [yes] Rivalen
       *[no] eine Gruppe
    } ({ $players } von { $most }).
sleeps = Der Tisch schläft, bis ihn jemand von euch weckt.
# $about: eine Frage an den Tisch, ob etwas zurückgenommen („back“) oder pausiert („pause“) wird; die Antworten stehen auf ihren zwei Knöpfen.
ballot-ask = { $about ->
        [pause] pausieren oder weiterspielen? Geht die Partie vorher weiter, wird nicht pausiert.
       *[back] erlauben oder behalten? Geht die Partie vorher weiter, bleibt es, wie es ist.
    }
ballot-agree = { $about ->
        [pause] Pausieren
       *[back] Erlauben
    }
ballot-keep = { $about ->
        [pause] Weiterspielen
       *[back] Behalten
    }
# Die Antwort, die gilt, wenn niemand antwortet.
by-default = { $answer } (ohne Antwort)
master-decides = { $ask } Die Spielleitung entscheidet.
bots-go-on = { LIST($names) } { COUNT($names) ->
        [one] macht
       *[other] machen
    } innerhalb einer Minute weiter.
play-on-as = { $own ->
        [yes] Wieder als { $who } spielen
       *[no] Als { $who } weiterspielen
    } ({ $short })
hand-seat-over = { LIST($names, type: "or") } ist gegangen, und ich kann hier nicht vertreten: /delve give gibt einen Platz weiter.
dice-key = -# Würfelschlüssel `{ $key }`
# Statt des Namens eines Mitglieds, das vergessen ist (TAB-122). Steht in Journalen und Exporten.
forgotten-member = jemand

## Die Karte der Lobby.

pact-stand-ins = Ob ich für alle spiele, die gehen oder abwesend sind
pact-hints = Ob ich Rat gebe, wenn mich jemand fragt
pact-stand-ins-told = { $yes ->
        [yes] Ich spiele für alle, die gehen oder abwesend sind.
       *[no] Ich spiele nicht für die, die gehen oder abwesend sind.
    }
pact-hints-told = { $yes ->
        [yes] Ich gebe Rat, wenn mich jemand fragt.
       *[no] Ich gebe keinen Rat.
    }
wait-about = Wie lange ich auf einen Spielzug warte
language-about = In welcher Sprache alle am Tisch lesen

## Knöpfe und Menüs.

# Unter einer Frage: der ganze Text einer Karte, Klasse oder Technologie, die zur Wahl steht.
choice-meaning = -# **{ $label }**: { $text }

open-now = Jetzt möglich: { LIST($ways, type: "semicolon") }{ $more ->
        [yes] ; und mehr
       *[no] { "" }
    }.
ways = { $ways ->
        [one] 1 Weg
       *[other] { $ways } Wege
    }
verb-ways = { CAP($verb) } ({ ways })
type-on = (tipp weiter: noch { $more })
something-else = Etwas anderes
write-it = Schreiben
nothing-asked = Du wirst nichts gefragt.
meanwhile-you-may = das kannst du inzwischen tun. { $why }
# Auf der eigenen Seite einer Person, die allein spielt: Was der Beitrag anbietet, steht dort nicht noch einmal.
rest-in-post = Deine anderen Züge stehen im Beitrag darüber.

## Rat.

no-advice-for = Ich habe niemanden, der { $title } gut genug kennt, um zu raten.
advice-not-agreed = Ihr spielt gegeneinander und habt in der Lobby keinen Rat von mir vereinbart.
no-advice-for-masters = Die Spielleitung bekommt keinen Rat: Der ist für die, die spielen.
no-advice-now = Gerade habe ich keinen Rat.

## Die eigene Seite und der Bogen.

own-plan-stopped = Dein Plan hat aufgehört. { $why }
own-plan = Dein Plan: { LIST($steps, type: "semicolon") }.
their-plan = { OF($who) } Plan: { LIST($steps, type: "semicolon") }.
unvouched = Aus einer Sicherung, für die ich nicht bürgen kann (TAB-138).
ended-by = Beendet von { $who }.

## Der Verlauf.

log-empty = Noch ist nichts geschehen, was alle sehen.
log-secret = (heimlich) { $told }
log-begins = Es beginnt.
log-unseen = { $who } handelt ungesehen.

## Karten und Seiten.

another-way = Ein anderer Weg
another-way-from = { another-way }, ab Eintrag { $entry } von { $title }
no-map-mode = „{ $mode }“ hat diese Karte jetzt nicht zu zeigen.{ COUNT($modes) ->
        [0] { "" }
       *[other] { " Zeigen kann sie " }{ LIST($modes, type: "or") }.
    }
no-place = Einen Ort „{ $place }“ gibt es auf dieser Karte nicht.
no-page = { $title } hat keine Seite „{ $page }“.

## Was inzwischen geschah. Wer es tat, steht voran („ich“ oder ein Name), die anderen sagen im Präteritum, was getan wurde.

recap-high-point = {"**"}{ $title }{"**"}{ COUNT($beside) ->
        [0] { "" }
       *[other] , { $beside }
    }{ COUNT($told) ->
        [0] .
       *[other] : { $told }
    }
recap-me = ich
recap-chose = wählte heimlich für { $you ->
        [yes] dich
       *[no] { $who }
    }
recap-played = spielte { "{}" } für { $you ->
        [yes] dich
       *[no] { $who }
    }
recap-move = „{ $label }“

only-you = Das siehst nur du
pact-stand-ins-called = Vertretung
pact-hints-called = Rat
pact-yes = ja
pact-no = nein
wait-called = Wartezeit
language-called = Sprache
