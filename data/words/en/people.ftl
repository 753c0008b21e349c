# What a member reads of themselves: their tables, their settings, what is kept of them.

## /games.

no-tables = You are not at any table. `/delve new` opens one in a channel.
no-table-waits = **Nothing waits for you.**
tables-wait = **{ $count ->
    [one] 1 table waits for you.
   *[other] { $count } tables wait for you.
}**
tables-heading-others = **Waiting for others**
tables-heading-lobby = **Gathering**
tables-heading-resting = **Resting**
unknown-place = its channel
our-messages = our messages
place-in-server = #{ $channel } in { $server }
place-is-gone = -# Where its channel is gone, `/delve move-here` brings the table to another one.
next-table = Next: { $place }
    .asked = Next: { $place }, asked { $time }.
more-tables = More ({ $count })
look-again = Look again
table-line = **{ $place }** { $game }: { $state }
asked-since = -# asked { $since }
    .due = -# asked { $since }, goes on { $due }
gathered-since = -# since { $since }
host-gathers = { $host } gathers a party, { $players ->
        [one] 1 sits there
       *[other] { $players } sit there
    }
asleep-until-woken = asleep until one of you wakes it there
paused-until = paused until { $time }
paused-for-now = paused
another-player = another player
your-move = your move
stand-in-sits = { $member } sits for you
    .until = { $member } sits for you until { $time }
you-are-away = you are away there
    .until = you are away there until { $time }

## /me.

settings-table = **{ $game }**, as it is set here:
settings-option = - { $option }: { $value }
settings-wait = - wait: { $wait }
settings-orders = Your standing orders say what you need not be asked. `/settings order:` sets another.
settings-order = - { $order }
settings-no-table = Nothing is played here.
settings-own = You, at all tables:
settings-change = -# `/me` changes these. The host chooses a table's options before the start.
me-head = Your settings, at all your tables:
me-zone = **Time zone**: { $zone }, where it is { $time } now.
me-no-zone = **Time zone**: not set.
me-quiet = **Quiet hours**: { $hours }, by your clock{ $zone ->
        [yes] .
       *[no] ; they need your time zone.
    }
me-no-quiet = **Quiet hours**: none{ $zone ->
        [yes] .
       *[no] ; they need your time zone.
    }
me-nudges = **Nudges**: { $nudges ->
        [yes] { $every ->
            [0] once, at half of a long wait
           *[other] every { $every } hours while you are awaited
        }
       *[no] none
    }.
me-early = **You are next**: I call you when the player before you begins.
me-in-words = **Pictures**: in words, in everything that only you see; `/me pictures:drawn` draws them again.
me-large = **Pictures**: large, in strips, in everything that only you see; `/me pictures:drawn` draws them as usual.
me-no-tips = **Tips**: none; `/me tips:on` explains again what you meet for the first time.
me-no-hall = **Halls**: you stand in none; `/me hall:on` counts from your next game on.
me-away = **Away**: { LIST($places, type: "semicolon") }. `/away back` ends it.
    .place = { $place }: { $state }
me-language = **Language**: { $language }, for all that only you see and for tables that you open; `/me language:discord` takes Discord’s.
me-how = -# `/me zone:` finds any city, `/me quiet:22:30-7:00` takes any hours; `/me every:12` nudges you again and again; `/me next:on` calls you a turn early; `/me pictures:words` tells you what pictures show, `/me pictures:large` draws them larger; `/me tips:off` explains nothing by itself; `/me hall:off` leaves every `/hall`.
zone-now = { $zone }, now { $time }
menu-zone = Time zone
menu-no-zone = No time zone
    .about = No quiet hours either
menu-quiet = Quiet hours
    .range = Quiet from { $begin } to { $end }
    .none = No quiet hours
button-no-nudges = No nudges
button-nudge-me = Nudge me

## /privacy.

keeps-nothing = I keep nothing about you{ $shut_out ->
        [yes] , but that the operator has shut you out
       *[no] {""}
    }.
posts-stay = What I posted stays in Discord, where a server's moderators can delete it.
policy-says-why = -# `/privacy policy` says why, how long and who sees it.
kept = What I keep about you:
    .tables = **Tables**: { LIST($tables, type: "comma") }.
    .no-tables = **Tables**: none.
    .settings = **Settings**: { LIST($settings, type: "comma") }.
    .no-settings = **Settings**: none of your own.
    .characters = **Kept characters**: { $characters }.
    .besides = **Besides**: { LIST($things, type: "comma") }.
    .shut-out = **Shut out** by the operator, until you are let in again.
kept-count-running = { $count } under way
kept-count-gathering = { $count } gathering
kept-count-over = { $count } over
kept-count-others = your name or number at { $count } more
kept-quiet = quiet { $hours }
kept-no-nudges = no nudges
kept-every = a nudge every { $hours } hours
kept-early = a call when you are next
kept-in-words = words in place of pictures
kept-large = large pictures
kept-language = { $language }
kept-no-tips = no tips
kept-no-hall = in no hall
kept-count-plans = { $count ->
    [one] 1 plan
   *[other] { $count } plans
}
kept-count-invitations = { $count ->
    [one] 1 invitation
   *[other] { $count } invitations
}
kept-count-results = { $count ->
    [one] 1 game
   *[other] { $count } games
} in halls
kept-count-seen = how far you have read at { $count ->
    [one] 1 table
   *[other] { $count } tables
}
kept-count-dailies = { $count ->
    [one] 1 daily delve
   *[other] { $count } daily delves
}
kept-count-tips = { $count ->
    [one] 1 tip told
   *[other] { $count } tips told
}
kept-count-lessons = { $count ->
    [one] 1 lesson done
   *[other] { $count } lessons done
}
kept-count-campaigns = { $count ->
    [one] 1 campaign
   *[other] { $count } campaigns
}
kept-refusals = **Refused lately**: { $count ->
        [one] 1 refusal
       *[other] { $count } refusals
    }, the newest “{ $newest }”
button-get-file = Get it as a file
button-delete = Delete it
button-delete-all = Delete it all
button-keep = Keep it
delete-asked = Delete all that I keep about you? It cannot be brought back.
    .leaves = - You leave { $count ->
            [one] 1 table
           *[other] { $count } tables
        } in use for good: no one can give you that seat back.
    .unnamed = - At tables you become “a delver”: name and number are taken out of all that was told there.
    .gone = - Gone are { $things }.
erased-characters = what you keep from { $games }
erased-halls = what stands of you in halls
gone-settings = your settings
gone-plans = plans
gone-invitations = invitations
gone-dailies = daily delves
gone-lessons = lessons
gone-tips = tips
gone-refusals = what I refused you
all-stays = Nothing was deleted.
deleted = Done. I keep nothing about you any more.
    .tables = At { $count ->
            [one] 1 table
           *[other] { $count } tables
        } you are “a delver” now.
    .later = Most of it is deleted. What is left at other tables follows by itself, within minutes.
    .small = -# { posts-stay } The newest post of a running table is written anew. Use me again, and I begin anew.
kept-file = All that I keep about you. Of tables that still run there is only what your seat may know.
