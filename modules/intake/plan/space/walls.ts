import { hasArea } from "../geometry/measures.ts"
import { wallPartsOf } from "../geometry/openings.ts"
import { sides, signedArea } from "../geometry/polygon.ts"
import { cross, directionOf, distance, minus } from "../geometry/vectors.ts"
import type { PlanOpening, PlanRoom, Point } from "../schema.ts"

/**
 * A part of a wall from above: its inner side, then its outer side back. Who walks around it has the wall at his left
 * hand, so what lies at his right sees it.
 */
export type Block = readonly [Point, Point, Point, Point]

/** An opening as it stands in the wall: no wider and no higher than that is. */
export interface Gap {
  opening: PlanOpening
  of: PlanRoom
  block: Block
  sill: number
  head: number
}

export interface RoomWall {
  room: PlanRoom
  wall: number
  /** The inner face, with the room at the right hand. */
  from: Point
  to: Point
  /** Whether the walls meet in a corner to be in, at its begin and its end. */
  corner: { from: boolean; to: boolean }
  solid: Block[]
  gaps: Gap[]
}

/** Of the rooms that have an area, whichever way round they were drawn. */
export const wallsIn = (rooms: readonly PlanRoom[]): RoomWall[] =>
  rooms.filter(hasArea).flatMap((room) => wallsOfRoom(room, rooms))

function wallsOfRoom(room: PlanRoom, rooms: readonly PlanRoom[]): RoomWall[] {
  const isClockwise = signedArea(room.corners) > 0
  const lines = sides(room.corners)
  const around = (corners: Point[]): Block => {
    const [a, b, c, d] = corners as [Point, Point, Point, Point]
    return isClockwise ? [a, b, c, d] : [b, a, d, c]
  }
  const bendsIn = (corner: number) => {
    const [before, after] = [lines.at(corner - 1)!, lines[corner % lines.length]!].map(directionOf)
    return cross(before!, after!) * (isClockwise ? 1 : -1) > 0.01
  }
  return wallPartsOf(room, rooms).flatMap(({ solid, open }, wall) => {
    const { from, to } = lines[wall]!
    if (distance(from, to) === 0) return []
    const ends = { from: bendsIn(wall), to: bendsIn((wall + 1) % lines.length) }
    return {
      ...{ room, wall },
      ...(isClockwise
        ? { from, to, corner: ends }
        : { from: to, to: from, corner: { from: ends.to, to: ends.from } }),
      solid: solid.map(around),
      gaps: open.map(({ seen: { opening, of }, corners }) => ({
        ...{ opening, of },
        block: around(corners),
        sill: Math.min(opening.sill, room.height),
        head: Math.min(opening.sill + opening.height, room.height),
      })),
    }
  })
}

/** How far along the wall, from its begin. */
export const alongWall = ({ from }: RoomWall, place: Point): number => distance(from, place)

/** On the inner side of the wall's line, or on it. */
export const seesInside = ({ from, to }: RoomWall, place: Point): boolean =>
  cross(minus(to, from), minus(place, from)) >= 0
