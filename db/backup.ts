import type { Database } from "bun:sqlite"
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs"
import { dirname } from "node:path"

/** Writes a whole, checked copy of the database to `target`, which appears only once it is on disk. */
export function copyDatabase(sqlite: Database, target: string) {
  const temporary = `${target}.part`
  rmSync(temporary, { force: true })
  try {
    sqlite.query("VACUUM INTO ?").run(temporary)
    sqlite.run("ATTACH ? AS copy", [temporary])
    try {
      requireSound(sqlite, "copy")
    } finally {
      sqlite.run("DETACH copy")
    }
    syncToDisk(temporary)
    renameSync(temporary, target)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  syncToDisk(dirname(target))
}

/** Throws what SQLite finds wrong in its pages. */
export function requireSound(sqlite: Database, schema = "main") {
  const { quick_check: state } = sqlite.query(`PRAGMA ${schema}.quick_check(1)`).get() as {
    quick_check: string
  }
  if (state !== "ok") throw new Error(state)
}

/** After this, what was written to the file (or renamed in the folder) survives a power cut. */
export function syncToDisk(path: string) {
  const handle = openSync(path, "r")
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
