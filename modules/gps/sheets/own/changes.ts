import type { Log } from "#modules/access/log.ts"
import { own } from "../nl.ts"
import { type Columns, momentText } from "./table.ts"

const nl = own.changes

type Line = ReturnType<Log["about"]>[number]

/** Lines of the log about entries, with the reason someone gave. */
export const changeColumns = (names: Map<number, string>): Columns<Line> => [
  [nl.number, ({ subjectId }) => Number(subjectId)],
  [nl.at, ({ at }) => momentText(at)],
  [nl.by, ({ accountId }) => (accountId === null ? nl.program : (names.get(accountId) ?? ""))],
  [nl.action, ({ action }) => nl.actions[action] ?? action],
  [nl.reason, ({ details }) => textOf(details.reason)],
  [nl.before, ({ details }) => textOf(details.before)],
  [nl.after, ({ details }) => textOf(details.after)],
  [nl.details, ({ details: { reason: _, before: __, after: ___, ...others } }) => textOf(others)],
]

/** What the log holds of a value, readable and whole. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return ""
  if (typeof value !== "object") return String(value)
  return Object.entries(value)
    .map(([key, each]) => `${key}: ${textOf(each)}`)
    .join(", ")
}
