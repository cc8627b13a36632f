import * as z from "zod/mini"

const Id = z.int().check(z.positive())

/** Two photos of one place, by their numbers. */
export const Pair = z.strictObject({ before: Id, after: Id })
export type Pair = z.infer<typeof Pair>
