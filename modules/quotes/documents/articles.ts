import { round, sum } from "#src/shared/rounding.ts"
import type { EstimateLine, LineMaterial } from "../pricing/line.ts"
import type { Phase } from "../pricing/norm.ts"
import { unitName } from "./nl.ts"
import { byPhase } from "./phases.ts"

/** What to order: the same article needed for several lines of a phase is one. */
export interface Article {
  name: string
  unit: LineMaterial["unit"]
  quantity: number
  pack: { size: number; label: string }
  packs: number
  priceCents: number
  amountCents: number
}

export const articlesPerPhase = (
  lines: EstimateLine[],
): { phase: Phase; articles: Article[]; amountCents: number }[] =>
  byPhase(lines)
    .map(({ phase, lines }) => ({ phase, articles: articlesOf(lines.flatMap((line) => line.materials)) }))
    .filter(({ articles }) => articles.length > 0)
    .map((group) => ({ ...group, amountCents: sum(group.articles.map((article) => article.amountCents)) }))

function articlesOf(materials: LineMaterial[]): Article[] {
  const articles = new Map<string, Article>()
  for (const material of materials) {
    const { name, unit, priceCents } = material
    const pack = material.pack ?? { size: 1, label: unitName[unit] }
    const key = JSON.stringify([name, unit, priceCents, pack.size, pack.label])
    const article = articles.get(key) ?? {
      name,
      unit,
      quantity: 0,
      pack,
      packs: 0,
      priceCents,
      amountCents: 0,
    }
    article.quantity = round(article.quantity + material.quantity, 3)
    article.amountCents += material.amountCents
    article.packs = packsFor(article.quantity, pack.size)
    articles.set(key, article)
  }
  return [...articles.values()]
}

/** Whole packs; the inner rounding keeps 12 / 1.2 at 10. */
const packsFor = (quantity: number, size: number): number => Math.ceil(round(quantity / size, 6))
