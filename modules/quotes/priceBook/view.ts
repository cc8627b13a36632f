import { type Day, formatDay } from "#src/shared/days.ts"
import { articles } from "../pricing/articles.ts"
import { type BookChange, figureOf, holdingOn, type PriceBook, standardBook } from "../pricing/book.ts"
import { lineOf } from "../pricing/lines.ts"
import { ownSources } from "../pricing/nl.ts"
import { type Norm, roles } from "../pricing/norm.ts"
import { marginCode, type NormDetail, type PriceBookView, type PricedNorm } from "./schema.ts"

type Holding = Map<string, BookChange>

/** All of the book as it holds on a day, without its history. */
export function viewOf(
  day: Day,
  book: PriceBook,
  changes: readonly BookChange[],
): Omit<PriceBookView, "changes"> {
  const holding = ownOn(day, changes)
  return {
    day,
    rates: roles.map((role) => ({
      role,
      rate: book.rates[role].cents / 100,
      standard: standardBook.rates[role].cents / 100,
      source: book.rates[role].source,
      own: book.rates[role] !== standardBook.rates[role],
    })),
    margin: {
      percent: book.marginPercent,
      standard: standardBook.marginPercent,
      ...sourceIn(holding, figureOf({ kind: "margin", code: marginCode, field: "percent" })),
    },
    norms: Object.entries<Norm>(book.norms).map(([code, norm]) => pricedNorm(code, norm, book, holding)),
    articles: pricedArticles(holding),
  }
}

/** How the price of one unit comes about. */
export function detailOf(
  code: string,
  norm: Norm,
  day: Day,
  book: PriceBook,
  changes: readonly BookChange[],
): NormDetail {
  const holding = ownOn(day, changes)
  const line = oneOf(code, norm, book)
  const standard: Norm = standardBook.norms[code as keyof typeof standardBook.norms]
  return {
    norm: pricedNorm(code, norm, book, holding),
    rate: line.rateCents / 100,
    rateSource: line.rateSource,
    labour: line.labourCents / 100,
    materials: line.materials.map(({ name, unit, perUnit, waste, quantity, priceCents, amountCents }) => ({
      ...{ name, unit, perUnit, waste, quantity },
      price: priceCents / 100,
      amount: amountCents / 100,
      own: holding.has(priceOf(name)),
    })),
    marginPercent: line.marginPercent,
    margin: line.marginCents / 100,
    standard: {
      hours: standard.hours,
      equipment: (standard.equipmentCents ?? 0) / 100,
      subcontract: (standard.subcontractCents ?? 0) / 100,
    },
  }
}

const ownOn = (day: Day, changes: readonly BookChange[]): Holding =>
  new Map([...holdingOn(day, changes)].filter(([, { value }]) => value !== null))

function sourceIn(holding: Holding, figure: string): { source: string; own: boolean } {
  const change = holding.get(figure)
  return change
    ? { source: ownSources.figure(formatDay(change.since), change.reason), own: true }
    : { source: "", own: false }
}

function pricedNorm(code: string, norm: Norm, book: PriceBook, holding: Holding): PricedNorm {
  const line = oneOf(code, norm, book)
  return {
    code,
    description: norm.description,
    phase: norm.phase,
    unit: norm.unit,
    role: norm.role,
    hours: norm.hours,
    equipment: line.equipmentCents / 100,
    subcontract: line.subcontractCents / 100,
    material: line.materialCents / 100,
    unitPrice: line.totalCents / 100,
    articles: line.materials.map(({ name }) => name),
    source: norm.source,
    own: (["hours", "equipment", "subcontract"] as const).some((field) =>
      holding.has(figureOf({ kind: "norm", code, field })),
    ),
  }
}

const priceOf = (name: string) => figureOf({ kind: "article", code: name, field: "cents" })

/** A line of one unit: the same arithmetic as a calculation, so that the figures agree. */
const oneOf = (code: string, norm: Norm, book: PriceBook) =>
  lineOf(code, norm, { value: 1, source: { kind: "fixed", text: "" } }, book)

function pricedArticles(holding: Holding): PriceBookView["articles"] {
  const uses = Map.groupBy(
    Object.values<Norm>(standardBook.norms).flatMap(({ materials = [] }) => [
      ...new Set(materials.map(({ name }) => name)),
    ]),
    (name) => name,
  )
  return Object.entries(articles()).map(([name, { unit, priceCents, pack = null }]) => ({
    name,
    unit,
    price: holding.get(priceOf(name))?.value ?? priceCents / 100,
    standard: priceCents / 100,
    pack,
    ...sourceIn(holding, priceOf(name)),
    norms: uses.get(name)?.length ?? 0,
  }))
}
