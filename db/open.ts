import { Database } from "bun:sqlite"
import { drizzle } from "drizzle-orm/bun-sqlite"

/**
 * Opens the one writing connection. `synchronous=FULL`: what a person was told is saved survives a power cut
 * (about 0.1 ms a commit). SQLite before 3.51.3 can corrupt a WAL database, so an older one is refused.
 */
export function openDb(path: string) {
  return prepared(new Database(path, { strict: true, create: true }), path)
}

/** A copy in memory of a database that was serialized. */
export function openCopy(bytes: Uint8Array): Db {
  return prepared(Database.deserialize(bytes, { strict: true }), ":memory:")
}

function prepared(sqlite: Database, path: string) {
  requireVersion(sqlite, [3, 51, 3])
  for (const pragma of [
    // First, as the others may have to wait for a backup that is reading.
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "trusted_schema = OFF",
    "journal_size_limit = 67108864",
    // A full or read-only disk for temporary files is nothing that people should meet.
    "temp_store = MEMORY",
  ])
    sqlite.run(`PRAGMA ${pragma}`)
  requirePragmas(sqlite, path)
  return drizzle(sqlite)
}

export type Db = ReturnType<typeof openDb>

/** Writes the WAL back into the file, so that the file alone is the whole database, and closes it. */
export function closeDb(db: Db) {
  try {
    db.$client.run("PRAGMA wal_checkpoint(TRUNCATE)")
  } finally {
    db.$client.close()
  }
}

function requireVersion(sqlite: Database, least: [number, number, number]) {
  const { version } = sqlite.query("SELECT sqlite_version() AS version").get() as { version: string }
  const parts = version.split(".").map(Number)
  const older = least.findIndex((part, i) => part !== parts[i])
  if (older >= 0 && (parts[older] ?? 0) < least[older]!) throw new Error(`SQLite ${version} is too old`)
}

function requirePragmas(sqlite: Database, path: string) {
  const read = (name: string) => Object.values(sqlite.query(`PRAGMA ${name}`).get() as object)[0]
  const journal = path === ":memory:" ? "memory" : "wal"
  if (read("foreign_keys") !== 1 || read("synchronous") !== 2 || read("journal_mode") !== journal)
    throw new Error("SQLite did not accept its settings")
}
