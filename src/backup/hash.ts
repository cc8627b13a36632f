import { closeSync, openSync, readSync } from "node:fs"

const piece = Buffer.alloc(1024 * 1024)

/** Of a file's contents, in constant memory; undefined when there is no such file. */
export function sha256Of(path: string): string | undefined {
  const handle = open(path)
  if (handle === undefined) return undefined
  try {
    const hasher = new Bun.CryptoHasher("sha256")
    for (let read = readSync(handle, piece); read > 0; read = readSync(handle, piece))
      hasher.update(piece.subarray(0, read))
    return hasher.digest("hex")
  } finally {
    closeSync(handle)
  }
}

function open(path: string): number | undefined {
  try {
    return openSync(path, "r")
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return undefined
    throw error
  }
}
