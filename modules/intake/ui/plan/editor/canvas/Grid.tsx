import { memo, useId } from "react"

/** A line each metre, and each tenth of it where one looks near enough. */
export const Grid = memo(({ viewBox, perPixel }: { viewBox: string; perPixel: number }) => {
  const id = useId()
  const [x, y, width, height] = viewBox.split(" ")
  const isNear = perPixel < 12
  return (
    <>
      <defs>
        <pattern id={`${id}-fine`} width="5" height="5" patternUnits="userSpaceOnUse">
          <path className="plan-grid-fine" d="M5 0H0V5" />
        </pattern>
        <pattern id={`${id}-metre`} width="50" height="50" patternUnits="userSpaceOnUse">
          <path className="plan-grid" d="M50 0H0V50" />
        </pattern>
      </defs>
      {isNear && <rect {...{ x, y, width, height }} fill={`url(#${id}-fine)`} />}
      <rect {...{ x, y, width, height }} fill={`url(#${id}-metre)`} />
    </>
  )
})
