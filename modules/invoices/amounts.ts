/** The arithmetic of an invoice, for server and browser: whole cents, no database. */

/** The amounts of one rate: a percentage, 0 for exempt, abroad and reverse charge ("btw verlegd"). */
export interface VatRow {
  rate: number
  baseCents: number
  vatCents: number
}

export interface Sums {
  netCents: number
  vatCents: number
  totalCents: number
  vat: readonly VatRow[]
  lines: readonly { cents: number }[]
  linesIncludeVat: boolean
}

/** What doesn't add up, in cents; nothing when it does. */
export interface Differences {
  /** The total less net and VAT. */
  total?: number
  /** Net less the bases, and VAT less that of all rates. */
  bases?: number
  vat?: number
  /** Rates whose VAT isn't what the base makes of it, with what it would be. */
  rates: { rate: number; expectedCents: number }[]
  /** The net, or the total when lines include VAT, less the lines. */
  lines?: number
}

/** What is compared: lines and rates that aren't there say nothing. */
export function differences(sums: Sums): Differences {
  const { netCents, vatCents, totalCents, vat, lines, linesIncludeVat } = sums
  const found: Differences = { rates: vat.filter((row) => !vatFits(row)).map(expected) }
  const total = totalCents - netCents - vatCents
  if (total !== 0) found.total = total
  if (vat.length > 0) {
    const bases = netCents - sumOf(vat.map((row) => row.baseCents))
    const rates = vatCents - sumOf(vat.map((row) => row.vatCents))
    if (bases !== 0) found.bases = bases
    if (rates !== 0) found.vat = rates
  }
  if (lines.length > 0) {
    const left = (linesIncludeVat ? totalCents : netCents) - sumOf(lines.map((line) => line.cents))
    if (left !== 0) found.lines = left
  }
  return found
}

export type WrongSum = "sumsDiffer" | "vatDiffers" | "linesDiffer"

/** Which sums a person should look at. Lines that were rounded one by one may miss the whole by half a cent each. */
export function wrongSums(sums: Sums): WrongSum[] {
  const { total, bases, vat, rates, lines = 0 } = differences(sums)
  const slack = Math.max(1, Math.ceil(sums.lines.length / 2))
  return [
    ...(total ? (["sumsDiffer"] as const) : []),
    ...(bases || vat || rates.length > 0 ? (["vatDiffers"] as const) : []),
    ...(Math.abs(lines) > slack ? (["linesDiffer"] as const) : []),
  ]
}

/**
 * Whether VAT is what a rate makes of its base. Some round VAT per line, some by the bases of a day: so a cent, and a
 * cent more for every 500 euros, is no mistake, up to five cents.
 */
export function vatFits({ rate, baseCents, vatCents }: VatRow): boolean {
  const slack = Math.min(5, 1 + Math.floor(Math.abs(baseCents) / 50_000))
  return Math.abs((baseCents * rate) / 100 - vatCents) <= slack + 0.5
}

const expected = ({ rate, baseCents }: VatRow) => ({ rate, expectedCents: cents((baseCents * rate) / 100) })

/** Half a cent away from zero, so that a credit note mirrors its invoice. */
const cents = (value: number) => Math.sign(value) * Math.round(Math.abs(value)) || 0

const sumOf = (values: number[]) => values.reduce((total, value) => total + value, 0)
