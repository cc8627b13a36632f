import { formatQuantity } from "#src/shared/euro.ts"
import { formatEuros } from "#ui/lib/format.ts"

/** '€ 121,00', and 'USD 121,00' of an invoice in another currency; one that names none is in euros. */
export const amountIn = (amount: number, currency: string | null): string =>
  !currency || currency === "EUR" ? formatEuros(amount) : `${currency}\u00a0${formatQuantity(amount, 2)}`
