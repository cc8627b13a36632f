import { formatEuro } from "#src/shared/euro.ts"
import type { Estimate } from "../pricing/line.ts"
import type { Job, Texts } from "./texts.ts"

/** Writes both texts from the lines, without a language model. Pure. */
export function writeLocally(estimate: Estimate, job: Job): Texts {
  const total = formatEuro(estimate.totals.incVatCents)
  return { analysis: job.details, quotationText: `${job.clientName}\n\n${total}`, writer: "local" }
}
