import type { Span } from "../blocks.ts"
import { type Cut, type Letters, settable, type Typesetter } from "./type.ts"

/** How text looks. `leading`: the height of a line, in points. */
export interface Look {
  cut: Cut
  size: number
  leading: number
  color: string
}

/** A line of text as it will stand: pieces next to each other. */
export interface Line {
  pieces: { letters: Letters; x: number }[]
  /** `ink`: without the space at its end. */
  width: number
  ink: number
  look: Look
}

/** Text in lines no wider than `width`; a word that is too long is cut. Always at least one line. */
export function wrap(type: Typesetter, text: string | Span[], look: Look, width: number): Line[] {
  const spans = typeof text === "string" ? [{ text }] : text
  const lines: Line[] = []
  let line = newLine(look)
  const next = () => {
    lines.push(line)
    line = newLine(look)
  }
  for (const span of spans) {
    const cut = "bold" in span && span.bold ? "bold" : look.cut
    for (const [index, paragraph] of settable(span.text).split("\n").entries()) {
      if (index > 0) next()
      for (const word of wordsOf(paragraph)) {
        const bare = word.trimEnd()
        const set = type.set(bare, cut)
        const wide = widthOf(set, look.size)
        if (line.pieces.length > 0 && line.width + wide > width) next()
        for (const [part, letters] of (wide > width ? cutUp(set, look.size, width) : [set]).entries()) {
          if (part > 0) next()
          add(line, letters)
        }
        line.ink = line.width
        add(line, type.set(word.slice(bare.length), cut))
      }
    }
  }
  lines.push(line)
  return lines
}

/** One line, and as much of the text as fits on it. */
export function single(type: Typesetter, text: string, look: Look, width = Number.POSITIVE_INFINITY): Line {
  const lines = wrap(type, settable(text).replaceAll("\n", " "), look, width)
  return lines[0]!
}

const newLine = (look: Look): Line => ({ pieces: [], width: 0, ink: 0, look })

/** With the spaces behind them. A line may also end after the hyphen inside a word. */
const wordsOf = (text: string): string[] =>
  text.match(/[^ ]+ *|^ +/g)?.flatMap((word) => word.split(/(?<=\p{L}-)(?=\p{L})/u)) ?? []

const widthOf = (set: Letters[], size: number): number =>
  set.reduce((total, letters) => total + letters.width, 0) * size

function add(line: Line, set: Letters[]): void {
  for (const letters of set) {
    const last = line.pieces.at(-1)
    if (last?.letters.face === letters.face) {
      const { face, codes, width } = last.letters
      last.letters = { face, codes: [...codes, ...letters.codes], width: width + letters.width }
    } else line.pieces.push({ letters, x: line.width })
    line.width += letters.width * line.look.size
  }
}

/** A word of more than a line, as pieces of a line each. */
function cutUp(set: Letters[], size: number, width: number): Letters[][] {
  const parts: Letters[][] = []
  let part: Letters[] = []
  let room = width
  for (const { face, codes } of set)
    for (const code of codes) {
      const own = face.written[code - 1]!.width / 1000
      if (own * size > room && part.length > 0) {
        parts.push(part)
        part = []
        room = width
      }
      room -= own * size
      const last = part.at(-1)
      if (last?.face === face) {
        last.codes.push(code)
        last.width += own
      } else part.push({ face, codes: [code], width: own })
    }
  return [...parts, part]
}
