import { inflateSync } from "node:zlib"

/** The tables of a font in a WOFF file, by their tag. */
export function woffTables(file: Buffer): Map<string, Buffer> {
  if (file.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a WOFF file")
  const tables = new Map<string, Buffer>()
  for (let left = file.readUInt16BE(12), at = 44; left > 0; left--, at += 20) {
    const [offset, packed, size] = [4, 8, 12].map((field) => file.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const body = file.subarray(offset, offset + packed)
    tables.set(file.toString("latin1", at, at + 4), packed < size ? inflateSync(body) : body)
  }
  return tables
}

/** What a PDF reader needs of a font to draw it: its outlines and widths. How its letters combine stays out. */
const drawn = ["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"]

/** The font as a TrueType file, with only what draws. */
export function trueType(tables: Map<string, Buffer>): Buffer {
  const kept = drawn.flatMap((tag) => (tables.has(tag) ? [{ tag, body: tables.get(tag)! }] : []))
  const head = Buffer.alloc(12 + kept.length * 16)
  const power = 2 ** Math.floor(Math.log2(kept.length))
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(kept.length, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((kept.length - power) * 16, 10)
  let offset = head.length
  const bodies = kept.map(({ tag, body }, index) => {
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)])
    const at = 12 + index * 16
    head.write(tag, at, "latin1")
    head.writeUInt32BE(checksum(padded), at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(body.length, at + 12)
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...bodies])
}

function checksum(padded: Buffer): number {
  let total = 0
  for (let at = 0; at < padded.length; at += 4) total = (total + padded.readUInt32BE(at)) >>> 0
  return total
}
