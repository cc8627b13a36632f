import type { ReactNode } from "react"
import { perUnit } from "../../../../plan/frame.ts"
import type { Box } from "../../../../plan/geometry/polygon.ts"
import type { Point } from "../../../../plan/schema.ts"

/** Pixels across, and how many times nearer. */
const size = 128
const nearer = 1.6

interface LoupeProps {
  /** What lies below the plan: a copy of that costs nothing as long as it stays the same. */
  ground: string
  at: Point
  perPixel: number
  children: (within: Box) => ReactNode
}

/** What lies under the finger, above the plan where the hand doesn't lie. */
export function Loupe({ ground, at, perPixel, children }: LoupeProps) {
  const side = (size * perPixel) / nearer
  const within = { x: at.x - side / 2, y: at.y - side / 2, width: side, height: side }
  const { x, y } = within
  return (
    <svg
      className="plan-loupe"
      viewBox={[x, y, side, side].map((one) => one / perUnit).join(" ")}
      aria-hidden
    >
      <use href={`#${ground}`} />
      <g transform={`scale(${1 / perUnit})`}>
        {children(within)}
        <path className="plan-cross" d={`M${x} ${at.y}h${side}M${at.x} ${y}v${side}`} />
      </g>
    </svg>
  )
}
