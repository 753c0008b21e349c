-- Of which entries nobody was told anything: the log numbers what is left for whoever reads it.
CREATE INDEX journal_silent ON journal (table_id, seq, seat, text) WHERE story = '';
