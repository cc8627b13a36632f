import type { Page, Word } from "../reading/page.ts"

/** A text drawn on a page of 100 by 100: where its left edge and its top lie, and its height of letters. */
export type Drawn = [left: number, top: number, text: string, height?: number]

/** A page of A4 with letters of one width; `tilt` lets lines go down by so many parts of a hundred over its width. */
export function pageOf(drawn: Drawn[], { tilt = 0, source = "text" as Page["source"] } = {}): Page {
  const words = drawn.flatMap(([left, top, text, height = 1.2]) => {
    // A letter is as wide as two fifths of the height of a line, on paper that is taller than wide.
    const letter = height * 0.6 * (297 / 210)
    return [...text.matchAll(/\S+/g)].map((match): Word => {
      const x = left + match.index * letter
      return {
        text: match[0],
        confidence: source === "text" ? 1 : 0.9,
        box: {
          left: x / 100,
          top: (top + (x * tilt) / 100) / 100,
          width: (match[0].length * letter - letter / 10) / 100,
          height: height / 100,
        },
      }
    })
  })
  return { width: 210, height: 297, words, source, turned: 0 }
}

/**
 * A page as a typewriter would make it: a sign is a hundredth of the width, a line break goes down a line. A line that
 * begins with '^' is in letters of twice the height.
 */
export function typed(text: string, options?: Parameters<typeof pageOf>[1]): Page {
  const lines = text.replace(/^\n|\n\s*$/g, "").split("\n")
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)))
  let top = 3
  const drawn = lines.flatMap((line): Drawn[] => {
    const large = line.trimStart().startsWith("^")
    const height = large ? 2.4 : 1.2
    const at = top
    top += height * 1.5
    return [
      ...line
        .slice(indent)
        .replace("^", " ")
        .matchAll(/\S+(?: \S+)*/g),
    ].map((match) => [4 + match.index, at, match[0], height])
  })
  return pageOf(drawn, options)
}
