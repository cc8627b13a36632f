import { planMeasures } from "../plan/geometry/measures.ts"
import { isOnFloor, openingsOf } from "../plan/geometry/openings.ts"
import { rectanglesIn } from "../plan/geometry/rectangles.ts"
import { wallLength } from "../plan/geometry/walls.ts"
import type { PlanRoom, SavedPlan } from "../plan/schema.ts"
import { formulaOf, type RoomShape } from "./formula.ts"
import { type Measures, measuresOf } from "./measures.ts"
import type { Quantity, Room, RoomSize } from "./schema.ts"

/** A room whose measures are known: its sizes were typed, or it was drawn. */
export interface MeasuredRoom {
  /** By which a choice names it; of a plan with the plan's own before it. */
  id: string
  name: string
  from: "list" | "plan"
  /** When that was. */
  at: string
  measures: Measures
  shape: RoomShape
}

/** Those of the plans first: who drew a room measured it better than who typed it. */
export const measuredRooms = (rooms: readonly Room[], plans: readonly SavedPlan[]): MeasuredRoom[] => [
  ...plans.flatMap(drawnIn),
  ...rooms.map(typed),
]

/** How one reckons to it, as far as that can be said. */
export const reckoned = ({ shape }: MeasuredRoom, what: Quantity) => formulaOf(shape, what)

const typed = (room: Room): MeasuredRoom => ({
  ...{ id: room.id, name: room.name, from: "list", at: room.measuredAt },
  ...{ measures: measuresOf(room), shape: shapeOf(room) },
})

/** Only rooms that have an area. */
function drawnIn({ id, savedAt, rooms }: SavedPlan): MeasuredRoom[] {
  return rooms.flatMap((room): MeasuredRoom[] => {
    const measures = planMeasures(room, rooms)
    if (!measures) return []
    const shape = drawnShape(room, rooms)
    return [{ id: `${id}.${room.id}`, name: room.name, from: "plan", at: savedAt, measures, shape }]
  })
}

const shapeOf = ({ length, width, height, openings }: RoomSize): RoomShape => ({
  ...{ rectangles: [[length, width]], walls: [length, width, length, width], height },
  openings: openings.map(({ kind, ...size }) => ({ ...size, passed: kind === "door" })),
})

export const drawnShape = (room: PlanRoom, rooms: readonly PlanRoom[]): RoomShape => ({
  rectangles: rectanglesIn(room.corners),
  walls: room.corners.map((_, wall) => wallLength(room, wall)),
  height: room.height,
  openings: openingsOf(room, rooms).map(({ opening }) => ({
    ...{ width: opening.width, height: opening.height, count: 1, passed: isOnFloor(opening) },
  })),
})
