-- The links to a table's page: the digest of each key, the member whose eyes it has (0: everybody's), when it was used last
-- (Unix seconds).
CREATE TABLE windows (
    mark TEXT NOT NULL PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    member INTEGER NOT NULL,
    used INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX windows_of_table ON windows (table_id, member);
-- For whom tables of a server have a page: 2 for everybody, 1 for those who sit there, 0 for none.
ALTER TABLE servers ADD COLUMN windows INTEGER NOT NULL DEFAULT 2;
