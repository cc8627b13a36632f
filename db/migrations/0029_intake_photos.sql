-- What is told of a photo taken on site; the photo itself is a file of its project, and goes with that.
CREATE TABLE intake_photos (
  project_file_id INTEGER PRIMARY KEY REFERENCES project_files (id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  notes TEXT NOT NULL,
  -- Null as long as nobody said: it was added as a plain file.
  category TEXT CHECK (
    category IN ('intake', 'damage', 'measurement', 'location', 'progress', 'completion', 'issue')
  ),
  location TEXT NOT NULL,
  taken_at TEXT NOT NULL,
  -- What was drawn on it, the photo with that on it, and how often it was drawn on.
  shapes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(shapes)),
  drawn_file_id TEXT REFERENCES files (id),
  drawing INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL
) STRICT;
CREATE INDEX intake_photos_by_drawn_file ON intake_photos (drawn_file_id) WHERE drawn_file_id IS NOT NULL;
-- A month after the photo was removed its file goes for good, also by the hand of projects: the drawn one goes with it.
CREATE TRIGGER intake_photo_goes AFTER DELETE ON intake_photos WHEN old.drawn_file_id IS NOT NULL BEGIN
  UPDATE files SET kept = 0 WHERE id = old.drawn_file_id;
END;

-- Photos for who has a link to them; the links themselves are among secret_links.
CREATE TABLE intake_shares (
  id INTEGER PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES projects (id),
  photo_ids TEXT NOT NULL CHECK (json_valid(photo_ids)),
  ends_at TEXT NOT NULL,
  created_by INTEGER REFERENCES accounts (id),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX intake_shares_by_project ON intake_shares (project_id);

-- Two photos of one place, before the work and after it.
CREATE TABLE intake_pairs (
  before_id INTEGER NOT NULL REFERENCES project_files (id) ON DELETE CASCADE,
  after_id INTEGER NOT NULL REFERENCES project_files (id) ON DELETE CASCADE,
  project_id INTEGER NOT NULL REFERENCES projects (id),
  created_at TEXT NOT NULL,
  PRIMARY KEY (before_id, after_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX intake_pairs_by_after ON intake_pairs (after_id);
CREATE INDEX intake_pairs_by_project ON intake_pairs (project_id);
