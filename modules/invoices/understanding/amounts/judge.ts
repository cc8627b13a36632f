import type { Candidate } from "./candidates.ts"
import { type Evidence, fits, placeFor, rateOf, type VatItem } from "./evidence.ts"
import { type Labelled, roleOf } from "./labelled.ts"
import type { Solution, Way } from "./solve.ts"

/** `exactly` to the cent, `about` within rounding, `part`: of a part of the net that is printed as well. */
type Rated = "exactly" | "about" | "part" | "no" | "unknown"

interface Grounds {
  /** How well the total, the net and the VAT are named. */
  named: number
  netNamed: number
  vatNamed: number
  rated: Rated
  /** The net is printed, and isn't the total. */
  apart: boolean
  /** Lines come to the net or the total; `reached` also by way of discounts and surcharges. */
  fromLines: boolean
  reached: boolean
  untaxed: boolean
  inferred: boolean
  damaged: boolean
  /** There is VAT, and nowhere is it printed. */
  unexplained: boolean
  /** There are lines, and they come to something else. */
  contradicted: boolean
  /** How sure the engine was of the total. */
  read: number
  /** OCR read it: a digit may be another. */
  fromOcr: boolean
  /** Another amount is named as the net. */
  disputed: boolean
}

/** What speaks for one way to understand the amounts. */
export function judged(evidence: Evidence, way: Way): Solution {
  const { total, printed, items, net, extra, damaged } = way
  const vat = total - net - extra
  const netPrinted = evidence.byCents.get(net)
  const grounds = groundsOf(evidence, way, vat, netPrinted)
  const { rated, apart, reached, untaxed, named } = grounds
  const fitting = rated === "exactly" || rated === "about"
  const proven = fitting
    ? apart || reached || (items.length > 0 && named > 0.4)
    : rated === "unknown" && apart && reached
  const twice = untaxed && (reached || (netPrinted?.places.length ?? 0) > 1)
  const totalRole = printed && roleOf(printed, "total") > 0 ? "total" : "payable"
  return {
    ...{ total, net, vat, items, extra },
    rate: vat === 0 ? null : rateOf(net, vat, evidence.rates),
    totalAt: damaged ?? (printed ? placeFor(evidence, total, totalRole) : null),
    netAt: placeFor(evidence, net, "net"),
    inferred: !printed,
    closes: (proven && (items.length > 0 || reached)) || twice,
    score: scoreOf(evidence, way, vat, grounds),
    confidence: confidenceOf(grounds),
  }
}

function groundsOf(evidence: Evidence, way: Way, vat: number, netPrinted: Candidate | undefined): Grounds {
  const { total, printed, items, net, extra, damaged } = way
  const fromLines = evidence.lineSums.includes(net) || evidence.lineSums.includes(total)
  const net3 = (one: Candidate) =>
    Math.max(roleOf(one, "net"), 0.6 * roleOf(one, "base"), 0.5 * roleOf(one, "goods"))
  return {
    named: printed
      ? totalWeight(printed)
      : damaged
        ? 0.7 * Math.max(roleOf(damaged, "total"), roleOf(damaged, "payable"))
        : -0.4,
    netNamed: netPrinted ? net3(netPrinted) : 0,
    vatNamed: items.length > 0 ? items.reduce((sum, item) => sum + item.weight, 0) / items.length : 0,
    rated: ratedAs(evidence, net, vat, items),
    apart: (netPrinted !== undefined || isOfBases(items, net)) && vat !== 0,
    fromLines,
    reached: fromLines || evidence.reachable.has(net) || evidence.reachable.has(total),
    untaxed: vat === 0 && (evidence.untaxed || items.some((item) => item.cents === 0)),
    inferred: !printed,
    damaged: damaged !== null,
    unexplained: vat !== 0 && items.length === 0,
    contradicted: evidence.lineSums.length > 0 && !fromLines,
    read: printed ? readOf(printed) : 0.5,
    ...{ fromOcr: evidence.fromOcr, disputed: isDisputed(evidence, net + extra, total, items) },
  }
}

/** A table of VAT says what the net is made of. */
const isOfBases = (items: VatItem[], net: number): boolean =>
  items.length > 1 &&
  items.every((item) => item.base !== null) &&
  items.reduce((sum, item) => sum + item.base!, 0) === net

const ratedScores: Record<Rated, number> = { exactly: 2.7, about: 2.3, part: 0.2, unknown: 0, no: -2.5 }

