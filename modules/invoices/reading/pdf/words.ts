import type { Box, Word } from "../page.ts"
import type { Character } from "./characters.ts"

/** A word in points of the page, with what tells whether a person sees it. */
export interface PdfWord {
  text: string
  box: Box
  /** Of its letters, in points. */
  size: number
  invisible: boolean
}

/** Characters that follow each other closely on one line, in the order of the file. */
export function wordsOf(characters: Character[]): PdfWord[] {
  const words: PdfWord[] = []
  let open: Character[] = []
  const close = () => {
    const text = open.map((character) => letters(character.text)).join("")
    if (text.trim())
      words.push({ text, box: around(open), size: open[0]!.size, invisible: open[0]!.invisible })
    open = []
  }
  for (const character of characters) {
    if (isSpace(character.text)) {
      close()
      continue
    }
    if (isNothing(character.text)) continue
    const before = open.at(-1)
    if (before && !follows(before, character)) close()
    open.push(character)
  }
  close()
  return words
}

/** As parts of a page of this size. */
export function asParts(words: PdfWord[], { width, height }: { width: number; height: number }): Word[] {
  return words.map(({ text, box }) => ({
    text,
    box: {
      left: box.left / width,
      top: box.top / height,
      width: box.width / width,
      height: box.height / height,
    },
    confidence: 1,
  }))
}

/** Not beyond a gap that a reader sees, nor back, nor on another line. */
function follows(one: Character, next: Character): boolean {
  if (one.invisible !== next.invisible || one.direction !== next.direction) return false
  const size = Math.max(one.size, next.size, 1)
  const gap = next.box.left - (one.box.left + one.box.width)
  const drop = middle(next.box) - middle(one.box)
  return gap < size * 0.4 && gap > -size * 0.7 && Math.abs(drop) < size * 0.5
}

const middle = (box: Box) => box.top + box.height / 2

function around(characters: Character[]): Box {
  const left = Math.min(...characters.map(({ box }) => box.left))
  const top = Math.min(...characters.map(({ box }) => box.top))
  const right = Math.max(...characters.map(({ box }) => box.left + box.width))
  const bottom = Math.max(...characters.map(({ box }) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** No word of an invoice is longer, and comparing it with labels takes time by its length. */
const longestWord = 300

/** Ligatures as the letters they join, signs that only look different as the usual ones; half of a sign is none. */
const letters = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u2010\u2011\u2212]/g, "-")
    .slice(0, longestWord)
    .toWellFormed()

const isSpace = (text: string) => /^\s$/u.test(text)
/** What draws nothing: soft hyphens at the end of a line, marks of direction, PDFium's own hyphen. */
const isNothing = (text: string) => /^[\p{Cc}\p{Cf}\ufffe\uffff]$/u.test(text)
