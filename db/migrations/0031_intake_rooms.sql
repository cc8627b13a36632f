-- Rooms of a project as they were measured on site, in millimetres between the walls. Devices name a room before the
-- server knows it; `version` is the key of its last save, so that who saves second is told.
CREATE TABLE intake_rooms (
  id TEXT PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES projects (id),
  name TEXT NOT NULL,
  floor INTEGER NOT NULL,
  length INTEGER NOT NULL CHECK (length > 0),
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  openings TEXT NOT NULL,
  version TEXT NOT NULL,
  measured_at TEXT NOT NULL,
  measured_by INTEGER NOT NULL REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  removed_at TEXT
) STRICT;
CREATE INDEX intake_rooms_by_project ON intake_rooms (project_id);
