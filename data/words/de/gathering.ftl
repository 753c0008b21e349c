# Von der ersten Einladung bis zum Start: Tische öffnen, ihre Lobbys, Threads und Aushänge, Plätze.

## Die Nachricht einer Lobby.

lobby-gathers = **{ $game }** - { $host } versammelt { $contested ->
        [yes] Rivalen
       *[no] eine Gruppe
    } ({ $players } von { $most }).
lobby-gathers-again = **{ $game }** - { $host } versammelt dieselbe Gruppe noch einmal.
lobby-without-host = Niemand
lobby-has-begun = **{ $game }** hat begonnen: siehe unten.
lobby-file = { CAP($kind) } aus einer Datei: **{ $file }**.
lobby-option = { $option }: { $value }
lobby-with = Mit { $members }.
lobby-company = Bots: { $company }.
lobby-master = Spielleitung: { $master }.
lobby-host-away = { $host } war seit einem Tag nicht hier: Starten darf jetzt jedes Mitglied am Tisch.
lobby-missing = Zum Start { $count ->
        [one] fehlt
       *[other] fehlen
    } noch { $count }.
lobby-are-you-in = { $members }, { COUNT($members) ->
        [one] bist du
       *[other] seid ihr
    } dabei?
lobby-rematch-begins = Es beginnt, wenn alle dabei sind oder { $host } es sagt.
lobby-rematch-host-begins = { $host } beginnt.
lobby-brings-company = Bots können freie Plätze einnehmen.
lobby-quick = Der Schnellstart teilt den Aufbau aus.
lobby-key-mixed = Der Würfelschlüssel des Gastgebers ist mit einem von mir gemischt.
lobby-key-chosen = Den Würfelschlüssel hat der Gastgeber gewählt.
lobby-idle-options = Bei diesen Optionen { COUNT($options) ->
        [one] ändert { $options }
       *[other] ändern { $options }
    } nichts.
lobby-wait = Ich warte: { $wait }.
lobby-takes-master = `/delve master` macht dich zur Spielleitung.
lobby-is-closed = Diese Gruppe sammelt sich nicht mehr.
    .now = Diese Gruppe sammelt sich nicht mehr. So steht es jetzt.

for-so-many = { $players } Spieler
playing-together = miteinander
playing-against = gegeneinander
about-minutes = etwa { $minutes } Minuten
# After how long a game takes: a person alone presses at once, and bots wait for nobody else.
lobby-lasts-alone = Mit Bots etwa 20 Minuten, mit Freunden { $time }
about-hours = etwa { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }

## Ihre Knöpfe und Menüs.

button-join = Beitreten
button-leave = Verlassen
button-start = Starten
button-start-alone = Allein starten
button-choose-and-start = Starten und wählen
button-quick-start = Schnellstart
button-with-company = Mit Bots starten
button-add-company = Bot hinzufügen
button-options = Optionen
own-file = { $kind ->
    [region] Eigener Landstrich
    [scenario] Eigenes Szenario
   *[other] Eigene Datei: { $kind }
}
own-file-field = Die Datei
own-file-about = `/{ $command } template` schickt dir eine für den Anfang, `/{ $command } check` prüft deine.
button-how = So geht’s
button-im-in = Bin dabei
button-not-this-time = Diesmal nicht
button-start-now = Jetzt starten
menu-option = Andere Optionen
menu-company = Bots ändern
company-choice = { $name }: { $level }
    .now = jetzt { $level }
company-choice-goes = { $name } geht
options-title = Optionen für { $title }
options-ticked = Kreuz an, was du willst
options-as-before = Es bleibt alles, wie es ist.
host-may-choose = Der Gastgeber kann wählen:
all-may-refuse = Zu Vertretung und Ratschlägen können alle am Tisch Nein sagen.
option-about = **{ $option }**: { $about }
unknown-option = Diese Option kenne ich nicht mehr.

## /delve.

leave-anyway = Verlassen
end-anyway = Beenden
end-asked = Das beendet die Partie für alle hier. Ihr Verlauf bleibt lesbar.
delve-is-over = Diese Partie ist zu Ende. `/delve new` beginnt eine neue.
where-is-table = Sag, wo der Tisch jetzt ist: ein Kanal, oder die Nummer eines gelöschten.
gathers-elsewhere = **{ $game }** sammelt sich in <#{ $channel }>.
moved-elsewhere = { $member } hat { $game } nach <#{ $channel }> geholt.
chronicle-about = Die Chronik: eine Seite mit Geschichte und Karten, zum Öffnen im Browser oder zum Drucken. Sie braucht kein Netz.
export-whole = Die ganze Partie. `delvekeeper verify FILE` prüft jeden Wurf.
export-so-far = Die Partie bis jetzt. Ist sie zu Ende, bekommst du sie ganz, und jeder Wurf ist prüfbar.
keeps-only = Nur { $games } { COUNT($games) ->
        [one] hebt
       *[other] heben
    } von Partie zu Partie etwas von dir auf.
