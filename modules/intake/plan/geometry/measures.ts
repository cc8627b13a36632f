import { round, sum } from "#src/shared/rounding.ts"
import { type Measures, metres, squareMetres } from "../../rooms/measures.ts"
import type { PlanRoom } from "../schema.ts"
import { isOnFloor, openingsOf } from "./openings.ts"
import { areaOf, crossings, perimeterOf } from "./polygon.ts"

/**
 * What follows from a room of the plan, between its walls as NEN 2580 has it; undefined as long as it has no area: of
 * fewer than three corners, on one line, or with walls that cross.
 */
export function planMeasures(room: PlanRoom, rooms: readonly PlanRoom[]): Measures | undefined {
  if (!hasArea(room)) return undefined
  const area = areaOf(room.corners)
  const around = perimeterOf(room.corners)
  const seen = openingsOf(room, rooms).map(({ opening }) => opening)
  const open = sum(seen.map(({ width, height }) => width * height))
  const passed = sum(seen.filter(isOnFloor).map(({ width }) => width))
  return {
    floor: squareMetres(area),
    ceiling: squareMetres(area),
    walls: squareMetres(Math.max(0, around * room.height - open)),
    perimeter: metres(around),
    skirting: metres(Math.max(0, around - passed)),
    volume: round((area * room.height) / 1e9, 2),
  }
}

export const hasArea = ({ corners }: PlanRoom): boolean =>
  corners.length >= 3 && areaOf(corners) > 0 && crossings(corners).length === 0
