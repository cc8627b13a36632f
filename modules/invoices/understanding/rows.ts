import type { Page, Word } from "../reading/page.ts"

/** Words side by side without a wide gap: what a person reads as one piece. Edges are parts of the page. */
export interface Cell {
  words: Word[]
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

/** All words at one height, over the whole width of the page; two columns give two cells or more. */
export interface Row extends Cell {
  cells: Cell[]
}

/** From top to bottom. Rows hold together on a page that is slightly skewed. */
export function rowsOf(page: Page): Row[] {
  const words = page.words.filter((word) => word.text.trim() && word.box.height > 0)
  const slope = slopeOf(group(words, 0))
  const lines = group(words, slope)
  const ratio = page.width / page.height
  const space = spaceOf(lines, ratio)
  return lines
    .map((line): Row => ({ ...cellOf(line), cells: cellsOf(line, ratio, space) }))
    .sort((one, other) => middle(one, slope) - middle(other, slope))
}

export function cellOf(words: Word[]): Cell {
  return {
    words,
    text: words.map((word) => word.text).join(" "),
    left: Math.min(...words.map((word) => word.box.left)),
    right: Math.max(...words.map((word) => word.box.left + word.box.width)),
    top: Math.min(...words.map((word) => word.box.top)),
    bottom: Math.max(...words.map((word) => word.box.top + word.box.height)),
  }
}

/** From left to right each word joins the line whose end lies at its height, or begins a line. */
function group(words: Word[], slope: number): Word[][] {
  const lines: { words: Word[]; centre: number; height: number; right: number }[] = []
  for (const word of words.toSorted((one, other) => one.box.left - other.box.left)) {
    const { left, width, height } = word.box
    const centre = centreOf(word, slope)
    let best: (typeof lines)[number] | undefined
    let nearest = Number.POSITIVE_INFINITY
    for (const line of lines) {
      // Under each other is never one line, whatever the heights; boxes of OCR may touch.
      if (left < line.right - Math.min(width, 0.01) / 2) continue
      const distance = Math.abs(centre - line.centre)
      if (distance < reach(height, line.height) && distance < nearest) {
        best = line
        nearest = distance
      }
    }
    if (!best) {
      lines.push({ words: [word], centre, height, right: left + width })
      continue
    }
    best.words.push(word)
    best.right = Math.max(best.right, left + width)
    // A dash or a comma says little about where its line is.
    if (height > best.height * 0.6) {
      best.centre = centre
      best.height = height
    }
  }
  return lines.map((line) => line.words)
}

/** How far apart the middles of two words of one line may lie: signs are small, and capitals stand on the same foot. */
const reach = (one: number, other: number) =>
  Math.max(0.55 * Math.min(one, other), 0.35 * Math.max(one, other))

const centreOf = ({ box }: Word, slope: number) =>
  box.top + box.height / 2 - slope * (box.left + box.width / 2)

const middle = (cell: Cell, slope: number) =>
  (cell.top + cell.bottom) / 2 - (slope * (cell.left + cell.right)) / 2

/** How much the long lines go down from left to right: the middle one of their slopes. */
function slopeOf(lines: Word[][]): number {
  const slopes = lines
    .filter((line) => line.length >= 4 && line.at(-1)!.box.left - line[0]!.box.left > 0.25)
    .map((line) => {
      const feet = line.map(({ box }) => ({ x: box.left + box.width / 2, y: box.top + box.height }))
      const x = mean(feet.map((foot) => foot.x))
      const y = mean(feet.map((foot) => foot.y))
      const spread = feet.reduce((sum, foot) => sum + (foot.x - x) ** 2, 0)
      return feet.reduce((sum, foot) => sum + (foot.x - x) * (foot.y - y), 0) / spread
    })
    .sort((one, other) => one - other)
  // Fewer lines than this say more about their letters than about the page.
  return slopes.length < 4 ? 0 : slopes[Math.floor(slopes.length / 2)]!
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The usual space between two words, in heights of a line: wide in the letters of a till. */
function spaceOf(lines: Word[][], ratio: number): number {
  const gaps = lines
    .flatMap((line) => line.slice(1).map((word, i) => gap(line[i]!, word, ratio) / heightOf(line)))
    .filter((size) => size > 0.05 && size < 1)
    .sort((one, other) => one - other)
  return gaps.length < 5 ? 0.35 : gaps[Math.floor(gaps.length / 2)]!
}

function cellsOf(line: Word[], ratio: number, space: number): Cell[] {
  const wide = Math.min(1.5, Math.max(0.75, space * 2.2)) * heightOf(line)
  const cells: Word[][] = []
  line.forEach((word, i) => {
    if (i > 0 && gap(line[i - 1]!, word, ratio) <= wide) cells.at(-1)!.push(word)
    else cells.push([word])
  })
  return cells.map(cellOf)
}

/** In parts of the page's height, as heights are. */
const gap = (one: Word, other: Word, ratio: number) => (other.box.left - one.box.left - one.box.width) * ratio

/** Of its taller words, as "van" and "-" are lower than the line they stand on. */
function heightOf(line: Word[]): number {
  const heights = line.map((word) => word.box.height).sort((one, other) => one - other)
  return heights[Math.floor((heights.length - 1) * 0.7)]!
}
