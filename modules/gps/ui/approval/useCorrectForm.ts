import { useState } from "react"
import { timeOf } from "#src/shared/calendar.ts"
import { useNow } from "#ui/lib/now.ts"
import { useChecked } from "#ui/lib/useChecked.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { belongsToProject } from "../../schema.ts"
import { breakOf, type HoursFaults, type HoursField, judgeHours, type TypedHours } from "../timer/judge.ts"
import { dayBegun } from "./groups.ts"
import { useCorrect } from "./hooks.ts"

/** All of an entry as the office may correct it, by the rules of who corrects his own. It asks the server at once. */
export function useCorrectForm(entry: PendingEntry, close: () => void) {
  const now = useNow()
  const correct = useCorrect()
  const [typed, setTyped] = useState(() => asTyped(entry))
  // Whether it overlaps other hours of that person the server knows.
  const faults = judgeHours(typed, { rows: [], own: { status: "completed", ref: "" }, now })
  const texts = { ...typed, projectId: String(typed.projectId ?? "") }
  const checked = useChecked<HoursField, string>(texts, faults)

  async function submit() {
    if (!checked.check()) return
    const { kind, projectId, breakMinutes, ...rest } = typed
    const done = await correct.act(entry.id, {
      ...{ kind, ...rest, version: entry.version },
      projectId: belongsToProject(kind) ? projectId : null,
      breakMinutes: breakOf(breakMinutes) ?? 0,
    })
    if (done) close()
  }

  return {
    typed,
    change(part: Partial<TypedHours>) {
      correct.forget()
      setTyped((before) => ({ ...before, ...part }))
    },
    leave: checked.leave,
    sentences: { ...checked.shown, ...correct.fields } as HoursFaults,
    attempt: checked.attempt + (correct.error ? 1 : 0),
    ...{ submit, busy: correct.busy, error: correct.error },
  }
}

const asTyped = (entry: PendingEntry): TypedHours => ({
  ...{ kind: entry.kind, projectId: entry.projectId, day: dayBegun(entry), note: entry.note, reason: "" },
  from: timeOf(new Date(entry.startTime)),
  to: entry.endTime === undefined ? "" : timeOf(new Date(entry.endTime)),
  breakMinutes: String(entry.breakMinutes),
})
