import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs"
import { mkdir, open, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { createPause } from "../jobs/portions.ts"

export type Blobs = ReturnType<typeof openBlobs>

/** Bytes that are hashed in a moment. */
const portion = 1024 * 1024

export const blobPath = (folder: string, hash: string) => join(folder, hash.slice(0, 2), hash.slice(2))

/** Bytes by their SHA-256 under `folder/ab/cdef...`. A blob is whole or absent: written aside, synced, renamed. */
export function openBlobs(folder: string) {
  mkdirSync(folder, { recursive: true })
  const pathOf = (hash: string) => blobPath(folder, hash)

  return {
    async put(bytes: Uint8Array): Promise<string> {
      const hasher = new Bun.CryptoHasher("sha256")
      const pause = createPause()
      for (let at = 0; at < bytes.length; at += portion) {
        hasher.update(bytes.subarray(at, at + portion))
        const breath = pause()
        if (breath) await breath
      }
      const hash = hasher.digest("hex")
      const path = pathOf(hash)
      if (!existsSync(path)) await writeWhole(path, bytes)
      return hash
    },
    pathOf,
    get: (hash: string) => Bun.file(pathOf(hash)),
    has: (hash: string) => existsSync(pathOf(hash)),
    remove: (hash: string) => rmSync(pathOf(hash), { force: true }),
    /** The folders that hold blobs; see `olderThan`. */
    prefixes: () => readdirSync(folder).filter((name) => /^[0-9a-f]{2}$/.test(name)),
    /** Hashes under `prefix` written before `moment`; half-written leftovers of before are removed on the way. */
    olderThan(moment: Date, prefix: string): string[] {
      const old: string[] = []
      for (const name of readdirSync(join(folder, prefix))) {
        const path = join(folder, prefix, name)
        if (statSync(path).mtime >= moment) continue
        if (name.endsWith(".part")) rmSync(path, { force: true })
        else old.push(prefix + name)
      }
      return old
    },
  }
}

async function writeWhole(path: string, bytes: Uint8Array) {
  const temporary = `${path}.${crypto.randomUUID()}.part`
  const folder = dirname(path)
  // A new folder lasts once its parent is synced; without that a power cut takes it, and the blob in it.
  if (await mkdir(folder, { recursive: true })) await sync(dirname(folder))
  try {
    await writeSynced(temporary, bytes)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await sync(folder)
}

async function writeSynced(path: string, bytes: Uint8Array) {
  const handle = await open(path, "wx")
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function sync(folder: string) {
  const handle = await open(folder, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
