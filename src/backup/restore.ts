import { Database } from "bun:sqlite"
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { requireSound, syncToDisk } from "#db/backup.ts"
import { rowCounts, schemaVersion } from "#db/migrate.ts"
import { migrations } from "#db/migrations.ts"
import { say } from "../commands/nl.ts"
import { isDiskFull } from "../files/space.ts"
import { databasePath } from "../folder.ts"
import { databaseName, fileName, hashIn, Manifest, manifestName } from "./manifest.ts"
import { type Contents, readTar } from "./tar.ts"

/**
 * Puts a backup in an empty or absent folder: all of it, checked, or nothing. It is built beside the folder and
 * renamed, so that no log of an earlier database can be replayed over it.
 */
export function restoreBackup(archive: string, folder: string): Manifest {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(say("folderNotEmpty", { folder }))
  const work = `${resolve(folder)}.part`
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true, mode: 0o700 })
  try {
    const manifest = unpack(archive, work)
    requireWhole(databasePath(work), manifest)
    syncFolders(work)
    renameSync(work, folder)
    syncToDisk(dirname(resolve(folder)))
    return manifest
  } catch (error) {
    rmSync(work, { recursive: true, force: true })
    throw isDiskFull(error) ? new Error(say("diskFull")) : error
  }
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
