-- Who is asked something and was not called for it yet, because they brought it about themselves (JSON, a list of seats).
ALTER TABLE tables ADD COLUMN uncalled TEXT NOT NULL DEFAULT '';
