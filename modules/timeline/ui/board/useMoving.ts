import { useMemo, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { Day } from "#src/shared/days.ts"
import { ApiError } from "#ui/lib/http.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { refresh } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { Named, TimelineProject, TimelineWeek } from "../../schema.ts"
import { api } from "../api.ts"
import { planOf } from "../planning.ts"
import { affectedPaths } from "../useReplan.ts"
import { movedBy, outcomeOf, stepped, type Taken, takenUp } from "./taken.ts"
import { offerMovesBack } from "./wayBack.ts"

export type Moving = ReturnType<typeof useMoving>

/**
 * Takes work up on the board or from below it, moves it by days of work or onto another person, and saves it with what
 * goes along. `rows`: who can be chosen, in order.
 */
export function useMoving(week: TimelineWeek, rows: readonly Named[]) {
  const [taken, setTaken] = useState<Taken>()
  const [refused, setRefused] = useState<TimelineProject[]>([])
  const outcome = useMemo(() => taken && outcomeOf(taken, week), [taken, week])
  const key = useRef(newKey())
  const saving = useAction(saveMoves, { refreshes: affectedPaths })

  async function save(alone = false) {
    if (saving.busy) return
    if (!taken || !outcome) return setTaken(undefined)
    const { project } = taken
    setTaken(undefined)
    setRefused([])
    if (!outcome.changes) return
    const moved = [outcome.project, ...(alone ? [] : outcome.followers)]
    const before = moved.map(({ id }) => week.projects.find((one) => one.id === id)!)
    const after = await saving.act(moved, key.current)
    key.current = newKey()
    if (!after) return setRefused(before)
    flushSync(() => undefined)
    offerMovesBack({ before, after })
    if (taken.by === "keys") focusBar(project.id)
  }

  return {
    taken,
    outcome,
    saving: saving.busy,
    error: saving.error,
    /** Of what was refused, what a colleague did meanwhile. */
    meanwhile: refused.flatMap(({ id, version }) =>
      week.projects.filter((now) => now.id === id && now.version !== version),
    ),
    takeUp(project: TimelineProject, row: Named | null, only: Taken["only"], by: Taken["by"]) {
      // What is being saved still stands where it was: only after it can be seen what the next one meets.
      if (saving.busy) return
      saving.forget()
      setRefused([])
      setTaken(takenUp(project, { row, only, by }, week))
    },
    /** By days of work; a week is to the same day of another. */
    step: (count: number, unit: "day" | "week") =>
      setTaken((now) => now && { ...now, at: now.at && stepped(now.at, count, unit, week.closed) }),
    /** To the person above or below. */
    stepRow: (count: 1 | -1) => setTaken((now) => now && { ...now, onto: besideOf(now.onto, count, rows) }),
    /** By so many of the days that are shown, on the row of someone. What lies outside them moves by days of work. */
    by(columns: number, days: readonly Day[], onto: Named | null) {
      setTaken((now) => {
        if (!now) return now
        const at = movedBy(columns, now.from, days, week.closed)
        return now.at === at && now.onto?.id === onto?.id ? now : { ...now, at, onto }
      })
    },
    /** Onto a day and a row; without a day it is held beside the board, and letting go changes nothing. */
    over(at: Day | undefined, onto: Named | null) {
      setTaken((now) => (!now || (now.at === at && now.onto?.id === onto?.id) ? now : { ...now, at, onto }))
    },
    save,
    giveUp: () => setTaken(undefined),
  }
}

/** After the last comes the first. */
function besideOf(onto: Named | null, count: 1 | -1, rows: readonly Named[]): Named | null {
  const at = rows.findIndex(({ id }) => id === onto?.id)
  const next = at === -1 ? (count === 1 ? 0 : rows.length - 1) : (at + count + rows.length) % rows.length
  return rows[next] ?? onto
}

async function saveMoves(projects: TimelineProject[], key: string) {
  try {
    return await api.move(
      projects.map((project) => ({ id: project.id, ...planOf(project) })),
      key,
    )
  } catch (error) {
    // Somebody was first: what is there now is shown with the refusal.
    if (error instanceof ApiError && [404, 409, 422].includes(error.status)) await refresh(...affectedPaths)
    throw error
  }
}

export const focusBar = (id: number) => document.querySelector<HTMLElement>(`[data-bar="${id}"]`)?.focus()
