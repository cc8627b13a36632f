import { round, sum } from "#src/shared/rounding.ts"
import type { EstimateLine, LineMaterial } from "../pricing/line.ts"
import type { Phase } from "../pricing/norm.ts"
import { unitName } from "./nl.ts"
import { byPhase } from "./phases.ts"

/** What to order: the same article needed for several lines of the job is one. */
export interface Article {
  name: string
  unit: LineMaterial["unit"]
  quantity: number
  pack: { size: number; label: string }
  packs: number
  /** What the packs hold together, and what is left of it. */
  ordered: number
  spare: number
  priceCents: number
  amountCents: number
}

interface Needed {
  phase: Phase
  lineId: string
  material: LineMaterial
  /** How many are made, of what is made for the job. */
  pieces: number
}

/** Rounded up over the whole job: each article stands in the first phase that needs it. */
export function articlesPerPhase(
  lines: EstimateLine[],
): { phase: Phase; articles: Article[]; amountCents: number }[] {
  const needed = byPhase(lines).flatMap(({ phase, lines }) =>
    lines.flatMap((line) => line.materials.map((material) => neededFor(line, phase, material))),
  )
  const perArticle = [...Map.groupBy(needed, keyOf).values()]
  return [...Map.groupBy(perArticle, (same) => same[0]!.phase)]
    .map(([phase, all]) => ({ phase, articles: all.map(articleOf) }))
    .map((group) => ({ ...group, amountCents: sum(group.articles.map(({ amountCents }) => amountCents)) }))
}

/** A beam or a dormer is as many pieces as its line has; of other work made to measure, one. */
const neededFor = (line: EstimateLine, phase: Phase, material: LineMaterial): Needed => ({
  phase,
  lineId: line.id,
  material,
  pieces: line.unit === "st" ? Math.max(1, Math.ceil(line.quantity)) : 1,
})

/** Two beams may differ in length, and then they are two articles. */
function keyOf({ lineId, material: { name, unit, priceCents, pack } }: Needed): string {
  return JSON.stringify([name, unit, priceCents, pack, pack?.size === null ? lineId : null])
}

function articleOf(same: Needed[]): Article {
  const { name, unit, priceCents, pack } = same[0]!.material
  const quantity = round(sum(same.map(({ material }) => material.quantity)), 3)
  const size = pack ? (pack.size ?? (quantity / same[0]!.pieces || 1)) : 1
  const packs = packsFor(quantity, size)
  const ordered = round(packs * size, 3)
  return {
    ...{ name, unit, quantity, packs, ordered, priceCents },
    pack: { size, label: pack?.label ?? unitName[unit] },
    spare: round(ordered - quantity, 3),
    amountCents: sum(same.map(({ material }) => material.amountCents)),
  }
}

/** Whole packs; the inner rounding keeps 12 / 1.2 at 10. */
const packsFor = (quantity: number, size: number): number => Math.ceil(round(quantity / size, 6))
