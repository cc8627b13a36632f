import { formatQuantity } from "#src/shared/euro.ts"
import { metresText } from "../rooms/measures.ts"
import { areaOf, boxAround, holds, middleOf } from "./geometry/polygon.ts"
import { directionOf, plus, scaled } from "./geometry/vectors.ts"
import { outwards, wallLength, wallLine } from "./geometry/walls.ts"
import type { PlanRoom, Point } from "./schema.ts"

/** What is written on a plan, as far as it can be read there: nothing lies over anything else. */

/** Of letters and of what stands around them, in pixels. */
export const letter = { high: 15, wide: 8.2 }
const gap = 5

export interface WallLabel {
  wall: number
  text: string
  /** Its middle. */
  place: Point
  /** Degrees, so that it is read from below or from the right. */
  angle: number
}

/** Lengths inside the room along its walls, the longest first. `perPixel`: millimetres. */
export function wallLabels(room: PlanRoom, perPixel: number, name?: RoomLabel): WallLabel[] {
  const taken: Span[] = name ? [nameSpan(name, perPixel)] : []
  const found: WallLabel[] = []
  const lengths = room.corners.map((_, wall) => ({ wall, length: wallLength(room, wall) }))
  for (const { wall, length } of lengths.toSorted((one, other) => other.length - one.length)) {
    const text = metresText(Math.round(length))
    const wide = widthOf(text)
    if (length / perPixel < wide + 2 * gap) break
    const label = { wall, text, ...besideWall(room, wall, perPixel) }
    const span = spanOf(label.place, label.angle, wide * perPixel, letter.high * perPixel)
    if (!holds(room.corners, label.place) || taken.some((other) => isOver(other, span))) continue
    taken.push(span)
    found.push(label)
  }
  return found.toSorted((one, other) => one.wall - other.wall)
}

export interface RoomLabel {
  place: Point
  lines: string[]
}

/** Its name and m², as much of it as the room has space for; undefined where that is nothing. */
export function roomLabel(
  room: PlanRoom,
  perPixel: number,
  place = middleOf(room.corners),
): RoomLabel | undefined {
  if (room.corners.length < 3) return undefined
  const box = boxAround(room.corners)!
  const wide = box.width / perPixel - 2 * (letter.high + 2 * gap)
  const high = box.height / perPixel - 2 * (letter.high + 2 * gap)
  const area = `${formatQuantity(areaOf(room.corners) / 1e6, 2)} m²`
  const lines = [shortened(room.name, wide), area]
    .filter((line) => line !== "" && widthOf(line) <= wide)
    .slice(0, Math.max(0, Math.floor(high / (letter.high + gap))))
  return lines.length > 0 ? { place, lines } : undefined
}

const widthOf = (text: string) => text.length * letter.wide

function shortened(text: string, wide: number): string {
  const most = Math.floor(wide / letter.wide)
  if (text.length <= most) return text
  return most < 4 ? "" : `${text.slice(0, most - 1).trimEnd()}…`
}

function besideWall(room: PlanRoom, wall: number, perPixel: number): { place: Point; angle: number } {
  const line = wallLine(room, wall)
  const middle = scaled(plus(line.from, line.to), 0.5)
  const inwards = scaled(outwards(room, wall), -(letter.high / 2 + gap) * perPixel)
  const { x, y } = directionOf(line)
  const degrees = (Math.atan2(y, x) * 180) / Math.PI
  const upright = degrees > 90.5 ? degrees - 180 : degrees <= -89.5 ? degrees + 180 : degrees
  // Up the wall at the left and at the right alike, as one turns a drawing.
  return { place: plus(middle, inwards), angle: upright === 90 ? -90 : upright }
}

interface Span {
  left: number
  right: number
  top: number
  bottom: number
}

function spanOf({ x, y }: Point, angle: number, wide: number, high: number): Span {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const [across, down] = [(wide * cos + high * sin) / 2, (wide * sin + high * cos) / 2]
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

function nameSpan({ place, lines }: RoomLabel, perPixel: number): Span {
  const wide = Math.max(...lines.map(widthOf)) * perPixel
  return spanOf(place, 0, wide, lines.length * (letter.high + gap) * perPixel)
}

const isOver = (one: Span, other: Span) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
