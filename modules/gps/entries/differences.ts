import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { EntryRow } from "../table.ts"
import { gps as nl } from "../worker.nl.ts"
import { momentText } from "./momentText.ts"
import type { EntryRows } from "./rows.ts"
import type { EntryChange } from "./schema.ts"

export type Differences = ReturnType<typeof createDifferences>

const fields = ["start", "end", "kind", "project", "breakMinutes", "note"] as const
type Field = (typeof fields)[number]
type Described = Record<Field, string>

/** What people changed of an entry, in words; the log keeps them as they were said then. */
export function createDifferences({
  rows,
  log,
  people,
}: {
  rows: EntryRows
  log: Log
  people: () => User[]
}) {
  return {
    described(row: EntryRow): Described {
      const { startTime, endTime, kind, projectName, breakMinutes, note } = rows.view([row])[0]!
      return {
        start: momentText(startTime),
        end: endTime === null ? "" : momentText(endTime),
        kind: nl.kind[kind],
        project: projectName,
        breakMinutes: String(breakMinutes),
        note,
      }
    },
    between: (before: Described, after: Described): Field[] =>
      fields.filter((field) => before[field] !== after[field]),
    /** The newest first. */
    of(id: number): EntryChange[] {
      const names = new Map(people().map((person) => [person.id, person.name]))
      return log
        .about("hours", id)
        .map((line) => {
          const { reason, before, after } = line.details as Details
          return {
            id: line.id,
            at: line.at,
            by: line.accountId === null ? null : (names.get(line.accountId) ?? null),
            action: line.action.slice(line.action.indexOf(".") + 1),
            reason: reason ?? "",
            changes: Object.keys(before ?? {}).map((field) => ({
              ...{ field, before: before?.[field] ?? "", after: after?.[field] ?? "" },
            })),
          }
        })
        .toReversed()
    },
  }
}

interface Details {
  reason?: string
  before?: Record<string, string>
  after?: Record<string, string>
}
