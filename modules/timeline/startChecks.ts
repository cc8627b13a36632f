import type { Projects } from "#modules/projects/service.ts"
import type { Check, CheckSource } from "#src/shared/check.ts"
import { addDays } from "#src/shared/days.ts"
import { reaches } from "#src/shared/roles.ts"
import type { News } from "./news.ts"
import { timeline as nl } from "./nl.ts"

/** Who begins somewhere tomorrow and has not seen it. A tick says that somebody told him; once he looked it is gone. */
export const createStartChecks =
  ({ projects, planningNews }: { projects: Projects; planningNews: News }): CheckSource =>
  (me, today) => {
    if (!reaches(me.role, "manager")) return []
    const tomorrow = addDays(today, 1)
    const names = new Map(projects.colleagues().map(({ id, name }) => [id, name]))
    return projects
      .plannedFrom(tomorrow)
      .filter(({ startDate }) => startDate === tomorrow)
      .flatMap(({ id, name, team }): Check[] => {
        const unaware = team.filter((accountId) => !planningNews.knows(accountId, { id, from: tomorrow }))
        if (team.length > 0 && unaware.length === 0) return []
        const who = unaware.flatMap((one) => names.get(one) ?? []).join(", ")
        const text = team.length === 0 ? nl.checks.nobody : nl.checks.unaware
        const task = text.replace("{{project}}", () => name).replace("{{people}}", () => who)
        const about = { category: "planning", priority: "high", href: `/projects/${id}` } as const
        return [{ ...about, key: `timeline.start${id}`, task }]
      })
  }
