import type { Projects } from "#modules/projects/service.ts"
import type { Check, CheckSource } from "#src/shared/check.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { reaches } from "#src/shared/roles.ts"
import { windForce } from "./beaufort.ts"
import type { News } from "./news.ts"
import { timeline as nl } from "./nl.ts"
import type { Weather } from "./weather.ts"
import { timeline as forWorkers } from "./worker.nl.ts"

/** What tomorrow asks of today: weather that spoils work, and who begins somewhere without knowing it. */
export function createPlanningChecks({
  projects,
  planningNews,
  weather,
}: {
  projects: Projects
  planningNews: News
  weather: Weather
}): CheckSource {
  /** Work that goes on or begins on this day. */
  const workOn = (day: Day) => projects.plannedFrom(day).filter(({ startDate }) => startDate <= day)

  function ofWeather(tomorrow: Day): Check[] {
    const places = projects.places(workOn(tomorrow).map(({ id }) => id))
    const sites = [...places].map(([id, { latitude, longitude }]) => ({ id, latitude, longitude }))
    const days = weather.known(sites, { from: tomorrow, to: tomorrow })
    const coldest = Math.min(...days.flatMap(({ min }) => min ?? []))
    const force = windForce(Math.max(0, ...days.flatMap(({ wind }) => wind ?? [])))
    const { frost, wind } = forWorkers.checks
    const about = { category: "weather", priority: "high", href: "/project-timeline" } as const
    return [
      ...(coldest < 0
        ? [{ ...about, key: "timeline.frost", task: frost.replace("{{degrees}}", degrees(coldest)) }]
        : []),
      ...(force > strong
        ? [{ ...about, key: "timeline.wind", task: wind.replace("{{force}}", String(force)) }]
        : []),
    ]
  }

  /** A tick says that somebody told him; it is gone by itself once he has seen it. */
  function ofStarts(tomorrow: Day): Check[] {
    const names = new Map(projects.colleagues().map(({ id, name }) => [id, name]))
    return workOn(tomorrow)
      .filter(({ startDate }) => startDate === tomorrow)
      .flatMap(({ id, name, team }) => {
        const unaware = team.filter((accountId) => !planningNews.knows(accountId, { id, from: tomorrow }))
        if (team.length > 0 && unaware.length === 0) return []
        const who = unaware.flatMap((one) => names.get(one) ?? []).join(", ")
        const text = team.length === 0 ? nl.checks.nobody : nl.checks.unaware
        const task = text.replace("{{project}}", name).replace("{{people}}", who)
        return [
          {
            ...{ key: `timeline.start${id}`, category: "planning", priority: "high", task },
            href: `/projects/${id}`,
          } as const,
        ]
      })
  }

  return (me, today) => {
    const tomorrow = addDays(today, 1)
    return [...ofWeather(tomorrow), ...(reaches(me.role, "manager") ? ofStarts(tomorrow) : [])]
  }
}

/** Above this scaffolds are not worked on and sheets blow away. */
const strong = 6

const degrees = (celsius: number) => String(Math.round(celsius)).replace("-", "\u2212")
