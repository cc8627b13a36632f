import { sum } from "#src/shared/rounding.ts"
import { type WrongSum, wrongSums } from "../../amounts.ts"
import { centsIn, isFilled, type Typed } from "./typed.ts"

/** What an invoice adds up to, in whole cents; undefined where something can't be read or isn't there. */
export interface Sums {
  net: number | undefined
  vat: number | undefined
  total: number | undefined
  /** Total minus what it should be: 0 when it adds up. */
  totalOff: number | undefined
  lines: number | undefined
  /** What the lines should come to, minus what they do. */
  linesOff: number | undefined
  wrong: readonly WrongSum[]
}

export function sumsOf(typed: Typed): Sums {
  const rows = typed.vat.filter(isFilled)
  const net = added(rows.map(({ base }) => base))
  const vat = added(rows.map((row) => row.vat || "0"))
  const total = centsIn(typed.total)
  const lines = added(typed.lines.map(({ amount }) => amount))
  return {
    ...{ net, vat, total, lines, wrong: wrongIn(typed, { net, vat, total, lines }) },
    totalOff: minus(total, net === undefined || vat === undefined ? undefined : net + vat),
    linesOff: minus(typed.linesIncludeVat ? total : net, lines),
  }
}

/** Judged as the server does, of what can be read. */
function wrongIn(typed: Typed, { net, vat, total, lines }: Pick<Sums, "net" | "vat" | "total" | "lines">) {
  if (net === undefined || vat === undefined || total === undefined) return []
  const rows = typed.vat.filter(isFilled).map((row) => ({
    rate: Number(row.rate.replace(",", ".").replace("%", "")),
    baseCents: centsIn(row.base)!,
    vatCents: centsIn(row.vat || "0")!,
  }))
  return wrongSums({
    ...{ netCents: net, vatCents: vat, totalCents: total, vat: rows },
    lines: lines === undefined ? [] : typed.lines.map(({ amount }) => ({ cents: centsIn(amount)! })),
    linesIncludeVat: typed.linesIncludeVat,
  })
}

const minus = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a - b

function added(texts: string[]): number | undefined {
  const cents = texts.map(centsIn)
  return cents.length === 0 || cents.includes(undefined) ? undefined : sum(cents as number[])
}
