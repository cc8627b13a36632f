import { placesOf } from "../../../plan/geometry/openings.ts"
import { boxAround } from "../../../plan/geometry/polygon.ts"
import type { Plan } from "../../../plan/schema.ts"
import {
  type Around,
  around,
  type Sight,
  shifted,
  stepped,
  turned,
  withdrawn,
} from "../../../plan/space/sight.ts"
import { heightOf } from "../../../plan/space/storeys.ts"
import type { Block } from "../../../plan/space/walls.ts"
import type { Push } from "./keys.ts"

/** What hands and keys make of a sight. */

/** Radians for a pixel: the width of a phone is half a turn. */
const perPixel = 0.008
const turnSpeed = 1.4
/** Metres in a second, as one strolls. */
export const stride = 1.6

/** The house goes with the finger; of who stands in it what he sees does. */
export function dragged(sight: Sight, right: number, down: number): Sight {
  const by = sight.as === "around" ? perPixel : -perPixel / 2
  return turned(sight, -right * by, down * by)
}

/** As far as the fingers went, in a canvas so many pixels high. */
export function dragShifted(sight: Sight, right: number, down: number, high: number, angle: number): Sight {
  if (sight.as === "walk") return sight
  const perPixel = (2 * sight.away * Math.tan((angle * Math.PI) / 360)) / Math.max(1, high)
  return shifted(sight, -right * perPixel, down * perPixel)
}

/** `by`: 2 is twice as near; who walks takes a step, or one back. */
export function nearer(sight: Sight, by: number, barriers: readonly Block[]): Sight {
  return sight.as === "around" ? withdrawn(sight, 1 / by) : stepped(sight, Math.log(by) * 2, 0, barriers)
}

/** As long as keys are held. Around a house up looks more from above. */
export function driven(sight: Sight, push: Push, seconds: number, barriers: readonly Block[]): Sight {
  const { left, forward, aside, nearer: near } = push
  const angle = turnSpeed * seconds
  if (sight.as === "walk") {
    const metres = stride * seconds
    const on = stepped(sight, (forward + near) * metres, aside * metres, barriers)
    return turned(on, left * angle, 0)
  }
  return withdrawn(
    turned(sight, (left - aside) * angle, forward * angle) as Around,
    Math.exp(-near * seconds),
  )
}

/** All floors of these in sight, in a canvas of that shape. `angle`: what is taken in from top to bottom, in degrees. */
export function overall(plans: readonly Plan[], house: readonly Plan[], wide: number, angle: number): Around {
  const box = boxAround(plans.flatMap(({ rooms }) => placesOf(rooms))) ?? {
    x: 0,
    y: 0,
    width: 1000,
    height: 1000,
  }
  const heights = plans.flatMap(({ level, rooms }) => {
    const base = heightOf(level, house)
    return [base, ...rooms.map(({ height }) => base + height)]
  })
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const reach = Math.hypot(box.width, box.height, high - low) / 2000
  const upright = (angle * Math.PI) / 180
  const across = 2 * Math.atan(Math.tan(upright / 2) * wide)
  const middle = [
    (box.x + box.width / 2) / 1000,
    (low + high) / 2000,
    (box.y + box.height / 2) / 1000,
  ] as const
  return around(middle, reach, Math.min(upright, across))
}
