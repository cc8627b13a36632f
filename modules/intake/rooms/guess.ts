import { allRooms, type Quantity, type Room } from "./schema.ts"

/** Words by which a line says what of a room it is of. */
const surfaces = {
  floor: /vloer|parket|laminaat/i,
  walls: /wand|muur|muren|behang/i,
  ceiling: /plafond/i,
}
/** Of a part only, or of another place: no tape around the room says how much. */
const partial = /zonder tegels|bij de|route/i

/**
 * What the words of a line seem to be of, null when they don't say; a person chooses another. Of several rooms the one
 * that it or the question behind it names, or all.
 */
export function guessOf(
  line: { description: string; source: string; unit: "m1" | "m2" | "m3" },
  rooms: readonly Pick<Room, "id" | "name">[],
): { of: string; what: Quantity } | null {
  const what = whatOf(line)
  if (!what) return null
  const words = `${line.description} ${line.source}`.toLowerCase()
  const named = rooms.find(({ name }) => words.includes(name.toLowerCase()))
  return { of: named?.id ?? (rooms.length === 1 ? rooms[0]!.id : allRooms), what }
}

function whatOf({ description, source, unit }: Parameters<typeof guessOf>[0]): Quantity | undefined {
  if (partial.test(`${description} ${source}`)) return undefined
  if (unit === "m1") return /plint/i.test(description) ? "skirting" : undefined
  if (unit === "m3") return undefined
  const [floor, walls, ceiling] = Object.values(surfaces).map((words) => words.test(description))
  if (walls) return ceiling ? "ceilingAndWalls" : floor ? "floorAndWalls" : "walls"
  return ceiling ? "ceiling" : floor ? "floor" : undefined
}
