import { Database } from "bun:sqlite"
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"
import { requireSound, syncToDisk } from "#db/backup.ts"
import { FolderInUse } from "#db/lock.ts"
import { rowCounts, schemaVersion } from "#db/migrate.ts"
import { migrations } from "#db/migrations.ts"
import { say } from "../commands/nl.ts"
import { plainly } from "../commands/refusal.ts"
import { databasePath, filesPath, restorePath } from "../folder.ts"
import { databaseName, fileName, hashIn, Manifest, manifestName } from "./manifest.ts"
import { type Contents, readTar } from "./tar.ts"
import { takeWorkFolder } from "./work.ts"

/**
 * Puts a backup in an empty or absent folder: all of it, checked, or nothing. The folder itself stays what it is, as it
 * may be a link or a disk of its own. What is unpacked lies in a folder in it that no server starts beside, and that goes
 * once all is in place; a restore that was cut off is done anew.
 */
export function restoreBackup(archive: string, folder: string): Manifest {
  const isNew = !existsSync(folder)
  if (!isNew) requireEmpty(folder)
  const work = restorePath(folder)
  const drop = take(work, folder)
  try {
    clear(folder)
    const manifest = unpack(archive, work)
    requireWhole(databasePath(work), manifest)
    putInPlace(work, folder)
    drop()
    for (const path of [folder, dirname(resolve(folder))]) syncToDisk(path)
    return manifest
  } catch (error) {
    clear(folder)
    drop()
    if (isNew) rmSync(folder, { recursive: true, force: true })
    throw plainly(error, folder)
  }
}

/** A disk of its own has a folder for what its repair finds; a restore that was cut off leaves what it put there. */
function requireEmpty(folder: string) {
  const cutOff = existsSync(restorePath(folder)) ? [restorePath, filesPath, databasePath] : []
  const ours = new Set(["lost+found", ...cutOff.map((path) => basename(path(folder)))])
  if (readdirSync(folder).some((name) => !ours.has(name))) throw new Error(say("folderNotEmpty", { folder }))
}

function take(work: string, folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return takeWorkFolder(work)
  } catch (error) {
    throw error instanceof FolderInUse ? new Error(say("folderInUse", { folder })) : plainly(error, folder)
  }
}

/** Takes away what an earlier restore, or this one, had put in place. */
function clear(folder: string) {
  for (const path of [databasePath(folder), filesPath(folder)]) rmSync(path, { recursive: true, force: true })
}

/** The database last: without it no server takes the folder for a whole one. */
function putInPlace(work: string, folder: string) {
  syncFolders(work)
  renameSync(filesPath(work), filesPath(folder))
  renameSync(databasePath(work), databasePath(folder))
  syncToDisk(folder)
}

function unpack(archive: string, work: string): Manifest {
  const files: Record<string, number> = {}
  let database: Contents | undefined
  let manifest: Manifest | undefined
  mkdirSync(join(work, "files"), { mode: 0o700 })
  for (const entry of readTar(archive)) {
    const hash = hashIn(entry.name)
    if (hash) {
      mkdirSync(join(work, dirname(entry.name)), { recursive: true, mode: 0o700 })
      const { sha256, bytes } = entry.writeTo(join(work, fileName(hash)))
      if (sha256 !== hash) throw new Error(say("archiveDamaged", { name: entry.name }))
      files[hash] = bytes
    } else if (entry.name === databaseName) database = entry.writeTo(databasePath(work))
    else if (entry.name === manifestName) manifest = parsed(entry.text())
    else throw new Error(say("notAnArchive"))
  }
  if (!manifest || !database) throw new Error(say("archiveCutOff"))
  if (!Bun.deepEquals(database, manifest.database))
    throw new Error(say("archiveDamaged", { name: databaseName }))
  if (!Bun.deepEquals(files, manifest.files)) throw new Error(say("archiveDamaged", { name: "files" }))
  return manifest
}

function parsed(text: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(text))
  } catch {
    throw new Error(say("archiveDamaged", { name: manifestName }))
  }
}

/** The database itself: sound, of a version we know, with every row, and every file it speaks of. */
function requireWhole(path: string, manifest: Manifest) {
  const sqlite = new Database(path, { readonly: true, strict: true })
  try {
    requireSound(sqlite)
    const version = schemaVersion(sqlite)
    if (version > migrations.length) throw new Error(say("newerDatabase", { version }))
    const known = new Set([...Object.keys(manifest.files), ...manifest.missing])
    const hashes = sqlite.query("SELECT DISTINCT hash FROM files").all() as { hash: string }[]
    const whole =
      sqlite.query("PRAGMA foreign_key_check").all().length === 0 &&
      Bun.deepEquals(Object.fromEntries(rowCounts(sqlite)), manifest.rows) &&
      hashes.every(({ hash }) => known.has(hash))
    if (!whole) throw new Error(say("archiveDamaged", { name: databaseName }))
  } finally {
    sqlite.close()
  }
}

function syncFolders(work: string) {
  for (const prefix of readdirSync(join(work, "files"))) syncToDisk(join(work, "files", prefix))
  syncToDisk(join(work, "files"))
  syncToDisk(work)
}
