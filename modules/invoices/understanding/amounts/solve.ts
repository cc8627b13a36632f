import type { Candidate } from "./candidates.ts"
import { damagedAs, type Evidence, fits, placeFor, rateOf, type VatItem } from "./evidence.ts"
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

interface Way {
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
      if (vat !== 0 && rateOf(net, vat, evidence.rates) !== null && !evidence.byCents.has(vat))
        yield judged(evidence, { total, printed, items: [], net, extra: 0, damaged: null })
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
        const same = some.some((one) => one.rate === item.rate || one.cents === item.cents)
        return some.length < 3 && !same ? [[...some, item]] : []
      }),
    ]
  return all
}

const sumOf = (items: VatItem[]): number => items.reduce((sum, item) => sum + item.cents, 0)

function judged(evidence: Evidence, way: Way): Solution {
  const { total, printed, items, net, extra, damaged } = way
  const vat = total - net - extra
  const netPrinted = evidence.byCents.get(net)
  const apart = netPrinted !== undefined && vat !== 0
  const named = printed
    ? totalWeight(printed)
    : damaged
      ? 0.7 * Math.max(roleOf(damaged, "total"), roleOf(damaged, "payable"))
      : -0.4
  const rated = ratesFit(evidence, net, vat, items)
  const fromLines = evidence.lineSums.includes(net) || evidence.lineSums.includes(total)
  const reached = fromLines || evidence.reachable.has(net) || evidence.reachable.has(total)
  const netNamed = netPrinted
    ? Math.max(roleOf(netPrinted, "net"), 0.6 * roleOf(netPrinted, "base"), 0.5 * roleOf(netPrinted, "goods"))
    : 0
  const vatNamed = items.length > 0 ? items.reduce((sum, item) => sum + item.weight, 0) / items.length : 0
  const untaxed = vat === 0 && (evidence.untaxed || items.some((item) => item.cents === 0))
  const unexplained = vat !== 0 && items.length === 0 ? 1 : 0
  const score =
    3 * named +
    1.5 * netNamed +
    1.5 * vatNamed +
    (apart ? 1.5 : 0) +
    (rated === "yes" ? 2.5 : rated === "no" ? -2.5 : 0) +
    (fromLines ? 1.5 : reached ? 1.2 : 0) +
    (untaxed ? 2 : 0) +
    (items.length > 1 && rated === "yes" ? 0.6 : 0) +
    (extra !== 0 ? (apart ? 0.3 : -1) : 0) +
    (printed && netPrinted && below(placeFor(evidence, total, "total"), placeFor(evidence, net, "net"))
      ? 0.4
      : 0) -
    unexplained -
    // VAT that is printed but that this way doesn't explain.
    (vat === 0 && evidence.vat.some((item) => item.cents !== 0 && item.weight >= 0.7) ? 1.5 : 0)
  const closes = rated === "yes" && (apart || reached || (items.length > 0 && named > 0.4))
  const confidence = confidenceOf({
    named,
    rated,
    apart,
    reached,
    untaxed,
    inferred: !printed,
    damaged: damaged !== null,
    vatNamed,
    netNamed,
    unexplained: unexplained > 0,
    read: printed ? readOf(printed) : 0.5,
  })
  return {
    ...{ total, net, vat, items, extra, score, confidence },
    rate: vat === 0 ? null : rateOf(net, vat, evidence.rates),
    totalAt:
      damaged ??
      (printed ? placeFor(evidence, total, roleOf(printed, "total") > 0 ? "total" : "payable") : null),
    netAt: placeFor(evidence, net, "net"),
    inferred: !printed,
    closes: closes || (untaxed && (reached || (netPrinted?.places.length ?? 0) > 1)),
  }
}

