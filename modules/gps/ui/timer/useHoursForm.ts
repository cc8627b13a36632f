import { type FormEvent, useMemo, useRef, useState } from "react"
import { useChecked } from "#ui/lib/useChecked.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { belongsToProject } from "../../schema.ts"
import { breakOf, type HoursFaults, type HoursField, judgeHours, type TypedHours } from "./judge.ts"
import { type Outcome, outcomeOf } from "./outcome.ts"
import type { Row } from "./rows.ts"

/** What the form says once it may be sent: as both new and corrected hours are. */
export interface ReadyHours {
  kind: TypedHours["kind"]
  projectId: number | null
  day: string
  from: string
  to: string
  breakMinutes: number
  note: string
  reason: string
}

export type HoursForm = ReturnType<typeof useHoursForm>

/** `send` puts it in the outbox and answers under which key. */
export function useHoursForm({
  first,
  own,
  rows,
  send,
  done,
}: {
  first: TypedHours
  own?: Row
  rows: readonly Row[]
  send: (hours: ReadyHours) => Promise<string>
  done: (outcome: Outcome) => void
}) {
  const [typed, setTyped] = useState(first)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [sent, setSent] = useState(false)
  const sending = useRef(false)
  const faults = useMemo(() => judgeHours(typed, { rows, own, now: new Date() }), [typed, rows, own])
  const texts = { ...typed, projectId: typed.projectId === null ? "" : String(typed.projectId) }
  const checked = useChecked<HoursField, string>(texts, faults)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending.current || !checked.check()) return
    sending.current = true
    setBusy(true)
    setRefused(undefined)
    const key = await send(readyOf(typed))
    const outcome = await outcomeOf(key)
    sending.current = false
    setBusy(false)
    if (outcome.of !== "refused") {
      setSent(true)
      return done(outcome)
    }
    // It stands in the form still, so it needn't stand in the queue.
    await outbox.remove([key])
    setRefused(outcome.text)
  }

  return {
    typed,
    set: (change: Partial<TypedHours>) => setTyped((before) => ({ ...before, ...change })),
    faults: checked.shown as HoursFaults,
    leave: checked.leave,
    attempt: checked.attempt + (refused ? 1 : 0),
    refused,
    busy,
    submit,
    dirty: !sent && JSON.stringify(typed) !== JSON.stringify(first),
  }
}

function readyOf({ kind, projectId, day, from, to, breakMinutes, note, reason }: TypedHours): ReadyHours {
  return {
    ...{ kind, day, from, to, note: note.trim(), reason: reason.trim() },
    projectId: belongsToProject(kind) ? projectId : null,
    breakMinutes: breakOf(breakMinutes) ?? 0,
  }
}
