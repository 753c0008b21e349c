# What the host chooses in the lobby. What each value means stands in options.toml.

option-objective = Survey: gather every shard. Uncover: leave in time, each scores. Or a scenario's goal.
objective-is = { $scores ->
        [yes] carry shards out
       *[no] all shards
    }
option-setting = Where the delve goes: each setting has tiles, cards and enemies of its own.
option-threat = How strong the enemies of each tile may be.
option-shards = How many star shards the delve asks for.
option-adventurers = Adventurers per player; at most four in all.
option-companion = A companion who comes along: acts by itself after the adventurers, explores nothing.
option-ties = Who decides between equal enemies, targets and hexes: the referee, or the party.
option-deck = All: every card of the setting. Drawn: no one knows which cards are in.
option-rules = House: no dead end is laid first. Letter: the top tile, whatever it is.

game-about = A party explores a dark place tile by tile and gathers star shards before exhaustion wins.
# $threat: "" where the host chose it, $least: "uncover" where fewer shards count too.
lobby-brief = Explore a dark place tile by tile and bring home { $least ->
        [uncover] up to { $shards }
       *[other] { $shards }
    } star shards before exhaustion wins.{ $threat ->
        [standard] { " " }Standard threat.
       *[other] { "" }
    }
too-many-adventurers = At most four adventurers go into a delve: two each is for one or two players.
