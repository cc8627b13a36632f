import { woffTables } from "./woff.ts"

/** One font file, opened: which characters it has and how wide they are. Sizes in thousandths of the type size. */
export interface Face {
  name: string
  tables: Map<string, Buffer>
  /** 0: it doesn't have this character. */
  glyphOf: (codePoint: number) => number
  widthOf: (glyph: number) => number
  ascent: number
  descent: number
  box: number[]
}

export function openFace(name: string, file: Buffer): Face {
  const tables = woffTables(file)
  const head = tables.get("head")!
  const hhea = tables.get("hhea")!
  const hmtx = tables.get("hmtx")!
  const perEm = head.readUInt16BE(18)
  const scaled = (units: number) => (units * 1000) / perEm
  const lastWidth = hhea.readUInt16BE(34) - 1
  return {
    name,
    tables,
    glyphOf: characterMap(tables.get("cmap")!),
    widthOf: (glyph) => scaled(hmtx.readUInt16BE(4 * Math.min(glyph, lastWidth))),
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    box: [36, 38, 40, 42].map((at) => scaled(head.readInt16BE(at))),
  }
}

/** Format 4 of the character map, which every font has: segments of consecutive characters. */
function characterMap(cmap: Buffer): (codePoint: number) => number {
  const table = format4(cmap)
  const count = table.readUInt16BE(6) / 2
  const [ends, starts, deltas, offsets] = [14, 16 + 2 * count, 16 + 4 * count, 16 + 6 * count] as const
  const segments = Array.from({ length: count }, (_, index) => ({
    end: table.readUInt16BE(ends + 2 * index),
    start: table.readUInt16BE(starts + 2 * index),
    delta: table.readUInt16BE(deltas + 2 * index),
    offset: table.readUInt16BE(offsets + 2 * index),
    at: offsets + 2 * index,
  }))
  return (codePoint) => {
    const segment = segments.find(({ end }) => codePoint <= end)
    if (!segment || codePoint < segment.start) return 0
    const { start, delta, offset, at } = segment
    if (offset === 0) return (codePoint + delta) & 0xffff
    const glyph = table.readUInt16BE(at + offset + 2 * (codePoint - start))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
}

function format4(cmap: Buffer): Buffer {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8))
    if (table.readUInt16BE(0) === 4) return table
  }
  throw new Error("a font without a character map")
}
