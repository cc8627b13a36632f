-- What a company offers again and again, without anybody's data: begun from when a quotation is made by hand.
CREATE TABLE quotation_templates (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK (name <> ''),
  project_types TEXT NOT NULL,
  content TEXT NOT NULL,
  created_by INTEGER REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  removed_at TEXT
) STRICT;
-- What was removed gives its name free.
CREATE UNIQUE INDEX quotation_templates_by_name ON quotation_templates (name COLLATE NOCASE) WHERE removed_at IS NULL;
