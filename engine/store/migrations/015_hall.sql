-- Whether what came of a table that is over was looked at for the hall of its server.
ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
-- Whether somebody stands in the halls of the servers where they play.
ALTER TABLE members ADD COLUMN hall INTEGER NOT NULL DEFAULT 1;

-- How games went that their rules ended: a row for each game and member, which outlasts the table. `played` is which game it
-- was, the same wherever its table is brought back; `titles` is a JSON list.
CREATE TABLE results (
    guild INTEGER NOT NULL,
    played TEXT NOT NULL,
    member INTEGER NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    result TEXT NOT NULL,
    won INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    score INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    titles TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (guild, played, member)
) WITHOUT ROWID;
CREATE INDEX results_by_member ON results (member);
