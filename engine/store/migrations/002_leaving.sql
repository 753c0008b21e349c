-- Whether somebody left the game under way; and when anything was done at a table last (Unix seconds, 0: not known).
ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
