import { useState } from "react"
import { useTranslation } from "react-i18next"
import { dayFromText } from "#ui/lib/day.ts"
import { formatTime } from "#ui/lib/format.ts"
import { timeFromText } from "#ui/lib/time.ts"
import { useChecked } from "#ui/lib/useChecked.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import type { EntryKind } from "../../schema.ts"
import { dayBegun } from "./groups.ts"
import { useCorrect } from "./hooks.ts"

const names = ["kind", "projectId", "day", "from", "to", "breakMinutes", "note", "reason"] as const
type Field = (typeof names)[number]
type Typed = Record<Field, string>

/** All of an entry as the office may correct it, with the reason that stays in its history. */
export function useCorrectForm(entry: PendingEntry, close: () => void) {
  const { t } = useTranslation()
  const correct = useCorrect()
  const [typed, setTyped] = useState<Typed>(() => asTyped(entry))
  const inProject = typed.kind === "work" || typed.kind === "travel"
  const open = entry.endTime === undefined && typed.to.trim() === ""
  const wrong = (name: "day" | "time" | "break" | "reason") => t(`gps.approvalScreen.fix.wrong.${name}`)
  const day = dayOfTyped(typed.day)
  const faults: Partial<Record<Field, string>> = {
    ...(!day && { day: wrong("day") }),
    ...(!timeFromText(typed.from) && { from: wrong("time") }),
    ...(!open && !timeFromText(typed.to) && { to: wrong("time") }),
    ...(!/^\d{1,4}$/.test(typed.breakMinutes.trim()) && { breakMinutes: wrong("break") }),
    ...(typed.reason.trim().length < leastReason && { reason: wrong("reason") }),
  }
  const checked = useChecked(typed, faults)

  async function submit() {
    if (!checked.check()) return
    const { kind, projectId, note, reason, breakMinutes } = typed
    const done = await correct.act(entry.id, {
      ...{ kind: kind as EntryKind, day: day!, note, reason, version: entry.version },
      projectId: inProject && projectId !== "" ? Number(projectId) : null,
      from: timeFromText(typed.from)!,
      ...(!open && { to: timeFromText(typed.to)! }),
      breakMinutes: Number(breakMinutes),
    })
    if (done) close()
  }

  return {
    typed,
    change(part: Partial<Typed>) {
      correct.forget()
      setTyped((before) => ({ ...before, ...part }))
    },
    leave: checked.leave,
    sentences: { ...checked.shown, ...correct.fields } as Partial<Record<Field, string>>,
    attempt: checked.attempt + (correct.error ? 1 : 0),
    ...{ inProject, submit, busy: correct.busy, error: correct.error },
  }
}

const leastReason = 3

const asTyped = (entry: PendingEntry): Typed => ({
  kind: entry.kind,
  projectId: entry.projectId === null ? "" : String(entry.projectId),
  day: dayBegun(entry),
  from: formatTime(entry.startTime),
  to: entry.endTime === undefined ? "" : formatTime(entry.endTime),
  breakMinutes: String(entry.breakMinutes),
  note: entry.note,
  reason: "",
})

const dayOfTyped = (typed: string) => (/^\d{4}-\d\d-\d\d$/.test(typed) ? typed : dayFromText(typed))
