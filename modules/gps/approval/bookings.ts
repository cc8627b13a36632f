import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Ledger } from "#modules/projects/ledger.ts"
import { clockHours } from "#src/shared/clockHours.ts"
import { filled } from "#src/shared/filled.ts"
import { sum } from "#src/shared/rounding.ts"
import type { DayMinutes } from "../entries/worked.ts"
import type { EntryRow } from "../table.ts"
import { hoursSource, priced, sourceIdOf } from "./lines.ts"
import { approval as nl } from "./nl.ts"
import type { RateOf } from "./rates.ts"

/** An entry that was approved or reopened, and its minutes. */
export interface Judged {
  row: EntryRow
  days: DayMinutes[]
}

/** What approved hours cost their project, in the ledger and in both histories. In the caller's transaction. */
export function createHoursBookings({
  ledger,
  log,
  people,
}: {
  ledger: Ledger
  log: Log
  people: () => User[]
}) {
  /** For one call: names are read once, however many hours it judges. */
  return (rateOf: RateOf) => {
    const names = new Map(people().map(({ id, name }) => [id, name]))
    const nameOf = (id: number) => names.get(id) ?? ""
    return {
      /** A line per day, at the rate of that day. */
      book({ row, days }: Judged, by: number) {
        if (row.projectId === null) return
        const rateOn = (day: string) => row.contractorCents ?? rateOf(row.accountId, day)
        const words = row.kind === "travel" ? nl.booked.travel : nl.booked.work
        const who = row.contractorName || nameOf(row.accountId)
        for (const { day, minutes, cents } of priced(days, rateOn)) {
          if (minutes === 0) continue
          if (cents === undefined) throw new Error(`No rate for the hours ${row.id} on ${day}`)
          ledger.book(
            { kind: hoursSource, id: sourceIdOf(row.id, day) },
            {
              ...{
                projectId: row.projectId,
                category: "hours",
                cents,
                quantity: minutes / 60,
                unit: nl.booked.unit,
              },
              ...{ day, description: filled(words, { person: who }), accountId: by },
            },
          )
        }
      },
      unbook({ row, days }: Judged) {
        for (const { day } of days) ledger.unbook({ kind: hoursSource, id: sourceIdOf(row.id, day) })
      },
      /** One line in the history of each project, however many of its hours were approved at once. */
      tell(action: "hoursApproved" | "hoursReopened", judged: Judged[], by: number, reason = "") {
        for (const [projectId, own] of Map.groupBy(judged, ({ row }) => row.projectId)) {
          if (projectId === null) continue
          const minutes = sum(own.flatMap(({ days }) => days.map((each) => each.minutes)))
          const names = new Set(own.map(({ row }) => row.contractorName || nameOf(row.accountId)))
          log.record(`project.${action}`, { kind: "project", id: projectId }, by, {
            ...{ time: clockHours(minutes), people: [...names].toSorted() },
            ...(reason && { reason }),
          })
        }
      },
    }
  }
}
