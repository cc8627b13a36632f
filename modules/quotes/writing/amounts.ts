import type { Estimate } from "../pricing/line.ts"

/** The amounts that a text names and the calculation does not have, as they are written there. */
export const foreignAmounts = (_text: string, _estimate: Estimate): string[] => []
