import { sum } from "#src/shared/rounding.ts"
import type { IssuedInvoice } from "../sales/content.ts"

export interface Part {
  iban: string
  cents: number
  /** Goes to the blocked account (G-rekening). */
  blocked: boolean
}

/** What is to be transferred, and where; nothing when nothing is to be paid. */
export function transfersOf({ totals, seller, blocked }: IssuedInvoice): Part[] {
  if (totals.totalCents <= 0) return []
  const held = blocked ? [{ iban: blocked.iban, cents: blocked.cents, blocked: true }] : []
  const rest = totals.totalCents - sum(held.map(({ cents }) => cents))
  return [{ iban: seller.iban, cents: rest, blocked: false }, ...held].filter(({ cents }) => cents > 0)
}
