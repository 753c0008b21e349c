# Moves: made, skipped, planned, taken back; why one cannot be made at the table.

not-your-turn = It's { COUNT($names) ->
        [0] no one's
       *[other] { LIST($names, type: "or", each: "of") }
    } turn. I'll call you.
game-ended = This game has ended.
delve-ended = This delve has ended. /delve new begins another.
no-such-command = { $title } has no “/{ $verb }” like that.
    .way = { $title } has no /{ $verb }: { $way }.
nothing-fits = Nothing fits “{ $text }”.
ways-fit = { $ways } ways fit. Add { LIST($names) }, or pick one.
add-or-pick = Add { LIST($names) }, or pick one.
i-play-for = I play for { $names }.
goes-on-without = { $who } goes on without { LIST($names) }.
nothing-to-do-for = I have no move to make for { COUNT($names) ->
        [0] anyone
       *[other] { LIST($names, type: "or") }
    }; the game waits.
away-from-turn = I play for you at once while you are away. `/away back`, and you are asked again.
bot-says = -# { $who }: “{ $words }”

# $hurts: what it would cost, as it stands at the end of its label.
typed-hurts = “{ $label }” would cost something: { $hurts }.

## Controls of an earlier state.

other-table = That belongs to another table. Here is how things stand now.
button-unknown = I no longer know that button. Here is how things stand now.
# $whose: "mine", "yours" or "theirs", of { $who }.
stale-change = That was before { $whose ->
        [mine] my { $what }
        [yours] your { $what }
       *[theirs] { $who }'s { $what }
    }. Here is how things stand now.
stale-last-change = That was before the last change. Here is how things stand now.
stale-start = That was before the start. Here is how things stand now.
stale-went-on = That was before the game went on without { $who }. Here is how things stand now.
change-absence = absence
change-answer = answer
change-leaving = leaving
change-look = look at who is back
change-move = move
change-last-move = last move
change-moved-here = move to this channel
change-pause = pause
change-pause-end = end of the pause
change-post = post
change-question = question
change-redo = redo
change-reminder = reminder
change-rest = rest
change-return = return
change-seats = change of seats
change-undo = undo
change-wake-up = wake-up

## Plans.

plan-stirred = Something new came to light or was rolled.
plan-only-if = It was planned only if { $given }.
plan-will-stop = { plan-stirred } So it will stop.
plan-made = -# As { $names } planned.
plan-stopped = -# { $who }, your plan stopped. { $why }

## Undo and redo.

undo-leaves-hall = Something was rolled, drawn or shown since, such as a new card or tile. If you take it back, this game does not count in the hall, the list of results.
undo-older-rules = The rules have been changed since that move was made, so it stays as it is.
undo-name-taken-out = A player's name was deleted from this table, so that move can no longer be taken back.
undo-differs = That move would not come out as it did (the rules have been changed since, or my notes of it are damaged), so everything stays as it is.
undo-delve-ended = This delve has ended; nothing is taken back any more.
undo-nothing = There is nothing to take back yet.
undo-entering = { $who } has joined: that can't be taken back.
undo-final = A death can't be taken back.
undo-dice-stay = What dice or the map have shown can't be taken back.
master-or-manager = { $left ->
        [yes] a manager of this server
       *[no] { $who }, the game master,
    }
only-master-undoes = That can no longer be taken back: only { master-or-manager } could.
only-master-redoes = Only { master-or-manager } can bring back what was taken back last.
undo-needs-the-left = { $names } would have to agree, and { COUNT($names) ->
        [one] has
       *[other] have
    } left. /delve join takes a seat back.
only-maker-asks = Only { $who } can ask to take that move back.
# $hall: whether it would cost the place in the hall.
leaves-hall = { $hall ->
        [yes] ; taken back, this game leaves the hall
       *[no] { "" }
    }
# $seen: "rolled", "shown" (something came to light), or "nothing".
undo-asked = { $who } wants to take back { $what }{ $seen ->
        [rolled] { " " }(something was rolled or drawn{ leaves-hall })
        [shown] { " " }(something came to light{ leaves-hall })
       *[nothing] { "" }
    }.
question-open = Another question is open; the others have not all answered yet.
question-asked = You have asked already; the others have not all answered yet.
question-settled = That question is settled. Here is how things stand now.
question-yours = You asked; now the others answer.
question-agreed = You have agreed already; the others have not all answered yet.
agrees = { $who } agrees.
would-keep-it = { $who } would rather keep it.
lets-it-stand = { $who } lets it stand after all.
# $office: "host", "manager", or "none" where no one else had to agree.
taken-back = { $who } { $agreed ->
        [yes] agrees to take
       *[no] takes
    } back { $what }{ $office ->
        [host] , as host
        [manager] , as a manager of this server
       *[none] { "" }
    }.
# $redo: whether it was taken back just now.
out-of-hall = -# What had been seen was taken back{ $hall ->
        [yes] , so this delve has no place in the hall
       *[no] { "" }
    }.{ $redo ->
        [yes] { " `/delve redo` brings the move back." }
       *[no] { "" }
    }
redo-nothing = There is nothing to bring back.
redo-theirs = { $rivals ->
        [yes] { $who } can
       *[no] { $who } or the host can
    } bring that move back.
brought-back = { $who } brings back { $what }.
move-own = “{ $label }”
move-of = { $who }'s “{ $label }”
last-move = the last move
last-move-of = { $who }'s last move

## What can be planned.

plan-not-in-sight = The choices for that can't be seen yet. `/plan` takes the move in words.
plan-full = A plan has at most { $most } moves.
plan-full-now = That is all: a plan has { $most } moves.
plan-unknown-condition = “{ $text }” cannot be checked at this table.
plan-changed = Your plan has changed since.
plan-for-masters = A game master has no turns that could be planned.
plan-your-turn = It is your turn: what you want to do you can do now.
plan-turn-over = Your turn would be over by then.
plan-barred = One of these is not possible now, so the plan would stop there.
plan-dark = { $begun ->
        [yes] What comes then cannot be seen yet
       *[no] How your turn begins cannot be seen yet
    }. `/plan` takes a move in words: I try it when its turn comes.
plan-no-move = “{ $text }” is no move that could be planned. The moves are: { LIST($verbs, type: "comma") }.
plan-not-lasting = By then its number may mean something else, so that cannot be planned.

## Rivals who are waited for.

# $deadline: whether their deadline comes first; $clock: whether the table has one at all.
patience = You play against { $names }, so you can go on without them only { $deadline ->
        [yes] when their time is up
       *[no] after { $hours } hours without a move
    }; that is in { $span }.{ $clock ->
        [yes] { "" }
       *[no] { " With /delve new wait: a table goes on by itself." }
    }
span-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
span-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
span-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
rival-seat = You play against { $who }, and another player on that seat would see what it hides. It can be given once { $who } has left it, or has stayed away twice running.

## Chances, in labels of moves that roll: "2 in 3".

odds = { $number } in { $most }
# The same where a label has no room for a word more.
odds-bare = { $number } in { $most }
odds-never = never
odds-sure = for sure
# As it stands in what a game asks of its game master.
game-master = game master
