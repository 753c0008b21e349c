-- Times are Unix seconds. `change` counts a table's commands, `length` its live journal entries.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    setup TEXT NOT NULL DEFAULT '',
    options TEXT NOT NULL,
    key TEXT NOT NULL,
    keyed INTEGER NOT NULL,
    wait INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed')),
    change INTEGER NOT NULL,
    length INTEGER NOT NULL DEFAULT 0,
    counter INTEGER NOT NULL DEFAULT 0,
    host INTEGER NOT NULL,
    created INTEGER NOT NULL,
    started INTEGER NOT NULL DEFAULT 0,
    ended INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL DEFAULT 0,
    ballot TEXT NOT NULL DEFAULT '',
    ended_by TEXT NOT NULL DEFAULT '', -- who ended a game before its rules did
    post INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX tables_in_use ON tables (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_due ON tables (due) WHERE due > 0 AND status = 'running';

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    member INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- `position` counts live entries from 0; `struck` is 0 for a live entry, 1 for one that can be brought back, 2 for good.
CREATE TABLE journal (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    position INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    member INTEGER NOT NULL,
    text TEXT NOT NULL,
    counter INTEGER NOT NULL,
    draws TEXT NOT NULL,
    digest TEXT NOT NULL,
    events BLOB NOT NULL,
    story TEXT NOT NULL,
    free INTEGER NOT NULL,
    game_version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    change INTEGER NOT NULL,
    struck INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seq)
);
CREATE INDEX journal_struck ON journal (table_id, seq) WHERE struck = 1;

CREATE TABLE snapshots (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    position INTEGER NOT NULL,
    game_version INTEGER NOT NULL,
    counter INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- What was told, or is still to be told, and which wish it answered (0: nobody's), so that one delivered twice counts
-- once. The newest row is never deleted, so no id is given twice.
CREATE TABLE updates (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    change INTEGER NOT NULL,
    body BLOB NOT NULL,
    call INTEGER NOT NULL DEFAULT 0,
    told INTEGER NOT NULL DEFAULT 0,
    message INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX updates_by_change ON updates (table_id, change);
CREATE UNIQUE INDEX updates_by_call ON updates (call) WHERE call > 0;
CREATE INDEX updates_by_message ON updates (message) WHERE message > 0;
CREATE INDEX updates_untold ON updates (id) WHERE told = 0;
