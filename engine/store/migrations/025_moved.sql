-- The channel that a table was last moved from, 0 where it never was.
ALTER TABLE tables ADD COLUMN came_from INTEGER NOT NULL DEFAULT 0;
