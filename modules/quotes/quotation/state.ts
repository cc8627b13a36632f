import type { Day } from "#src/shared/days.ts"
import type { QuotationRow, VersionRow } from "../table.ts"
import type { QuotationState } from "./schema.ts"

/** What a quotation is today: one that was sent expires after the last day its price holds. */
export const stateOn = (
  state: QuotationRow["state"],
  validUntil: VersionRow["validUntil"],
  today: Day,
): QuotationState => (state === "sent" && validUntil !== null && validUntil < today ? "expired" : state)
