-- How well the house plays a seat that it was hired for ("easy-going", "steady", "sharp"; "": a person sits there, or did).
ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT '';
-- Whether the house stands in for those who are away, and gives advice: 1 yes, 0 no, 2 no for good, -1 as it suits who plays.
ALTER TABLE tables ADD COLUMN stand_ins INTEGER NOT NULL DEFAULT -1;
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT -1;

-- What the house has in mind on the seats that it plays (JSON), after the live entry `position`.
CREATE TABLE minds (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, position, seat)
) WITHOUT ROWID;
