# Vor dem Beginn: wer sitzt, was gewählt ist, wie es beginnt; und wie es wieder beginnt.

gathering = { $who } versammelt { $contested ->
        [yes] Rivalen
       *[no] eine Gruppe
    }.
gathering-again = { $who } versammelt dieselbe Gruppe noch einmal.
lobby-joined = { $who } tritt bei ({ $players } von { $most }).
lobby-left = { $who } geht.
without-them = Dann diesmal ohne { $who }.
new-host = { $who } ist jetzt Gastgeber.
last-one-leaves = Niemand ist mehr da, und die Lobby ist geschlossen.
lobby-closed = { $who } schließt die Lobby.
lobby-forgotten = Eine Woche lang hat niemand diese Partie begonnen, also ist die Lobby geschlossen.
all-seats-taken = Alle { $most } Plätze sind besetzt.
seated-already = Du hast an diesem Tisch schon einen Platz.
has-a-seat = { $who } hat an diesem Tisch schon einen Platz.{ $left ->
        [yes] { " /delve join nimmt ihn wieder ein." }
       *[no] { "" }
    }
has-no-seat = { $who } hat an diesem Tisch keinen Platz.
seat-taken = { $who } übernimmt den Platz von { $before }.
seat-taken-back = { $who } nimmt den Platz von { $before } zurück.
plays-on-for = { $who } spielt für { $before } weiter; in der Partie behält der Platz den Namen { $called }.
plays-on-as = { $who } spielt { $own ->
        [yes] wieder als { $called }
       *[no] als { $called } weiter
    }.
plays-already = { $who } spielt schon als { $called } weiter.
plays-on-not = { $out ->
        [yes] { $called } ist auch nicht mehr im Spiel.
       *[no] Als Figur eines Bots kannst du weiterspielen, sobald deine eigene ausgeschieden ist.
    }
unknown-game = Ein Spiel „{ $text }“ kenne ich nicht. Ich kenne: { LIST($games, type: "comma") }.

## Bots.

hire-at-least-one = Mindestens ein Bot muss es sein.
seats-free = Nur { $free ->
        [one] 1 Platz ist
       *[other] { $free } Plätze sind
    } frei.
company-joins = { $names } { COUNT($names) ->
        [one] kommt
       *[other] kommen
    } als { COUNT($names) ->
        [one] Bot
       *[other] Bots
    } dazu, Stärke { $level } ({ $players } von { $most } Plätzen).
company-goes = { $who } geht.
company-level = { $who } spielt jetzt mit Stärke { $level }.
no-company-for = { $title } können Bots nicht spielen: Dazu braucht es Menschen.
no-company-here = Hier spielt kein Bot.
not-hired = Niemand namens „{ $text }“ ist hier ein Bot{ COUNT($names) ->
        [0] .
       *[other] : { LIST($names, type: "or") }.
    }
no-such-level = Die Stärke ist { LIST($levels, type: "or") }.
not-company = Niemand namens „{ $text }“ ist hier ein Bot; es gibt { COUNT($names) ->
        [0] keinen
       *[other] { LIST($names, type: "or") }
    }.
rivals-now = Ihr spielt jetzt gegeneinander.
with-company = Mit dabei: { $names }.

## Optionen.

option-chosen = { CAP($option) }: { $value }.
option-moot = Bei diesen Optionen ändert das nichts.
yes-or-no = Möglich ist { LIST($values, type: "or") }.
pact-refused = Jemand von euch hat Nein gesagt, und Rivalen müssen sich alle einig sein.
wait-chosen = Ich warte: { $pace }.
language-chosen = Ab hier spreche ich an diesem Tisch { $language }.
no-such-language = Ich spreche { LIST($languages, type: "or") }.
no-such-pace = Ein Tisch wartet { LIST($paces, type: "comma") } oder eine Zeit wie „90 minutes“.
wait-out-of-range = Eine Wartezeit geht von 0 (für immer) bis { $longest }.
bad-dice-key = Ein Würfelschlüssel hat 1 bis { $most } Zeichen: Buchstaben, Ziffern, Leerzeichen, Bindestriche, Punkte, Unterstriche.
campaign-chosen = Kampagne: { $value }.

## Eine Spielleitung.

no-master-but-me = { $title } hat keine Spielleitung außer mir.
master-already = { $who } hat die Spielleitung schon.
no-master = Es gibt keine Spielleitung.
master-has-to-leave = Alle { $most } Plätze zum Mitspielen sind besetzt, also muss { $who } erst gehen.
master-set = { $who } hat die Spielleitung.
master-none = Es gibt jetzt keine Spielleitung.
plays-along = { $who } spielt mit.

