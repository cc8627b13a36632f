import { useMemo, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { firstOpen, openDayAfter } from "#src/shared/closed.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { ApiError } from "#ui/lib/http.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { refresh } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { Named, TimelineProject, TimelineWeek } from "../../schema.ts"
import { beginningOn, endingOn, followersOf, openDayBefore } from "../../shift.ts"
import { spanOf } from "../../week.ts"
import { api } from "../api.ts"
import { type Clash, clashesOf, planOf } from "../planning.ts"
import { affectedPaths } from "../useReplan.ts"
import { offerMovesBack } from "./wayBack.ts"

export type Moving = ReturnType<typeof useMoving>

/** What was taken up, and where it would come to stand. */
interface Taken {
  project: TimelineProject
  /** On whose row it was taken up; null: on nobody's. */
  row: Named | null
  /** Where it begins now, or where it ends when only that is moved. */
  at: Day
  /** Where that was when it was taken up. */
  from: Day
  only: "start" | "end"
  /** On whose row it would come; only where it can be another. */
  onto: Named | null
  by: "keys" | "mouse"
}

/** What putting it down would bring. */
export interface Outcome {
  project: TimelineProject
  followers: TimelineProject[]
  clashes: Clash[]
  changes: boolean
}

/** Takes work up on the board, moves it by days of work or onto another person, and saves it with what goes along. */
export function useMoving(week: TimelineWeek) {
  const [taken, setTaken] = useState<Taken>()
  const closed = useMemo(() => week.closed, [week])
  const outcome = useMemo(() => taken && outcomeOf(taken, week), [taken, week])
  const key = useRef(newKey())
  const saving = useAction(saveMoves, { refreshes: affectedPaths })

  async function save(alone = false) {
    if (!taken || !outcome) return
    const { project } = taken
    setTaken(undefined)
    if (!outcome.changes) return
    const moved = [outcome.project, ...(alone ? [] : outcome.followers)]
    const before = moved.map(({ id }) => week.projects.find((one) => one.id === id)!)
    const after = await saving.act(moved, key.current)
    key.current = newKey()
    if (!after) return
    flushSync(() => undefined)
    offerMovesBack({ before, after })
    if (taken.by === "keys") focusBar(project.id)
  }

  return {
    taken,
    outcome,
    saving: saving.busy,
    error: saving.error,
    forget: saving.forget,
    takeUp(project: TimelineProject, row: Named | null, only: Taken["only"], by: Taken["by"]) {
      const span = spanOf(project)
      const at = only === "end" ? span!.to : (span?.from ?? firstOpen(week.today, closed))
      setTaken({ project, row, from: at, at, only, onto: row, by })
    },
    /** By days of work; a week is to the same day of another. */
    step: (count: number, unit: "day" | "week") =>
      setTaken((now) => now && { ...now, at: stepped(now.at, count, unit, closed) }),
    /** By so many of the days that are shown, on the row of someone. What lies outside them moves by days of work. */
    by(columns: number, days: readonly Day[], onto: Named | null) {
      setTaken((now) => {
        if (!now) return now
        const at = movedBy(columns, now.from, days, closed)
        return now.at === at && now.onto?.id === onto?.id ? now : { ...now, at, onto }
      })
    },
    save,
    giveUp: () => setTaken(undefined),
  }
}

function stepped(at: Day, count: number, unit: "day" | "week", closed: TimelineWeek["closed"]): Day {
  if (unit === "week") return firstOpen(addDays(at, 7 * count), closed)
  return count > 0 ? openDayAfter(at, count, closed) : openDayBefore(at, closed)
}

function movedBy(columns: number, from: Day, days: readonly Day[], closed: TimelineWeek["closed"]): Day {
  const column = days.indexOf(from)
  if (columns === 0) return from
  if (column >= 0) return days[Math.min(Math.max(column + columns, 0), days.length - 1)]!
  let at = from
  for (let left = Math.abs(columns); left > 0; left--) at = stepped(at, Math.sign(columns), "day", closed)
  return at
}

function outcomeOf({ project, row, at, only, onto }: Taken, week: TimelineWeek): Outcome {
  const moved = only === "end" ? endingOn(project, at) : beginningOn(project, at, week.closed)
  const after = { ...moved, team: teamOf(project.team, row, onto) }
  const followers = followersOf(project, after, week.projects, week.closed)
  const then = week.projects.map((one) => followers.find(({ id }) => id === one.id) ?? one)
  return {
    project: after,
    followers,
    clashes: clashesOf(after, { ...week, projects: then }),
    changes: JSON.stringify(planOf(after)) !== JSON.stringify(planOf(project)),
  }
}

/** From one row to another it changes hands; who has it already keeps it once. */
function teamOf(team: Named[], row: Named | null, onto: Named | null): Named[] {
  if (!onto || onto.id === row?.id) return team
  const others = team.filter(({ id }) => id !== row?.id && id !== onto.id)
  return [...others, onto]
}

async function saveMoves(projects: TimelineProject[], key: string) {
  try {
    return await api.move(
      projects.map((project) => ({ id: project.id, ...planOf(project) })),
      key,
    )
  } catch (error) {
    // Somebody was first: what is there now is shown with the refusal.
    if (error instanceof ApiError && [404, 409].includes(error.status)) await refresh(...affectedPaths)
    throw error
  }
}

export const barName = (id: number) => `bar-${id}`
export const focusBar = (id: number) => document.querySelector<HTMLElement>(`[data-bar="${id}"]`)?.focus()
