import type { Totals } from "./line.ts"

/** Cents: hundreds of euros, and less only for what would begin at nothing. */
const units = [100_00, 10_00, 1_00]

/**
 * The band as clients read it: whole hundreds of euros, outward. Before anyone came to look, an odd euro says more than
 * is known; and so the wizard, the letter and the quotation name the same two amounts.
 */
export function roundedBand({ lowCents, highCents }: Pick<Totals, "lowCents" | "highCents">) {
  const unit = units.find((each) => lowCents >= each) ?? 1
  return { lowCents: Math.floor(lowCents / unit) * unit, highCents: Math.ceil(highCents / unit) * unit }
}
