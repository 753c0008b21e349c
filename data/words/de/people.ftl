# Was ein Mitglied von sich selbst liest: seine Tische, seine Einstellungen, was von ihm aufgehoben wird.

## /games.

no-tables = Du sitzt an keinem Tisch. `/delve new` öffnet einen in einem Kanal.
no-table-waits = **Nichts wartet auf dich.**
tables-wait = **{ $count ->
    [one] 1 Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}**
tables-heading-others = **Warten auf andere**
tables-heading-lobby = **Sammeln sich**
tables-heading-resting = **Ruhen**
unknown-place = sein Kanal
our-messages = unsere Nachrichten
place-in-server = #{ $channel } auf { $server }
place-is-gone = -# Wo es den Kanal nicht mehr gibt, bringt `/delve move-here` den Tisch in einen anderen.
next-table = Als Nächstes: { $place }
    .asked = Als Nächstes: { $place }, gefragt { $time }.
more-tables = Mehr ({ $count })
look-again = Noch einmal nachsehen
table-line = **{ $place }** { $game }: { $state }
asked-since = -# gefragt { $since }
    .due = -# gefragt { $since }, weiter geht es { $due }
gathered-since = -# begonnen { $since }
host-gathers = { $host } versammelt eine Gruppe, { $players ->
        [one] 1 sitzt
       *[other] { $players } sitzen
    } schon da
asleep-until-woken = schläft, bis ihn jemand von euch dort weckt
paused-until = pausiert bis { $time }
paused-for-now = pausiert
another-player = jemand anderes
your-move = du bist dran
stand-in-sits = { $member } vertritt dich
    .until = { $member } vertritt dich bis { $time }
you-are-away = du bist dort abwesend
    .until = du bist dort abwesend bis { $time }

## /me.

settings-table = **{ $game }**, so ist es hier eingestellt:
settings-option = - { $option }: { $value }
settings-wait = - Wartezeit: { $wait }
settings-orders = Deine Daueraufträge sagen, wonach ich dich nicht fragen muss. `/settings order:` setzt einen neuen.
settings-order = - { $order }
settings-no-table = Hier wird nichts gespielt.
settings-own = Du, an allen Tischen:
settings-change = -# `/me` ändert sie. Die Optionen eines Tisches wählt der Gastgeber vor dem Start.
me-head = Deine Einstellungen, an allen deinen Tischen:
me-zone = **Zeitzone**: { $zone }; dort ist es jetzt { $time }.
me-no-zone = **Zeitzone**: nicht gesetzt.
me-quiet = **Ruhezeit**: { $hours }, nach deiner Uhr{ $zone ->
        [yes] .
       *[no] ; dazu brauche ich deine Zeitzone.
    }
me-no-quiet = **Ruhezeit**: keine{ $zone ->
        [yes] .
       *[no] ; dazu brauche ich deine Zeitzone.
    }
me-nudges = **Erinnerungen**: { $nudges ->
        [yes] { $every ->
            [0] einmal, nach der Hälfte einer langen Wartezeit
           *[other] alle { $every } Stunden, solange du dran bist
        }
       *[no] keine
    }.
me-early = **Danach du**: Ich rufe dich, wenn vor dir jemand seinen Zug beginnt.
me-in-words = **Bilder**: in Worten, in allem, was nur du siehst; `/me pictures:drawn` zeichnet sie wieder.
me-large = **Bilder**: groß, in Streifen, in allem, was nur du siehst; `/me pictures:drawn` zeichnet sie wie üblich.
me-no-tips = **Tipps**: keine; `/me tips:on` erklärt wieder, was dir zum ersten Mal begegnet.
me-no-hall = **Hallen**: Du stehst in keiner; `/me hall:on` zählt ab deiner nächsten Partie.
me-away = **Abwesend**: { LIST($places, type: "semicolon") }. `/away back` beendet es.
    .place = { $place }: { $state }
me-language = **Sprache**: { $language }, für alles, was nur du siehst, und für Tische, die du eröffnest; `/me language:discord` übernimmt die von Discord.
me-how = -# `/me zone:` findet jede Stadt, mit `/me quiet:22:30-7:00` hast du dann Ruhe; `/me every:12` erinnert dich immer wieder; `/me next:on` ruft dich einen Zug früher; `/me pictures:words` sagt dir, was Bilder zeigen, `/me pictures:large` zeichnet sie größer; `/me tips:off` schaltet Erklärungen ab; `/me hall:off` nimmt dich aus jeder `/hall`.
zone-now = { $zone }, jetzt { $time }
menu-zone = Zeitzone
menu-no-zone = Keine Zeitzone
    .about = Dann auch keine Ruhezeit
