import type { Day } from "#src/shared/days.ts"

/** '2026-Q3' */
export const quarterOf = (day: Day): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** '2026-Q3' as its year and number, to say it in words. */
export function quarterParts(quarter: string): { year: string; number: string } {
  const [year = "", number = ""] = quarter.split("-Q")
  return { year, number }
}

/** The first and last day of '2026-Q3' or '2026'; without a period every day there is. */
export function daysOf(period: string | undefined): { first: Day; last: Day } {
  if (!period) return { first: "0000-01-01", last: "9999-12-31" }
  const [year, quarter] = period.split("-Q")
  if (!quarter) return { first: `${year}-01-01`, last: `${year}-12-31` }
  const lastMonth = Number(quarter) * 3
  // Months 3 and 12 have 31 days, 6 and 9 have 30.
  const lastDay = lastMonth === 6 || lastMonth === 9 ? 30 : 31
  return { first: `${year}-${month(lastMonth - 2)}-01`, last: `${year}-${month(lastMonth)}-${lastDay}` }
}

const month = (number: number) => String(number).padStart(2, "0")
