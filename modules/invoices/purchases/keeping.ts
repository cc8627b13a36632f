import type { Day } from "#src/shared/days.ts"

/** Art. 52 AWR: seven years after the year of the invoice; ten for what concerns real estate. */
export function keepUntil(invoiceDate: Day, realEstate: boolean): Day {
  const year = Number(invoiceDate.slice(0, 4)) + (realEstate ? 10 : 7)
  return `${year}-12-31`
}
