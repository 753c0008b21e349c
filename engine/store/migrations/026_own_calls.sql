-- How a member wants to be called: every how many hours while they are awaited (0: once, at half of a long wait), and
-- whether also when the player before them begins. And when each seat was nudged last for what it is asked (0: it was not).
ALTER TABLE members ADD COLUMN every INTEGER NOT NULL DEFAULT 0;
ALTER TABLE members ADD COLUMN early INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN nudged INTEGER NOT NULL DEFAULT 0;
