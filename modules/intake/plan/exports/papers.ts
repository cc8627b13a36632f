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
export function laidOn(plan: Drawable, paper: Paper, scale: Scale): Laid | undefined {
  const { width, height } = sizes[paper]
  const upright = { width, height }
  const lying = { width: height, height: width }
  const box = boxAround(plan.rooms.flatMap(({ corners }) => corners))
  const ways = box && box.width >= box.height ? [lying, upright] : [upright, lying]
  const drawing = drawingWithin(plan, scale, ways.map(roomOn))
  const sheet = drawing && ways.find((one) => fits(drawing, roomOn(one)))
  return sheet && { drawing, paper, sheet }
}

/** The largest scale that fits. */
export const bestScale = (plan: Drawable, paper: Paper): Scale | undefined =>
  scales.find((scale) => laidOn(plan, paper, scale))

/** At the largest scale that fits, else at the smallest there is; undefined of nothing. */
export function drawingFor(plan: Drawable, room: Sheet): Drawing | undefined {
  for (const scale of scales) {
    const drawing = drawingWithin(plan, scale, [room])
    if (drawing) return drawing
  }
  return pictureOf(plan, scales.at(-1)!)
}

type Drawable = Pick<Plan, "rooms">

function drawingWithin(plan: Drawable, scale: Scale, rooms: readonly Sheet[]): Drawing | undefined {
  const box = boxAround(plan.rooms.flatMap(({ corners }) => corners))
  // Most scales are refused by this alone; finding a place for each size takes far longer.
  if (!box || !rooms.some((room) => fits({ box, scale }, room))) return undefined
  const drawing = pictureOf(plan, scale)
  return drawing && rooms.some((room) => fits(drawing, room)) ? drawing : undefined
}

/** For the drawing. */
const roomOn = ({ width, height }: Sheet): Sheet => ({
  width: width - 2 * (margin + inner),
  height: height - 2 * (margin + inner) - blockHeight,
})
