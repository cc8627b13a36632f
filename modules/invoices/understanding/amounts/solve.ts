import type { Candidate } from "./candidates.ts"
import { damagedAs, damagedVat, type Evidence, rateOf, type VatItem } from "./evidence.ts"
import { judged } from "./judge.ts"
import { type Labelled, roleOf } from "./labelled.ts"

/** One way to understand the amounts of a document, and how much speaks for it. */
export interface Solution {
  total: number
  net: number
  vat: number
  items: VatItem[]
  /** Of one rate, when VAT isn't printed with its own. */
  rate: number | null
  /** Deposits and roundings, without VAT. */
  extra: number
  totalAt: Labelled | null
  netAt: Labelled | null
  /** The total isn't printed, or its print is damaged. */
  inferred: boolean
  /** Net, VAT and total are one sum, and the rate is right as well. */
  closes: boolean
  score: number
  /** How sure the total is. */
  confidence: number
}

/** The likeliest first; each with another total. The number of ways that is tried is bounded. */
export function solutionsOf(evidence: Evidence): Solution[] {
  const tried = [...printedTotals(evidence), ...inferredTotals(evidence)]
  const best = new Map<number, Solution>()
  for (const solution of tried)
    if (solution.score > (best.get(solution.total)?.score ?? Number.NEGATIVE_INFINITY))
      best.set(solution.total, solution)
  const ranked = [...best.values()].sort((one, other) => other.score - one.score)
  const [first, second] = ranked
  if (first && second && second.score > first.score - 1)
    first.confidence *= second.score > first.score - 0.5 ? 0.75 : 0.9
  return ranked.slice(0, 6)
}

export interface Way {
  total: number
  printed: Candidate | null
  items: VatItem[]
  net: number
  extra: number
  damaged: Labelled | null
}

function* printedTotals(evidence: Evidence): Generator<Solution> {
  const totals = likeliest(evidence, (one) => 2 * roleOf(one, "total") + roleOf(one, "payable"), 40)
  const nets = netsOf(evidence)
  for (const printed of totals) {
    const total = printed.cents
    for (const items of subsets(evidence.vat))
      for (const extra of [0, ...evidence.extras]) {
        const net = total - sumOf(items) - extra
        // VAT has the sign of its base, and is less.
        if (items.length > 0 && Math.abs(sumOf(items)) > Math.abs(total) * 0.25) continue
        yield judged(evidence, { total, printed, items, net, extra, damaged: null })
      }
    for (const net of nets) {
      const vat = total - net
      if (vat === 0 || evidence.byCents.has(vat) || rateOf(net, vat, evidence.rates) === null) continue
      const items = damagedVat(evidence, vat)
      yield judged(evidence, { total, printed, items, net, extra: 0, damaged: null })
    }
  }
}

/** The total is lost or damaged, but net and VAT lead to it. */
function* inferredTotals(evidence: Evidence): Generator<Solution> {
  const ways = subsets(evidence.vat).filter((items) => items.length > 0)
  for (const net of netsOf(evidence)) {
    for (const items of ways) {
      const total = net + sumOf(items)
      if (evidence.byCents.has(total) || Math.abs(sumOf(items)) > Math.abs(net) * 0.3) continue
      yield judged(evidence, {
        total,
        printed: null,
        items,
        net,
        extra: 0,
        damaged: damagedAs(evidence, total),
      })
    }
    for (const rate of evidence.damaged.length > 0 ? evidence.rates : []) {
      const total = net + Math.round((net * rate) / 100)
      const damaged = evidence.byCents.has(total) ? null : damagedAs(evidence, total)
      if (damaged) yield judged(evidence, { total, printed: null, items: [], net, extra: 0, damaged })
    }
  }
}

const likeliest = (evidence: Evidence, weight: (one: Candidate) => number, most: number): Candidate[] =>
  evidence.candidates
    .filter((one) => one.cents !== 0 || roleOf(one, "total") > 0.5)
    .map((one) => ({ one, weight: weight(one) * 1e10 + Math.min(Math.abs(one.cents), 1e9) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ one }) => one)

const netsOf = (evidence: Evidence): number[] => [
  ...new Set([
    ...likeliest(evidence, (one) => roleOf(one, "net") + roleOf(one, "goods") + roleOf(one, "base"), 40).map(
      (one) => one.cents,
    ),
    ...[...evidence.reachable].slice(0, 60),
  ]),
]

/** Some of the printed VAT, no rate twice. */
function subsets(items: VatItem[]): VatItem[][] {
  let all: VatItem[][] = [[]]
  for (const item of items)
    all = [
      ...all,
      ...all.flatMap((some) => {
        const same = some.some(
          (one) => (one.rate !== null && one.rate === item.rate) || one.cents === item.cents,
        )
        return some.length < 3 && !same ? [[...some, item]] : []
      }),
    ]
  return all
}

export const sumOf = (items: VatItem[]): number => items.reduce((sum, item) => sum + item.cents, 0)
