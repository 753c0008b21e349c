# Partien im Rückblick: Wiederholungen, Filme, andere Wege, die Chronik, die Datei zum Prüfen.

game-gone = Diese Partie ist nicht mehr hier: Sie wurde gelöscht, oder ihr Tisch ist jetzt woanders.

## Eine Wiederholung.

no-seat-called = Niemand namens „{ $name }“ hatte dort einen Platz.
own-eyes-only = Solange sie läuft, siehst du nur, was du wissen darfst; ist sie vorbei, auch, was andere sahen.
no-such-entry = „{ $text }“ gibt es darin nicht: Es sind { $entries } Einträge{ $parts ->
        [yes] , von „{ $first }“ bis „{ $last }“
       *[no] { "" }
    }.
part-entry = { $part }: Eintrag { $entry }
part-of-time = { CAP($part) } { $number }
part-before-first = Vor { $part } 1
eyes-you-see = Wie du es siehst
eyes-all-see = Wie alle es sehen
eyes-all-saw = Wie alle es sahen
eyes-seat-saw = Wie { $who } es sah
eyes-everything = Alles
no-one-has-seat = Diesen Platz hat niemand.
by-the-bot = { $who } (durch den Bot)
told-alone = Nur für { $names }: { $told }
as-written = { $who }: „{ $move }“.

## Ein Film.

film-title = { $title }, { $eyes ->
        [whole] nichts verborgen
        [all-saw] wie alle es sahen
        [all-see] wie alle es sehen
        [you-see] wie du es siehst
       *[seat-saw] wie { $who } es sah
    }.
film-busy = Ich zeichne gerade einen anderen Film. Drück in einer Minute noch einmal.
film-failed = Den Film habe ich nicht fertig bekommen. Drück gleich noch einmal.
film-too-little = Das gibt noch keinen Film: Die Karte hat sich nicht geändert.
film-too-long = Das ist zu lang für einen Film: Auch mit halb so vielen und kleinen Bildern hätte er mehr als 4 MB. `/replay` geht alles Schritt für Schritt durch.
ended-here = { $who } hat es hier beendet.
film-alt = Ein Film aus { $frames } Bildern der Karte: { $title }{ $dated ->
        [yes] , bis { $when }
       *[no] { "" }
    }.
film-alt-end = Am Ende: { $told }

## Ein anderer Weg.

branch-too-early = Ein anderer Weg geht erst, wenn die Partie vorbei ist: Vorher verriete er, was noch kommt.
branch-other-rules = Gespielt wurde nach anderen Regeln, also kannst du von dort nicht weiterspielen.
branch-nothing-left = Da war nichts mehr zu entscheiden. Geh einen Eintrag oder mehr zurück und versuch es noch einmal.
branch-game-master = Dort entschied eine Spielleitung, und kein Bot kann sie vertreten.
branch-no-company = Ich habe niemanden, der { $title } so für die anderen spielt.
branch-begins = Du spielst { $who }, die anderen sind meine. Die Würfel fallen weiter wie damals, und nichts hier zählt.
branch-runs-out = Ab da bleibt für { $who } nichts zu entscheiden: Die anderen brächten es allein zu Ende. Geh einen Eintrag oder mehr zurück und versuch es noch einmal.

## Die letzte Nachricht und die Chronik.

small-print = -# { LIST($parts, type: "semicolon") }
column-dice = Würfel
column-usual = üblich
column-wait = Warten
wait-longest = Warten: am längsten
played-by-bots = von Bots gespielt: { $names }
played-on-as = { $who } spielte als { $called } weiter
earned = **{ $who }** - { LIST($titles, type: "comma") }
before-the-end = **Am Ende:** { $told }
page-title = { $title }: { COUNT($names) ->
        [0] eine Partie
       *[other] { $names }
    }
page-days = { $first } bis { $last }
page-bot-player = { $who } (Bot)
page-option = { $option }: { $value }
page-players = Dabei
page-game-master = Spielleitung
page-when = Wann
page-options = Optionen
page-so-far = Bis jetzt
    .told = Es ist noch nicht vorbei: Dies ist, was alle erfahren haben.
page-name = Ein Name
    .told = wurde auf Wunsch dessen, der ihn trägt, herausgenommen.
page-members = Wer gespielt hat
page-story = Die Geschichte
page-high-points = Höhepunkte
page-last-map = { $over ->
        [yes] Die letzte Karte
       *[no] Die Karte, wie sie jetzt ist
    }
page-map = Die Karte{ $dated ->
        [yes] , { $when }
       *[no] { "" }
    }
