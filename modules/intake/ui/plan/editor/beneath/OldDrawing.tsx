import { memo } from "react"
import type { Underlay } from "../../../../plan/schema.ts"

/** The picture of an old drawing, to draw over. */
export const OldDrawing = memo(({ underlay, src }: { underlay: Underlay; src: string }) => {
  const { x, y, width, height, turn, strength } = underlay
  return (
    <image
      className="plan-underlay"
      href={src}
      transform={`rotate(${turn / 100} ${x} ${y})`}
      x={x - width / 2}
      y={y - height / 2}
      {...{ width, height }}
      preserveAspectRatio="none"
      opacity={strength / 100}
    />
  )
})
