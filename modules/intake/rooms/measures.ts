import { formatQuantity } from "#src/shared/euro.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { Opening, RoomSize } from "./schema.ts"

/** What follows from the sizes of a room: m² and m³ with two decimals, metres too, as they are shown and added up. */
export interface Measures {
  floor: number
  ceiling: number
  /** Less doors and windows. */
  walls: number
  /** All around, along the floor. */
  perimeter: number
  /** The same less the doors. */
  skirting: number
  volume: number
}
export type Measure = keyof Measures

/**
 * Between the walls, as NEN 2580 has it. That norm leaves out what is lower than 1.5 m: under a slope it is for who
 * measures to begin there, which the screen says.
 */
export function measuresOf({ length, width, height, openings }: RoomSize): Measures {
  const around = 2 * (length + width)
  const open = sum(openings.map(areaOf))
  const doors = sum(openings.filter(({ kind }) => kind === "door").map(({ width, count }) => width * count))
  return {
    floor: squareMetres(length * width),
    ceiling: squareMetres(length * width),
    walls: squareMetres(around * height - open),
    perimeter: metres(around),
    skirting: metres(Math.max(0, around - doors)),
    volume: round((length * width * height) / 1e9, 2),
  }
}

/** Of several rooms what their own measures add up to, so that the sum is that of the numbers in sight. */
export const together = (rooms: readonly RoomSize[]): Measures => addedUp(rooms.map(measuresOf))

export function addedUp(all: readonly Measures[]): Measures {
  const added = (measure: Measure) => round(sum(all.map((one) => one[measure])), 2)
  return {
    floor: added("floor"),
    ceiling: added("ceiling"),
    walls: added("walls"),
    perimeter: added("perimeter"),
    skirting: added("skirting"),
    volume: added("volume"),
  }
}

/** What is wrong with openings that are in no wall of the room, by its field. */
export function wrongOpenings({ length, width, height, openings }: RoomSize): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const [at, opening] of openings.entries()) {
    if (opening.width > Math.max(length, width)) wrong[`openings.${at}.width`] = "intake.openingTooWide"
    if (opening.height > height) wrong[`openings.${at}.height`] = "intake.openingTooHigh"
  }
  if (Object.keys(wrong).length === 0 && sum(openings.map(areaOf)) > 2 * (length + width) * height)
    wrong.openings = "intake.openingsTooMuch"
  return wrong
}

const areaOf = ({ width, height, count }: Opening) => width * height * count
/** From mm², with two decimals. */
export const squareMetres = (squareMillimetres: number) => round(squareMillimetres / 1e6, 2)
/** From mm, with two decimals. */
export const metres = (millimetres: number) => round(millimetres / 1000, 2)

/** Metres: '2,40', and '2,405' where it was measured so finely. */
export function metresText(millimetres: number): string {
  const whole = Math.round(millimetres)
  return formatQuantity(whole / 1000, whole % 10 === 0 ? 2 : 3)
}
