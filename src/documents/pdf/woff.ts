import { unzlibSync } from "fflate"
import { viewOf } from "./bytes.ts"

/** The tables of a font in a WOFF file, by their tag. */
export function woffTables(file: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(file)
  if (letters(file, 0) !== "wOFF") throw new Error("not a WOFF file")
  const tables = new Map<string, Uint8Array>()
  for (let left = view.getUint16(12), at = 44; left > 0; left--, at += 20) {
    const [offset, packed, size] = [4, 8, 12].map((field) => view.getUint32(at + field)) as [
      number,
      number,
      number,
    ]
    const body = file.subarray(offset, offset + packed)
    tables.set(letters(file, at), packed < size ? unzlibSync(body) : body)
  }
  return tables
}

const letters = (file: Uint8Array, at: number) => String.fromCharCode(...file.subarray(at, at + 4))

/** What a PDF reader needs of a font to draw it: its outlines and widths. How its letters combine stays out. */
const drawn = ["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"]

/** The font as a TrueType file, with only what draws. */
export function trueType(tables: Map<string, Uint8Array>): Uint8Array {
  const kept = drawn.flatMap((tag) => (tables.has(tag) ? [{ tag, body: tables.get(tag)! }] : []))
  const first = 12 + kept.length * 16
  const file = new Uint8Array(kept.reduce((total, { body }) => total + padded(body), first))
  const head = viewOf(file)
  const power = 2 ** Math.floor(Math.log2(kept.length))
  head.setUint32(0, 0x00010000)
  head.setUint16(4, kept.length)
  head.setUint16(6, power * 16)
  head.setUint16(8, Math.log2(power))
  head.setUint16(10, (kept.length - power) * 16)
  let offset = first
  for (const [index, { tag, body }] of kept.entries()) {
    const at = 12 + index * 16
    file.set(body, offset)
    for (let letter = 0; letter < 4; letter++) file[at + letter] = tag.charCodeAt(letter)
    head.setUint32(at + 4, checksum(head, offset, padded(body)))
    head.setUint32(at + 8, offset)
    head.setUint32(at + 12, body.length)
    offset += padded(body)
  }
  return file
}

/** Tables begin at every fourth byte. */
const padded = ({ length }: Uint8Array) => length + (-length & 3)

function checksum(file: DataView, from: number, length: number): number {
  let total = 0
  for (let at = from; at < from + length; at += 4) total = (total + file.getUint32(at)) >>> 0
  return total
}
