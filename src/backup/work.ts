import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { FolderInUse, lockFolder } from "#db/lock.ts"

const lockName = "lock"

/**
 * Makes a folder for what is not whole yet, for this process alone; what one that was cut off left in it is cleared.
 * Throws FolderInUse. Returns how to be rid of it.
 */
export function takeWorkFolder(path: string): () => void {
  // Not made as well: where a disk for backups isn't attached, nothing is to be kept.
  statSync(dirname(path))
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const unlock = lock(path)
  empty(path)
  return () => {
    empty(path)
    // In one step, so that who comes next never locks a file that is about to go.
    const gone = `${path}.${crypto.randomUUID()}`
    renameSync(path, gone)
    rmSync(gone, { recursive: true })
    unlock()
  }
}

/** Whoever had it may be rid of it between two steps of ours. */
function lock(path: string): () => void {
  try {
    const unlock = lockFolder(join(path, lockName))
    if (existsSync(join(path, lockName))) return unlock
    unlock()
  } catch (error) {
    if (existsSync(path)) throw error
  }
  throw new FolderInUse(path)
}

function empty(path: string) {
  for (const name of readdirSync(path))
    if (name !== lockName) rmSync(join(path, name), { recursive: true, force: true })
}
