import { boxAround } from "../geometry/polygon.ts"
import type { Drawing } from "../picture/drawing.ts"
import { pictureOf } from "../picture/picture.ts"
import { fits, type Scale, type Sheet, scales } from "../picture/scales.ts"
import type { Plan } from "../schema.ts"

/** Upright, in millimetres. */
const sizes = { A4: { width: 210, height: 297 }, A3: { width: 297, height: 420 } }
export type Paper = keyof typeof sizes
export const papers = Object.keys(sizes) as Paper[]

/** Around the frame, and between the frame and the drawing. */
export const margin = 10
const inner = 6
/** Of the title block, at the foot. */
export const blockHeight = 27

/** A floor on paper, with the paper turned as the floor lies. */
export interface Laid {
  drawing: Drawing
  paper: Paper
  /** Of the paper as it is turned. */
  sheet: Sheet
}

/** Undefined when it doesn't fit, or nothing is drawn. */
export function laidOn(plan: Pick<Plan, "rooms">, paper: Paper, scale: Scale): Laid | undefined {
  const { width, height } = sizes[paper]
  const upright = { width, height }
  const lying = { width: height, height: width }
  const corners = boxAround(plan.rooms.flatMap((room) => room.corners))
  // Most scales are refused by this alone; finding a place for each size takes far longer.
  if (!corners || ![upright, lying].some((one) => fits({ box: corners, scale }, roomOn(one))))
    return undefined
  const drawing = pictureOf(plan, scale)
  if (!drawing) return undefined
  const ways = drawing.box.width >= drawing.box.height ? [lying, upright] : [upright, lying]
  const sheet = ways.find((one) => fits(drawing, roomOn(one)))
  return sheet && { drawing, paper, sheet }
}

/** The largest scale that fits. */
export const bestScale = (plan: Pick<Plan, "rooms">, paper: Paper): Scale | undefined =>
  scales.find((scale) => laidOn(plan, paper, scale))

/** For the drawing. */
export const roomOn = ({ width, height }: Sheet): Sheet => ({
  width: width - 2 * (margin + inner),
  height: height - 2 * (margin + inner) - blockHeight,
})
