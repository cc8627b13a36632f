import { formatEuro, formatQuantity } from "#src/shared/euro.ts"
import { lazy } from "#src/shared/lazy.ts"
import { unknown } from "./nl.ts"

/** '€ 1.234,56', 'GBP 1.234,56'; of what isn't known it says so. */
export function amountIn(currency: string, cents: number | null): string {
  if (cents === null) return unknown
  return isEuro(currency) ? formatEuro(cents) : `${currency}\u00a0${formatQuantity(cents / 100, 2)}`
}

export const isEuro = (currency: string) => currency === "EUR" || currency === ""

/** '0,405': a screw costs less than a cent. */
export const priceOf = (price: number | null): string => (price === null ? "" : format().format(price))

const format = lazy(
  () => new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
)
