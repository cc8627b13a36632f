import { wallPartsOf } from "../geometry/openings.ts"
import { signedArea } from "../geometry/polygon.ts"
import { distance } from "../geometry/vectors.ts"
import type { PlanRoom, Point } from "../schema.ts"
import type { Item } from "./drawing.ts"

/** Walls as one shape, so that neither a corner nor a wall that two rooms share shows where its parts meet. */
export const wallItems = (rooms: readonly PlanRoom[], floors: readonly PlanRoom[]): Item[] => {
  const rings = rooms.flatMap((room) => ringsOf(room, rooms, floors.includes(room)))
  return rings.length > 0 ? [{ kind: "walls", rings }] : []
}

/** From one opening to the next, round the corners; a room that is shut has a ring around and one within. */
function ringsOf(room: PlanRoom, rooms: readonly PlanRoom[], hasArea: boolean): Point[][] {
  const pieces = wallPartsOf(room, rooms).flatMap(({ solid }) => solid)
  if (!hasArea) return pieces.map((piece) => turned(piece, 1))
  const runs = runsOf(pieces)
  const [run] = runs
  if (runs.length === 1 && isJoined(run!.at(-1)!, run![0]!))
    return [turned(outerOf(run!), 1), turned(innerOf(run!), -1)]
  return runs.map((one) => turned([...innerOf(one), ...outerOf(one).toReversed()], 1))
}

/** A part of a wall by its corners: inner face from and to, outer face to and from. */
type Piece = Point[]

function runsOf(pieces: Piece[]): Piece[][] {
  const runs: Piece[][] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last && isJoined(last.at(-1)!, piece)) last.push(piece)
    else runs.push([piece])
  }
  // The first corner lies within a wall too, unless there is an opening.
  if (runs.length > 1 && isJoined(runs.at(-1)!.at(-1)!, runs[0]![0]!)) runs[0]!.unshift(...runs.pop()!)
  return runs
}

const isJoined = (one: Piece, next: Piece) => distance(one[1]!, next[0]!) < 0.5

const innerOf = (run: Piece[]) => withoutDoubles(run.flatMap(([from, to]) => [from!, to!]))
const outerOf = (run: Piece[]) => withoutDoubles(run.flatMap(([, , to, from]) => [from!, to!]))

/** Where two walls meet stands one corner, and where a run has come round as well. */
const withoutDoubles = (places: Point[]) =>
  places.filter((place, index) => distance(place, places.at(index - 1)!) > 0.5)

const turned = (ring: Point[], way: 1 | -1) => (signedArea(ring) * way < 0 ? ring.toReversed() : ring)
