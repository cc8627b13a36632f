import { type Drawing, type Item, penWidth } from "../picture/drawing.ts"
import type { Point } from "../schema.ts"
import { colour } from "./colour.ts"
import { escaped } from "./escaped.ts"

const ink = `#${colour.ink}`
const wall = `#${colour.wall}`
/** White around the drawing, in millimetres of paper. */
const margin = 5

/** The drawing as a file of its own, in millimetres of paper, so that it prints at its scale. */
export function svgOf({ scale, items, box }: Drawing, title: string): string {
  const { width, height } = svgSize({ box, scale })
  const shown = items.map((item) => shape(item, onPaper))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`,
    ` font-family="'Source Sans 3', Arial, sans-serif" text-anchor="middle" fill="${ink}" stroke-linecap="round">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...shown,
    "</svg>",
  ].join("\n")

  function onPaper({ x, y }: Point): Point {
    return { x: tidy((x - box.x) / scale + margin), y: tidy((y - box.y) / scale + margin) }
  }

  function shape(item: Item, at: (place: Point) => Point): string {
    switch (item.kind) {
      case "walls": {
        const path = item.rings.map((ring) => closed(ring.map(at))).join("")
        // First its outline, twice as wide, then the wall over it: what lies between two parts disappears.
        const outline = `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${2 * penWidth.walls}"/>`
        return `${outline}\n<path d="${path}" fill="${wall}"/>`
      }
      case "floor":
        return `<path d="${closed(item.corners.map(at))}" fill="none" stroke="${ink}" stroke-width="${penWidth.thin}"/>`
      case "line": {
        const [from, to] = [at(item.from), at(item.to)]
        const dash = item.pen === "dashed" ? ` stroke-dasharray="1 0.8"` : ""
        return `<path d="M${pair(from)}L${pair(to)}"${stroke(penWidth[item.pen])}${dash}/>`
      }
      case "arc": {
        const [from, to] = [at(item.from), at(item.to)]
        const radius = tidy(Math.hypot(item.from.x - item.centre.x, item.from.y - item.centre.y) / scale)
        const way = `A${radius} ${radius} 0 0 ${item.clockwise ? 1 : 0} ${pair(to)}`
        return `<path d="M${pair(from)}${way}" fill="none"${stroke(penWidth.thin)}/>`
      }
      case "text": {
        const { x, y } = at(item.at)
        const size = tidy(item.size / scale)
        const turn = item.turn === 0 ? "" : ` transform="rotate(${tidy(item.turn)} ${x} ${y})"`
        const weight = item.bold ? ` font-weight="600"` : ""
        // Not every program knows where the middle of a line of text is.
        return `<text x="${x}" y="${y}" dy="${tidy(size * 0.34)}" font-size="${size}"${weight}${turn}>${escaped(item.text)}</text>`
      }
    }
  }
}

/** In millimetres. */
export const svgSize = ({ box, scale }: Pick<Drawing, "box" | "scale">) => ({
  width: tidy(box.width / scale + 2 * margin),
  height: tidy(box.height / scale + 2 * margin),
})

const stroke = (width: number) => ` stroke="${ink}" stroke-width="${width}"`
const closed = (places: Point[]) => `M${places.map(pair).join("L")}Z`
const pair = ({ x, y }: Point) => `${x} ${y}`
const tidy = (value: number) => Math.round(value * 1000) / 1000
