import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"

/** What is drawn on a photo. Places are parts of its width and of its height, so that they hold for any size of it. */

/** The right or lower edge. */
export const whole = 10_000
export const mostShapes = 200
export const longestWords = 60
/** In millimetres: longer than any wall of a house. */
export const longestLength = 100_000

const Part = z.int().check(z.gte(0), z.lte(whole))
const Point = z.strictObject({ x: Part, y: Part })
export type Point = z.infer<typeof Point>

/** They stand out on any photo, as each has a line of another colour around it. */
export const colours = ["yellow", "red", "blue"] as const
export type Colour = (typeof colours)[number]

const colour = z.enum(colours)
const ends = { colour, from: Point, to: Point }

const millimetres = z.int().check(z.positive(), z.lte(longestLength))

/**
 * `from` and `to` of a circle are corners of the box around it. A measure without a length is still to be taken;
 * `within`: how far one that was measured in the photo may be off.
 */
export const Shape = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("arrow"), ...ends }),
  z.strictObject({ kind: z.literal("circle"), ...ends }),
  z.strictObject({
    kind: z.literal("measure"),
    ...ends,
    millimetres: z.nullable(millimetres),
    within: z.optional(millimetres),
  }),
  z.strictObject({
    kind: z.literal("text"),
    colour,
    from: Point,
    text: line(longestWords).check(z.minLength(1)),
  }),
])
export type Shape = z.infer<typeof Shape>
export type Kind = Shape["kind"]

export const Shapes = z.array(Shape).check(z.maxLength(mostShapes, "intake.tooManyShapes"))
