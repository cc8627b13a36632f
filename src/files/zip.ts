import { lazy } from "../shared/lazy.ts"

interface Entry {
  name: string
  /** Unpacked, as the table says. */
  size: number
  /** As it lies there, as the table says. */
  packed: number
  encrypted: boolean
  /** Unpacks at most so many bytes; throws on more, and on what is broken. */
  read: (most: number) => Uint8Array
  /** The same in pieces, as they are asked for; throws as well where there is another size than the table says. */
  pieces: () => AsyncIterable<Uint8Array>
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
    const size = view.getUint32(at + 24, true)
    entries.push({
      ...{ name, size, packed: view.getUint32(at + 20, true) },
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      read: (most) => unpack(bytes, view, header, most),
      pieces: () => inPieces(bytes, view, header, size),
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
  const { method, packed } = packedIn(bytes, view, header)
  if (method === 0 && packed.length <= most) return packed
  if (method === 8) return zlib().inflateRawSync(packed, { maxOutputLength: most })
  throw new RangeError("Another method, or too much")
}

async function* inPieces(bytes: Uint8Array, view: DataView, header: number, size: number) {
  const { method, packed } = packedIn(bytes, view, header)
  let left = size
  for await (const piece of method === 0 ? slicesOf(packed) : inflated(method, packed)) {
    left -= piece.length
    if (left < 0) break
    yield piece
  }
  if (left !== 0) throw new RangeError("Another size than was said")
}

function* slicesOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize)
}

/** A break in the loop over it ends the stream. */
function inflated(method: number, packed: Uint8Array): AsyncIterable<Uint8Array> {
  if (method !== 8) throw new RangeError("Another method")
  const stream = zlib().createInflateRaw({ chunkSize: pieceSize })
  stream.end(packed)
  return stream
}

const pieceSize = 32 * 1024

function packedIn(bytes: Uint8Array, view: DataView, header: number) {
  const method = view.getUint16(header + 10, true)
  const size = view.getUint32(header + 20, true)
  const local = view.getUint32(header + 42, true)
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  return { method, packed: bytes.subarray(start, start + size) }
}

/** At the first archive: the module is slow to load, and most starts see none. */
const zlib = lazy(() => process.getBuiltinModule("node:zlib"))
