import { addDays, type Day } from "./days.ts"
import { isWorkingDay } from "./holidays.ts"

/** Days on which the company is closed, the first and the last included. */
export interface Closed {
  from: Day
  to: Day
  /** Without one it is the usual holiday of the company. */
  name?: string
}

/** Neither a weekend, nor a public holiday, nor one of the company's own. */
export const isOpen = (day: Day, closed: readonly Closed[]): boolean =>
  isWorkingDay(day) && !closed.some(({ from, to }) => day >= from && day <= to)

/** The day itself when it is worked on, else the first after it that is. */
export function firstOpen(day: Day, closed: readonly Closed[]): Day {
  let found = day
  while (!isOpen(found, closed)) found = addDays(found, 1)
  return found
}

/** The day on which so many days have been worked since. */
export function openDayAfter(day: Day, count: number, closed: readonly Closed[]): Day {
  let found = day
  for (let left = count; left > 0; left--) found = firstOpen(addDays(found, 1), closed)
  return found
}

/** How many days of the year that begins with this one are worked on; no more are counted than asked. */
export function openDaysFrom(first: Day, closed: readonly Closed[], most: number): number {
  let count = 0
  for (let ahead = 0; ahead < 365 && count < most; ahead++)
    if (isOpen(addDays(first, ahead), closed)) count += 1
  return count
}
