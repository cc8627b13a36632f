import { parseDecimal } from "#src/shared/decimal.ts"
import { type AskedSize, sizeAsked } from "../../../rooms/asked.ts"
import type { MeasuredRoom } from "../../../rooms/measured.ts"
import type { ShownQuestion } from "../useChecks.ts"

/** What was measured of the size that a question asks, where it may be the answer and isn't yet. */
export function otherwiseMeasured(
  { key, found, quoted, min, max }: ShownQuestion,
  rooms: readonly MeasuredRoom[],
): AskedSize | undefined {
  const measured = sizeAsked(key, rooms)
  if (!measured) return undefined
  const { quantity } = measured
  if ((min !== null && quantity < min) || (max !== null && quantity > max)) return undefined
  const known = isFound(found) ? found : quoted
  return typeof known === "string" && parseDecimal(known) === quantity ? undefined : measured
}

/** Otherwise than the quotation has it: empty says that that is right. */
export const isFound = (found: ShownQuestion["found"]) => found !== null && found !== ""
