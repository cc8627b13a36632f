import { and, asc, isNull, lt, ne, not } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays } from "#src/shared/days.ts"
import type { Notice } from "#src/shared/notice.ts"
import { leads } from "./stage.ts"
import { projects } from "./table.ts"

/** Projects whose end has passed while they are not completed. */
export const createProjectNotices =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  (): Notice[] => {
    const delayed = db
      .select({ id: projects.id, name: projects.name, endOn: projects.endOn })
      .from(projects)
      .where(
        and(
          isNull(projects.archivedAt),
          ne(projects.status, "completed"),
          not(leads()),
          lt(projects.endOn, today(clock)),
        ),
      )
      .orderBy(asc(projects.endOn))
      .all()
    const [first] = delayed
    if (!first) return []
    return [
      {
        key: "projects.delayed",
        text: "projects.notices.delayed",
        values: { name: first.name },
        count: delayed.length,
        href: delayed.length === 1 ? `/projects/${first.id}` : "/projects",
        since: `${addDays(first.endOn!, 1)}T00:00:00.000Z`,
        tone: "warn",
        role: "manager",
      },
    ]
  }
