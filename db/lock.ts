import { Database } from "bun:sqlite"

export class FolderInUse extends Error {}

/**
 * Keeps a second process off the same folder. The lock is an exclusive transaction on a tiny database: the
 * operating system lets go of it when the process ends, however it ends. Returns how to let go.
 */
export function lockFolder(path: string): () => void {
  const lock = new Database(path, { create: true })
  lock.run("PRAGMA locking_mode = EXCLUSIVE")
  try {
    lock.run("BEGIN EXCLUSIVE")
  } catch (error) {
    lock.close()
    throw (error as { code?: string }).code === "SQLITE_BUSY" ? new FolderInUse(path) : error
  }
  return () => lock.close()
}
