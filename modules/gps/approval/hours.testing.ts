import type { User } from "#modules/access/schema.ts"
import { instantAt } from "#src/shared/calendar.ts"
import type { TestApp } from "#src/testing.ts"
import { type EntryRow, timeBreaks, timeEntries } from "../table.ts"
import type { PendingEntry } from "./schema.ts"

/** The last that signed in with that role. */
export const lastOf = (app: TestApp, role: User["role"]): User =>
  app.services.access
    .list()
    .filter((account) => account.role === role && account.username !== "kantoor")
    .toSorted((a, b) => a.id - b.id)
    .at(-1)!

interface Given extends Partial<EntryRow> {
  accountId: number
  /** Dutch times, on 20 November 2026 unless told. */
  day?: string
  from?: string
  /** Null: it was forgotten. */
  to?: string | null
  pause?: [from: string, to: string]
}

/** Hours in the database, as a timer would have left them. */
export function givenHours(
  app: TestApp,
  { day = "2026-11-20", from = "08:00", to = "16:30", pause, ...rest }: Given,
): number {
  const startedAt = instantAt(day, from).toISOString()
  const { id } = app.db
    .insert(timeEntries)
    .values({
      ...{ ref: crypto.randomUUID(), kind: "work", source: "timer", startedAt, createdAt: startedAt },
      endedAt: to === null ? null : instantAt(day, to, { last: true }).toISOString(),
      forgottenAt: to === null ? instantAt(day, "23:59").toISOString() : null,
      ...rest,
    })
    .returning()
    .get()
  if (pause) {
    const [begun, over] = pause.map((time) => instantAt(day, time).toISOString())
    app.db.insert(timeBreaks).values({ entryId: id, startedAt: begun!, endedAt: over! }).run()
  }
  return id
}

export const versionOf = (app: TestApp, id: number): number =>
  app.db.$client
    .query<{ version: number }, [number]>("SELECT version FROM time_entries WHERE id = ?")
    .get(id)!.version

export interface Line {
  source_id: string
  project_id: number
  day: string
  cents: number
  quantity: number
  description: string
}
/** What stands on projects because of hours. */
export const linesOf = (app: TestApp): Line[] =>
  app.db.$client
    .query<Line, []>(
      "SELECT source_id, project_id, day, cents, quantity, description FROM costs WHERE source_kind = 'hours' ORDER BY source_id",
    )
    .all()

export const entryOf = (reply: PendingEntry[], id: number): PendingEntry | undefined =>
  reply.find((entry) => entry.id === id)
