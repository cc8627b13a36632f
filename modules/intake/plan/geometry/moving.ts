import { moveRoom } from "../edit.ts"
import type { PlanRoom, Point } from "../schema.ts"
import { sides } from "./polygon.ts"
import { cross, directionOf, distance, dot, isParallel, type Line, minus, plus, scaled } from "./vectors.ts"
import { outwards, wallLine } from "./walls.ts"

export interface MovingPast {
  /** Faces of the other rooms. */
  faces: readonly Line[]
  /** How near is near, and in which steps one goes elsewhere; in millimetres. */
  reach: number
  step: number
}

/** How far out of the room a wall goes that is pushed so far: to a face nearby, else in whole steps. */
export function snappedPush(room: PlanRoom, wall: number, by: number, past: MovingPast): number {
  const out = outwards(room, wall)
  const line = wallLine(room, wall)
  const own = directionOf(line)
  const near = past.faces
    .filter((face) => isParallel(directionOf(face), own))
    .map((face) => dot(minus(face.from, line.from), out))
    .toSorted((one, other) => Math.abs(one - by) - Math.abs(other - by))[0]
  return Math.round(near !== undefined && Math.abs(near - by) <= past.reach ? near : inSteps(by, past.step))
}

/** How far a room goes that is moved so far: with a wall against a face nearby, in both directions; else in steps. */
export function snappedMove(room: PlanRoom, by: Point, { faces, reach, step }: MovingPast): Point {
  const shifts = sides(moveRoom(room, by).corners)
    .flatMap((side) => faces.flatMap((face) => shiftTo(side, face, reach)))
    .toSorted((one, other) => Math.abs(one.far) - Math.abs(other.far))
  const [first] = shifts
  if (!first) return { x: inSteps(by.x, step), y: inSteps(by.y, step) }
  const second = shifts.find(({ across }) => !isParallel(across, first.across))
  const moved = plus(by, scaled(first.across, first.far))
  if (!second) return along(moved, first.across, step)
  // What the second asks beyond what the first one did already.
  const rest = second.far - dot(scaled(first.across, first.far), second.across)
  const free = { x: -first.across.y, y: first.across.x }
  return plus(moved, scaled(free, rest / dot(free, second.across)))
}

interface Shift {
  /** Of length 1, and how far along it. */
  across: Point
  far: number
}

function shiftTo(side: Line, face: Line, reach: number): Shift[] {
  const direction = directionOf(face)
  if (!isParallel(directionOf(side), direction) || !isBeside(side, face, reach)) return []
  const across = { x: -direction.y, y: direction.x }
  const far = dot(minus(face.from, side.from), across)
  return Math.abs(far) <= reach ? [{ across, far }] : []
}

/** Whether they have a part next to each other. */
function isBeside(side: Line, face: Line, reach: number): boolean {
  const direction = directionOf(face)
  const [one, other] = [side.from, side.to].map((end) => dot(minus(end, face.from), direction))
  const length = distance(face.from, face.to)
  return Math.max(one!, other!) >= -reach && Math.min(one!, other!) <= length + reach
}

/** Whole steps along the face, exactly against it. */
function along(moved: Point, across: Point, step: number): Point {
  const direction = { x: across.y, y: -across.x }
  return plus(scaled(across, dot(moved, across)), scaled(direction, inSteps(dot(moved, direction), step)))
}

const inSteps = (value: number, step: number) => Math.round(value / step) * step || 0

/** Degrees from 0 to 180 between the way one came and the way one goes on: 180 is straight on. */
export function angleAt(before: Point, corner: Point, after: Point): number {
  const [one, other] = [minus(before, corner), minus(after, corner)]
  return Math.abs((Math.atan2(cross(one, other), dot(one, other)) * 180) / Math.PI)
}
