import type { Gray } from "#src/files/gray.ts"
import type { PdfWord } from "./words.ts"

/** Ink that differs less from its paper is not read by a person. */
const leastContrast = 40
/** Points: what is smaller is there for machines only. */
const leastSize = 2.5

/**
 * Whether a person sees the word on the page as it is drawn: not white on white, under a picture, off the page or as
 * small as a dot. Such text is where a second total or an instruction to a machine is hidden.
 */
export function isSeen(word: PdfWord, drawn: Gray, pointsWide: number): boolean {
  const { left, top, width, height } = word.box
  if (word.invisible || word.size < leastSize) return false
  const scale = drawn.width / pointsWide
  const from = { x: Math.floor(left * scale), y: Math.floor(top * scale) }
  const to = { x: Math.ceil((left + width) * scale), y: Math.ceil((top + height) * scale) }
  if (to.x <= 0 || to.y <= 0 || from.x >= drawn.width || from.y >= drawn.height) return false
  let darkest = 255
  let lightest = 0
  for (let y = Math.max(0, from.y); y < Math.min(drawn.height, to.y); y++)
    for (let x = Math.max(0, from.x); x < Math.min(drawn.width, to.x); x++) {
      const pixel = drawn.data[y * drawn.width + x]!
      if (pixel < darkest) darkest = pixel
      if (pixel > lightest) lightest = pixel
      if (lightest - darkest >= leastContrast) return true
    }
  return false
}
