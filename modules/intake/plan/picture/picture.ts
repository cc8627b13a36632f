import { swingsOf } from "../geometry/leaf.ts"
import { hasArea } from "../geometry/measures.ts"
import { type Box, boxAround } from "../geometry/polygon.ts"
import { minus, plus } from "../geometry/vectors.ts"
import { wallsOf } from "../geometry/walls.ts"
import type { Plan, PlanRoom, Point } from "../schema.ts"
import { type Drawing, type Item, textWidth } from "./drawing.ts"
import { labelItems } from "./labels.ts"
import { openingItems } from "./openings.ts"
import { rulerItems } from "./ruler.ts"
import { sizeItems } from "./sizes.ts"
import { createTaken, type Taken } from "./taken.ts"
import { wallItems } from "./walls.ts"

/** The drawing of a floor at a scale; undefined of one on which nothing is drawn yet. */
export function pictureOf({ rooms: all }: Pick<Plan, "rooms">, scale: number): Drawing | undefined {
  const rooms = all.filter(({ corners }) => corners.length > 1)
  if (rooms.length === 0) return undefined
  const floors = rooms.filter(hasArea)
  const taken = createTaken()
  for (const room of rooms) takeRoom(room, taken)
  const items: Item[] = [
    ...wallItems(rooms, floors),
    ...rooms.map(({ corners }): Item => ({ kind: "floor", corners: corners.map(({ x, y }) => ({ x, y })) })),
    ...openingItems(rooms),
    // Names first: each stands in its room, while a size may go outside.
    ...rooms.flatMap((room) => labelItems(room, floors.includes(room), scale, taken)),
    ...rooms.flatMap((room) => sizeItems(room, floors, scale, taken)),
  ]
  const ruler = rulerItems(boxOf(items), scale)
  return { scale, items: [...items, ...ruler], box: boxOf([...items, ...ruler]) }
}

/** Its walls, and the room that its doors turn through. */
function takeRoom(room: PlanRoom, taken: Taken) {
  for (const { inner, outer } of wallsOf(room)) taken.take([inner.from, inner.to, outer.to, outer.from])
  for (const swing of swingsOf(room)) taken.take(swing, "yields")
}

const boxOf = (items: readonly Item[]): Box => boxAround(items.flatMap(placesOf))!

function placesOf(item: Item): Point[] {
  switch (item.kind) {
    case "walls":
      return item.rings.flat()
    case "floor":
      return item.corners
    case "line":
      return [item.from, item.to]
    case "arc":
      return [item.centre, item.from, item.to]
    case "text": {
      const [across, down] = [textWidth(item.text, item.size) / 2, item.size / 2]
      const angle = (item.turn * Math.PI) / 180
      const [x, y] = [
        Math.abs(across * Math.cos(angle)) + Math.abs(down * Math.sin(angle)),
        Math.abs(across * Math.sin(angle)) + Math.abs(down * Math.cos(angle)),
      ]
      return [plus(item.at, { x, y }), minus(item.at, { x, y })]
    }
  }
}
