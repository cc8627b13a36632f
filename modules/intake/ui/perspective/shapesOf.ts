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
    from: partsOf(placeOfWords(taps, picture), picture),
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

/** In the middle, or below what is so narrow that there the lengths of its sides are. */
function placeOfWords(places: readonly Point[], { width, height }: Size): Point {
  const mean = (of: (place: Point) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length
  const across = places.map(({ x }) => x)
  const isNarrow = Math.max(...across) - Math.min(...across) < width * 0.45
  const lowest = Math.max(...places.map(({ y }) => y))
  return { x: mean(({ x }) => x), y: isNarrow ? lowest + height / 12 : mean(({ y }) => y) }
}
