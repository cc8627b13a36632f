import type { Point } from "../drawing/shapes.ts"

/** Nine numbers, row by row: takes places of one plane to those of another. */
export type Homography = readonly number[]

/**
 * The map that takes four places to four others: the direct linear transformation, with the places on both sides
 * normalised first, without which pixels and millimetres lose half of their digits (Hartley & Zisserman, Multiple View
 * Geometry in Computer Vision, 2nd edition, algorithm 4.2). It has w = 1 in the middle of `from`. Undefined where there
 * is more than one such map: three places in a line.
 */
export function homographyOf(from: readonly Point[], to: readonly Point[]): Homography | undefined {
  const [here, there] = [normalised(from), normalised(to)]
  if (!here || !there) return undefined
  const found = nullVector(here.places.flatMap((place, at) => equations(place, there.places[at]!)))
  if (!found) return undefined
  const map = product(product(there.back, found), here.forth)
  const w = wAt(map, middleOf(from))
  return w === 0 ? undefined : map.map((value) => value / w)
}

/** Undefined from the horizon on, where the plane isn't. */
export function mapped(map: Homography, at: Point): Point | undefined {
  const w = wAt(map, at)
  if (w < nearHorizon) return undefined
  const [a, b, c, d, e, f] = map as number[] & Nine
  return { x: (a * at.x + b * at.y + c) / w, y: (d * at.x + e * at.y + f) / w }
}

/** How near a place of the plane is: 1 in the middle of what the map was made of, 0 on the horizon. */
export const wAt = (map: Homography, { x, y }: Point): number => map[6]! * x + map[7]! * y + map[8]!

/** A thousand times as far as what is known: no camera tells that from the horizon. */
const nearHorizon = 0.001

type Nine = [number, number, number, number, number, number, number, number, number]

/** Around their middle, at a mean distance of √2. */
function normalised(places: readonly Point[]) {
  const { x, y } = middleOf(places)
  const away = mean(places.map((place) => Math.hypot(place.x - x, place.y - y)))
  if (away === 0) return undefined
  const scale = Math.SQRT2 / away
  return {
    places: places.map((place) => ({ x: (place.x - x) * scale, y: (place.y - y) * scale })),
    forth: [scale, 0, -x * scale, 0, scale, -y * scale, 0, 0, 1],
    back: [1 / scale, 0, x, 0, 1 / scale, y, 0, 0, 1],
  }
}

/** What one pair of places says of the nine numbers, each sum being 0. */
const equations = ({ x, y }: Point, to: Point) => [
  [x, y, 1, 0, 0, 0, -to.x * x, -to.x * y, -to.x],
  [0, 0, 0, x, y, 1, -to.y * x, -to.y * y, -to.y],
]

/** Below this, of numbers around 1, an equation says nothing that the others don't. */
const nothing = 1e-10

/**
 * The nine numbers for which eight equations hold, by elimination with the largest number as pivot, wherever it stands:
 * the column that is left over is free, so that none of the nine has to be other than 0.
 */
function nullVector(rows: number[][]): number[] | undefined {
  const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  for (let step = 0; step < 8; step++) {
    const [row, column] = largest(rows, columns, step)
    if (Math.abs(rows[row]![columns[column]!]!) < nothing) return undefined
    swap(rows, step, row)
    swap(columns, step, column)
    for (const lower of rows.slice(step + 1)) subtract(lower, rows[step]!, columns[step]!)
  }
  const found: number[] = []
  found[columns[8]!] = 1
  for (let step = 7; step >= 0; step--) {
    const row = rows[step]!
    const rest = columns.slice(step + 1).reduce((sum, column) => sum + row[column]! * found[column]!, 0)
    found[columns[step]!] = -rest / row[columns[step]!]!
  }
  return found
}

function largest(rows: number[][], columns: number[], step: number): [number, number] {
  let best: [number, number] = [step, step]
  const at = (row: number, column: number) => Math.abs(rows[row]![columns[column]!]!)
  for (let row = step; row < 8; row++)
    for (let column = step; column < 9; column++) if (at(row, column) > at(...best)) best = [row, column]
  return best
}

function subtract(row: number[], pivot: readonly number[], column: number) {
  const times = row[column]! / pivot[column]!
  for (let at = 0; at < 9; at++) row[at]! -= times * pivot[at]!
}

function swap<One>(list: One[], one: number, other: number) {
  const kept = list[one]!
  list[one] = list[other]!
  list[other] = kept
}

const product = (one: readonly number[], other: readonly number[]): number[] =>
  Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3) * 3, at % 3]
    return (
      one[row]! * other[column]! + one[row + 1]! * other[column + 3]! + one[row + 2]! * other[column + 6]!
    )
  })

const middleOf = (places: readonly Point[]): Point => ({
  x: mean(places.map(({ x }) => x)),
  y: mean(places.map(({ y }) => y)),
})

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
