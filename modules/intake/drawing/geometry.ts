import { lengthText, withinText } from "./lengths.ts"
import { type Point, type Shape, whole } from "./shapes.ts"

/** Of the picture, in any unit: what is worked out here is in the same. */
export interface Size {
  width: number
  height: number
  /** How many times nearer it is looked at: lines, letters and fingers are so much finer. */
  zoom?: number
}

/** As SVG and canvas draw it. */
export interface Drawn {
  path: string
  label: Label | null
}
export interface Label {
  text: string
  /** Its middle. */
  x: number
  y: number
  /** How high its letters are. */
  size: number
}

export type End = "from" | "to"

/** How wide a line is, and the line of another colour around it. */
export const strokeOf = (size: Size) => inSight(size) / 150
export const outlineOf = (size: Size) => strokeOf(size) * 1.9

/** How far from a line a finger still means it. */
export const reachOf = (size: Size) => inSight(size) / 40

export function drawn(shape: Shape, size: Size): Drawn {
  const from = placed(shape.from, size)
  if (shape.kind === "text") return { path: "", label: labelAt(shape.text, from, size) }
  const to = placed(shape.to, size)
  if (shape.kind === "circle") return { path: ellipse(from, to), label: null }
  if (shape.kind === "arrow") return { path: line(from, to) + arrowHead(from, to, size), label: null }
  const text = measureText(shape)
  return {
    path: line(from, to) + stop(from, to, size) + stop(to, from, size),
    label: labelAt(text, besideMiddle(from, to, size), size),
  }
}

/** '2,31 m ± 2 cm', and a question mark for what is still to be taken. */
export function measureText({ millimetres, within }: Measure): string {
  if (millimetres === null) return "?"
  return within ? `${lengthText(millimetres)} ${withinText(within)}` : lengthText(millimetres)
}

type Measure = Extract<Shape, { kind: "measure" }>

/** The topmost shape at that place. */
export function shapeAt(shapes: readonly Shape[], at: Point, size: Size): number | undefined {
  const index = shapes.findLastIndex((shape) => isAt(shape, at, size))
  return index < 0 ? undefined : index
}

export function isAt(shape: Shape, at: Point, size: Size): boolean {
  const point = placed(at, size)
  const { label } = drawn(shape, size)
  if (label && isIn(label, point, size)) return true
  if (shape.kind === "text") return false
  const [from, to] = [placed(shape.from, size), placed(shape.to, size)]
  const away = shape.kind === "circle" ? awayFromEllipse(point, from, to) : awayFromLine(point, from, to)
  return away <= reachOf(size)
}

/** The end that is taken hold of there, the nearest of two. */
export function endAt(shape: Shape, at: Point, size: Size): End | undefined {
  if (shape.kind === "text") return undefined
  const point = placed(at, size)
  const away = (end: End) => distance(point, placed(shape[end], size))
  const nearest = away("to") <= away("from") ? "to" : "from"
  return away(nearest) <= reachOf(size) * 1.5 ? nearest : undefined
}

/** All of it further by so many parts, as far as the picture goes. */
export function moved(shape: Shape, by: Point): Shape {
  const ends = "to" in shape ? [shape.from, shape.to] : [shape.from]
  const x = held(
    by.x,
    ends.map((end) => end.x),
  )
  const y = held(
    by.y,
    ends.map((end) => end.y),
  )
  const shift = (end: Point) => ({ x: end.x + x, y: end.y + y })
  return "to" in shape
    ? { ...shape, from: shift(shape.from), to: shift(shape.to) }
    : { ...shape, from: shift(shape.from) }
}

/** Too short to be meant as a line: a press that slipped. */
export const isSlip = (from: Point, to: Point, size: Size): boolean =>
  distance(placed(from, size), placed(to, size)) < reachOf(size)

/** On the picture, or no further beside it than a finger. */
export const isOn = ({ x, y }: Point, size: Size): boolean => {
  const around = reachOf(size)
  return x >= -around && y >= -around && x <= size.width + around && y <= size.height + around
}

/** A place of the picture in parts of it, never outside of it. */
export const partsOf = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: between(0, Math.round((x / width) * whole), whole),
  y: between(0, Math.round((y / height) * whole), whole),
})

export const placed = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: (x * width) / whole,
  y: (y * height) / whole,
})

