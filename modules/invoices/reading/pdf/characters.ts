import type { Box } from "../page.ts"
import { type Scratch, scratch } from "./memory.ts"
import type { Pdfium } from "./pdfium.ts"

/** A character as it stands on the page as it is shown, in points from the upper left corner. */
export interface Character {
  text: string
  box: Box
  size: number
  /** Degrees clockwise in which it is written: 0, 90, 180 or 270. */
  direction: number
  /** Written so that nobody sees it: the layer under a scan, or something to hide. */
  invisible: boolean
}

/** More is no page of an invoice. */
const mostCharacters = 40_000

/** In the order of the file; spaces and ends of lines as PDFium sees them. */
export function charactersOf(
  pdfium: Pdfium,
  page: number,
  { width, height }: { width: number; height: number },
): Character[] {
  const text = pdfium.FPDFText_LoadPage(page)
  if (!text) return []
  const room = scratch(pdfium)
  try {
    const shown = transformOf(pdfium, page, width, height, room)
    const count = Math.min(pdfium.FPDFText_CountChars(text), mostCharacters)
    const styles = new Map<number, Style>()
    return Array.from({ length: count }, (_, i) => {
      // Letters that were written in one go look the same: to ask it of each takes most of the time.
      const object = pdfium.FPDFText_GetTextObject(text, i)
      const style = styles.get(object) ?? styleAt(pdfium, text, i, object, shown, room)
      styles.set(object, style)
      return characterAt(pdfium, text, i, style, shown, room)
    })
  } finally {
    room.free()
    pdfium.FPDFText_ClosePage(text)
  }
}

type Style = Pick<Character, "size" | "direction" | "invisible">

function styleAt(
  pdfium: Pdfium,
  text: number,
  i: number,
  object: number,
  shown: Transform,
  room: Scratch,
): Style {
  const mode = object ? pdfium.FPDFTextObj_GetTextRenderMode(object) : 0
  const [a = 1, b = 0] = pdfium.FPDFText_GetMatrix(text, i, room.at) ? room.floats(2) : []
  return {
    size: pdfium.FPDFText_GetFontSize(text, i) * Math.hypot(a, b),
    direction: directionOf(shown, a, b),
    invisible: mode === invisibleMode || mode === clippingMode,
  }
}

function characterAt(
  pdfium: Pdfium,
  text: number,
  i: number,
  style: Style,
  shown: Transform,
  room: Scratch,
): Character {
  const { at } = room
  const code = pdfium.FPDFText_GetUnicode(text, i)
  const isKnown = code > 0 && code <= 0x10ffff && pdfium.FPDFText_HasUnicodeMapError(text, i) !== 1
  const loose = pdfium.FPDFText_GetLooseCharBox(text, i, at) ? room.floats(4) : undefined
  const tight = pdfium.FPDFText_GetCharBox(text, i, at, at + 8, at + 16, at + 24)
    ? room.doubles(4)
    : undefined
  // FS_RECTF is left, top, right, bottom; the other is left, right, bottom, top.
  const from = loose ? [loose[0]!, loose[3]!, loose[2]!, loose[1]!] : undefined
  const near = tight ? [tight[0]!, tight[2]!, tight[1]!, tight[3]!] : undefined
  return {
    text: isKnown ? String.fromCodePoint(code) : unknown,
    box: boxOf(shown, likely(from, near, style.size)),
    ...style,
  }
}

/** For which the font doesn't say which character it is. */
const unknown = "\ufffd"

const invisibleMode = 3
const clippingMode = 7

/** The box of the font is the same height for a comma as for a capital, unless the font lies about it. */
function likely(loose: number[] | undefined, tight: number[] | undefined, size: number): number[] {
  if (!loose || !tight) return loose ?? tight ?? [0, 0, 0, 0]
  const height = Math.max(loose[3]! - loose[1]!, loose[2]! - loose[0]!)
  return height >= size * 0.5 && height <= size * 2.5 ? loose : tight
}

/** From the page's own points to points as it is shown: turned by its /Rotate, and cut to its box. */
interface Transform {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

function transformOf(pdfium: Pdfium, page: number, width: number, height: number, room: Scratch): Transform {
  // PDFium tells a place in whole pixels only: many pixels make that exact.
  const many = 1_000_000
  const far = Math.max(width, height, 1)
  const place = (x: number, y: number): [number, number] => {
    pdfium.FPDF_PageToDevice(page, 0, 0, many, many, 0, x, y, room.at, room.at + 4)
    return [(room.int(0) / many) * width, (room.int(1) / many) * height]
  }
  const [e, f] = place(0, 0)
  const [ax, ay] = place(far, 0)
  const [cx, cy] = place(0, far)
  return { a: (ax - e) / far, b: (ay - f) / far, c: (cx - e) / far, d: (cy - f) / far, e, f }
}

function boxOf({ a, b, c, d, e, f }: Transform, [left = 0, bottom = 0, right = 0, top = 0]: number[]): Box {
  const x1 = a * left + c * bottom + e
  const y1 = b * left + d * bottom + f
  const x2 = a * right + c * top + e
  const y2 = b * right + d * top + f
  return {
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
  }
}

function directionOf(shown: Transform, a: number, b: number): number {
  const degrees = (Math.atan2(shown.b * a + shown.d * b, shown.a * a + shown.c * b) * 180) / Math.PI
  return (Math.round(degrees / 90) * 90 + 360) % 360
}
