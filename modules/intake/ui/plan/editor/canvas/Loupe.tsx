import { perUnit } from "../../../../plan/frame.ts"
import type { Point } from "../../../../plan/schema.ts"

/** Pixels across, and how many times nearer. */
const size = 128
const nearer = 1.6

/** What lies under the finger, above the plan where the hand doesn't lie. */
export function Loupe({ of, at, perPixel }: { of: string; at: Point; perPixel: number }) {
  const side = (size * perPixel) / perUnit / nearer
  const { x, y } = { x: at.x / perUnit, y: at.y / perUnit }
  return (
    <svg className="plan-loupe" viewBox={`${x - side / 2} ${y - side / 2} ${side} ${side}`} aria-hidden>
      <use href={`#${of}`} />
      <path className="plan-cross" d={`M${x - side / 2} ${y}h${side}M${x} ${y - side / 2}v${side}`} />
    </svg>
  )
}
