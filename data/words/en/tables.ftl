# What is the case with a table: there is none, it gathers, it is over, who may do something with it.

nothing-here = Nothing is being played in this channel. /play opens a lobby.
table-moved = { $title } was moved from here to <#{ $channel }>.
channel-taken = { $title } { $lobby ->
        [yes] is gathering
       *[no] is being played
    } in this channel already. The host can end it with /delve end.
update-unreadable = What I had to say cannot be read any more. /map shows how things stand.
table-ended = What was played here has ended. /play opens a lobby.
table-not-started = The delve has not started yet. The host starts it when all are here.
table-started = The delve is under way already. The host can hand a seat over.

## Seats and the host.

seat-left = You have left this table. /delve join takes your seat back.
# $enter: whether a seat can be taken.
no-seat = You have no seat at this table{ COUNT($names) ->
        [0] , and no one else has
        [one] ; { $names } plays here
       *[other] ; { $names } play here
    }.{ $enter ->
        [yes] { " /delve join takes one." }
       *[no] { "" }
    }
only-host = Only { $host }, the host{ $manager ->
        [yes] { " or a manager of this server" }
       *[no] { "" }
    }, can do that.
only-unknown-host = Only the host can.
name-for = { $name } (for { $called })

## Tables that cannot go on.

# $who: "host", "manager", or "private" for a table of one's own (TAB-160).
put-away = { $who ->
        [private] It goes by itself. Another one begins with `/daily` tomorrow, or from `/replay`.
        [manager] A manager of this server can put it away with /delve end.
       *[host] The host can put it away with /delve end.
    }
table-outdated = { $title }'s rules have been changed since this delve was played last, and it cannot go on by the new ones. { put-away }
table-broken = My notes of this table cannot be read (note: table { $table }), so it has to stop here; other tables go on. { put-away }
table-unreadable = My notes of this table cannot be read, so it has to stop here; other tables go on. { put-away }
table-game-unknown = I no longer know the game “{ $game }”. { put-away }

## Questions to the table, plans, sleep.

ballot-take-back = to take back { $what }
ballot-pause = to pause { $what }
question-lapses = The request { $question } lapses.
plan-whatever = { $label } (whatever comes)
plan-given = { $label } (only if { $given })
table-unattended = No one has been here for a week, so the table sleeps: no one is called until one of you wakes it.
