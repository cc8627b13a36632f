import type { Clock } from "#src/shared/clock.ts"
import type { DayWeather, Forecast } from "./schema.ts"
import { askService, type Place } from "./weatherService.ts"
import type { Span } from "./week.ts"

export type Weather = ReturnType<typeof createWeather>

const hour = 3600 * 1000
const freshFor = hour
const usableFor = 12 * hour
/** After a failure the service is left alone for a while, so that not every screen waits for it. */
const pause = 60 * 1000
const timeoutAfter = 8000
/** About five kilometres: one forecast serves every site in a village. */
const grid = 20
const placesPerCall = 8
const placesKept = 200

interface Site extends Place {
  id: number
}
interface Known {
  days: DayWeather[]
  fetchedAt: number
}

/** Forecasts for places, kept in memory. Without an address of a service there are none. */
export function createWeather({
  url,
  clock,
  timeout = timeoutAfter,
  report,
}: {
  url?: URL
  clock: Clock
  timeout?: number
  report: (event: string, facts: Record<string, string>) => void
}) {
  const known = new Map<string, Known>()
  const asking = new Map<string, Promise<Known | undefined>>()
  let failedAt = Number.NEGATIVE_INFINITY

  const age = ({ fetchedAt }: Known) => clock().getTime() - fetchedAt

  function keep(key: string, forecast: Known) {
    known.delete(key) // Set again at the end, so that what was fetched longest ago is dropped first.
    known.set(key, forecast)
    if (known.size > placesKept) known.delete(known.keys().next().value!)
  }

  /** Undefined when the service did not answer, or gave something that is no forecast. */
  async function fetchFor(url: URL, key: string, place: Place): Promise<Known | undefined> {
    try {
      const forecast = { days: await askService(url, place, timeout), fetchedAt: clock().getTime() }
      keep(key, forecast)
      return forecast
    } catch (error) {
      failedAt = clock().getTime()
      report("weather not reached", { error: String(error) })
      return undefined
    } finally {
      asking.delete(key)
    }
  }

  async function fresh(url: URL, key: string, place: Place): Promise<Known | undefined> {
    const earlier = known.get(key)
    if (earlier && age(earlier) < freshFor) return earlier
    if (clock().getTime() - failedAt < pause) return undefined
    const asked = asking.get(key) ?? fetchFor(url, key, place)
    asking.set(key, asked)
    return asked
  }

  function lastKnown(key: string): Known | undefined {
    const earlier = known.get(key)
    return earlier && age(earlier) < usableFor ? earlier : undefined
  }

  return {
    /** What is known of these places without waiting for the service, which is asked for the next time. */
    known(sites: readonly Site[], { from, to }: Span): DayWeather[] {
      if (!url) return []
      return placesOf(sites).flatMap(({ key, place }) => {
        void fresh(url, key, place)
        return (lastKnown(key)?.days ?? []).filter(({ day }) => from <= day && day <= to)
      })
    },
    /** For the places of these sites, the days of the span that the service looks ahead to. */
    async at(sites: readonly Site[], { from, to }: Span): Promise<Forecast> {
      if (!url) return { configured: false, reached: false, fetchedAt: null, source: null, places: [] }
      const answers = await Promise.all(
        placesOf(sites).map(async ({ key, place, projectIds }) => {
          const now = await fresh(url, key, place)
          return { projectIds, reached: now !== undefined, forecast: now ?? lastKnown(key) }
        }),
      )
      const found = answers.flatMap(({ projectIds, forecast }) =>
        forecast ? [{ projectIds, forecast }] : [],
      )
      const oldest = Math.min(...found.map(({ forecast }) => forecast.fetchedAt))
      return {
        configured: true,
        reached: answers.every(({ reached }) => reached),
        fetchedAt: found.length > 0 ? new Date(oldest).toISOString() : null,
        source: /(^|\.)open-meteo\.com$/.test(url.hostname) ? "Open-Meteo" : null,
        places: found.map(({ projectIds, forecast }) => ({
          projectIds,
          days: forecast.days.filter(({ day }) => from <= day && day <= to),
        })),
      }
    },
  }
}

/** Sites that lie close together share a place; where most sites are comes first, and counts when there are too many. */
function placesOf(sites: readonly Site[]) {
  const byPlace = Map.groupBy(sites, ({ latitude, longitude }) => `${onGrid(latitude)} ${onGrid(longitude)}`)
  return [...byPlace]
    .map(([key, own]) => ({
      key,
      place: { latitude: onGrid(own[0]!.latitude), longitude: onGrid(own[0]!.longitude) },
      projectIds: own.map(({ id }) => id),
    }))
    .toSorted((a, b) => b.projectIds.length - a.projectIds.length)
    .slice(0, placesPerCall)
}

/** Never -0, which would be another place than 0. */
const onGrid = (degrees: number) => Math.round(degrees * grid) / grid + 0
