import { sum } from "#src/shared/rounding.ts"
import type { EstimateLine } from "../pricing/line.ts"
import { type Phase, phases } from "../pricing/norm.ts"

/** The phases that occur, in the order of the job, each with its lines. */
export const byPhase = (
  lines: EstimateLine[],
): { phase: Phase; lines: EstimateLine[]; totalCents: number }[] =>
  phases
    .map((phase) => ({ phase, lines: lines.filter((line) => line.phase === phase) }))
    .filter((group) => group.lines.length > 0)
    .map((group) => ({ ...group, totalCents: sum(group.lines.map((line) => line.totalCents)) }))
