import { useState } from "react"
import { flushSync } from "react-dom"
import { addDays, type Day } from "#src/shared/days.ts"
import { reaches } from "#src/shared/roles.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import type { Planned, TimelineProject, TimelineWeek } from "../schema.ts"
import { focusCard } from "./cardFocus.ts"
import { changes, firstDayAmong, type Move, moved, moveOf, onto, planOf } from "./planning.ts"
import { useReplan } from "./useReplan.ts"
import { useAskedPlan } from "./useWeekAddress.ts"
import { type Change, offerWayBack } from "./wayBack.ts"

type Means = "keys" | "mouse"

export type Planner = ReturnType<typeof usePlanner>

/** What one can do to the week on the screen: take a project up, move it, put it down, open it. */
export function usePlanner(week: TimelineWeek) {
  const canPlan = reaches(useSignedIn().role, "manager")
  const [move, setMove] = useState<Move & { by: Means }>()
  const [stopped, setStopped] = useState(false)
  const [savingId, setSavingId] = useState<number>()
  const [openId, setOpenId] = useState(useAskedPlan())
  const replan = useReplan()

  async function save(taken: Move, by: Means) {
    setSavingId(taken.project.id)
    const after = await replan.act(taken.project, planOf(moved(taken, week)))
    flushSync(() => setSavingId(undefined))
    const lost = by === "keys" && !land(taken, after)
    if (after) offerWayBack({ before: taken.project, after }, week, lost)
  }

  /** The focus follows the project; when it left this week, it goes to the way back. */
  function land({ project, grabbed, base, days }: Move, after: Planned | undefined) {
    const day = after ? (grabbed ? addDays(base, days) : firstDayAmong(after.project, week.days)) : grabbed
    return focusCard(project.id, day)
  }

  return {
    canPlan,
    week,
    move,
    /** A move was given up just now. */
    stopped,
    savingId,
    error: replan.error,
    takeUp(project: TimelineProject, grabbed: Day | undefined, by: Means) {
      replan.forget()
      setStopped(false)
      setMove({ ...moveOf(project, grabbed, week), by })
    },
    step: (days: number) => setMove((taken) => taken && { ...taken, days: taken.days + days }),
    /** Over a day, or over nothing: then it would stay where it is. */
    hover: (day: Day | undefined) =>
      setMove((taken) => taken && { ...taken, ...onto(taken, day ?? taken.base) }),
    putDown() {
      setMove(undefined)
      if (move && changes(move)) void save(move, move.by)
    },
    drop(project: TimelineProject, grabbed: Day | undefined, day: Day | undefined) {
      setMove(undefined)
      const taken = day && onto(moveOf(project, grabbed, week), day)
      if (taken && changes(taken)) void save(taken, "mouse")
    },
    giveUp() {
      setMove(undefined)
      setStopped(true)
    },
    opened: week.projects.find(({ id }) => id === openId),
    open(project: TimelineProject) {
      replan.forget()
      setMove(undefined)
      setOpenId(project.id)
    },
    close: () => setOpenId(undefined),
    planned(change: Change) {
      setOpenId(undefined)
      offerWayBack(change, week, false)
    },
  }
}
