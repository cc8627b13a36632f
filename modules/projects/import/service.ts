import { isNull } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { breath } from "#src/jobs/portions.ts"
import { dayOf } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import { createImport } from "#src/sheets/import.ts"
import type { SheetRow } from "#src/sheets/read.ts"
import type { JobNumbers } from "../jobNumbers.ts"
import type { NewProject } from "../schema.ts"
import {
  customerContacts as contactTable,
  customers as customerTable,
  projects as projectTable,
} from "../table.ts"
import { type Plan, planImport, type Step } from "./plan.ts"
import { customerList, type ReadRow } from "./row.ts"
import type { ImportCounts } from "./schema.ts"
import { createStaging } from "./staging.ts"

export type CustomerImport = ReturnType<typeof createCustomerImport>

/** Customers and running projects from a sheet: all of it or nothing, and nothing twice. */
export function createCustomerImport({
  db,
  clock,
  log,
  jobNumbers,
}: {
  db: Db
  clock: Clock
  log: Log
  jobNumbers: JobNumbers
}) {
  const { customerId, name } = projectTable
  const stage = createStaging(db, jobNumbers)

  return createImport({
    list: customerList,

    async plan(rows: SheetRow<ReadRow>[]) {
      const seen = log.last()
      const customers = db.select().from(customerTable).all()
      await breath()
      const contacts = db.select().from(contactTable).where(isNull(contactTable.removedAt)).all()
      await breath()
      const projects = db.select({ customerId, name }).from(projectTable).all()
      await breath()
      const plan = await planImport(rows, { customers, contacts, projects })
      return { ...plan, seen, rows: plan.steps.map(({ outcomeRow }) => outcomeRow), counts: countsOf(plan) }
    },

    /** Another may have changed a customer or a project after the plan was begun. */
    async carryOut({ seen, ...plan }, by: User) {
      const now = clock()
      const earlier = (project: NewProject) => momentsOf(project, dayOf(now))
      const staged = await stage(plan, { by: by.id, now: now.toISOString(), earlier })
      try {
        return write(db, () => {
          const same = !log.tellsMore(seen, ["customer", "project"])
          if (same) staged.carryOut()
          return same
        })
      } finally {
        staged.drop()
      }
    },
  })
}

/** When a project that runs already began and ended, as far as the sheet tells and it has come to that. */
function momentsOf({ status, startDate, endDate }: NewProject, now: Day) {
  const began = status !== "planned" && startDate && startDate <= now
  const ended = status === "completed" && endDate && endDate <= now
  return { ...(began && { startedAt: noonOf(startDate) }), ...(ended && { completedAt: noonOf(endDate) }) }
}
const noonOf = (day: Day) => `${day}T11:00:00.000Z`

function countsOf({ steps }: Plan): ImportCounts {
  const of = (outcome: Step["outcomeRow"]["outcome"]) =>
    steps.filter(({ outcomeRow }) => outcomeRow.outcome === outcome).length
  return {
    rows: steps.length,
    newCustomers: of("new"),
    filledCustomers: new Set(
      steps.flatMap(({ outcomeRow, customerId }) => (outcomeRow.outcome === "filled" ? [customerId] : [])),
    ).size,
    newProjects: steps.filter(({ project }) => project).length,
    wrong: of("wrong"),
  }
}
