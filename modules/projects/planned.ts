import type { Db } from "#db/open.ts"
import type { Day } from "#src/shared/days.ts"

interface PlannedWork {
  startDate: Day
  endDate: Day | undefined
  /** Accounts; empty: nobody was put on it yet. */
  team: number[]
}

/** Work that lies in the planning and is neither done nor put away. */
export function createPlanned({ db }: { db: Db }) {
  const rows = db.$client.query<{ startDate: Day; endDate: Day | null; team: string }, [Day]>(
    `SELECT start_on AS startDate, end_on AS endDate,
      (SELECT json_group_array(t.account_id) FROM project_team t WHERE t.project_id = p.id) AS team
    FROM projects p WHERE start_on IS NOT NULL AND archived_at IS NULL AND status <> 'completed'
      AND (end_on >= ? OR end_on IS NULL)`,
  )
  return {
    /** What ends on this day or later, or has no end. */
    plannedFrom: (day: Day): PlannedWork[] =>
      rows.all(day).map(({ startDate, endDate, team }) => ({
        startDate,
        endDate: endDate ?? undefined,
        team: JSON.parse(team) as number[],
      })),
  }
}
