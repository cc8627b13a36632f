import { addCorner, emptyPlan, moveRoom, newRoom, putOpening, withRoom } from "./edit.ts"
import type { Plan, PlanOpening, PlanRoom, SavePlan } from "./schema.ts"

/** A bathroom of 2,40 by 2,25 with a door to the landing of 1,20 beside it, and a window: 5,40 and 2,70 m². */
export function bathroomPlan(): Plan {
  const bathroom = withOpenings(rectangle("voorbeeld-badkamer", "Badkamer", 2400, 2250))
  const landing = moveRoom(rectangle("voorbeeld-overloop", "Overloop", 1200, 2250), { x: 2500, y: 0 })
  return withRoom(withRoom(emptyPlan(1), { ...bathroom, floorFinish: "tiles", wallFinish: "tiles" }), landing)
}

/** As a device sends it. */
export const savePlan = (over: Partial<SavePlan> = {}): SavePlan => ({
  ...bathroomPlan(),
  after: null,
  removed: false,
  savedAt: "2026-11-21T10:00:00.000Z",
  ...over,
})

/** Clockwise from its left upper corner. */
function rectangle(id: string, name: string, width: number, depth: number): PlanRoom {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ]
  return corners.reduce(addCorner, newRoom(id, name))
}

const withOpenings = (room: PlanRoom) => putOpening(putOpening(room, 1, door), 3, window)

const door: PlanOpening = {
  ...{ id: "voorbeeld-deur", kind: "door", hinge: "left", inwards: true },
  ...{ at: 900, width: 880, height: 2115, sill: 0 },
}
const window: PlanOpening = {
  ...{ id: "voorbeeld-raam", kind: "window", hinge: "left", inwards: true },
  ...{ at: 700, width: 900, height: 600, sill: 1500 },
}
