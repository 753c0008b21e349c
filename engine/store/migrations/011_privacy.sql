-- Who is to be forgotten and is not altogether yet: what was begun is gone on with after a restart. `name` is what they were
-- called then, `at` when it was asked for (Unix seconds).
CREATE TABLE forgetting (
    member INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    at INTEGER NOT NULL
);

-- What people were called at a table who have no seat of that name there (any more), so that it can be found again: they
-- gave it away, manage the server, or are called otherwise now.
CREATE TABLE named (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    member INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, member, name)
) WITHOUT ROWID;
CREATE INDEX named_by_member ON named (member);

-- The servers that the bot was removed from, and when (Unix seconds).
CREATE TABLE removed (
    guild INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
);

-- Whether a name was taken out of a table: 0 no, 1 its journal was made anew, 2 it cannot be checked any more.
ALTER TABLE tables ADD COLUMN retold INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_by_guild ON tables (guild);
