/**
 * Rounds half away from zero on the 15 significant digits that a spreadsheet keeps,
 * so that 1.005 becomes 1.01 here as in Excel and LibreOffice and totals agree to the cent.
 */
export function round(value: number, decimals = 0): number {
  const factor = 10 ** decimals
  const scaled = Math.abs(value) * factor
  return (Math.sign(value) * Math.floor((isPlain(scaled) ? scaled : asInSheet(scaled)) + 0.5)) / factor || 0
}

/** So far from a half that the digits beyond the fifteenth can't matter: nearly all numbers, and ten times as fast. */
const isPlain = (scaled: number) => scaled < 1e8 && Math.abs((scaled % 1) - 0.5) > 1e-6

const asInSheet = (scaled: number) => Number(scaled.toPrecision(15))

/** A quantity (at most three decimals) times a price in cents, in whole cents. */
export function times(quantity: number, cents: number): number {
  return round((Math.round(quantity * 1000) * cents) / 1000)
}

export const sum = (values: Iterable<number>): number => {
  let total = 0
  for (const value of values) total += value
  return total
}
