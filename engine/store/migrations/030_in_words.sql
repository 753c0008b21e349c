-- Whether everything that only a member sees comes to them with words in place of pictures.
ALTER TABLE members ADD COLUMN in_words INTEGER NOT NULL DEFAULT 0;
