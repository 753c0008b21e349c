-- Whether a seal vouched for the table where it came from a backup: 0 where anybody could have written the file.
ALTER TABLE tables ADD COLUMN vouched INTEGER NOT NULL DEFAULT 1;
