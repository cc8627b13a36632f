import { metresText } from "./measures.ts"
import type { Quantity } from "./schema.ts"

/** What a room is reckoned from, in millimetres. */
export interface RoomShape {
  /** What its floor consists of; undefined: it isn't made of rectangles. */
  rectangles: readonly (readonly [width: number, depth: number])[] | undefined
  walls: readonly number[]
  height: number
  /** `passed`: one walks through it, so that it has no skirting. */
  openings: readonly { width: number; height: number; count: number; passed: boolean }[]
}

/** Of more than so many parts a formula says nothing any more. */
const mostTerms = 12

/**
 * How one reckons to a quantity of a room, in metres: '2 x (2,40 + 2,25) x 2,60 - 0,88 x 2,115'. Undefined of a floor
 * that no tape measures, with slanted walls or in many parts.
 */
export function formulaOf(shape: RoomShape, what: Quantity): string | undefined {
  const floor = floorOf(shape)
  const walls = wallsOf(shape)
  if (what === "floor" || what === "ceiling") return floor
  if (what === "walls") return walls
  if (what === "perimeter") return aroundOf(shape)
  if (what === "skirting") return less(aroundOf(shape), passedOf(shape))
  if (what === "volume") return floor && `${inBrackets(floor)} x ${metresText(shape.height)}`
  return floor && walls && `${floor} + ${walls}`
}

const floorOf = ({ rectangles }: RoomShape) =>
  rectangles && inTerms(rectangles.map(([width, depth]) => `${metresText(width)} x ${metresText(depth)}`))

function wallsOf(shape: RoomShape) {
  const around = aroundOf(shape)
  return around && less(`${inBrackets(around)} x ${metresText(shape.height)}`, openOf(shape))
}

function aroundOf({ rectangles, walls }: RoomShape): string | undefined {
  const [only, ...others] = rectangles ?? []
  if (only && others.length === 0) return `2 x (${only.map(metresText).join(" + ")})`
  return inTerms(walls.map(metresText))
}

const openOf = ({ openings }: RoomShape) =>
  openings.map(({ width, height, count }) => `${times(count)}${metresText(width)} x ${metresText(height)}`)

const passedOf = ({ openings }: RoomShape) =>
  openings.filter(({ passed }) => passed).map(({ width, count }) => `${times(count)}${metresText(width)}`)

const inTerms = (terms: readonly string[]) => (terms.length <= mostTerms ? terms.join(" + ") : undefined)
const less = (whole: string | undefined, parts: readonly string[]) =>
  whole && inTerms([...parts]) !== undefined ? [whole, ...parts].join(" - ") : undefined
const times = (count: number) => (count === 1 ? "" : `${count} x `)
/** '2 x (a + b)' and 'a x b' can be multiplied as they are. */
const inBrackets = (text: string) => (/^2 x \(/.test(text) || !text.includes(" + ") ? text : `(${text})`)
