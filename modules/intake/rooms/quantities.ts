import { round } from "#src/shared/rounding.ts"
import { measuresOf, together } from "./measures.ts"
import { allRooms, areas, lengths, type Quantity, type RoomSize, volumes } from "./schema.ts"

/** What a line in this unit can be of. */
export const quantitiesIn: Record<"m1" | "m2" | "m3", readonly Quantity[]> = {
  m1: lengths,
  m2: areas,
  m3: volumes,
}

/** How much of it there is in one room, or in all of them; undefined: that room is there no more. */
export function quantityOf(
  rooms: readonly (RoomSize & { id: string })[],
  of: string,
  what: Quantity,
): number | undefined {
  const chosen = of === allRooms ? rooms : rooms.filter(({ id }) => id === of)
  if (chosen.length === 0) return undefined
  const [only] = chosen
  const measures = chosen.length === 1 ? measuresOf(only!) : together(chosen)
  if (what === "floorAndWalls") return round(measures.floor + measures.walls, 2)
  if (what === "ceilingAndWalls") return round(measures.ceiling + measures.walls, 2)
  return measures[what]
}
