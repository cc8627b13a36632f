import type { NormCode } from "./norms.ts"
import type { Measured, Survey } from "./survey.ts"

/**
 * A quantity takeoff (uittrekstaat): which norms a type of project needs, and how many units of each,
 * read from the answers. Pure; prices nothing.
 */
export type Takeoff = (survey: Survey) => TakeoffItem[]

export interface TakeoffItem {
  norm: NormCode
  quantity: Measured
}

export const item = (norm: NormCode, quantity: Measured): TakeoffItem => ({ norm, quantity })

/** Items that a job needs only when the condition holds: `...when(wood, item("badkamer.woodFloor", floor))`. */
export const when = (holds: boolean, ...items: TakeoffItem[]): TakeoffItem[] => (holds ? items : [])
