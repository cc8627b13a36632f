import { sum } from "#src/shared/rounding.ts"
import { budgetOf, costAtCompletion, expectedOf, type Job } from "./forecast.ts"
import { type CostCategory, type Costs, costCategories } from "./schema.ts"

interface Known extends Job {
  /** What hours cost is not for who asks; the ledger gave no amounts of them. */
  labourHidden: boolean
  /** Agreed without VAT. */
  netCents: number | null
}

/**
 * What each kind of cost was budgeted at, beside what was booked, what is ordered and what it will come to. What nobody
 * can know yet, or is not for who asks, is null.
 */
export function besideBudget(known: Known): Pick<Costs, "kinds" | "total"> {
  const kinds = costCategories
    .filter((category) => isThere(category, known))
    .map((category) => {
      const hidden = isHidden(category, known)
      return {
        category,
        ...inEuros({
          budget: budgetOf(category, known),
          booked: hidden ? null : (known.booked.get(category) ?? 0),
          committed: known.committed.get(category) ?? 0,
          expected: hidden ? null : expectedOf(category, known),
        }),
      }
    })
  return { kinds, total: totalOf(known) }
}

/** Without a quotation the agreed price is the only budget, and a total is known once it is over that. */
function totalOf(known: Known): Costs["total"] {
  const budgets = costCategories.map((category) => budgetOf(category, known))
  const budget = known.budget ? sum(budgets.map((each) => each ?? 0)) : known.netCents
  const whole = costAtCompletion(known)
  const sure =
    known.budget !== undefined || known.completed || (known.netCents !== null && whole > known.netCents)
  return inEuros({
    budget,
    booked: sum([...known.booked.values()]),
    committed: sum([...known.committed.values()]),
    expected: known.labourHidden || !sure ? null : whole,
  })
}

function inEuros({
  budget,
  booked,
  committed,
  expected,
}: {
  budget: number | null
  booked: number | null
  committed: number
  expected: number | null
}) {
  return {
    budget: euros(budget),
    booked: euros(booked),
    committed: committed / 100,
    expected: euros(expected),
    difference: budget === null || expected === null ? null : (expected - budget) / 100,
  }
}
const euros = (cents: number | null) => (cents === null ? null : cents / 100)

const isThere = (category: CostCategory, known: Known) =>
  known.booked.has(category) ||
  (known.committed.get(category) ?? 0) > 0 ||
  Boolean(budgetOf(category, known)) ||
  isHidden(category, known)

const isHidden = (category: CostCategory, { labourHidden }: Known) => labourHidden && category === "hours"
