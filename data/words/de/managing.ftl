# Was die Verwaltung eines Servers liest: /keeper settings, doctor, tables, backup und restore.

## Einstellungen.

settings-head = Diese Einstellungen gelten für neue Tische auf diesem Server; laufende Tische behalten ihre.
    .small = -# Beendete Tische, auch frühere, werden gelöscht, sobald sie älter sind, als du einstellst.
settings-all-gone = **{ channels-are-gone }** Wähl unten andere, oder erlaube jeden Kanal.
settings-some-gone = -# { $count ->
        [one] 1 gewählten Kanal
       *[other] { $count } gewählte Kanäle
    } gibt es nicht mehr.
heading-games = Welche Spiele geöffnet werden dürfen
heading-channels = Wo Tische geöffnet werden, auch Threads
heading-wait = Wartezeit, die eine Lobby vorschlägt
heading-language = Tische beginnen auf
heading-kept = Beendete Tische bleiben
menu-games = Spiele
menu-channels = Jeder Kanal
menu-wait = Die Wartezeit, die eine Lobby vorschlägt
heading-windows = Fenster, die Seiten der Tische, gibt es für
menu-windows = Für wen Tische ein Fenster haben
windows-for = { $whom ->
        [2] Alle, die einen Link haben
        [1] Alle, die am Tisch sitzen
       *[0] Niemanden
    }
menu-language = Die Sprache neuer Tische
language-as-discord = Die Sprache des Servers auf Discord
menu-kept = Wie lange ein beendeter Tisch bleibt
button-every-channel = Jeder Kanal
button-as-usual = Alles wie üblich
wait-suits = wie es zur Runde passt
months = { $count ->
    [one] 1 Monat
   *[other] { $count } Monate
}
years = { $count ->
    [one] 1 Jahr
   *[other] { $count } Jahre
}

## Tische.

no-table-in-use = Auf diesem Server ist kein Tisch in Gebrauch. `/delve new` öffnet einen in einem Kanal.
table-not-in-use = Dieser Tisch ist nicht mehr in Gebrauch.
table-end-asked = Das beendet die Partie für alle dort. Ihr Verlauf bleibt lesbar.
table-there-already = Der Tisch ist schon dort.
members-cannot-see = { $place } ist nicht für alle sichtbar (nicht für { $members }), also bleibt der Tisch, wo er ist.
tables-in-use = **Auf diesem Server { $count ->
        [one] ist 1 Tisch
       *[other] sind { $count } Tische
    } in Gebrauch.**
table-in-list = { $game }, { $place }
table-in-channel = #{ $channel }
table-unseen = ein Kanal, den ich nicht sehe
menu-table = Wähl einen Tisch
button-pause = Pausieren
button-close-lobby = Lobby schließen
button-end = Beenden
menu-move-table = In anderen Kanal oder Thread umziehen
table-at = **{ $place }** { $game }: { $state }
    .since = -# so begonnen { $time }
table-gathers = sammelt sich ({ $players })
table-asleep = schläft
table-paused = pausiert
table-awaits = { $count } von { $players } am Zug
table-awaits-no-one = niemand ist am Zug

## Der Doktor.

repair-wake = Wecken
repair-tell = Fehlendes nachreichen
repair-open = Thread öffnen
repair-anew = Neu schreiben
repair-away = Wegräumen
repair-move = Umziehen oder beenden
at-repair = { $place }: { $repair }
problem-place = **{ CAP($place) }**
    .table = **{ CAP($place) }** { $game }
unreadable-table = Meine Notizen von diesem Tisch sind nicht lesbar. Er lässt sich nur wegräumen.
unreadable-there = Meine Notizen vom Tisch dort sind nicht lesbar. Er lässt sich nur wegräumen.
restored-without-place = Er wurde zurückgeholt und hat noch keinen Kanal.
channel-gone = Seinen Kanal gibt es nicht mehr.
channel-unseen = Ich sehe diesen Kanal nicht. Kanal bearbeiten > Berechtigungen: Erlaube mir „Kanal ansehen“.
may-not = Mir fehlt hier: { $permissions }. Kanal bearbeiten > Berechtigungen: Erlaube es mir, dort oder über meine Rolle.
thread-locked = Dieser Thread ist gesperrt. Wer Threads verwaltet, kann ihn entsperren oder mir „Threads verwalten“ erlauben.
thread-archived = Dieser Thread ist archiviert.
changes-untold = { $count ->
        [one] 1 Änderung steht
       *[other] { $count } Änderungen stehen
    } noch nicht im Kanal.
