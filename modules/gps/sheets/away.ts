import type { Away, AwayFrom } from "#modules/absence/schema.ts"
import { offOn } from "#modules/absence/workDays/pattern.ts"
import type { Roster } from "#modules/absence/workDays/schema.ts"
import { absence } from "#modules/absence/worker.nl.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { type Closed, isOpen } from "#src/shared/closed.ts"
import { addDays, type Day, earlier, isWithin, later } from "#src/shared/days.ts"
import { gps } from "../worker.nl.ts"
import type { HoursRow } from "./document.ts"
import type { WhyAway } from "./schema.ts"

/** Illness that lasts is known until today and no further. */
type Ended = Away & { to: Day }

/** Why people were away on days that they would have worked, as the office may know it. */
export function createWhyAway({
  clock,
  awayFrom,
  roster,
  closed,
}: {
  clock: Clock
  awayFrom: AwayFrom
  roster: () => Roster
  closed: () => readonly Closed[]
}) {
  /** From a day on: what is asked may still be refused. */
  function known(from: Day) {
    const now = today(clock)
    const away = awayFrom(from, "program")
      .filter(({ asked }) => !asked)
      .map((one): Ended => ({ ...one, to: one.to ?? later(now, one.from) }))
    // Who is ill takes no leave that day (art. 7:637 BW).
    const illFirst = away.toSorted((a, b) => Number(b.kind === "sick") - Number(a.kind === "sick"))
    const own = Map.groupBy(illFirst, ({ person }) => person.id)
    const [worked, shut] = [roster(), closed()]
    return {
      away,
      works: (day: Day) => isOpen(day, shut),
      offOf: (id: number, day: Day) => offOn(worked.get(id) ?? [], day),
      /** What holds of somebody on a day. */
      on: (id: number, day: Day) => own.get(id)?.find((one) => isWithin(day, one)),
    }
  }

  return {
    /** By person and day; a day on which he never works is told as such. */
    from(monday: Day): (id: number, day: Day) => WhyAway | null {
      const { works, offOf, on } = known(monday)
      return (id, day) => (works(day) ? (offOf(id, day) ?? on(id, day)?.kind ?? null) : null)
    },
    /** A line for each day of leave or illness, without hours: whoever pays wages reads them beside the hours. */
    rows({ from, to, accountId }: { from: Day; to: Day; accountId?: number | undefined }): HoursRow[] {
      const { away, works, offOf, on } = known(from)
      return away
        .filter(({ person }) => accountId === undefined || person.id === accountId)
        .flatMap((one) =>
          daysOf(one, { from, to })
            .filter((day) => works(day) && !offOf(one.person.id, day) && on(one.person.id, day) === one)
            .map((day) => rowOf(one, day)),
        )
    },
  }
}

function daysOf(one: Ended, within: { from: Day; to: Day }): Day[] {
  const days: Day[] = []
  const last = earlier(one.to, within.to)
  for (let day = later(one.from, within.from); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

function rowOf({ person, kind, part }: Away, day: Day): HoursRow {
  const sick = kind === "sick"
  const why = kind === null || sick ? [] : [absence.kind[kind]]
  return {
    ...{ day, accountId: person.id, person: person.name, away: true },
    kind: gps.kind[sick ? "sick" : "leave"],
    ...{ projectId: null, projectName: "", from: "", to: "", breakMinutes: 0, minutes: 0 },
    status: absence.away,
    note: [...why, ...(part === "day" ? [] : [absence.part[part].toLowerCase()])].join(", "),
  }
}
