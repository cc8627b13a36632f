import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { requireSound } from "#db/backup.ts"
import { FolderInUse, lockFolder } from "#db/lock.ts"
import { migrate, NewerSchema, schemaVersion } from "#db/migrate.ts"
import { migrations } from "#db/migrations.ts"
import { closeDb, type Db, openDb } from "#db/open.ts"
import { say } from "./commands/nl.ts"
import { refusalOf } from "./commands/refusal.ts"
import { dropBallastOf, isDiskFull, watchSpace } from "./files/space.ts"

/**
 * Opens a data folder for this process alone and brings its database up to date. Refuses, with one clear line and
 * without making anything new, a folder that is in use, unwritable, damaged or from a newer version.
 */
export function openFolder(folder: string): Opened {
  try {
    return open(folder)
  } catch (error) {
    // As at work: what was laid aside for a full disk is given up for it.
    if (!isDiskFull((error as Error).cause) || !dropBallastOf(folder)) throw error
    return open(folder)
  }
}

interface Opened {
  db: Db
  close: () => void
}

function open(folder: string): Opened {
  attempt("folderUnusable", folder, () => prepare(folder))
  const unlock = attempt("folderUnusable", folder, () => lockFolder(join(folder, "lock")))
  try {
    const unwatch = attempt("folderUnusable", folder, () => tidy(folder))
    const db = attempt("databaseDamaged", folder, () => openChecked(folder))
    return {
      db,
      close() {
        unwatch()
        try {
          closeDb(db)
        } catch (error) {
          // What there is no room for stays in its log, which the next start reads.
          if (!isDiskFull(error)) throw error
        } finally {
          unlock()
        }
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens the database of a folder in which a server may be at work, for one small change; never migrates it. */
export function openBeside(folder: string): Opened {
  attempt("folderUnusable", folder, () => requireRestored(folder))
  if (!existsSync(databasePath(folder))) throw new Error(say("noDatabase", { folder }))
  const db = attempt("databaseDamaged", folder, () => openDb(databasePath(folder)))
  const close = () => db.$client.close()
  const version = schemaVersion(db.$client)
  if (version === migrations.length) return { db, close }
  close()
  throw new Error(say(version > migrations.length ? "newerDatabase" : "cannotMigrate", { version }))
}

export const databasePath = (folder: string) => join(folder, "waterpas.db")
export const filesPath = (folder: string) => join(folder, "files")
/** Where a backup is unpacked before it is put in place: as long as it is there, the folder is not whole. */
export const restorePath = (folder: string) => join(folder, "restore.part")

/** The folder holds personal data: made readable for this user alone. */
function prepare(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  accessSync(folder, constants.W_OK)
  requireRestored(folder)
  const hasFiles = existsSync(filesPath(folder)) && readdirSync(filesPath(folder)).length > 0
  const hasDatabase = existsSync(databasePath(folder)) && statSync(databasePath(folder)).size > 0
  if (hasFiles && !hasDatabase) throw new Error(say("databaseLost"))
}

function requireRestored(folder: string) {
  if (existsSync(restorePath(folder))) throw new Error(say("restoreCutOff"))
}

/** Clears what a copy cut off half-way left behind, and keeps an eye on the room that is left. */
function tidy(folder: string): () => void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith(".db.part")) rmSync(join(folder, entry.name))
  return watchSpace(folder)
}

function openChecked(folder: string): Db {
  const db = openDb(databasePath(folder))
  try {
    requireSound(db.$client)
    // One name per version: a start that keeps failing does not fill the disk with copies.
    migrate(db, { keepCopyAt: join(folder, say("earlierCopy", { version: migrations.length })) })
    return db
  } catch (error) {
    db.$client.close()
    throw error
  }
}

function attempt<T>(what: "folderUnusable" | "databaseDamaged", folder: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof NewerSchema) throw new Error(say("newerDatabase", { version: error.version }))
    if (error instanceof FolderInUse) throw new Error(say("folderInUse", { folder }))
    const refusal = refusalOf(error, folder)
    if (refusal) throw new Error(refusal, { cause: error })
    throw new Error(say(what, { folder, reason: error instanceof Error ? error.message : String(error) }))
  }
}
