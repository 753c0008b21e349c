-- The dice keys of the daily delves: the same for everybody here. `day` counts days since 1970 (UTC).
CREATE TABLE dailies (
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (day, game)
) WITHOUT ROWID;

-- The one try that counts: where it was begun, by whom, and what it came to (`ended` 0: it is not over, or came too late).
CREATE TABLE tries (
    member INTEGER NOT NULL,
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild INTEGER NOT NULL,
    name TEXT NOT NULL,
    table_id INTEGER NOT NULL,
    begun INTEGER NOT NULL,
    ended INTEGER NOT NULL DEFAULT 0,
    points INTEGER NOT NULL DEFAULT 0,
    rounds INTEGER NOT NULL DEFAULT 0,
    words TEXT NOT NULL DEFAULT '',
    strip TEXT NOT NULL DEFAULT '',
    told TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (member, day, game)
) WITHOUT ROWID;
CREATE INDEX tries_by_day ON tries (day, game);

-- The channels where somebody has shown what theirs came to, and when.
CREATE TABLE shared (
    member INTEGER NOT NULL,
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    channel INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (member, day, game, channel)
) WITHOUT ROWID;
