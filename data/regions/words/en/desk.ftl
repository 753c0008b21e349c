# The game master's orders: what their buttons say, and the question for the details of each.

desk-fortune = What the next find of luck is
    .asks = What does the next find of luck turn up?
desk-fortunes = Set how many finds of luck a region holds
    .asks = Which region, and how many?
desk-ep = Set EP
    .asks = Whose EP do you set?
desk-track = Move a Stat Track
    .asks = Whose track do you move?
desk-move = Put a PC or a Challenge somewhere
    .asks = Who goes where?
desk-tokens = Set the Stealth Tokens
    .asks = How many Stealth Tokens has the party?
desk-counter = Set how many rounds are over
    .asks = How many rounds are over?
desk-limit = Set the round limit
    .asks = How many rounds are there?
desk-injury = Give a PC an Injury
    .asks = Who takes an Injury?
desk-heal = Make a PC whole again
    .asks = Who is made whole again?
desk-disease = Give a PC a Disease
    .asks = Who gets which Disease?
desk-cure = Cure a PC of a Disease
    .asks = Who is cured of what?
desk-valuables = Give or take Valuables
    .asks = Who gets, or loses, Valuables?
desk-gear = Give a PC Gear
    .asks = Who gets which Gear?
desk-take = Take Gear from a PC
    .asks = Who loses which Gear?
desk-object = Give a PC a key or an object
    .asks = Who gets what?
desk-card = Give a PC a card of their deck
    .asks = Who gets which card?
desk-challenge = Place a new Challenge
    .asks = Which Challenge, and where?
desk-drop = Take a Challenge away
    .asks = Which Challenge do you take away?
desk-defeat = Let a Challenge be defeated
    .asks = Which Challenge is defeated?
desk-respawn = Let a Challenge come back now
    .asks = Which Challenge comes back?
desk-spring = Spring a Trap
    .asks = Which Trap springs, on whom?
desk-alert = Let a Seeker become Alerted
    .asks = Which Seeker becomes Alerted?
desk-calm = Let a Seeker calm down
    .asks = Which Seeker calms down?
desk-last = Where a Seeker looks for the party
    .asks = Which Seeker looks where?
desk-patrol = Change where a Seeker patrols
    .asks = Which Seeker patrols where?
desk-block = Block a way
    .asks = Which way do you block, and with what?
desk-open = Open a way
    .asks = Which way do you open?
desk-lock = Change a Lock
    .asks = Which Lock do you change?
desk-light = Light a region
    .asks = Which region do you light?
desk-darken = Darken a region
    .asks = Which region do you darken?
desk-closes = Set when a region closes
    .asks = Which region closes, and when?
desk-reveal = Show the party something
    .asks = What do you show the party?
desk-hide = Hide something from the party
    .asks = What do you hide?
desk-resume = Go on after a scene
    .asks = Does the scene end?
desk-note = Write a note for yourself
    .asks = What do you note?
    .sample = The steward knows more than he says.
desk-end = End the scenario
    .asks = How does the scenario end?
desk-end-won = They have won
desk-end-partly = Those who are out have won
desk-end-lost = They have lost
what-is-ruled = What do you rule?

# The fields of the forms of orders.

field-who = Who
    .hint = A PC or a Challenge
field-on-whom = On whom
field-challenge = Challenge
field-region = Region
field-way = Way
    .hint = Hall to Yard
field-what = What
    .hint = A region, a thing, a Challenge or a way
