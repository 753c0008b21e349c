-- With what the backups of servers are sealed, by name; `own` is 1 for this bot's own seal, 0 for one that it was given.
CREATE TABLE seals (
    name TEXT PRIMARY KEY,
    key TEXT NOT NULL,
    own INTEGER NOT NULL
);
