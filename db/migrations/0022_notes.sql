-- What somebody wrote down about a customer, a job or a message. With a day and a person it is a task.
CREATE TABLE notes (
  id INTEGER PRIMARY KEY,
  about_kind TEXT NOT NULL CHECK (about_kind IN ('customer', 'project', 'quotation', 'message')),
  about_id INTEGER NOT NULL,
  -- The job that a note on a project or its quotation is part of.
  project_id INTEGER REFERENCES projects (id),
  kind TEXT NOT NULL CHECK (kind IN ('note', 'call', 'agreement')),
  text TEXT NOT NULL,
  office_only INTEGER NOT NULL CHECK (office_only IN (0, 1)),
  due_on TEXT,
  assignee_id INTEGER REFERENCES accounts (id),
  done_at TEXT,
  done_by INTEGER REFERENCES accounts (id),
  removed_at TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  created_by INTEGER NOT NULL REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  CHECK ((due_on IS NULL) = (assignee_id IS NULL)),
  CHECK (done_at IS NULL OR due_on IS NOT NULL)
) STRICT;
CREATE INDEX notes_by_subject ON notes (about_kind, about_id);
CREATE INDEX notes_by_project ON notes (project_id) WHERE project_id IS NOT NULL;
CREATE INDEX notes_to_do ON notes (assignee_id, due_on) WHERE due_on IS NOT NULL AND done_at IS NULL;
CREATE INDEX notes_removed ON notes (removed_at) WHERE removed_at IS NOT NULL;

-- Whom a note calls by name, or gives its task to, until he read it.
CREATE TABLE note_calls (
  note_id INTEGER NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  seen_at TEXT,
  PRIMARY KEY (note_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX note_calls_unseen ON note_calls (account_id) WHERE seen_at IS NULL;

-- What was asked of a colleague about a message was a reminder of hours; it is a task like any other.
INSERT INTO notes (about_kind, about_id, kind, text, office_only, due_on, assignee_id, done_at, done_by, created_by, created_at)
SELECT 'message', m.id, 'note', r.message, 0, substr(r.remind_at, 1, 10), r.account_id, r.done_at,
  iif(r.done_at IS NULL, NULL, r.account_id), coalesce(r.created_by, r.account_id), r.created_at
FROM messages m JOIN hour_reminders r ON r.id = m.reminder_id;
ALTER TABLE messages DROP COLUMN reminder_id;
DELETE FROM hour_reminders WHERE kind = 'message';
