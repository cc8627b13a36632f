import type { PlanRoom, Point } from "../schema.ts"
import { sides } from "./polygon.ts"
import {
  along,
  directionOf,
  distance,
  type Line,
  meeting,
  nearestOn,
  plus,
  rounded,
  scaled,
} from "./vectors.ts"
import { wallsOf } from "./walls.ts"

/** Where a corner goes that is put near something, and the lines it was drawn to. */
export interface Snapped {
  place: Point
  /** By what: a corner that is there, lines, or only the step. */
  by: "corner" | "lines" | "step"
  guides: Line[]
}

export interface Surroundings {
  /** The corners that the walls at this one come from and go to: 0, 45 and 90 degrees from there count. */
  ends: readonly Point[]
  corners: readonly Point[]
  /** Places that it may lie level with, but not in, such as the other corners of its own room. */
  level?: readonly Point[]
  /** Faces of walls that are there. */
  faces: readonly Line[]
  /** How near is near, in millimetres: what a finger covers at this zoom. */
  reach: number
  /** Lengths are whole steps, in millimetres. */
  step: number
}

/** How far a wall may be from a straight angle and still mean it: four degrees. */
const leaning = Math.tan((4 * Math.PI) / 180)

/**
 * A corner nearby wins; then the meeting of two lines nearby: walls, 45 degrees from an end, level with a corner; then
 * the nearest of those lines, at a whole number of steps along it; else whole steps from nothing.
 */
export function snapped(
  place: Point,
  { ends, corners, level = [], faces, reach, step }: Surroundings,
): Snapped {
  const corner = nearest(corners, (one) => distance(one, place))
  if (corner && distance(corner, place) <= reach) return { place: corner, by: "corner", guides: [] }
  const near = [
    ...ends.flatMap((end) =>
      rays(end).map((ray) => ({ line: ray, within: Math.max(reach, distance(end, place) * leaning) })),
    ),
    ...faces.filter((face) => isBeside(place, face, reach)).map((line) => ({ line, within: reach })),
    ...[...corners, ...level].flatMap((one) => levels(one).map((line) => ({ line, within: reach / 2 }))),
  ]
    .map(({ line, within }) => ({ line, within, away: distance(nearestOn(place, line), place) }))
    .filter(({ away, within }) => away <= within)
    .toSorted((one, other) => one.away - other.away)
  const [first] = near
  if (!first) return { place: inSteps(place, step), by: "step", guides: [] }
  for (const second of near.slice(1)) {
    const both = meeting(first.line, second.line)
    if (both && distance(both, place) <= Math.max(first.within, second.within) * 1.5)
      return {
        place: rounded(both),
        by: "lines",
        guides: [guide(first.line, both), guide(second.line, both)],
      }
  }
  const on = stepped(place, first.line, step)
  return { place: rounded(on), by: "lines", guides: [guide(first.line, on)] }
}

/** The faces that a new room can lie against: the inner ones, and the outer ones of walls that are there. */
export const facesOf = (rooms: readonly PlanRoom[]): Line[] =>
  rooms
    .filter(({ corners }) => corners.length >= 2)
    .flatMap((room) => [...sides(room.corners), ...wallsOf(room).map(({ outer }) => outer)])

/** Where a new room can lie against: corners of rooms, inside and outside their walls. */
export const cornersOf = (rooms: readonly PlanRoom[]): Point[] =>
  facesOf(rooms).map(({ from }) => rounded(from))

const rays = (from: Point): Line[] =>
  [0, 1, 2, 3].map((eighth) => {
    const angle = (eighth * Math.PI) / 4
    const exact = (value: number) => Math.round(value * 1e12) / 1e12
    return { from, to: plus(from, { x: exact(Math.cos(angle)), y: exact(Math.sin(angle)) }) }
  })

const levels = (from: Point): Line[] => [
  { from, to: plus(from, { x: 1, y: 0 }) },
  { from, to: plus(from, { x: 0, y: 1 }) },
]

function isBeside(place: Point, face: Line, reach: number): boolean {
  const by = along(place, face)
  return by >= -reach && by <= distance(face.from, face.to) + reach
}

/** Whole steps along the line, from where it begins. */
const stepped = (place: Point, line: Line, step: number): Point =>
  plus(line.from, scaled(directionOf(line), Math.round(along(place, line) / step) * step))

const inSteps = ({ x, y }: Point, step: number): Point => ({
  x: Math.round(x / step) * step || 0,
  y: Math.round(y / step) * step || 0,
})

const guide = ({ from }: Line, to: Point): Line => ({ from, to })

function nearest<One>(all: readonly One[], away: (one: One) => number): One | undefined {
  let best: { one: One; by: number } | undefined
  for (const one of all) {
    const by = away(one)
    if (!best || by < best.by) best = { one, by }
  }
  return best?.one
}
