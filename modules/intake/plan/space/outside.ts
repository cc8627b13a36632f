import { boxAround, holds, sides } from "../geometry/polygon.ts"
import { cross, directionOf, distance, dot, minus, plus, scaled } from "../geometry/vectors.ts"
import type { Point } from "../schema.ts"
import { type Face, upright } from "./faces.ts"
import type { Block, RoomWall } from "./walls.ts"

/** Just outside a face, in millimetres. */
const beside = 0.5

/**
 * The outer faces of the walls, as far as nothing of the house stands against them: where another room lies behind a wall
 * its own face is there, and two in one plane would flicker.
 */
export function outsideFaces(walls: readonly RoomWall[]): Face[] {
  const solids = solidsOf(walls)
  return walls.flatMap((wall, order) =>
    piecesOf(wall).flatMap((piece) => freeParts(piece, wall, order, solids)),
  )
}

/** Something that may stand against a face. `order`: of a wall its place among the walls, of a floor none. */
interface Solid {
  corners: readonly Point[]
  box: NonNullable<ReturnType<typeof boxAround>>
  height: number
  order: number
}

function solidsOf(walls: readonly RoomWall[]): Solid[] {
  const rooms = [...new Set(walls.map(({ room }) => room))]
  const solid = (corners: readonly Point[], height: number, order: number): Solid => ({
    ...{ corners, height, order },
    box: boxAround(corners)!,
  })
  return [
    ...rooms.map(({ corners, height }) => solid(corners, height, Number.POSITIVE_INFINITY)),
    ...walls.flatMap(({ room, solid: blocks, gaps }, order) =>
      [...blocks, ...gaps.map(({ block }) => block)].map((block) => solid(block, room.height, order)),
    ),
  ]
}

interface Piece {
  line: readonly [Point, Point]
  low: number
  high: number
}

/** All sides of the wall but the inner one: its ends are free where the next one doesn't meet it in a mitre. */
function piecesOf({ room, solid, gaps }: RoomWall): Piece[] {
  const { height } = room
  const outer = ([, , c, d]: Block, low: number, high: number): Piece => ({ line: [c, d], low, high })
  return [
    ...solid.flatMap(([a, b, c, d]) => [
      { line: [b, c] as const, low: 0, high: height },
      { line: [c, d] as const, low: 0, high: height },
      { line: [d, a] as const, low: 0, high: height },
    ]),
    ...gaps.flatMap(({ block, sill, head }) => [
      ...(sill > 0 ? [outer(block, 0, sill)] : []),
      ...(head < height ? [outer(block, head, height)] : []),
    ]),
  ]
}

function freeParts(
  { line, low, high }: Piece,
  wall: RoomWall,
  order: number,
  solids: readonly Solid[],
): Face[] {
  const [from, to] = line
  const length = distance(from, to)
  if (length < beside) return []
  const close = solids.filter(({ box }) => touchesBox(box, line))
  const about = {
    surface: "outside",
    room: wall.room.id,
    walls: [{ room: wall.room.id, wall: wall.wall }],
  } as const
  const stops = [0, ...cuts(line, close), length]
  const on = (by: number) => plus(from, scaled(directionOf({ from, to }), by))
  return stops.flatMap((end, index) => {
    const begin = stops[index - 1]
    if (begin === undefined || end - begin < beside) return []
    const free = Math.max(low, coveredTo(on((begin + end) / 2), line, order, close))
    return free < high ? [upright(about, [on(begin), on(end)], [free, high])] : []
  })
}

/** How high things stand against the face at that place, or are the same face of an earlier wall. */
function coveredTo(place: Point, [from, to]: Piece["line"], order: number, solids: readonly Solid[]): number {
  const { x, y } = directionOf({ from, to })
  const out = { x: -y * beside, y: x * beside }
  const [outside, inside] = [plus(place, out), minus(place, out)]
  const against = solids.filter(
    (solid) => holds(solid.corners, outside) || (solid.order < order && holds(solid.corners, inside)),
  )
  return Math.max(0, ...against.map(({ height }) => height))
}

/** Where sides of these begin or end along the line, or cut it: between two of them all is the same. In order. */
function cuts([from, to]: Piece["line"], solids: readonly Solid[]): number[] {
  const [direction, length] = [directionOf({ from, to }), distance(from, to)]
  const found = solids.flatMap(({ corners }) =>
    sides(corners).flatMap((side) => {
      const [a, b] = [side.from, side.to].map((corner) => cross(direction, minus(corner, from)))
      const ends = [side.from, side.to]
        .filter((_, index) => Math.abs([a!, b!][index]!) <= 2 * beside)
        .map((corner) => dot(minus(corner, from), direction))
      if (a! * b! >= 0) return ends
      const at = plus(side.from, scaled(minus(side.to, side.from), a! / (a! - b!)))
      return [...ends, dot(minus(at, from), direction)]
    }),
  )
  return [...new Set(found)].filter((by) => by > 0 && by < length).toSorted((one, other) => one - other)
}

function touchesBox({ x, y, width, height }: Solid["box"], line: Piece["line"]): boolean {
  const around = boxAround(line)!
  return (
    around.x - beside <= x + width &&
    x - beside <= around.x + around.width &&
    around.y - beside <= y + height &&
    y - beside <= around.y + around.height
  )
}
