import { isNull } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { breath } from "#src/jobs/portions.ts"
import { dayOf } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import { DomainError } from "#src/shared/errors.ts"
import type { JobNumbers } from "../jobNumbers.ts"
import type { NewProject } from "../schema.ts"
import {
  customerContacts as contactTable,
  customers as customerTable,
  projects as projectTable,
} from "../table.ts"
import { type Plan, planImport, type Step } from "./plan.ts"
import type { ImportCounts, ImportOrder, ImportPreview, ImportSheet } from "./schema.ts"
import { readSheet, type Sheet } from "./sheet.ts"
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

  async function planned(sheet: Sheet): Promise<Plan> {
    const customers = db.select().from(customerTable).all()
    await breath()
    const contacts = db.select().from(contactTable).where(isNull(contactTable.removedAt)).all()
    await breath()
    const projects = db.select({ customerId, name }).from(projectTable).all()
    await breath()
    return planImport(sheet, { customers, contacts, projects })
  }

  function refuseWrong({ wrong }: ImportCounts, skipWrong: boolean) {
    if (wrong > 0 && !skipWrong)
      throw new DomainError("projects.importWrongRows", 422, { values: { count: wrong } })
  }

  /** Undefined when somebody changed a customer or a project after the plan was begun: it may then be another. */
  async function tried(sheet: Sheet, skipWrong: boolean, by: User): Promise<ImportCounts | undefined> {
    const seen = log.last()
    const plan = await planned(sheet)
    const counts = countsOf(plan)
    refuseWrong(counts, skipWrong)
    const now = clock()
    const earlier = (project: NewProject) => momentsOf(project, dayOf(now))
    const staged = await stage(plan, { by: by.id, now: now.toISOString(), earlier })
    try {
      return write<ImportCounts | undefined>(db, () => {
        if (log.tellsMore(seen, ["customer", "project"])) return undefined
        staged.carryOut()
        return counts
      })
    } finally {
      staged.drop()
    }
  }

  return {
    async preview({ csv, mapping }: ImportSheet): Promise<ImportPreview> {
      const sheet = await readSheet(csv, mapping)
      const plan = await planned(sheet)
      return {
        columns: sheet.columns,
        rows: plan.steps.map(({ outcomeRow }) => outcomeRow),
        counts: countsOf(plan),
      }
    },
    async takeIn({ csv, mapping, skipWrong = false }: ImportOrder, by: User): Promise<ImportCounts> {
      const sheet = await readSheet(csv, mapping)
      for (let tries = 0; tries < mostTries; tries++) {
        const counts = await tried(sheet, skipWrong, by)
        if (counts) return counts
      }
      throw new DomainError("projects.importMeanwhile", 503, { retryAfter: 5 })
    },
  }
}

/** A try takes less than a second: nobody changes so much for so long. */
const mostTries = 20

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
