import { longestWall } from "../../rooms/schema.ts"
import type { PlanRoom } from "../schema.ts"
import { directionOf, isParallel, plus, rounded, scaled } from "./vectors.ts"
import { wallLength, wallLine } from "./walls.ts"

/** How far a wall may be drawn from its measured length: corners are whole millimetres. */
const tolerance = 2

/** A wall that is drawn otherwise than it was measured, in millimetres. */
export interface Contradiction {
  wall: number
  drawn: number
  measured: number
}

export function contradictions(room: PlanRoom): Contradiction[] {
  return room.corners.flatMap(({ wall: { measured } }, wall) => {
    const drawn = Math.round(wallLength(room, wall))
    return measured !== null && Math.abs(measured - drawn) > tolerance ? [{ wall, drawn, measured }] : []
  })
}

/**
 * The wall gets the length that was measured, and what follows it moves along, up to the first wall after it that lies
 * in the same direction and wasn't measured: that one becomes as much longer or shorter, and no corner of the room
 * changes its angle. Without such a wall the last one that wasn't measured turns to meet the others. When all were
 * measured nothing moves and `contradictions` tells what doesn't fit.
 */
export function withLength(room: PlanRoom, wall: number, millimetres: number): PlanRoom {
  const length = Math.min(longestWall, Math.max(1, Math.round(millimetres)))
  const last = lastToMove(room, wall)
  const direction = directionOf(wallLine(room, wall))
  const by = scaled(direction, length - wallLength(room, wall))
  const count = room.corners.length
  const moves = last === undefined ? 0 : (last - wall + count) % count
  const isMoved = (corner: number) => {
    const after = (corner - wall + count) % count
    return after >= 1 && after <= moves
  }
  return {
    ...room,
    corners: room.corners.map((corner, index) => ({
      ...corner,
      ...(isMoved(index) ? rounded(plus(corner, by)) : {}),
      wall: index === wall ? { ...corner.wall, measured: length } : corner.wall,
    })),
  }
}

/** What was measured of this wall counts, and of those that it contradicts no more: the one across it gives way. */
export function setAnyway(room: PlanRoom, wall: number): PlanRoom {
  const { measured } = room.corners[wall]!.wall
  if (measured === null) return room
  const set = withLength(room, wall, measured)
  if (!contradictions(set).some((one) => one.wall === wall)) return set
  const direction = directionOf(wallLine(room, wall))
  const across = room.corners.findIndex(
    (_, other) => other !== wall && isParallel(direction, directionOf(wallLine(room, other))),
  )
  return withLength(forgotten(room, across < 0 ? room.corners.length - 1 : across), wall, measured)
}

const forgotten = (room: PlanRoom, wall: number): PlanRoom => ({
  ...room,
  corners: room.corners.map((corner, index) =>
    index === wall ? { ...corner, wall: { ...corner.wall, measured: null } } : corner,
  ),
})

/** The corner where the moving ends: the wall that begins there gives way. */
function lastToMove({ corners }: PlanRoom, wall: number): number | undefined {
  const count = corners.length
  if (count === 2) return (wall + 1) % 2
  const direction = directionOf(wallLine({ corners }, wall))
  const free = Array.from({ length: count - 1 }, (_, index) => (wall + 1 + index) % count).filter(
    (one) => corners[one]!.wall.measured === null,
  )
  const parallel = free.find((one) => isParallel(direction, directionOf(wallLine({ corners }, one))))
  // The one that closes the room was drawn by nobody: it turns before any other.
  return parallel ?? (free.includes(count - 1) ? count - 1 : free.at(-1))
}
