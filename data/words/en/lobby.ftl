# Before a game starts: who sits, what is chosen, how it begins; and how it begins again.

gathering = { $who } is gathering { $contested ->
        [yes] rivals
       *[no] a party
    }.
gathering-again = { $who } gathers the same party again.
lobby-joined = { $who } joins ({ $players } of { $most }).
lobby-left = { $who } leaves.
without-them = Then without { $who } this time.
new-host = { $who } is the host now.
last-one-leaves = The last one leaves, and the lobby is closed.
lobby-closed = { $who } closes the lobby.
lobby-forgotten = No one began this delve for a week, so the lobby is closed.
all-seats-taken = All { $most } seats are taken.
seated-already = You have a seat at this table already.
has-a-seat = { $who } has a seat at this table already.{ $left ->
        [yes] { " /delve join takes it back." }
       *[no] { "" }
    }
has-no-seat = { $who } has no seat at this table.
seat-taken = { $who } takes the seat of { $before }.
seat-taken-back = { $who } takes the seat back from { $before }.
plays-on-for = { $who } plays on for { $before }; in the delve the seat keeps the name { $called }.
# $called: the name of a bot's character in the game. $own: it was this player's own before.
plays-on-as = { $who } { $own ->
        [yes] plays as { $called } again
       *[no] plays on as { $called }
    }.
plays-already = { $who } plays on as { $called } already.
# $out: the reader's character is out, but so is the other one.
plays-on-not = { $out ->
        [yes] { $called } is out of the game too.
       *[no] You can play on as a bot’s character once your own is out of the game.
    }
unknown-game = I know no game “{ $text }”. I know: { LIST($games, type: "comma") }.

## Bot players.

hire-at-least-one = Add at least one bot.
seats-free = Only { $free ->
        [one] 1 seat is
       *[other] { $free } seats are
    } free.
company-joins = { $names } { COUNT($names) ->
        [one] joins
       *[other] join
    } as { COUNT($names) ->
        [one] a bot
       *[other] bots
    }, { $level } ({ $players } of { $most } seats).
company-goes = { $who } goes.
company-level = { $who } plays { $level } now.
no-company-for = Bots cannot play { $title }: it takes people.
no-company-here = No bot plays here.
not-hired = No one called “{ $text }” is a bot here{ COUNT($names) ->
        [0] .
       *[other] : { LIST($names, type: "or") }.
    }
no-such-level = A level is { LIST($levels, type: "or") }.
not-company = No one called “{ $text }” is a bot here; there is { COUNT($names) ->
        [0] no one
       *[other] { LIST($names, type: "or") }
    }.
rivals-now = You play against each other now.
with-company = With you: { $names }.

## Options.

option-chosen = { CAP($option) }: { $value }.
option-moot = With these options that makes no difference.
yes-or-no = That is { LIST($values, type: "or") }.
pact-refused = One of you said no, and rivals all have to agree.
wait-chosen = I wait: { $pace }.
language-chosen = From here on I speak { $language } at this table.
no-such-language = I speak { LIST($languages, type: "or") }.
no-such-pace = A table waits { LIST($paces, type: "comma") }, or a time such as “90 minutes”.
wait-out-of-range = A wait is from 0 (for ever) to { $longest }.
bad-dice-key = A dice key has 1 to { $most } characters: letters, digits, spaces, hyphens, dots, underscores.
campaign-chosen = Campaign: { $value }.

## A game master.

no-master-but-me = { $title } has no game master but me.
master-already = { $who } is the game master already.
no-master = There is no game master.
master-has-to-leave = All { $most } seats of players are taken, so { $who } has to leave first.
master-set = { $who } is the game master.
master-none = There is no game master now.
plays-along = { $who } plays along.

## Prepared files.

takes-no-files = { $title } takes no files.
file-unusable = That { $kind } cannot be used.
file-long = It has { $length } characters
file-long-right = at most { $most } characters
file-slow = I could not read it within { $seconds } seconds
file-slow-right = a shorter one
file-senseless = I could not make sense of it
file-senseless-right = what the template shows
files-busy = I am still reading other files. Try again in a moment.
file-other-lobby = That was for another lobby.
file-none-used = No { $kind } is used here.
file-used = { $who } brings the { $kind } “{ $name }”.
file-put-away = { $who } puts the { $kind } away again.
# $master: the game master's name, "" for none; $mastered: whether there is one.
file-secret = The { $kind } holds secrets. { $mastered ->
        [yes] Until the end only { $master }, the game master, can see it.
       *[no] It is shown at the end.
    }

## The start.

party-size = { $title } wants { $exact ->
        [yes] { $least } players
       *[no] { $least } to { $most } players
    }, and { $here ->
        [one] 1 is
       *[other] { $here } are
    } here.

chosen-for-you = -# I chose what you begin with. To choose it yourself: { $bots ->
        [yes] **{ button-add-company }**, then **{ button-choose-and-start }**.
       *[no] **{ button-choose-and-start }**.
    }

## Ends and moves of tables.

ends-here = { $who } ends it here.
table-here-already = The table is here already.
brings-table = { $who } brings the table here.
puts-broken-away = { $who } puts the broken table away.
no-table-there = No table of this server stands there.
private-table-of-another = That is someone else's own table: only they can play there.

## A rematch.

is-in = { $who } is in.
no-rematch-players = No one who played here is in this server any more. **Another game** opens a lobby.
rematch-players = { $names } played here and can gather this party again. **Another game** opens a lobby.
delve-not-remembered = I no longer have that delve. /delve new begins another.
in-already = You are in already: the lobby is open in this channel.

## Invitations.

invitation-gone = That invitation is no longer open.
invited-today = { $who } was invited to this table today already. Once a day is enough.
invitations-open = { $most } invitations of this table are open already. One has to be answered first.
no-seat-to-offer = There is no seat to offer: no one has left{ $rivals ->
        [yes] { "" }
       *[no] , and no one is away
    }.
only-host-offers = Only { $known ->
        [yes] { $host }, the host,
       *[no] the host
    } can offer the seat of { LIST($names, type: "or") }.
seats-offered-already = Every seat that could be taken is offered to someone already.

## Paces and times.

pace = { $name ->
    [live] live
    [brisk] brisk
    [daily] daily
    [calm] calm
   *[other] no clock
}
paced = { $name }, { $span } for a move
paced-unnamed = { $span } for a move

## Bot players, introduced.

company-member = { $mark } { $who }{ COUNT($facts) ->
        [0] { "" }
       *[other] { " (" }{ LIST($facts, type: "comma") })
    }
company-stranger = { $who }{ COUNT($facts) ->
        [0] { "" }
       *[other] { " (" }{ LIST($facts, type: "comma") })
    }
company-mixed = { LIST($told) }
company-alike = { LIST($told) }, { $members ->
        [1] { $level }
        [2] both { $level }
       *[other] all { $level }
    }
