# What can be looked at: the map, the log, recaps, replays, films, other ways, campaigns, the hall.

map-as-usual = The map as usual
menu-mode = What should it show?
menu-place = Around which place?
button-whole-map = Whole map
button-in-words = In words
button-picture = As a picture
in-words-changed = **Changed since you looked last**: { LIST($places) }.
in-words-moves = **You can**: { LIST($moves, type: "semicolon") }{ $more ->
        [0] .
       *[other] ; and { $more } more.
    }
# It stands at the end of the words of a picture, in at most 23 characters.
picture-more = More under { button-closer }.
in-words-one-of = { LIST($places, type: "or") }
picture-strip = Part { $number } of { $count } of the picture.
mode-about = { CAP($about) }.
log-small = -# page { $page } of { $pages }; { $page ->
        [1] the newest stands last
       *[other] page 1 is the newest
    }; dice sealed as { $seal }
look-about = Look something up about what is played here.
page-is-empty = This page is empty so far.

recap-since = What happened since { $time }:
    .recent = What happened in the last 12 hours:
    .ringed = -# Ringed on the map: what has changed.

## Replays, films, other ways.

button-replay = Replay
replay-other-rules = Played by other rules: only its text is left.
replay-entry = { $number } of { $count }
button-first = First
button-on = On
button-last = Last
menu-go-to = Go to …
    .now = Go to … (now { $part })
    .entry = entry { $number }
menu-eyes = Whose eyes?
button-film = Film
film-is-yours = Its film is for your eyes only.
film-drawn = Here it is.
film-progress = I am drawing the film: { $percent } % so far.
button-other-way = Try another way
other-way-under-way = You have another way under way, from entry { $entry }. A new one takes its place.
button-go-on-with-it = Go on with it
button-begin-here = Begin here
other-way-title = Another way, from entry { $entry } of { $game }
other-way-over = That was another way; how it really went stands in `/replay`. It counts for nothing, and is kept for 7 days.

## Campaigns.

campaign-options = Which campaign; left out: the one that was played last
    .name = What it shall be called from now on
    .public = Whether everybody here sees it
campaign-party = **Party**: { $members }.
campaign-party-more = { $count } more
campaign-has-ended = This campaign has ended.
campaign-lobby-goes-on = -# Go on with it in a lobby: option Campaign. `/{ $game } campaign name:` gives it another name.
menu-campaign = Which campaign?
button-end-campaign = End this campaign
campaign-not-yours = That campaign has ended, or is not yours to end.
campaign-end-asked = End **{ $name }**? No one goes on with it then; it can still be looked at.
button-the-campaign = The campaign
button-begin-campaign = Begin a campaign

## The hall.

hall-is-a-servers = Each server has a hall of its own: ask in one where we play.
games-counted = { $count ->
    [one] 1 game
   *[other] { $count } games
}
hall-head = **{ $game }** in this server: { LIST($facts, type: "comma") }.
    .won = { $count } won
    .newest = the newest { $time }
hall-ratings = **Ratings**, ± how far they may be off
hall-rating = **{ $place }** { $member }{ $own ->
        [yes] { " (you)" }
       *[no] { "" }
    } { $rating }, { $games }
rating = { $mean } ± { $deviation }
hall-best = **Best**
    .rivals = **Best**: { LIST($results, type: "semicolon") }
    .party = **{ $place }** { CAP($result) }: { $members }
    .rival = { $members } { $score }
    .no-score = { $members } without a point
party-score = { $score } in { $rounds }
party-not-won = not won{ $result ->
        [none] { "" }
       *[other] , { $result }
    }
party-won = won
hall-fastest = **Fastest victory**: { $rounds }, { $members }
hall-titles = **Titles**: { LIST($titles, type: "semicolon") }
    .title = { $title }: { $member }{ $times ->
            [1] { "" }
           *[other] { " " }({ $times } times)
        }
hall-streaks = **Daily, days in a row**: { LIST($streaks, type: "comma") }
    .streak = { $member } { $days }
hall-no-place = **You** are not in it yet: play { $game } to its end.
hall-place = **You**: { $games }, { $won } won.
    .rated = **You**: { $games }, { $won } won; place { $place }, { $rating }.
hall-leave = -# `/me hall:off` takes you out of it.
hall-come-back = **You** stand in no hall: `/me hall:on` counts from your next game on.
button-hall = { $game } ({ $count })

## For those who look on.

watch = You look on at **{ $game }**, as everybody may see it.
    .ways = `/map` and `/status` show how things stand, `/log` what has happened, `/delve since` the last 12 hours. `/play` asks for a seat.
watch-later = Nothing is played here yet: a party gathers. `/play` joins it.
