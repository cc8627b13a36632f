import { invalid } from "#src/shared/errors.ts"
import type { InvoiceInCents } from "./inCents.ts"

/** What no person can mean, whatever the paper says. */
export function refuseWrong({
  kind,
  totalCents,
  payableCents,
  blockedCents,
  blockedIban,
  date,
  dueDate,
}: InvoiceInCents) {
  const wrong: Record<string, string> = {}
  if (kind === "credit" && totalCents >= 0) wrong.totalAmount = "invoices.creditNotNegative"
  if (kind !== "credit" && totalCents < 0) wrong.totalAmount = "invoices.totalNegative"
  if (dueDate !== null && dueDate < date) wrong.dueDate = "invoices.dueBeforeDate"
  if (Math.abs(blockedCents) > Math.abs(payableCents)) wrong.blockedAmount = "invoices.blockedTooMuch"
  if (blockedCents !== 0 && blockedIban === "") wrong.blockedIban = "invoices.blockedIbanMissing"
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}
