import { describe, expect, test } from "bun:test"
import { emptyPlan, moveRoom, putOpening, withRoom } from "../edit.ts"
import { planMeasures } from "../geometry/measures.ts"
import { areaOf, signedArea } from "../geometry/polygon.ts"
import { doorAt, lShape, rectangle, roomOf, triangle, windowAt } from "../plan.testing.ts"
import type { PlanRoom, Point } from "../schema.ts"
import type { Face, Place, Surface } from "./faces.ts"
import { facesOf } from "./house.ts"
import { indicesOf, meshOf, normalOf } from "./mesh.ts"
import { heightOf } from "./storeys.ts"
import { triangles } from "./triangles.ts"

const uShape = roomOf([
  [0, 0],
  [5, 0],
  [5, 4],
  [3.5, 4],
  [3.5, 1],
  [1.5, 1],
  [1.5, 4],
  [0, 4],
])
const bath = putOpening(putOpening(rectangle(2.4, 2.25), 1, doorAt(500)), 0, windowAt(300))
const hall = moveRoom({ ...rectangle(1.5, 4), id: "room-0002" }, { x: 2500, y: -500 })
const reversed = (room: PlanRoom): PlanRoom => ({ ...room, corners: room.corners.toReversed() })

const sizeOf = ({ corners, triangles: threes }: Face) => {
  let size = 0
  for (let at = 0; at < threes.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((next) => corners[threes[at + next]!]!) as [Place, Place, Place]
    const [u, v] = [b, c].map((end) => end.map((value, axis) => value - a[axis]!)) as [number[], number[]]
    size +=
      Math.hypot(
        u[1]! * v[2]! - u[2]! * v[1]!,
        u[2]! * v[0]! - u[0]! * v[2]!,
        u[0]! * v[1]! - u[1]! * v[0]!,
      ) / 2
  }
  return size
}
const sizeIn = (faces: Face[], surface: Surface, room?: string) =>
  faces
    .filter((face) => face.surface === surface && (room === undefined || face.room === room))
    .reduce((total, face) => total + sizeOf(face), 0)

describe("the faces of a house", () => {
  test.each([
    ["a rectangle", [rectangle(2.4, 2.25)]],
    ["an L", [lShape]],
    ["a U", [uShape]],
    ["a triangle wall", [triangle]],
    ["a door and a window", [bath]],
    ["two rooms with a door between", [bath, hall]],
    ["corners that were tapped the other way round", [reversed(lShape)]],
  ] as const)("have the areas that the plan tells: %s", (_, rooms) => {
    const faces = facesOf(rooms)
    for (const room of rooms) {
      const measures = planMeasures(room, rooms)!
      expect(sizeIn(faces, "wall", room.id)).toBeCloseTo(measures.walls, 1.9)
      expect(sizeIn(faces, "floor", room.id)).toBeCloseTo(measures.floor, 1.9)
      expect(sizeIn(faces, "ceiling", room.id)).toBeCloseTo(measures.ceiling, 1.9)
    }
  })

  test.each([
    ["clockwise", uShape],
    ["the other way round", reversed(uShape)],
  ] as const)("look into the room or away from it, drawn %s", (_, room) => {
    for (const face of facesOf([putOpening(room, 0, windowAt(300))])) {
      const normal = normalOf(face)
      if (face.surface === "floor" || face.surface === "top") expect(normal).toEqual([0, 1, 0])
      if (face.surface === "ceiling") expect(normal).toEqual([0, -1, 0])
      if (face.surface !== "wall" && face.surface !== "outside") continue
      const before = stepFrom(face, normal)
      expect(isIn(room, before)).toBe(face.surface === "wall")
    }
  })

  test("a shared door is open in both rooms, and once in the wall between them", () => {
    const faces = facesOf([bath, hall])
    const opening = 0.88 * 2.115
    expect(sizeIn(faces, "wall", hall.id)).toBeCloseTo(11 * 2.6 - opening, 3)
    // Two jambs, head and threshold of the door and of the window, through walls of 10 cm.
    const [door, window] = [2 * 2.115 + 2 * 0.88, 2 * 0.9 + 2 * 1.2]
    expect(sizeIn(faces, "reveal")).toBeCloseTo(0.1 * (door + window), 3)
    expect(faces.find(({ surface }) => surface === "leaf")!.walls.map(({ room }) => room)).toEqual([
      bath.id,
      hall.id,
    ])
  })

  test("reveals reach the room behind, also where it was drawn some centimetres off", () => {
    const off = moveRoom(hall, { x: 40, y: 0 })
    const reveals = facesOf([bath, off]).filter(({ surface }) => surface === "reveal")
    const ends = reveals.flatMap(({ corners }) => corners.map(([x]) => x)).filter((x) => x > 2.3)
    expect(Math.max(...ends)).toBeCloseTo(2.54, 5)
  })

  test("no two of different rooms lie in one plane and look the same way, so that none flickers", () => {
    const kitchen = moveRoom({ ...rectangle(4, 3), id: "room-0003" }, { x: 0, y: 2350 })
    const faces = facesOf([bath, hall, moveRoom(kitchen, { x: -1600, y: 0 })]).filter(
      ({ surface }) => surface !== "top" && surface !== "foot",
    )
    const pairs = faces.flatMap((one, index) =>
      faces
        .slice(index + 1)
        .filter((other) => overlaps(one, other))
        .map((other) => [one.surface, other.surface]),
    )
    expect(pairs).toEqual([])
  })

  test("the outer face of a wall is left out where another room stands behind it, and above a lower one is there", () => {
    const alone = sizeIn(facesOf([rectangle(4, 3)]), "outside")
    expect(alone).toBeCloseTo(2 * (4.2 + 3.2) * 2.6, 3)
    const beside = moveRoom({ ...rectangle(4, 3), id: "room-0002" }, { x: 4100, y: 0 })
    const both = sizeIn(facesOf([rectangle(4, 3), beside]), "outside")
    expect(both).toBeCloseTo(2 * (8.3 + 3.2) * 2.6, 3)
    const lower = { ...beside, height: 2400 }
    // The lower half loses 20 cm all around; above it 3.2 m of the higher one's wall comes into sight.
    const step = sizeIn(facesOf([rectangle(4, 3), lower]), "outside")
    expect(step).toBeCloseTo(both - 0.2 * (2 * 4.1 + 3.2) + 0.2 * 3.2, 2)
  })

  test("rooms that cross themselves have none, and those beside them do", () => {
    const bow = roomOf(
      [
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ],
      "room-0009",
    )
    const faces = facesOf([bow, bath])
    expect(new Set(faces.map(({ room }) => room))).toEqual(new Set([bath.id]))
    expect(facesOf([])).toEqual([])
  })

  test("openings larger than their wall are cut off at its edges", () => {
    const high = putOpening(rectangle(2, 2), 0, windowAt(0, { width: 5000, height: 5000, sill: 1000 }))
    const faces = facesOf([high])
    expect(sizeIn(faces, "wall")).toBeCloseTo(3 * 2 * 2.6 + 2 * 1, 3)
    expect(Math.max(...faces.flatMap(({ corners }) => corners.map(([, y]) => y)))).toBeCloseTo(2.6, 5)
  })
})

