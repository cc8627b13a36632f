import { type Day, formatDay } from "#src/shared/days.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { type MeasuredRoom, reckoned } from "./measured.ts"
import { quantityOf } from "./quantities.ts"
import type { Quantity } from "./schema.ts"

/** So many rooms are told with their sizes; of more it is said how many. */
const told = 3

/** Where a quantity comes from, as printed on the calculation: 'gemeten op 26-11-2026: Badkamer 2,40 x 2,25'. */
export function measuredSource(what: Quantity, rooms: readonly MeasuredRoom[], day: Day): string {
  const drawn = rooms.every(({ from }) => from === "plan")
  const measured = `${drawn ? "plattegrond van" : "gemeten op"} ${formatDay(day)}`
  if (rooms.length > told) return `${measured}: ${rooms.length} ruimten samen`
  return `${measured}: ${rooms.map((room) => `${room.name} ${sizeOf(room, what)}`).join("; ")}`
}

/** How one reckons to it, or else what comes out. */
const sizeOf = (room: MeasuredRoom, what: Quantity) =>
  reckoned(room, what) ?? `${formatQuantity(quantityOf([room], room.id, what)!, 2)} ${unitOf(what)}`

function unitOf(what: Quantity): string {
  if (what === "volume") return "m³"
  return what === "perimeter" || what === "skirting" ? "m" : "m²"
}
