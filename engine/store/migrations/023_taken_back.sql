-- Which change began a game, with what was dealt in it: nothing of that is taken back. 0 where that is not known.
ALTER TABLE tables ADD COLUMN began INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET began = COALESCE((SELECT change FROM journal WHERE table_id = tables.id AND seq = 0), 0);
-- How many moves were taken back, and not brought back, after everybody had seen what they rolled or showed.
ALTER TABLE tables ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
