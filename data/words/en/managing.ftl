# What managers of a server read: /keeper settings, doctor, tables, backup and restore.

## Settings.

settings-head = These settings are for new tables in this server; tables under way keep theirs.
    .small = -# Finished tables, also earlier ones, are deleted once they are older than you choose.
settings-all-gone = **{ channels-are-gone }** Choose others below, or allow every channel.
settings-some-gone = -# Of the channels chosen { $count ->
        [one] 1 is
       *[other] { $count } are
    } gone.
heading-games = Games that may be opened
heading-channels = Where tables are opened, threads too
heading-wait = Wait that a lobby proposes
heading-language = Tables begin in
heading-kept = Finished tables are kept for
menu-games = Games
menu-channels = Every channel
menu-wait = The wait that a lobby proposes
heading-windows = Windows, the pages of tables, are there for
menu-windows = For whom tables have a window
windows-for = { $whom ->
        [2] Everybody who has a link
        [1] Those who sit at the table
       *[0] No one
    }
menu-language = The language of new tables
language-as-discord = The server’s language on Discord
menu-kept = How long a finished table is kept
button-every-channel = Every channel
button-as-usual = All as usual
wait-suits = as it suits the players
months = { $count ->
    [one] 1 month
   *[other] { $count } months
}
years = { $count ->
    [one] 1 year
   *[other] { $count } years
}

## Tables.

no-table-in-use = No table is in use in this server. `/delve new` opens one in a channel.
table-not-in-use = That table is not in use any more.
table-end-asked = This ends it for everybody there. Its log stays readable.
table-there-already = The table is there already.
members-cannot-see = { $members } can't see { $place }, so the table stays where it is.
tables-in-use = **{ $count ->
        [one] 1 table is
       *[other] { $count } tables are
    } in use in this server.**
table-in-list = { $game }, { $place }
table-in-channel = #{ $channel }
table-unseen = a channel I can't see
menu-table = Choose a table
button-pause = Pause
button-close-lobby = Close the lobby
button-end = End
menu-move-table = Move it to another channel or thread
table-at = **{ $place }** { $game }: { $state }
    .since = -# since { $time }
table-gathers = gathering, { $players } there
table-asleep = asleep
table-paused = paused
table-awaits = { $count } of { $players } awaited
table-awaits-no-one = no one is awaited

## The doctor.

repair-wake = Wake
repair-tell = Post what is missing
repair-open = Open the thread
repair-anew = Post anew
repair-away = Put away
repair-move = Move or end
at-repair = { $place }: { $repair }
problem-place = **{ CAP($place) }**
    .table = **{ CAP($place) }** { $game }
unreadable-table = My notes of this table cannot be read. It can only be put away.
unreadable-there = My notes of the table there cannot be read. It can only be put away.
restored-without-place = It was restored and has no place yet.
channel-gone = Its channel is gone.
channel-unseen = I can't see this channel. Edit channel > Permissions: let me View Channel.
may-not = I may not { $permissions }. Edit channel > Permissions: allow me this, there or by my role.
thread-locked = This thread is locked. A member who manages threads can unlock it, or allow me Manage Threads.
thread-archived = This thread is archived.
changes-untold = { $count ->
        [one] 1 change is
       *[other] { $count } changes are
    } not posted yet.
no-post = There is no post of mine to play with.
last-post-gone = My last post is gone.
table-sleeps-here = The table sleeps: no one was about. Anyone who plays there wakes it, or you do.
default-is-overdue = My move for an absent player is overdue here. I try again each hour; the host may `/delve skip`.
thread-stays-shut = Discord does not let me open that thread just now.
posted-anew = { $member } has me post this anew.
table-is-sound = That table is sound, or put away already.
all-is-well = **All is well**: { $count ->
        [0] no table is
        [one] 1 table is
       *[other] { $count } tables are
    } in use, and I may do here what I need.
more-problems = -# And { $count } more, shown once these are repaired.

## The webhook.

