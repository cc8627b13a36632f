import type { PlanOpening, PlanRoom, Point } from "../schema.ts"
import { cross, directionOf, dot, minus, plus, scaled } from "./vectors.ts"
import { outwards, wallLine } from "./walls.ts"

/** How a door is drawn: the leaf from its hinge, and the quarter circle that its end goes through. */
export interface Leaf {
  hinge: Point
  /** The end of the leaf when the door is open, and when it is shut. */
  open: Point
  shut: Point
  /** Whether the arc from open to shut goes clockwise on the screen. */
  clockwise: boolean
}

/** On the face that the leaf turns to: the inner one of a door that opens inwards, else the outer one. */
export function leafOf(room: PlanRoom, wall: number, opening: PlanOpening): Leaf {
  const line = wallLine(room, wall)
  const direction = directionOf(line)
  const out = outwards(room, wall)
  const { at, width, hinge, inwards } = opening
  // Who stands in the room and looks at the wall has its begin at his left hand, or at his right.
  const beginIsLeft = dot(direction, { x: -out.y, y: out.x }) > 0
  const isAtBegin = (hinge === "left") === beginIsLeft
  const face = inwards ? line.from : plus(line.from, scaled(out, room.corners[wall]!.wall.thickness))
  const on = (by: number) => plus(face, scaled(direction, by))
  const [from, shut] = isAtBegin ? [on(at), on(at + width)] : [on(at + width), on(at)]
  const open = plus(from, scaled(out, inwards ? -width : width))
  const [one, other] = [
    { x: open.x - from.x, y: open.y - from.y },
    { x: shut.x - from.x, y: shut.y - from.y },
  ]
  return { hinge: from, open, shut, clockwise: cross(one, other) > 0 }
}

/** What the doors of a room turn through: each quarter circle by the sides that touch it. */
export const swingsOf = (room: PlanRoom): Point[][] =>
  room.corners.flatMap(({ wall: { openings } }, wall) =>
    openings.filter(({ kind }) => kind === "door").map((door) => swingOf(leafOf(room, wall, door))),
  )

function swingOf({ hinge, open, shut }: Leaf): Point[] {
  const part = Math.SQRT2 - 1
  const [along, across] = [minus(open, hinge), minus(shut, hinge)].map((by) => scaled(by, part))
  return [hinge, open, plus(open, across!), plus(shut, along!), shut]
}
