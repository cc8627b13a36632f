import * as z from "zod/mini"
import { dayOf, timeOf } from "#src/shared/calendar.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { choice, day, drawn, longText, number, text, time } from "#ui/form/kinds.tsx"
import { CorrectEntry } from "../../entries/schema.ts"
import { belongsToProject, type EntryKind } from "../../schema.ts"
import { resultOf } from "./judge.ts"
import type { Row } from "./rows.ts"

/** Whole minutes; nothing typed is none. */
const minutes: typeof number = {
  ...number,
  read(typed) {
    if (typed.trim() === "") return 0
    return /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : Number.NaN
  },
}

/** Hours typed by hand, or corrected by who worked or by the office. The reason is of a correction. */
export const hours = defineForm(
  z.partial(z.omit(CorrectEntry, { version: true }), { reason: true }),
  {
    ...{ kind: choice<EntryKind>(), projectId: drawn<number | null>(null), day, from: time, to: time },
    ...{ breakMinutes: minutes, note: longText, reason: text },
  },
  {
    id: "hours",
    toCall: ({ projectId, to, reason, ...rest }) => ({
      ...rest,
      projectId: belongsToProject(rest.kind) ? projectId : null,
      ...(to && { to }),
      ...(reason.trim() && { reason }),
    }),
  },
)

export type HoursForm = ReturnType<typeof hours.useForm>

/** What the times come to, while one types. */
export function useResult(own?: Row) {
  const [day, from, to] = [hours.useTyped("day"), hours.useTyped("from"), hours.useTyped("to")]
  return resultOf({ day, from, to, breakMinutes: minutes.read(hours.useTyped("breakMinutes")) }, own)
}

/** An entry as the form begins with it. */
export const valuesOf = ({ startTime, endTime, ...entry }: Entry) => ({
  ...{ kind: entry.kind, projectId: entry.projectId, note: entry.note },
  day: dayOf(new Date(startTime)),
  from: timeOf(new Date(startTime)),
  to: endTime ? timeOf(new Date(endTime)) : "",
})
type Entry = Pick<Row, "kind" | "projectId" | "note" | "startTime"> & { endTime?: string | null }
