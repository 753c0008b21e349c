# From the first invitation to the start: opening tables, their lobbies, threads and signboards, seats.

## The post of a lobby.

lobby-gathers = **{ $game }** - { $host } is gathering { $contested ->
        [yes] rivals
       *[no] a party
    } ({ $players } of { $most }).
lobby-gathers-again = **{ $game }** - { $host } gathers the same party again.
lobby-without-host = No one
lobby-has-begun = **{ $game }** has begun: see below.
lobby-file = { CAP($kind) } from a file: **{ $file }**.
lobby-option = { $option }: { $value }
lobby-with = With { $members }.
lobby-company = Bots: { $company }.
lobby-master = Game master: { $master }.
lobby-host-away = { $host } has not been here for a day: anyone who sits here may start.
lobby-missing = { $count } more to start.
lobby-are-you-in = { $members }, are you in?
lobby-rematch-begins = It begins when all of you are in, or when { $host } says so.
lobby-rematch-host-begins = { $host } begins it.
lobby-brings-company = Bots can take empty seats.
lobby-quick = Quick start deals the setup.
lobby-key-mixed = The host's dice key is mixed with one of mine.
lobby-key-chosen = The host chose the dice key.
lobby-idle-options = With these options, { $options } { COUNT($options) ->
        [one] makes
       *[other] make
    } no difference.
lobby-wait = I wait: { $wait }.
lobby-takes-master = `/delve master` makes you the game master.
lobby-is-closed = That party is no longer gathering.
    .now = That party is no longer gathering. Here is how things stand now.

for-so-many = { $players } players
playing-together = together
playing-against = against each other
about-minutes = about { $minutes } minutes
# After how long a game takes: a person alone presses at once, and bots wait for nobody else.
lobby-lasts-alone = With bots about 20 minutes, with friends { $time }
about-hours = about { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }

## Its controls.

button-join = Join
button-leave = Leave
button-start = Start
button-start-alone = Start alone
button-choose-and-start = Start and choose
button-quick-start = Quick start
button-with-company = Start with bots
button-add-company = Add a bot
button-options = Options
own-file = A { $kind } of your own
own-file-field = The file
own-file-about = `/{ $command } template` sends you one to begin from, `/{ $command } check` looks through yours.
button-how = How to play
button-im-in = I'm in
button-not-this-time = Not this time
button-start-now = Start now
menu-option = Other options
menu-company = Change the bots
company-choice = { $name }: { $level }
    .now = { $level } now
company-choice-goes = { $name } goes
options-title = Options of { $title }
options-ticked = Tick what you want
options-as-before = Everything stays as it is.
host-may-choose = The host may choose:
all-may-refuse = Anyone who sits here can say no to stand-ins and hints.
option-about = **{ $option }**: { $about }
unknown-option = I no longer know that option.

## /delve.

leave-anyway = Leave
end-anyway = End it
end-asked = This ends the delve for everybody here. Its log stays readable.
delve-is-over = This delve has ended. `/delve new` begins another.
where-is-table = Say where the table is now: a channel, or the number of one that was deleted.
gathers-elsewhere = **{ $game }** gathers in <#{ $channel }>.
moved-elsewhere = { $member } has moved { $game } to <#{ $channel }>.
chronicle-about = The chronicle: a page with its story and maps, to open in a browser or to print. It needs no network.
export-whole = The whole delve. `delvekeeper verify FILE` checks every roll.
export-so-far = The delve so far. Once it has ended you get it whole, and every roll can be checked.
keeps-only = Only { $games } { COUNT($games) ->
        [one] keeps
       *[other] keep
    } something of you from game to game.
kept-forgotten = I have forgotten what I kept of you from { $game } in this server.
kept-nothing = I keep nothing about you from { $game } in this server.

## /delve new.

new-delve = Gather a party for a new delve in this channel
    .game = What to play: { LIST($games, type: "comma") }
    .key = A dice key of your own: the same key gives the same delve (mixed with one of mine among rivals)
    .wait = How long I wait for a move. Left out: a day among rivals, else two
    .place = Where it is played: here, or in a thread that I open for it
    .more = `name: value, ..` for { LIST($options, type: "comma") }
place-here = here - in this channel
place-thread = thread - in a thread of its own, with a signboard here
wait-for-move = { $pace } - { $time } for a move
wait-typed = { $time } for a move
game-in-brief = { $game } - { $summary }{ $first ->
        [yes] ; good to begin with
       *[no] { "" }
    }
more-takes-pairs = `more` takes options as `name: value, name: value`.
wait-takes = `wait` is a name ({ LIST($paces, type: "comma") }), a number of hours, or a time such as `90 minutes` or `3 days`, at most { $longest }.
place-takes = `place` is `here` or `thread`.
unknown-game-button = I no longer know that game. `/delve new` shows those that I know.
button-play = Play { $game }
game-summary = **{ $game }**: { $summary }
which-game-next = Which one? It opens a lobby here.
game-theme = **{ $game }**, { $summary }
    -# { $about }
which-game-to-play = Which one? Its button opens a lobby here, and others join.
which-game-to-play-with = Which one? Its button opens a lobby here and calls <@{ $member }> once, with a seat to take.
menu-play-with = Play with

## Tables that open under way.

takes-names = `{ $argument }` takes 1 to { $most } names, divided by commas.
name-too-long = A name has up to { $most } letters.
named-twice = A name is there twice.

## Threads and signboards.

