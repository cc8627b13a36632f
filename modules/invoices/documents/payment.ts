import type { BoxPart } from "#src/documents/blocks.ts"
import { amountIn } from "./amounts.ts"
import type { InvoiceDocument } from "./document.ts"
import { sums } from "./nl.ts"

/** What is to be paid, where that is another amount than the total or is paid on two accounts. */
export function paymentOf(invoice: InvoiceDocument): BoxPart[] {
  const { currency, payableCents, totalCents, blockedCents, blockedIban } = invoice
  const parts: BoxPart[] = []
  if (payableCents !== null && (payableCents !== totalCents || blockedCents !== 0))
    parts.push({
      label: payableCents < 0 ? sums.received : sums.payable,
      value: amountIn(currency, payableCents),
      strong: true,
    })
  if (blockedCents !== 0)
    parts.push({ label: `${sums.blocked} ${blockedIban}`.trim(), value: amountIn(currency, blockedCents) })
  return parts
}
