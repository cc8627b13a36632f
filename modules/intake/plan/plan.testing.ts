import { addCorner, newRoom } from "./edit.ts"
import type { PlanOpening, PlanRoom, Point } from "./schema.ts"

/** A room by its corners in metres, as a person would say them. */
export const roomOf = (corners: readonly [x: number, y: number][], id = "room-0001"): PlanRoom =>
  corners.map(([x, y]): Point => ({ x: x * 1000, y: y * 1000 })).reduce(addCorner, newRoom(id, "Badkamer"))

export const rectangle = (width: number, depth: number): PlanRoom =>
  roomOf([
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ])

export const doorAt = (at: number, more: Partial<PlanOpening> = {}): PlanOpening => ({
  ...{ id: "door-0001", kind: "door", at, width: 880, height: 2115, sill: 0, hinge: "left", inwards: true },
  ...more,
})

export const windowAt = (at: number, more: Partial<PlanOpening> = {}): PlanOpening =>
  doorAt(at, { id: "window-01", kind: "window", width: 1200, height: 900, sill: 1100, ...more })

/** An L of 4 by 3 m with a bite of 2 by 1 m. */
export const lShape = roomOf([
  [0, 0],
  [4, 0],
  [4, 2],
  [2, 2],
  [2, 3],
  [0, 3],
])

/** A right triangle with legs of 3 and 4 m, so its third side is 5. */
export const triangle = roomOf([
  [0, 0],
  [3, 0],
  [0, 4],
])
