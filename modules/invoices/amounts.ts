/** The arithmetic of an invoice, for server and browser: whole cents, no database. */

/** The amounts of one rate: a percentage, 0 for exempt, abroad and reverse charge ("btw verlegd"). */
export interface VatRow {
  rate: number
  baseCents: number
  vatCents: number
}

/** What of an invoice adds up. The amounts of lines include VAT when `linesIncludeVat`. */
export interface Sums {
  netCents: number
  vatCents: number
  totalCents: number
  vat: readonly VatRow[]
  lines: readonly { cents: number }[]
  linesIncludeVat: boolean
}

export type WrongSum = "sumsDiffer" | "vatDiffers" | "linesDiffer"

/** Suppliers round per line or per rate: as far as that can go, and no further. */
const roundingOf = (parts: number) => Math.max(1, Math.ceil(parts / 2))

/** What does not add up; nothing when all does. Lines and rates that aren't there are not missed. */
export function wrongSums({ netCents, vatCents, totalCents, vat, lines, linesIncludeVat }: Sums): WrongSum[] {
  const wrong: WrongSum[] = []
  if (netCents + vatCents !== totalCents) wrong.push("sumsDiffer")
  if (vat.length > 0 && !vatAddsUp({ netCents, vatCents, vat, lines: lines.length })) wrong.push("vatDiffers")
  const expected = linesIncludeVat ? totalCents : netCents
  if (lines.length > 0 && Math.abs(total(lines, "cents") - expected) > roundingOf(lines.length))
    wrong.push("linesDiffer")
  return wrong
}

function vatAddsUp({
  netCents,
  vatCents,
  vat,
  lines,
}: Pick<Sums, "netCents" | "vatCents" | "vat"> & { lines: number }): boolean {
  return (
    total(vat, "baseCents") === netCents &&
    total(vat, "vatCents") === vatCents &&
    vat.every(
      ({ rate, baseCents, vatCents }) => Math.abs((baseCents * rate) / 100 - vatCents) <= roundingOf(lines) + 0.5,
    )
  )
}

const total = <Key extends string>(rows: readonly { [K in Key]: number }[], key: Key) =>
  rows.reduce((sum, row) => sum + row[key], 0)
