import type { Estimate } from "../pricing/line.ts"
import { analysisOf } from "./analysis.ts"
import { letterOf } from "./letter.ts"
import type { Job, Texts } from "./texts.ts"

/** Writes both texts from the lines, without a language model. Pure. */
export const writeLocally = (estimate: Estimate, job: Job): Texts => ({
  analysis: analysisOf(estimate, job),
  quotationText: letterOf(estimate, job),
  writer: "local",
})
