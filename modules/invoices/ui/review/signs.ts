import { centsIn, type PostedKind, type Typed, textOfCents } from "./typed.ts"

/** The form with another kind: the amounts of a credit note are negative, those of the others are not. */
export function withKind(typed: Typed, kind: PostedKind): Typed {
  const next = { ...typed, kind }
  return hasWrongSign(next) ? turned(next) : next
}

/** A credit note that costs money, or an invoice that brings it. */
export function hasWrongSign({ kind, total }: Pick<Typed, "kind" | "total">): boolean {
  const cents = centsIn(total) ?? 0
  return kind === "credit" ? cents > 0 : cents < 0
}

/** Every amount with the other sign, so that what added up still does; of a line its quantity too, as its price stays. */
export const turned = (typed: Typed): Typed => ({
  ...typed,
  total: other(typed.total),
  payable: other(typed.payable),
  blockedAmount: other(typed.blockedAmount),
  vat: typed.vat.map((row) => ({ ...row, base: other(row.base), vat: other(row.vat) })),
  lines: typed.lines.map((line) => ({
    ...line,
    amount: other(line.amount),
    quantity: otherQuantity(line.quantity),
  })),
})

const other = (text: string) => {
  const cents = centsIn(text)
  return cents ? textOfCents(-cents) : text
}

const otherQuantity = (text: string) => {
  const bare = text.trim()
  return bare.startsWith("-") ? bare.slice(1) : /^[\d.,]*[1-9]/.test(bare) ? `-${bare}` : text
}
