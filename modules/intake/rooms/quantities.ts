import { round } from "#src/shared/rounding.ts"
import type { MeasuredRoom } from "./measured.ts"
import { addedUp } from "./measures.ts"
import { allDrawn, allRooms, areas, lengths, type Quantity, volumes } from "./schema.ts"

/** What a line in this unit can be of. */
export const quantitiesIn: Record<"m1" | "m2" | "m3", readonly Quantity[]> = {
  m1: lengths,
  m2: areas,
  m3: volumes,
}

type Known = Pick<MeasuredRoom, "id" | "from" | "measures">

/** What a choice is of: one room, or all of the list, or all of the plans; never both, as a room may be in each. */
export function chosenRooms<R extends Pick<Known, "id" | "from">>(rooms: readonly R[], of: string): R[] {
  if (of === allRooms) return rooms.filter(({ from }) => from === "list")
  if (of === allDrawn) return rooms.filter(({ from }) => from === "plan")
  return rooms.filter(({ id }) => id === of)
}

/** How much of it there is in one room, or in all of them; undefined: that room is there no more. */
export function quantityOf(rooms: readonly Known[], of: string, what: Quantity): number | undefined {
  const chosen = chosenRooms(rooms, of)
  if (chosen.length === 0) return undefined
  const measures = addedUp(chosen.map((room) => room.measures))
  if (what === "floorAndWalls") return round(measures.floor + measures.walls, 2)
  if (what === "ceilingAndWalls") return round(measures.ceiling + measures.walls, 2)
  return measures[what]
}
