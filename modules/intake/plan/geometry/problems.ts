import type { PlanOpening, PlanRoom } from "../schema.ts"
import { type Contradiction, contradictions } from "./lengths.ts"
import { areaOf, type Box, boxAround, crossings, holds, sides } from "./polygon.ts"
import { isSamePlace, touches } from "./vectors.ts"
import { wallLength } from "./walls.ts"

/** What is wrong with a room: its walls and corners by their place, from 0. */
export type Problem =
  | { kind: "tooFew" }
  | { kind: "samePlace"; corner: number }
  | { kind: "crossing"; walls: [number, number] }
  | { kind: "noArea" }
  | { kind: "outside"; wall: number; opening: PlanOpening }
  | { kind: "tooHigh"; wall: number; opening: PlanOpening }
  | { kind: "overlap"; wall: number; opening: PlanOpening }
  | ({ kind: "contradiction" } & Contradiction)

/** Without them the room has an area; the others only tell. */
export const areaProblems: readonly Problem["kind"][] = ["tooFew", "samePlace", "crossing", "noArea"]

export function problemsOf(room: PlanRoom): Problem[] {
  const { corners } = room
  if (corners.length < 3) return [{ kind: "tooFew" }]
  const same = corners.flatMap((corner, index): Problem[] =>
    isSamePlace(corner, corners[(index + 1) % corners.length]!) ? [{ kind: "samePlace", corner: index }] : [],
  )
  if (same.length > 0) return same
  const crossing = crossings(corners).map((walls): Problem => ({ kind: "crossing", walls }))
  if (crossing.length > 0) return crossing
  if (areaOf(corners) === 0) return [{ kind: "noArea" }]
  return [
    ...corners.flatMap((_, wall) => openingProblems(room, wall)),
    ...contradictions(room).map((one): Problem => ({ kind: "contradiction", ...one })),
  ]
}

function openingProblems(room: PlanRoom, wall: number): Problem[] {
  const { openings } = room.corners[wall]!.wall
  const length = Math.round(wallLength(room, wall))
  const inOrder = openings.toSorted((one, other) => one.at - other.at)
  return inOrder.flatMap((opening, index): Problem[] => {
    const before = inOrder[index - 1]
    if (opening.at + opening.width > length) return [{ kind: "outside", wall, opening }]
    if (opening.sill + opening.height > room.height) return [{ kind: "tooHigh", wall, opening }]
    if (before && before.at + before.width > opening.at) return [{ kind: "overlap", wall, opening }]
    return []
  })
}

/** Pairs of rooms of which a part would be floor of both. */
export function overlapping(rooms: readonly PlanRoom[]): [PlanRoom, PlanRoom][] {
  const whole = rooms.filter((room) => room.corners.length >= 3)
  return whole.flatMap((one, index) =>
    whole
      .slice(index + 1)
      .flatMap((other): [PlanRoom, PlanRoom][] => (overlaps(one, other) ? [[one, other]] : [])),
  )
}

/** Rooms that share a wall without thickness only touch: what counts is a place within both. */
function overlaps(one: PlanRoom, other: PlanRoom): boolean {
  if (isApart(boxAround(one.corners)!, boxAround(other.corners)!)) return false
  const [a, b] = [inset(one), inset(other)]
  if (a.some((place) => holds(b, place)) || b.some((place) => holds(a, place))) return true
  const theirs = sides(b)
  return sides(a).some((side) => theirs.some((their) => touches(side, their)))
}

const isApart = (one: Box, other: Box) =>
  one.x > other.x + other.width ||
  other.x > one.x + one.width ||
  one.y > other.y + other.height ||
  other.y > one.y + one.height

/** A millimetre inwards of each corner, to its own middle. */
function inset({ corners }: PlanRoom) {
  const x = corners.reduce((total, corner) => total + corner.x, 0) / corners.length
  const y = corners.reduce((total, corner) => total + corner.y, 0) / corners.length
  return corners.map((corner) => {
    const away = Math.hypot(corner.x - x, corner.y - y) || 1
    return { x: corner.x + (x - corner.x) / away, y: corner.y + (y - corner.y) / away }
  })
}
