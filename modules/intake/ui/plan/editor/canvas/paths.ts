import { leafOf, swingsOf } from "../../../../plan/geometry/leaf.ts"
import { besideOf, type WallParts, wallPartsOf } from "../../../../plan/geometry/openings.ts"
import type { Polygon } from "../../../../plan/geometry/polygon.ts"
import { distance } from "../../../../plan/geometry/vectors.ts"
import type { PlanOpening, PlanRoom, Point } from "../../../../plan/schema.ts"

/** Parts of a plan as an SVG draws them. */

const polygonPaths = new WeakMap<Polygon, string>()

/** Known as long as the corners are the same: a floor is also pressed, and seen in the loupe. */
export function polygonPath(corners: Polygon): string {
  const known =
    polygonPaths.get(corners) ?? (corners.length === 0 ? "" : `M${corners.map(textOf).join("L")}Z`)
  polygonPaths.set(corners, known)
  return known
}

export const linePath = (places: readonly Point[]): string =>
  places.length === 0 ? "" : `M${places.map(textOf).join("L")}`

/** The leaf of a door and the quarter circle that it goes through. */
export function leafPath(room: PlanRoom, wall: number, opening: PlanOpening): string {
  const { hinge, open, shut, clockwise } = leafOf(room, wall, opening)
  const radius = distance(hinge, open).toFixed(1)
  return `M${textOf(hinge)}L${textOf(open)}A${radius} ${radius} 0 0 ${clockwise ? 1 : 0} ${textOf(shut)}`
}

/** Along the middle of a gap in a wall, by its four corners: the glass of a window. */
export function glassPath([from, to, farTo, farFrom]: readonly Point[]): string {
  const between = (one: Point, other: Point, part: number) => ({
    x: one.x + (other.x - one.x) * part,
    y: one.y + (other.y - one.y) * part,
  })
  const line = (part: number) => linePath([between(from!, farFrom!, part), between(to!, farTo!, part)])
  return [0, 0.38, 0.62, 1].map(line).join("")
}

export const partsOf = keptWithBeside((room, beside): WallParts[] => wallPartsOf(room, [room, ...beside]))

/** What the doors of a room turn through, and those of the rooms beside it. */
export const swingsIn = keptWithBeside((room, beside) => [room, ...beside].flatMap(swingsOf))

/** Known as long as neither the room nor those beside it change. */
function keptWithBeside<Made>(make: (room: PlanRoom, beside: readonly PlanRoom[]) => Made) {
  const known = new WeakMap<PlanRoom, { beside: readonly PlanRoom[]; made: Made }>()
  return (room: PlanRoom, rooms: readonly PlanRoom[]): Made => {
    const beside = besideOf(room, rooms)
    const found = known.get(room)
    if (found && isSame(found.beside, beside)) return found.made
    const made = make(room, beside)
    known.set(room, { beside, made })
    return made
  }
}

const isSame = <One>(one: readonly One[], other: readonly One[]) =>
  one.length === other.length && one.every((each, index) => each === other[index])

/** To a tenth of a millimetre. */
const textOf = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
