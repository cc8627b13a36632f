/** The rates of the Netherlands, with that from before 2019 and Belgium's. */
const dutch: ReadonlySet<number> = new Set([0, 6, 9, 21])

/** Of other countries of the Union: percentages that are something else as often. */
const foreign: ReadonlySet<number> = new Set([5, 5.5, 7, 8, 10, 12, 13, 17, 18, 19, 20, 22, 23, 24, 25, 27])

/** Rates that occur in the Netherlands, Belgium and Germany, the likeliest first. */
export const rates: ReadonlySet<number> = new Set([21, 9, 19, 7, 6, 12])

/** Whether a percentage may be one of VAT; a foreign one only where words beside it say so: else it is a discount. */
export const isVatRate = (rate: number, named: boolean): boolean =>
  dutch.has(rate) || (named && foreign.has(rate))
