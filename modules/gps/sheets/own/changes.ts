import type { Log } from "#modules/access/log.ts"
import { own } from "../nl.ts"
import { type Columns, momentCell } from "./table.ts"

const nl = own.changes

type Line = ReturnType<Log["about"]>[number]

/** Lines of the log about entries, with the reason someone gave; not what a contractor was paid. */
export const changeColumns = (names: Map<number, string>): Columns<Line> => [
  [nl.number, ({ subjectId }) => Number(subjectId)],
  [nl.at, ({ at }) => momentCell(at)],
  [nl.by, ({ accountId }) => (accountId === null ? nl.program : (names.get(accountId) ?? ""))],
  [nl.action, ({ action }) => nl.actions[action] ?? action],
  [nl.reason, ({ details: { reason, notes } }) => textOf(reason || notes)],
  [nl.before, ({ details }) => textOf(details.before)],
  [nl.after, ({ action, details }) => textOf(action === "hours.cut" ? cutOf(details) : details.after)],
]

/** Between which instants it was left. */
const cutOf = ({ from, to }: Line["details"]) => ({
  start: momentCell(textOf(from) || null),
  end: momentCell(textOf(to) || null),
})

/** What the log holds of a value, readable and whole. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return ""
  if (typeof value !== "object") return String(value)
  return Object.entries(value)
    .map(([key, each]) => `${nl.fields[key] ?? key}: ${textOf(each)}`)
    .join(", ")
}
