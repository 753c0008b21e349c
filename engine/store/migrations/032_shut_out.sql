-- Members and servers that the operator has shut out, each by Discord's number, and since when (Unix seconds).
CREATE TABLE shut_out (
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (kind, number)
) WITHOUT ROWID;
