import { formatQuantity } from "#src/shared/euro.ts"
import { metresText } from "../rooms/measures.ts"
import { hasArea } from "./geometry/measures.ts"
import { areaOf, boxAround, holds, middleOf, signedArea } from "./geometry/polygon.ts"
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
    // What nobody measured is not known to the millimetre.
    const text = metresText(room.corners[wall]!.wall.measured ?? Math.round(length / 10) * 10)
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

/** Its name and m², if it has any, as much of it as the room has space for; undefined where that is nothing. */
export function roomLabel(
  room: PlanRoom,
  perPixel: number,
  place = middleOf(room.corners),
): RoomLabel | undefined {
  if (room.corners.length < 3) return undefined
  const box = boxAround(room.corners)!
  const wide = box.width / perPixel - 2 * (letter.high + 2 * gap)
  const high = box.height / perPixel - 2 * (letter.high + 2 * gap)
  const area = hasArea(room) ? `${formatQuantity(areaOf(room.corners) / 1e6, 2)} m²` : ""
  const lines = [shortened(room.name, wide), area]
    .filter((line) => line !== "" && widthOf(line) <= wide)
    .slice(0, Math.max(0, Math.floor(high / (letter.high + gap))))
  return lines.length > 0 ? { place, lines } : undefined
}

export interface CornerLabel {
  corner: number
  /** Its middle. */
  place: Point
}

/** The names of corners that can be read, beyond the walls, as lengths stand within; `first` is one of them. */
export function cornerLabels({ corners }: PlanRoom, perPixel: number, first = 0): CornerLabel[] {
  const taken: Span[] = []
  const turn = Math.sign(signedArea(corners)) || 1
  const inOrder = [first, ...corners.keys().filter((index) => index !== first)]
  return inOrder.flatMap((corner) => {
    const place = plus(corners[corner]!, beyondWalls(corners, corner, turn, fromWalls * perPixel))
    const span = spanOf(place, 0, widthOf(`P${corner + 1}`) * perPixel, letter.high * perPixel)
    if (taken.some((other) => isOver(other, span))) return []
    taken.push(span)
    return [{ corner, place }]
  })
}

/** How far the middle of a name stands from the walls, in pixels. */
const fromWalls = 14

/** Halfway between the walls that meet there; up, where there are no two yet. */
function beyondWalls(corners: PlanRoom["corners"], corner: number, turn: number, by: number): Point {
  const at = (index: number) => corners[(index + corners.length) % corners.length]!
  const before = directionOf({ from: at(corner - 1), to: at(corner) })
  const after = directionOf({ from: at(corner), to: at(corner + 1) })
  const { x, y } = plus(before, after)
  const out = directionOf({ from: { x: 0, y: 0 }, to: { x: y * turn, y: -x * turn } })
  const thick = Math.max(at(corner - 1).wall.thickness, at(corner).wall.thickness)
  return scaled(out.x === 0 && out.y === 0 ? { x: 0, y: -1 } : out, thick * Math.SQRT2 + by)
}

const widthOf = (text: string) => text.length * letter.wide

function shortened(text: string, wide: number): string {
  const most = Math.floor(wide / letter.wide)
  if (text.length <= most) return text
  return most < 4 ? "" : `${text.slice(0, most - 1).trimEnd()}…`
}

function besideWall(room: PlanRoom, wall: number, perPixel: number): { place: Point; angle: number } {
  const line = wallLine(room, wall)
  const direction = directionOf(line)
  const middle = plus(line.from, scaled(direction, middleOfFree(room, wall)))
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
