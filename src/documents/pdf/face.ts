import { viewOf } from "./bytes.ts"
import { woffTables } from "./woff.ts"

/** One font file, opened: which characters it has and how wide they are. Sizes in thousandths of the type size. */
export interface Face {
  name: string
  tables: Map<string, Uint8Array>
  /** 0: it doesn't have this character. */
  glyphOf: (codePoint: number) => number
  widthOf: (glyph: number) => number
  ascent: number
  descent: number
  box: number[]
}

export function openFace(name: string, file: Uint8Array): Face {
  const tables = woffTables(file)
  const [head, hhea, hmtx] = ["head", "hhea", "hmtx"].map((tag) => viewOf(tables.get(tag)!)) as [
    DataView,
    DataView,
    DataView,
  ]
  const perEm = head.getUint16(18)
  const scaled = (units: number) => (units * 1000) / perEm
  const lastWidth = hhea.getUint16(34) - 1
  return {
    name,
    tables,
    glyphOf: characterMap(viewOf(tables.get("cmap")!)),
    widthOf: (glyph) => scaled(hmtx.getUint16(4 * Math.min(glyph, lastWidth))),
    ascent: scaled(hhea.getInt16(4)),
    descent: scaled(hhea.getInt16(6)),
    box: [36, 38, 40, 42].map((at) => scaled(head.getInt16(at))),
  }
}

/** Format 4 of the character map, which every font has: segments of consecutive characters. */
function characterMap(cmap: DataView): (codePoint: number) => number {
  const table = format4(cmap)
  const count = table.getUint16(6) / 2
  const [ends, starts, deltas, offsets] = [14, 16 + 2 * count, 16 + 4 * count, 16 + 6 * count] as const
  const segments = Array.from({ length: count }, (_, index) => ({
    end: table.getUint16(ends + 2 * index),
    start: table.getUint16(starts + 2 * index),
    delta: table.getUint16(deltas + 2 * index),
    offset: table.getUint16(offsets + 2 * index),
    at: offsets + 2 * index,
  }))
  return (codePoint) => {
    const segment = segments.find(({ end }) => codePoint <= end)
    if (!segment || codePoint < segment.start) return 0
    const { start, delta, offset, at } = segment
    if (offset === 0) return (codePoint + delta) & 0xffff
    const glyph = table.getUint16(at + offset + 2 * (codePoint - start))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
}

function format4(cmap: DataView): DataView {
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const from = cmap.getUint32(8 + index * 8)
    if (cmap.getUint16(from) === 4) return new DataView(cmap.buffer, cmap.byteOffset + from)
  }
  throw new Error("a font without a character map")
}
