import { entriesOf } from "../../files/zip.ts"
import { DomainError } from "../../shared/errors.ts"

/** The parts of a file of Excel, by their names: nothing is unpacked before its size and its kind were looked at. */
export interface Archive {
  has(name: string): boolean
  pieces(name: string): AsyncIterable<Uint8Array>
}

const megabyte = 1024 * 1024
/** Unpacked: a sheet, and all that is read of one file. A sheet of 5,000 rows with 30 columns is 7 MB. */
const mostOfPart = 30 * megabyte
const mostOfAll = 45 * megabyte
/** How much smaller a part of more than a megabyte may be than what comes out of it: a bomb is a thousand times. */
const mostRatio = 500
const mostEntries = 2000

export function openArchive(bytes: Uint8Array): Archive {
  const entries = entriesOf(bytes)
  const parts = new Map(entries.map((entry) => [keyOf(entry.name), entry]))
  if (entries.some(({ encrypted }) => encrypted)) throw new DomainError("sheets.locked")
  const odd = entries.some(({ name }) => /(^|[\\/])\.\.([\\/]|$)/.test(name))
  // Of two parts with one name another program may read the other one.
  if (entries.length > mostEntries || parts.size < entries.length || odd)
    throw new DomainError("sheets.broken")
  if (parts.has("mimetype") && parts.has("content.xml")) throw new DomainError("sheets.openDocument")
  let left = mostOfAll

  return {
    has: (name) => parts.has(keyOf(name)),
    pieces(name) {
      const part = parts.get(keyOf(name))
      if (!part) throw new DomainError("sheets.broken")
      const { size, packed } = part
      left -= size
      const bomb = size > megabyte && size > packed * mostRatio
      if (size > mostOfPart || left < 0 || bomb) throw new DomainError("sheets.tooHeavy")
      return part.pieces()
    },
  }
}

/** Names of parts are told apart without their capitals. */
const keyOf = (name: string) => name.replace(/^\//, "").toLowerCase()