page-dice-means = Würfel: was einer im Schnitt zeigte, und was üblich ist.
page-wait-means = Warten: am längsten vor einem Spielzug.
page-small-print = Optionen, und das Siegel der Würfel
page-seal = Zu Beginn versiegelt als `{ $seal }`, der SHA-256 des Würfelschlüssels.
page-key = Der Schlüssel: `{ $key }`
page-check = Jeder Wurf folgt daraus: `/delve export` gibt das Journal als Datei, und `delvekeeper verify FILE` prüft es.
page-key-later = Den Schlüssel gibt es, wenn es vorbei ist.

## Die Datei: was sie von sich sagt, und was ihre Prüfung sagt.

file-branch = { another-way-from } (TAB-195).
file-name-taken-out = Ein Name wurde auf Wunsch dessen, der ihn trägt, aus dieser Partie herausgenommen (TAB-123).
file-unchecked = Aus dieser Partie wurde ein Name herausgenommen, und mit ihm das, woran sich ihre Spielstände prüfen ließen.
file-other-game = Das ist eine Partie „{ $game }“, und dieses Spiel gibt es hier nicht.
file-other-key = der Würfelschlüssel ist nicht der, der zu Beginn versiegelt wurde
file-shorter = sie hatte { $length } Einträge, und { $left } sind übrig
file-players = Sie nennt { $players } Namen, und { $title } hat mindestens { $least } und höchstens { $most } Plätze.
file-options = Ihre Optionen sind nicht die von { $title }: { $error }.
file-out-of-order = Eintrag { $entry }: Einträge fehlen oder sind durcheinander
file-entry = Eintrag { $entry } ({ $move }): { $wrong }
file-dice-do-not-go-on = seine Würfel schließen nicht an die davor an
file-bounds = es sind { $draws } Ziehungen unter { $bounds }
file-not-as-ruled = Platz, Zahl der Würfel oder Ereignisse sind nicht, was die Regeln ergeben
file-draw = Ziehung { $draw } ist nicht, was der Würfelschlüssel ergibt
file-not-one-game = die Einträge, die nicht zurückgenommen wurden, ergeben keine Partie
file-not-ended = die Partie war nach ihren Regeln nicht zu Ende, und niemand soll sie beendet haben
file-ended-twice = die Partie endete nach ihren Regeln, und { $who } soll sie beendet haben
file-others-joined = es kamen andere dazu, als die Datei sagt
file-other-end = die Partie endete nicht, wie die Datei sagt
file-not-exported = Das ist keine exportierte Partie: { $error }.
file-format = Diese Datei hat das Format { $format }; bekannt ist hier { $known }.
file-sealed = Diese Partie ist noch nicht zu Ende: Ihr Würfelschlüssel ist noch versiegelt. Exportiere sie noch einmal, wenn sie vorbei ist.
file-cannot-begin = { $title } kann nicht so beginnen, wie die Datei sagt: { $error }
entries = { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträge
    }
rolls = { $rolls ->
        [one] 1 Wurf
       *[other] { $rolls } Würfe
    }
checked-all = { entries }, { rolls }: { $whole ->
        [yes] alles stimmt
       *[no] alle Würfe stimmen
    } mit dem Würfelschlüssel überein.
checked-older = { entries }, { rolls }: { $sure ->
        [0] { $open } nach dem Würfelschlüssel, soweit er es sagen kann
       *[other] { $sure } genau nach dem Würfelschlüssel, { $open } nach ihm, soweit er es sagen kann
    }. Die Datei stammt von einer älteren Version von mir, ohne die Seitenzahl jedes Würfels.
checked-ended-by = { $who } hat sie beendet, bevor ihre Regeln es taten.
checked-anew = Ein Name wurde herausgenommen, also wurden ihre Spielstände neu errechnet.
checked-reworded = { $stories ->
        [one] 1 Erzählung
       *[other] { $stories } Erzählungen
    } daraus { $stories ->
        [one] lautete
       *[other] lauteten
    } hier anders.
checked-versions-unknown = Regeln von { $title }: Versionen { $versions }; die Datei sagt nicht, welche welchen Eintrag gemacht hat.
checked-versions = Regeln von { $title }: { LIST($made, type: "comma") }; hier ist Version { $version }.
checked-by-version = { $entries } mit Version { $version }
checked-partly = Spielzüge und Spielstände stimmen mit diesen Regeln überein: { $ruled }. Nur mit den Regeln von damals zu prüfen: { $rest }.
checked-none = Spielzüge und Spielstände könnten nur die Regeln prüfen, nach denen sie entstanden.
entry-run = { $first } bis { $last }
entries-called = { $several ->
        [yes] Einträge
       *[no] Eintrag
    } { LIST($runs, type: "and") }