## Vorbereitete Dateien.

takes-no-files = { $title } nimmt keine Dateien.
file-unusable = Diese Datei ({ $kind }) ist nicht brauchbar.
file-long = Sie hat { $length } Zeichen
file-long-right = höchstens { $most } Zeichen
file-slow = Ich konnte sie in { $seconds } Sekunden nicht lesen
file-slow-right = eine kürzere
file-senseless = Ich werde nicht schlau daraus
file-senseless-right = was die Vorlage zeigt
files-busy = Ich lese noch andere Dateien. Versuch es gleich noch einmal.
file-other-lobby = Das war für eine andere Lobby.
file-none-used = Hier ist keine Datei ({ $kind }) in Gebrauch.
file-used = { $who } bringt eine Datei mit ({ $kind }): „{ $name }“.
file-put-away = { $who } legt die Datei ({ $kind }) wieder weg.
# $master: der Name der Spielleitung, "" für keine; $mastered: ob es eine gibt.
file-secret = In der Datei ({ $kind }) stehen Geheimnisse. { $mastered ->
        [yes] Bis zum Ende sieht sie nur { $master }, die Spielleitung.
       *[no] Am Ende wird sie gezeigt.
    }

## Der Start.

party-size = { $title } braucht { $exact ->
        [yes] { $least } am Tisch
       *[no] { $least } bis { $most } am Tisch
    }, und hier { $here ->
        [one] ist 1
       *[other] sind { $here }
    }.

chosen-for-you = -# Ich habe gewählt, womit du beginnst. Selbst wählst du mit { $bots ->
        [yes] **{ button-add-company }** und dann **{ button-choose-and-start }**.
       *[no] **{ button-choose-and-start }**.
    }

## Wie Tische enden und umziehen.

ends-here = { $who } beendet es hier.
table-here-already = Der Tisch ist schon hier.
brings-table = { $who } holt den Tisch hierher.
puts-broken-away = { $who } räumt den kaputten Tisch weg.
no-table-there = Dort steht kein Tisch dieses Servers.
private-table-of-another = Das ist der eigene Tisch von jemand anderem: Dort spielt sonst niemand.

## Noch eine Partie.

is-in = { $who } ist dabei.
no-rematch-players = Niemand, der hier gespielt hat, ist noch auf diesem Server. **Anderes Spiel** öffnet eine Lobby.
rematch-players = { $names } { COUNT($names) ->
        [one] hat hier gespielt und kann
       *[other] haben hier gespielt und können
    } diese Gruppe noch einmal versammeln. **Anderes Spiel** öffnet eine Lobby.
delve-not-remembered = Diese Partie habe ich nicht mehr. /delve new beginnt eine neue.
in-already = Du bist schon dabei: Die Lobby ist in diesem Kanal offen.

## Einladungen.

invitation-gone = Diese Einladung gilt nicht mehr.
invited-today = { $who } wurde heute schon an diesen Tisch eingeladen. Einmal am Tag genügt.
invitations-open = { $most } Einladungen dieses Tisches sind schon offen. Erst muss eine beantwortet sein.
no-seat-to-offer = Es gibt keinen Platz anzubieten: Niemand ist gegangen{ $rivals ->
        [yes] { "" }
       *[no] , und niemand ist abwesend
    }.
only-host-offers = Nur { $known ->
        [yes] { $host }, der Gastgeber,
       *[no] der Gastgeber
    } kann den Platz von { LIST($names, type: "or") } anbieten.
seats-offered-already = Jeder Platz, den es zu nehmen gäbe, ist schon jemandem angeboten.

## Wartezeiten.

pace = { $name ->
    [live] live
    [brisk] flott
    [daily] täglich
    [calm] gemächlich
   *[other] ohne Uhr
}
paced = { $name }, { $span } je Spielzug
paced-unnamed = { $span } je Spielzug

## Bots, vorgestellt.

company-member = { $mark } { $who }{ COUNT($facts) ->
        [0] { "" }
       *[other] { " (" }{ LIST($facts, type: "comma") })
    }
company-stranger = { $who }{ COUNT($facts) ->
        [0] { "" }
       *[other] { " (" }{ LIST($facts, type: "comma") })
    }
company-mixed = { LIST($told) }
company-alike = { LIST($told) }, { $members ->
        [1] { $level }
        [2] beide { $level }
       *[other] alle { $level }
    }
