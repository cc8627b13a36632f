import { leafOf } from "../geometry/leaf.ts"
import { wallPartsOf } from "../geometry/openings.ts"
import type { PlanRoom, Point } from "../schema.ts"
import type { Item, Pen } from "./drawing.ts"

/** Doors, windows and openings, each from the room that it was drawn in. */
export const openingItems = (rooms: readonly PlanRoom[]): Item[] =>
  rooms.flatMap((room) =>
    wallPartsOf(room, rooms).flatMap(({ open }) =>
      open
        .filter(({ seen }) => seen.of.id === room.id)
        .flatMap(({ seen: { wall, opening }, corners }) => {
          if (opening.kind === "window") return windowItems(corners)
          return opening.kind === "opening"
            ? faces(corners, "dashed")
            : doorItems(leafOf(room, wall, opening))
        }),
    ),
  )

/** Its frame in both faces, and the pane between. */
function windowItems(corners: Point[]): Item[] {
  const [a, b, c, d] = corners as [Point, Point, Point, Point]
  return [...faces(corners, "thin"), line(between(a, d), between(b, c), "thin")]
}

const faces = (corners: Point[], pen: Pen): Item[] => {
  const [a, b, c, d] = corners as [Point, Point, Point, Point]
  return [line(a, b, pen), line(d, c, pen)]
}

/** The leaf as it stands open, and the way it goes. */
const doorItems = ({ hinge, open, shut, clockwise }: ReturnType<typeof leafOf>): Item[] => [
  line(hinge, open, "thick"),
  { kind: "arc", layer: "openings", centre: hinge, from: open, to: shut, clockwise },
]

const line = (from: Point, to: Point, pen: Pen): Item => ({ kind: "line", layer: "openings", pen, from, to })
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
