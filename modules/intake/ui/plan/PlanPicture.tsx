import { useRef } from "react"
import { useBox } from "#ui/lib/useBox.ts"
import { frameOf, perUnit } from "../../plan/frame.ts"
import type { Plan } from "../../plan/schema.ts"
import { Labels } from "./editor/canvas/Labels.tsx"
import { Rooms } from "./editor/canvas/Rooms.tsx"

/** A plan to look at. */
export function PlanPicture({ plan, label }: { plan: Plan; label: string }) {
  const picture = useRef<SVGSVGElement>(null)
  const { x, y, width, height } = frameOf(plan, false)
  const box = useBox(picture)
  const perPixel = box ? Math.max(width / box.width, height / box.height) : perUnit
  return (
    <svg
      ref={picture}
      className="plan-picture"
      style={{ aspectRatio: width / height }}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <Rooms rooms={plan.rooms} />
      <Labels rooms={plan.rooms} perPixel={perPixel} />
    </svg>
  )
}
