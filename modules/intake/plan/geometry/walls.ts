import type { Corner, PlanRoom, Point } from "../schema.ts"
import { signedArea } from "./polygon.ts"
import { directionOf, distance, isParallel, type Line, meeting, plus, scaled } from "./vectors.ts"

/** The inner face of a wall. */
export function wallLine({ corners }: Pick<PlanRoom, "corners">, wall: number): Line {
  return { from: corners[wall]!, to: corners[(wall + 1) % corners.length]! }
}

/** In millimetres, as drawn: not rounded. */
export const wallLength = (room: Pick<PlanRoom, "corners">, wall: number): number => {
  const { from, to } = wallLine(room, wall)
  return distance(from, to)
}

/** Of length 1, out of the room. */
export function outwards(room: Pick<PlanRoom, "corners">, wall: number): Point {
  return outOf(wallLine(room, wall), turnOf(room.corners))
}

/** A wall seen from above: its inner face, and its outer face in the same direction. */
export interface Wall {
  inner: Line
  outer: Line
}

/**
 * The walls of a room stand outside its corners, each as thick as it is. Where two meet their outer faces are drawn on
 * until they meet as well (a mitre); where that would go on too far they end square.
 */
export function wallsOf(room: Pick<PlanRoom, "corners">): Wall[] {
  const turn = turnOf(room.corners)
  return room.corners.map((_, wall) => wallOf(room, wall, turn))
}

/** One of them. `turn`: as `turnOf` says, for who asks for several. */
export function wallOf(room: Pick<PlanRoom, "corners">, wall: number, turn = turnOf(room.corners)): Wall {
  const { corners } = room
  const count = corners.length
  const next = (wall + 1) % count
  const own = outerFace(room, wall, turn)
  return {
    inner: wallLine(room, wall),
    outer: {
      from: joint(corners[wall]!, outerFace(room, (wall - 1 + count) % count, turn), own).begins,
      to: joint(corners[next]!, own, outerFace(room, next, turn)).ends,
    },
  }
}

/** Before it meets those beside it. */
function outerFace(room: Pick<PlanRoom, "corners">, wall: number, turn: number): Line {
  const side = wallLine(room, wall)
  const by = scaled(outOf(side, turn), room.corners[wall]!.wall.thickness)
  return { from: plus(side.from, by), to: plus(side.to, by) }
}

/** 1 where the corners go round clockwise on the screen. */
export const turnOf = (corners: readonly Point[]) => Math.sign(signedArea(corners)) || 1

function outOf(line: Line, turn: number): Point {
  const { x, y } = directionOf(line)
  return { x: y * turn || 0, y: -x * turn || 0 }
}

/** How many times its thickness a mitre may stick out. */
const longestMitre = 3

function joint(corner: Corner, before: Line, after: Line): { ends: Point; begins: Point } {
  const square = { ends: before.to, begins: after.from }
  if (isParallel(directionOf(before), directionOf(after))) return square
  const mitre = meeting(before, after)!
  const thickest = Math.max(distance(corner, before.to), distance(corner, after.from))
  return distance(corner, mitre) > longestMitre * thickest ? square : { ends: mitre, begins: mitre }
}
