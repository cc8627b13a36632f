import * as z from "zod/mini"
import { askJson } from "#src/http/askJson.ts"
import type { DayWeather } from "./schema.ts"
import { skyOf } from "./sky.ts"

export interface Place {
  latitude: number
  longitude: number
}

const daysAhead = 14

const measured = (least: number, most: number) =>
  z.array(z.nullable(z.number().check(z.gte(least), z.lte(most)))).check(z.maxLength(daysAhead + 2))

/** What we ask for, in the words of Open-Meteo, and what is believable. */
const daily = {
  weather_code: measured(0, 99),
  temperature_2m_max: measured(-60, 60),
  temperature_2m_min: measured(-60, 60),
  precipitation_sum: measured(0, 1000),
  precipitation_probability_max: measured(0, 100),
  wind_speed_10m_max: measured(0, 400),
  wind_gusts_10m_max: measured(0, 400),
}
const Reply = z.object({
  daily: z.object({ time: z.array(z.iso.date()).check(z.maxLength(daysAhead + 2)), ...daily }),
})

/** Asks a service in the form of Open-Meteo. Throws when it does not answer in time, or not with a forecast. */
export async function askService(url: URL, place: Place, timeout: number): Promise<DayWeather[]> {
  return daysOf(Reply.parse(await askJson(addressFor(url, place), timeout)))
}

function addressFor(url: URL, { latitude, longitude }: Place): URL {
  const address = new URL(url)
  const asked = {
    latitude: latitude.toFixed(2),
    longitude: longitude.toFixed(2),
    daily: Object.keys(daily).join(","),
    timezone: "Europe/Amsterdam",
    forecast_days: String(daysAhead),
  }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  return address
}

function daysOf({ daily }: z.infer<typeof Reply>): DayWeather[] {
  return daily.time.map((day, index) => {
    const code = daily.weather_code[index] ?? null
    return {
      day,
      code,
      sky: skyOf(code),
      min: daily.temperature_2m_min[index] ?? null,
      max: daily.temperature_2m_max[index] ?? null,
      rain: daily.precipitation_sum[index] ?? null,
      chance: daily.precipitation_probability_max[index] ?? null,
      wind: daily.wind_speed_10m_max[index] ?? null,
      gusts: daily.wind_gusts_10m_max[index] ?? null,
    }
  })
}
