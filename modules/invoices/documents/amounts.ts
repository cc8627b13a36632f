import { formatEuro, formatQuantity } from "#src/shared/euro.ts"
import { unknown } from "./nl.ts"

/** '€ 1.234,56', 'GBP 1.234,56'; of what isn't known it says so. */
export function amountIn(currency: string, cents: number | null): string {
  if (cents === null) return unknown
  return isEuro(currency) ? formatEuro(cents) : `${currency}\u00a0${formatQuantity(cents / 100, 2)}`
}

export const isEuro = (currency: string) => currency === "EUR" || currency === ""
