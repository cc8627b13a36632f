-- How long requests waited for each other, a day a row.
CREATE TABLE stalls (
  day TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  longest INTEGER NOT NULL,
  during TEXT NOT NULL
) STRICT;
