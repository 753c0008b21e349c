-- What the newest post of a table tells so far, so that a turn can go on in it (JSON, "" for nothing).
ALTER TABLE tables ADD COLUMN tale TEXT NOT NULL DEFAULT '';