function scoreOf(evidence: Evidence, way: Way, vat: number, grounds: Grounds): number {
  const { total, printed, items, net, extra } = way
  const { named, netNamed, vatNamed, rated, apart, fromLines, reached, untaxed, unexplained } = grounds
  const lower = printed && below(placeFor(evidence, total, "total"), placeFor(evidence, net, "net"))
  // VAT that is printed, but that this way doesn't explain.
  const ignored = vat === 0 && evidence.vat.some((item) => item.cents !== 0 && item.weight >= 0.7)
  const leftOut = evidence.vat.filter(
    (item) => item.base !== null && item.cents !== 0 && !items.includes(item) && item.cents !== vat,
  ).length
  return (
    3 * named +
    1.5 * netNamed +
    1.5 * vatNamed +
    (apart ? 1.5 : 0) +
    ratedScores[rated] +
    (items.length > 1 && rated !== "no" ? 0.6 : 0) +
    (fromLines ? 1.5 : reached ? 1.2 : 0) +
    (untaxed ? 2 : 0) +
    (extra === 0 ? 0 : apart ? 0.3 : -1) +
    (lower ? 0.4 : 0) -
    (unexplained ? 1 : 0) -
    (ignored ? 1.5 : 0) -
    1.5 * leftOut
  )
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
function ratedAs(evidence: Evidence, net: number, vat: number, items: VatItem[]): Rated {
  if (vat === 0) return items.every((item) => item.cents === 0) ? "unknown" : "no"
  if (Math.sign(vat) !== Math.sign(net)) return "no"
  if (items.length > 1) return ratedTogether(evidence, net, vat, items)
  const rate = items[0]?.rate || rateOf(net, vat, evidence.rates)
  if (!rate) return "unknown"
  if (fits(net, vat, rate, 0)) return "exactly"
  if (fits(net, vat, rate)) return "about"
  return evidence.candidates.some((one) => isPart(one, net, vat, rate)) ? "part" : "no"
}

function ratedTogether(evidence: Evidence, net: number, vat: number, items: VatItem[]): Rated {
  if (items.some((item) => !item.rate && item.cents !== 0)) return "unknown"
  const bases = items.map((item) => item.base ?? (item.rate ? (item.cents * 100) / item.rate : 0))
  const slack = items.reduce((sum, item) => sum + (item.rate && item.base === null ? 60 / item.rate : 0), 2)
  const left = net - bases.reduce((sum, base) => sum + base, 0)
  if (Math.abs(left) <= slack) return "exactly"
  const printed = items.every(
    ({ rate, cents }) => !rate || evidence.candidates.some((one) => isPart(one, net, cents, rate)),
  )
  return left * Math.sign(vat) > 0 && printed ? "part" : "no"
}

const isPart = (one: Candidate, net: number, vat: number, rate: number): boolean =>
  Math.abs(one.cents) < Math.abs(net) &&
  fits(one.cents, vat, rate, 0) &&
  roleOf(one, "base") + roleOf(one, "net") + roleOf(one, "goods") > 0.3

/** Named as the net, and neither it nor a part of it. */
const isDisputed = (evidence: Evidence, net: number, total: number, items: VatItem[]): boolean =>
  evidence.candidates.some(
    (one) =>
      roleOf(one, "net") >= 0.65 &&
      roleOf(one, "net") > roleOf(one, "total") &&
      !one.onlyInLines &&
      one.cents !== net &&
      one.cents !== total &&
      !items.some((item) => item.cents === one.cents || item.base === one.cents),
  )

/** How sure the total is; what OCR read and nothing but itself proves may be another digit. */
function confidenceOf(grounds: Grounds): number {
  const { fromOcr, disputed, apart, reached, inferred } = grounds
  const proven = provenBy(grounds)
  if (!fromOcr) return proven
  if (disputed && !reached && !(apart && !inferred && grounds.netNamed > 0.4)) return Math.min(proven, 0.7)
  return apart || reached ? proven : Math.min(proven, 0.84)
}

function provenBy(grounds: Grounds): number {
  const { named, netNamed, vatNamed, rated, apart, reached, untaxed, read } = grounds
  const fitting = rated === "exactly" || rated === "about"
  if (grounds.inferred) {
    if (!fitting) return 0.3
    if (grounds.damaged) return vatNamed === 0 ? 0.6 : reached ? 0.92 : 0.82
    return reached && vatNamed > 0.6 ? 0.75 : 0.55
  }
  if (rated === "no") return apart && vatNamed > 0.6 && named > 0.5 && netNamed > 0.4 ? 0.7 : 0.3
  if (rated === "part") return apart && named > 0.5 ? (reached ? 0.93 : 0.8) : 0.4
  if (fitting) {
    const proof =
      [apart, reached, vatNamed > 0.6, named > 0.5].filter(Boolean).length + (netNamed > 0.4 ? 0.5 : 0)
    if (grounds.unexplained) return Math.min(0.85, 0.5 + 0.12 * proof)
    return proof >= 3 ? 0.98 : proof >= 2 ? (apart || reached ? 0.93 : 0.88) : 0.7
  }
  if (untaxed) return named > 0.5 ? (reached || (netNamed > 0.4 && !grounds.contradicted) ? 0.95 : 0.82) : 0.5
  if (apart && vatNamed > 0.6 && named > 0.5) return netNamed > 0.4 || reached ? 0.92 : 0.7
  const alone = named > 0.9 ? 0.7 : named > 0.5 ? 0.6 : 0.25
  return (reached && named > 0.5 ? 0.85 : alone) * read
}
