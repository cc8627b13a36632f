import { lazy } from "../shared/lazy.ts"

interface Entry {
  name: string
  /** Unpacked, as the table says. */
  size: number
  /** Unpacks at most so many bytes; throws on more, and on what is broken. */
  read: (most: number) => Uint8Array
}

const mostEntries = 10_000

/**
 * The table at the end of a zip. Nothing is unpacked before it is asked for, and what is broken, or holds more than we
 * look through, has no entries.
 */
export function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endRecord(view)
  if (end === undefined) return []
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  while (at + 46 <= end && view.getUint32(at, true) === 0x02014b50) {
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const header = at
    if (entries.length === mostEntries) return []
    entries.push({
      name,
      size: view.getUint32(at + 24, true),
      read: (most) => unpack(bytes, view, header, most),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** It stands at the very end, before a remark of at most 64 KB. */
function endRecord(view: DataView): number | undefined {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - 0xffff); at--)
    if (view.getUint32(at, true) === 0x06054b50) return at
  return undefined
}

function unpack(bytes: Uint8Array, view: DataView, header: number, most: number): Uint8Array {
  const method = view.getUint16(header + 10, true)
  const size = view.getUint32(header + 20, true)
  const local = view.getUint32(header + 42, true)
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const packed = bytes.subarray(start, start + size)
  if (method === 0 && size <= most) return packed
  if (method === 8) return zlib().inflateRawSync(packed, { maxOutputLength: most })
  throw new RangeError("Another method, or too much")
}

/** At the first archive: the module is slow to load, and most starts see none. */
const zlib = lazy(() => process.getBuiltinModule("node:zlib"))
