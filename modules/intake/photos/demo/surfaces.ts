import type { Canvas, Colour, Spot } from "./canvas.ts"

/** '0.1,0.2 0.3,0.4': places in parts of the width and of the height. */
export const spots = (text: string): Spot[] =>
  text.split(" ").map((spot) => {
    const [x, y] = spot.split(",").map(Number)
    return [x!, y!]
  })

export const box = (left: number, top: number, right: number, foot: number): Spot[] =>
  spots(`${left},${top} ${right},${top} ${right},${foot} ${left},${foot}`)

/** `thick` in parts of the width. */
export const line = (canvas: Canvas, along: readonly Spot[], thick: number, colour: Colour) =>
  canvas.stroke(
    along.map(([x, y]) => [x * canvas.width, y * canvas.height]),
    thick * canvas.width,
    colour,
  )

/** By a window at the upper right, with the grain of a phone in a dark house. */
export function lit([red, green, blue]: Colour, light: number, x: number, y: number): Colour {
  const grain = ((Math.sin(x * 12_989.8 + y * 78_233.1) * 43_758.5) % 1) * 7
  const part = light * (1.04 - 0.22 * Math.hypot(x - 0.6, y - 0.35))
  return [red * part + grain, green * part + grain, blue * part + grain]
}

export const smooth =
  (colour: Colour, light: number) =>
  (x: number, y: number): Colour =>
    lit(colour, light, x, y)

/** So many beside and above each other, each a little different from the next. */
export const tiles =
  (colour: Colour, across: number, down: number) =>
  (x: number, y: number): Colour => {
    const [column, row] = [x * across, y * down]
    const joint = column % 1 < 0.035 || row % 1 < 0.045
    const own = 0.04 * Math.sin(Math.floor(column) * 7 + Math.floor(row) * 13)
    return lit(joint ? [168, 164, 154] : colour, joint ? 0.95 : 1 + own, x, y)
  }

/** Tiles that lie, smaller the farther away. */
export const ground =
  (colour: Colour) =>
  (x: number, y: number): Colour => {
    const near = 0.35 + y * 0.65
    const [column, row] = [((x - 0.5) / near) * 7 + 50, 5 / near]
    if (column % 1 < 0.04 || row % 1 < 0.06) return lit([88, 80, 72], 0.9, x, y)
    return lit(colour, 0.92 + 0.05 * Math.sin(Math.floor(column) * 5 + Math.floor(row) * 11), x, y)
  }

export const mixed = (one: Colour, other: Colour, part: number): Colour => {
  const [red, green, blue] = one.map((value, n) => value * (1 - part) + other[n]! * part)
  return [red!, green!, blue!]
}
