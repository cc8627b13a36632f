import type { Totals } from "./line.ts"

const hundred = 100_00

/**
 * The band as clients read it: whole hundreds of euros, outward. Before anyone came to look, an odd euro says more than
 * is known; and so the wizard, the letter and the quotation name the same two amounts.
 */
export const roundedBand = ({ lowCents, highCents }: Pick<Totals, "lowCents" | "highCents">) => ({
  lowCents: Math.floor(lowCents / hundred) * hundred,
  highCents: Math.ceil(highCents / hundred) * hundred,
})
