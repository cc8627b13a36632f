import { addDays, type Day } from "#src/shared/days.ts"
import { addWorkingDays, isWorkingDay } from "#src/shared/holidays.ts"
import type { Delay } from "./schema.ts"
import { isLead } from "./stage.ts"
import type { ProjectRow } from "./view.ts"

/** What agreed extra work delays and the last day does not hold yet; halves count together as whole days. */
export function delayOf(row: ProjectRow): Delay | undefined {
  const { extraDays: whole, extraDaysHeld: held, endOn, status, archivedAt } = row
  const days = Math.ceil(whole) - Math.ceil(held)
  if (days === 0 || status === "completed" || archivedAt !== null || isLead(row)) return undefined
  return { days, endDate: endOn && moved(endOn, days), held, whole }
}

/** By so many working days, to either side. */
function moved(day: Day, days: number): Day {
  if (days > 0) return addWorkingDays(day, days)
  let next = day
  for (let left = -days; left > 0; left--) {
    next = addDays(next, -1)
    while (!isWorkingDay(next)) next = addDays(next, -1)
  }
  return next
}
