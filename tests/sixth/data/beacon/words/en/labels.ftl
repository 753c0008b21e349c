# Verbs, options, and moves on buttons and in menus.

game-about = Keep a lighthouse through stormy nights, each with a hidden hand of cards: minutes for a party.

verb-kindle = Kindle the lamp.
verb-trim = Trim the wick.
verb-polish = Polish the mirror.
verb-wind = Wind the clockwork.
verb-haul = Haul oil up the tower.
verb-bail = Bail the cellar out.
verb-patch = Patch the roof.
verb-ring = Ring the bell clear of rust.
verb-tar = Tar the boat.
verb-sweep = Sweep the stairs.

option-nights = How many nights the light is kept.

chore-kindle = Kindle the lamp
chore-trim = Trim the wick
chore-polish = Polish the mirror
chore-wind = Wind the clockwork
chore-haul = Haul oil up the tower
chore-bail = Bail the cellar out
chore-patch = Patch the roof
chore-ring = Ring the bell
chore-tar = Tar the boat
chore-sweep = Sweep the stairs
chore =
    .hint = Stands at { $level }

give = Give { $whom } { A($card) }
    .hint = { $whom } holds { $held ->
            [one] 1 card
           *[other] { $held } cards
        }
give-any = Hand { $whom } a card
