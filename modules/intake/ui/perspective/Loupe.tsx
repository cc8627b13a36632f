import type { ReactNode } from "react"
import type { Size } from "../../drawing/geometry.ts"
import type { Point } from "../../drawing/shapes.ts"

/** Across, in pixels of the screen; and how far its middle is from the finger. */
const wide = 128
const away = 110
/** How many times nearer than the picture around it; never so near that a pixel is more than eight. */
const nearer = 3
const nearest = 8

interface LoupeProps {
  src: string
  picture: Size
  /** What is looked at: in the picture and on the screen. */
  at: Point
  spot: Point
  scale: number
  children: ReactNode
}

/** Pixels of the screen for each of the picture, where that has `scale` around it. */
export const nearnessOf = (scale: number) => Math.min(nearest, Math.max(1, scale * nearer))

/** What is below the finger, beside it and larger, with a cross in the middle. */
export function Loupe({ src, picture, at, spot, scale, children }: LoupeProps) {
  const half = wide / 2 / nearnessOf(scale)
  const above = spot.y - away - wide / 2
  // A hand hides what is below a finger: where there is no room above it, it stands aside.
  const aside = above >= 0 ? 0 : spot.x > away + wide / 2 ? -away : away
  const inside = (offset: number) => `clamp(0px, ${offset}px, 100% - ${wide}px)`
  return (
    <svg
      aria-hidden
      className="perspective-loupe"
      width={wide}
      height={wide}
      viewBox={`${at.x - half} ${at.y - half} ${half * 2} ${half * 2}`}
      style={{ left: inside(spot.x + aside - wide / 2), top: inside(above) }}
    >
      <image href={src} width={picture.width} height={picture.height} preserveAspectRatio="none" />
      {children}
      <path
        className="perspective-cross"
        d={`M${at.x - half} ${at.y}h${half * 0.8}m${half * 0.4} 0h${half * 0.8}M${at.x} ${at.y - half}v${half * 0.8}m0 ${half * 0.4}v${half * 0.8}`}
      />
    </svg>
  )
}
