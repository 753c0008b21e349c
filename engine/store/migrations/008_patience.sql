-- How long a seat may stay away, in minutes from now on (0: for ever, -1: as it suits the game and who sits there).
UPDATE tables SET wait = wait * 60;

-- What a table waits for, and since when: `asked` is when what is asked now was asked, `nudged` how often whoever is awaited
-- was nudged since, `unheard` how many waits in a row ran out without anybody doing anything. `rest`: "asleep" or "paused",
-- "" for neither; `until` when a pause ends (0: nobody said when), `remaining` what was left of the wait then (seconds).
-- `rested` is who paused it. `alarm` is when the house has to look at the table next (0: never), `nudge` the message that nudges. Unix seconds.
ALTER TABLE tables ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN nudged INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN unheard INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rest TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN remaining INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rested INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN alarm INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN nudge INTEGER NOT NULL DEFAULT 0;
-- The channel where a table was gathered whose place is a thread, and the post there that is kept up to date (0: none).
ALTER TABLE tables ADD COLUMN board INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN sign INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET alarm = due WHERE due > 0 AND status = 'running';
DROP INDEX tables_due;
CREATE INDEX tables_alarm ON tables (alarm) WHERE alarm > 0;

-- How many waits in a row ran out for a seat; how often it was called since it did anything; until when it is away (0: it is here, -1: nobody knows); whose it is while
-- somebody stands in (0: nobody does); until when whoever left it is the host again on coming back; whether its emergency
-- pause is used.
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN calls INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN away INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN owner INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN owner_name TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN hosted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
CREATE INDEX seats_by_member ON seats (member);
CREATE INDEX seats_by_owner ON seats (owner) WHERE owner > 0;

-- What people want for themselves, wherever they play: their zone by name, quiet hours (minutes of the day, -1: none),
-- whether they are nudged.
CREATE TABLE members (
    member INTEGER PRIMARY KEY,
    zone TEXT NOT NULL DEFAULT '',
    quiet_from INTEGER NOT NULL DEFAULT -1,
    quiet_to INTEGER NOT NULL DEFAULT -1,
    nudges INTEGER NOT NULL DEFAULT 1
);

-- Up to which change each member has seen a table, and when they did.
CREATE TABLE seen (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    member INTEGER NOT NULL,
    change INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, member)
) WITHOUT ROWID;

-- What a seat means to do on its own turn (JSON).
CREATE TABLE plans (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Who was invited to a table, by whom and to which seat (-1: a free one), when (Unix seconds); whether that is still open.
CREATE TABLE invitations (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    member INTEGER NOT NULL,
    asker INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    open INTEGER NOT NULL,
    PRIMARY KEY (table_id, member)
) WITHOUT ROWID;
