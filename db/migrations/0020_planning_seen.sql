-- What of his planning somebody has seen, by project: its first and last day.
CREATE TABLE planning_seen (
  account_id INTEGER PRIMARY KEY REFERENCES accounts (id),
  plan TEXT NOT NULL CHECK (json_valid(plan)),
  seen_at TEXT NOT NULL
) STRICT;
