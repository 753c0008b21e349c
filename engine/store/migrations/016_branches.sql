-- From which entry of another game a private table goes on, as its owner counts them (0: it began by itself).
ALTER TABLE tables ADD COLUMN origin INTEGER NOT NULL DEFAULT 0;
