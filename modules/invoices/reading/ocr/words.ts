import type { Word } from "../page.ts"

const wordLevel = "5"
/** Below this it is the grain of a table, or a stain. */
const leastConfidence = 15

/** The words of Tesseract's TSV with their boxes as parts of the picture; what it sees in specks and rules left out. */
export function wordsOf(tsv: string, { width, height }: { width: number; height: number }): Word[] {
  return tsv.split("\n").flatMap((line) => {
    const [level, , , , , , left, top, across, down, confidence, text] = line.split("\t")
    if (level !== wordLevel || !text || !/[\p{L}\p{N}€%]/u.test(text)) return []
    if (Number(confidence) < leastConfidence) return []
    return {
      text: text.trim(),
      box: {
        left: Number(left) / width,
        top: Number(top) / height,
        width: Number(across) / width,
        height: Number(down) / height,
      },
      confidence: Number(confidence) / 100,
    }
  })
}

/** Row by row from above, and in a row from the left: text found sparsely comes in no order. */
export function inReadingOrder(words: Word[]): Word[] {
  const rows: { middle: number; words: Word[] }[] = []
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1)
    if (row && middleOf(word) - row.middle < 0.5 * Math.max(word.box.height, row.words.at(-1)!.box.height)) {
      row.words.push(word)
      row.middle += (middleOf(word) - row.middle) / row.words.length
    } else rows.push({ middle: middleOf(word), words: [word] })
  }
  return rows.flatMap((row) => row.words.toSorted((a, b) => a.box.left - b.box.left))
}

const middleOf = ({ box }: Word) => box.top + box.height / 2

/**
 * Which part of the letters on a page was surely read. Upside down hardly any is, so this tells which way up the page
 * belongs.
 */
export function readPart(words: Word[], letters: number): number {
  const sure = words.filter(({ text, confidence }) => confidence > 0.7 && /[\p{L}\p{N}]{2}/u.test(text))
  return sure.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, letters)
}
