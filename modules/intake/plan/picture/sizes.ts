import { holds } from "../geometry/polygon.ts"
import { directionOf, distance, dot, isParallel, minus, plus, scaled } from "../geometry/vectors.ts"
import { outwards, wallLine } from "../geometry/walls.ts"
import type { PlanRoom } from "../schema.ts"
import type { Item } from "./drawing.ts"
import { bandOf, isCrowded, isTold, type Row, rowItems, type Side } from "./sizeLine.ts"
import type { Taken } from "./taken.ts"

/** Of the lines from the wall, and from each other; on paper, in millimetres. */
const between = 4.6
const near = [3.6, 3.6 + between, 3.6 + 2 * between]
/** Outside the building first, then in the room, in the room behind the wall, and over the way of a door. */
const ways: Way[] = [
  { isOutside: true, away: [6, 6 + between, 6 + 2 * between, 6 + 3 * between] },
  { isOutside: false, away: near },
  { isOutside: true, mayBeRoom: true, away: near },
  { isOutside: false, overDoor: "yields", away: near },
]
interface Way {
  isOutside: boolean
  away: number[]
  mayBeRoom?: true
  overDoor?: "yields"
}

/**
 * How long its walls are and where their openings lie, outside the room when nothing is there, else within it, each in
 * the first place that is free. Of walls opposite each other that are equally long one tells it. What finds no place is
 * left out: a size that lies over another tells neither.
 */
export function sizeItems(room: PlanRoom, floors: readonly PlanRoom[], scale: number, taken: Taken): Item[] {
  return groupsOf(sidesOf(room).filter((side) => isTold(side.length, scale))).flatMap((group) => {
    const open = group.filter(({ cuts }) => cuts.length > 0)
    const order = [...open, ...group.filter(({ cuts }) => cuts.length === 0)]
    const around = { room, floors, scale, taken }
    const told =
      placed(order.map(allOf), around) ??
      placed(
        order.map((side) => ({ side, rows: [whole(side)] })),
        around,
      )
    const others = open
      .filter((side) => !told?.some((row) => row.side === side && row.cuts.length > 2))
      .flatMap((side) => placed([{ side, rows: [chain(side)] }], around) ?? [])
    return [...(told ?? []), ...others].flatMap((row) => rowItems(row, scale))
  })
}

const sidesOf = (room: PlanRoom): Side[] =>
  room.corners.map(({ wall: { thickness, openings } }, wall) => {
    const line = wallLine(room, wall)
    const length = distance(line.from, line.to)
    const cuts = openings.flatMap(({ at, width }) => [at, at + width]).filter((by) => by > 0 && by < length)
    return {
      ...{ from: line.from, direction: directionOf(line), out: outwards(room, wall) },
      ...{ length, thickness, cuts: [...new Set(cuts)].toSorted((one, other) => one - other) },
    }
  })

/** Those that stand opposite each other from end to end. */
function groupsOf(walls: readonly Side[]): Side[][] {
  const groups: Side[][] = []
  for (const wall of walls) {
    const group = groups.find(([first]) => isOpposite(first!, wall))
    if (group) group.push(wall)
    else groups.push([wall])
  }
  return groups
}

function isOpposite(one: Side, other: Side): boolean {
  if (!isParallel(one.direction, other.direction) || Math.abs(one.length - other.length) > 2) return false
  const [from, to] = [other.from, plus(other.from, scaled(other.direction, other.length))].map((end) =>
    dot(minus(end, one.from), one.direction),
  ) as [number, number]
  return Math.abs(Math.min(from, to)) < 2 && Math.abs(Math.max(from, to) - one.length) < 2
}

interface Wanted {
  side: Side
  /** The nearest to the wall first; each by the places along the wall that it measures between. */
  rows: number[][]
}

const chain = ({ cuts, length }: Side) => [0, ...cuts, length]
const whole = ({ length }: Side) => [0, length]
const allOf = (side: Side): Wanted => ({
  side,
  rows: side.cuts.length > 0 ? [chain(side), whole(side)] : [whole(side)],
})

interface Surroundings {
  room: PlanRoom
  /** The rooms that have an area. */
  floors: readonly PlanRoom[]
  scale: number
  taken: Taken
}

/** The first that finds a place. */
function placed(wanted: readonly Wanted[], around: Surroundings): Row[] | undefined {
  const { scale, taken } = around
  for (const way of ways)
    for (const { side, rows } of wanted)
      for (const first of way.away) {
        const found = rows.map((cuts, index) =>
          rowAt(side, cuts, (first + index * roomBetween(rows, scale)) * scale, way.isOutside),
        )
        if (!found.every((row) => isFree(row, way, around))) continue
        for (const row of found) taken.take(bandOf(row, scale))
        return found
      }
  return undefined
}

/** Numbers that don't fit their own part stand at the other side of their line, towards the next. */
const roomBetween = ([first]: number[][], scale: number) =>
  isCrowded(first!, scale) ? 1.6 * between : between

const rowAt = (side: Side, cuts: number[], away: number, isOutside: boolean): Row => ({
  ...{ side, cuts, isOutside },
  away: isOutside ? side.thickness + away : -away,
})

function isFree(
  row: Row,
  { mayBeRoom, overDoor }: Way,
  { room, floors, scale, taken }: Surroundings,
): boolean {
  const band = bandOf(row, scale)
  if (!taken.isFree(band, overDoor)) return false
  if (row.isOutside)
    return mayBeRoom || !floors.some(({ corners }) => band.some((place) => holds(corners, place)))
  return !floors.includes(room) || band.every((place) => holds(room.corners, place))
}
