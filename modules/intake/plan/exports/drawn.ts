import { points } from "#src/documents/page.ts"
import type { Canvas, Place } from "#src/documents/pdf/canvas.ts"
import type { Typesetter } from "#src/documents/pdf/type.ts"
import { single } from "#src/documents/pdf/wrap.ts"
import { type Drawing, type Item, penWidth } from "../picture/drawing.ts"
import { colour } from "./colour.ts"

/** The drawing on a page, its left upper corner at a place of it. */
export function drawOn(canvas: Canvas, type: Typesetter, { scale, items, box }: Drawing, from: Place): void {
  for (const item of items) draw(item)

  function at({ x, y }: Place): Place {
    return { x: from.x + points((x - box.x) / scale), y: from.y + points((y - box.y) / scale) }
  }

  function draw(item: Item): void {
    switch (item.kind) {
      case "walls": {
        const rings = item.rings.map((ring) => ring.map(at))
        // First its outline, twice as wide, then the wall over it: what lies between two parts disappears.
        canvas.shape(rings, { stroke: { width: 2 * points(penWidth.walls), color: colour.ink } })
        canvas.shape(rings, { fill: colour.wall })
        break
      }
      case "floor":
        canvas.shape([item.corners.map(at)], { stroke: { width: points(penWidth.thin), color: colour.ink } })
        break
      case "line": {
        const dash = item.pen === "dashed" ? [1, 0.8].map(points) : []
        canvas.way([item.from, item.to].map(at), { ...pen(penWidth[item.pen]), dash })
        break
      }
      case "arc":
        canvas.arc(at(item.centre), at(item.from), at(item.to), pen(penWidth.thin))
        break
      case "text": {
        const size = points(item.size / scale)
        const cut = item.bold ? "bold" : "regular"
        const line = single(type, item.text, { cut, size, leading: size * 1.2, color: colour.ink })
        const middle = at(item.at)
        const write = () => canvas.line(line, middle.x - line.ink / 2, middle.y - size * 0.6)
        if (item.turn === 0) write()
        else canvas.turned(item.turn, middle, write)
      }
    }
  }
}

const pen = (millimetres: number) => ({ width: points(millimetres), color: colour.ink })
