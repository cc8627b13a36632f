import { lengthText } from "../../../../drawing/lengths.ts"

const lengths = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]

/** How long a round number of metres is at this zoom. */
export function ScaleBar({ perPixel }: { perPixel: number }) {
  const length = lengths.findLast((one) => one <= 110 * perPixel) ?? lengths[0]!
  return (
    <div className="plan-scale" style={{ inlineSize: `${length / perPixel}px` }}>
      {lengthText(length)}
    </div>
  )
}
