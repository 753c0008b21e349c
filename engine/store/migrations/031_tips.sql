-- Whether a member wants what they meet for the first time explained, and what was explained to them, and when (Unix seconds).
ALTER TABLE members ADD COLUMN tips INTEGER NOT NULL DEFAULT 1;
CREATE TABLE tips (
    member INTEGER NOT NULL,
    game TEXT NOT NULL,
    tip TEXT NOT NULL,
    told INTEGER NOT NULL,
    PRIMARY KEY (member, game, tip)
) WITHOUT ROWID;
