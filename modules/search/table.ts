/**
 * What people find, an entry for each thing. All of it is derived: triggers on the tables that it is made of change it
 * along with them, in the same transaction, and the start makes it anew when it is not what the manifests say.
 * A new entry gets a new id: those changed last stand first.
 */
export const entriesTable = `CREATE TABLE derived_search (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  subject INTEGER NOT NULL,
  title TEXT NOT NULL,
  subtitle TEXT NOT NULL,
  words TEXT NOT NULL,
  phone TEXT NOT NULL,
  cents INTEGER,
  state TEXT NOT NULL,
  UNIQUE (kind, subject)
) STRICT`

/** The words of those entries, without accents and capitals; short beginnings have an index of their own. */
export const wordsTable = `CREATE VIRTUAL TABLE derived_search_words USING fts5 (title, subtitle, words,
  content = 'derived_search', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3')`

/** Every word once. */
export const termsTable =
  "CREATE VIRTUAL TABLE derived_search_terms USING fts5vocab (derived_search_words, 'row')"

/** How entries were made: when this differs they are made anew, and `doctor` compares by it. */
export const sourcesTable =
  "CREATE TABLE derived_search_sources (kind TEXT PRIMARY KEY, rows TEXT NOT NULL) STRICT"

const columns = "title, subtitle, words"
const listed = (row: string) => columns.replace(/\w+/g, `${row}.$&`)

export const wordsFollow = [
  `CREATE TRIGGER derived_search_added AFTER INSERT ON derived_search BEGIN
    INSERT INTO derived_search_words (rowid, ${columns}) VALUES (NEW.id, ${listed("NEW")}); END`,
  `CREATE TRIGGER derived_search_removed AFTER DELETE ON derived_search BEGIN
    INSERT INTO derived_search_words (derived_search_words, rowid, ${columns})
      VALUES ('delete', OLD.id, ${listed("OLD")}); END`,
]
