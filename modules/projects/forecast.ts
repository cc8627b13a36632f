import type { Budget } from "#src/manifest/answers.ts"
import { sum } from "#src/shared/rounding.ts"
import { type CostCategory, costCategories } from "./schema.ts"

/** A job as far as its costs can be foretold; amounts in cents without VAT. */
export interface Job {
  /** Of its quotation; undefined: there is none. */
  budget: Budget | undefined
  booked: ReadonlyMap<CostCategory, number>
  /** Ordered or agreed, and not booked yet. */
  committed: ReadonlyMap<CostCategory, number>
  /** Percent of the work that is done. */
  progress: number
  completed: boolean
}

/**
 * What a kind of cost will have come to at completion; null: nobody can know yet. `projects.costs.how` in nl.ts says the
 * same on the screen.
 *
 * - Of completed work: what was booked, and what is still ordered, as its invoice comes after.
 * - Hours, once their pace is known: they go on at the pace so far (estimate at completion of earned value).
 * - Other costs, and hours before that: the budget, as a builder buys what he budgeted, or what was booked and ordered
 *   where that is more.
 * - Without a budget for those: unknown.
 */
export function expectedOf(category: CostCategory, job: Job): number | null {
  const sure = sureOf(category, job)
  if (job.completed) return sure
  if (category === "hours" && paceIsKnown(job)) return Math.round((sure * 100) / job.progress)
  const planned = budgetOf(category, job)
  return planned === null ? null : Math.max(planned, sure)
}

/** What all of it will have cost, at the least: of what nobody can know the part that is sure. */
export const costAtCompletion = (job: Job): number =>
  sum(costCategories.map((category) => expectedOf(category, job) ?? sureOf(category, job)))

/** What a quotation says nothing of is budgeted at nothing. */
export function budgetOf(category: CostCategory, { budget }: Pick<Job, "budget">): number | null {
  if (!budget) return null
  if (category === "hours") return budget.labourCents
  if (category === "material") return budget.materialCents
  if (category === "equipment") return budget.equipmentCents
  return category === "subcontractor" ? budget.subcontractCents : 0
}

/** Booked or ordered: this much it costs, whatever comes. */
const sureOf = (category: CostCategory, { booked, committed }: Job) =>
  (booked.get(category) ?? 0) + (committed.get(category) ?? 0)

/** Before this the pace of the work says nothing yet. */
const knownFrom = 20

/** Hours that were not approved yet are no pace of nothing. */
const paceIsKnown = ({ progress, booked }: Job): boolean =>
  progress >= knownFrom && (booked.get("hours") ?? 0) > 0
