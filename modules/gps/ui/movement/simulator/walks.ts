import { distances } from "../../../constants.ts"
import type { Walk } from "../../device/simulatedSource.ts"

export const walkNames = ["still", "walk", "newLocation"] as const
export type WalkName = (typeof walkNames)[number]

/** In the dunes, where nobody builds. */
const from = { latitude: 51.6925, longitude: 3.7075 }

/** A walk of so many metres at a walking pace. */
const walking = (metres: number) => ({ metres, seconds: metres / 1.4, heading: 60, noise: 2, accuracy: 4 })
const standing = (seconds: number) => ({ seconds, noise: 2, accuracy: 4 })
const badly = { noise: 25, accuracy: 18 }

/** Each begins with standing still, so that it is known where one was. */
export const walks: Record<WalkName, Walk> = {
  still: { from, legs: [{ ...standing(600), ...badly }] },
  walk: { from, legs: [standing(60), walking(distances.movement * 1.5), standing(600)] },
  newLocation: { from, legs: [standing(60), walking(distances.newLocation * 1.2), standing(600)] },
}
