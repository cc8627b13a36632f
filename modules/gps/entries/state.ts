import { and, desc, eq, gte, isNotNull, isNull, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { User } from "#modules/access/schema.ts"
import { usualRadius } from "#modules/projects/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Settings } from "#modules/settings/schema.ts"
import { beginOf, today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays } from "#src/shared/days.ts"
import { versionOfTrails } from "../positions/trailConsent.ts"
import { timeEntries } from "../table.ts"
import { type EntryRows, minutesOn } from "./rows.ts"
import type { TimerState, Workplace } from "./schema.ts"

/** The text of the privacy notice; whoever changes it asks everyone again with another version. */
const noticeText = "2026-11"
/** As far back as one may still correct one's own hours. */
const daysUnfinished = 60

/** All that a device needs to keep time. Reads today and what is open, never the years before. */
export function createTimerState({
  db,
  clock,
  rows,
  projects,
  settings,
}: {
  db: Db
  clock: Clock
  rows: EntryRows
  projects: Pick<Projects, "workplaces">
  settings: () => Pick<Settings, "urenregistratieMode" | "autoGpsStart" | "gpsTrails">
}) {
  const kept = isNull(timeEntries.removedAt)
  const lastProject = prepared(({ me }: { me: number }) =>
    db
      .select({ projectId: timeEntries.projectId, kind: timeEntries.kind })
      .from(timeEntries)
      .where(and(eq(timeEntries.accountId, me), kept, isNotNull(timeEntries.projectId)))
      .orderBy(desc(timeEntries.startedAt))
      .limit(1),
  )
  const waiting = prepared(({ me, since }: { me: number; since: string }) =>
    db
      .select()
      .from(timeEntries)
      .where(
        and(
          eq(timeEntries.accountId, me),
          kept,
          gte(timeEntries.startedAt, since),
          sql`(${timeEntries.review} = 'rejected' or (${timeEntries.endedAt} is null and ${timeEntries.forgottenAt} is not null)
          or (${timeEntries.endedAt} is not null and ${timeEntries.kind} in ('work', 'travel') and ${timeEntries.projectId} is null))`,
        ),
      )
      .orderBy(desc(timeEntries.startedAt)),
  )

  function totalsOf(accountId: number): TimerState["today"] {
    const day = today(clock)
    const entries = rows.view(rows.between({ from: day, to: day, accountId }))
    return { day, sessions: entries.length, minutes: minutesOn(entries, day) }
  }

  function lastOf(accountId: number, workplaces: Workplace[]): TimerState["last"] {
    const last = lastProject.get({ me: accountId })
    const place = last && workplaces.find(({ id }) => id === last.projectId)
    return place ? { projectId: place.id, projectName: place.name, kind: last.kind } : null
  }

  return (me: User): TimerState => {
    const running = rows.runningOf(me.id)
    const workplaces = projects
      .workplaces(me.id)
      .map(({ radius, ...place }) => ({ ...place, radius: radius ?? usualRadius }))
    const { urenregistratieMode: mode, autoGpsStart: autoStart, gpsTrails } = settings()
    const since = beginOf(addDays(today(clock), -daysUnfinished)).toISOString()
    return {
      serverTime: clock().toISOString(),
      running: running ? rows.view([running])[0]! : null,
      today: totalsOf(me.id),
      last: lastOf(me.id, workplaces),
      ...{ workplaces, mode, autoStart },
      noticeVersion: gpsTrails ? versionOfTrails(noticeText) : noticeText,
      unfinished: rows.view(waiting.all({ me: me.id, since })),
    }
  }
}
