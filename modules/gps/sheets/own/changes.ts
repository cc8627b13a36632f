import type { Log } from "#modules/access/log.ts"
import type { Column } from "#src/documents/column.ts"
import { own } from "../nl.ts"
import { momentCell } from "./table.ts"

const nl = own.changes

type Line = ReturnType<Log["about"]>[number]

/** Lines of the log about entries, with the reason someone gave; not what a contractor was paid. */
export const changeColumns = (names: Map<number, string>): Column<Line>[] => [
  { label: nl.number, value: ({ subjectId }) => Number(subjectId) },
  { label: nl.at, value: ({ at }) => momentCell(at) },
  {
    label: nl.by,
    value: ({ accountId }) => (accountId === null ? nl.program : (names.get(accountId) ?? "")),
  },
  { label: nl.action, value: ({ action }) => nl.actions[action] ?? action },
  { label: nl.reason, value: ({ details: { reason, notes } }) => textOf(reason || notes) },
  { label: nl.before, value: ({ details }) => textOf(details.before) },
  {
    label: nl.after,
    value: ({ action, details }) => textOf(action === "hours.cut" ? cutOf(details) : details.after),
  },
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
