-- The language in which everybody at a table is told of it, in which a member reads what only they see, and which a server's
-- tables begin with ("": as Discord says).
ALTER TABLE tables ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
ALTER TABLE members ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE servers ADD COLUMN language TEXT NOT NULL DEFAULT '';
