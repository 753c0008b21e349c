### An exploration desk.

## Exploring.

desk-card-first = { $card } lies open: carry it out and press Resolved. Then comes the next.
desk-resolve-first = Carry the card out, then use `{ $resolve }`.
desk-deck-first = First choose the deck for { $place }.
desk-specialty-first = First say whether { $planet } has a technology specialty.
desk-nothing-asked = No card lies open, and nothing is asked.
desk-choose-one = Choose one of { LIST($possible, type: "comma") }.

## Keeping.

desk-card-not-there = { COUNT($card) ->
        [0] Nothing of that name lies in front of { $who }, on a planet or in the common area.
       *[other] { $card } does not lie in front of { $who }, on a planet or in the common area.
    }
desk-relic-not-discarded = A relic is never discarded: `/galaxy desk purge` takes it out of the game.
desk-no-card-to-attach = No card of that name lies in sight that could be attached.
desk-attach-to-known = Attach it to a planet that is known here.
desk-attached-already = It is attached to { $planet } already.
desk-trade-with-other = The desk works for { $who }: say whom they deal with.
desk-write-trade = Write it as “2 cultural for 1 hazardous”, or “1 cultural for nothing”.
desk-trade-of-nothing = Nothing for nothing is no trade.
desk-not-attachable = { $card } has no attach header.
desk-fragments-only = A desk keeps relic fragments only: all else changes hands where you play.
desk-has-fragments = { COUNT($has_fragments) ->
        [0] { $who } has no fragments.
       *[other] { $who } has { $has_fragments }.
    }
desk-set-lacks-fragments = That takes { $takes_fragments }. { desk-has-fragments }

## People.

desk-no-player-called = No player here is called “{ $who }”. Here are { $names }; `/galaxy desk seat` adds one.
desk-works-for-already = The desk works for { $who } already.
desk-players-limit = A desk is for { $most_players } players at most.
player-name-empty = A player's name needs a letter or a digit.
player-name-too-long = A player's name has up to { $most_name } letters.
player-name-reserved = No player can be called that: it stands for no owner.
player-known-already = { $shown } is a player here already.
desk-kept-already = You keep this desk already.
desk-clerks-limit = { $most_clerks } people keep this desk, and there is no room for more.

## Play.

desk-explore-what = Explore a planet or the frontier.
desk-cards-only = A desk keeps the exploration cards: all else is done where you play.
desk-not-yours = You do not keep this desk.
desk-no-fragments-to-trade = No player has a relic fragment to trade.
desk-only-player = { $name } is the only player here; `/galaxy desk seat` adds one.
desk-nothing-to-move = Nothing lies in front of { $name }, on a planet or in the common area.
desk-nothing-to-attach = No card with an attach header lies in sight, or no planet is known.
desk-no-planet-known = No planet is known here yet.
desk-planets-limit = A desk keeps { $most } planets at most.

## Worlds.

planet-wants-traits = { $name } is new here: say its traits too, as in “{ $name }: cultural”.{ COUNT($meant) ->
        [0] { "" }
       *[other] { " " }Or did you mean { $meant }?
    }
planet-stated-without-trait = { $name } has no trait: there is nothing to explore.
planet-taken-from-other = { $name } is { $owner }'s, and a planet taken from another player draws no card. `/galaxy desk control` notes that it changed hands, or that no one held it.
desk-which-planet = Say which planet, and when it is new its traits: “Aster: cultural”.
no-such-trait = “{ $unclear }” is no trait: they are cultural, hazardous, industrial.
planet-name-too-long = A planet's name has up to { $most_name } letters.
planet-out-of-game = { $planet } is out of the game.
planet-without-trait = { $planet } has no trait: there is nothing to explore.
home-planet-without-trait = { $planet } has no trait: home planets are not explored.
controlled-already = { $name } controls { $planet } already.
free-already = { $planet } is free already.

## What is asked, and where things stand.

desk-explores = what does { $who } explore?{ $turns ->
        [yes] { " " }Or whose turn is it?
       *[no] { "" }
    }
desk-specialty = does { $planet } have a technology specialty already?
desk-which-deck = which deck does { $who } draw from for { $planet }?
desk-card-specialty = { $card } lies open for { $who }. Does { $planet } have a technology specialty already?
# What the desk itself does once a card is resolved, besides putting it away: $follows.
desk-carry-out = { $card } lies open for { $who }: carry it out{ $trade ->
        [yes] , trading fragments first if you like
       *[no] { "" }
    }, then press Resolved{ $follows ->
        [relic] , and I draw the relic
        [planet] , and I draw the new planet’s card
       *[nothing] { "" }
    }.
desk-status = Exploration desk for { $who }. Cards left: { LIST($left, type: "comma") }.
desk-left = { $deck } { $left }
desk-kept-by = -# Kept by { $names }
desk-player = **{ $who }**: { COUNT($said) ->
        [0] no cards
       *[other] { LIST($said, type: "semicolon") }
    }.{ COUNT($planets) ->
        [0] { "" }
       *[other] { " " }Planets: { LIST($planets, type: "semicolon") }.
    }
desk-planet = { $planet } ({ LIST($said, type: "semicolon") })
# $brings: what that brings in resources and influence, nothing where it is neither. $colours: the specialties it brings.
desk-attached = { $attached }{ COUNT($brings) ->
        [0] { "" }
       *[other] , { LIST($brings, type: "comma") }
    }{ COUNT($colours) ->
        [0] { "" }
       *[other] , { LIST($colours, type: "comma") }
    }
