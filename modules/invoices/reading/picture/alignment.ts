import type { Component } from "./components.ts"

/** Letters of a page that lie in rows: `degrees` is how much the rows slope, downwards to the right. */
export interface Alignment {
  /** By how many quarters the page must be turned clockwise to stand upright. */
  quarters: 0 | 1 | 2 | 3
  /** How much its rows then still go down to the right. */
  slope: number
  score: number
}

interface Point {
  /** Along the row. */
  x: number
  /** Across it, downwards. */
  y: number
}

const widest = 15

/**
 * How well the letters stand on straight rows, for each way the page may lie, the best first. The feet of letters lie
 * on a line, their heads don't: after Baird, "The skew angle of printed documents" (1987), which projects the lower
 * middle of each component along many angles and takes the one where the counts are most uneven.
 */
export function alignments(letters: Component[], size: number): Alignment[] {
  return ([0, 1, 2, 3] as const)
    .map((quarters) => ({
      quarters,
      ...steepest(
        letters.map((letter) => foot(letter, quarters)),
        size,
      ),
    }))
    .sort((a, b) => b.score - a.score)
}

/** Where a letter stands, were the page turned by so many quarters clockwise. */
function foot({ left, top, right, bottom }: Component, quarters: 0 | 1 | 2 | 3): Point {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  if (quarters === 0) return { x, y: bottom }
  if (quarters === 1) return { x: -y, y: right }
  if (quarters === 2) return { x: -x, y: -top }
  return { x: y, y: -left }
}

function steepest(points: Point[], size: number): { slope: number; score: number } {
  const bin = Math.max(1, size / 4)
  const among = (from: number, to: number, step: number) => {
    let best = { slope: 0, score: unevenness(points, 0, bin) }
    for (let slope = from; slope <= to; slope += step) {
      const score = unevenness(points, slope, bin)
      if (score > best.score) best = { slope, score }
    }
    return best
  }
  const { slope } = among(-widest, widest, 0.5)
  return among(slope - 0.6, slope + 0.6, 0.1)
}

/** The mean number of other letters in the bin of a letter. */
function unevenness(points: Point[], slope: number, bin: number): number {
  const sin = Math.sin((slope * Math.PI) / 180) / bin
  const cos = Math.cos((slope * Math.PI) / 180) / bin
  const counts = new Map<number, number>()
  for (const { x, y } of points) {
    const row = Math.floor(y * cos - x * sin)
    counts.set(row, (counts.get(row) ?? 0) + 1)
  }
  let squares = 0
  for (const count of counts.values()) squares += count * (count - 1)
  return squares / Math.max(1, points.length)
}
