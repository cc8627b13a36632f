import type { Database } from "bun:sqlite"
import { copyDatabase, requireSound } from "./backup.ts"
import { dropDerived } from "./derived.ts"
import { migrations } from "./migrations.ts"
import type { Db } from "./open.ts"

export class NewerSchema extends Error {
  constructor(readonly version: number) {
    super(`The database has version ${version}, this program knows ${migrations.length}`)
  }
}

/**
 * Brings the schema up to date. An existing database is copied to `keepCopyAt` first; all pending steps run in
 * one transaction with foreign keys off (a rebuilt parent table would otherwise empty its children), and it is
 * rolled back when a key or a row of an untouched table is lost. A failure leaves the file as it was.
 */
export function migrate(
  db: Db,
  options: { steps?: string[]; keepCopyAt?: string } = {},
): { from: number; to: number } {
  const sqlite = db.$client
  const steps = options.steps ?? migrations
  const from = schemaVersion(sqlite)
  if (from > steps.length) throw new NewerSchema(from)
  if (from === steps.length) return { from, to: from }
  if (from > 0 && options.keepCopyAt) copyDatabase(sqlite, options.keepCopyAt)
  sqlite.run("PRAGMA foreign_keys = OFF")
  try {
    sqlite.transaction(() => apply(sqlite, steps, from)).immediate()
  } finally {
    sqlite.run("PRAGMA foreign_keys = ON")
  }
  return { from, to: steps.length }
}

export const schemaVersion = (sqlite: Database): number =>
  (sqlite.query("PRAGMA user_version").get() as { user_version: number }).user_version

function apply(sqlite: Database, steps: string[], from: number) {
  const pending = steps.slice(from)
  dropDerived(sqlite)
  const before = rowCounts(sqlite)
  for (const step of pending) sqlite.run(step)
  const broken = sqlite.query("PRAGMA foreign_key_check").all()
  if (broken.length > 0) throw new Error(`Migration breaks ${broken.length} foreign keys`)
  const after = rowCounts(sqlite)
  for (const [table, rows] of before)
    if (!pending.some((step) => names(step, table)) && after.get(table) !== rows)
      throw new Error(`Migration changes the rows of ${table}`)
  requireSound(sqlite)
  sqlite.run(`PRAGMA user_version = ${steps.length}`)
}

/** Whether the step speaks of the table itself: `log_by_subject` does not name `log`. */
const names = (step: string, table: string) => new RegExp(`\\b${table}\\b`).test(step)

export function rowCounts(sqlite: Database): Map<string, number> {
  const tables = sqlite
    .query(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT GLOB 'derived_*'",
    )
    .all() as { name: string }[]
  return new Map(
    tables.map(({ name }) => [
      name,
      (sqlite.query(`SELECT count(*) AS n FROM "${name}"`).get() as { n: number }).n,
    ]),
  )
}
