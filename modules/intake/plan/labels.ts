import { formatQuantity } from "#src/shared/euro.ts"
import { metresText } from "../rooms/measures.ts"
import { boxOn, placesIn } from "./geometry/places.ts"
import { areaOf, boxAround, holds } from "./geometry/polygon.ts"
import { directionOf, distance, plus, scaled } from "./geometry/vectors.ts"
import { outwards, wallLength, wallLine } from "./geometry/walls.ts"
import { createTaken } from "./picture/taken.ts"
import type { PlanRoom, Point } from "./schema.ts"

/** What is written on a plan, as far as it can be read there: nothing lies over anything else. */

/** Of letters and of what stands around them, in pixels. */
export const letter = { high: 15, wide: 8.2, bold: 8.7 }
const gap = 5
/** Between a name and what a door turns through. */
const besideDoor = 2
/** What a length along a wall takes. */
const besideWalls = letter.high + 2 * gap

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
  lines: LabelLine[]
}

interface LabelLine {
  text: string
  isName: boolean
}

/** Its name and m², as much of it as the room has space for; undefined where that is nothing. */
export function roomLabel(
  room: PlanRoom,
  perPixel: number,
  swings: readonly Point[][] = [],
): RoomLabel | undefined {
  if (room.corners.length < 3) return undefined
  const box = boxAround(room.corners)!
  const wide = box.width / perPixel - 2 * besideWalls
  const high = box.height / perPixel - 2 * besideWalls
  const area = `${formatQuantity(areaOf(room.corners) / 1e6, 2)} m²`
  const lines = [
    { text: shortened(room.name, wide), isName: true },
    { text: area, isName: false },
  ]
    .filter((line) => line.text !== "" && lineWidth(line) <= wide)
    .slice(0, Math.max(0, Math.floor(high / (letter.high + gap))))
  return lines.length > 0 ? { place: placeFor(lines, room, perPixel, swings), lines } : undefined
}

/**
 * In its middle; where a door turns there, beside that, else as near as there is a free place, with the lengths along
 * the walls if that can be. Where nothing is free it stays in the middle.
 */
function placeFor(
  lines: LabelLine[],
  { corners }: PlanRoom,
  perPixel: number,
  swings: readonly Point[][],
): Point {
  const [middle, ...others] = placesIn(corners)
  const size = sizeOf(lines, perPixel)
  const taken = createTaken()
  for (const swing of swings) taken.take(swing)
  if (isClear(middle!, besideDoor)) return middle!
  const places = [...besideDoors(swings, middle!, boxOf(besideDoor)), ...others]
  for (const around of [besideWalls, gap, 0]) {
    const isWithin = (place: Point) => boxOn(place, boxOf(around)).every((corner) => holds(corners, corner))
    const found = places.find((place) => isClear(place, Math.min(besideDoor, around)) && isWithin(place))
    if (found) return found
  }
  return middle!

  function isClear(place: Point, around: number) {
    return taken.isFree(boxOn(place, boxOf(around)))
  }
  function boxOf(around: number) {
    const by = 2 * around * perPixel
    return { width: size.width + by, height: size.height + by }
  }
}

/** Just clear of what a door turns through, at each of its sides; the nearest first. */
const besideDoors = (
  swings: readonly Point[][],
  middle: Point,
  size: { width: number; height: number },
): Point[] =>
  swings
    .flatMap((swing) => {
      const { x, y, width, height } = boxAround(swing)!
      const [across, down] = [size.width / 2 + 1, size.height / 2 + 1]
      return [
        ...[x - across, x + width + across].map((to) => ({ x: to, y: middle.y })),
        ...[y - down, y + height + down].map((to) => ({ x: middle.x, y: to })),
      ]
    })
    .toSorted((one, other) => distance(one, middle) - distance(other, middle))

const widthOf = (text: string) => text.length * letter.wide
const lineWidth = ({ text, isName }: LabelLine) => (isName ? text.length * letter.bold : widthOf(text))

function shortened(text: string, wide: number): string {
  const most = Math.floor(wide / letter.bold)
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
  const { width, height } = sizeOf(lines, perPixel)
  return spanOf(place, 0, width, height)
}

const sizeOf = (lines: LabelLine[], perPixel: number) => ({
  width: Math.max(...lines.map(lineWidth)) * perPixel,
  height: lines.length * (letter.high + gap) * perPixel,
})

const isOver = (one: Span, other: Span) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
