-- What whoever manages a server has set for it: the games that may be opened and the channels where (JSON lists, "": all),
-- the wait that a lobby proposes (minutes, -1: as it suits), how many months a finished table is kept.
CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    games TEXT NOT NULL DEFAULT '',
    channels TEXT NOT NULL DEFAULT '',
    wait INTEGER NOT NULL DEFAULT -1,
    months INTEGER NOT NULL DEFAULT 12
);
