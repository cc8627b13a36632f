import { and, eq, gte, isNotNull, isNull, ne, not, or, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { Day } from "#src/shared/days.ts"
import { leads } from "./stage.ts"
import { projects, projectTeam } from "./table.ts"

interface PlannedWork {
  id: number
  name: string
  address: string
  startDate: Day
  endDate: Day | undefined
  /** Accounts; empty: nobody was put on it yet. */
  team: number[]
}

interface BeginningWork {
  id: number
  name: string
  startDate: Day
  quotationId: number
}

/** Work that lies in the planning and is neither done nor put away. What is only offered is promised to nobody. */
export function createPlanned({ db }: { db: Db }) {
  const rows = prepared(({ day }: { day: Day }) =>
    db
      .select({
        ...{
          id: projects.id,
          name: projects.name,
          address: projects.address,
          startDate: projects.startOn,
          endDate: projects.endOn,
        },
        team: sql<string>`(select json_group_array(${projectTeam.accountId}) from ${projectTeam}
          where ${projectTeam.projectId} = ${projects.id})`,
      })
      .from(projects)
      .where(
        and(
          ...[isNotNull(projects.startOn), isNull(projects.archivedAt), ne(projects.status, "completed")],
          not(leads()),
          or(gte(projects.endOn, day), isNull(projects.endOn)),
        ),
      ),
  )
  const beginning = db.$client.query<BeginningWork, [from: Day, to: Day]>(
    `SELECT id, name, start_on AS startDate, offerte_id AS quotationId FROM projects
    WHERE start_on BETWEEN ? AND ? AND status <> 'completed' AND archived_at IS NULL AND offerte_id IS NOT NULL
    ORDER BY start_on, id`,
  )
  const waiting = prepared(({ id }: { id: number }) =>
    db
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.id, id), isNull(projects.archivedAt), ne(projects.status, "completed"))),
  )
  return {
    /** Whether there is still something to do: neither done nor put away. */
    isWaiting: (id: number): boolean => waiting.get({ id }) !== undefined,
    /** What rests on a quotation and begins on one of these days, the first first. */
    beginning: (from: Day, to: Day): BeginningWork[] => beginning.all(from, to),
    /** What ends on this day or later, or has no end. */
    plannedFrom: (day: Day): PlannedWork[] =>
      rows.all({ day }).map(({ id, name, address, startDate, endDate, team }) => ({
        ...{ id, name, address, startDate: startDate!, endDate: endDate ?? undefined },
        team: JSON.parse(team) as number[],
      })),
  }
}
