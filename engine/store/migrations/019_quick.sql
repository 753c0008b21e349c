-- Whether what is chosen before the first turn is dealt: a table begun by Quick start, and the lobby of its party afterwards.
ALTER TABLE tables ADD COLUMN quick INTEGER NOT NULL DEFAULT 0;
