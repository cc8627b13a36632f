import { roomOf } from "./drag.ts"
import { openingsOf } from "./geometry/openings.ts"
import type { Target } from "./geometry/target.ts"
import type { Plan, PlanRoom } from "./schema.ts"

/** What looks otherwise while a part of the plan is moved: only that is drawn anew with each move. */
export interface Lifted {
  room: string
  /** Those of the room that move, and the walls that become longer or shorter by it. */
  corners: ReadonlySet<number>
  lengths: ReadonlySet<number>
  /** By the id of their room, which may be a neighbour that shares a door. */
  walls: ReadonlyMap<string, ReadonlySet<number>>
}

/** `turned`: the corners now go round the other way, and with them all walls to the other side. */
export function liftedBy(plan: Plan, target: Target, turned = false): Lifted {
  const room = roomOf(plan, target)!
  const corners = turned ? new Set(room.corners.keys()) : movedBy(room, target)
  const neighbours = plan.rooms
    .filter(({ id }) => id !== room.id)
    .map((other) => [other.id, sharedBy(other, room)] as const)
    .filter(([, walls]) => walls.size > 0)
  return {
    room: room.id,
    corners,
    lengths: around(room, corners, [-1, 0]),
    walls: new Map([[room.id, wallsMovedBy(plan, room, target, corners)], ...neighbours]),
  }
}

/** Whether it is one of the walls that are drawn anew. */
export const isLifted = (lifted: Lifted | undefined, room: string, wall: number): boolean =>
  lifted?.walls.get(room)?.has(wall) ?? false

function movedBy({ corners }: PlanRoom, target: Target): Set<number> {
  switch (target.kind) {
    case "room":
      return new Set(corners.keys())
    case "corner":
      return new Set([target.corner])
    case "wall":
      return new Set([target.wall, (target.wall + 1) % corners.length])
    case "opening":
      return new Set()
  }
}

/** Faces of walls end at those of the walls beside them; what is in a wall lies over the floor, which moves too. */
function wallsMovedBy({ rooms }: Plan, room: PlanRoom, target: Target, corners: ReadonlySet<number>) {
  if (target.kind === "opening") return new Set([target.wall])
  const open = openingsOf(room, rooms).map(({ wall }) => wall)
  return new Set([...around(room, corners, [-2, -1, 0, 1]), ...open])
}

/** Walls by how far they lie from the one that begins at a corner. */
function around(room: PlanRoom, corners: ReadonlySet<number>, far: readonly number[]): ReadonlySet<number> {
  const count = room.corners.length
  return new Set([...corners].flatMap((corner) => far.map((by) => (corner + by + count) % count)))
}

/** The walls of a neighbour that a door or window of the room is seen in. */
const sharedBy = (neighbour: PlanRoom, room: PlanRoom): ReadonlySet<number> =>
  new Set(openingsOf(neighbour, [neighbour, room]).flatMap(({ of, wall }) => (of === room ? [wall] : [])))
