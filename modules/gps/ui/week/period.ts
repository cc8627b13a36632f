import { addDays, type Day, daysBetween, mondayOf } from "#src/shared/days.ts"
import { dayFromText, textFromDay } from "#ui/lib/day.ts"
import type { TextKey } from "#ui/lib/i18n.ts"

export const periodNames = ["shown", "thisWeek", "lastWeek", "thisMonth", "lastMonth", "own"] as const
export type PeriodName = (typeof periodNames)[number]

/** Days, both included. */
export interface Period {
  from: Day
  to: Day
}

/** What a period means today; `shown` is the week one looks at. */
export function periodOf(name: Exclude<PeriodName, "own">, today: Day, shown: Day): Period {
  const monthStart = `${today.slice(0, 7)}-01`
  const lastMonthEnd = addDays(monthStart, -1)
  return {
    shown: weekFrom(shown),
    thisWeek: weekFrom(mondayOf(today)),
    lastWeek: weekFrom(addDays(mondayOf(today), -7)),
    thisMonth: { from: monthStart, to: endOfMonth(monthStart) },
    lastMonth: { from: `${lastMonthEnd.slice(0, 7)}-01`, to: lastMonthEnd },
  }[name]
}

const weekFrom = (monday: Day): Period => ({ from: monday, to: addDays(monday, 6) })
/** The day before the next month begins, which is at most 31 days on. */
const endOfMonth = (first: Day): Day => addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)

/** What the server would refuse of a period that was typed, said before it is asked. */
export function wrongOf({ from, to }: Period): { from?: TextKey; to?: TextKey } {
  const unreal = (day: string) => dayFromText(textFromDay(day)) === undefined
  if (unreal(from) || unreal(to))
    return {
      ...(unreal(from) && { from: "gps.week.export.dayUnreal" }),
      ...(unreal(to) && { to: "gps.week.export.dayUnreal" }),
    }
  if (to < from) return { to: "gps.week.export.backwards" }
  return daysBetween(from, to) > 366 ? { to: "gps.week.export.tooLong" } : {}
}
