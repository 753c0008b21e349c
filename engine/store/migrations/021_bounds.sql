-- What each draw of an entry was below, as JSON: with it a draw is checked by key and counter alone. Empty: not recorded.
ALTER TABLE journal ADD COLUMN below TEXT NOT NULL DEFAULT '';
