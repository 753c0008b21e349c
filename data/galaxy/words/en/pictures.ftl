### Alt texts: the words that say the same as a picture.

## The map.

alt-opening = Expedition, before the first turn.
alt-time = { $last ->
        [yes] Expedition, { $time }; last round.
       *[no] Expedition, { $time }.
    }
alt-points = Points: { LIST($points, type: "comma") } of { $enough }.
alt-open = Marked as open: { $systems }.
alt-tokens = Frontier tokens: { LIST($systems, type: "comma") }.
alt-destroyed = Destroyed: { LIST($planets, type: "comma") }.
alt-fight = In { $system }: { LIST($parts, type: "semicolon") }.
alt-left = { $who } has left.
alt-ships = { $number } in { $system }
alt-home = home
alt-planet-in-eddy = { $planet } in the Eddy
alt-planet = { COUNT($troops) ->
        [0] { $planet }
       *[other] { $planet } with { $troops }
    }
alt-holdings = { COUNT($planets) ->
        [0] { $who } holds no planet{ alt-fleets }.
       *[other] { $who } holds { $planets }{ alt-fleets }.
    }
alt-fleets = { COUNT($ships) ->
        [0] { "" }
       *[other] ; ships { $ships }
    }
alt-end = { $storm ->
        [yes] { $system } (storm)
       *[no] { $system }
    }
alt-wormholes = Wormholes: { LIST($parts, type: "semicolon") }.
alt-free = Free: { LIST($planets, type: "comma") }.

## A closer look.

alt-closer = A closer look at { $system }. { $time }
alt-token = a frontier token
alt-storm = a tide storm with its { $side } side up
alt-command = command tokens of { $names }
alt-also-here = Also here: { $marks }.
alt-is-destroyed = { $planet } is destroyed.
alt-owned = { COUNT($owner) ->
        [0] { $planet }, free
       *[other] { $planet }, { $owner }'s
    }
alt-sealed = sealed: 6 influence to land first
alt-exhausted = exhausted
alt-attached = with { $cards }
alt-on-it = on it { $ground }
alt-space = { COUNT($parts) ->
        [0] No ships in space.
       *[other] In space: { LIST($parts, type: "semicolon") }.
    }
alt-is-free = { $planet } free
frontier-token = frontier token
alt-beside = { COUNT($said) ->
        [0] Beside it { $system }: empty.
       *[other] Beside it { $system }: { LIST($said, type: "comma") }.
    }

## Cards.

alt-card = { $where ->
        [planet] { $who } explores { $place }: { $card }, { $deck }.
        [place] { $who } explores the frontier in { $place }: { $card }, { $deck }.
       *[frontier] { $who } explores the frontier: { $card }, { $deck }.
    }
alt-cards-left = { cards } left.
alt-world = { $planet } { resources }
alt-influence = { $influence } influence
