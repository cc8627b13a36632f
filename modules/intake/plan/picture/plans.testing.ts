import { moveRoom, putOpening } from "../edit.ts"
import { doorAt, lShape, rectangle, roomOf, windowAt } from "../plan.testing.ts"
import type { Plan, PlanRoom } from "../schema.ts"

/** Floors to draw, each with something that is hard to draw. */

const floorOf = (...rooms: PlanRoom[]): Plan => ({
  level: 0,
  rooms: rooms.map((room, index) => ({ ...room, id: `room-000${index}` })),
})
const named = (name: string, room: PlanRoom): PlanRoom => ({ ...room, name })
/** Its left upper corner, in metres. */
const placed = (name: string, [x, y]: [number, number], [width, depth]: [number, number]): PlanRoom =>
  named(name, moveRoom(rectangle(width, depth), { x: x * 1000, y: y * 1000 }))

/** 2.40 by 2.25 m with a window, and a door to the hall of 1.20 m beside it. */
export const bathroomAndHall = floorOf(
  putOpening(
    putOpening(placed("Badkamer", [0, 0], [2.4, 2.25]), 1, doorAt(700)),
    0,
    windowAt(600, { width: 900 }),
  ),
  putOpening(placed("Gang", [2.5, 0], [1.2, 2.25]), 2, doorAt(160, { id: "door-0002", hinge: "right" })),
)

export const house = floorOf(
  putOpening(placed("Woonkamer", [0, 0], [5.4, 4.2]), 0, windowAt(1500, { width: 2400 })),
  putOpening(
    putOpening(placed("Keuken", [5.5, 0], [3.1, 4.2]), 3, doorAt(1500, { kind: "opening", width: 1200 })),
    1,
    windowAt(900),
  ),
  putOpening(
    putOpening(placed("Hal", [0, 4.3], [3.2, 1.3]), 0, doorAt(1900)),
    3,
    doorAt(200, { id: "door-0003", hinge: "right", width: 930 }),
  ),
  putOpening(placed("Toilet", [3.3, 4.3], [0.9, 1.3]), 3, doorAt(350, { width: 780, inwards: false })),
  placed("Meterkast", [4.3, 4.3], [1.1, 1.3]),
  putOpening(placed("Bijkeuken en berging", [5.5, 4.3], [3.1, 3.9]), 2, doorAt(800)),
  putOpening(placed("Slaapkamer", [0, 5.7], [5.4, 2.5]), 2, windowAt(2000)),
)

export const lShaped = floorOf(named("Woonkamer", lShape))

const onCircle = (count: number, radius: number) =>
  roomOf(
    Array.from({ length: count }, (_, index): [number, number] => {
      const angle = (index / count) * 2 * Math.PI
      return [
        Math.round(radius * Math.cos(angle) * 1000) / 1000,
        Math.round(radius * Math.sin(angle) * 1000) / 1000,
      ]
    }),
  )

export const round = floorOf(named("Torenkamer", onCircle(40, 3)))
export const fiveHundred = floorOf(named("Ronde zaal", onCircle(500, 20)))
export const cupboard = floorOf(named("Kast", rectangle(0.5, 0.5)))
export const shed = floorOf(putOpening(named("Loods", rectangle(80, 24)), 0, doorAt(4000, { width: 5000 })))
export const slanted = floorOf(
  putOpening(
    named(
      "Zolder",
      roomOf([
        [0, 1.5],
        [2.2, 0],
        [5, 0.8],
        [4.4, 4],
        [0.6, 3.6],
      ]),
    ),
    1,
    windowAt(800),
  ),
)
export const crossing = floorOf(
  named(
    "Vlinder",
    roomOf([
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ]),
  ),
)
export const nothing: Plan = { level: 0, rooms: [] }
/** What breaks a file when it is written as it was typed. */
export const hostile = floorOf(named('Bad\r\n0\nEOF\n"<b>&\u0007{\\P}%%d Ünï', rectangle(4, 3)))
export const kilometre = floorOf(named("Veld", rectangle(1000, 800)))
