import type { PlanRoom, Point } from "../schema.ts"
import { awayFromSide, holds, sides } from "./polygon.ts"
import { directionOf, distance, plus, scaled } from "./vectors.ts"
import { outwards, wallLength, wallLine } from "./walls.ts"

/** A part of the plan that one takes hold of or chooses: the room by its id, corners and walls by their place in it. */
export type Target =
  | { kind: "room"; room: string }
  | { kind: "corner"; room: string; corner: number }
  | { kind: "wall"; room: string; wall: number }
  | { kind: "opening"; room: string; wall: number; opening: string }

/**
 * What a finger means there: a corner of the room that one is at, then what is in a wall, then a wall, then the room
 * around. `reach`: what a finger covers, in millimetres.
 */
export function targetAt(
  rooms: readonly PlanRoom[],
  place: Point,
  reach: number,
  active?: string,
): Target | undefined {
  const inOrder = rooms.toSorted((one, other) => Number(other.id === active) - Number(one.id === active))
  const [first] = inOrder
  return (
    (first?.id === active && first && cornerAt(first, place, reach)) ||
    nearest(inOrder, (room) => openingAt(room, place, reach)) ||
    nearest(inOrder, (room) => wallAt(room, place, reach)) ||
    roomAt(inOrder, place)
  )
}

interface Found {
  target: Target
  away: number
}

function nearest(
  rooms: readonly PlanRoom[],
  find: (room: PlanRoom) => Found | undefined,
): Target | undefined {
  let best: Found | undefined
  for (const room of rooms) {
    const found = find(room)
    // What two rooms share is that of the first.
    if (found && (!best || found.away < best.away - 1)) best = found
  }
  return best?.target
}

function cornerAt(room: PlanRoom, place: Point, reach: number): Target | undefined {
  const { corners, id } = room
  let best: { corner: number; away: number } | undefined
  for (const [corner, one] of corners.entries()) {
    const away = distance(one, place)
    if (away <= reachOf(room, corner, reach) && (!best || away < best.away)) best = { corner, away }
  }
  return best && { kind: "corner", room: id, corner: best.corner }
}

/** Of a short wall its corners leave the middle to the wall. */
function reachOf(room: PlanRoom, corner: number, reach: number): number {
  const count = room.corners.length
  if (count < 3) return reach
  const shortest = Math.min(wallLength(room, corner), wallLength(room, (corner - 1 + count) % count))
  return Math.min(reach, Math.max(reach * 0.3, shortest * 0.3))
}

function openingAt(room: PlanRoom, place: Point, reach: number): Found | undefined {
  return best(
    room.corners.flatMap(({ wall: { openings } }, wall) => {
      if (openings.length === 0) return []
      const { from, to } = middleLine(room, wall)
      const direction = directionOf({ from, to })
      return openings.map(({ id, at, width }) => ({
        target: { kind: "opening", room: room.id, wall, opening: id } as const,
        away: awayFromSide(place, {
          from: plus(from, scaled(direction, at)),
          to: plus(from, scaled(direction, at + width)),
        }),
      }))
    }),
    room,
    reach,
  )
}

function wallAt(room: PlanRoom, place: Point, reach: number): Found | undefined {
  if (room.corners.length < 2) return undefined
  return best(
    sides(room.corners).map((_, wall) => ({
      target: { kind: "wall", room: room.id, wall } as const,
      away: awayFromSide(place, middleLine(room, wall)),
    })),
    room,
    reach,
  )
}

function best(
  all: readonly (Found & { target: { wall: number } })[],
  { corners }: PlanRoom,
  reach: number,
): Found | undefined {
  const near = all.filter(
    ({ target, away }) => away <= corners[target.wall]!.wall.thickness / 2 + reach * 0.6,
  )
  return near.toSorted((one, other) => one.away - other.away)[0]
}

/** Halfway between the faces of a wall. */
function middleLine(room: PlanRoom, wall: number) {
  const { from, to } = wallLine(room, wall)
  const by = scaled(outwards(room, wall), room.corners[wall]!.wall.thickness / 2)
  return { from: plus(from, by), to: plus(to, by) }
}

function roomAt(rooms: readonly PlanRoom[], place: Point): Target | undefined {
  const around = rooms.find(({ corners }) => corners.length >= 3 && holds(corners, place))
  return around && { kind: "room", room: around.id }
}
