import { and, asc, desc, isNull, lt, ne, not } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Platform } from "#src/manifest/platform.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays } from "#src/shared/days.ts"
import type { Notice } from "#src/shared/notice.ts"
import { createLosingNotices } from "./losing.ts"
import { leads } from "./stage.ts"
import { agreedCents, projects } from "./table.ts"

/** Work that loses money, that is not in the planning, or whose end has passed. */
export function createProjectNotices({
  db,
  clock,
  gathered,
}: {
  db: Db
  clock: Clock
  gathered: Pick<Platform["gathered"], "answers">
}) {
  const losing = createLosingNotices(db, (ids) => gathered.answers.budgets(ids))
  return () => [...losing(), ...unplanned(db), ...delayed(db, clock)]
}

/** Agreed, and on no day yet: the dearest names them all. */
function unplanned(db: Db): Notice[] {
  const found = db
    .select({
      id: projects.id,
      name: projects.name,
      cents: agreedCents,
      since: projects.acceptedAt,
    })
    .from(projects)
    .where(
      and(
        isNull(projects.archivedAt),
        ne(projects.status, "completed"),
        not(leads()),
        isNull(projects.startOn),
      ),
    )
    .orderBy(desc(agreedCents), asc(projects.id))
    .all()
  const [first] = found
  if (!first) return []
  const cents = found.reduce((sum, { cents }) => sum + cents, 0)
  return [
    {
      key: "projects.unplanned",
      text: "projects.notices.unplanned",
      values: { name: first.name },
      count: found.length,
      ...(found.length > 1 && { detail: "projects.notices.unplannedDetail" }),
      href: found.length === 1 ? `/project-timeline?plan=${first.id}` : "/project-timeline",
      action: "projects.notices.unplannedAction",
      since: found.flatMap(({ since }) => since ?? []).toSorted()[0] ?? null,
      tone: "warn",
      role: "manager",
      group: "work",
      ...(cents > 0 && { cents }),
    },
  ]
}

function delayed(db: Db, clock: Clock): Notice[] {
  const found = db
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
  const [first] = found
  if (!first) return []
  return [
    {
      key: "projects.delayed",
      text: "projects.notices.delayed",
      values: { name: first.name },
      count: found.length,
      href: found.length === 1 ? `/projects/${first.id}` : "/projects",
      since: `${addDays(first.endOn!, 1)}T00:00:00.000Z`,
      tone: "warn",
      role: "manager",
      group: "work",
      action: "projects.notices.delayedAction",
    },
  ]
}
