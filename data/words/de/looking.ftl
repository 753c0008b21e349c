# Was man sich ansehen kann: Karte, Verlauf, Rückblicke, Wiederholungen, Filme, andere Wege, Kampagnen, die Halle.

map-as-usual = Die Karte wie üblich
menu-mode = Was soll sie zeigen?
menu-place = Um welchen Ort herum?
button-whole-map = Ganze Karte
button-in-words = In Worten
button-picture = Als Bild
in-words-changed = **Geändert, seit du zuletzt nachgesehen hast**: { LIST($places) }.
in-words-moves = **Du kannst**: { LIST($moves, type: "semicolon") }{ $more ->
        [0] .
       *[other] ; und noch { $more }.
    }
# It stands at the end of the words of a picture, in at most 23 characters.
picture-more = Mehr unter { button-closer }.
in-words-one-of = { LIST($places, type: "or") }
picture-strip = Teil { $number } von { $count } des Bildes.
mode-about = { CAP($about) }.
log-small = -# Seite { $page } von { $pages }; { $page ->
        [1] das Neueste steht zuletzt
       *[other] Seite 1 ist die neueste
    }; Würfel versiegelt als { $seal }
look-about = Etwas über das nachschlagen, was hier gespielt wird.
page-is-empty = Diese Seite ist noch leer.

recap-since = Was seit { $time } geschehen ist:
    .recent = Was in den letzten 12 Stunden geschehen ist:
    .ringed = -# Auf der Karte eingekreist: was sich geändert hat.

## Wiederholungen, Filme, andere Wege.

button-replay = Wiederholung
replay-other-rules = Nach anderen Regeln gespielt: Nur der Text ist geblieben.
replay-entry = { $number } von { $count }
button-first = Anfang
button-on = Weiter
button-last = Ende
menu-go-to = Gehe zu …
    .now = Gehe zu … (jetzt { $part })
    .entry = Eintrag { $number }
menu-eyes = Mit wessen Augen?
button-film = Film
film-is-yours = Dieser Film ist nur für deine Augen.
film-drawn = Da ist er.
film-progress = Ich zeichne den Film: bis jetzt { $percent } %.
button-other-way = Anderen Weg versuchen
other-way-under-way = Du hast schon einen anderen Weg begonnen, ab Eintrag { $entry }. Ein neuer tritt an seine Stelle.
button-go-on-with-it = Damit weitermachen
button-begin-here = Hier beginnen
other-way-title = Ein anderer Weg, ab Eintrag { $entry } von { $game }
other-way-over = Das war ein anderer Weg; wie es wirklich ging, steht in `/replay`. Er zählt nicht, und ich hebe ihn 7 Tage auf.

## Kampagnen.

campaign-options = Welche Kampagne; ohne Angabe: die zuletzt gespielte
    .name = Wie sie von jetzt an heißen soll
    .public = Ob alle hier es sehen
campaign-party = **Gruppe**: { $members }.
campaign-party-more = noch { $count }
campaign-has-ended = Diese Kampagne ist beendet.
campaign-lobby-goes-on = -# In einer Lobby geht es mit ihr weiter: Option Kampagne. `/{ $game } campaign name:` gibt ihr einen anderen Namen.
menu-campaign = Welche Kampagne?
button-end-campaign = Kampagne beenden
campaign-not-yours = Diese Kampagne ist beendet, oder du darfst sie nicht beenden.
campaign-end-asked = **{ $name }** beenden? Fortsetzen kann sie dann niemand; ansehen lässt sie sich weiterhin.
button-the-campaign = Die Kampagne
button-begin-campaign = Kampagne beginnen

## Die Halle.

hall-is-a-servers = Jeder Server hat seine eigene Halle: Frag auf einem, auf dem wir spielen.
games-counted = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
hall-head = **{ $game }** auf diesem Server: { LIST($facts, type: "comma") }.
    .won = { $count } gewonnen
    .newest = die neueste { $time }
hall-ratings = **Wertungen**, ± wie weit sie danebenliegen können
hall-rating = **{ $place }** { $member }{ $own ->
        [yes] { " (du)" }
       *[no] { "" }
    } { $rating }, { $games }
rating = { $mean } ± { $deviation }
hall-best = **Die Besten**
    .rivals = **Die Besten**: { LIST($results, type: "semicolon") }
    .party = **{ $place }** { CAP($result) }: { $members }
    .rival = { $members } { $score }
    .no-score = { $members } ohne Punkt
party-score = { $score } in { $rounds }
party-not-won = nicht gewonnen{ $result ->
        [none] { "" }
       *[other] , { $result }
    }
party-won = gewonnen
hall-fastest = **Schnellster Sieg**: { $rounds }, { $members }
hall-titles = **Titel**: { LIST($titles, type: "semicolon") }
    .title = { $title }: { $member }{ $times ->
            [1] { "" }
           *[other] { " " }({ $times }-mal)
        }
hall-streaks = **Streifzug des Tages, Tage in Folge**: { LIST($streaks, type: "comma") }
    .streak = { $member } { $days }
hall-no-place = **Du** stehst noch nicht darin: Spiel { $game } zu Ende.
hall-place = **Du**: { $games }, { $won } gewonnen.
    .rated = **Du**: { $games }, { $won } gewonnen; Platz { $place }, { $rating }.
hall-leave = -# `/me hall:off` nimmt dich heraus.
hall-come-back = **Du** stehst in keiner Halle: `/me hall:on` zählt ab deiner nächsten Partie.
button-hall = { $game } ({ $count })

## Für alle, die zuschauen.

watch = Du schaust bei **{ $game }** zu, so wie alle es sehen dürfen.
    .ways = `/map` und `/status` zeigen, wie es steht, `/log`, was geschehen ist, `/delve since` die letzten 12 Stunden. `/play` bittet um einen Platz.
watch-later = Hier wird noch nichts gespielt: Eine Gruppe sammelt sich. `/play` tritt bei.