webhook-off = Whoever runs me has switched webhooks off.
webhook-none = This server has no webhook. `/keeper webhook url:` sets one.
webhook-bad-url = That is no address of a webhook. It begins with https://, holds no password and no #, and has at most 400 characters.
webhook-https = A webhook's address begins with https://, so that no one on the way reads along.
webhook-private = That address is none of the public internet, so I send nothing there.
# $host: where it leads.
webhook-set = **{ $host }** is told what happens at this server's tables.
# $secret: what signs its messages.
webhook-secret = Its secret, shown this once: `{ $secret }`
    .small = -# Copy it into your program, which checks with it that a message is mine. Then `/keeper webhook` sends a test. If it is lost or known to others, set the address again: that makes a new one.
webhook-names = { $names ->
        [yes] Names of those who play go along, and texts in which they stand.
       *[no] No names go along, and no texts of the tables.
    }
webhook-waiting = { $count ->
        [0] Nothing waits to be delivered.
        [one] 1 message waits to be delivered.
       *[other] { $count } messages wait to be delivered.
    }
# $time: since when. $outcome: what came of the last try.
webhook-failing = Nothing has been taken since { $time }: { $outcome }. I try again until a message is a day old.
webhook-outcome = { $outcome ->
        [taken] it was taken
        [private] the address is none of the public internet
        [slow] there was no answer within 10 seconds
        [certificate] the certificate there is not good
        [unreachable] it cannot be reached
       *[other] it answered { $outcome }
    }
webhook-tested = I sent a test: { $outcome }.
webhook-removed = The webhook is removed, with its secret and all that waited. What was sent before is with whoever received it.
button-test-webhook = Send a test
button-remove-webhook = Remove it
button-webhook-names = { $names ->
        [yes] Send no names
       *[no] Send names
    }
# $count: how many messages.
webhook-given-up = { $count ->
        [one] A message
       *[other] { $count } messages
    } to this server's webhook could not be delivered for a day, so I gave up on { $count ->
        [one] it
       *[other] them
    }. New ones are still tried. A manager sees why with `/keeper webhook`.
webhook-fails = The webhook has taken nothing since { $time }: { $outcome }. `/keeper webhook` tests or removes it.

## Backups.

backup-part = And the next part, good by itself.
backup-head = A copy of this server's tables: { $over } ended, { $in_use } in use. Those in use are sealed: what a seat hides no one reads there, not even you. `/keeper restore` brings back what is missing here.{ $several ->
        [yes] { " " }Each part is good by itself.
       *[no] { "" }
    }
    .names = -# Names and numbers of those who played are in it: keep it as you would keep a list of them.
    .unreadable = -# Left out, since my notes of it cannot be read: { $count }.
    .too-large = -# Left out, since it is too large for a file here: { $tables }.
backup-too-large = That file is larger than { $most } MiB, which no backup of mine is.
nothing-restored = Nothing was restored.
backup-brought-back = { $member } brings the table back from a backup.
restored = It is done.
    .in-use = { $count ->
            [one] 1 table in use is back.
           *[other] { $count } tables in use are back.
        }
    .lost = { $count ->
            [one] 1 has no place yet: `/keeper tables` moves it to one.
           *[other] { $count } have no place yet: `/keeper tables` moves them to one.
        }
restore-head = A backup of this server, made { $time }.
    .brings = A backup of this server, made { $time }. It would bring back:
restore-nothing-new = Nothing of it is missing here.
restore-no-table = It holds no table, only what was set for the server; that comes back where nothing is set.
restore-none-open = I can open no table of it.
restore-table = - { $game }, { $state ->
        [lobby] gathering
       *[asleep] asleep
    }, to <#{ $channel }>
    .nowhere = - { $game }, { $state ->
            [lobby] gathering
           *[asleep] asleep
        }, with no place yet: its channel is taken, gone, or closed to me
restore-more = - and { $count } more in use
restore-over = - { $count ->
        [one] 1 table
       *[other] { $count } tables
    } ended
restore-asleep = -# What is asleep is woken by anyone who plays there; no one is called.
restore-known = -# Here already, and left as they are: { $count }.
restore-unfit = -# Left out, since they cannot go on by my rules of today: { $tables }.
restore-sealed = -# Another bot sealed it, so nothing vouches for who wrote it: what has ended comes back as no one's, to look at, and counts in no hall; what was in use stays sealed. The operator of that bot can hand its seal to mine.
button-restore = Restore
button-no = No
