-- What was last refused to a member in a channel, so that it can be explained.
CREATE TABLE refusals (
    channel INTEGER NOT NULL,
    member INTEGER NOT NULL,
    words TEXT NOT NULL,
    rule TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (channel, member)
) WITHOUT ROWID;
