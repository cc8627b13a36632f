import { dot, plus, scaled } from "../geometry/vectors.ts"
import type { Point } from "../schema.ts"
import { type Item, textWidth } from "./drawing.ts"

/** A wall as its sizes see it. `cuts`: where its own openings begin and end along it. */
export interface Side {
  from: Point
  direction: Point
  out: Point
  length: number
  thickness: number
  cuts: number[]
}

/** A line of sizes beside a wall. `away`: how far out of the room from its inner face. */
export interface Row {
  side: Side
  /** Places along the wall that it measures between, in order. */
  cuts: number[]
  away: number
  isOutside: boolean
}

/** On paper, in millimetres. */
const letters = 2.3
const aboveLine = 0.5
const tick = 0.9
const beyond = 1.2
const fromFace = 1

/** The line with a slanted tick at each place, lines to what is measured there, and the numbers in millimetres. */
export function rowItems({ side, cuts, away, isOutside }: Row, scale: number): Item[] {
  const at = (by: number, off = away): Point =>
    plus(plus(side.from, scaled(side.direction, by)), scaled(side.out, off))
  const { turn, up } = readingOf(side.direction)
  const slant = scaled(plus(side.direction, up), (tick * scale) / Math.SQRT1_2 / 2)
  const near = isOutside ? side.thickness + fromFace * scale : -fromFace * scale
  const far = away + Math.sign(away) * beyond * scale
  return [
    line(at(cuts[0]!), at(cuts.at(-1)!), "thin"),
    ...cuts.flatMap((by, index) => {
      const place = at(by)
      const isEnd = index === 0 || index === cuts.length - 1
      return [
        line(plus(place, scaled(slant, -1)), plus(place, slant), "thick"),
        // Within the room the walls on both sides say where it ends.
        ...(isEnd && !isOutside ? [] : [line(at(by, near), at(by, far), "thin")]),
      ]
    }),
    ...partsOf(cuts).map(([from, to]): Item => {
      const text = String(Math.round(to - from))
      // A number that is wider than what it tells of stands at the other side of the line, clear of its neighbours.
      const off = (letters / 2 + aboveLine) * scale * (isWide(to - from, scale) ? 1 : -1)
      const place = plus(at((from + to) / 2), scaled(up, off))
      return { kind: "text", layer: "sizes", at: place, text, size: letters * scale, turn, bold: false }
    }),
  ]
}

const line = (from: Point, to: Point, pen: "thin" | "thick"): Item => ({
  ...{ kind: "line", layer: "sizes", pen, from, to },
})

/** How a text along a line is turned to be read from below or from the right, and where its upper side is. */
function readingOf({ x, y }: Point): { turn: number; up: Point } {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI
  const turn = degrees >= 90 - 1e-6 ? degrees - 180 : degrees < -90 - 1e-6 ? degrees + 180 : degrees
  const angle = (turn * Math.PI) / 180
  return { turn, up: { x: Math.sin(angle), y: -Math.cos(angle) } }
}

/** What a row takes with its numbers, as a figure; not quite to its ends, where it touches what it measures. */
export function bandOf({ side, cuts, away }: Row, scale: number): Point[] {
  const length = cuts.at(-1)! - cuts[0]!
  const half = Math.max(length - scale, numberWidth(length, scale)) / 2
  const middle = plus(side.from, scaled(side.direction, cuts[0]! + length / 2))
  const at = (along: number, off: number) =>
    plus(plus(middle, scaled(side.direction, along)), scaled(side.out, away + off * scale))
  const wide = partsOf(cuts).map(([from, to]) => isWide(to - from, scale))
  const [above, below] = [wide.includes(true), wide.includes(false)].map((has) =>
    has ? letters + 2 * aboveLine : tick,
  ) as [number, number]
  const isOut = dot(readingOf(side.direction).up, side.out) > 0
  const [inner, outer] = isOut ? [-below, above] : [-above, below]
  return [at(-half, inner), at(half, inner), at(half, outer), at(-half, outer)]
}

const numberWidth = (length: number, scale: number) => textWidth(String(Math.round(length)), letters * scale)
/** Enough for its own number. */
const isWide = (length: number, scale: number) => numberWidth(length, scale) < length
/** Of what is far shorter than its own number nobody could see what the number belongs to. */
export const isTold = (length: number, scale: number) => numberWidth(length, scale) < 2 * length

/** Whether a part is narrower than its number. */
export const isCrowded = (cuts: number[], scale: number) =>
  partsOf(cuts).some(([from, to]) => !isWide(to - from, scale))

const partsOf = (cuts: number[]) => cuts.slice(1).map((to, index): [number, number] => [cuts[index]!, to])
