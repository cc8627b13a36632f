import { dayOf } from "#src/shared/calendar.ts"
import { clockHours } from "#src/shared/clockHours.ts"
import type { HistoryEntry } from "../../schema.ts"

/** A line of what happened last: an entry, or approvals of one day after each other as one. */
export interface LastEvent extends HistoryEntry {
  times: number
}

/** The newest of them, with the approvals that one person gave on one day as one line of all their hours. */
export function lastEvents(entries: readonly HistoryEntry[], most: number): LastEvent[] {
  const events: LastEvent[] = []
  for (const entry of entries) {
    const before = events.at(-1)
    if (before && isOneWith(before, entry)) events[events.length - 1] = together(before, entry)
    else if (events.length === most) break
    else events.push({ ...entry, times: 1 })
  }
  return events
}

function isOneWith(newer: HistoryEntry, older: HistoryEntry): boolean {
  const approvals = [newer, older].every(({ action }) => action === "hoursApproved")
  return approvals && newer.by === older.by && dayIn(newer) === dayIn(older)
}

const dayIn = ({ at }: HistoryEntry) => dayOf(new Date(at))

function together(newer: LastEvent, older: HistoryEntry): LastEvent {
  const people = [...new Set([...peopleIn(newer), ...peopleIn(older)])]
  const time = clockHours(minutesIn(newer) + minutesIn(older))
  return { ...newer, times: newer.times + 1, details: { ...newer.details, time, people } }
}

const peopleIn = ({ details }: HistoryEntry) => (Array.isArray(details.people) ? details.people : [])

/** Of '16:51'. */
function minutesIn({ details }: HistoryEntry): number {
  const [hours = 0, minutes = 0] = String(details.time).split(":").map(Number)
  return hours * 60 + minutes
}
