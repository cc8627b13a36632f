import { lazy } from "./lazy.ts"

/** '€ 1.234,56', with a no-break space so that sign and amount stay together. */
export const formatEuro = (cents: number): string => euro().format(cents / 100)

/** '€ 1.235', where cents would say more than is known. */
export const formatWholeEuro = (cents: number): string => wholeEuro().format(cents / 100)

/** '12,5': at most three decimals, as many as there are; `decimals` fixes their number. */
export const formatQuantity = (quantity: number, decimals?: number): string =>
  decimals === undefined ? plain().format(quantity) : fixed(decimals).format(quantity)

/** '0,405': of one piece, for a screw costs less than a cent. */
export const formatPrice = (price: number): string => perPiece().format(price)

const euro = lazy(() => new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR" }))
const wholeEuro = lazy(
  () => new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR", maximumFractionDigits: 0 }),
)
const plain = lazy(() => new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 3 }))
const perPiece = lazy(
  () => new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
)

const fixedOnes = new Map<number, Intl.NumberFormat>()

/** Kept as well: making one takes far longer than using it, and a plan that moves writes hundreds of numbers. */
function fixed(decimals: number): Intl.NumberFormat {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const known = fixedOnes.get(decimals) ?? new Intl.NumberFormat("nl-NL", digits)
  fixedOnes.set(decimals, known)
  return known
}
