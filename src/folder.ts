import { accessSync, constants, existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { lockFolder } from "#db/lock.ts"
import { migrate, NewerSchema } from "#db/migrate.ts"
import { closeDb, type Db, openDb } from "#db/open.ts"
import { say } from "./commands/nl.ts"

/**
 * Opens a data folder for this process alone and brings its database up to date. Refuses, with one clear line and
 * without making anything new, a folder that is in use, unwritable, damaged or from a newer version.
 */
export function openFolder(folder: string): { db: Db; close: () => void } {
  attempt("folderUnusable", folder, () => prepare(folder))
  const unlock = attempt("folderInUse", folder, () => lockFolder(join(folder, "lock")))
  try {
    const db = attempt("databaseDamaged", folder, () => openChecked(folder))
    return {
      db,
      close() {
        closeDb(db)
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

export const databasePath = (folder: string) => join(folder, "waterpas.db")

function prepare(folder: string) {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.W_OK)
  const lost = existsSync(join(folder, "files")) && !existsSync(databasePath(folder))
  if (lost) throw new Error("waterpas.db ontbreekt, terwijl er wel bestanden staan")
}

function openChecked(folder: string): Db {
  const db = openDb(databasePath(folder))
  const { quick_check: state } = db.$client.query("PRAGMA quick_check").get() as { quick_check: string }
  if (state !== "ok") throw new Error(state)
  migrate(db, { keepCopyAt: join(folder, `waterpas-voor-versie-${Date.now()}.db`) })
  return db
}

function attempt<T>(
  what: "folderUnusable" | "folderInUse" | "databaseDamaged",
  folder: string,
  act: () => T,
): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof NewerSchema) throw new Error(say("newerDatabase", { version: error.version }))
    throw new Error(say(what, { folder, reason: error instanceof Error ? error.message : String(error) }))
  }
}
