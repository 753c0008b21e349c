# Who is there: away, back, leaving; sleeping and paused tables; what members set for themselves.

until = { $until ->
        [0] { "" }
       *[other] { " until <t:" }{ $until }:f>
    }

## Away and back.

is-away = { $who } is away{ until }: I play for them at once.
is-away-now = { $who } is away: I play for them at once.
is-away-asleep = { $who } is away{ until }, so the table sleeps.
away-until = { $who } is away until <t:{ $until }:f>.
stands-in = { $helper } stands in for { $who }{ until }.
is-back = { $who } is back{ $host ->
        [yes] , and the host again
       *[no] { "" }
    }.
are-back = { $names } { COUNT($names) ->
        [one] is
       *[other] are
    } back.
meanwhile = Meanwhile: { $told }
meanwhile-moves = Meanwhile I made { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } for them.

## Coming and leaving.

enters = { $who } joins.
leaves = { $who } { $server ->
        [yes] has left this server
       *[no] leaves
    }
left = { leaves }. { $played ->
        [yes] I play for them until /delve join brings them back.
       *[no] /delve join brings them back.
    }
left-for-good = { leaves } for good. { $played ->
        [yes] I play for the seat from now on.
       *[no] The seat stays empty.
    }
left-alone = { leaves }, and no one is left. It ends here.
left-asleep = No one else is about, so the table sleeps.
leaving = You leave your seat, and the others go on. { $played ->
        [yes] I play for your seat
       *[no] Your seat stays empty
    } until `/delve join` brings you back.
leaving-host = { $who } becomes the host.
leaving-ends = You are the last one here: if you leave, the delve ends for good. Its log stays readable.

## Time that runs out, sleep.

time-up = The time is up, so the game goes on.
no-word = No word from { $names }, so the game goes on.
no-word-at-all = No word from anyone, so the table sleeps: nothing is played and no one is called until one of you wakes it.
nothing-goes-on = Nothing goes on without { $names }, so the table sleeps until one of you wakes it.
not-answered = { $names } { COUNT($names) ->
        [one] has
       *[other] have
    } not answered yet, and here the game cannot go on by itself.
awake-already = The table is awake already.
wakes = { $who } wakes the table.

## Pauses.

pauses = { $who } pauses the delve{ until }. { nothing-runs-out }
pauses-own = { $who } takes their own pause{ until }. { nothing-runs-out }
pause-agreed = All agree: the delve is paused{ until }. { nothing-runs-out }
nothing-runs-out = All deadlines stand still meanwhile.
pause-asked = { $who } asks for a pause{ until }.
pause-until = { $until ->
        [0] for now
       *[other] until <t:{ $until }:f>
    }
pause-used = You have used your own pause in this game.
only-host-pauses = Only { $host }, the host, can; you have one pause of your own, `/delve pause own:True`.
pause-ended = { $who } ends the pause.
pause-over = The pause is over.
not-paused = The delve is not paused.
paused-already = The delve is paused already.
only-they-end-pause = Only { COUNT($names) ->
        [0] the player who began it
       *[other] { $names }
    } can end this pause before its time.
nothing-played = Nothing is being played here.
time-passed = That time has passed.

## What members set.

no-such-zone = I know no time zone “{ $text }”. `/me zone:` offers those that fit what you type: try a large city near you.
no-zone = Quiet hours need your time zone, which I don't guess: `/me zone:` and a city near you, then `/me quiet:22-8`.
bad-interval = I nudge every { $least } to { $most } hours, or `0` for once at half of a long wait.
bad-quiet-hours = “{ $text }” says no quiet hours: write when they begin and end, such as `22-8` or `22:30-7:00`, or `off`.
