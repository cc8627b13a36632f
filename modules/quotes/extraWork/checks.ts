import type { Day } from "#src/shared/days.ts"
import { invalid } from "#src/shared/errors.ts"
import type { VatRate } from "../pricing/line.ts"
import { pricedLine, totalsOfLines } from "./priced.ts"
import type { Agreement, ExtraLineInput } from "./schema.ts"

/** More than any job of a small company; a slip of the keyboard. */
const mostCents = 1_000_000_000

/** Prices the lines, or says at which field something is wrong with them. */
export function priced(inputs: readonly ExtraLineInput[], known: ReadonlyMap<VatRate, string>) {
  const wrong: Record<string, string> = {}
  const lines = inputs.map((input) => pricedLine(input, known))
  for (const [index, { vatReason }] of lines.entries())
    if (!vatReason) wrong[`lines.${index}.vatReason`] = "quotes.vatReasonMissing"
  if (lines.length > 0 && lines.every(({ totalCents }) => totalCents === 0))
    wrong["lines.0.unitPrice"] = "quotes.extraOfNothing"
  const totals = totalsOfLines(lines)
  if (Math.abs(totals.incVatCents) > mostCents) wrong["lines.0.unitPrice"] = "quotes.extraTooLarge"
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return { lines, totals }
}

/** `from`: the day of the quotation that it is agreed besides. */
export function requireAgreeable(
  { on }: Pick<Agreement, "on">,
  lines: readonly unknown[],
  { from, today, at = "" }: { from: Day | null; today: Day; at?: string },
) {
  const wrong: Record<string, string> = {}
  if (on > today) wrong[`${at}on`] = "quotes.extraInFuture"
  if (from !== null && on < from) wrong[`${at}on`] = "quotes.extraBeforeQuotation"
  if (lines.length === 0) wrong.lines = "quotes.extraUnpriced"
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}