no-post = Es gibt keine Nachricht von mir, mit der sich spielen ließe.
last-post-gone = Meine letzte Nachricht ist weg.
table-sleeps-here = Der Tisch schläft: Niemand war da. Wer dort spielt, weckt ihn, oder du tust es.
default-is-overdue = Mein Spielzug für jemand Abwesenden ist hier überfällig. Ich versuche es jede Stunde wieder; der Gastgeber kann `/delve skip`.
thread-stays-shut = Discord lässt mich diesen Thread gerade nicht öffnen.
posted-anew = { $member } lässt mich das neu schreiben.
table-is-sound = Dieser Tisch ist in Ordnung oder schon weggeräumt.
all-is-well = **Alles in Ordnung**: { $count ->
        [0] Kein Tisch ist
        [one] 1 Tisch ist
       *[other] { $count } Tische sind
    } in Gebrauch, und ich darf hier, was ich brauche.
more-problems = -# Und noch { $count }; sie kommen, sobald diese behoben sind.

## Der Webhook.

webhook-off = Wer mich betreibt, hat Webhooks abgeschaltet.
webhook-none = Dieser Server hat keinen Webhook. `/keeper webhook url:` setzt einen.
webhook-bad-url = Das ist keine Adresse für einen Webhook. Sie beginnt mit https://, enthält kein Passwort und kein # und hat höchstens 400 Zeichen.
webhook-https = Die Adresse eines Webhooks beginnt mit https://, damit unterwegs niemand mitliest.
webhook-private = Diese Adresse gehört nicht zum öffentlichen Internet, also schicke ich nichts dorthin.
# $host: wohin er führt.
webhook-set = **{ $host }** erfährt, was an den Tischen dieses Servers geschieht.
# $secret: womit seine Nachrichten unterschrieben sind.
webhook-secret = Sein Geheimnis, nur dieses eine Mal gezeigt: `{ $secret }`
    .small = -# Kopier es in dein Programm; es prüft damit, ob eine Nachricht von mir ist. Danach schickt `/keeper webhook` einen Test. Ist es verloren oder anderen bekannt, setz die Adresse noch einmal: Das macht ein neues.
webhook-names = { $names ->
        [yes] Die Namen derer, die spielen, gehen mit, und Texte, in denen sie stehen.
       *[no] Es gehen keine Namen mit und keine Texte der Tische.
    }
webhook-waiting = { $count ->
        [0] Nichts wartet auf Zustellung.
        [one] 1 Nachricht wartet auf Zustellung.
       *[other] { $count } Nachrichten warten auf Zustellung.
    }
# $time: wann das begann, als Discord-Zeit („vor 3 Stunden“). $outcome: was aus dem letzten Versuch wurde.
webhook-failing = Es wird nichts mehr angenommen, zuerst { $time }: { $outcome }. Ich versuche es, bis eine Nachricht einen Tag alt ist.
webhook-outcome = { $outcome ->
        [taken] er wurde angenommen
        [private] die Adresse gehört nicht zum öffentlichen Internet
        [slow] innerhalb von 10 Sekunden kam keine Antwort
        [certificate] das Zertifikat dort ist nicht gültig
        [unreachable] dort ist nichts erreichbar
       *[other] die Antwort war { $outcome }
    }
webhook-tested = Ich habe einen Test geschickt: { $outcome }.
webhook-removed = Der Webhook ist entfernt, mit seinem Geheimnis und allem, was wartete. Was schon geschickt war, liegt bei denen, die es bekommen haben.
button-test-webhook = Test schicken
button-remove-webhook = Entfernen
button-webhook-names = { $names ->
        [yes] Keine Namen schicken
       *[no] Namen schicken
    }
