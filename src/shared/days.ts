/** A calendar day as 'yyyy-MM-dd', without a time and so without a zone. Days compare as texts. */
export type Day = string

export const addDays = (day: Day, count: number): Day =>
  new Date(midnight(day) + count * oneDay).toISOString().slice(0, 10)
export const daysBetween = (from: Day, to: Day): number => (midnight(to) - midnight(from)) / oneDay

/** 1 is Monday, 7 is Sunday. */
export const weekday = (day: Day): number => new Date(midnight(day)).getUTCDay() || 7

export const mondayOf = (day: Day): Day => addDays(day, 1 - weekday(day))
export const weekDays = (monday: Day): Day[] => [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count))

/** The week of ISO 8601: its Thursday decides to which year it belongs. */
export function isoWeek(day: Day): number {
  const thursday = addDays(day, 4 - weekday(day))
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7)
}

/** '05-11-2026' */
export const formatDay = (day: Day): string => day.split("-").reverse().join("-")

export const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
export const later = (a: Day, b: Day): Day => (a > b ? a : b)

// Arithmetic runs in UTC, where every day has 24 hours: a local midnight may not exist or come twice.
const oneDay = 86_400_000
export const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** Whether a day lies between these, both included; without an end it goes on. */
export const isWithin = (day: Day, { from, to }: { from: Day; to: Day | null }): boolean =>
  from <= day && (to === null || day <= to)
