import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs"
import { open, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"

export type Blobs = ReturnType<typeof openBlobs>

/** Bytes by their SHA-256 under `folder/ab/cdef...`. A blob is whole or absent: written aside, synced, renamed. */
export function openBlobs(folder: string) {
  mkdirSync(folder, { recursive: true })
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash.slice(2))

  return {
    async put(bytes: Uint8Array): Promise<string> {
      const hash = new Bun.CryptoHasher("sha256").update(bytes).digest("hex")
      const path = pathOf(hash)
      if (!existsSync(path)) await writeWhole(path, bytes)
      return hash
    },
    get: (hash: string) => Bun.file(pathOf(hash)),
    remove: (hash: string) => rmSync(pathOf(hash), { force: true }),
    /** Hashes written before `moment`, and half-written leftovers removed on the way. */
    olderThan(moment: Date): string[] {
      const old: string[] = []
      for (const prefix of readdirSync(folder))
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
  mkdirSync(dirname(path), { recursive: true })
  try {
    const handle = await open(temporary, "wx")
    await handle.writeFile(bytes)
    await handle.sync()
    await handle.close()
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  const folder = await open(dirname(path), "r")
  await folder.sync()
  await folder.close()
}
