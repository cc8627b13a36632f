-- On which days of the week somebody works, from a day on: a list, the earliest first. Without one it is Monday to Friday.
CREATE TABLE work_days (
  account_id INTEGER PRIMARY KEY REFERENCES accounts (id),
  patterns TEXT NOT NULL CHECK (json_valid(patterns)),
  version INTEGER NOT NULL
) STRICT;
