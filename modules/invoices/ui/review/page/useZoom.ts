import { useState } from "react"

/** How wide a page is, as parts of its pane. */
const steps = [1, 1.25, 1.5, 2, 2.5, 3, 4]

export function useZoom() {
  const [at, setAt] = useState(0)
  const to = (index: number) => setAt(Math.max(0, Math.min(steps.length - 1, index)))
  return {
    factor: steps[at]!,
    in: () => to(at + 1),
    out: () => to(at - 1),
    fit: () => to(0),
    widest: at === steps.length - 1,
    fits: at === 0,
  }
}
export type Zoom = ReturnType<typeof useZoom>
