import type { Word } from "../page.ts"

const wordLevel = "5"

/** The words of Tesseract's TSV, in its reading order, with their boxes as parts of the picture. */
export function wordsOf(tsv: string, { width, height }: { width: number; height: number }): Word[] {
  return tsv.split("\n").flatMap((line) => {
    const [level, , , , , , left, top, across, down, confidence, text] = line.split("\t")
    if (level !== wordLevel || !text?.trim()) return []
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
