-- Who had themselves deleted, and when: a salted fingerprint of their number and nothing else, so that it can be done again
-- where an older backup is restored. `due` is 1 where that is still to be done.
CREATE TABLE IF NOT EXISTS deleted (
    mark TEXT PRIMARY KEY,
    salt TEXT NOT NULL,
    at INTEGER NOT NULL,
    due INTEGER NOT NULL DEFAULT 0
);