function totalWeight(one: Candidate): number {
  const named = Math.max(roleOf(one, "total"), 0.9 * roleOf(one, "payable"))
  if (named >= 0.5) return named
  const against = (
    ["till", "paid", "balance", "carried", "paymentDiscount", "aside", "blocked", "discount"] as const
  ).some((role) => roleOf(one, role) > 0.4)
  const other = Math.max(roleOf(one, "base"), roleOf(one, "vat"))
  return named - (against ? 1 : 0) - (other > named ? 0.4 : 0) - (one.onlyInLines ? 0.3 : 0)
}

const readOf = (one: Candidate): number =>
  Math.max(...one.places.map((place) => (place.mended ? 0.7 : place.read)))

const below = (one: Labelled | null, other: Labelled | null): boolean =>
  one !== null && other !== null && (one.row > other.row || (one.row === other.row && one.left > other.left))

/** Whether VAT is what its rates make of the base; inside a total without a printed net it is the same question. */
function ratesFit(evidence: Evidence, net: number, vat: number, items: VatItem[]): "yes" | "no" | "unknown" {
  if (vat === 0) return items.every((item) => item.cents === 0) ? "unknown" : "no"
  if (Math.sign(vat) !== Math.sign(net)) return "no"
  if (items.length <= 1) {
    const rate = items[0]?.rate ?? null
    if (rate !== null && rate > 0) {
      if (fits(net, vat, rate)) return "yes"
      // Part of the net bears no VAT: its base is printed.
      return evidence.candidates.some(
        (one) =>
          Math.abs(one.cents) < Math.abs(net) &&
          fits(one.cents, vat, rate, 0) &&
          roleOf(one, "base") + roleOf(one, "net") + roleOf(one, "goods") > 0.3,
      )
        ? "yes"
        : "no"
    }
    return rateOf(net, vat, evidence.rates) !== null ? "yes" : "unknown"
  }
  const bases = items.map((item) => (item.rate ? (item.cents * 100) / item.rate : 0))
  if (items.some((item) => !item.rate && item.cents !== 0)) return "unknown"
  const slack = items.reduce((sum, item) => sum + (item.rate ? 60 / item.rate : 0), 2)
  const sum = bases.reduce((total, base) => total + base, 0)
  if (Math.abs(sum - net) <= slack) return "yes"
  return Math.abs(sum) < Math.abs(net) &&
    items.every(
      (item) => !item.rate || evidence.candidates.some((one) => fits(one.cents, item.cents, item.rate!, 0)),
    )
    ? "yes"
    : "no"
}

interface Grounds {
  named: number
  rated: "yes" | "no" | "unknown"
  apart: boolean
  reached: boolean
  untaxed: boolean
  inferred: boolean
  damaged: boolean
  vatNamed: number
  netNamed: number
  unexplained: boolean
  read: number
}

function confidenceOf(grounds: Grounds): number {
  const { named, rated, apart, reached, untaxed, inferred, damaged, vatNamed, netNamed, read } = grounds
  if (inferred) {
    if (rated !== "yes") return 0.3
    return damaged
      ? vatNamed > 0 && reached
        ? 0.92
        : vatNamed > 0
          ? 0.85
          : 0.6
      : reached && vatNamed > 0.6
        ? 0.75
        : 0.55
  }
  if (rated === "no") return 0.3
  if (rated === "yes") {
    const proof =
      (apart ? 1 : 0) +
      (reached ? 1 : 0) +
      (vatNamed > 0.6 ? 1 : 0) +
      (named > 0.5 ? 1 : 0) +
      (netNamed > 0.4 ? 0.5 : 0)
    return grounds.unexplained
      ? Math.min(0.85, 0.5 + 0.12 * proof)
      : proof >= 3
        ? 0.98
        : proof >= 2
          ? 0.93
          : 0.7
  }
  if (untaxed) return named > 0.5 ? (reached || netNamed > 0.4 ? 0.96 : 0.85) : 0.5
  if (apart && vatNamed > 0.6 && named > 0.5) return netNamed > 0.4 || reached ? 0.92 : 0.7
  const alone = named > 0.9 ? 0.7 : named > 0.5 ? 0.6 : 0.25
  return (reached && named > 0.5 ? 0.85 : alone) * read
}
