import type { MeasuredRoom } from "./measured.ts"
import { allDrawn, allRooms, type Quantity } from "./schema.ts"

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
 * that it or the question behind it names, or all. What was drawn goes before what was typed.
 */
export function guessOf(
  line: { description: string; source: string; unit: "m1" | "m2" | "m3" },
  rooms: readonly Pick<MeasuredRoom, "id" | "name" | "from">[],
): { of: string; what: Quantity } | null {
  const what = whatOf(line)
  if (!what) return null
  const words = wordsIn(`${line.description} ${line.source}`)
  const named = inOrder(rooms).find(({ name }) => words.includes(wordsIn(name)))
  return { of: named?.id ?? whole(rooms), what }
}

/** All that was drawn or else all that was typed; of one room that one. */
export function whole(rooms: readonly Pick<MeasuredRoom, "id" | "from">[]): string {
  const drawn = rooms.filter(({ from }) => from === "plan")
  const [only, ...others] = drawn.length > 0 ? drawn : rooms
  if (only && others.length === 0) return only.id
  return drawn.length > 0 ? allDrawn : allRooms
}

/** Whole words: a room called 'Rond' is not meant by walls 'rondom'. */
const wordsIn = (text: string) =>
  ` ${text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(" ")} `

const inOrder = <R extends Pick<MeasuredRoom, "from">>(rooms: readonly R[]): R[] => [
  ...rooms.filter(({ from }) => from === "plan"),
  ...rooms.filter(({ from }) => from === "list"),
]

function whatOf({ description, source, unit }: Parameters<typeof guessOf>[0]): Quantity | undefined {
  if (partial.test(`${description} ${source}`)) return undefined
  if (unit === "m1") return /plint/i.test(description) ? "skirting" : undefined
  if (unit === "m3") return undefined
  const [floor, walls, ceiling] = Object.values(surfaces).map((words) => words.test(description))
  if (walls) return ceiling ? "ceilingAndWalls" : floor ? "floorAndWalls" : "walls"
  return ceiling ? "ceiling" : floor ? "floor" : undefined
}
