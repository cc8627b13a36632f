import { DomainError } from "#src/shared/errors.ts"

/** What stands on an invoice can't change under it; `number`: that invoice, or null. */
export function requireUninvoiced(number: string | null) {
  if (number !== null) throw new DomainError("quotes.invoiced", 409, { values: { number } })
}
