import { partsOf, type Size } from "../../drawing/geometry.ts"
import { asPrecise } from "../../drawing/lengths.ts"
import { longestLength, longestWords, type Point, type Shape } from "../../drawing/shapes.ts"
import { type Around, around } from "../../perspective/corners.ts"
import { lengthOf, type Measured } from "../../perspective/measure.ts"
import type { Plane } from "../../perspective/plane.ts"
import { type Result, squaresText } from "./results.ts"
import type { Measure } from "./work.ts"

/** As it is drawn on the photo for good: a line with its length, of a rectangle two, of an area all and its m². */
export function shapesOf({ taps, name }: Measure, result: Result, plane: Plane, picture: Size): Shape[] {
  const line = (from: Point, to: Point, { value, within }: Measured): Shape[] => {
    const millimetres = asPrecise(value, within)
    if (millimetres < 1 || millimetres > longestLength) return []
    const ends = { from: partsOf(from, picture), to: partsOf(to, picture) }
    return [{ kind: "measure", colour: "yellow", ...ends, millimetres, within: Math.ceil(within) }]
  }
  const squares = (area: Measured): Shape => ({
    kind: "text",
    colour: "yellow",
    from: partsOf(middleOf(taps), picture),
    text: [name, squaresText(area)].filter(Boolean).join(" ").slice(-longestWords),
  })
  if (result.kind === "length") return line(taps[0]!, taps[1]!, result.length)
  if (result.kind === "rectangle") {
    const [first, second, third] = around(taps) as Around
    return [...line(first, second, result.width), ...line(second, third, result.height)]
  }
  if (result.kind === "fault") return []
  const sides = taps.flatMap((tap, at) => {
    const next = taps[(at + 1) % taps.length]!
    const length = lengthOf(plane, [tap, next])
    return typeof length === "string" ? [] : line(tap, next, length)
  })
  return [...sides, squares(result.area)]
}

const middleOf = (places: readonly Point[]): Point => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
})
