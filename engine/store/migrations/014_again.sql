-- Whether a seat of a lobby is kept for somebody who played before and has yet to say whether they are in: 1 yes, and with
-- the last of them it begins; 2 yes, and it begins by the host's word, for somebody else said no.
ALTER TABLE seats ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
