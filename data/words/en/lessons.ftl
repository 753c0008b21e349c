# Lessons: what /learn lists, and what every guide says besides the words of its game.

lessons = **Lessons.** You play the real game, alone with me, and I say what is decided and what came of it.
    .about = { $about } { $presses } presses.
    .how = Only you see a lesson. Stop whenever you like, `/learn` goes on where you were.
no-lessons = No game here has a lesson. `/how` explains each in three short cards.
no-such-lesson = There is no such lesson. `/learn` shows all.
menu-short-lessons = Shorter lessons
lesson-label = { $done ->
        [yes] ✓ { $game }: { $title }
       *[no] { $game }: { $title }
    }
lesson-go-on = Go on with { $game }: { $title }
lesson-next = Next: { $title }
lesson-title = Lesson, { $game }: { $title }{ $step ->
        [0] { "" }
       *[other] , { $step } of { $steps }
    }
lesson-says = 🏮 { $text }
lesson-your-way = From here my lesson goes on:
lesson-off = That is a way, too. My lesson takes another: I would have chosen **{ $instead }**. Take yours back to follow me, or play on as you like.
# What a bot player would do, and why, where the lesson has no words of its own.
lesson-advice = My lesson does not come by here. I would choose **{ $move }**. { $why }
lesson-aside = From here on it is your own game, and I only referee.
lesson-done = ✓ **{ $title }: done.** { $text }
lesson-ended-early = The game is over before my lesson was. That happens here, and costs nothing.
button-real-one = Play a real one
button-real-game = Play a real { $game }
button-lessons = All lessons
button-lesson-anew = Begin again
button-teach = Teach me
    .game = Teach me (5 min)

## Tips beside a game.

tip-advice = Not sure what to do? **Hint** (or `/hint`) tells you, with reasons.

tip = -# New to you: { $tip }{ $first ->
        [yes] {" "}`/me tips:off` ends such lines.
       *[no] {""}
    }