kept-forgotten = Ich habe vergessen, was ich auf diesem Server von dir aus { $game } aufgehoben hatte.
kept-nothing = Auf diesem Server hebe ich aus { $game } nichts von dir auf.

## /delve new.

new-delve = In diesem Kanal eine Gruppe für eine neue Partie versammeln
    .game = Was ihr spielt: { LIST($games, type: "comma") }
    .key = Dein Würfelschlüssel: gleicher Schlüssel, gleiche Partie (bei Rivalen mit einem von mir gemischt)
    .wait = Wie lange ich auf einen Spielzug warte. Ohne Angabe: bei Rivalen einen Tag, sonst zwei
    .place = Wo gespielt wird: hier, oder in einem Thread, den ich dafür öffne
    .more = `Name: Wert, ..` für { LIST($options, type: "comma") }
place-here = here - in diesem Kanal
place-thread = thread - in einem eigenen Thread, mit einem Aushang hier
wait-for-move = { $pace } - { $time } je Spielzug
wait-typed = { $time } je Spielzug
game-in-brief = { $game } - { $summary }{ $first ->
        [yes] ; gut für den Anfang
       *[no] { "" }
    }
more-takes-pairs = `more` nimmt Optionen in der Form `Name: Wert, Name: Wert`.
wait-takes = `wait` ist ein Name ({ LIST($paces, type: "comma") }), eine Zahl von Stunden oder eine Zeit wie `90 minutes` oder `3 days`, höchstens { $longest }.
place-takes = `place` ist `here` oder `thread`.
unknown-game-button = Dieses Spiel kenne ich nicht mehr. `/delve new` zeigt die, die ich kenne.
button-play = { $game } spielen
game-summary = **{ $game }**: { $summary }
which-game-next = Welches? Der Knopf öffnet hier eine Lobby.
game-theme = **{ $game }**, { $summary }
    -# { $about }
which-game-to-play = Welches? Sein Knopf öffnet hier eine Lobby, und andere treten bei.
which-game-to-play-with = Welches? Sein Knopf öffnet hier eine Lobby und ruft <@{ $member }> einmal, mit einem Platz zum Nehmen.
menu-play-with = Zusammen spielen

## Tische, die mitten in der Partie beginnen.

takes-names = `{ $argument }` nimmt 1 bis { $most } Namen, durch Kommas getrennt.
name-too-long = Ein Name hat höchstens { $most } Buchstaben.
named-twice = Ein Name steht doppelt da.

## Threads und Aushänge.

thread-is-open = Der Thread ist schon offen: <#{ $thread }>.
thread-opened = Geöffnet: <#{ $thread }>.
no-threads-in-messages = In Direktnachrichten gibt es keine Threads: Lass `place` weg, dann ist der Tisch hier.
thread-already = Das ist schon ein Thread: Lass `place` weg, dann ist der Tisch hier.
no-thread-in-channel = In einem Kanal dieser Art lässt sich kein Thread öffnen.
cannot-open-thread = Ich kann hier keinen Thread öffnen: Ich brauche { $permissions }. Es bleibt alles, wie es war.
discord-refused-thread = Discord lässt mich hier keinen Thread öffnen. Es bleibt alles, wie es war.
table-taken-thread = { $refusal } Mit `place:thread` öffnet sie in einem Thread.
button-open-thread = Im Thread öffnen
unknown-new-button = Diesen Knopf kenne ich nicht mehr. `/delve new` öffnet einen Tisch.
seat-taken-there = Du hast einen Platz: <#{ $channel }>.
signboard-new = **{ $game }** - { $host } versammelt eine Gruppe in einem Thread.
signboard = **{ $game }** in <#{ $channel }>
    .lobby = { $host } versammelt eine Gruppe ({ $players } von { $most }{ $asked ->
        [0] { "" }
       *[other] , { $asked } gefragt
    }).
    .closed = die Lobby ist geschlossen.
    .over = zu Ende.
    .asleep = schläft
    .paused = pausiert
    .awaited = am Zug: { $members }
players-counted = { $count ->
    [one] 1 Mitglied
   *[other] { $count } Mitglieder
}

## Einladungen.

no-seat-in-messages = In einer Direktnachricht kann sonst niemand Platz nehmen.
bot-takes-no-seat = Ein Bot nimmt keinen Platz.
invitation = <@{ $member }>, { $host } bietet dir einen Platz in **{ $game }** an.
invitation-left = <@{ $member }>, { $host } bietet dir in **{ $game }** den Platz von { $before } an.
button-take-seat = Platz nehmen
button-no-thanks = Nein, danke
offered-to-another = Dieser Platz ist einem anderen Mitglied angeboten. `/delve join` nimmt einen, der frei ist.

## Vorbereitete Dateien.

files-about = Eigene Dateien ({ $kind }) für { $games }: prüfen, benutzen
files-check = Prüfen, ob deine Datei ({ $kind }) brauchbar ist und was zu verbessern wäre
    .file = Die Datei ({ $kind })
files-use = Mit eigener Datei ({ $kind }) spielen: für den Gastgeber, in der Lobby
    .file = Die Datei ({ $kind }); ohne Angabe kommt die Lobby wieder ohne aus
