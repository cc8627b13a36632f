import { lazy } from "#src/shared/lazy.ts"
import { formatEuros } from "#ui/lib/format.ts"

const plain = lazy(
  () => new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** '€ 121,00', and 'USD 121,00' of what is in another currency. */
export const amountIn = (amount: number, currency: string) =>
  currency === "EUR" ? formatEuros(amount) : `${currency} ${plain().format(amount)}`
