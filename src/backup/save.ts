import { Database } from "bun:sqlite"
import { existsSync, renameSync } from "node:fs"
import { dirname, join } from "node:path"
import { copyDatabase, syncToDisk } from "#db/backup.ts"
import { dropDerived } from "#db/derived.ts"
import { FolderInUse } from "#db/lock.ts"
import { rowCounts, schemaVersion } from "#db/migrate.ts"
import { say } from "../commands/nl.ts"
import { plainly } from "../commands/refusal.ts"
import { blobPath } from "../files/blobs.ts"
import { databasePath, filesPath } from "../folder.ts"
import { sha256Of } from "./hash.ts"
import { databaseName, fileName, type Manifest, manifestName } from "./manifest.ts"
import { createTar, type Tar } from "./tar.ts"
import { takeWorkFolder } from "./work.ts"

/**
 * Saves a data folder as one archive, also while a server works in it: the database is read by a connection of its
 * own, and a file never changes once it is there. `target` appears only when it is whole and on disk.
 */
export function saveBackup(
  folder: string,
  target: string,
  about: Pick<Manifest, "version" | "createdAt">,
): Manifest {
  if (!existsSync(databasePath(folder))) throw new Error(say("noDatabase", { folder }))
  const work = `${target}.part`
  const drop = take(work, target)
  try {
    const copy = join(work, databaseName)
    open(databasePath(folder), { readonly: true }, (live) => copyDatabase(live, copy))
    const manifest = write(join(work, "archive"), copy, filesPath(folder), about)
    renameSync(join(work, "archive"), target)
    syncToDisk(dirname(target))
    return manifest
  } catch (error) {
    throw plainly(error, folder)
  } finally {
    drop()
  }
}

/** One backup at a time writes a file: a second would lose it what it has. */
function take(work: string, target: string): () => void {
  try {
    return takeWorkFolder(work)
  } catch (error) {
    throw error instanceof FolderInUse
      ? new Error(say("backupInUse", { file: target }))
      : plainly(error, dirname(target))
  }
}

function open<T>(
  path: string,
  how: { readonly: true } | { readwrite: true },
  use: (sqlite: Database) => T,
): T {
  const sqlite = new Database(path, { ...how, strict: true })
  try {
    sqlite.run("PRAGMA busy_timeout = 5000")
    return use(sqlite)
  } finally {
    sqlite.close()
  }
}

/** The files first, as the copy may lose the rows of those that are gone; the manifest last. */
function write(
  archive: string,
  copy: string,
  files: string,
  about: Pick<Manifest, "version" | "createdAt">,
): Manifest {
  const tar = createTar(archive)
  try {
    const contents = open(copy, { readwrite: true }, (sqlite) => {
      // The start makes it again, so that putting a backup back also mends it.
      dropDerived(sqlite)
      return {
        ...addFiles(tar, sqlite, files),
        rows: Object.fromEntries(rowCounts(sqlite)),
        schema: schemaVersion(sqlite),
      }
    })
    const database = tar.addFile(databaseName, copy)
    const manifest: Manifest = { program: "waterpas", ...about, ...contents, database }
    tar.addText(manifestName, JSON.stringify(manifest))
    return manifest
  } finally {
    tar.finish()
  }
}

function addFiles(tar: Tar, copy: Database, folder: string): Pick<Manifest, "files" | "missing"> {
  const files: Record<string, number> = {}
  const missing: string[] = []
  const rows = copy.query("SELECT hash, max(kept) AS kept FROM files GROUP BY hash").all()
  for (const { hash, kept } of rows as { hash: string; kept: number }[]) {
    const path = blobPath(folder, hash)
    if (sha256Of(path) === hash) files[hash] = tar.addFile(fileName(hash), path).bytes
    // The sweep took it after the database was copied: a photo that nobody ever sent.
    else if (kept === 0) copy.query("DELETE FROM files WHERE hash = ?").run(hash)
    else missing.push(hash)
  }
  return { files, missing }
}
