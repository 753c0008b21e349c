# What a region file holds, and what is wrong with it.

file-places = { $places } { $format ->
        [hex] hexes
       *[point] points
    }, difficulty { $difficulty }
file-sites = { $sites } { $sites ->
        [one] site
       *[other] sites
    }, { $hidden } of them hidden; { $clues } { $clues ->
        [one] clue
       *[other] clues
    }
file-encounters = { $encounters } { $encounters ->
        [one] encounter
       *[other] encounters
    }; { $goal ->
        [yes] a goal
       *[no] no goal
    }
file-for = for { travellers }

# Comments in a file that is written.

file-begins = # { $name }: everything in it, secrets included. Lines that begin with a hash sign are comments.
comment-challenge = What the party came for, and the die that falls until it is found.
comment-prices = Prices in coins that differ from the usual ones.
comment-hex = Hexes that differ from the default terrain, or have something to say of themselves.
comment-point = The places. Where no x and y are given, the map is laid out by itself.
comment-path = The ways between them, 1 to 3 stretches long.
comment-poi = The sites. The hidden ones have to be searched for.
comment-clue = Traces: found at one place, they point toward another beside it.
comment-encounter = Who can be met: one row for each face of the die.
comment-threat = What is already on its way.
comment-tale = Stories in three clues: heard from people, read at a landmark, told at the end.
comment-way = Ways to study a site, each until it succeeds once.
comment-variant = What can be otherwise: of each thing one of these, or as it is written.

# What is wrong, or odd, and what would be right.

bad-no-places = the region has no places
    .right = at least one hex or point
bad-place-id-twice = the id “{ $name }” is used twice
    .right = an id of its own for each place
bad-point-name-twice = two points are called “{ $name }”
    .right = a name of its own for each point
bad-single-letter = single letters name the exits
    .right = a name of at least 2 letters
bad-no-start = there is no place “{ $name }”
    .right = the id of the place where the party begins
bad-no-point = there is no point “{ $name }”
    .right = the id of a point
bad-many-paths = “{ $name }” has too many paths
    .right = at most { $most } from one point
bad-loop = the path leads from “{ $first }” to itself
    .right = another point
bad-joined-twice = “{ $first }” and “{ $second }” are joined twice
    .right = one path between two points
bad-site-id-twice = the id “{ $name }” is used twice
    .right = an id of its own for each site
bad-no-place = there is no place “{ $place }”
    .right = the id of a hex or point
bad-crowd = too many sites share the place “{ $place }”
    .right = at most { $most } in one place
bad-no-tn = “{ $name }” is hidden and has no Discovery TN
    .right = a number from 6 (obvious) to 14 (legendary)
bad-no-way-out = there is no place “{ $place }”
    .right = where the passage comes out
bad-out-where-in = the passage comes out where it begins
    .right = another place
bad-no-pointed = there is no site “{ $name }”
    .right = the id of the site that it points to
bad-row-twice = row { $roll } is there twice
    .right = one row for each face of the die
bad-no-row = the encounter table has no row for { $rows }
    .right = rows 1 to 6, or 1 to 8
bad-no-goal-site = there is no site “{ $name }”
    .right = the id of the site that is sought
bad-goal-die = a goal without a site needs a goal die
    .right = 6 or 8, or the id of a site as goal
bad-no-goal-to-lose = there is no goal that could be lost
    .right = a table challenge, or another expiry
bad-tale-twice = two stories are called “{ $name }”
    .right = a name of its own for each story
bad-no-site = there is no site “{ $name }”
    .right = the id of a site
bad-never-done = nobody is ever done with the settlement “{ $name }”
    .right = a site of another kind
bad-tale-ends = the story ends where it is read, at “{ $name }”
    .right = another site
bad-tale-goal = no site is the goal
    .right = a goal with a site, or leave it out
odd-obvious = “{ $name }” is hidden and obvious
    .right = what shows from afar is better a visible landmark
odd-no-clue = no clue points to “{ $name }”
    .right = one clue at a place beside it, two for the goal
odd-never-rumour = “{ $name }” is hidden, so it never shows as a rumour
    .right = known for visible sites only
odd-visible = “{ $name }” is visible and needs no Discovery TN
    .right = leave it out, or set hidden = true
odd-no-passage = “{ $name }” leads somewhere but is no passage
    .right = content = "passage"
odd-nobody = nobody is at “{ $name }”, though somebody is described
    .right = occupied = true
odd-silent-site = “{ $name }” says nothing when it is found
    .right = a sentence on what is seen there
odd-visible-site = the clue points to “{ $name }”, which anyone sees who comes there
    .right = a hidden site
odd-no-timer = “{ $name }” has no timer, so nothing will come of it
    .right = 6 or 8
odd-no-foe = nobody knows who “{ $name }” is
    .right = what the pursuers are called
odd-silent-threat = “{ $name }” says nothing
    .right = a sentence to be told
