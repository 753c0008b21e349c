-- Whose seat is the game master's; what the game calls a seat that was taken once it was under way; who keeps what comes of
-- a seat, where that is not whoever sits there.
ALTER TABLE seats ADD COLUMN master INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN called TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN keeper INTEGER NOT NULL DEFAULT 0;

-- What the prepared file of a table calls itself, and its text: apart, so that it is not written again with every change.
ALTER TABLE tables ADD COLUMN file TEXT NOT NULL DEFAULT '';
CREATE TABLE files (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    body TEXT NOT NULL
);

-- What members keep from one game to the next of its kind.
CREATE TABLE kept (
    guild INTEGER NOT NULL,
    member INTEGER NOT NULL,
    game TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (guild, member, game)
) WITHOUT ROWID;
