# Games looked back at: replays, films, branches, the chronicle, the file that is checked.

game-gone = That game is not here any more: it was deleted, or its table is somewhere else now.

## A replay.

no-seat-called = No one called “{ $name }” had a seat there.
own-eyes-only = While it runs you see only what you may know; once it is over, what others saw too.
no-such-entry = There is no “{ $text }” in it: it has { $entries } entries{ $parts ->
        [yes] , from “{ $first }” to “{ $last }”
       *[no] { "" }
    }.
part-entry = { $part }: entry { $entry }
part-of-time = { CAP($part) } { $number }
part-before-first = Before { $part } 1
eyes-you-see = As you see it
eyes-all-see = As everybody sees it
eyes-all-saw = As everybody saw it
eyes-seat-saw = As { $who } saw it
eyes-everything = Everything
no-one-has-seat = No one has that seat.
by-the-bot = { $who } (by the bot)
told-alone = Only { $names } was told: { $told }
as-written = { $who }: “{ $move }”.

## A film.

film-title = { $title }, { $eyes ->
        [whole] nothing hidden
        [all-saw] as everybody saw it
        [all-see] as everybody sees it
        [you-see] as you see it
       *[seat-saw] as { $who } saw it
    }.
film-busy = I am drawing another film just now. Press again in a minute.
film-failed = I could not finish that film. Press again in a moment.
film-too-little = There is no film in that yet: its map has not changed.
film-too-long = That is too long for a film: also with half of its pictures, and small ones, it would be over 4 MB. `/replay` steps through all of it.
ended-here = { $who } ended it here.
film-alt = A film of { $frames } pictures of the map: { $title }{ $dated ->
        [yes] , up to { $when }
       *[no] { "" }
    }.
film-alt-end = It ends: { $told }

## Another way.

branch-too-early = Another way can be tried once the game is over: till then it would tell what is to come.
branch-other-rules = It was played by other rules, so you can't play on from it.
branch-nothing-left = Nothing was left to decide by then. Go back an entry or more, and try again.
branch-game-master = A game master decided there, and no bot can stand in for them.
branch-no-company = I have no one who plays { $title } for the others like that.
branch-begins = You play { $who }, the others are mine. The dice go on as they lay, and nothing here counts.
branch-runs-out = From there on nothing is left for { $who } to decide: the others alone would end it. Go back an entry or more, and try again.

## The last post and the chronicle.

small-print = -# { LIST($parts, type: "semicolon") }
column-dice = dice
column-usual = usual
column-wait = wait
wait-longest = wait: the longest
played-by-bots = played by bots: { $names }
played-on-as = { $who } played on as { $called }
earned = **{ $who }** - { LIST($titles, type: "comma") }
before-the-end = **At the end:** { $told }
page-title = { $title }: { COUNT($names) ->
        [0] a delve
       *[other] { $names }
    }
page-days = { $first } to { $last }
page-bot-player = { $who } (bot player)
page-option = { $option }: { $value }
page-players = Players
page-game-master = Game master
page-when = When
page-options = Options
page-so-far = So far
    .told = It is not over: this is what everybody was told.
page-name = A name
    .told = was taken out of it at the wish of its bearer.
page-members = Who played
page-story = The story
page-high-points = High points
page-last-map = { $over ->
        [yes] The last map
       *[no] The map as it is now
    }
page-map = The map{ $dated ->
        [yes] , { $when }
       *[no] { "" }
    }
page-dice-means = Dice: what one showed on average, and what is usual.
page-wait-means = Wait: the longest before a move.
page-small-print = Options, and the seal of the dice
page-seal = Sealed at the start as `{ $seal }`, the SHA-256 of the dice key.
page-key = The key: `{ $key }`
page-check = Every roll follows from it: `/delve export` gives the journal as a file, and `delvekeeper verify FILE` checks it.
page-key-later = The key is shown when it is over.

## The file: what it says of itself, and what its check says.

file-branch = { another-way-from } (TAB-195).
file-name-taken-out = A name was taken out of this delve at the wish of its bearer (TAB-123).
file-unchecked = A name was taken out of this delve, and with it what its states could be checked by.
file-other-game = This is a delve of “{ $game }”, a game that is not here.
file-other-key = the dice key is not the one that was sealed at the start
file-shorter = it had { $length } entries, and { $left } are left
file-players = It names { $players } players, and { $title } has { $least } at least and { $most } at most.
file-options = Its options are not those of { $title }: { $error }.
file-out-of-order = entry { $entry }: entries are missing or out of order
file-entry = entry { $entry } ({ $move }): { $wrong }
file-dice-do-not-go-on = its dice do not go on from those before it
file-bounds = it has { $draws } draws below { $bounds }
file-not-as-ruled = seat, dice count or events are not what the rules give
file-draw = draw { $draw } is not what the dice key gives
file-not-one-game = the entries that were not taken back do not make one game
file-not-ended = the game had not ended by its rules, and no one is said to have ended it
file-ended-twice = the game ended by its rules, and { $who } is said to have ended it
file-others-joined = others joined than the file says
file-other-end = the game did not end as the file says
file-not-exported = This is not an exported delve: { $error }.
file-format = This file is of format { $format }; known here is { $known }.
file-sealed = This delve has not ended yet: its dice key is still sealed. Export it again when it is over.
file-cannot-begin = { $title } cannot begin as the file says: { $error }
entries = { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }
rolls = { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }
checked-all = { entries }, { rolls }, { $whole ->
        [yes] all
       *[no] all rolls
    } as the dice key says.
checked-older = { entries }, { rolls }: { $sure ->
        [0] { "" }
       *[other] { $sure } as the dice key says,{ " " }
    }{ $open } as the dice key can say. An older version of me wrote this file, without the number of sides of each die.
checked-ended-by = { $who } ended it before its rules did.
checked-anew = A name was taken out of it, so its states were worked out anew.
checked-reworded = { $stories ->
        [one] 1 story
       *[other] { $stories } stories
    } of it would be worded otherwise here.
checked-versions-unknown = Rules of { $title }: versions { $versions }; the file does not say which made which entry.
checked-versions = Rules of { $title }: { LIST($made, type: "comma") }; here is version { $version }.
checked-by-version = { $entries } by version { $version }
checked-partly = Moves and states of { $ruled } are as these rules say; those of { $rest } only the rules that made them could check.
checked-none = Moves and states only the rules that made them could check.
entry-run = { $first } to { $last }
entries-called = { $several ->
        [yes] entries
       *[no] entry
    } { LIST($runs, type: "and") }
