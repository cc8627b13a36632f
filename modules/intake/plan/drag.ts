import {
  moveCorner,
  moveRoom,
  moveWall,
  putOpening,
  removeCorner,
  removeOpening,
  withoutRoom,
  withRoom,
} from "./edit.ts"
import { snappedMove, snappedPush } from "./geometry/moving.ts"
import { cornersOf, facesOf, type Snapped, snapped } from "./geometry/snapping.ts"
import type { Target } from "./geometry/target.ts"
import { directionOf, dot, type Line, minus, plus, rounded } from "./geometry/vectors.ts"
import { outwards, wallLine } from "./geometry/walls.ts"
import type { Plan, PlanRoom, Point } from "./schema.ts"

/** What a hand or a key does to a part of the plan. */

/** What is near, in millimetres: what a finger covers at this zoom, and the steps of lengths. */
export interface Near {
  reach: number
  step: number
  /** Of the rooms that stay where they are. */
  corners: readonly Point[]
  faces: readonly Line[]
}

export function nearOf(rooms: readonly PlanRoom[], except: string, perPixel: number): Near {
  const others = rooms.filter(({ id }) => id !== except)
  return {
    reach: 16 * perPixel,
    // A step that one can still see.
    step: [10, 50, 100].findLast((step) => step <= 4 * perPixel) ?? 10,
    corners: cornersOf(others),
    faces: facesOf(others),
  }
}

/** Where the next corner of a room comes that is tapped there; its first one closes it. */
export function placeNext(room: PlanRoom | undefined, place: Point, near: Near): Snapped {
  const corners = room?.corners ?? []
  const [first, last] = [corners[0], corners.at(-1)]
  return snapped(place, {
    ...near,
    ends: last ? [last] : [],
    corners: corners.length > 2 ? [first!, ...near.corners] : near.corners,
    level: corners,
  })
}

/** The plan while a part of it is held, from where it was taken to where the finger is, and the lines it goes by. */
export function dragged(
  plan: Plan,
  target: Target,
  from: Point,
  to: Point,
  near: Near,
): { plan: Plan; guides: readonly Line[] } {
  const room = roomOf(plan, target)!
  const by = minus(to, from)
  const put = (next: PlanRoom, guides: readonly Line[] = []) => ({ plan: withRoom(plan, next), guides })
  switch (target.kind) {
    case "room":
      return put(moveRoom(room, rounded(snappedMove(room, by, near))))
    case "wall": {
      const out = dot(by, outwards(room, target.wall))
      return put(moveWall(room, target.wall, snappedPush(room, target.wall, out, near)))
    }
    case "opening": {
      const opening = openingOf(room, target)!
      const far = dot(by, directionOf(wallLine(room, target.wall)))
      return put(putOpening(room, target.wall, { ...opening, at: inSteps(opening.at + far, 10) }))
    }
    case "corner": {
      const { place, guides } = snapped(plus(room.corners[target.corner]!, by), {
        ...near,
        ends: besides(room, target.corner),
        level: room.corners.filter((_, index) => index !== target.corner),
      })
      return put(moveCorner(room, target.corner, place), guides)
    }
  }
}

/** The same by keys: exactly so far. */
export function nudged(plan: Plan, target: Target, by: Point): Plan {
  const near: Near = { reach: 0, step: 1, corners: [], faces: [] }
  if (target.kind !== "corner") return dragged(plan, target, { x: 0, y: 0 }, by, near).plan
  const room = roomOf(plan, target)!
  return withRoom(plan, moveCorner(room, target.corner, plus(room.corners[target.corner]!, by)))
}

/** Without it. A wall alone can't go: its corners can. */
export function without(plan: Plan, target: Target): Plan {
  const room = roomOf(plan, target)!
  if (target.kind === "opening") return withRoom(plan, removeOpening(room, target.wall, target.opening))
  if (target.kind === "room" || (target.kind === "corner" && room.corners.length === 1))
    return withoutRoom(plan, room.id)
  return target.kind === "corner" ? withRoom(plan, removeCorner(room, target.corner)) : plan
}

export const roomOf = ({ rooms }: Plan, { room }: { room: string }): PlanRoom | undefined =>
  rooms.find(({ id }) => id === room)

export const openingOf = (room: PlanRoom, { wall, opening }: Extract<Target, { kind: "opening" }>) =>
  room.corners[wall]?.wall.openings.find(({ id }) => id === opening)

/** Whether it is still there, after a step back or when somebody took it away. */
export function isThere(plan: Plan, target: Target): boolean {
  const room = roomOf(plan, target)
  if (!room) return false
  if (target.kind === "corner") return target.corner < room.corners.length
  if (target.kind === "wall") return room.corners.length > 1 && target.wall < room.corners.length
  return target.kind === "room" || openingOf(room, target) !== undefined
}

function besides({ corners }: PlanRoom, corner: number): Point[] {
  const count = corners.length
  return count < 2 ? [] : [corners[(corner - 1 + count) % count]!, corners[(corner + 1) % count]!]
}

const inSteps = (value: number, step: number) => Math.round(value / step) * step
