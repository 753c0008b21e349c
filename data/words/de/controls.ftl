# Nachrichten zu einer laufenden Partie: der Rahmen um die Worte des Spiels.

told-again = { $told }, noch einmal.
told-before = -# Vorher: { $told }
reminder-comes = -# Ich erinnere dich { $time }.
goes-on-by-itself = -# Ohne Antwort geht es { $time } weiter.
default-comes = -# Ohne Antwort: „{ $move }“ { $time }.
still-awaited = { COUNT($members) ->
    [one] { $members }, hier bist immer noch du dran.
   *[other] { $members }, hier warten alle immer noch auf euch.
}
aim = **Vorhaben:** { $aim }.
prompt = { $members }, { $ask }
prompt-plain = { $members }, du bist dran.
next-is-yours = -# { $members }, danach bist du dran.
and-more = und noch { $count }

## Die Knöpfe und Menüs unter einer Nachricht und auf der eigenen Seite.

nothing-to-do = Hier ist nichts mehr zu tun.
button-answer = Antworten
button-your-choices = Deine Auswahl
button-more = Mehr
button-game-master = Spielleitung
button-own = { CAP($thing) } ansehen
button-private = Nur für dich
button-undo = Zurücknehmen
button-wake = Wecken
button-go-on = Weiter
button-not-yet = Noch nicht
button-back = Zurück
button-closer = Ansicht
button-plan-ahead = Vorausplanen
button-advice = Tipp
button-since = Seit du weg warst
button-sheet = Mein Stand
more-moves = Weitere Spielzüge ({ $count })
# $kind: Art eines Spielzugs.
moves-of-kind = { $kind ->
    [answer] Andere Antworten
    [way] Wege
    [fight] Kampf
    [gear] Karten und Ausrüstung
    [deal] Geben und handeln
    [party] Gruppe und Daueraufträge
    [turn] Zug beenden
    [leave] Gehen oder beenden
   *[act] Anderes
}
words-that-lead-on = nach auf mit von aus in im an am für über und zu zum zur bei den die das der dem einen eine ein
group-of-moves = { $group } ({ $count })
# Asks which move of a group: "Fight: which one?"
group-asks = { $group }: was genau?
choose-one = Eins von { $count } wählen
more-left = Mehr (noch { $count })
menu-has-changed = Dieses Menü hat sich geändert.
    .now = Dieses Menü hat sich geändert. So steht es jetzt.
private-done = Das ist vorbei. `/daily` zeigt, wie es steht.
private-title = Dein eigener Tisch
    .small = -# { $title }.
masters-side = Das sieht nur { $master }, die Spielleitung. Dies hier ist deins.
button-words = Was die Wörter heißen
hints = Was jemand mit Übung jetzt tun würde:
    .hint = { $number ->
        [1] Am besten
       *[other] Oder
    }: **{ $move }**. { $why }
game-group = { $game }: was ab und zu getan wird.

## Formulare.

unknown-form = Dieses Formular kenne ich nicht mehr. So steht es jetzt.
form-of-another-table = Das gehört zu einem anderen Tisch. So steht es hier.
too-long-for-form = Das ist zu lang für ein Formular: Tipp `/{ $command }`.
fields-are-empty = { $fields } { COUNT($fields) ->
        [one] ist
       *[other] sind
    } noch leer.
nothing-is-written = Du hast nichts geschrieben. Füll { LIST($fields, type: "or") } aus.
field = „{ $label }“

## Pläne.

plan-secret = Dein Plan für deinen nächsten Zug; sonst liest ihn niemand.
plan-shared = Dein Plan für deinen nächsten Zug; deine Gruppe darf ihn lesen.
last-plan-stopped = Der letzte hat aufgehört. { $why }
plan-how = -# Wenn du an der Reihe bist, mache ich einen Schritt nach dem anderen, solange er möglich ist und nichts Neues ans Licht kam. Sonst halte ich an und rufe dich.
plan-first = Was tust du zuerst?
plan-next = Und dann?
plan-too-long = Das ist zu lang für ein Formular: Tipp `/plan move:`.
plan-condition = „{ $move }“: { $condition }
plan-depends = nur wenn { $condition }
plan-refusals = Bis zu deinem Zug im Voraus ablehnen
plan-refusal = Nein zu { $kind }
button-keep-move = Zug behalten
button-keep-plan = Behalten
button-remove-last = Letzten streichen
button-clear-plan = Leeren

## Abwesend und pausiert.

away-until-is-no-time = Schreib eine Dauer wie `3 days`, einen Wochentag oder ein Datum wie `2027-01-31`.
you-away-until = Du bist bis { $time } an { $count ->
        [one] 1 Tisch
       *[other] { $count } Tischen
    } abwesend.
you-away-until-back = Du bist an { $count ->
        [one] 1 Tisch
       *[other] { $count } Tischen
    } abwesend, bis du wieder da bist.
away-at-no-table = Du sitzt hier an keinem Tisch.
away-is-over = Willkommen zurück: Du spielst wieder an { $count ->
        [one] 1 Tisch
       *[other] { $count } Tischen
    }.
away-nowhere = Du bist an keinem Tisch abwesend.
stand-in-is-another = Vertreten kann dich nur ein anderes Mitglied, und kein Bot.
no-one-is-away = Hier ist niemand mehr abwesend.
who-plays-on = Wer spielt für { $member } weiter?
may-come-back = { $members } { COUNT($members) ->
        [one] kann
       *[other] können
    } jederzeit zurückkommen. Wen du auswählst, spielt stattdessen weiter.
stayed-away = Zweimal hintereinander keine Antwort von { $members }: Bis zur Rückkehr spiele ich dort sofort.
button-im-back = Ich bin wieder da
button-give-seat = Platz abgeben

## Was aus einer Nachricht wird.

shut-out = Das ist getan, aber ich kann hier nicht mehr schreiben, also schläft der Tisch. Sobald mich jemand aus der Verwaltung dieses Servers wieder einlässt, bringe ich die Nachricht; deine Knöpfe zeigt dir `/status`.
post-comes-later = Das ist getan. Discord nimmt meine Nachricht gerade nicht an; ich bringe sie, sobald es geht.
button-again = Noch einmal, gleiche Gruppe
button-play-again = Noch einmal
button-another-game = Anderes Spiel
button-seed = Dieselbe Partie noch einmal
button-seed-here = Hier öffnen
# Wie andere dieselbe Partie spielen.
seed = Dieselbe Partie mit denselben Würfeln, für { $players ->
        [one] eine Person
       *[other] { $players } Personen
    }. Tipp das auf einem beliebigen Server ein, oder kopier es:
    `{ $command }`
button-reopen = Wieder öffnen
