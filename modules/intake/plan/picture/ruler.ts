import { formatQuantity } from "#src/shared/euro.ts"
import { filled } from "#src/shared/filled.ts"
import type { Box } from "../geometry/polygon.ts"
import type { Item, Pen } from "./drawing.ts"
import { drawingWords as nl } from "./nl.ts"

/** In millimetres of the building. */
const lengths = [200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]
/** On paper, in millimetres. */
const shortest = 22
const below = 7
const letters = 2.3

/** The scale bar, under the drawing at its left: a copy of the paper may be larger or smaller. */
export function rulerItems(box: Box, scale: number): Item[] {
  const length = lengths.find((one) => one / scale >= shortest) ?? lengths.at(-1)!
  const [left, y] = [box.x, box.y + box.height + below * scale]
  const line = (from: number, to: number, up: number, down: number, pen: Pen): Item => ({
    ...{ kind: "line", layer: "ruler", pen },
    from: { x: left + from, y: y - up * scale },
    to: { x: left + to, y: y + down * scale },
  })
  const text = (by: number): Item => ({
    ...{ kind: "text", layer: "ruler", size: letters * scale, turn: 0, bold: false },
    text: by === 0 ? "0" : filled(nl.metres, { length: formatQuantity(by / 1000) }),
    at: { x: left + by, y: y + 2.6 * scale },
  })
  return [
    line(0, length, 0, 0, "thin"),
    line(0, length / 2, 0.5, -0.5, "thick"),
    line(0, length / 2, 0, 0, "thick"),
    ...[0, length / 2, length].map((by) => line(by, by, 1, 0, "thin")),
    ...[0, length / 2, length].map(text),
  ]
}
