import { withLength } from "./geometry/lengths.ts"
import {
  along,
  directionOf,
  distance,
  type Line,
  meeting,
  plus,
  rounded,
  scaled,
} from "./geometry/vectors.ts"
import { outwards, wallLength, wallLine } from "./geometry/walls.ts"
import {
  type Corner,
  type Plan,
  type PlanOpening,
  type PlanRoom,
  type PlanWall,
  type Point,
  usualHeight,
  usualThickness,
} from "./schema.ts"

/** Changes of a plan. Each gives a new one; what it leaves alone keeps its identity, so that only that is drawn anew. */

export const emptyPlan = (level: number): Plan => ({ level, rooms: [] })

/** What was drawn, without who saved it; its parts in one order, so that two that are the same read the same. */
export const drawnOf = ({ level, rooms, underlay }: Plan): Plan => ({
  ...{ level, rooms },
  ...(underlay && { underlay }),
})

export const newRoom = (id: string, name: string): PlanRoom => ({
  ...{ id, name, height: usualHeight, corners: [] },
  ...{ floorFinish: "screed", wallFinish: "plaster" },
})

export const withRoom = (plan: Plan, room: PlanRoom): Plan => ({
  ...plan,
  rooms: plan.rooms.some(({ id }) => id === room.id)
    ? plan.rooms.map((one) => (one.id === room.id ? room : one))
    : [...plan.rooms, room],
})

export const withoutRoom = (plan: Plan, id: string): Plan => ({
  ...plan,
  rooms: plan.rooms.filter((room) => room.id !== id),
})

/** After the last corner; it goes to where the first one is. */
export const addCorner = (room: PlanRoom, place: Point): PlanRoom => ({
  ...room,
  corners: [...room.corners, cornerAt(place, room.corners.at(-1)?.wall.thickness)],
})

export const moveCorner = (room: PlanRoom, index: number, place: Point): PlanRoom => ({
  ...room,
  corners: room.corners.with(index, { ...room.corners[index]!, ...rounded(place) }),
})

/** Along the lines of the walls beside it, so that those keep their direction. `by`: millimetres out of the room. */
export function moveWall(room: PlanRoom, wall: number, by: number): PlanRoom {
  const { corners } = room
  const count = corners.length
  const shift = scaled(outwards(room, wall), by)
  const { from, to } = wallLine(room, wall)
  const moved: Line = { from: plus(from, shift), to: plus(to, shift) }
  const before = wallLine(room, (wall - 1 + count) % count)
  const after = wallLine(room, (wall + 1) % count)
  const next = (wall + 1) % count
  return {
    ...room,
    corners: corners
      .with(wall, { ...corners[wall]!, ...rounded(meeting(moved, before) ?? moved.from) })
      .with(next, { ...corners[next]!, ...rounded(meeting(moved, after) ?? moved.to) }),
  }
}

export const moveRoom = (room: PlanRoom, by: Point): PlanRoom => ({
  ...room,
  corners: room.corners.map((corner) => ({ ...corner, ...rounded(plus(corner, by)) })),
})

/** The walls on both sides become one, with the openings of the first that still fit; what was measured is gone. */
export function removeCorner(room: PlanRoom, index: number): PlanRoom {
  const corners = room.corners.toSpliced(index, 1)
  if (corners.length === 0) return { ...room, corners }
  const joined = (index - 1 + corners.length) % corners.length
  const length = wallLength({ corners }, joined)
  const { wall } = corners[joined]!
  const openings = wall.openings.filter(({ at, width }) => at + width <= length)
  return {
    ...room,
    corners: corners.with(joined, { ...corners[joined]!, wall: { ...wall, openings, measured: null } }),
  }
}

/** A new corner in a wall, at that place along it; an opening goes with the part that its middle lies in. */
export function splitWall(room: PlanRoom, index: number, place: Point): PlanRoom {
  const line = wallLine(room, index)
  const at = Math.round(Math.min(distance(line.from, line.to), Math.max(0, along(place, line))))
  const corner = room.corners[index]!
  const { openings, thickness } = corner.wall
  const isBefore = (one: PlanOpening) => one.at + one.width / 2 <= at
  const first: Corner = {
    ...corner,
    wall: { thickness, measured: null, openings: openings.filter(isBefore) },
  }
  const second: Corner = {
    ...rounded(plus(line.from, scaled(directionOf(line), at))),
    wall: {
      ...{ thickness, measured: null },
      openings: openings
        .filter((one) => !isBefore(one))
        .map((one) => ({ ...one, at: Math.max(0, one.at - at) })),
    },
  }
  return { ...room, corners: room.corners.toSpliced(index, 1, first, second) }
}

export const changeWall = (room: PlanRoom, index: number, to: Partial<PlanWall>): PlanRoom => ({
  ...room,
  corners: room.corners.with(index, {
    ...room.corners[index]!,
    wall: { ...room.corners[index]!.wall, ...to },
  }),
})

/** Null forgets what was measured, and leaves the wall as it is drawn. */
export const setLength = (room: PlanRoom, wall: number, millimetres: number | null): PlanRoom =>
  millimetres === null ? changeWall(room, wall, { measured: null }) : withLength(room, wall, millimetres)

/** New or changed, by its id; it stays within the wall as far as it fits there. */
export function putOpening(room: PlanRoom, wall: number, opening: PlanOpening): PlanRoom {
  const most = Math.max(0, Math.floor(wallLength(room, wall)) - opening.width)
  const placed = { ...opening, at: Math.round(Math.min(most, Math.max(0, opening.at))) }
  const { openings } = room.corners[wall]!.wall
  return changeWall(room, wall, {
    openings: openings.some(({ id }) => id === opening.id)
      ? openings.map((one) => (one.id === opening.id ? placed : one))
      : [...openings, placed],
  })
}

export const removeOpening = (room: PlanRoom, wall: number, id: string): PlanRoom =>
  changeWall(room, wall, {
    openings: room.corners[wall]!.wall.openings.filter((opening) => opening.id !== id),
  })

/** Where the next corner goes from the last one: so far, in degrees clockwise from the right. */
export function placeFrom({ x, y }: Point, millimetres: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return rounded({ x: x + millimetres * Math.cos(angle), y: y + millimetres * Math.sin(angle) })
}

function cornerAt(place: Point, thickness = usualThickness): Corner {
  return { ...rounded(place), wall: { thickness, measured: null, openings: [] } }
}
