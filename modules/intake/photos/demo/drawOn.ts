import { drawn, outlineOf, strokeOf } from "../../drawing/geometry.ts"
import { outlines, paints } from "../../drawing/paints.ts"
import type { Shape } from "../../drawing/shapes.ts"
import type { Canvas, Colour, Spot } from "./canvas.ts"
import { written } from "./letters.ts"

/** Draws on a picture what a device draws on a photo, as the program has no other hand for it. */
export function drawOn(canvas: Canvas, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    const { path, label } = drawn(shape, canvas)
    const lines = linesOf(path)
    const letters = label ? written(label.text, [label.x, label.y], label.size) : []
    for (const [hex, width, thick] of [
      [outlines[shape.colour], outlineOf(canvas), 2 / 5],
      [paints[shape.colour], strokeOf(canvas), 1 / 5],
    ] as const) {
      for (const line of lines) canvas.stroke(line, width, colourOf(hex))
      for (const line of letters) canvas.stroke(line, label!.size * thick, colourOf(hex))
    }
  }
}

/** Of a path of `geometry.ts`, which knows moves, lines and halves of an ellipse. */
function linesOf(path: string): Spot[][] {
  const lines: Spot[][] = []
  for (const [, verb, numbers] of path.matchAll(/([MLA])([^MLAZ]*)/g)) {
    const values = numbers!.trim().split(" ").map(Number)
    const to: Spot = [values.at(-2)!, values.at(-1)!]
    if (verb === "M") lines.push([to])
    else
      lines
        .at(-1)!
        .push(...(verb === "L" ? [to] : half(lines.at(-1)!.at(-1)!, to, values as [number, number])))
  }
  return lines
}

/** From its left to its right over the top, or back under it. */
function half([fromX, fromY]: Spot, [toX, toY]: Spot, [across, along]: [number, number]): Spot[] {
  const begin = fromX < toX ? Math.PI : 0
  return Array.from({ length: 25 }, (_, n): Spot => {
    const turn = begin + (n / 24) * Math.PI
    return [(fromX + toX) / 2 + across * Math.cos(turn), (fromY + toY) / 2 + along * Math.sin(turn)]
  })
}

const colourOf = (hex: string): Colour => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return [red!, green!, blue!]
}
