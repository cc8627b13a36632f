import { lengthText } from "../../../../drawing/lengths.ts"
import { angleAt } from "../../../../plan/geometry/moving.ts"
import { distance } from "../../../../plan/geometry/vectors.ts"
import { letter } from "../../../../plan/letters.ts"
import type { Point } from "../../../../plan/schema.ts"
import { linePath } from "./paths.ts"

interface RubberProps {
  corners: readonly Point[]
  to: Point
  perPixel: number
}

/** From the last corner to where the next one would come: how long that is, and at which angle. */
export function Rubber({ corners, to, perPixel }: RubberProps) {
  const last = corners.at(-1)
  const length = last && distance(last, to)
  if (!last || !length) return null
  const before = corners.at(-2) ?? { x: last.x - 1000, y: last.y }
  const degrees = Math.round(angleAt(before, last, to))
  const text = `${lengthText(Math.round(length))}, ${corners.length > 1 ? degrees : 180 - degrees}°`
  const middle = { x: (last.x + to.x) / 2, y: (last.y + to.y) / 2 }
  const wide = (text.length * letter.wide + 14) * perPixel
  const high = 26 * perPixel
  return (
    <>
      <path className="plan-rubber" d={linePath([last, to])} />
      {corners.length > 1 && <path className="plan-rubber-closing" d={linePath([to, corners[0]!])} />}
      <g transform={`translate(${middle.x} ${middle.y - 24 * perPixel})`}>
        <rect
          className="plan-rubber-label"
          x={-wide / 2}
          y={-high / 2}
          width={wide}
          height={high}
          rx={6 * perPixel}
        />
        <text className="plan-rubber-text" fontSize={letter.high * perPixel} dy="0.35em">
          {text}
        </text>
      </g>
    </>
  )
}
