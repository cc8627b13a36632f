import type { Database } from "bun:sqlite"
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs"
import { dirname } from "node:path"

/** Writes a whole, checked copy of the database to `target`, which appears only once it is on disk. */
export function copyDatabase(sqlite: Database, target: string) {
  const temporary = `${target}.part`
  rmSync(temporary, { force: true })
  sqlite.query("VACUUM INTO ?").run(temporary)
  syncToDisk(temporary)
  renameSync(temporary, target)
  syncToDisk(dirname(target))
}

function syncToDisk(path: string) {
  const handle = openSync(path, "r")
  fsyncSync(handle)
  closeSync(handle)
}