menu-quiet = Ruhezeit
    .range = Ruhe von { $begin } bis { $end }
    .none = Keine Ruhezeit
button-no-nudges = Nicht erinnern
button-nudge-me = Erinnere mich

## /privacy.

keeps-nothing = Ich hebe nichts über dich auf{ $shut_out ->
        [yes] , außer dass dich ausgeschlossen hat, wer mich betreibt
       *[no] {""}
    }.
posts-stay = Was ich geschrieben habe, bleibt in Discord; löschen kann es die Moderation eines Servers.
policy-says-why = -# `/privacy policy` sagt, warum, wie lange und wer es sieht.
kept = Was ich über dich aufhebe:
    .tables = **Tische**: { LIST($tables, type: "comma") }.
    .no-tables = **Tische**: keine.
    .settings = **Einstellungen**: { LIST($settings, type: "comma") }.
    .no-settings = **Einstellungen**: keine eigenen.
    .characters = **Aufgehobene Figuren**: { $characters }.
    .besides = **Außerdem**: { LIST($things, type: "comma") }.
    .shut-out = **Ausgeschlossen** von denen, die mich betreiben, bis sie dich wieder einlassen.
kept-count-running = { $count } laufend
kept-count-gathering = { $count } in der Lobby
kept-count-over = { $count } beendet
kept-count-others = dein Name oder deine Nummer an { $count } weiteren
kept-quiet = Ruhezeit { $hours }
kept-no-nudges = keine Erinnerungen
kept-every = eine Erinnerung alle { $hours } Stunden
kept-early = ein Ruf, wenn du danach dran bist
kept-in-words = Worte statt Bilder
kept-large = große Bilder
kept-language = { $language }
kept-no-tips = keine Tipps
kept-no-hall = in keiner Halle
kept-count-plans = { $count ->
    [one] 1 Plan
   *[other] { $count } Pläne
}
kept-count-invitations = { $count ->
    [one] 1 Einladung
   *[other] { $count } Einladungen
}
kept-count-results = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} in Hallen
kept-count-seen = wie weit du an { $count ->
    [one] 1 Tisch
   *[other] { $count } Tischen
} gelesen hast
kept-count-dailies = { $count ->
    [one] 1 Streifzug des Tages
   *[other] { $count } Streifzüge des Tages
}
kept-count-tips = { $count ->
    [one] 1 gegebener Tipp
   *[other] { $count } gegebene Tipps
}
kept-count-lessons = { $count ->
    [one] 1 erledigte Lektion
   *[other] { $count } erledigte Lektionen
}
kept-count-campaigns = { $count ->
    [one] 1 Kampagne
   *[other] { $count } Kampagnen
}
kept-refusals = **Kürzlich verweigert**: { $count ->
        [one] 1-mal
       *[other] { $count }-mal
    }, zuletzt „{ $newest }“
button-get-file = Als Datei holen
button-delete = Löschen
button-delete-all = Alles löschen
button-keep = Behalten
delete-asked = Alles löschen, was ich über dich aufhebe? Zurückholen lässt es sich nicht.
    .leaves = - Du verlässt { $count ->
            [one] 1 Tisch
           *[other] { $count } Tische
        } in Gebrauch für immer: Diesen Platz kann dir niemand zurückgeben.
    .unnamed = - An Tischen heißt du dann „jemand“: Name und Nummer verschwinden aus allem, was dort erzählt wurde.
    .gone = - Weg sind dann { $things }.
erased-characters = was du aus { $games } aufhebst
erased-halls = was in Hallen von dir steht
gone-settings = deine Einstellungen
gone-plans = Pläne
gone-invitations = Einladungen
gone-dailies = Streifzüge des Tages
gone-lessons = Lektionen
gone-tips = Tipps
gone-refusals = was ich dir verweigert habe
all-stays = Es wurde nichts gelöscht.
deleted = Erledigt. Ich hebe nichts mehr über dich auf.
    .tables = An { $count ->
            [one] 1 Tisch
           *[other] { $count } Tischen
        } heißt du jetzt „jemand“.
    .later = Das meiste ist gelöscht. Der Rest, an anderen Tischen, folgt von selbst in wenigen Minuten.
    .small = -# { posts-stay } Die neueste Nachricht eines laufenden Tisches schreibe ich neu. Benutzt du mich wieder, fange ich von vorn an.
kept-file = Alles, was ich über dich aufhebe. Von Tischen, an denen noch gespielt wird, nur, was dein Platz wissen darf.
