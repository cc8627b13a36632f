import { useState } from "react"
import { dayOf } from "#src/shared/calendar.ts"
import type { Day } from "#src/shared/days.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { useNow } from "#ui/lib/now.ts"
import { useRemembered } from "#ui/lib/remembered.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { type Progress, progressOf } from "../../progress.ts"
import { ChecklistDay, type DayItem } from "../../schema.ts"
import { api } from "../api.ts"
import { dayPath } from "../paths.ts"
import { isFinished, isTick, type TickItem, tickKind } from "../senders.ts"

const forNews = 60_000

/** `underway`: only this device knows of its tick so far. */
export type ShownItem = DayItem & { underway: boolean }

export interface ShownDay extends ChecklistDay {
  items: ShownItem[]
  progress: Progress
}

/**
 * The day as the server has it, with what was ticked here and is still to be sent. Who has it open at midnight keeps
 * the day that he was closing, until he goes to the new one himself.
 */
export function useDay() {
  const [day, setDay] = useState(() => dayOf(new Date()))
  const now = dayOf(useNow())
  const isPast = day !== now
  const key = isPast ? ([dayPath, { date: day }] as const) : dayPath
  const read = useRemembered(ChecklistDay, key, () => api.day(isPast ? day : undefined), forNews)
  const items = useOutgoing()
  // What was ticked until the device has kept it: a moment, in which the next press may come.
  const [fresh, setFresh] = useState<ReadonlyMap<string, TickItem>>(new Map())
  const ticks = items
    .filter(isTick)
    .filter(({ payload, state }) => payload.day === day && state !== "refused")
  const sending = items.filter(isFinished).findLast(({ payload }) => payload.submission.date === day)

  function shown(known: ChecklistDay): ShownDay {
    const own = known.day === day ? known : begun(known, day)
    const list = own.items.map((item): ShownItem => {
      const kept = ticks.findLast(({ payload }) => payload.item === item.id)?.payload
      const last = fresh.get(item.id) ?? kept
      if (!last) return { ...item, underway: false }
      return { ...item, completed: last.done, at: last.occurredAt, underway: true }
    })
    return { ...own, items: list, progress: progressOf(list) }
  }

  return {
    ...{ day, isPast, sending, read, shown },
    goToToday: () => setDay(now),
    /** Shown at once, kept on this device, and sent as soon as there is a way. */
    async tick({ id: item, task }: DayItem, done: boolean) {
      const made: TickItem = { day, item, task, done, occurredAt: new Date().toISOString() }
      setFresh((known) => new Map(known).set(item, made))
      await outbox.add(tickKind, made, newKey())
      setFresh((known) => new Map([...known].filter(([, one]) => one !== made)))
    },
  }
}

/** A day of which this device knows nothing yet begins with the list of the last one; what data said then is over. */
const begun = (known: ChecklistDay, day: Day): ChecklistDay => ({
  ...known,
  ...{ day, finished: null, prevented: [] },
  items: known.items
    .filter(({ left }) => left === null)
    .map((item) => ({ ...item, completed: false, at: null })),
})
