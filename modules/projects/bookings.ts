import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { besideBudget } from "./budget.ts"
import type { Commitments } from "./commitments/service.ts"
import type { Job } from "./forecast.ts"
import type { CostRow, Ledger, ShownCost } from "./ledger.ts"
import { isFarOff } from "./rules.ts"
import type { CostCategory, CostLine, Costs, NewCost } from "./schema.ts"
import type { ProjectRow } from "./view.ts"

const byHand = "manual"

/** The ledger of one project as the office reads it, and what is booked in it by hand. In the caller's transaction. */
export function createBookings({
  ledger,
  commitments,
  log,
  people,
  budgets,
}: {
  ledger: Ledger
  commitments: Commitments
  log: Log
  people: () => User[]
  budgets: Answers["budgets"]
}) {
  return {
    of(
      { id, estimatedNetCents, extraNetCents, progress, offerteId, status }: ProjectRow,
      viewer: User,
      rows = ledger.linesFor(id, viewer),
    ): Costs {
      const names = new Map(people().map((person) => [person.id, person.name]))
      const totals = ledger.totals([id], viewer).get(id)
      const { cents, hours, withoutLabour } = totals ?? { cents: 0, hours: 0, withoutLabour: false }
      const booked = centsBy(rows.map(({ category, cents }) => ({ category, cents: cents ?? 0 })))
      const ordered = commitments.of(id)
      const budget = offerteId === null ? undefined : budgets([offerteId]).get(offerteId)
      const job: Job = {
        ...{ budget, booked, progress, completed: status === "completed" },
        committed: centsBy(
          ordered.map(({ category, remaining }) => ({ category, cents: round(remaining * 100) })),
        ),
      }
      // What was agreed besides an unknown price says nothing of what all of it may cost.
      const netCents = estimatedNetCents === null ? null : estimatedNetCents + extraNetCents
      return {
        estimatedNet: netCents === null ? null : netCents / 100,
        booked: cents / 100,
        withoutLabour,
        hours,
        budgetHours: budget?.hours ?? null,
        ...besideBudget({ ...job, labourHidden: withoutLabour, netCents }),
        commitments: ordered,
        lines: rows.map(
          (row): CostLine => ({
            ...{ id: row.id, ...detailsOf(row), source: row.sourceKind },
            amount: row.cents === null ? null : row.cents / 100,
            by: names.get(row.accountId ?? 0) ?? null,
          }),
        ),
      }
    },
    book(projectId: number, cost: NewCost, by: User) {
      refuseWrong(cost)
      if (cost.commitmentId) commitments.find(projectId, cost.commitmentId)
      const row = ledger.book(
        { kind: byHand, id: crypto.randomUUID() },
        {
          projectId,
          category: cost.category,
          cents: round(cost.amount * 100),
          quantity: cost.quantity ?? null,
          unit: cost.unit || null,
          day: cost.day,
          description: cost.description,
          accountId: by.id,
          commitmentId: cost.commitmentId ?? null,
        },
      )
      record("costBooked", row, by)
    },
    takeBack(projectId: number, costId: number, by: User) {
      const row = ledger.linesOf(projectId).find(({ id }) => id === costId)
      if (!row) throw new DomainError("projects.costNotFound", 404)
      if (row.sourceKind !== byHand) throw conflict("projects.costOfElsewhere")
      ledger.unbook({ kind: byHand, id: row.sourceId })
      record("costTakenBack", row, by)
    },
  }

  function record(action: string, row: CostRow, by: User) {
    const details = { costId: row.id, ...detailsOf(row), amount: row.cents / 100 }
    log.record(`project.${action}`, { kind: "project", id: row.projectId }, by.id, details)
  }
}

function refuseWrong({ category, quantity, day, amount }: NewCost) {
  const wrong: Record<string, string> = {}
  if (round(amount * 100) === 0) wrong.amount = "projects.costOfNothing"
  if (isFarOff(day)) wrong.day = "projects.dayFarOff"
  // Hours are counted as hours as well: on the project's page, and in the figures.
  if (category === "hours" && !quantity) wrong.quantity = "projects.hoursMissing"
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

const detailsOf = ({ category, quantity, unit, day, description, commitmentId }: ShownCost) => ({
  ...{ category, quantity, unit, day, description, commitmentId },
})

/** A kind that has lines is there, also when they come to nothing. */
function centsBy(lines: readonly { category: CostCategory; cents: number }[]): Map<CostCategory, number> {
  const byCategory = Map.groupBy(lines, ({ category }) => category)
  return new Map([...byCategory].map(([category, found]) => [category, sum(found.map(({ cents }) => cents))]))
}
