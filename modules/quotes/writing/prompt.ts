import { formatEuro, formatQuantity } from "#src/shared/euro.ts"
import { tasks } from "../documents/nl.ts"
import { byPhase } from "../documents/phases.ts"
import { instalments, terms } from "../documents/terms.ts"
import { roundedBand } from "../pricing/band.ts"
import { type Estimate, type EstimateLine, isUnpriced } from "../pricing/line.ts"
import { phaseName } from "../pricing/nl.ts"
import { workingDaysOf } from "../pricing/planning.ts"
import { planningOf, vatReasons } from "./letter.ts"
import { oneLine } from "./plain.ts"
import { question, rules, toPrice } from "./prompt.nl.ts"
import type { Job } from "./texts.ts"
import { workOf } from "./work.ts"

export interface Message {
  role: "system" | "user"
  content: string
}

/** The rules, and the job with its calculation as data; amounts are written as they may be named. */
export const promptOf = (estimate: Estimate, job: Job): Message[] => [
  { role: "system", content: rules },
  { role: "user", content: question(inert(dataOf(estimate, job))) },
]

/** As JSON in which no tag can begin: what people typed can't end the data. */
const inert = (data: unknown): string => JSON.stringify(data, null, 1).replaceAll("<", "\\u003c")

function dataOf(estimate: Estimate, job: Job) {
  const { lines, totals, reverseCharge, assumptions, exclusions } = estimate
  const euro = (cents: number) => (lines.every(isUnpriced) ? toPrice : formatEuro(cents))
  return {
    company: oneLine(job.companyName),
    client: oneLine(job.clientName),
    address: oneLine(job.address),
    work: tasks(job.projectTypes),
    description: oneLine(job.details, 4000),
    phases: byPhase(lines).map(({ phase, lines: own, totalCents }) => ({
      phase: phaseName[phase],
      totalExVat: euro(totalCents),
      lines: own.map(lineData),
    })),
    totals: {
      hours: formatQuantity(totals.hours),
      labour: euro(totals.labourCents),
      material: euro(totals.materialCents),
      exVat: euro(totals.exVatCents),
      vat: reverseCharge
        ? { reversedTo: reverseCharge.btwId }
        : totals.vat.map(({ rate, baseCents, vatCents }) => ({
            rate: `${rate}%`,
            over: euro(baseCents),
            amount: euro(vatCents),
          })),
      incVat: euro(totals.incVatCents),
      low: euro(roundedBand(totals).lowCents),
      high: euro(roundedBand(totals).highCents),
    },
    vatReasons: reverseCharge ? [] : vatReasons(lines),
    assumptions,
    exclusions,
    planning: planningOf(estimate, job),
    instalments: (totals.incVatCents > 0
      ? instalments(totals.incVatCents, workingDaysOf(estimate), job.terms)
      : []
    ).map(({ moment, percent, cents }) => ({
      when: moment,
      share: `${percent}%`,
      amount: euro(cents),
    })),
    paymentDays: job.terms.paymentDays,
    validityDays: job.terms.validityDays,
    guidePricePercent: terms.guidePricePercent,
  }
}

const lineData = (line: EstimateLine) => ({
  work: workOf(line),
  hours: formatQuantity(line.hours),
  amountExVat: isUnpriced(line) ? toPrice : formatEuro(line.totalCents),
  quantityAssumed: line.quantitySource.kind === "assumption",
})
