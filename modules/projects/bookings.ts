import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { besideBudget } from "./budget.ts"
import { costAtCompletion } from "./forecast.ts"
import type { CostRow, Ledger, ShownCost } from "./ledger.ts"
import { isFarOff } from "./rules.ts"
import { type CostLine, type Costs, costCategories, type NewCost } from "./schema.ts"
import type { ProjectRow } from "./view.ts"

const byHand = "manual"

/** The ledger of one project as the office reads it, and what is booked in it by hand. In the caller's transaction. */
export function createBookings({
  ledger,
  log,
  people,
  budget,
}: {
  ledger: Ledger
  log: Log
  people: () => User[]
  budget: Answers["budget"]
}) {
  return {
    of(
      { id, estimatedNetCents, progress, offerteId, status }: ProjectRow,
      viewer: User,
      rows = ledger.linesFor(id, viewer),
    ): Costs {
      const names = new Map(people().map((person) => [person.id, person.name]))
      const totals = ledger.totals([id], viewer).get(id)
      const { cents, hours, withoutLabour } = totals ?? { cents: 0, hours: 0, withoutLabour: false }
      const byCategory = Map.groupBy(
        rows.filter((row) => row.cents !== null),
        ({ category }) => category,
      )
      const labourCents = sum((byCategory.get("hours") ?? []).map((row) => row.cents ?? 0))
      const expected = costAtCompletion({ labourCents, otherCents: cents - labourCents, progress })
      return {
        estimatedNet: estimatedNetCents === null ? null : estimatedNetCents / 100,
        booked: cents / 100,
        expected: withoutLabour ? null : expected / 100,
        withoutLabour,
        hours,
        byCategory: costCategories.flatMap((category) => {
          const found = byCategory.get(category)
          return found ? { category, amount: sum(found.map((row) => row.cents ?? 0)) / 100 } : []
        }),
        ...besideBudget({
          budget: offerteId === null ? undefined : budget(offerteId),
          booked: new Map(
            [...byCategory].map(([kind, found]) => [kind, sum(found.map((row) => row.cents ?? 0))]),
          ),
          labourHidden: withoutLabour,
          ...{ progress, completed: status === "completed", netCents: estimatedNetCents },
        }),
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

const detailsOf = ({ category, quantity, unit, day, description }: ShownCost) => ({
  ...{ category, quantity, unit, day, description },
})