/** The longer side, or as much of it as one looks at. */
const inSight = ({ width, height, zoom = 1 }: Size) => Math.max(width, height) / zoom

const line = (from: Point, to: Point) => `M${spot(from)}L${spot(to)}`
const spot = ({ x, y }: Point) => `${tenth(x)} ${tenth(y)}`
const tenth = (value: number) => Math.round(value * 10) / 10

function ellipse(from: Point, to: Point): string {
  const { middle, across, along } = axes(from, to)
  const [left, right] = [
    { x: middle.x - across, y: middle.y },
    { x: middle.x + across, y: middle.y },
  ]
  const half = `A${tenth(across)} ${tenth(along)} 0 0 1 `
  return `M${spot(left)}${half}${spot(right)}${half}${spot(left)}Z`
}

/** Two barbs at 30 degrees, of an arrow that is short no longer than half of it. */
function arrowHead(from: Point, to: Point, size: Size): string {
  const long = Math.min(strokeOf(size) * 5, distance(from, to) / 2)
  const back = Math.atan2(from.y - to.y, from.x - to.x)
  const barb = (turn: number) => ({
    x: to.x + long * Math.cos(back + turn),
    y: to.y + long * Math.sin(back + turn),
  })
  return `M${spot(barb(Math.PI / 6))}L${spot(to)}L${spot(barb(-Math.PI / 6))}`
}

/** The cross-line at the end of a measure. */
function stop(at: Point, other: Point, size: Size): string {
  const { x, y } = square(at, other, strokeOf(size) * 2.5)
  return line({ x: at.x - x, y: at.y - y }, { x: at.x + x, y: at.y + y })
}

/** As long as asked, at a right angle to the line. */
function square(from: Point, to: Point, long: number): Point {
  const all = distance(from, to) || 1
  return { x: (-(to.y - from.y) / all) * long, y: ((to.x - from.x) / all) * long }
}

/** Above the line; of one that stands, at its right. */
function besideMiddle(from: Point, to: Point, size: Size): Point {
  const off = square(from, to, letters(size) * 0.95)
  const up = off.y > 0 || (off.y === 0 && off.x < 0) ? -1 : 1
  return { x: (from.x + to.x) / 2 + off.x * up, y: (from.y + to.y) / 2 + off.y * up }
}

const letters = (size: Size) => inSight(size) / 26
/** Of a letter its mean width, as part of its height, in the bold of our typeface. */
const wide = 0.56

/** Wholly in the picture: smaller when it is too long, and moved away from the edge. */
function labelAt(text: string, at: Point, picture: Size): Label {
  const size = Math.min(letters(picture), (picture.width * 0.96) / (wide * Math.max(1, text.length)))
  const [half, high] = [(text.length * size * wide) / 2, size * 0.7]
  return {
    text,
    size,
    x: between(half, at.x, picture.width - half),
    y: between(high, at.y, picture.height - high),
  }
}

function isIn({ text, x, y, size }: Label, point: Point, picture: Size): boolean {
  const around = reachOf(picture) / 2
  return (
    Math.abs(point.x - x) <= (text.length * size * wide) / 2 + around &&
    Math.abs(point.y - y) <= size * 0.7 + around
  )
}

function awayFromLine(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const all = x * x + y * y
  const along = all === 0 ? 0 : ((point.x - from.x) * x + (point.y - from.y) * y) / all
  const part = between(0, along, 1)
  return distance(point, { x: from.x + x * part, y: from.y + y * part })
}

/** Measured along the line through the middle: exact on the axes, near enough beside them. */
function awayFromEllipse(point: Point, from: Point, to: Point): number {
  const { middle, across, along } = axes(from, to)
  if (across === 0 || along === 0) return awayFromLine(point, from, to)
  const [x, y] = [point.x - middle.x, point.y - middle.y]
  const out = Math.hypot(x / across, y / along)
  return out === 0 ? Math.min(across, along) : Math.abs(1 - 1 / out) * Math.hypot(x, y)
}

const axes = (from: Point, to: Point) => ({
  middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
  across: Math.abs(to.x - from.x) / 2,
  along: Math.abs(to.y - from.y) / 2,
})

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** So far that none of these leaves the picture. */
const held = (by: number, places: number[]) => between(-Math.min(...places), by, whole - Math.max(...places))

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))
