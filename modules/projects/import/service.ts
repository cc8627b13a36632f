import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { User } from "#modules/access/schema.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import { DomainError } from "#src/shared/errors.ts"
import type { Customers } from "../customers.ts"
import type { NewProject } from "../schema.ts"
import type { Projects } from "../service.ts"
import { customers as customerTable, projects as projectTable } from "../table.ts"
import { planImport, type Step } from "./plan.ts"
import type { ImportCounts, ImportOrder, ImportPreview, ImportSheet } from "./schema.ts"
import { readSheet } from "./sheet.ts"

export type CustomerImport = ReturnType<typeof createCustomerImport>

/** Customers and running projects from a sheet: all of it or nothing, and nothing twice. */
export function createCustomerImport({
  db,
  clock,
  customers,
  projects,
}: {
  db: Db
  clock: Clock
  customers: Customers
  projects: Projects
}) {
  const { customerId, name } = projectTable
  const before = () => ({
    customers: db.select().from(customerTable).all(),
    projects: db.select({ customerId, name }).from(projectTable).all(),
  })

  /** In the caller's transaction. */
  function carryOut(steps: Step[], by: User) {
    const added = new Map<number, number>()
    const now = today(clock)
    for (const { customerId, add, fill, project } of steps) {
      if (add) added.set(customerId, customers.add(add, by))
      const id = added.get(customerId) ?? customerId
      if (fill) customers.fill(id, fill, by)
      if (project) projects.add({ ...project, customerId: id }, by, momentsOf(project, now))
    }
  }

  return {
    preview({ csv, mapping }: ImportSheet): ImportPreview {
      const sheet = readSheet(csv, mapping)
      const steps = planImport(sheet, before())
      return {
        columns: sheet.columns,
        rows: steps.map(({ outcomeRow }) => outcomeRow),
        counts: countsOf(steps),
      }
    },
    takeIn: ({ csv, mapping, skipWrong = false }: ImportOrder, by: User): ImportCounts =>
      write<ImportCounts>(db, () => {
        const steps = planImport(readSheet(csv, mapping), before())
        const counts = countsOf(steps)
        if (counts.wrong > 0 && !skipWrong)
          throw new DomainError("projects.importWrongRows", 422, { values: { count: counts.wrong } })
        carryOut(steps, by)
        return counts
      }),
  }
}

/** When a project that runs already began and ended, as far as the sheet tells and it has come to that. */
function momentsOf({ status, startDate, endDate }: NewProject, now: Day) {
  const began = status !== "planned" && startDate && startDate <= now
  const ended = status === "completed" && endDate && endDate <= now
  return { ...(began && { startedAt: noonOf(startDate) }), ...(ended && { completedAt: noonOf(endDate) }) }
}
const noonOf = (day: Day) => `${day}T11:00:00.000Z`

function countsOf(steps: Step[]): ImportCounts {
  const of = (outcome: Step["outcomeRow"]["outcome"]) =>
    steps.filter(({ outcomeRow }) => outcomeRow.outcome === outcome).length
  return {
    rows: steps.length,
    newCustomers: of("new"),
    filledCustomers: new Set(steps.flatMap(({ fill, customerId }) => (fill ? [customerId] : []))).size,
    newProjects: steps.filter(({ project }) => project).length,
    wrong: of("wrong"),
  }
}
