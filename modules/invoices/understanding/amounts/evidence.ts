import { bestPlace, type Candidate, candidatesOf } from "./candidates.ts"
import { distanceTo } from "./doubt.ts"
import { meaningsOf, type Role } from "./label.ts"
import { type Labelled, roleOf } from "./labelled.ts"
import { isVatRate, rates } from "./rates.ts"

/** VAT as it is printed, with the percentage beside it. */
export interface VatItem {
  cents: number
  rate: number | null
  /** What it is of, when a table of VAT proves it. */
  base: number | null
  weight: number
  at: Labelled
}

/** What the document offers to be weighed. */
export interface Evidence {
  candidates: Candidate[]
  byCents: Map<number, Candidate>
  vat: VatItem[]
  /** Sums of money outside VAT that come on top: deposits and roundings. */
  extras: number[]
  /** Sums that lines, goods, discounts and surcharges lead to. */
  reachable: ReadonlySet<number>
  lineSums: readonly number[]
  rates: number[]
  /** The document says that VAT is shifted, or that there is none. */
  untaxed: boolean
  fromOcr: boolean
  /** Labelled totals in a text that OCR may have damaged. */
  damaged: Labelled[]
}

export function evidenceOf(
  amounts: Labelled[],
  lineRows: ReadonlySet<number>,
  lineSums: readonly number[],
  untaxed: boolean,
): Evidence {
  const candidates = candidatesOf(amounts, lineRows)
  const byCents = new Map(candidates.map((one) => [one.cents, one]))
  const whole = amounts.filter((amount) => !lineRows.has(amount.row))
  const printed = whole.flatMap((amount) => rateOfVat(amount) || [])
  const vat = vatItems(candidates, lineRows)
  return {
    ...{ candidates, byCents, lineSums, untaxed, vat },
    extras: signedSums(labelledAs(candidates, ["deposit", "rounding"]), true),
    reachable: reachableFrom(candidates, lineSums).union(new Set(basesOf(vat))),
    rates: [...new Set([...printed, 21, 9])].slice(0, 8),
    fromOcr: whole.some((one) => one.printed.source === "ocr"),
    damaged: whole
      .filter(
        (one) =>
          one.printed.source === "ocr" && (roleOf(one, "total") >= 0.5 || roleOf(one, "payable") >= 0.5),
      )
      .slice(0, 20),
  }
}

/** A printed text that may have meant these cents, and what the engine made of it. */
export function damagedAs(evidence: Evidence, cents: number): Labelled | null {
  const fitting = evidence.damaged.filter(
    (one) => one.cents !== cents && distanceTo(one.text, cents) !== null,
  )
  return fitting.length > 0
    ? fitting.reduce((best, one) => (roleOf(one, "total") > roleOf(best, "total") ? one : best))
    : null
}

/** VAT of these cents in a text that OCR may have damaged. */
export function damagedVat(evidence: Evidence, cents: number): VatItem[] {
  const item = evidence.vat.find(
    (one) =>
      one.at.printed.source === "ocr" && one.cents !== cents && distanceTo(one.at.text, cents) !== null,
  )
  return item ? [{ ...item, cents, weight: item.weight * 0.8 }] : []
}

function vatItems(candidates: Candidate[], lineRows: ReadonlySet<number>): VatItem[] {
  const found = new Map<string, VatItem>()
  for (const one of candidates)
    for (const at of one.places) {
      const weight = roleOf(at, "vat")
      if (weight < 0.3 || lineRows.has(at.row)) continue
      const rate = rateOfVat(at)
      const key = `${one.cents} ${rate}`
      const base = at.baseCents ?? null
      const known = found.get(key)
      if (!known || (known.base === null ? base !== null || known.weight < weight : false))
        found.set(key, { cents: one.cents, rate, base, weight, at })
    }
  const items = [...found.values()]
  // The same amount with its rate says more than without.
  const telling = items.filter(
    (item) => item.rate !== null || !items.some((other) => other.cents === item.cents && other.rate !== null),
  )
  return telling.sort((one, other) => other.weight - one.weight).slice(0, 7)
}

/** The percentage beside an amount, when it is one of VAT. */
function rateOfVat({ rate, tabled, printed, label }: Labelled): number | null {
  if (rate === null || tabled) return rate
  const isTold = [label ?? "", printed.row.text].some((text) => meaningsOf(text).includes("vat"))
  return isVatRate(rate, isTold) ? rate : null
}

/** What the bases of a table of VAT come to. */
const basesOf = (items: VatItem[]): number[] => {
  const based = items.flatMap(({ base }) => base ?? [])
  return based.length > 0 ? [based.reduce((sum, base) => sum + base, 0)] : []
}

const labelledAs = (candidates: Candidate[], roles: Role[]): { cents: number; role: Role }[] =>
  candidates
    .flatMap((one) => {
      const role = roles.find((name) => roleOf(one, name) >= 0.5)
      return role && one.cents !== 0 ? [{ cents: one.cents, role }] : []
    })
    .slice(0, 4)

/** All sums of some of these; a rounding may be meant either way. */
function signedSums(items: { cents: number; role: Role }[], withoutNone: boolean): number[] {
  let sums = [0]
  for (const { cents, role } of items) {
    const ways = role === "rounding" ? [cents, -cents] : role === "discount" ? [-Math.abs(cents)] : [cents]
    sums = [...sums, ...sums.flatMap((sum) => ways.map((way) => sum + way))]
  }
  return [...new Set(withoutNone ? sums.filter((sum) => sum !== 0) : sums)]
}

function reachableFrom(candidates: Candidate[], lineSums: readonly number[]): Set<number> {
  const goods = candidates.filter((one) => roleOf(one, "goods") >= 0.3).map((one) => one.cents)
  const changes = signedSums(labelledAs(candidates, ["discount", "surcharge", "deposit"]), false)
  const reached = new Set<number>()
  for (const start of goods.slice(0, 20))
    for (const change of changes) if (change !== 0) reached.add(start + change)
  for (const start of lineSums) for (const change of changes) reached.add(start + change)
  return reached
}

/** Whether VAT fits its base, within a cent of rounding. */
export const fits = (base: number, vat: number, rate: number, slack = 1): boolean =>
  Math.abs((base * rate) / 100 - vat) <= slack + 0.5

/** The usual rate that leads from a base to its VAT. */
export function rateOf(base: number, vat: number, among: Iterable<number> = rates): number | null {
  for (const rate of among) if (fits(base, vat, rate)) return rate
  return null
}

export const placeFor = (evidence: Evidence, cents: number, role: Role): Labelled | null => {
  const one = evidence.byCents.get(cents)
  return one ? bestPlace(one, role) : null
}
