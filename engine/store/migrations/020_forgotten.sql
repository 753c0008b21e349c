-- How many were taken out of a table at their wish: whoever has it in mind from before cannot write any of them back.
ALTER TABLE tables ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;
