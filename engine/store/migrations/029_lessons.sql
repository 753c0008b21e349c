-- The lessons that a member has done, and when (Unix seconds).
CREATE TABLE lessons (
    member INTEGER NOT NULL,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    done INTEGER NOT NULL,
    PRIMARY KEY (member, game, lesson)
) WITHOUT ROWID;
