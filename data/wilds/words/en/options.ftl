# What the host chooses in the lobby. What each value means stands in options.toml.

option-region = Made by hand (begin with Hollowdown; alone, Kite Hill), or new, from theme, map, size and danger.
option-theme = What a new region is like.
option-map = A new region of hexes, where any direction is open, or of places joined by paths.
option-size = How large a new region is: 15, 20 or 30 hexes, or 8, 12 or 15 points.
option-danger = Gentle lowers the difficulty of a new region by 2, harsh raises it by 2, to 12 at most.
option-pace = How often events come: a timer of 4, 6 or 8.
option-reveal = What the party's map shows at first.
option-weather = Whether the weather is rolled each morning.
option-season = When you go: it changes weather, food and danger.
option-changes = Whether hidden things lie elsewhere from one expedition to the next.
option-wayside = Whether a dilemma a day comes your way, and new ground always shows something.
option-rules = Where a house rule differs from the source: that, or the source to the letter.
option-decide = Who decides for the party: a vote, the leader, whoever is first, or the game master.
option-referee = With a game master: who answers for the world. Mixed: scenes are theirs, the rest mine.
option-characters = How much new characters can do. Novices fail more often than not.
option-ladder = How far a total must lie from the target for more than a plain result.
option-backtrack = Whether going back over known ground leaves the timer alone or takes 1 off it.
option-deadly = Whether a third wound can kill, and a defeat ends the expedition.
option-picks = Hours until the safe choice is made for a player who is asked something alone.
option-resolve = How long a player may think about a second throw for 1 Resolve.
# Values of options in the lobby.
shown-by-region = as the region says
shown-hours = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
shown-minutes = { $minutes } minutes