odd-hidden-landmark = “{ $name }” is hidden, so the story is hard to go on with
    .right = a site that anyone sees who comes there
odd-tale-goal = the story ends at the goal “{ $name }”, after which there is nothing to win
    .right = another site
odd-die = a die of { $die } is more than { $places } places tell, each by one search
    .right = 6 or 8 places at least, or the id of a site as goal
odd-no-major = no site is marked as a major one
    .right = major = true for the one that matters most
odd-few-hidden = fewer than 2 sites are hidden
    .right = 2 or 3 that have to be searched for
bad-unreached = from the start nobody can reach { $places }
    .right = { $format ->
        [point] join them by paths
       *[hex] leave them out, or add the hexes between
    }
odd-not-beside = “{ $toward }” is not beside “{ $place }”
    .right = one of { LIST($known, type: "comma") }
odd-not-the-way = from “{ $place }”, “{ $toward }” is not the way to “{ $name }”
    .right = { COUNT($known) ->
        [0] another place
       *[other] one of { LIST($known, type: "comma") }
    }
odd-few-sites = { $sites } sites are few for { $places } places
    .right = { $wanted }: { $format ->
        [hex] one hex in three
       *[point] half of the points
    }, at least 5
odd-lacking = there is no { LIST($kinds, type: "or") }
    .right = the quick preparation wants at least one

# Variants.

bad-variant-site = there is no site { $name }
    .right = the id of a site that is in the file
bad-variant-twice = { $name } is there twice
    .right = an id of its own for each variant
bad-many-plays = { $plays } different plays would come of that
    .right = at most { $most }: 2 ways for each of 6 things, say
bad-changed-twice = { $name } is changed by { $thing } as well
    .right = one thing that varies for each
bad-not-moved = { $name } does not lie elsewhere here
    .right = a site that the variant moves
bad-with-variants = with { $names }: { $bad }

# Single values.

bad-share = { $value } does not lie on the map
    .right = a number from 0 to 1, such as 0.25
bad-numbers = there are { $value } numbers
    .right = one number, or two: for one traveller and for two
bad-gift-list = { $value } is not a list
    .right = a list such as ["rope", "herb"]
bad-many-gifts = there are { $value } gifts
    .right = at most 8
bad-gift-key = a gift has no { $key }
    .right = item, count and name
bad-gift = a gift without an item
    .right = such as { "{" } item = "rope", count = 1, name = "silk rope" { "}" }
bad-terrain = { $value } is not a terrain
    .right = { hint-or-one-of }
bad-goods = { $value } is not among the goods
    .right = { hint-or-one-of }
hint-or-one-of = { COUNT($hint) ->
        [0] { "" }
       *[other] { $hint };{ " " }
    }one of { LIST($known, type: "comma") }
bad-test = { $value } is not a test
    .right = { test-such-as }
bad-test-part = { COUNT($value) ->
        [0] the test is not whole
       *[other] { $value } is not one of the { $kind }s
    }
    .right = { test-such-as }; { COUNT($hint) ->
        [0] one of { LIST($known, type: "comma") }
       *[other] { $hint }
    }
test-such-as = attributes, a plus and skills, such as "mind+lore" or "strength/agility+athletics"

# The map and its tables.

bad-prices = { $value } is not a table
    .right = goods and their prices in coins
bad-hexes = a region of points has no hexes
    .right = point and path, or format = "hex"
bad-key-of-hexes = a region of points has no { $key }
    .right = leave it out
bad-half-point = only one of x and y is there
    .right = both, or neither
bad-no-terrain = terrain is missing
    .right = a terrain here, or default_terrain in the region
bad-key-of-points = a region of hexes has no { $key }
    .right = hex, or format = "point"
bad-no-size = { $key } is missing
    .right = how many hexes wide and high the map is
bad-large-map = { $width } times { $height } hexes are too many
    .right = at most { $most } hexes
bad-hex-twice = this hex is described twice
    .right = one table for each hex
bad-half-hex = only one of row and column is there
    .right = both, for a hex with an id of your own
bad-off-the-map = row { $row }, column { $column } lies off the map
    .right = rows 1 to { $rows }, columns 1 to { $columns }
bad-no-hex = there is no hex “{ $name }”
    .right = a number from 1 to { $most }, or row and column for an id of your own
bad-missing = there is no hex “{ $name }” that could be missing
    .right = ids of hexes
bad-neighbour = “{ $name }” does not lie beside “{ $hex }”
    .right = some of { LIST($known, type: "comma") }
bad-half-gone = “{ $hex }” is left out in one place and there in another
    .right = neighbours list each other; a hex that nobody lists does not exist
bad-rows-beyond = the encounter table has rows beyond { $faces }
    .right = 6 or 8, as its rows
bad-rows-few = the encounter table has no rows 7 and 8
    .right = 6 or 8, as its rows
