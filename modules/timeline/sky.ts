import type { Sky } from "./schema.ts"

/** The codes of the WMO (table 4677) that forecasts use, from the least to the worst of each sky. */
const codes: Record<Sky, readonly number[]> = {
  clear: [0],
  fair: [1],
  cloudy: [2],
  overcast: [3],
  fog: [45, 48],
  drizzle: [51, 53, 55],
  rain: [61, 63],
  heavyRain: [65],
  showers: [80, 81, 82],
  sleet: [56, 57, 66, 67],
  snow: [71, 73, 75, 77, 85, 86],
  thunder: [95, 96, 99],
}
const byCode = new Map(Object.entries(codes).flatMap(([sky, own]) => own.map((code) => [code, sky as Sky])))

export const skyOf = (code: number | null): Sky | null => (code === null ? null : (byCode.get(code) ?? null))
