import { placesOf } from "./geometry/openings.ts"
import { type Box, boxAround } from "./geometry/polygon.ts"
import type { Plan, Point } from "./schema.ts"

/** A canvas of 600 by 400, of which 50 are a metre. */
export const perMetre = 50
/** Millimetres. */
export const perUnit = 1000 / perMetre
const canvas = { long: 600 * perUnit, short: 400 * perUnit }
const around = 1000

/**
 * What one looks at, in millimetres: a plan with what lies beneath it and room around, or an empty canvas, that stands
 * upright on a phone.
 */
export function frameOf(plan: Plan, isUpright: boolean, beneath: readonly Point[] = []): Box {
  const [width, height] = isUpright ? [canvas.short, canvas.long] : [canvas.long, canvas.short]
  const whole = beneath.length > 0 || plan.rooms.some(({ corners }) => corners.length >= 3)
  const box = boxAround([...placesOf(plan.rooms), ...beneath])
  if (!box || !whole) return grown({ x: 0, y: 0, width, height }, box)
  return wider(box)
}

/** As large as needed for the plan, and never smaller than it was: what one looks at stays where it is. */
export function grown(frame: Box, box: Box | undefined): Box {
  if (!box || holdsBox(frame, box)) return frame
  const space = wider(box)
  return boxAround([...ends(frame), ...ends(space)])!
}

const wider = ({ x, y, width, height }: Box): Box => ({
  ...{ x: x - around, y: y - around },
  ...{ width: width + 2 * around, height: height + 2 * around },
})

const holdsBox = (frame: Box, box: Box) =>
  box.x >= frame.x &&
  box.y >= frame.y &&
  box.x + box.width <= frame.x + frame.width &&
  box.y + box.height <= frame.y + frame.height

const ends = ({ x, y, width, height }: Box) => [
  { x, y },
  { x: x + width, y: y + height },
]
