import type { Budget } from "#src/manifest/answers.ts"
import { sum } from "#src/shared/rounding.ts"
import { costAtCompletion, paceIsKnown } from "./forecast.ts"
import { type CostCategory, type Costs, costCategories } from "./schema.ts"

interface Known {
  /** Of the quotation; undefined: there is none. */
  budget: Budget | undefined
  /** Cents by kind; hours undefined: not for who asks. */
  booked: ReadonlyMap<CostCategory, number>
  labourHidden: boolean
  progress: number
  completed: boolean
  /** Agreed without VAT. */
  netCents: number | null
}

/**
 * What each kind of cost was budgeted at, beside what was booked and what it will come to. What nobody can know yet is
 * null: of material only that it went over, as more of it may come.
 */
export function besideBudget(known: Known): Pick<Costs, "kinds" | "total"> {
  const { budget, booked, labourHidden, netCents } = known
  const kinds = costCategories
    .filter((category) => booked.has(category) || budgetOf(budget, category) || isHidden(category, known))
    .map((category) => {
      const spent = isHidden(category, known) ? null : (booked.get(category) ?? 0)
      return { category, ...row(budgetOf(budget, category), spent, known, category === "hours") }
    })
  const spent = sum([...booked.values()])
  const planned = budget ? sum(kinds.map((kind) => Math.round((kind.budget ?? 0) * 100))) : netCents
  const labourCents = booked.get("hours") ?? 0
  const whole = costAtCompletion({ labourCents, otherCents: spent - labourCents, progress: known.progress })
  const sure = known.completed || (paceIsKnown(known.progress) && planned !== null && whole > planned)
  const expected = labourHidden || !sure ? null : known.completed ? spent : whole
  return { kinds, total: inEuros(planned, spent, expected) }
}

function row(planned: number | null, spent: number | null, known: Known, labour: boolean) {
  const { progress, completed } = known
  if (spent === null) return inEuros(planned, null, null)
  if (completed) return inEuros(planned, spent, spent)
  if (labour)
    return inEuros(
      planned,
      spent,
      paceIsKnown(progress) ? costAtCompletion({ labourCents: spent, otherCents: 0, progress }) : null,
    )
  return inEuros(planned, spent, planned !== null && spent > planned ? spent : null)
}

const inEuros = (planned: number | null, spent: number | null, expected: number | null) => ({
  budget: euros(planned),
  booked: euros(spent),
  expected: euros(expected),
  difference: planned === null || expected === null ? null : (expected - planned) / 100,
})
const euros = (cents: number | null) => (cents === null ? null : cents / 100)

const isHidden = (category: CostCategory, { labourHidden }: Known) => labourHidden && category === "hours"

/** What a quotation says nothing of is budgeted at nothing. */
function budgetOf(budget: Budget | undefined, category: CostCategory): number | null {
  if (!budget) return null
  if (category === "hours") return budget.labourCents
  if (category === "material") return budget.materialCents
  if (category === "equipment") return budget.equipmentCents
  return category === "subcontractor" ? budget.subcontractCents : 0
}
