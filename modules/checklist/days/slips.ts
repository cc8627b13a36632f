import { and, eq, gte, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, mondayOf } from "#src/shared/days.ts"
import type { Slip } from "../schema.ts"
import { checklistDays, checklistSubmissions } from "../table.ts"

/** Of each day the time that it was finished last, which holds. */
export const lastOfDay = sql`${checklistSubmissions.id} = (select max(s.id) from checklist_submissions s
  where s.day_id = ${checklistDays.id})`

/** What was left open most often in the last weeks, of one person or of all; once is no habit. */
export function createSlips({ db, clock }: { db: Db; clock: Clock }) {
  return (accountId: number | undefined): Slip[] => {
    const since = addDays(mondayOf(today(clock)), -7 * (weeksBack - 1))
    const found = db
      .select({
        id: sql<string>`json_extract(item.value, '$.id')`.as("code"),
        task: sql<string>`max(json_extract(item.value, '$.task'))`,
        category: sql<Slip["category"]>`max(json_extract(item.value, '$.category'))`,
        week: sql<number>`cast((julianday(${checklistDays.day}) - julianday(${since})) / 7 as integer)`.as(
          "week",
        ),
        left: sql<number>`sum(json_extract(item.value, '$.completed') = 0)`,
        of: sql<number>`count(*)`,
      })
      .from(checklistDays)
      .innerJoin(checklistSubmissions, lastOfDay)
      .innerJoin(sql`json_each(${checklistSubmissions.items}) as item`, sql`true`)
      .where(
        and(
          gte(checklistDays.day, since),
          accountId === undefined ? undefined : eq(checklistDays.accountId, accountId),
          // What data say has no habit: it names how many there were.
          sql`json_extract(item.value, '$.left') is null`,
        ),
      )
      .groupBy(sql`code, week`)
      .all()
    return [...Map.groupBy(found, ({ id }) => id).values()]
      .map((weeks) => ({
        ...{ id: weeks[0]!.id, task: weeks.at(-1)!.task, category: weeks[0]!.category },
        left: weeks.reduce((sum, { left }) => sum + left, 0),
        of: weeks.reduce((sum, { of }) => sum + of, 0),
        weeks: Array.from({ length: weeksBack }, (_, at) => weeks.find(({ week }) => week === at)?.left ?? 0),
      }))
      .filter(({ left }) => left > 1)
      .toSorted((a, b) => b.left - a.left || (a.id < b.id ? -1 : 1))
      .slice(0, mostSlips)
  }
}

const weeksBack = 4
const mostSlips = 8
