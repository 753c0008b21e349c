# What stands in posts and on panels beside what the game says: status, calls, controls, the log.

lobby-status = { $title }: { $hosted ->
        [yes] { $host }
       *[no] no one
    } is gathering { $contested ->
        [yes] rivals
       *[no] a party
    } ({ $players } of { $most }).
sleeps = The table sleeps until one of you wakes it.
# $about: a question to the table, to take something "back" or to "pause"; the answers are on its two buttons.
ballot-ask = { $about ->
        [pause] pause the game, or play on? You play on if the game goes on first.
       *[back] allow it, or keep it? It is kept if the game goes on first.
    }
ballot-agree = { $about ->
        [pause] Pause
       *[back] Allow it
    }
ballot-keep = { $about ->
        [pause] Play on
       *[back] Keep it
    }
# The answer to a question that counts where nobody answers.
by-default = { $answer } (default)
master-decides = { $ask } The game master decides.
# Bot players go on while no person is asked anything.
bots-go-on = { LIST($names) } { COUNT($names) ->
        [one] goes
       *[other] go
    } on within a minute.
# $short: what matters of that character ("Scout, EP 4 of 9"). $own: it was this player's own before.
play-on-as = { $own ->
        [yes] Play as { $who } again
       *[no] Play on as { $who }
    } ({ $short })
hand-seat-over = { LIST($names, type: "or") } left, and I can't play for them here: /delve give hands a seat over.
dice-key = -# dice key `{ $key }`
# Instead of the name of a member who is forgotten (TAB-122). It is written into journals and exports.
forgotten-member = a delver

## The lobby's card.

pact-stand-ins = Whether I play for those who leave or are away
pact-hints = Whether I give advice to those who ask
pact-stand-ins-told = I { $yes ->
        [yes] play
       *[no] do not play
    } for those who leave or are away.
pact-hints-told = I { $yes ->
        [yes] give advice to those who ask
       *[no] give no advice
    }.
wait-about = How long I wait for a move
language-about = In which language all at the table read

## Controls.

# Below a question: the whole text of a card, class or technology that can be chosen.
choice-meaning = -# **{ $label }**: { $text }

open-now = Open now: { LIST($ways, type: "semicolon") }{ $more ->
        [yes] ; and more
       *[no] { "" }
    }.
ways = { $ways ->
        [one] 1 way
       *[other] { $ways } ways
    }
verb-ways = { CAP($verb) } ({ ways })
type-on = (type on: { $more } more)
something-else = Something else
write-it = Write it
nothing-asked = Nothing is asked of you.
meanwhile-you-may = you can do this meanwhile. { $why }
# On the own panel of a person who plays alone: what the post offers is not offered there again.
rest-in-post = Your other moves are on the post above.

## Advice.

no-advice-for = I have no one who knows { $title } well enough to give advice.
advice-not-agreed = You play against each other, and did not agree to advice from me in the lobby.
no-advice-for-masters = A game master gets no advice: that is for players.
no-advice-now = I have no advice just now.

## The panel and the sheet.

own-plan-stopped = Your plan stopped. { $why }
own-plan = You plan: { LIST($steps, type: "semicolon") }.
their-plan = { $who } plans: { LIST($steps, type: "semicolon") }.
unvouched = From a backup that I cannot verify (TAB-138).
ended-by = Ended by { $who }.

## The log.

log-empty = Nothing public has happened yet.
log-secret = (in secret) { $told }
log-begins = It begins.
log-unseen = { $who } acts out of sight.

## Maps and pages.

another-way = Another way
another-way-from = { another-way }, from entry { $entry } of { $title }
no-map-mode = This map has no “{ $mode }” to show now.{ COUNT($modes) ->
        [0] { "" }
       *[other] { " It can show " }{ LIST($modes, type: "or") }.
    }
no-place = There is no place “{ $place }” on this map.
no-page = { $title } has no page “{ $page }”.

## What happened since. "I" is who did it, the others what was done.

recap-high-point = {"**"}{ $title }{"**"}{ COUNT($beside) ->
        [0] { "" }
       *[other] , { $beside }
    }{ COUNT($told) ->
        [0] .
       *[other] : { $told }
    }
recap-me = I
recap-chose = chose for { $you ->
        [yes] you
       *[no] { $who }
    } in secret
recap-played = played { "{}" } for { $you ->
        [yes] you
       *[no] { $who }
    }
recap-move = “{ $label }”

only-you = Only you see this
pact-stand-ins-called = stand-ins
pact-hints-called = hints
pact-yes = yes
pact-no = no
wait-called = wait
language-called = language
