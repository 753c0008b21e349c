# Wer da ist: abwesend, wieder da, gegangen; schlafende und pausierte Tische; was Mitglieder für sich einstellen.

until = { $until ->
        [0] { "" }
       *[other] { " bis <t:" }{ $until }:f>
    }

## Abwesend und wieder da.

is-away = { $who } ist{ until } abwesend: Solange spiele ich hier sofort.
is-away-now = { $who } ist abwesend: Solange spiele ich hier sofort.
is-away-asleep = { $who } ist{ until } abwesend, also schläft der Tisch.
away-until = { $who } ist bis <t:{ $until }:f> abwesend.
stands-in = { $helper } vertritt { $who }{ until }.
is-back = { $who } ist wieder da{ $host ->
        [yes] , und wieder Gastgeber
       *[no] { "" }
    }.
are-back = { $names } { COUNT($names) ->
        [one] ist
       *[other] sind
    } wieder da.
meanwhile = Inzwischen: { $told }
meanwhile-moves = Inzwischen habe ich { $moves ->
        [one] 1 Spielzug
       *[other] { $moves } Spielzüge
    } auf diesem Platz gemacht.

## Kommen und gehen.

enters = { $who } kommt dazu.
leaves = { $who } { $server ->
        [yes] hat diesen Server verlassen
       *[no] geht
    }
left = { leaves }. { $played ->
        [yes] Ich spiele weiter, bis /delve join den Platz wieder besetzt.
       *[no] /delve join besetzt den Platz wieder.
    }
left-for-good = { leaves }, und zwar für immer. { $played ->
        [yes] Von jetzt an spiele ich auf diesem Platz.
       *[no] Der Platz bleibt leer.
    }
left-alone = { leaves }, und niemand ist mehr da. Hier endet es.
left-asleep = Sonst ist niemand da, also schläft der Tisch.
leaving = Du verlässt deinen Platz, und die anderen machen weiter. { $played ->
        [yes] Ich spiele auf deinem Platz
       *[no] Dein Platz bleibt leer
    }, bis `/delve join` dich zurückbringt.
leaving-host = Gastgeber wird { $who }.
leaving-ends = Sonst ist hier niemand mehr: Gehst du, endet die Partie für immer. Ihr Verlauf bleibt lesbar.

## Zeit, die abläuft, und Schlaf.

time-up = Die Zeit ist um, also geht die Partie weiter.
no-word = Keine Antwort von { $names }, also geht die Partie weiter.
no-word-at-all = Von niemandem eine Antwort, also schläft der Tisch: Ich spiele nichts und rufe niemanden, bis ihn jemand von euch weckt.
nothing-goes-on = Ohne { $names } geht nichts weiter, also schläft der Tisch, bis ihn jemand von euch weckt.
not-answered = { $names } { COUNT($names) ->
        [one] hat
       *[other] haben
    } noch nicht geantwortet, und von selbst kann die Partie hier nicht weitergehen.
awake-already = Der Tisch ist schon wach.
wakes = { $who } weckt den Tisch.

## Pausen.

pauses = { $who } pausiert die Partie{ until }. { nothing-runs-out }
pauses-own = { $who } nimmt die eigene Pause{ until }. { nothing-runs-out }
pause-agreed = Alle sind einig: Die Partie pausiert{ until }. { nothing-runs-out }
nothing-runs-out = Solange stehen alle Fristen still.
pause-asked = { $who } bittet um eine Pause{ until }.
pause-until = { $until ->
        [0] fürs Erste
       *[other] bis <t:{ $until }:f>
    }
pause-used = Deine eigene Pause in dieser Partie hast du schon genommen.
only-host-pauses = Das kann nur { $host }, der Gastgeber; du hast eine eigene Pause, `/delve pause own:True`.
pause-ended = { $who } beendet die Pause.
pause-over = Die Pause ist vorbei.
not-paused = Die Partie pausiert nicht.
paused-already = Die Partie pausiert schon.
only-they-end-pause = Vorzeitig beenden { COUNT($names) ->
        [0] kann diese Pause nur, wer sie begonnen hat
        [one] kann diese Pause nur { $names }
       *[other] können diese Pause nur { $names }
    }.
nothing-played = Hier wird nichts gespielt.
time-passed = Diese Zeit ist schon vorbei.

## Was Mitglieder einstellen.

no-such-zone = Eine Zeitzone „{ $text }“ kenne ich nicht. `/me zone:` bietet an, was zu deiner Eingabe passt: Versuch es mit einer großen Stadt bei dir.
no-zone = Für die Ruhezeit brauche ich deine Zeitzone, und ich rate nicht: `/me zone:` und eine Stadt bei dir, dann `/me quiet:22-8`.
bad-interval = Ich erinnere alle { $least } bis { $most } Stunden, oder mit `0` einmal nach der Hälfte einer langen Wartezeit.
bad-quiet-hours = „{ $text }“ ist keine Ruhezeit: Schreib, wann sie beginnt und endet, etwa `22-8` oder `22:30-7:00`, oder `off`.
