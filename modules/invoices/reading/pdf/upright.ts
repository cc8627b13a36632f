import type { Box } from "../page.ts"
import type { Character } from "./characters.ts"
import { type PdfWord, wordsOf } from "./words.ts"

export interface Size {
  width: number
  height: number
}

/** A page as it is read: turned so that most of what is written on it stands upright. */
export interface UprightPage extends Size {
  words: PdfWord[]
  /** Degrees clockwise from how the page is shown. */
  turned: number
}

export function uprightPage(characters: Character[], shown: Size): UprightPage {
  const written = Map.groupBy(characters, ({ direction }) => direction)
  const most = [...written].toSorted((one, other) => other[1].length - one[1].length)[0]?.[0] ?? 0
  const turned = (360 - most) % 360
  // What is written in another direction, such as along the margin, is put together in its own.
  const words = [...written].flatMap(([direction, those]) => {
    const away = (360 - direction) % 360
    const straight = those.map((one) => ({ ...one, box: turnBox(one.box, shown, away), direction: 0 }))
    const back = (turned - away + 360) % 360
    return wordsOf(straight).map((word) => ({ ...word, box: turnBox(word.box, turnSize(shown, away), back) }))
  })
  return { ...turnSize(shown, turned), words, turned }
}

const turnSize = ({ width, height }: Size, turned: number): Size =>
  turned % 180 === 0 ? { width, height } : { width: height, height: width }

/** Where a box of a page of this size lies after the page was turned clockwise. */
function turnBox({ left, top, width, height }: Box, page: Size, turned: number): Box {
  if (turned === 90) return { left: page.height - top - height, top: left, width: height, height: width }
  if (turned === 180)
    return { left: page.width - left - width, top: page.height - top - height, width, height }
  if (turned === 270) return { left: top, top: page.width - left - width, width: height, height: width }
  return { left, top, width, height }
}
