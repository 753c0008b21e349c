# Posts about a game under way: what frames the words of the game itself.

told-again = { $told }, again.
told-before = -# Before: { $told }
reminder-comes = -# I'll remind you { $time }.
goes-on-by-itself = -# No answer: the game goes on { $time }.
default-comes = -# No answer: “{ $move }” { $time }.
still-awaited = { COUNT($members) ->
    [one] { $members }, it's still your move here.
   *[other] { $members }, you are all still awaited here.
}
aim = **Aim:** { $aim }.
prompt = { $members }, { $ask }
prompt-plain = { $members }, your move.
next-is-yours = -# { $members }, you are next.
and-more = and { $count } more

## The buttons and menus under a post, and on a panel.

nothing-to-do = Nothing is left to do here.
button-answer = Answer
button-your-choices = Your choices
button-more = More
button-game-master = Game master
button-own = Your { $thing }
button-private = Private
button-undo = Undo
button-wake = Wake
button-go-on = Go on
button-not-yet = Not yet
button-back = Back
button-closer = Map
button-plan-ahead = Plan ahead
button-advice = Hint
button-since = Since you were away
button-sheet = My sheet
more-moves = More moves ({ $count })
# $kind: of a move, see `engine.core.moves.KINDS`.
moves-of-kind = { $kind ->
    [answer] Other answers
    [way] Ways on
    [fight] Fight
    [gear] Cards and gear
    [deal] Give and trade
    [party] Party and orders
    [turn] End of turn
    [leave] Leave or end
   *[act] Other actions
}
# Words that lead on to what differs between labels; they are dropped from the end of what labels have in common.
words-that-lead-on = to and at by for from in on over the with
group-of-moves = { $group } ({ $count })
# Asks which move of a group: "Fight: which one?"
group-asks = { $group }: which one?
choose-one = Choose one of { $count }
more-left = More ({ $count } left)
menu-has-changed = That menu has changed.
    .now = That menu has changed. Here is how things stand now.
private-done = That is done. `/daily` shows how things stand.
private-title = Your own table
    .small = -# { $title }.
masters-side = Only { $master }, the game master, can see that. This is yours.
button-words = What the words mean
hints = What a good player would do now:
    .hint = { $number ->
        [1] Best
       *[other] Or
    }: **{ $move }**. { $why }
game-group = { $game }: what is done now and then.

## Forms.

unknown-form = I no longer know that form. Here is how things stand now.
form-of-another-table = That belongs to another table. Here is how things stand now.
too-long-for-form = That is too long for a form: type `/{ $command }`.
fields-are-empty = { $fields } { COUNT($fields) ->
        [one] is
       *[other] are
    } still empty.
nothing-is-written = You wrote nothing. Fill in { LIST($fields, type: "or") }.
field = “{ $label }”

## Plans.

plan-secret = Your plan for your next turn, which no one else may read.
plan-shared = Your plan for your next turn, which your party may read.
last-plan-stopped = The last one stopped. { $why }
plan-how = -# I make these one by one when your turn comes, as long as each is possible and nothing new came to light. Else I stop, and call you.
plan-first = What do you do first?
plan-next = And then?
plan-too-long = That is too long for a form: type `/plan move:`.
plan-condition = “{ $move }”: { $condition }
plan-depends = only if { $condition }
plan-refusals = Say no beforehand, until your turn
plan-refusal = No to { $kind }
button-keep-move = Keep the move
button-keep-plan = Keep it
button-remove-last = Remove last
button-clear-plan = Clear

## Away and paused.

away-until-is-no-time = Write a span such as `3 days`, a weekday, or a date such as `2027-01-31`.
you-away-until = You are away until { $time } at { $count ->
        [one] 1 table
       *[other] { $count } tables
    }.
you-away-until-back = You are away until you are back at { $count ->
        [one] 1 table
       *[other] { $count } tables
    }.
away-at-no-table = You are not at any table here.
away-is-over = Welcome back: you play again at { $count ->
        [one] 1 table
       *[other] { $count } tables
    }.
away-nowhere = You are not away at any table.
stand-in-is-another = A stand-in is another member, and no bot.
no-one-is-away = No one is away here any more.
who-plays-on = Who plays on for { $member }?
may-come-back = { $members } may come back at any time. The member you pick plays on instead.
stayed-away = { $members } stayed away twice running: until they are back I play for them at once.
button-im-back = I'm back
button-give-seat = Give the seat

## What becomes of a post.

shut-out = That is done, but I can't post here any more, so the table sleeps. Once a member who manages this server lets me in again I bring the post; `/status` shows you your buttons.
post-comes-later = That is done. Discord does not take my post just now; I'll bring it as soon as it does.
button-again = Again, same party
button-play-again = Play again
button-another-game = Another game
button-seed = Play this seed
button-seed-here = Open it here
# How others play the same game.
seed = The same game, with the same dice, for { $players ->
        [one] one
       *[other] { $players }
    }. In any server, type or paste this:
    `{ $command }`
button-reopen = Reopen
