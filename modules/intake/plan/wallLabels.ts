import { metresText } from "../rooms/measures.ts"
import { boxOn } from "./geometry/places.ts"
import { holds } from "./geometry/polygon.ts"
import { directionOf, plus, scaled } from "./geometry/vectors.ts"
import { outwards, wallLength, wallLine } from "./geometry/walls.ts"
import { gap, letter, widthOf } from "./letters.ts"
import { createTaken } from "./picture/taken.ts"
import { type RoomLabel, sizeOf } from "./roomLabel.ts"
import type { PlanRoom, Point } from "./schema.ts"

export interface WallLabel {
  wall: number
  text: string
  /** Its middle. */
  place: Point
  /** Degrees, so that it is read from below or from the right. */
  angle: number
}

/**
 * Lengths inside the room along its walls, the longest first, as far as they can be read there: none lies over anything
 * else. `perPixel`: millimetres; `swings`: what doors turn through; `walls`: those that are asked for.
 */
export function wallLabels(
  room: PlanRoom,
  perPixel: number,
  name?: RoomLabel,
  swings: readonly Point[][] = [],
  walls: Iterable<number> = room.corners.keys(),
): WallLabel[] {
  const taken = createTaken()
  if (name) taken.take(boxOn(name.place, sizeOf(name.lines, perPixel)))
  for (const swing of swings) taken.take(swing)
  const found: WallLabel[] = []
  const lengths = Array.from(walls, (wall) => ({ wall, length: wallLength(room, wall) }))
  for (const { wall, length } of lengths.toSorted((one, other) => other.length - one.length)) {
    // What nobody measured is not known to the millimetre.
    const text = metresText(room.corners[wall]!.wall.measured ?? Math.round(length / 10) * 10)
    const wide = widthOf(text)
    if (length / perPixel < wide + 2 * gap) break
    for (const by of [middleOfFree(room, wall), ...parts.map((part) => part * length)]) {
      const { place, angle } = besideWall(room, wall, by, perPixel)
      const figure = figureOf(place, angle, wide * perPixel, letter.high * perPixel)
      if (!holds(room.corners, place) || !taken.isFree(figure)) continue
      taken.take(figure)
      found.push({ wall, text, place, angle })
      break
    }
  }
  return found.toSorted((one, other) => one.wall - other.wall)
}

/** Where along a wall it may stand besides. */
const parts = [0.5, 0.35, 0.65, 0.2, 0.8]

/** `by`: how far along the wall. */
function besideWall(
  room: PlanRoom,
  wall: number,
  by: number,
  perPixel: number,
): { place: Point; angle: number } {
  const line = wallLine(room, wall)
  const direction = directionOf(line)
  const middle = plus(line.from, scaled(direction, by))
  const inwards = scaled(outwards(room, wall), -(letter.high / 2 + gap) * perPixel)
  const { x, y } = direction
  const degrees = (Math.atan2(y, x) * 180) / Math.PI
  const upright = degrees > 90.5 ? degrees - 180 : degrees <= -89.5 ? degrees + 180 : degrees
  // Up the wall at the left and at the right alike, as one turns a drawing.
  return { place: plus(middle, inwards), angle: upright === 90 ? -90 : upright }
}

/** Of the longest part of the wall that no door opens over. */
function middleOfFree(room: PlanRoom, wall: number): number {
  const length = wallLength(room, wall)
  const doors = room.corners[wall]!.wall.openings.filter(
    ({ kind, inwards }) => kind === "door" && inwards,
  ).toSorted((one, other) => one.at - other.at)
  const begins = [0, ...doors.map(({ at, width }) => at + width)]
  const ends = [...doors.map(({ at }) => at), length]
  const free = begins.map((from, index) => ({ from, to: ends[index]! }))
  const { from, to } = free.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0]!
  return (from + to) / 2
}

/** The corners of a text as it is turned. */
function figureOf(place: Point, angle: number, wide: number, high: number): Point[] {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return boxOn({ x: 0, y: 0 }, { width: wide, height: high }).map(({ x, y }) =>
    plus(place, { x: x * cos - y * sin, y: x * sin + y * cos }),
  )
}
