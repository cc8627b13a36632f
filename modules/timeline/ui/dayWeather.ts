import type { Day } from "#src/shared/days.ts"
import { type DayWeather, type Forecast, type Sky, skies } from "../schema.ts"

/** From here on a roofer thinks twice. */
export const roofLimits = { gusts: 60, rain: 5 } as const

export type RoofWarning = "wind" | "rain" | "frost"

export interface SiteWeather {
  sky: Sky | null
  min: number | null
  max: number | null
  rain: number | null
  gusts: number | null
  warnings: RoofWarning[]
}

/**
 * The worst weather of the places where one works that day; on a day without work, of all places of the week.
 * Undefined for a day that the service does not look ahead to.
 */
export function weatherOn(
  day: Day,
  projectIds: readonly number[],
  places: Forecast["places"],
): SiteWeather | undefined {
  const working = places.filter((place) => place.projectIds.some((id) => projectIds.includes(id)))
  const found = (working.length > 0 ? working : places).flatMap(({ days }) =>
    days.filter((weather) => weather.day === day),
  )
  if (found.length === 0) return undefined
  const worst = {
    sky: worstSky(found),
    min: extreme(found, "min", Math.min),
    max: extreme(found, "max", Math.max),
    rain: extreme(found, "rain", Math.max),
    gusts: extreme(found, "gusts", Math.max),
  }
  return { ...worst, warnings: warningsOf(worst) }
}

function worstSky(found: DayWeather[]): Sky | null {
  const ranks = found.flatMap(({ sky }) => (sky ? [skies.indexOf(sky)] : []))
  return skies[Math.max(...ranks)] ?? null
}

function extreme(
  found: DayWeather[],
  field: "min" | "max" | "rain" | "gusts",
  choose: (...values: number[]) => number,
): number | null {
  const values = found.flatMap((weather) => weather[field] ?? [])
  return values.length > 0 ? choose(...values) : null
}

function warningsOf({ min, rain, gusts }: Pick<SiteWeather, "min" | "rain" | "gusts">): RoofWarning[] {
  const warnings: RoofWarning[] = []
  if (gusts !== null && gusts >= roofLimits.gusts) warnings.push("wind")
  if (rain !== null && rain >= roofLimits.rain) warnings.push("rain")
  if (min !== null && min < 0) warnings.push("frost")
  return warnings
}
