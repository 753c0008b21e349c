-- Of which sort a table is that one person has for themselves, without a channel ("": an ordinary one). Its channel is a
-- number that no channel of Discord has.
ALTER TABLE tables ADD COLUMN sort TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_private ON tables (host, sort) WHERE sort <> '';