describe("triangles", () => {
  const round = Array.from({ length: 200 }, (_, index): Point => {
    const [angle, away] = [(index * 2 * Math.PI) / 200, index % 2 === 0 ? 9000 : 7000]
    return { x: Math.round(away * Math.cos(angle)), y: Math.round(away * Math.sin(angle)) }
  })
  test.each([
    ["an L", lShape.corners],
    ["a U", uShape.corners],
    ["a star of two hundred corners", round],
    [
      "a corner halfway along a wall",
      [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
        { x: 4, y: 0 },
        { x: 4, y: 3 },
        { x: 0, y: 3 },
      ],
    ],
  ] as const)("cover %s once", (_, corners) => {
    for (const figure of [[...corners], corners.toReversed()]) {
      const found = triangles(figure)
      const areas = Array.from({ length: found.length / 3 }, (_, at) =>
        signedArea(found.slice(at * 3, at * 3 + 3).map((corner) => figure[corner]!)),
      )
      expect(areas.every((area) => area > 0)).toBe(true)
      expect(areas.reduce((total, area) => total + area, 0)).toBeCloseTo(areaOf(figure), 3)
    }
  })
})

test("a mesh has a line of numbers for each corner, and joins only faces that are seen", () => {
  const faces = facesOf([bath])
  const count = faces.reduce((total, { corners }) => total + corners.length, 0)
  const mesh = meshOf(faces, 2.9)
  expect([mesh.positions, mesh.normals, mesh.grid, mesh.near].map(({ length }) => length / count)).toEqual([
    3, 3, 2, 4,
  ])
  const floors = indicesOf(faces, ({ surface }) => surface === "floor")
  expect(floors).toHaveLength(6)
  expect([...floors].map((corner) => mesh.positions[corner * 3 + 1])).toEqual(Array(6).fill(Math.fround(2.9)))
})

test("storeys stand on each other, also on one that nobody drew", () => {
  const plan = (level: number, height: number) => withRoom(emptyPlan(level), { ...bath, height })
  const plans = [plan(0, 2800), plan(2, 2400), plan(-1, 2200)]
  expect([-1, 0, 1, 2].map((level) => heightOf(level, plans))).toEqual([-2500, 0, 3100, 6000])
})

/** A centimetre before the middle of a face, on the plan. */
function stepFrom({ corners }: Face, [x, , z]: Place): Point {
  const middle = (axis: 0 | 2) => corners.reduce((total, corner) => total + corner[axis], 0) / corners.length
  return { x: (middle(0) + x * 0.01) * 1000, y: (middle(2) + z * 0.01) * 1000 }
}

function isIn({ corners }: PlanRoom, { x, y }: Point): boolean {
  const cut = corners.filter((corner, index) => {
    const next = corners[(index + 1) % corners.length]!
    return (
      corner.y > y !== next.y > y &&
      x < ((next.x - corner.x) * (y - corner.y)) / (next.y - corner.y) + corner.x
    )
  })
  return cut.length % 2 === 1
}

/** By the boxes around them, which upright faces and rectangles fill. */
function overlaps(one: Face, other: Face): boolean {
  const [a, b] = [normalOf(one), normalOf(other)]
  if (a.some((value, axis) => Math.abs(value - b[axis]!) > 1e-6)) return false
  return [0, 1, 2].every((axis) => {
    const [mine, theirs] = [one, other].map(({ corners }) => corners.map((corner) => corner[axis]!)) as [
      number[],
      number[],
    ]
    const room =
      Math.min(Math.max(...mine), Math.max(...theirs)) - Math.max(Math.min(...mine), Math.min(...theirs))
    return Math.abs(a[axis]!) > 0.5 ? room > -1e-6 : room > 1e-4
  })
}
