import type { Projects } from "#modules/projects/service.ts"
import type { Check, CheckSource } from "#src/shared/check.ts"
import type { Closed } from "#src/shared/closed.ts"
import { filled } from "#src/shared/filled.ts"
import { reaches } from "#src/shared/roles.ts"
import { comingDays, toldDay } from "./comingDays.ts"
import type { News } from "./news.ts"
import { timeline as nl } from "./nl.ts"

/** Who begins somewhere next and has not seen it. A tick says that somebody told him; once he looked it is gone. */
export const createStartChecks =
  ({
    projects,
    planningNews,
    closed,
  }: {
    projects: Projects
    planningNews: News
    closed: () => readonly Closed[]
  }): CheckSource =>
  (me, today) => {
    if (!reaches(me.role, "manager")) return []
    const { from, to } = comingDays(today, closed())
    const names = new Map(projects.colleagues().map(({ id, name }) => [id, name]))
    return projects
      .plannedFrom(from)
      .filter(({ startDate }) => from <= startDate && startDate <= to)
      .flatMap(({ id, name, startDate, team }): Check[] => {
        // Who left need not be told.
        const here = team.filter((accountId) => names.has(accountId))
        const unaware = here.filter((accountId) => !planningNews.knows(accountId, { id, from: startDate }))
        if (here.length > 0 && unaware.length === 0) return []
        const task = filled(here.length === 0 ? nl.checks.nobody : nl.checks.unaware, {
          day: toldDay(startDate, today),
          project: name,
          people: unaware.map((one) => names.get(one)).join(", "),
        })
        const about = { category: "planning", priority: "high", href: `/projects/${id}` } as const
        return [{ ...about, key: `timeline.start${id}`, task }]
      })
  }
