/** A place on the paper of a signature. */
export interface Ink {
  x: number
  y: number
}
/** From where the pen came down to where it was lifted. */
export type Stroke = readonly Ink[]

export const paper = { width: 600, height: 240 }
/** Nobody signs with more; what goes on is scribbling, and a file that only grows. */
export const mostInk = 4000
/** Closer than this says nothing new of the line. */
const step = 2.5

/** With one place more, unless it is where the pen already was. */
export function withInk(stroke: Stroke, { x, y }: Ink): Stroke {
  const at = { x: onPaper(x, paper.width), y: onPaper(y, paper.height) }
  const last = stroke.at(-1)
  return last && Math.hypot(at.x - last.x, at.y - last.y) < step ? stroke : [...stroke, at]
}

/** As SVG and canvas draw it: through the middle between two places, so that corners are round. A touch is a dot. */
export const inkPath = (strokes: readonly Stroke[]): string => strokes.map(strokePath).join("")

function strokePath(stroke: Stroke): string {
  const [first, ...rest] = stroke
  if (!first) return ""
  if (rest.length === 0) return `M${spot(first)}l0.1 0`
  const curves = rest.slice(0, -1).map((at, index) => `Q${spot(at)} ${spot(between(at, rest[index + 1]!))}`)
  return `M${spot(first)}${curves.join("")}L${spot(rest.at(-1)!)}`
}

export const inkOf = (strokes: readonly Stroke[]): number =>
  strokes.reduce((all, { length }) => all + length, 0)

const between = (one: Ink, other: Ink): Ink => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const spot = ({ x, y }: Ink) => `${tenth(x)} ${tenth(y)}`
const tenth = (value: number) => Math.round(value * 10) / 10
const onPaper = (value: number, most: number) => Math.max(0, Math.min(value, most))
