-- Campaigns: games of one kind that a party plays in a row. `body` is what one has come to, as its game writes it; `made` and
-- `touched` are when it began and when anything was done in it last, `ended` when its party ended it (0: it goes on).
CREATE TABLE campaigns (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    made INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    ended INTEGER NOT NULL
);
CREATE INDEX campaigns_by_guild ON campaigns (guild, game);

-- The campaign that a table belongs to: 0 none, -1 one that begins with it.
ALTER TABLE tables ADD COLUMN campaign INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_by_campaign ON tables (campaign) WHERE campaign > 0;
