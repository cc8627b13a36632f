import { addDays, type Day } from "#src/shared/days.ts"
import { invalid } from "#src/shared/errors.ts"
import { round } from "#src/shared/rounding.ts"
import { type BookChange, bookOn, figureOf } from "../pricing/book.ts"
import type { Norm } from "../pricing/norm.ts"
import type { ChangePrices } from "./schema.ts"
import { standardOf } from "./standard.ts"

const year = 366

/** Refuses a change that makes no sense, with a sentence per field. */
export function checkChange(body: ChangePrices, earlier: readonly BookChange[], today: Day) {
  const wrong: Record<string, string> = {}
  const { since, changes } = body
  if (since < addDays(today, -year) || since > addDays(today, year)) wrong.since = "quotes.changeDayFar"
  const seen = new Set<string>()
  for (const [index, change] of changes.entries()) {
    const figure = figureOf(change)
    if (standardOf(change) === undefined) wrong[`changes.${index}.code`] = "quotes.unknownFigure"
    else if (seen.has(figure)) wrong[`changes.${index}.code`] = "quotes.figureTwice"
    else if (change.value !== null && !fits(change.field, change.kind, change.value))
      wrong[`changes.${index}.value`] = limits[limitOf(change.field, change.kind)].code
    seen.add(figure)
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const free = worksForNothing(body, earlier)
  if (free !== undefined) throw invalid({ [`changes.${free}.value`]: "quotes.normEmpty" })
}

const limits = {
  hours: { least: 0, most: 1000, decimals: 3, code: "quotes.normHoursWrong" },
  euros: { least: 0, most: 100_000, decimals: 2, code: "quotes.amountWrong" },
  rate: { least: 0.01, most: 500, decimals: 2, code: "quotes.rateWrong" },
  percent: { least: 0, most: 100, decimals: 2, code: "quotes.percentWrong" },
} as const

function limitOf(field: BookChange["field"], kind: BookChange["kind"]): keyof typeof limits {
  if (field === "hours" || field === "percent") return field
  return kind === "rate" ? "rate" : "euros"
}

function fits(field: BookChange["field"], kind: BookChange["kind"], value: number): boolean {
  const { least, most, decimals } = limits[limitOf(field, kind)]
  return value >= least && value <= most && round(value, decimals) === value
}

/** The first change that leaves a norm without hours and costs, which would give its work away. */
function worksForNothing(
  { since, reason, changes }: ChangePrices,
  earlier: readonly BookChange[],
): number | undefined {
  const next = changes.map((change, index) => ({
    ...change,
    since,
    reason,
    id: Number.MAX_SAFE_INTEGER - 1000 + index,
  }))
  const norms: Record<string, Norm> = bookOn(since, [...earlier, ...next]).norms
  const index = changes.findIndex(({ kind, code }) => kind === "norm" && isEmpty(norms[code]!))
  return index < 0 ? undefined : index
}

const isEmpty = ({ hours, materials = [], equipmentCents = 0, subcontractCents = 0 }: Norm) =>
  hours + materials.length + equipmentCents + subcontractCents === 0
