-- Whether what only a member sees comes to them with pictures in strips of twice the size.
ALTER TABLE members ADD COLUMN large INTEGER NOT NULL DEFAULT 0;
