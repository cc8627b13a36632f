import { formatEuro } from "#src/shared/euro.ts"
import type { Estimate } from "../pricing/line.ts"

/** The calculation in words and columns of plain text, made of the lines. */
export const costCalculationOf = (estimate: Estimate): string =>
  estimate.lines.map((line) => `${line.description}: ${formatEuro(line.totalCents)}`).join("\n")
