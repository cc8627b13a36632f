import { sum } from "#src/shared/rounding.ts"
import { type Compared, compared, fitsDays, fitsEuros } from "./compared.testing.ts"
import type { Range } from "./marketTable.testing.ts"

const isGeneral = ({ code }: { code: string }) => code.startsWith("general.")

const beside = (value: number, { low, high }: Range) => (value < low ? "-" : value > high ? "+" : " ")

function rowOf({ job, estimate, euros, days }: Compared): string {
  const general = sum(estimate.lines.filter(isGeneral).map((line) => line.totalCents))
  return [
    job.name.slice(0, 56).padEnd(57),
    `${beside(euros, job.euros)} ${String(euros).padStart(7)} (${job.euros.low}-${job.euros.high})`.padEnd(
      32,
    ),
    `${beside(days, job.days)} ${String(days).padStart(4)} d (${job.days.low}-${job.days.high}${job.elapsed ? " elapsed" : ""})`.padEnd(
      28,
    ),
    `${Math.round(estimate.totals.hours)} h, general ${Math.round((100 * general) / estimate.totals.exVatCents)}%`,
  ].join(" ")
}

/** `bun modules/quotes/pricing/market/report.testing.ts`: each job of the market table beside its range. */
const all = compared()
const counts = `euros ${all.filter(fitsEuros).length}, days ${all.filter(fitsDays).length} of ${all.length}`
await Bun.write(Bun.stdout, `${[...all.map(rowOf), counts].join("\n")}\n`)