# $count: wie viele Nachrichten.
webhook-given-up = { $count ->
        [one] Eine Nachricht
       *[other] { $count } Nachrichten
    } an den Webhook dieses Servers { $count ->
        [one] ließ sich einen Tag lang nicht zustellen, also habe ich sie
       *[other] ließen sich einen Tag lang nicht zustellen, also habe ich sie
    } aufgegeben. Neue versuche ich weiterhin. Wer den Server verwaltet, sieht mit `/keeper webhook`, woran es liegt.
webhook-fails = Der Webhook nimmt nichts mehr an, zuerst { $time }: { $outcome }. `/keeper webhook` testet oder entfernt ihn.

## Sicherungen.

backup-part = Und der nächste Teil, für sich allein brauchbar.
backup-head = Eine Kopie der Tische dieses Servers: { $over } beendet, { $in_use } in Gebrauch. Die in Gebrauch sind versiegelt: Was ein Platz verbirgt, liest dort niemand, auch du nicht. `/keeper restore` holt zurück, was hier fehlt.{ $several ->
        [yes] { " " }Jeder Teil ist für sich allein brauchbar.
       *[no] { "" }
    }
    .names = -# Namen und Nummern derer, die gespielt haben, stehen darin: Behandle sie wie eine Liste davon.
    .unreadable = -# Ausgelassen, weil meine Notizen davon nicht lesbar sind: { $count }.
    .too-large = -# Ausgelassen, weil zu groß für eine Datei hier: { $tables }.
backup-too-large = Diese Datei ist größer als { $most } MiB, und das ist keine Sicherung von mir.
nothing-restored = Es wurde nichts zurückgeholt.
backup-brought-back = { $member } holt den Tisch aus einer Sicherung zurück.
restored = Es ist getan.
    .in-use = { $count ->
            [one] 1 Tisch in Gebrauch ist wieder da.
           *[other] { $count } Tische in Gebrauch sind wieder da.
        }
    .lost = { $count ->
            [one] 1 hat noch keinen Kanal: `/keeper tables` bringt ihn in einen.
           *[other] { $count } haben noch keinen Kanal: `/keeper tables` bringt sie in einen.
        }
restore-head = Eine Sicherung dieses Servers, gemacht { $time }.
    .brings = Eine Sicherung dieses Servers, gemacht { $time }. Sie brächte zurück:
restore-nothing-new = Nichts davon fehlt hier.
restore-no-table = Sie enthält keinen Tisch, nur, was für den Server eingestellt war; das kommt zurück, wo nichts eingestellt ist.
restore-none-open = Ich kann keinen Tisch daraus öffnen.
restore-table = - { $game }, { $state ->
        [lobby] sammelt sich
       *[asleep] schläft
    }, nach <#{ $channel }>
    .nowhere = - { $game }, { $state ->
            [lobby] sammelt sich
           *[asleep] schläft
        }, noch ohne Kanal: Seiner ist belegt, weg oder mir verschlossen
restore-more = - und noch { $count } in Gebrauch
restore-over = - { $count ->
        [one] 1 beendeter Tisch
       *[other] { $count } beendete Tische
    }
restore-asleep = -# Was schläft, weckt, wer dort spielt; gerufen wird niemand.
restore-known = -# Schon hier und unverändert geblieben: { $count }.
restore-unfit = -# Ausgelassen, weil es nach meinen heutigen Regeln nicht weitergehen kann: { $tables }.
restore-sealed = -# Ein anderer Bot hat sie versiegelt, also bürgt nichts dafür, wer sie geschrieben hat: Was beendet ist, kommt als niemandes zurück, zum Ansehen, und zählt in keiner Halle; was in Gebrauch war, bleibt versiegelt. Wer jenen Bot betreibt, kann sein Siegel an meinen weitergeben.
button-restore = Zurückholen
button-no = Nein
