-- Whether everybody who has a link may look on at a table (1), or its host has switched that off (0).
ALTER TABLE tables ADD COLUMN spectators INTEGER NOT NULL DEFAULT 1;
-- Where a server has facts about its tables sent: the address, the secret that they are signed with, whether they hold the
-- names of those who play (0 or 1), and the channel where it was set. Of the deliveries: how often the oldest was tried in
-- vain, when to try again, since when nothing was taken (Unix seconds, 0: it is),
-- whether a manager was told so (0 or 1), what came of the last try.
CREATE TABLE hooks (
    guild INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    names INTEGER NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL DEFAULT 0,
    failing INTEGER NOT NULL DEFAULT 0,
    told INTEGER NOT NULL DEFAULT 0,
    outcome TEXT NOT NULL DEFAULT ''
);
-- What is still to be delivered: a number that no other delivery has, the kind of event, the body that is sent, and when it
-- came about (Unix seconds).
CREATE TABLE deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    mark TEXT NOT NULL,
    event TEXT NOT NULL,
    body BLOB NOT NULL,
    made INTEGER NOT NULL
);
CREATE INDEX deliveries_of_guild ON deliveries (guild, id);
CREATE INDEX deliveries_of_table ON deliveries (table_id);
