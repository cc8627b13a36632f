import type { Plan } from "../schema.ts"
import type { Drawing } from "./drawing.ts"
import { pictureOf } from "./picture.ts"

/** What a drawing is made at: 1 to so many. */
export const scales = [20, 50, 100, 200, 500] as const
export type Scale = (typeof scales)[number]

/** In millimetres of paper. */
export interface Sheet {
  width: number
  height: number
}

export const fits = ({ box, scale }: Drawing, { width, height }: Sheet): boolean =>
  box.width / scale <= width && box.height / scale <= height

/** The largest scale at which the floor fits; undefined when it fits at none, or nothing is drawn. */
export const largestScale = (plan: Pick<Plan, "rooms">, sheet: Sheet): Scale | undefined =>
  scales.find((scale) => {
    const drawing = pictureOf(plan, scale)
    return drawing && fits(drawing, sheet)
  })
