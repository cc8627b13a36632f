import type { Pen } from "../pen.ts"
import type { Printed } from "../printed.ts"

interface Room {
  /** Of the heads on the first page, and on those after it. */
  first: number
  next: number
  bottom: number
  step: number
  heads: (y: number) => void
}

/** Draws rows under their heads, on as many pages as it takes; where they end. */
export function rowsOn(
  pen: Pen,
  rows: Printed["rows"],
  { first, next, bottom, step, heads }: Room,
  draw: (row: Printed["rows"][number], y: number) => void,
): number {
  heads(first)
  let y = first + step + 4
  for (const row of rows) {
    if (y > bottom) {
      pen.turnPage()
      heads(next)
      y = next + step + 4
    }
    draw(row, y)
    y += step
  }
  // The totals stay together.
  if (y > bottom - 60) {
    pen.turnPage()
    y = next
  }
  return y
}
