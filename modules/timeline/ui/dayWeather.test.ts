import { expect, test } from "bun:test"
import type { DayWeather, Forecast } from "../schema.ts"
import { weatherOn } from "./dayWeather.ts"

const mild: DayWeather = {
  day: "2026-11-18",
  ...{ code: 3, sky: "overcast", min: 4, max: 9, rain: 0, chance: 10, wind: 20, gusts: 30 },
}
const place = (projectIds: number[], over: Partial<DayWeather> = {}): Forecast["places"][number] => ({
  projectIds,
  days: [{ ...mild, ...over }],
})

test.each([
  [{ gusts: 59.9 }, []],
  [{ gusts: 60 }, ["wind"]],
  [{ rain: 4.9 }, []],
  [{ rain: 5 }, ["rain"]],
  [{ min: 0 }, []],
  [{ min: -0.1 }, ["frost"]],
  [{ gusts: 80, rain: 12, min: -3 }, ["wind", "rain", "frost"]],
  [{ gusts: null, rain: null, min: null }, []],
] satisfies [Partial<DayWeather>, string[]][])("%p warns a roofer of %p", (over, warnings) => {
  expect(weatherOn("2026-11-18", [1], [place([1], over)])?.warnings as string[]).toEqual(warnings)
})

test("of the places where one works that day the worst counts, and other places do not", () => {
  const places = [
    place([1], { min: 3, rain: 2, sky: "showers" }),
    place([2], { max: 12, gusts: 65 }),
    place([3], { sky: "thunder", rain: 30 }),
  ]
  expect(weatherOn("2026-11-18", [1, 2], places)).toEqual({
    ...{ sky: "showers", min: 3, max: 12, rain: 2, gusts: 65 },
    warnings: ["wind"],
  })
})

test("on a day without work all places of the week count", () => {
  expect(weatherOn("2026-11-18", [], [place([1], { rain: 7 })])).toMatchObject({ rain: 7 })
})

test("a day that the service does not look ahead to has no weather", () => {
  expect(weatherOn("2026-12-24", [1], [place([1])])).toBeUndefined()
  expect(weatherOn("2026-11-18", [1], [])).toBeUndefined()
})
