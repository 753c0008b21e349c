# Wie es um einen Tisch steht: es gibt keinen, er sammelt sich, er ist vorbei, wer etwas mit ihm tun darf.

nothing-here = In diesem Kanal wird nichts gespielt. /play öffnet eine Lobby.
table-moved = { $title } ist von hier nach <#{ $channel }> umgezogen.
channel-taken = { $title } { $lobby ->
        [yes] sammelt sich in diesem Kanal schon
       *[no] wird in diesem Kanal schon gespielt
    }. Der Gastgeber kann es mit /delve end beenden.
update-unreadable = Was ich zu sagen hatte, ist nicht mehr lesbar. /map zeigt, wie es steht.
table-ended = Was hier gespielt wurde, ist zu Ende. /play öffnet eine Lobby.
table-not-started = Die Partie hat noch nicht begonnen. Der Gastgeber startet sie, wenn alle da sind.
table-started = Die Partie läuft schon. Der Gastgeber kann einen Platz weitergeben.

## Plätze und der Gastgeber.

seat-left = Du hast diesen Tisch verlassen. /delve join nimmt deinen Platz wieder ein.
# $enter: ob ein Platz zu haben ist.
no-seat = Du hast an diesem Tisch keinen Platz{ COUNT($names) ->
        [0] , und sonst auch niemand
        [one] ; hier spielt { $names }
       *[other] ; hier spielen { $names }
    }.{ $enter ->
        [yes] { " /delve join nimmt einen." }
       *[no] { "" }
    }
only-host = Das kann nur { $host }, der Gastgeber{ $manager ->
        [yes] , oder wer diesen Server verwaltet
       *[no] { "" }
    }.
only-unknown-host = Das kann nur der Gastgeber.
name-for = { $name } (für { $called })

## Tische, an denen es nicht weitergehen kann.

# $who: „host“, „manager“, oder „private“ für einen eigenen Tisch (TAB-160).
put-away = { $who ->
        [private] Der Tisch verschwindet von selbst. Einen neuen gibt es morgen mit `/daily`, oder aus `/replay`.
        [manager] Wer diesen Server verwaltet, kann den Tisch mit /delve end wegräumen.
       *[host] Der Gastgeber kann den Tisch mit /delve end wegräumen.
    }
table-outdated = Seit an diesem Tisch zuletzt gespielt wurde, haben sich die Regeln von { $title } geändert, und nach den neuen kann es nicht weitergehen. { put-away }
table-broken = Meine Notizen von diesem Tisch sind nicht lesbar (Notiz: Tisch { $table }), also ist hier Schluss; an anderen Tischen geht es weiter. { put-away }
table-unreadable = Meine Notizen von diesem Tisch sind nicht lesbar, also ist hier Schluss; an anderen Tischen geht es weiter. { put-away }
table-game-unknown = Das Spiel „{ $game }“ an diesem Tisch kenne ich nicht mehr. { put-away }

## Fragen an den Tisch, Pläne, Schlaf.

# Beide stehen in question-lapses.
ballot-take-back = { $what } zurückzunehmen
ballot-pause = { $what } zu pausieren
question-lapses = Die Bitte, { $question }, verfällt.
plan-whatever = { $label } (was auch kommt)
plan-given = { $label } (nur wenn { $given })
table-unattended = Seit einer Woche war niemand hier, also schläft der Tisch: Ich rufe niemanden, bis ihn jemand von euch weckt.
