import { later } from "#modules/absence/leaveDays.ts"
import type { Away, AwayFrom } from "#modules/absence/schema.ts"
import { offOn } from "#modules/absence/workDays/pattern.ts"
import type { Roster } from "#modules/absence/workDays/schema.ts"
import { addDays, type Day, isWithin } from "#src/shared/days.ts"
import { isWorkingDay } from "#src/shared/holidays.ts"
import { gps } from "../worker.nl.ts"
import type { HoursRow } from "./document.ts"
import { awayKinds, awayParts, awayStatus } from "./nl.ts"
import type { WhyAway } from "./schema.ts"

/** Why people were away on days that they would have worked, as the office may know it. */
export function createWhyAway({ awayFrom, roster }: { awayFrom: AwayFrom; roster: () => Roster }) {
  /** From a day on: what is asked may still be refused. */
  function known(from: Day) {
    const away = awayFrom(from, "program").filter(({ asked }) => !asked)
    const worked = roster()
    const offOf = (id: number, day: Day) => offOn(worked.get(id) ?? [], day)
    return { away, offOf }
  }

  return {
    /** By person and day; a day on which he never works is told as such. */
    from(monday: Day): (id: number, day: Day) => WhyAway | null {
      const { away, offOf } = known(monday)
      return (id, day) =>
        isWorkingDay(day)
          ? (offOf(id, day) ?? away.find((one) => one.person.id === id && isWithin(day, one))?.kind ?? null)
          : null
    },
    /** A line for each day of leave or illness, without hours: whoever pays wages reads them beside the hours. */
    rows({ from, to, accountId }: { from: Day; to: Day; accountId?: number | undefined }): HoursRow[] {
      const { away, offOf } = known(from)
      return away
        .filter(({ person }) => accountId === undefined || person.id === accountId)
        .flatMap((one) =>
          daysOf(one, { from, to })
            .filter((day) => isWorkingDay(day) && !offOf(one.person.id, day))
            .map((day) => rowOf(one, day)),
        )
    },
  }
}

function daysOf(one: Away, within: { from: Day; to: Day }): Day[] {
  const days: Day[] = []
  const last = one.to !== null && one.to < within.to ? one.to : within.to
  for (let day = later(one.from, within.from); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

function rowOf({ person, kind, part }: Away, day: Day): HoursRow {
  const sick = kind === "sick"
  const why = kind === null || sick ? [] : [awayKinds[kind]]
  return {
    ...{ day, accountId: person.id, person: person.name, away: true },
    kind: gps.kind[sick ? "sick" : "leave"],
    ...{ projectId: null, projectName: "", from: "", to: "", breakMinutes: 0, minutes: 0 },
    status: awayStatus,
    note: [...why, ...(part === "day" ? [] : [awayParts[part]])].join(", "),
  }
}
