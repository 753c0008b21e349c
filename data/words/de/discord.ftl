# Was der Bot über Discord sagt: Kanäle, Rechte, Dateien, und was schiefgeht.

unknown-control = Diesen Knopf kenne ich nicht mehr. So steht es jetzt.
unknown-button = Diesen Knopf kenne ich nicht mehr.
unnamed-member = Jemand
only-manager = Das kann nur, wer diesen Server verwaltet.
only-owner = Das kann nur, wem dieser Server gehört oder wer hier Administrator ist.

# $what: "film", "export", "file" oder "picture".
taken-enough =
    Das genügt fürs Erste: Je Mitglied gibt es höchstens { $what ->
        [film] { $most } Filme
        [export] { $most } Dateien von mir
        [file] { $most } gelesene Dateien
       *[picture] { $most } Karten
    } in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }. Versuch es in { $wait ->
        [one] einer Minute
       *[other] { $wait } Minuten
    } wieder.
shut-out-member = Wer diesen Bot betreibt, hat dich ausgeschlossen. `/privacy` zeigt und löscht weiterhin, was ich von dir aufhebe.
shut-out-server = Wer diesen Bot betreibt, hat diesen Server ausgeschlossen.

## Kanäle und Rechte, so wie Discord sie nennt.

permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
permission-create_public_threads = Öffentliche Threads erstellen
permission-read_message_history = Nachrichtenverlauf anzeigen
no-place-yet = noch ohne Kanal
not-in-others-messages =
    Fragen beantworte ich hier, aber in Direktnachrichten zwischen anderen ist kein Tisch möglich. In einer Direktnachricht mit mir geht es, oder auf einem Server, auf den ich eingeladen bin.
not-in-this-server =
    Fragen beantworte ich hier, aber auf diesem Server, auf dem ich nicht bin, ist kein Tisch möglich. In einer Direktnachricht mit mir geht es, oder auf einem Server, auf den ich eingeladen bin.
thread-is-locked =
    Dieser Thread ist gesperrt, also kann ich hier nicht schreiben. Wer Threads verwaltet, kann ihn entsperren. Es bleibt alles, wie es war.
cannot-post-here = In diesem Kanal kann ich nicht schreiben: Ich brauche { $permissions }. Es bleibt alles, wie es war.
channel-is-gone = Den Kanal dieses Tisches gibt es nicht mehr, oder ich sehe ihn nicht. In einem anderen kann es weitergehen.
cannot-post-there = In { $place } kann ich nicht schreiben: Dort brauche ich { $permissions }. Es bleibt alles, wie es war.
that-thread-is-locked = In { $place } kann ich nicht schreiben: Der Thread ist gesperrt. Es bleibt alles, wie es war.

## Welche Spiele wo geöffnet werden dürfen.

game-not-in-server = { $game } lässt sich auf diesem Server nicht öffnen; es gibt hier { $games }.
not-in-this-channel = In diesem Kanal lässt sich kein Spiel öffnen. Öffne es in { LIST($channels, type: "or") }.
channels-are-gone = Spiele dürfen nur in Kanälen geöffnet werden, die es nicht mehr gibt.
open-other-channels = { channels-are-gone } { $manager ->
        [yes] `/keeper settings` erlaubt andere.
       *[no] Wer diesen Server verwaltet, kann mit `/keeper settings` andere erlauben.
    }

## Dateien.

file-does-not-arrive = Die Datei ist nicht angekommen. Schick sie gleich noch einmal.
file-not-fetched = Ich konnte die Datei nicht holen. Versuch es gleich noch einmal.

## Wer den Bot betreibt, und wie er auf einen anderen Server kommt.

about = -# Delvekeeper { $version }. Was ich von dir aufhebe: `/privacy policy`. Auf einem anderen Server: `/invite`.
    .contact = -# Mich betreibt { $contact }.
    .support = -# Fragen: <{ $support }>
button-invite = Zu einem Server hinzufügen
invite = Ich komme auf jeden Server, den du verwaltest. Der Link bittet um { $permissions }, und nie um Administrator.
invite-none = Ich bleibe auf den Servern, auf denen ich bin. Wer will, kann eine Kopie von mir betreiben: Ich bin freie Software.
invite-small = -# [Auf deinem eigenen Server spielen](<{ $link }>)

## Was schiefgeht.

done = Erledigt.
commands-have-changed = Meine Befehle haben sich gerade geändert. Versuch es in einer Minute wieder.
moved-command = `/{ $old }` heißt jetzt `/{ $new }`.
not-taken-by-command = „{ $value }“ ist kein Wert für diesen Befehl.
cut-off = Discord hat mir mittendrin das Wort abgeschnitten. `/status` zeigt, wie es steht.
broke-on-my-side = Bei mir ist etwas zerbrochen. Nichts ging verloren; versuch es gleich noch einmal.
    .note = -# Notiz { $note } für den Betrieb
you-wrote = Du hast geschrieben:
several-ways-fit = { $count } Wege passen. Sag mit { $options }, welcher, oder wähl einen aus.
which-one = Welcher Weg
panel-is-over = Das ist vorbei. `/status` zeigt, wie es steht.