files-template = Eine Datei ({ $kind }) für den Anfang holen, mit Kommentaren
files-export = Was in diesem Kanal gespielt wurde, als Datei holen ({ $kind })
file-can-be-used = Diese Datei ({ $kind }) ist spielbar.
file-no-longer-used = Die Lobby kommt wieder ohne Datei ({ $kind }) aus.
file-is-used = Damit wird die Gruppe spielen.
file-warnings = Vielleicht nicht so gemeint:
file-template = Eine Datei ({ $kind }) für den Anfang. `/{ $command } check` sagt, was zu verbessern ist, `/{ $command } use` spielt damit.
file-exported = Die ganze Datei ({ $kind }), mit allen Geheimnissen. `/{ $command } use` spielt damit.
file-too-large = Die Datei ist zu groß: Erlaubt sind höchstens { $most }.
file-too-large-size = Die Datei ist zu groß: { $size }, erlaubt sind höchstens { $most }.
file-no-text = Die Datei ist kein Text. Speichere sie als einfachen Text in UTF-8.
file-nothing-here = In diesem Kanal sammelt sich keine Gruppe für { LIST($games, type: "or") }, und es läuft keine solche Partie.
file-before-start = Die Datei ({ $kind }) wird vor dem Start gewählt, und hier läuft schon eine Partie.
file-while-gathering = Die Datei ({ $kind }) wird gewählt, während sich die Gruppe sammelt. Öffne eine Lobby mit { LIST($ways, type: "or") }; dann spielt `/{ $command } use` mit deiner Datei. `/{ $command } check` liest jederzeit eine.

## Die Begrüßung.

welcome = Ich leite Erkundungsspiele: Ich kenne die Regeln, zeichne die Karte und rufe, wer dran ist.
    .first = Neu hier? Fang mit **{ $game }** an.
    .below = -# Allein? Starte mit Bots. `/how` erklärt ein Spiel, `/help` sagt mehr.

## Die Streifzüge des Tages.

daily-today-table = Die Tabelle dieses Servers von heute
daily-week-table = Die Wochentabelle dieses Servers
daily-before = Gestern: Schlüssel, und ein Ergebnis zum Prüfen
daily-of = -# Die Streifzüge des Tages, { $date }; die nächsten kommen { $time }.
daily-tomorrow = morgen
daily-result = **{ $game }**: { $result }.
daily-under-way = läuft
daily-not-begun = nicht begonnen
daily-missed = am Tag nicht fertig geworden
daily-told = -# { $told }.
daily-sealed-as = -# versiegelt als { $seal }…
daily-same-for-all = Allen begegnet dasselbe. Dein erster Versuch zählt, wenn er heute nach UTC endet.
daily-no-server = Jeder Server hat seine eigene Tabelle: Frag auf einem.
daily-table = Die Streifzüge des Tages, { $date }, auf diesem Server:
daily-table-week = Die Streifzüge des Tages dieser Woche, ab Montag, auf diesem Server:
daily-table-empty = Hier hat noch niemand gespielt. In der Tabelle steht, wer `/daily` auf diesem Server beginnt oder hier teilt.
daily-place = **{ $rank }** { $member }: { $result }
daily-more = -# und noch { $count }
daily-keys = -# Die Streifzüge des Tages vom { $date } sind vorbei, also sind hier ihre Schlüssel.
daily-key = -# Schlüssel `{ $key }`, versiegelt als `{ $seal }`
daily-none = Am { $date } wollte niemand Streifzüge des Tages, also gab es keine.
daily-check = `/daily show: game: of:` gibt ein Ergebnis dieses Servers als Datei. `delvekeeper verify` prüft sie.
daily-file = { OF($member) } Streifzug vom { $date }: `delvekeeper verify` prüft darin jeden Spielzug und jeden Wurf.
daily-shared = **{ $game } des Tages**, { $date }: { $member }, { $result }.
    .told = -# { $told }. `/daily` spielt dasselbe.
daily-title = { $game } des Tages, { $date }{ $state ->
        [counts] , zählt bis 0:00 UTC ({ $until })
        [past] , der Tag ist vorbei, also zählt es nicht
       *[ended] { "" }
    }{ $seal ->
        [no] { "" }
       *[other] . Versiegelt als { $seal }…
    }
daily-practice = Übung mit { $game } des Tages, { $date }: Sie zählt nicht
daily-too-late = Der { $date } war da schon vorbei, also zählt es nicht.
daily-your-result = **Dein Ergebnis: { $result }.**
daily-key-comes = -# Der Schlüssel bleibt versiegelt, bis der Tag vorbei ist: `/daily` zeigt ihn { $time }.
daily-practised = Das war Übung: Dein erster Versuch zählt.
button-todays-table = Tabelle von heute
button-the-week = Die Woche
button-yesterday = Gestern
button-today = Heute
button-todays-delves = Streifzüge von heute
button-share-here = Hier teilen
button-practise = Üben
button-once-more = Noch einmal
date = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