thread-is-open = The thread is open already: <#{ $thread }>.
thread-opened = Opened: <#{ $thread }>.
no-threads-in-messages = There are no threads in direct messages: leave `place` out, and the table is here.
thread-already = This is a thread already: leave `place` out, and the table is here.
no-thread-in-channel = No thread can be opened in a channel of this kind.
cannot-open-thread = I can't open a thread here: I need { $permissions }. Nothing was changed.
discord-refused-thread = Discord does not let me open a thread here. Nothing was changed.
table-taken-thread = { $refusal } With `place:thread` it opens in a thread.
button-open-thread = Open in a thread
unknown-new-button = I no longer know that button. `/delve new` opens a table.
seat-taken-there = You have a seat: <#{ $channel }>.
signboard-new = **{ $game }** - { $host } is gathering a party in a thread.
signboard = **{ $game }** in <#{ $channel }>
    .lobby = { $host } is gathering a party ({ $players } of { $most }{ $asked ->
        [0] { "" }
       *[other] , { $asked } asked
    }).
    .closed = the lobby is closed.
    .over = it has ended.
    .asleep = asleep
    .paused = paused
    .awaited = { $members } to act
players-counted = { $count ->
    [one] 1 player
   *[other] { $count } players
}

## Invitations.

no-seat-in-messages = In a direct message no one else can take a seat.
bot-takes-no-seat = A bot takes no seat.
invitation = <@{ $member }>, { $host } offers you a seat in **{ $game }**.
invitation-left = <@{ $member }>, { $host } offers you the seat of { $before } in **{ $game }**.
button-take-seat = Take the seat
button-no-thanks = No, thanks
offered-to-another = That seat is offered to another member. `/delve join` takes one that is free.

## Prepared files.

files-about = A { $kind } of your own for { $games }: check it, use it
files-check = See whether a { $kind } file can be used, and what to put right
    .file = The { $kind } file
files-use = Play in a { $kind } of your own: for the host, in the lobby
    .file = The { $kind } file; left out, the lobby does without one again
files-template = Get a { $kind } file to begin from, with comments
files-export = Get the { $kind } that was played in this channel as a file
file-can-be-used = This { $kind } can be used.
file-no-longer-used = The lobby does without a { $kind } file again.
file-is-used = The party will play in it.
file-warnings = Perhaps not intended:
file-template = A { $kind } to begin from. `/{ $command } check` says what to put right, `/{ $command } use` plays in it.
file-exported = The whole { $kind }, with its secrets. `/{ $command } use` plays in it.
file-too-large = That file is too large: { $most } are the most.
file-too-large-size = That file is too large: { $size }, and { $most } are the most.
file-no-text = That file is no text. Save it as plain text in UTF-8.
file-nothing-here = Nothing of { LIST($games, type: "or") } is gathering or being played in this channel.
file-before-start = A { $kind } is chosen before the start, and here a game is under way.
file-while-gathering = A { $kind } is chosen while a party gathers. Open a lobby with { LIST($ways, type: "or") }; then `/{ $command } use` with your file plays in it. `/{ $command } check` reads a file at any time.

## The welcome.

welcome = I referee exploration games here: I know the rules, draw the map and call who is next.
    .first = New here? Begin with **{ $game }**.
    .below = -# Alone? Start with bots. `/how` explains a game, `/help` says more.

## The daily delves.

daily-today-table = This server's table of today
daily-week-table = This server's table of the week
daily-before = Yesterday: keys, and a result to check
daily-of = -# The daily delves of { $date }; the next ones come { $time }.
daily-tomorrow = tomorrow
daily-result = **{ $game }**: { $result }.
daily-under-way = under way
daily-not-begun = not begun
daily-missed = not finished that day
daily-told = -# { $told }.
daily-sealed-as = -# sealed as { $seal }…
daily-same-for-all = Everybody meets the same. Your first try counts, if it ends today by UTC.
daily-no-server = Each server has a table of its own: ask in one.
daily-table = The daily delves of { $date }, in this server:
daily-table-week = The daily delves of this week, from Monday on, in this server:
daily-table-empty = No one has played here yet. The table is of those who begin `/daily` in this server, or share theirs here.
daily-place = **{ $rank }** { $member }: { $result }
daily-more = -# and { $count } more
daily-keys = -# The daily delves of { $date } are over, so here are their keys.
daily-key = -# key `{ $key }`, sealed as `{ $seal }`
daily-none = No one asked for the delves of { $date }, so there were none.
daily-check = `/daily show: game: of:` gives a result of this server as a file. `delvekeeper verify` checks it.
daily-file = { $member }'s delve of { $date }: `delvekeeper verify` checks every move and roll of it.
daily-shared = **Daily { $game }**, { $date }: { $member }, { $result }.
    .told = -# { $told }. `/daily` plays the same.
daily-title = Daily { $game } of { $date }{ $state ->
        [counts] , counts till 0:00 UTC ({ $until })
        [past] , that day is over, so it does not count
       *[ended] { "" }
    }{ $seal ->
        [no] { "" }
       *[other] . Sealed as { $seal }…
    }
daily-practice = Practice of the daily { $game } of { $date }: it does not count
daily-too-late = The day of { $date } was over before that, so it does not count.
daily-your-result = **Your result: { $result }.**
daily-key-comes = -# The key is sealed until the day is over: `/daily` shows it { $time }.
daily-practised = That was practice: your first try counts.
button-todays-table = Today's table
button-the-week = The week
button-yesterday = Yesterday
button-today = Today
button-todays-delves = Today's delves
button-share-here = Share here
button-practise = Practise
button-once-more = Once more
date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
