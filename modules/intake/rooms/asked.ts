import { whole } from "./guess.ts"
import type { MeasuredRoom } from "./measured.ts"
import { addedUp } from "./measures.ts"
import { chosenRooms } from "./quantities.ts"

/** Questions of the wizard that a floor answers, in m²: of the rooms that are called so, or of all together. */
const floorAsked: Record<string, RegExp | "all"> = {
  badkamer_oppervlakte: /bad|douche/i,
  keuken_oppervlakte: /keuken/i,
  vloeren_oppervlakte: "all",
  complete_renovatie_oppervlakte: "all",
  elektra_oppervlakte: "all",
}

/** How much was measured of what a question asks, and of which rooms. */
export interface AskedSize {
  quantity: number
  rooms: readonly MeasuredRoom[]
}

/** Undefined: no tape answers that question, or the room that it means was not measured. */
export function sizeAsked(question: string, rooms: readonly MeasuredRoom[]): AskedSize | undefined {
  const asked = floorAsked[question]
  if (!asked || rooms.length === 0) return undefined
  const all = chosenRooms(rooms, whole(rooms))
  const chosen = asked === "all" || all.length === 1 ? all : named(asked, rooms)
  if (chosen.length === 0) return undefined
  return { quantity: addedUp(chosen.map(({ measures }) => measures)).floor, rooms: chosen }
}

/** Those that were drawn, or else those that were typed. */
function named(name: RegExp, rooms: readonly MeasuredRoom[]): MeasuredRoom[] {
  const found = rooms.filter((room) => name.test(room.name))
  const drawn = found.filter(({ from }) => from === "plan")
  return drawn.length > 0 ? drawn : found
}
