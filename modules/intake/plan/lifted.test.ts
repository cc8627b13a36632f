import { expect, test } from "bun:test"
import { dragged, nearOf, roomOf as roomIn } from "./drag.ts"
import { emptyPlan, moveRoom, putOpening, withRoom } from "./edit.ts"
import { wallPartsOf } from "./geometry/openings.ts"
import type { Target } from "./geometry/target.ts"
import { turnOf, wallLength } from "./geometry/walls.ts"
import { isLifted, liftedBy } from "./lifted.ts"
import { doorAt, rectangle, roomOf, windowAt } from "./plan.testing.ts"
import type { Plan, Point } from "./schema.ts"

const round = roomOf(
  Array.from({ length: 60 }, (_, at) => [
    6 * Math.cos((at * Math.PI) / 30),
    6 * Math.sin((at * Math.PI) / 30) + 20,
  ]),
  "room-round",
)
/** With a door to the room beside it. */
const room = putOpening(putOpening(rectangle(4, 3), 1, doorAt(1000)), 2, windowAt(900))
const beside = moveRoom({ ...rectangle(2, 3), id: "room-0002" }, { x: 4100, y: 0 })
const plan = [room, beside, round].reduce(withRoom, emptyPlan(0))

/** Walls that look otherwise after a move, and those that became longer or shorter. */
function changed(before: Plan, after: Plan) {
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  return before.rooms.flatMap((was) => {
    const now = roomIn(after, { room: was.id })!
    const [parts, moved] = [wallPartsOf(was, before.rooms), wallPartsOf(now, after.rooms)]
    return was.corners.flatMap((_, wall) => {
      // What is in a wall tells of its room as well, which always is another one.
      const seen = ({ solid, open }: (typeof parts)[number]) => [solid, open.map(({ corners }) => corners)]
      const isOther = differs(seen(parts[wall]!), seen(moved[wall]!))
      return isOther
        ? [{ room: was.id, wall, isLonger: wallLength(was, wall) !== wallLength(now, wall) }]
        : []
    })
  })
}

test.each<[string, Target, Point]>([
  ["a corner", { kind: "corner", room: room.id, corner: 0 }, { x: -330, y: 270 }],
  ["a corner at a wall that is shared", { kind: "corner", room: room.id, corner: 2 }, { x: -330, y: 270 }],
  ["a wall that is shared", { kind: "wall", room: room.id, wall: 1 }, { x: -500, y: 0 }],
  [
    "a door that is shared",
    { kind: "opening", room: room.id, wall: 1, opening: "door-0001" },
    { x: 0, y: 400 },
  ],
  ["a room", { kind: "room", room: room.id }, { x: -400, y: -700 }],
  ["one of 60 corners", { kind: "corner", room: round.id, corner: 0 }, { x: 700, y: 300 }],
  ["one of 60 walls", { kind: "wall", room: round.id, wall: 59 }, { x: 900, y: 0 }],
])("when %s moves, what stays looks as it did", (_, target, by) => {
  const near = nearOf(plan.rooms, target.room, 1)
  const lifted = liftedBy(plan, target)
  const found = changed(plan, dragged(plan, target, { x: 0, y: 0 }, by, near).plan)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((one) => !isLifted(lifted, one.room, one.wall))).toEqual([])
  expect(found.filter(({ isLonger, wall }) => isLonger && !lifted.lengths.has(wall))).toEqual([])
})

test("of a room of 60 corners only the walls around the one that moves are drawn anew", () => {
  const lifted = liftedBy(plan, { kind: "corner", room: round.id, corner: 0 })
  expect([...lifted.walls.get(round.id)!].toSorted((one, other) => one - other)).toEqual([0, 1, 58, 59])
  expect([...lifted.walls.keys()]).toEqual([round.id])
})

test("a room that is turned inside out is drawn anew as a whole", () => {
  const target = { kind: "corner", room: room.id, corner: 1 } as const
  const { plan: inside } = dragged(
    plan,
    target,
    { x: 0, y: 0 },
    { x: -9000, y: 5000 },
    nearOf([], room.id, 1),
  )
  expect(turnOf(roomIn(inside, target)!.corners)).toBe(-turnOf(room.corners))
  const lifted = liftedBy(plan, target, true)
  expect(changed(plan, inside).filter((one) => !isLifted(lifted, one.room, one.wall))).toEqual([])
})
