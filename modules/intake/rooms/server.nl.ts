import { type Day, formatDay } from "#src/shared/days.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import type { Quantity, Room } from "./schema.ts"

/** So many rooms are told by their sizes; of more it is said how many. */
const told = 3
const withHeight: readonly Quantity[] = ["walls", "floorAndWalls", "ceilingAndWalls", "volume"]

/** Where a quantity comes from, as printed on the calculation: 'gemeten op 26-11-2026: badkamer 2,40 x 2,25'. */
export function measuredSource(what: Quantity, rooms: readonly Room[], day: Day): string {
  const measured = `gemeten op ${formatDay(day)}`
  if (rooms.length > told) return `${measured}: ${rooms.length} ruimten samen`
  return `${measured}: ${rooms.map((room) => sizeOf(what, room)).join("; ")}`
}

function sizeOf(what: Quantity, { name, length, width, height, openings }: Room): string {
  const sizes = withHeight.includes(what) ? [length, width, height] : [length, width]
  const text = `${name} ${sizes.map((size) => formatQuantity(size / 1000, size % 10 === 0 ? 2 : 3)).join(" x ")}`
  const less =
    openings.length > 0 && (what === "skirting" || (withHeight.includes(what) && what !== "volume"))
  return less ? `${text}, zonder openingen` : text
}
