-- Whom a job is for, what it takes, and where it stands: what its sender has before it.
ALTER TABLE jobs ADD COLUMN sender TEXT NOT NULL DEFAULT '';
ALTER TABLE jobs ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
