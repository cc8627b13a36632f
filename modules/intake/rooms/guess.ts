import { quantitiesIn } from "./quantities.ts"
import { allRooms, type Quantity, type Room } from "./schema.ts"

/** Words by which a line says what of a room it is of. */
const surfaces = {
  floor: /vloer|tegelvloer|parket|laminaat/i,
  walls: /wand|muur|muren|behang/i,
  ceiling: /plafond/i,
}

/** What the words of a line seem to be of; a person chooses another. Of several rooms the one that it names, or all. */
export function guessOf(
  { description, unit }: { description: string; unit: "m1" | "m2" | "m3" },
  rooms: readonly Pick<Room, "id" | "name">[],
): { of: string; what: Quantity } {
  const named = rooms.find(({ name }) => description.toLowerCase().includes(name.toLowerCase()))
  return { of: named?.id ?? (rooms.length === 1 ? rooms[0]!.id : allRooms), what: whatOf(description, unit) }
}

function whatOf(description: string, unit: "m1" | "m2" | "m3"): Quantity {
  if (unit === "m1") return /plint/i.test(description) ? "skirting" : "perimeter"
  if (unit === "m3") return quantitiesIn.m3[0]!
  const [floor, walls, ceiling] = Object.values(surfaces).map((words) => words.test(description))
  if (walls) return ceiling ? "ceilingAndWalls" : floor ? "floorAndWalls" : "walls"
  return ceiling ? "ceiling" : "floor"
}
