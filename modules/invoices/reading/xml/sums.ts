import { round, sum } from "#src/shared/rounding.ts"
import type { VatRow } from "../../amounts.ts"
import type { Stated } from "./stated.ts"

export interface Sums {
  vat: VatRow[]
  net: Sum
  vatTotal: Sum
  total: Sum
}

/** `stated`: as the document has it, else worked out of the rest. Undefined when that can't be done. */
export type Sum = { cents: number; stated: boolean } | undefined

/** The totals as stated; what a slim profile leaves out follows from what it does say. */
export function sumsOf(stated: Stated): Sums {
  const rows = vatRows(stated)
  const paid = stated.prepaidCents ?? 0
  const net = stated.netCents ?? (rows.length > 0 ? sum(rows.map((row) => row.baseCents)) : linesOf(stated))
  const vat = stated.vatCents ?? (rows.length > 0 ? sum(rows.map((row) => row.vatCents)) : null)
  const total =
    stated.totalCents ??
    (net !== null && vat !== null
      ? net + vat
      : stated.payableCents !== null
        ? stated.payableCents + paid - (stated.roundingCents ?? 0)
        : null)
  const left = (whole: number | null, part: number | null) =>
    whole === null || part === null ? null : whole - part
  const allNet = net ?? left(total, vat)
  const allVat = vat ?? left(total, net)
  return {
    vat: rows.length > 0 ? rows : onlyRow(allNet, allVat),
    net: sumOf(allNet, stated.netCents),
    vatTotal: sumOf(allVat, stated.vatCents),
    total: sumOf(total, stated.totalCents),
  }
}

const sumOf = (cents: number | null, stated: number | null): Sum =>
  cents === null ? undefined : { cents, stated: stated !== null }

/** One row for each rate: exempt and reverse charge both are 0. */
function vatRows({ vat }: Stated): VatRow[] {
  const rows = new Map<number, VatRow>()
  for (const part of vat) {
    const rate = part.category === "S" || part.category === "" ? part.rate : 0
    if (part.baseCents === null && part.vatCents === null) continue
    const base = part.baseCents ?? 0
    const cents = part.vatCents ?? round((base * (rate ?? 0)) / 100)
    const known = within(rate ?? (base === 0 ? 0 : round((cents / base) * 100, 1)))
    const row = rows.get(known) ?? { rate: known, baseCents: 0, vatCents: 0 }
    rows.set(known, { rate: known, baseCents: row.baseCents + base, vatCents: row.vatCents + cents })
  }
  return [...rows.values()].sort((one, other) => other.rate - one.rate)
}

const within = (rate: number) => (rate >= 0 && rate <= 100 ? rate : 0)

/** The one rate that leads from the sum without VAT to the VAT, if there is one. */
function onlyRow(net: number | null, vat: number | null): VatRow[] {
  if (net === null || vat === null) return []
  const rate = [0, 21, 9].find((rate) => Math.abs(round((net * rate) / 100) - vat) <= 1)
  return rate === undefined ? [] : [{ rate, baseCents: net, vatCents: vat }]
}

/** Null when there are none. */
export function linesOf({ lines }: Stated): number | null {
  if (lines.length === 0) return null
  return sum(lines.map(({ kind, cents }) => (kind === "discount" ? -(cents ?? 0) : (cents ?? 0))))
}
