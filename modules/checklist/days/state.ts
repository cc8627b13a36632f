import type { User } from "#modules/access/schema.ts"
import { today } from "#src/shared/calendar.ts"
import type { Check, CheckSource } from "#src/shared/check.ts"
import type { Clock } from "#src/shared/clock.ts"
import { type Day, daysBetween } from "#src/shared/days.ts"
import { invalid } from "#src/shared/errors.ts"
import type { Items } from "../items/service.ts"
import { categories, categoryOf, type DayItem, mostDaysLate } from "../schema.ts"
import type { KeptTicks } from "./ticks.ts"

export type DayState = ReturnType<typeof createDayState>

/** The items of a day with how each stands: what was ticked, and what the data of other modules say. */
export function createDayState({
  clock,
  items,
  ticks,
  checks,
}: {
  clock: Clock
  items: Items
  ticks: KeptTicks
  /** By the name of their module. */
  checks: Record<string, CheckSource>
}) {
  const checksOf = (me: User): Check[] => Object.values(checks).flatMap((source) => source(me, today(clock)))
  /** Whether an item comes from data, also of a day on which it no longer does. */
  const isFromData = (code: string) => Object.hasOwn(checks, code.split(".")[0]!)

  return {
    checksOf,
    isFromData,
    /** Also what data told of today until a moment ago. */
    canTick: (code: string, me: User) =>
      isFromData(code) || items.of(me.role).some((item) => item.code === code),
    /** What data say holds now, so of another day than today there is none of it. */
    itemsOf(me: User, day: Day, known: readonly Check[]): DayItem[] {
      const made = ticks.of(me.id, day)
      const tickOf = (code: string) => ({
        completed: made.get(code)?.done ?? false,
        at: made.get(code)?.at ?? null,
      })
      const listed = items.of(me.role).map(({ code: id, category, task, priority }) => ({
        ...{ id, category, task, priority, left: null, href: "" },
        ...tickOf(id),
      }))
      const told = day === today(clock) ? known.map((check) => toldItem(check, tickOf)) : []
      // What data say stands first in its category: there something is to be done.
      return categories.flatMap((category) => [...told, ...listed].filter((one) => one.category === category))
    },
    /** A day of which a list can still come in. */
    refuseFarDay(day: Day) {
      const late = daysBetween(day, today(clock))
      if (late < 0 || late > mostDaysLate) throw invalid({ date: "checklist.dayFarOff" })
    },
  }
}

const toldItem = (
  { key: id, category, task, priority, left, href }: Check,
  tickOf: (code: string) => Pick<DayItem, "completed" | "at">,
): DayItem => ({
  ...{ id, task, priority, href, left: left ?? null },
  category: categoryOf(category),
  ...(left === undefined ? tickOf(id) : { completed: left === 0, at: null }),
})
