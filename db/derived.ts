import type { Database } from "bun:sqlite"

/** Tables and triggers that hold nothing of their own: who made them makes them again when they are not there. */
export const isDerived = (name: string) => name.startsWith("derived_")

/** A migration may then rebuild any table: triggers would fire at it, or stand in the way of its new name. */
export function dropDerived(sqlite: Database) {
  const found = sqlite
    .query(
      "SELECT type, name FROM sqlite_schema WHERE name GLOB 'derived_*' AND type IN ('trigger', 'table')",
    )
    .all() as { type: "trigger" | "table"; name: string }[]
  for (const { name } of found.filter(({ type }) => type === "trigger")) sqlite.run(`DROP TRIGGER "${name}"`)
  // A virtual table takes along the tables that it keeps its pages in, and is named before them.
  for (const { name } of found.filter(({ type }) => type === "table"))
    sqlite.run(`DROP TABLE IF EXISTS "${name}"`)
}
