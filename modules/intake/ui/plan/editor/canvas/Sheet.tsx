import type { ReactNode } from "react"
import { perUnit } from "../../../../plan/frame.ts"

interface SheetProps {
  viewBox: string
  /** Below it, in units of the drawing. */
  ground?: ReactNode
  /** In millimetres. */
  children: ReactNode
}

/** One of those that lie over each other: the browser keeps each as a picture, and paints anew only what changed. */
export const Sheet = ({ viewBox, ground, children }: SheetProps) => (
  <svg className="plan-sheet" viewBox={viewBox} role="none">
    {ground}
    <g transform={`scale(${1 / perUnit})`}>{children}</g>
  </svg>
)
