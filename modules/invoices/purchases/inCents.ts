import { round } from "#src/shared/rounding.ts"
import type { InvoiceContent } from "./schema.ts"

/** What a person confirmed, in the units of the database; identifiers without spaces and in capitals. */
export type InvoiceInCents = ReturnType<typeof inCents>

export function inCents(content: InvoiceContent) {
  const { netAmount, vatAmount, totalAmount, payableAmount, blockedAmount, vat, lines, ...rest } = content
  const totalCents = cents(totalAmount)
  return {
    ...rest,
    ...{
      iban: bare(rest.iban),
      blockedIban: bare(rest.blockedIban),
      btwId: bare(rest.btwId),
      kvk: bare(rest.kvk),
    },
    ...{ netCents: cents(netAmount), vatCents: cents(vatAmount), totalCents },
    payableCents: payableAmount === null ? totalCents : cents(payableAmount),
    blockedCents: cents(blockedAmount),
    vat: merged(vat.map(({ rate, base, vat }) => ({ rate, baseCents: cents(base), vatCents: cents(vat) }))),
    lines: lines.map(({ amount, ...line }) => ({ ...line, cents: cents(amount) })),
  }
}

const cents = (euros: number) => round(euros * 100)
const bare = (identifier: string) => identifier.replace(/[\s.]/g, "").toUpperCase()

/** One row a rate, the highest first. */
function merged(rows: { rate: number; baseCents: number; vatCents: number }[]) {
  const byRate = Map.groupBy(rows, ({ rate }) => rate)
  return [...byRate]
    .map(([rate, same]) => ({
      rate,
      baseCents: same.reduce((sum, row) => sum + row.baseCents, 0),
      vatCents: same.reduce((sum, row) => sum + row.vatCents, 0),
    }))
    .toSorted((a, b) => b.rate - a.rate)
}
