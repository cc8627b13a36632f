import { formatQuantity } from "#src/shared/euro.ts"
import { sum } from "#src/shared/rounding.ts"
import { hasArea } from "./geometry/measures.ts"
import { boxOn, placesIn } from "./geometry/places.ts"
import { areaOf, boxAround, holds, middleOf } from "./geometry/polygon.ts"
import { distance, minus, plus, scaled } from "./geometry/vectors.ts"
import { gap, letter, widthOf } from "./letters.ts"
import { createTaken } from "./picture/taken.ts"
import type { PlanRoom, Point } from "./schema.ts"

/** What a length along a wall takes, in pixels. */
const besideWalls = letter.high + 2 * gap
/** Between a name and what a door turns through. */
const besideDoor = 2

export interface RoomLabel {
  place: Point
  lines: LabelLine[]
}

interface LabelLine {
  text: string
  isName: boolean
}

/** Its name and its m², of which a crossing room has none, as far as there is space for them in the room. */
export function roomLabel(
  room: PlanRoom,
  perPixel: number,
  swings: readonly Point[][] = [],
): RoomLabel | undefined {
  if (room.corners.length < 3) return undefined
  const lines = linesOf(room, perPixel)
  return lines.length > 0 ? { place: placeFor(lines, room, perPixel, swings), lines } : undefined
}

/** While corners of the room are moved it only goes along with them: it finds its best place once they lie. */
export function movedLabel(
  { place }: RoomLabel,
  from: PlanRoom,
  to: PlanRoom,
  perPixel: number,
): RoomLabel | undefined {
  const lines = linesOf(to, perPixel)
  const by = minus(meanOf(to.corners), meanOf(from.corners))
  return lines.length > 0 ? { place: plus(place, by), lines } : undefined
}

function meanOf(corners: readonly Point[]): Point {
  const [x, y] = [sum(corners.map((one) => one.x)), sum(corners.map((one) => one.y))]
  return scaled({ x, y }, 1 / corners.length)
}

function linesOf(room: PlanRoom, perPixel: number): LabelLine[] {
  const box = boxAround(room.corners)!
  const wide = box.width / perPixel - 2 * besideWalls
  const high = box.height / perPixel - 2 * besideWalls
  const area = hasArea(room) ? `${formatQuantity(areaOf(room.corners) / 1e6, 2)} m²` : ""
  return [
    { text: shortened(room.name, wide), isName: true },
    { text: area, isName: false },
  ]
    .filter((line) => line.text !== "" && lineWidth(line) <= wide)
    .slice(0, Math.max(0, Math.floor(high / (letter.high + gap))))
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
  const middle = middleOf(corners)
  const size = sizeOf(lines, perPixel)
  const taken = createTaken()
  for (const swing of swings) taken.take(swing)
  if (isClear(middle, besideDoor)) return middle
  const places = [...besideDoors(swings, middle, boxOf(besideDoor)), ...placesIn(corners)]
  for (const around of [besideWalls, gap, 0]) {
    const isWithin = (place: Point) => boxOn(place, boxOf(around)).every((corner) => holds(corners, corner))
    const found = places.find((place) => isClear(place, Math.min(besideDoor, around)) && isWithin(place))
    if (found) return found
  }
  return middle

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

const lineWidth = ({ text, isName }: LabelLine) => (isName ? text.length * letter.bold : widthOf(text))

function shortened(text: string, wide: number): string {
  const most = Math.floor(wide / letter.bold)
  if (text.length <= most) return text
  return most < 4 ? "" : `${text.slice(0, most - 1).trimEnd()}…`
}

/** Millimetres. */
export const sizeOf = (lines: LabelLine[], perPixel: number) => ({
  width: Math.max(...lines.map(lineWidth)) * perPixel,
  height: lines.length * (letter.high + gap) * perPixel,
})
