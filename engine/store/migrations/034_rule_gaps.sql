-- What the rules desk did not find at once: words of questions that stand in a rulebook, in alphabetical order; an entry; how
-- often it was chosen where another was first, and how often it was first and was not it.
CREATE TABLE rule_gaps (
    words TEXT NOT NULL,
    entry TEXT NOT NULL,
    chosen INTEGER NOT NULL DEFAULT 0,
    missed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (words, entry)
) WITHOUT ROWID;
