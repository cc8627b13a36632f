import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import type { Projects } from "#modules/projects/service.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import type { Notice } from "#src/shared/notice.ts"
import type { PlanningNews, SeenNews } from "./schema.ts"
import { planningSeen } from "./table.ts"

export type News = ReturnType<typeof createNews>

/** By the id of a project: what it is called, its first day and its last, if it has one. */
export type SeenPlan = Record<string, { name: string; from: Day; to: Day | null }>

/**
 * Tells who works outside what is otherwise in his planning than when he last looked. It compares with what he saw, so
 * whatever changes a plan is told, by whichever way, and what was put back before he looked is no news.
 */
export function createNews({ db, clock, projects }: { db: Db; clock: Clock; projects: Projects }) {
  const seenBy = prepared(({ accountId }: { accountId: number }) =>
    db.select().from(planningSeen).where(eq(planningSeen.accountId, accountId)),
  )

  const planOf = (accountId: number): SeenPlan =>
    Object.fromEntries(
      projects
        .plannedFrom(today(clock))
        .filter(({ team }) => team.includes(accountId))
        .map(({ id, name, startDate, endDate }) => [id, { name, from: startDate, to: endDate ?? null }]),
    )

  function keep(accountId: number, plan: SeenPlan) {
    const values = { accountId, plan, seenAt: clock().toISOString() }
    db.insert(planningSeen)
      .values(values)
      .onConflictDoUpdate({ target: planningSeen.accountId, set: values })
      .run()
  }

  /** Who looks for the first time knows what stands there. */
  function seen(accountId: number, plan: SeenPlan): SeenPlan {
    const known = seenBy.get({ accountId })
    if (!known) write(db, () => keep(accountId, plan))
    return known?.plan ?? plan
  }

  function of(accountId: number): PlanningNews {
    const now = planOf(accountId)
    const before = seen(accountId, now)
    const day = today(clock)
    const ids = [...new Set([...Object.keys(before), ...Object.keys(now)])]
    return ids.flatMap((id) => {
      const [was, is] = [before[id] ?? null, now[id] ?? null]
      const name = (is ?? was)!.name
      if (JSON.stringify(spanIn(was)) === JSON.stringify(spanIn(is))) return []
      // What is over, or done, is taken from nobody.
      if (!is && ((was!.to ?? was!.from) < day || !projects.isWaiting(Number(id)))) return []
      return { projectId: Number(id), name, before: spanIn(was), after: spanIn(is) }
    })
  }

  return {
    of,
    /** Whether he saw that this begins then. */
    knows: (accountId: number, { id, from }: { id: number; from: Day }): boolean =>
      seenBy.get({ accountId })?.plan[id]?.from === from,
    /** Only what he saw: what was changed after it is still news. */
    see: (accountId: number, { seen: news }: SeenNews): PlanningNews =>
      write<PlanningNews>(db, () => {
        const day = today(clock)
        const known = Object.entries(seen(accountId, planOf(accountId)))
        // What is over is remembered no longer.
        const plan = Object.fromEntries(known.filter(([, { to }]) => to === null || to >= day))
        for (const { projectId, name, after } of news)
          if (after) plan[projectId] = { name, ...after }
          else delete plan[projectId]
        keep(accountId, plan)
        return of(accountId)
      }),
    notices({ id }: { id: number }): Notice[] {
      const { length: count } = of(id)
      if (count === 0) return []
      const about = { key: "timeline.news", text: "timeline.notices.news", values: {}, href: "/dashboard" }
      return [{ ...about, count, since: null, tone: "info", role: "worker", group: "work" }]
    },
  }
}

const spanIn = (plan: SeenPlan[string] | null) => plan && { from: plan.from, to: plan.to }
