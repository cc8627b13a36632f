import type { Sender } from "#src/documents/sender.ts"
import type { Thread } from "#src/jobs/thread.ts"
import type { Day } from "#src/shared/days.ts"

/** What lies of an entry on one day, in words ready for a sheet. Clock times as '07:30', empty where not known. */
export interface HoursRow {
  day: Day
  accountId: number
  person: string
  kind: string
  projectId: number | null
  projectName: string
  from: string
  to: string
  breakMinutes: number
  minutes: number
  status: string
  note: string
  /** A day of leave or illness, which is no hours. */
  away?: true
}

/** Hours of a period, without a rate or an amount. */
export interface HoursDocument {
  company: Sender
  from: Day
  to: Day
  /** Of whom or of what, when it isn't all. */
  about: string
  rows: HoursRow[]
}

/** Its rows as JSON, some at a time: to hand over fifty thousand objects at once takes a tenth of a second. */
export interface HandedOver extends Omit<HoursDocument, "rows"> {
  rows: string[]
}

export type MakeHoursSheet = Thread<HandedOver, Uint8Array>
