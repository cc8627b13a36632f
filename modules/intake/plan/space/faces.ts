import type { PlanRoom, Point } from "../schema.ts"
import { triangles } from "./triangles.ts"

/** In metres: to the right, up, and down on the plan, which is towards who stands below it. */
export type Place = readonly [x: number, y: number, z: number]

/** What a face is of. `top` and `foot`: where a wall is cut off, above and at the floor. */
export type Surface = "floor" | "ceiling" | "wall" | "reveal" | "outside" | "top" | "foot" | "leaf" | "glass"

export type Finish = PlanRoom["floorFinish"] | PlanRoom["wallFinish"]

export interface WallOf {
  room: string
  wall: number
}

/** A flat piece of a house. Its corners go round anticlockwise for who looks at its front. */
export interface Face {
  surface: Surface
  room: string
  finish?: Finish
  /** It is seen as long as one of these walls is; without any always. */
  walls: readonly WallOf[]
  corners: Place[]
  /** Threes of corners. */
  triangles: number[]
  /** Of each corner where it lies in the face, in metres: what tiles and planks go by. */
  grid: [along: number, up: number][]
  /** Of each corner how far it is from where other faces meet this one, in metres: it is darker there. */
  near: Near[]
}
export type Near = readonly [left: number, right: number, below: number, above: number]
type About = Pick<Face, "surface" | "room" | "finish" | "walls">

/** Too far away to make anything darker. */
export const far = 100
const farAround: Near = [far, far, far, far]

/** Along a line of the plan, its front at the right hand of who walks it; heights in millimetres. */
export function upright(
  about: About,
  [from, to]: readonly [Point, Point],
  [low, high]: readonly [number, number],
  near?: readonly [Near, Near, Near, Near],
): Face {
  const length = Math.hypot(to.x - from.x, to.y - from.y) / 1000
  return {
    ...about,
    corners: [place(from, low), place(to, low), place(to, high), place(from, high)],
    triangles: [0, 1, 2, 0, 2, 3],
    grid: [
      [0, low / 1000],
      [length, low / 1000],
      [length, high / 1000],
      [0, high / 1000],
    ],
    near: near ? [...near] : [farAround, farAround, farAround, farAround],
  }
}

/** Its front above or below, whichever way round the corners go. */
export function level(
  about: About,
  corners: readonly Point[],
  height: number,
  front: "above" | "below",
): Face {
  const threes = triangles(corners)
  return {
    ...about,
    corners: corners.map((corner) => place(corner, height)),
    triangles: front === "above" ? threes.toReversed() : threes,
    grid: corners.map(({ x, y }) => [x / 1000, y / 1000]),
    near: corners.map(() => farAround),
  }
}

const place = ({ x, y }: Point, height: number): Place => [x / 1000, height / 1000, y / 1000]