field-to = To
field-track = Track
field-to-on-track = To, from -5 to 5
field-to-region = To which region
field-to-tokens = To; the last one gone, they are caught
field-kind = Kind
field-hidden-or-open = hidden or open, or nothing for its own way
field-trap = Trap
field-region-looked-in = Region it looks in, or nothing
field-region-or-nothing = Region, or nothing
field-regions = Regions in order, with commas
field-hidden-dice = Hidden dice of a thing or a way
field-disease = Disease
field-own-track = Track, if it is one of your own
field-by-how-much = By how much, from 1 to 4
field-how-many = How many, below 0 taken
field-gear = Gear
field-object = Object
field-card = Card, or nothing for the top one
field-from-1-to-100 = From 1 to 100
field-from-0-to-9 = From 0 to 9
field-words = Words
field-how-it-ends = won, partly or lost
field-obstacle = Obstacle
field-region-below = Region below, if it is climbed
field-locked = What
    .hint = An Obstacle, or a chest
field-on-or-off = on or off; of a chest its dice
field-after-round = After which round, 0 for never

# What a field holds, where it holds something else: "The counter is a number from 0 to 99."

the-ep-of = { $name }'s EP
a-track = A track
the-track = The track
the-tokens = The Stealth Tokens
the-counter = The counter
the-limit = The round limit
how-it-begins = How it begins
the-hidden-entry = The Hidden entry
the-disease = The Disease
a-disease = A Disease
by-how-much = By how much
the-valuables = The Valuables
the-fortune = The Fortune
the-fortunes = The Fortunes
the-note = The note
the-end = The end
the-lock = The Lock
the-round = The round
# The sort of thing that there is none of.
sort-region = region
sort-way = way
sort-thing = thing
sort-gear = Gear
sort-obstacle = Obstacle
sort-kind = kind of Challenge
sort-card = card in the deck or the discard pile
sort-challenge = { COUNT($types) ->
        [0] Challenge
       *[other] { LIST($types, type: "or") }
    }
from-to = { $first } to { $second }
way-from-to = The way from { from-to }
way-out-of = A way out of { $end }
this-way = this way

# What orders did.

ruled-ep = { $name } has { $ep } EP.
ruled-ep-of-all = { $name }: { $ep } EP to go, for everybody.
ruled-track = { $track } of { $name } stands at { $value }.
# It is tried before the shorter one that it holds, when what was noted is read again.
ruled-challenge = { ruled-move } Orders know it as `{ $id }`.
ruled-move = { $name } is in { $region }.
ruled-tokens = The party has { $tokens } Stealth { $tokens ->
        [one] Token
       *[other] Tokens
    }.
ruled-counter = { $rounds } { $rounds ->
        [one] round is
       *[other] rounds are
    } over.
ruled-limit = The round limit is { $rounds }.
ruled-heal = { $name } is whole again.
ruled-valuables = { $name } has { $valuables } Valuables.
ruled-take = { $name } does not have { $taken } any more.
ruled-card = { $name } takes { $card } on hand.
ruled-fortune = The next Fortune is { $number }: { $fortune }
ruled-fortunes = { $region } holds { $count } { $count ->
        [one] Fortune
       *[other] Fortunes
    }.
ruled-drop = { $name } is gone.
ruled-respawn = { $name } is back, in { $region }.
ruled-alert = { $name } is Alerted, and looks in { $region }.
ruled-calm = { $name } is Alerted no more.
ruled-last = { $name } looks for them { COUNT($regions) ->
        [0] nowhere in particular
       *[other] in { $regions }
    }.
ruled-patrol = { $name } patrols { COUNT($regions) ->
        [0] no more
       *[other] { LIST($regions, type: "comma") }
    }.
ruled-block = { $name } is blocked: { $wall }.
ruled-open = { $name } is open.
ruled-lock = { $name } is { $on ->
        [yes] locked
       *[no] not locked
    }.
ruled-lock-dice = The Lock of { $name } has { $dice }.
ruled-light = { $region } is lit.
ruled-darken = { $region } is dark.
ruled-closes = { $region } closes { $limit ->
        [0] never
       *[other] after round { $limit }
    }.
ruled-reveal = { $name } does not hide any more: they see it once they are there.
ruled-reveal-way = The way is hidden no more: they see it once they are there.
ruled-hide = { $name } is hidden.
ruled-hide-region = { $region } is off the map.
