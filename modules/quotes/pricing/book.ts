import { type Day, formatDay } from "#src/shared/days.ts"
import { round } from "#src/shared/rounding.ts"
import { ownSources, rateSources } from "./nl.ts"
import { defaultMarginPercent, type Norm, type Role, rateCents } from "./norm.ts"
import { type Norms, norms } from "./norms.ts"

/** What a calculation is worked out with: the company's norms, rates per hour and margin as they are on one day. */
export interface PriceBook {
  norms: Norms
  rates: Record<Role, { cents: number; source: string }>
  /** Overhead, profit and risk over material, equipment and subcontracting, where a norm has none of its own. */
  marginPercent: number
}

/** As the program ships, before the company changed anything. */
export const standardBook: PriceBook = {
  get norms() {
    return norms()
  },
  rates: {
    specialist: { cents: rateCents.specialist, source: rateSources.standard },
    carpenter: { cents: rateCents.carpenter, source: rateSources.standard },
    helper: { cents: rateCents.helper, source: rateSources.standard },
  },
  marginPercent: defaultMarginPercent,
}

/** One figure that the company changed: hours, euros or percent; null takes it back to what ships with the program. */
export interface BookChange {
  id: number
  kind: "norm" | "rate" | "article" | "margin"
  code: string
  field: "hours" | "equipment" | "subcontract" | "cents" | "percent"
  value: number | null
  since: Day
  reason: string
}

/** The book on a day. What nobody changed is the very object of the standard book. */
export function bookOn(day: Day, changes: readonly BookChange[]): PriceBook {
  const own = [...holdingOn(day, changes).values()].filter(({ value }) => value !== null)
  if (own.length === 0) return standardBook
  const of = (kind: BookChange["kind"]) => own.filter((change) => change.kind === kind)
  return {
    norms: normsWith(of("norm"), of("article")),
    rates: of("rate").reduce(withRate, standardBook.rates),
    marginPercent: of("margin").at(-1)?.value ?? standardBook.marginPercent,
  }
}

/** Per figure the change that holds on a day: the one that began last, and of one day the one made last. */
export function holdingOn<Change extends Pick<BookChange, "id" | "kind" | "code" | "field" | "since">>(
  day: Day,
  changes: readonly Change[],
): Map<string, Change> {
  const begun = changes.filter(({ since }) => since <= day).toSorted(byBeginning)
  return new Map(begun.map((change) => [figureOf(change), change]))
}

/** By which changes of the same figure are known. */
export const figureOf = ({ kind, code, field }: Pick<BookChange, "kind" | "code" | "field">) =>
  `${kind} ${code} ${field}`

export const byBeginning = (a: Pick<BookChange, "id" | "since">, b: Pick<BookChange, "id" | "since">) =>
  a.since === b.since ? a.id - b.id : a.since < b.since ? -1 : 1

const centsOf = ({ value }: BookChange) => round(value! * 100)

function normsWith(changes: BookChange[], articles: BookChange[]): Norms {
  if (changes.length + articles.length === 0) return norms()
  const byCode = Map.groupBy(changes, ({ code }) => code)
  const prices = new Map(articles.map((change) => [change.code, centsOf(change)]))
  const all = Object.entries<Norm>(norms()).map(([code, norm]) => [
    code,
    (byCode.get(code) ?? []).toSorted(byBeginning).reduce(withChange, repriced(norm, prices)),
  ])
  return Object.fromEntries(all) as Norms
}

/** At the company's own prices of articles. */
function repriced(norm: Norm, prices: Map<string, number>): Norm {
  if (!norm.materials?.some(({ name }) => prices.has(name))) return norm
  const materials = norm.materials.map((material) => ({
    ...material,
    priceCents: prices.get(material.name) ?? material.priceCents,
  }))
  return { ...norm, materials }
}

const withChange = (norm: Norm, change: BookChange): Norm => ({
  ...norm,
  ...(change.field === "hours" && { hours: change.value! }),
  ...(change.field === "equipment" && { equipmentCents: centsOf(change) }),
  ...(change.field === "subcontract" && { subcontractCents: centsOf(change) }),
  year: Number(change.since.slice(0, 4)),
  source: ownSources.norm(formatDay(change.since), change.reason),
})

const withRate = (rates: PriceBook["rates"], change: BookChange): PriceBook["rates"] =>
  change.code in rates
    ? {
        ...rates,
        [change.code]: {
          cents: centsOf(change),
          source: ownSources.rate(formatDay(change.since), change.reason),
        },
      }
    : rates
