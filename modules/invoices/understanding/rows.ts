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
  const before = remembered.get(page)
  if (before) return before
  const rows = sought(page)
  remembered.set(page, rows)
  return rows
}

/** Fields, amounts and lessons each ask for the rows of the same pages, which never change. */
const remembered = new WeakMap<Page, Row[]>()

function sought(page: Page): Row[] {
  const words = page.words.filter((word) => word.text.trim() && word.box.height > 0)
  const ratio = page.width / page.height
  const slope = slopeOf(group(words, 0), ratio)
  const lines = group(words, slope)
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
      if (left < line.right - overlap) continue
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

const overlap = 0.006

/** How far apart the middles of two words of one line may lie: signs are small, and capitals stand on the same foot. */
const reach = (one: number, other: number) =>
  Math.max(0.55 * Math.min(one, other), 0.35 * Math.max(one, other))

const centreOf = ({ box }: Word, slope: number) =>
  box.top + box.height / 2 - slope * (box.left + box.width / 2)

const middle = (cell: Cell, slope: number) =>
  (cell.top + cell.bottom) / 2 - (slope * (cell.left + cell.right)) / 2

/**
 * How much lines go down from left to right: the slope at which most words stand on the same foot, as lines that were
 * cut by a steep slope tell too little; on a page that looks level so, its long lines tell the rest.
 */
function slopeOf(lines: Word[][], ratio: number): number {
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
  return footSlope(lines.flat(), ratio) || (slopes.length < 4 ? 0 : slopes[Math.floor(slopes.length / 2)]!)
}

/** Level unless another slope, up to 4 degrees, clearly gathers the feet of the words better. */
function footSlope(words: Word[], ratio: number): number {
  const heights = words.map((word) => word.box.height).sort((one, other) => one - other)
  const step = (heights[Math.floor(heights.length / 2)] ?? 0) / 3
  // Signs stand higher than letters.
  const feet = words
    .filter((word) => word.box.height > step * 1.5)
    .slice(0, 2000)
    .map(({ box }) => ({ x: box.left + box.width / 2, y: box.top + box.height }))
  const gathered = (slope: number) => {
    const counts = new Map<number, number>()
    for (const { x, y } of feet) {
      const at = Math.floor((y - slope * x) / step)
      // In the strip and in the next one, so that no edge of a strip parts a line.
      for (const strip of [at, at + 1]) counts.set(strip, (counts.get(strip) ?? 0) + 1)
    }
    return counts.values().reduce((sum, count) => sum + count * count, 0)
  }
  // A few words lie on any slope.
  if (step <= 0 || feet.length < 25) return 0
  let best = 0
  let most = gathered(0) * 1.1
  for (let degrees = -4; degrees <= 4; degrees += 0.125) {
    const slope = Math.tan((degrees * Math.PI) / 180) * ratio
    const sum = gathered(slope)
    if (sum > most) {
      best = slope
      most = sum
    }
  }
  return best
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The usual space between two words, in heights of a line: wide in the letters of a till. */
function spaceOf(lines: Word[][], ratio: number): number {
  const gaps = lines
    .flatMap((line) => line.slice(1).map((word, i) => gap(line[i]!, word, ratio) / heightOf(line)))
    .filter((size) => size > 0.05 && size < 1.6)
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
