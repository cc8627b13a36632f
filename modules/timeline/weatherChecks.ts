import type { Projects } from "#modules/projects/service.ts"
import type { CheckSource } from "#src/shared/check.ts"
import type { Closed } from "#src/shared/closed.ts"
import { filled } from "#src/shared/filled.ts"
import { windForce } from "./beaufort.ts"
import { comingDays, toldDay } from "./comingDays.ts"
import type { DayWeather } from "./schema.ts"
import type { Weather } from "./weather.ts"
import { timeline as nl } from "./worker.nl.ts"

/** Weather that spoils the work until somebody is there again: frost, and wind in which scaffolds are left. */
export const createWeatherChecks =
  ({
    projects,
    weather,
    closed,
  }: {
    projects: Projects
    weather: Weather
    closed: () => readonly Closed[]
  }): CheckSource =>
  (_, today) => {
    const span = comingDays(today, closed())
    const work = projects.plannedFrom(span.from).filter(({ startDate }) => startDate <= span.to)
    const places = projects.places(work.map(({ id }) => id))
    const sites = [...places].map(([id, { latitude, longitude }]) => ({ id, latitude, longitude }))
    const days = weather.known(sites, span)
    const cold = worst(days, ({ min }) => (min === null ? undefined : -min))
    const windy = worst(days, ({ wind }) => wind ?? undefined)
    const force = windForce(windy?.value ?? 0)
    const about = { category: "weather", priority: "high", href: "/project-timeline" } as const
    const told = (text: string, day: string, value: string) =>
      filled(text, { day: toldDay(day, today), value })
    return [
      ...(cold && cold.value > 0
        ? [{ ...about, key: "timeline.frost", task: told(nl.checks.frost, cold.day, degrees(-cold.value)) }]
        : []),
      ...(windy && force > strong
        ? [{ ...about, key: "timeline.wind", task: told(nl.checks.wind, windy.day, String(force)) }]
        : []),
    ]
  }

/** Above this scaffolds are not worked on and sheets blow away. */
const strong = 6

/** The first day on which it is highest. */
function worst(days: readonly DayWeather[], of: (weather: DayWeather) => number | undefined) {
  const known = days.flatMap((weather) => {
    const value = of(weather)
    return value === undefined ? [] : [{ day: weather.day, value }]
  })
  return known.toSorted((a, b) => b.value - a.value || (a.day < b.day ? -1 : 1))[0]
}

/** Downwards, so that a little frost is no zero. */
const degrees = (celsius: number) => String(Math.floor(celsius)).replace("-", "\u2212")
