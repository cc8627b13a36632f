import { formatEuros } from "#ui/lib/format.ts"

/** An amount in the invoice's own currency; an invoice that names none is in euros. */
export const amountText = (amount: number, currency: string | null): string =>
  !currency || currency === "EUR"
    ? formatEuros(amount)
    : `${currency} ${amount.toLocaleString("nl-NL", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
