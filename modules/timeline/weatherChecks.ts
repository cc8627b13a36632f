import type { Projects } from "#modules/projects/service.ts"
import type { CheckSource } from "#src/shared/check.ts"
import { addDays } from "#src/shared/days.ts"
import { windForce } from "./beaufort.ts"
import type { Weather } from "./weather.ts"
import { timeline as nl } from "./worker.nl.ts"

/** Weather that spoils the work of tomorrow: frost, and wind in which scaffolds are left. */
export const createWeatherChecks =
  ({ projects, weather }: { projects: Projects; weather: Weather }): CheckSource =>
  (_, today) => {
    const tomorrow = addDays(today, 1)
    const work = projects.plannedFrom(tomorrow).filter(({ startDate }) => startDate <= tomorrow)
    const places = projects.places(work.map(({ id }) => id))
    const sites = [...places].map(([id, { latitude, longitude }]) => ({ id, latitude, longitude }))
    const days = weather.known(sites, { from: tomorrow, to: tomorrow })
    const coldest = Math.min(...days.flatMap(({ min }) => min ?? []))
    const force = windForce(Math.max(0, ...days.flatMap(({ wind }) => wind ?? [])))
    const about = { category: "weather", priority: "high", href: "/project-timeline" } as const
    const frost = told(nl.checks.frost, degrees(coldest))
    const wind = told(nl.checks.wind, String(force))
    return [
      ...(coldest < 0 ? [{ ...about, key: "timeline.frost", task: frost }] : []),
      ...(force > strong ? [{ ...about, key: "timeline.wind", task: wind }] : []),
    ]
  }

/** Above this scaffolds are not worked on and sheets blow away. */
const strong = 6

const told = (text: string, value: string) => text.replace(/\{\{\w+\}\}/, value)

const degrees = (celsius: number) => String(Math.round(celsius)).replace("-", "\u2212")
