### An exploration desk.

## Exploring.

name-lies-open-carry-it-out = { $name } lies open: carry it out, and say when it is resolved. Then comes the next.
carry-card-out-then = Carry the card out; then it is `{ $resolve }`.
first-choose-deck-place = First choose the deck for { $place }.
first-say-whether-planet-has-technology = First say whether { $planet } has a technology specialty.
no-card-lies-open-nothing = No card lies open, and nothing is asked.
choose-one-possible = Choose one of { LIST($possible, type: "comma") }.

## Keeping.

lies-nowhere = { COUNT($card) ->
        [0] Nothing of that name lies before { $who }, on a planet or in the common area.
       *[other] { $card } does not lie before { $who }, on a planet or in the common area.
    }
relic-is-never-discarded-desk-purge = A relic is never discarded: `/desk purge` takes it out of the game.
no-card-name-lies-in-sight = No card of that name lies in sight that could be attached.
attach-it-planet-is-known-here = Attach it to a planet that is known here.
it-is-attached-planet-already = It is attached to { $planet } already.
desk-works-who-say-whom-they = The desk works for { $who }: say whom they deal with.
write-it-as-cultural-hazardous = Write it as “2 cultural for 1 hazardous”, or “1 cultural for nothing”.
nothing-nothing-is-no-trade = Nothing for nothing is no trade.
content-has-no-attach-header = { $card } has no attach header.
desk-keeps-relic-fragments-only-all = A desk keeps relic fragments only: all else changes hands where you play.
who-has = { COUNT($have) ->
        [0] { $who } has no fragments.
       *[other] { $who } has { $have }.
    }
set-takes-fragments-of-theirs = That takes { $fragments }. { who-has }

## People.

no-player-here-is-called-who = No player here is called “{ $who }”. Here are { $names }; `/desk seat` adds one.
desk-works-who-already = The desk works for { $who } already.
desk-is-most-players-players = A desk is for { $most_players } players at most.
players-name-needs-letter-or-digit = A player's name needs a letter or a digit.
players-name-has-up-most-name = A player's name has up to { $most_name } letters.
nobody-is-called-here-it-stands = Nobody is called that here: it stands for no owner.
shown-is-player-here-already = { $shown } is a player here already.
you-keep-this-desk-already = You keep this desk already.
most-clerks-people-keep-this-desk = { $most_clerks } people keep this desk, and there is no room for more.

## Play.

planet-is-explored-or-frontier = A planet is explored, or the frontier.
desk-keeps-exploration-cards-all-else = A desk keeps the exploration cards: all else is done where you play.
you-do-not-keep-this-desk = You do not keep this desk.
nobody-has-relic-fragment-trade = Nobody has a relic fragment to trade with.
name-is-only-player-here-desk = { $name } is the only player here; `/desk seat` adds one.
nothing-lies-before-name-on-planet = Nothing lies before { $name }, on a planet or in the common area.
no-card-with-attach-header-lies = No card with an attach header lies in sight, or no planet is known.
no-planet-is-known-here-yet = No planet is known here yet.
desk-keeps-most-planets-at-most = A desk keeps { $most } planets at most.

## Worlds.

name-is-new-here-say-its = { $name } is new here: say its traits too, as in “{ $name }: cultural”.{ COUNT($meant) ->
        [0] { "" }
       *[other] { " " }Or did you mean { $meant }?
    }
name-has-no-trait = { $name } has no trait: there is nothing to explore.
name-is-owner-planet-taken = { $name } is { $owner }'s, and a planet taken from another player draws no card. `/desk control` notes that it changed hands, or that nobody held it.
say-which-planet-when = Say which planet, and when it is new its traits: “Aster: cultural”.
unclear-is-no-trait-they = “{ $unclear }” is no trait: they are cultural, hazardous, industrial.
planets-name-has-up-most-name = A planet's name has up to { $most_name } letters.
planet-is-out-game = { $planet } is out of the game.
planet-has-no-trait = { $planet } has no trait: there is nothing to explore.
planet-has-no-trait-home-planets = { $planet } has no trait: home planets are not explored.
name-controls-planet-already = { $name } controls { $planet } already.
