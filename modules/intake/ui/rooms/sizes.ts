import { parseDecimal } from "#src/shared/decimal.ts"
import { round } from "#src/shared/rounding.ts"
import { metresText } from "../../rooms/measures.ts"
import type { Opening } from "../../rooms/schema.ts"

/** Metres as they are typed, millimetres as they are kept. NaN for what is no number. */
export const metresIn = (typed: string): number => {
  const metres = parseDecimal(typed)
  return metres === undefined ? Number.NaN : round(metres * 1000)
}

/** An opening as it is typed. */
export type TypedOpening = { kind: Opening["kind"]; width: string; height: string; count: string }

export const typedOpening = ({ kind, width, height, count }: Opening): TypedOpening => ({
  ...{ kind, width: metresText(width), height: metresText(height), count: String(count) },
})

export const openingIn = ({ kind, width, height, count }: TypedOpening): Opening => ({
  ...{ kind, width: metresIn(width), height: metresIn(height), count: parseDecimal(count) ?? Number.NaN },
})
