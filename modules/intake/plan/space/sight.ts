import { middleOf } from "../geometry/polygon.ts"
import type { PlanRoom, Point } from "../schema.ts"
import type { Place } from "./faces.ts"
import { walked } from "./walking.ts"
import type { Block } from "./walls.ts"

/** From where one looks: around the house from outside, or walking in it. Angles in radians. */
export type Sight = Around | Walk

/** `turn`: to the left; 0 is from below the plan. `tilt`: below the horizon. `away`: from what is looked at, in metres. */
export interface Around {
  as: "around"
  target: Place
  turn: number
  tilt: number
  away: number
}

/** `at`: on the plan, in millimetres. `turn`: to the left; 0 looks up on the plan. */
export interface Walk {
  as: "walk"
  at: Point
  turn: number
  tilt: number
}

/** Of a grown person who stands, in metres. */
export const eyeHeight = 1.6
const straightDown = Math.PI / 2
const lowest = 0.12
const [closest, farthest] = [1, 250]
/** From this on one looks over the walls rather than against them. */
const overTheWalls = 1.2

/** Where the eye is, and how it is turned. `floor`: how high the floor lies that is walked on, in metres. */
export function eyeOf(sight: Sight, floor: number): { place: Place; turn: number; tilt: number } {
  const { turn, tilt } = sight
  if (sight.as === "walk")
    return { place: [sight.at.x / 1000, floor + eyeHeight, sight.at.y / 1000], turn, tilt }
  const { target, away } = sight
  const out = away * Math.cos(tilt)
  return {
    place: [
      target[0] + out * Math.sin(turn),
      target[1] + away * Math.sin(tilt),
      target[2] + out * Math.cos(turn),
    ],
    ...{ turn, tilt },
  }
}

/** All of a house in sight. `reach`: from its middle to its farthest corner; `angle`: what the eye takes in, in radians. */
export function around(middle: Place, reach: number, angle: number): Around {
  const away = limited(reach / Math.sin(angle / 2), closest, farthest)
  return { as: "around", target: middle, turn: 0.5, tilt: 0.85, away }
}

export const fromAbove = (sight: Around): Around => ({ ...sight, turn: 0, tilt: straightDown })

/** Well back in the room, looking along it. */
export function into({ corners }: PlanRoom, barriers: readonly Block[]): Walk {
  const at = middleOf(corners)
  const [wide, deep] = (["x", "y"] as const).map((axis) =>
    Math.max(...corners.map((corner) => Math.abs(corner[axis] - at[axis]))),
  ) as [number, number]
  const middle: Walk = { as: "walk", at, turn: wide > deep ? -Math.PI / 2 : 0, tilt: 0.08 }
  return stepped(middle, (-0.6 * Math.max(wide, deep)) / 1000, 0, barriers)
}

/** By so many radians to the left, and down. */
export function turned(sight: Sight, left: number, down: number): Sight {
  const [low, high] = sight.as === "walk" ? [-1.3, 1.3] : [lowest, straightDown]
  return { ...sight, turn: sight.turn + left, tilt: limited(sight.tilt + down, low, high) }
}

/** `by`: 2 is twice as far away. */
export const withdrawn = (sight: Around, by: number): Around => ({
  ...sight,
  away: limited(sight.away * by, closest, farthest),
})

/** What is looked at moves to the right and up as one sees it, in metres. */
export function shifted(sight: Around, right: number, up: number): Around {
  const { target, turn } = sight
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return {
    ...sight,
    target: [target[0] + right * cos - up * sin, target[1], target[2] - right * sin - up * cos],
  }
}

/** So many metres forward and to the right, as far as the walls let one. */
export function stepped(sight: Walk, forward: number, right: number, barriers: readonly Block[]): Walk {
  const [sin, cos] = [Math.sin(sight.turn), Math.cos(sight.turn)]
  const by = { x: 1000 * (right * cos - forward * sin), y: 1000 * (-right * sin - forward * cos) }
  return { ...sight, at: walked(sight.at, by, barriers) }
}

/** Whether walls that are seen from outside are left out: who looks at them at a slant would not look into the house. */
export const looksThroughWalls = (sight: Sight): boolean => sight.as === "around" && sight.tilt < overTheWalls

const limited = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
