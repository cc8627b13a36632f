import type { PlanOpening, PlanRoom, Point } from "../schema.ts"
import { type Box, boxAround, meet, sides } from "./polygon.ts"
import { directionOf, distance, dot, isParallel, type Line, minus, plus, scaled } from "./vectors.ts"
import { outwards, turnOf, type Wall, wallLength, wallLine, wallOf, wallsOf } from "./walls.ts"

/** An opening as one of the rooms on both sides of it has it. `at`: along that room's own wall, from its begin. */
export interface SeenOpening {
  wall: number
  at: number
  opening: PlanOpening
  /** The room that it was drawn in. */
  of: PlanRoom
}

/** Doors and windows of a room: its own, and those of a neighbour whose wall is the same one from the other side. */
export function openingsOf(room: PlanRoom, rooms: readonly PlanRoom[]): SeenOpening[] {
  const own = room.corners.flatMap(({ wall: { openings } }, wall) =>
    openings.map((opening) => ({ wall, at: opening.at, opening, of: room })),
  )
  const others = rooms.filter(({ id }) => id !== room.id)
  return [...own, ...others.flatMap((other) => fromNeighbour(room, other))]
}

/** The other rooms that may share an opening with it: those beside it that have any. */
export function besideOf(room: PlanRoom, rooms: readonly PlanRoom[]): readonly PlanRoom[] {
  const found = besides.get(rooms) ?? new Map<PlanRoom, readonly PlanRoom[]>()
  besides.set(rooms, found)
  const near = spaceOf(room)
  const beside =
    found.get(room) ??
    rooms.filter(
      (other) =>
        other.id !== room.id &&
        isOver(near, spaceOf(other)) &&
        other.corners.some(({ wall }) => wall.openings.length > 0),
    )
  found.set(room, beside)
  return beside
}

/** Of one floor it is asked again and again: for its walls, for its doors, and for each as the loupe shows them. */
const besides = new WeakMap<readonly PlanRoom[], Map<PlanRoom, readonly PlanRoom[]>>()

/** Whether any of it, walls and all, lies in the box. */
export const isIn = (room: PlanRoom, box: Box): boolean => isOver(spaceOf(room), box)

const spaces = new WeakMap<PlanRoom, Box | undefined>()

/** The box around it with its walls; known as long as the room is the same. */
function spaceOf(room: PlanRoom): Box | undefined {
  if (!spaces.has(room)) {
    const box = boxAround(room.corners)
    const by = slack + Math.max(0, ...room.corners.map(({ wall }) => wall.thickness))
    const wider = (inner: Box) => ({
      ...{ x: inner.x - by, y: inner.y - by },
      ...{ width: inner.width + 2 * by, height: inner.height + 2 * by },
    })
    spaces.set(room, box && wider(box))
  }
  return spaces.get(room)
}

const isOver = (one: Box | undefined, other: Box | undefined) => !!one && !!other && meet(one, other)

/** How far two faces may lie apart beyond the wall between them, as nobody draws to the millimetre. */
const slack = 60

function fromNeighbour(room: PlanRoom, other: PlanRoom): SeenOpening[] {
  const withOpenings = other.corners.flatMap(({ wall: { openings } }, wall) =>
    openings.length > 0 ? [wall] : [],
  )
  return withOpenings.flatMap((theirs) =>
    room.corners.flatMap((_, mine) => {
      if (!isSameWall(room, mine, other, theirs)) return []
      return other.corners[theirs]!.wall.openings.flatMap((opening) => {
        const at = atOtherSide(opening, wallLine(other, theirs), wallLine(room, mine))
        const fits = at >= -slack && at + opening.width <= wallLength(room, mine) + slack
        return fits ? [{ wall: mine, at, opening, of: other }] : []
      })
    }),
  )
}

/** They look away from each other with no more than the thickest of the two between them. */
function isSameWall(one: PlanRoom, wall: number, other: PlanRoom, theirs: number): boolean {
  // Most are not, and this is soon known.
  if (!isParallel(directionOf(wallLine(one, wall)), directionOf(wallLine(other, theirs)))) return false
  const out = outwards(one, wall)
  if (dot(out, outwards(other, theirs)) > -0.9999) return false
  const between = dot(minus(wallLine(other, theirs).from, wallLine(one, wall).from), out)
  const thickest = Math.max(one.corners[wall]!.wall.thickness, other.corners[theirs]!.wall.thickness)
  return between >= -slack && between <= thickest + slack
}

function atOtherSide({ at, width }: PlanOpening, theirs: Line, mine: Line): number {
  const [near, far] = [at, at + width].map((by) => {
    const place = plus(theirs.from, scaled(directionOf(theirs), by))
    return dot(minus(place, mine.from), directionOf(mine))
  })
  return Math.min(near!, far!)
}

/** Seen from above: where a wall stands, and where it is open. Each by its four corners, the inner face first. */
export interface WallParts {
  solid: Point[][]
  open: { seen: SeenOpening; corners: Point[] }[]
}

/** Of each wall of the room, in the order of its corners, or of those that are asked for. */
export function wallPartsOf(
  room: PlanRoom,
  rooms: readonly PlanRoom[],
  walls: Iterable<number> = room.corners.keys(),
): WallParts[] {
  if (room.corners.length < 2) return []
  const seen = openingsOf(room, rooms)
  const turn = turnOf(room.corners)
  return Array.from(walls, (wall) =>
    partsOf(
      wallOf(room, wall, turn),
      seen.filter((one) => one.wall === wall).toSorted((one, other) => one.at - other.at),
    ),
  )
}

function partsOf(wall: Wall, seen: readonly SeenOpening[]): WallParts {
  const length = distance(wall.inner.from, wall.inner.to)
  const parts: WallParts = { solid: [], open: [] }
  let done = 0
  for (const one of seen) {
    const [from, to] = [Math.max(done, one.at), Math.min(length, one.at + one.opening.width)]
    if (to <= from) continue
    if (from > done) parts.solid.push(piece(wall, length, done, from))
    parts.open.push({ seen: one, corners: piece(wall, length, from, to, "square") })
    done = to
  }
  if (done < length) parts.solid.push(piece(wall, length, done, length))
  return parts
}

/** Between two distances along the wall: square across it, and at its ends as the mitre goes. */
function piece({ inner, outer }: Wall, length: number, from: number, to: number, ends?: "square"): Point[] {
  const direction = directionOf(inner)
  const on = (by: number) => plus(inner.from, scaled(direction, by))
  const across = (by: number) => {
    const place = on(by)
    return plus(place, outFrom(place, outer))
  }
  return [
    on(from),
    on(to),
    to === length && !ends ? outer.to : across(to),
    from === 0 && !ends ? outer.from : across(from),
  ]
}

function outFrom(place: Point, outer: Line): Point {
  const direction = directionOf(outer)
  const by = minus(place, outer.from)
  return minus(scaled(direction, dot(by, direction)), by)
}

export const isOnFloor = ({ sill }: PlanOpening): boolean => sill === 0
/** All corners of a figure of walls and rooms, for the box around a plan. */
export const placesOf = (rooms: readonly PlanRoom[]): Point[] =>
  rooms.flatMap((room) =>
    room.corners.length < 2
      ? room.corners.map(({ x, y }) => ({ x, y }))
      : [
          ...sides(room.corners).map(({ from }) => from),
          ...wallsOf(room).flatMap(({ outer }) => [outer.from, outer.to]),
        ],
  )
