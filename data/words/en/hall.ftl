# The hall of a server and the daily delves.

hall-empty = The hall is empty: no game has been finished here yet.
hall-no-such-game = I know no game of that name.

## Pictures of the hall, in words.

ratings-title = { $title }: ratings
ratings-about = { $title }, ratings over { $games } games; games { $first } to { $games } are drawn.
rating-of = { $place }: { $who }{ $own ->
        [yes] { " (you)" }
       *[no] { "" }
    } { $mean } ± { $deviation } after { $games ->
        [one] 1 game
       *[other] { $games } games
    }{ $moved ->
        [yes] , from { $before } in game { $game }
       *[no] { "" }
    }.
axis-game = Game
axis-rating = Rating
axis-delve = Delve
fact-games = games
fact-won = won
won-of = { $won } of { $all }
not-won = not won
victories-title = { $title }: { $rounds } to victory
victories-about = { $title }, { $rounds } to victory; delves { $first } to { $last } are drawn.
victories-won = { won-of } won.
victories-fewest = Fewest { $rounds }: { $fewest }, delve { $delve }. Newest victory: { $newest }, delve { $later }.
victories-in-order = In order: { LIST($delves, type: "comma") }.

## Daily delves.

daily-gone = I no longer keep that delve.
daily-practice-later = Your first try counts. Practice is for afterwards.
daily-nothing-to-share = There is nothing to share: that delve has not ended in its time.
daily-shared-already = You have shared that in this channel already.
daily-sealed = Its key is sealed until the day is over: at 0:00 UTC.
daily-no-result = No result of theirs is known here for that day.
daily-games = There is a daily delve of { LIST($titles, type: "comma") }.
best-on = best on { $best } of { $days ->
        [one] 1 day
       *[other] { $days } days
    }