desk-free = **Free planets**: { LIST($planets, type: "semicolon") }.
desk-common = Common area: { LIST($cards, type: "comma") }.
out-of-game = Out of the game: { LIST($things, type: "comma") }.

## Moves on buttons and in menus, and their hints.

desk-chart = New planet: { $planet }
    .hint = Explore it now
desk-frontier = Frontier
    .hint = Draw a frontier card: { $left } left
desk-known-planet = { $again ->
        [yes] again: { LIST($said, type: "semicolon") }
       *[no] { LIST($said, type: "semicolon") }
    }
desk-turn = { $who }’s turn
    .hint = The desk works for { $who }
desk-trade = { $who }: { $deal }
    .hint = At once
desk-discard = Discard { $card }
desk-purge = Purge { $card }
desk-purge-planet = Purge { $planet }
    .hint = The planet, with what is attached to it
desk-attach = { $card } to { $planet }
    .hint = Attach it by hand
desk-control = { COUNT($who) ->
        [0] { $planet }: free
       *[other] { $planet }: { $who }’s
    }
    .hint = { COUNT($who) ->
        [0] No one controls it
       *[other] { $who } controls it; no card is drawn
    }
desk-seat = Add { $name }
    .hint = One more player
desk-resolve = Resolved
desk-no-specialty = No specialty
    .hint = The laboratory brings its own
desk-has-specialty = Has a specialty
    .hint = +1 resource, +1 influence
desk-deck = { CAP($deck) }
    .hint = Draw { card-of-deck }: { cards } left
desk-relic = Relic for { $given }
    .hint = They are out of the game
desk-draw-relic = Draw a relic
    .hint = By another effect; { relics-left }
desk-from-common = From the common area
desk-from = From { $origin }
no-fragments = no fragments

## Where the card that lies open goes.

destination-attach = It is attached to { $planet }
destination-play = It stays with { $who }
destination-common = It stays in the common area
destination-purge = It is out of the game
destination-discard = It is discarded

## Over menus of moves.

desk-menu-explore = Explore a planet that is known
desk-menu-turn = Whose turn is it?
desk-menu-relic = A relic for { $who }
desk-menu-discard = Put a card on its discard pile
desk-menu-purge = Take a card out of the game
desk-menu-control = { $who } controls a planet now
desk-menu-attach = Attach a relic to a planet
desk-menu-trade = Trade relic fragments of { $who }’s
desk-trade-with = With whom does { $who } trade fragments?
desk-trade-what = What changes hands between { $who } and { $partner }?
desk-gives-first = { $who } gives the first

## Forms.

desk-chart-form = { $who } explores a new planet
    .planet = Planet
    .called = What it is called
    .traits = Traits
    .written = cultural, hazardous, industrial: c, h, i will do
desk-seat-form = Add a player
    .name = Name
    .called = What the player is called
desk-trade-form = Trade with { $who }
    .label = Given, and what for
    .written = 2 cultural for 1 hazardous

## Pages.

desk-no-goals = A desk keeps the exploration cards only, and no goals.
desk-name-a-card = Name a card or a relic to read it.
desk-no-planet-called = No planet here is called “{ $name }”.
desk-no-planet-yet = No planet has been named yet: exploring one names it.
desk-holds = { COUNT($who) ->
        [0] **Free**: { LIST($planets, type: "semicolon") }.
       *[other] **{ $who }**: { LIST($planets, type: "semicolon") }.
    }
desk-planet-gone = **{ $planet }** is out of the game.
desk-planet-line = { COUNT($owner) ->
        [0] **{ $planet }**, free; { traits }.
       *[other] **{ $planet }**, { $owner }’s; { traits }.
    }
desk-attached-line = Attached: { $attached }.
desk-planets-out = Planets out of the game: { LIST($planets, type: "comma") }.
desk-nothing-out = Nothing is out of the game yet.

## Pictures.

desk-title = Exploration desk – acting for { $who }
desk-closed = Exploration desk, closed
desk-pile = { $pile ->
        [relic] Relics
       *[other] { CAP($deck) }
    }
desk-shelf-common = Common area
desk-shelf-out = Out of the game
desk-legend-fragment = Fragments by type
desk-legend-relic = Relics
desk-legend-device = Puzzle Engines
desk-legend-attachment = Attachments
desk-odds-fragment = Relic fragment { $number } in { $total }
desk-odds-attachment = Attachment { $number } in { $total }
desk-odds-device = Device { $number } in { $total }
desk-alt = Exploration desk, acting for { $who }.
desk-alt-pile = { $name }: { $left } left, { $discarded } discarded{ COUNT($newest) ->
        [0] { "" }
       *[other] , the newest { $newest }
    }{ COUNT($odds) ->
        [0] { "" }
       *[other] ; { LIST($odds, type: "comma") }
    }.
desk-explores-what = { $where ->
        [planet] { $who } explores { $place }
        [place] { $who } explores the frontier ({ $place })
       *[frontier] { $who } explores the frontier
    }
desk-alt-card = Exploration card: { $card }. { $says }
desk-alt-left = { CAP($deck) } deck: { cards } left.
desk-the-frontier = The frontier
desk-trade-first = Trade fragments first, if you like

## Who a desk is for.

desk-too-many-named = A desk is for 1 to { $most } players, and { $number } are named.
player-name-longer = A player's name has up to { $most_name } letters, and “{ $name }” has more.
